import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build } from 'rolldown'
import { inject } from 'vitest'
// @ts-expect-error: a script of the build, which has no types
import { actionBundle as shippedAction } from '../scripts/action-bundle.js'
// @ts-expect-error: a script of the build, which has no types
import { buildExecutable } from '../scripts/executable.js'
// @ts-expect-error: a script of the build, which has no types
import { buildPage } from '../scripts/page.js'
// @ts-expect-error: a script of the build, which has no types
import { writeRulePages } from '../scripts/rule-pages.js'
import { nodeRelease } from './node-release.js'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The command line, bundled as scripts/build.js does it, but not minified. @returns the program */
export const cliBundle = async (): Promise<string> =>
  join(
    await bundled('cli', {
      input: { start: join(root, 'src/command-line/start.ts') },
      transform: { define: { VERSION: '"1.2.3"', PROGRAM: '"cli.cjs"' }, target: 'node20' },
      output: {
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name].cjs',
      },
    }),
    'cli.cjs',
  )

/**
 * The command line as the one file that scripts/executable.js makes of it, with the Node that the release takes.
 * @returns the program; undefined where that Node cannot be had
 */
export async function executable(): Promise<string | undefined> {
  const node = nodeRelease(24, 'the executable is NOT TRIED')
  if (node === undefined) return undefined
  const main = await cliBundle()
  const made = await madeOnce('executable', (folder) =>
    buildExecutable(join(folder, 'httpd-upgrade'), {
      node,
      dist: dirname(main),
      start: 'start.cjs',
      program: basename(main),
    }),
  )
  return join(made, 'httpd-upgrade')
}

/** The Action, byte for byte as scripts/build.js bundles it, but for the version. @returns the program */
export const actionBundle = async (): Promise<string> =>
  join(await madeOnce('main', (folder) => bundle(shippedAction(folder, '0.0.0'), folder)), 'main.js')

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
const bundled = (name: string, options: BundleOptions): Promise<string> =>
  madeOnce(name, (folder) =>
    bundle(
      {
        ...options,
        input: { [name]: join(root, `src/${name}.ts`), ...options.input },
        platform: 'node',
        output: { ...options.output, dir: folder },
      },
      folder,
    ),
  )

async function bundle(options: BuildOptions, folder: string): Promise<void> {
  await build({ ...options, logLevel: 'silent' })
  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }\n')
}

interface BundleOptions extends Pick<BuildOptions, 'plugins' | 'transform'> {
  readonly input?: Readonly<Record<string, string>>
  readonly output: object
}

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
