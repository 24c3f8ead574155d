import { readdirSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

const entry = '\0access'
const late = '\0late:'

/**
 * Whether a file, told from the project's folder, is loaded late. Which lines are about access is asked of every
 * configuration.
 */
export const isLate = (path) => /^src.(migrate.)?access[\\/]/.test(path) && !path.endsWith('access-lines.ts')

/** Whether it is loaded before: the rules, which ask what decides access. */
export const isEarly = (path) => /^src.migrate[\\/]/.test(path) && !isLate(path)

/**
 * A plugin for the command line's bundle. What decides access is a third of the program, and a configuration that says nothing
 * of access needs none of it: it is a file of its own, `cli-access.js`, which is read when one of its functions is called for
 * the first time. The rules know nothing of that, but that they import only functions from there
 * (test/scripts/loaded-late.test.ts).
 * @param root the project's folder; those above it may have any names
 */
export function loadedLate(root) {
  const folders = [`${root}src/access/`, `${root}src/migrate/access/`]
  const own = (path) => relative(root, path)
  return {
    /** The file, for the bundle's `input`. */
    input: { 'cli-access': entry },
    plugin: {
      name: 'loaded-late',
      resolveId(source, importer, { kind }) {
        if (source === entry) return entry
        if (source === './cli-access.js') return { id: source, external: true }
        const path = resolve(dirname(importer ?? ''), source).replace(/\.js$/, '.ts')
        if (!isLate(own(path))) return undefined
        if (kind === 'dynamic-import') return entry
        return isEarly(own(importer)) ? `${late}${path}` : undefined
      },
      async load(id) {
        if (id === entry)
          return filesIn(folders)
            .filter((path) => isLate(own(path)))
            .map((path) => `export * from ${JSON.stringify(path)}\n`)
            .join('')
        if (!id.startsWith(late)) return undefined
        const { exports } = await this.load({ id: id.slice(late.length) })
        return [
          'let loaded',
          "const access = () => (loaded ??= require('./cli-access.js'))",
          ...exports.map((name) => `export const ${name} = (...args) => access().${name}(...args)`),
        ].join('\n')
      },
    },
  }
}

const filesIn = (folders) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}${name}`)
      .sort(),
  )
