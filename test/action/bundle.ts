import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The Action bundled as scripts/build.js does it, into a folder of its own, so that a stale dist/ tests nothing. */
export async function bundleAction(): Promise<{ readonly main: string; readonly remove: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'action-'))
  await build({
    input: { main: join(root, 'src/main.ts') },
    platform: 'node',
    logLevel: 'silent',
    transform: { define: { VERSION: '"0.0.0"' }, target: 'node20' },
    output: { dir, format: 'cjs', entryFileNames: '[name].js', chunkFileNames: 'main-[name].js', minify: 'dce-only' },
  })
  await writeFile(join(dir, 'package.json'), '{ "type": "commonjs" }\n')
  return { main: join(dir, 'main.js'), remove: () => rm(dir, { recursive: true, force: true }) }
}
