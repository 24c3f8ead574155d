import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build } from 'rolldown'
import { inject } from 'vitest'
// @ts-expect-error: a script of the build, which has no types
import { buildPage } from '../scripts/page.js'
// @ts-expect-error: a script of the build, which has no types
import { writeRulePages } from '../scripts/rule-pages.js'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The command line, bundled as scripts/build.js does it. @returns the program */
export const cliBundle = async (): Promise<string> =>
  join(
    await bundled('cli', {
      transform: { define: { VERSION: '"1.2.3"' }, target: 'node20' },
      output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name].cjs' },
    }),
    'cli.cjs',
  )

/** The Action, bundled as scripts/build.js does it. @returns the program */
export const actionBundle = async (): Promise<string> =>
  join(
    await bundled('main', {
      transform: { define: { VERSION: '"0.0.0"' }, target: 'node20' },
      output: { format: 'cjs', entryFileNames: '[name].js', chunkFileNames: 'main-[name].js', minify: 'dce-only' },
    }),
    'main.js',
  )

/** The page to try it on with the rules' pages, as scripts/site.js builds them. @returns the folder */
export const pageBundle = (): Promise<string> =>
  madeOnce('page', async (folder) => {
    await buildPage(folder)
    writeRulePages(folder)
  })

/**
 * Bundled from the source as it is now, so that a stale dist/ cannot pass for it: once a run, by the first test that asks.
 * @returns the folder, which is the same for all
 */
const bundled = (name: string, options: Pick<BuildOptions, 'transform'> & { output: object }): Promise<string> =>
  madeOnce(name, async (folder) => {
    await build({
      ...options,
      input: { [name]: join(root, `src/${name}.ts`) },
      platform: 'node',
      output: { ...options.output, dir: folder },
      logLevel: 'silent',
    })
    writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }\n')
  })

async function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(inject('bundles'), name)
  if (existsSync(folder)) return folder
  // Beside it first: another process that asks sees all of it or nothing.
  const building = mkdtempSync(`${folder}-`)
  await make(building)
  chmodSync(building, 0o755)
  try {
    renameSync(building, folder)
  } catch {
    // The other was quicker.
    rmSync(building, { recursive: true, force: true })
  }
  return folder
}
