import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build } from 'rolldown'
import { inject } from 'vitest'

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

/**
 * Bundled from the source as it is now, so that a stale dist/ cannot pass for it: once a run, by the first test that asks.
 * @returns the folder, which is the same for all
 */
async function bundled(name: string, options: Pick<BuildOptions, 'transform'> & { output: object }): Promise<string> {
  const folder = join(inject('bundles'), name)
  if (existsSync(folder)) return folder
  // Beside it first: another process that asks sees all of it or nothing.
  const building = mkdtempSync(`${folder}-`)
  chmodSync(building, 0o755)
  await build({
    ...options,
    input: { [name]: join(root, `src/${name}.ts`) },
    platform: 'node',
    output: { ...options.output, dir: building },
    logLevel: 'silent',
  })
  writeFileSync(join(building, 'package.json'), '{ "type": "commonjs" }\n')
  try {
    renameSync(building, folder)
  } catch {
    // The other was quicker.
    rmSync(building, { recursive: true, force: true })
  }
  return folder
}
