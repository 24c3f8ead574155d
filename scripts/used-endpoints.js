import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const table = /plugin-rest-endpoint-methods.dist-src.generated.endpoints\.js$/

/**
 * A plugin for the Action's bundle. Octokit's table has every endpoint of GitHub, over a thousand. This keeps the endpoints
 * that share their name with a property in the source, such as `update` in `pulls.update(…)`.
 * @param {string} source the folder with the calls
 */
export const usedEndpoints = (source) => ({
  name: 'used-endpoints',
  async transform(_, id) {
    if (!table.test(id)) return undefined
    /** @type {{ default: Record<string, Record<string, unknown>> }} */
    const { default: scopes } = await import(pathToFileURL(id).href)
    const names = propertyNames(source)
    const used = Object.entries(scopes).map(([scope, endpoints]) => [
      scope,
      Object.fromEntries(Object.entries(endpoints).filter(([name]) => names.has(name))),
    ])
    return { code: `export default ${JSON.stringify(Object.fromEntries(used))}`, map: null }
  },
})

/** @param {string} folder @returns {Set<string>} every name that follows a dot in its TypeScript files */
function propertyNames(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'))
  return new Set(texts.flatMap((text) => text.match(/(?<=\.)\w+/g) ?? []))
}
