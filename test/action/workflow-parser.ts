import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { folder } from '../folder.js'

type Parser = typeof import('@actions/workflow-parser') &
  typeof import('@actions/workflow-parser/actions/action-parser')

/** GitHub's own parser of workflows and actions. It imports JSON in a way that Node does not take, so it is bundled first. */
export async function workflowParser(): Promise<Parser> {
  const dir = folder()
  const names = ['@actions/workflow-parser', '@actions/workflow-parser/actions/action-parser']
  await build({
    input: 'parser',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'parser',
        resolveId: (id) => (id === 'parser' ? `${fileURLToPath(new URL('parser.mjs', import.meta.url))}` : undefined),
        load: (id) =>
          id.endsWith('/parser.mjs') ? names.map((name) => `export * from '${name}'`).join('\n') : undefined,
      },
    ],
    output: { dir, format: 'esm', entryFileNames: 'parser.mjs', codeSplitting: false },
  })
  return (await import(pathToFileURL(join(dir, 'parser.mjs')).href)) as Parser
}
