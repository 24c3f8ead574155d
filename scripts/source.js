// For what is made from the source: all that files of src/ export, without a build of dist/.
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * @param {readonly string[]} names files, told from src/ without their extension
 * @returns {Promise<Record<string, any>>} what they export, together
 */
export async function fromSource(names) {
  const source = names.map((name) => `export * from './src/${name}.ts'`).join('\n')
  const entry = {
    name: 'entry',
    resolveId: (id) => (id === 'parts' ? `${root}parts.js` : undefined),
    load: (id) => (id === `${root}parts.js` ? source : undefined),
  }
  const bundle = await rolldown({ input: 'parts', platform: 'node', plugins: [entry] })
  const { output } = await bundle.generate({ format: 'esm' })
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`)
}
