import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Site, siteFromTexts } from '../../src/site/site.js'
import { decode } from '../../src/syntax/encoding.js'
import { folder } from '../folder.js'

/** Path on the server, without its first slash → text. */
export type Texts = Readonly<Record<string, string>>

/** The configuration of a whole 2.2 server. */
export interface Tree {
  readonly name: string
  readonly texts: Texts
  readonly main: string
  /** Link → the file it leads to, both as in `texts`. */
  readonly links: ReadonlyMap<string, string>
  /** What the start script exports. */
  readonly env: Readonly<Record<string, string>>
  /** Modules that this server had built in and its 2.4 has as files, by short name: loaded by the test. */
  readonly builtIn: readonly string[]
  /** The MPM that 2.2 had built in, for as long as the tree loads none. */
  readonly mpm: 'prefork' | 'event'
}

export type TreeParts = Pick<Tree, 'name' | 'texts' | 'main'> & Partial<Tree>

export const treeOf = (parts: TreeParts): Tree => ({
  links: new Map(),
  env: {},
  builtIn: [],
  mpm: 'prefork',
  ...parts,
})

/** The files of a tree and its links, in a folder. */
export function onDisk({ texts, links }: Tree): string {
  const linked = Array.from(links, ([link, path]) => [link, `-> ${posix.relative(posix.dirname(link), path)}`])
  return folder({ ...texts, ...Object.fromEntries(linked) })
}

/** Said to be the whole configuration of a 2.2. */
export const siteOfTree = (tree: Tree): Site =>
  siteFromTexts(tree.texts, { from: '2.2', complete: true, links: tree.links })

/** Given without a word. */
export const siteUnsaid = (tree: Tree): Site => siteFromTexts(tree.texts, { links: tree.links })

/** The files of a folder, with their paths below `prefix`. Undefined where there is no such folder. */
export function textsIn(folder: string, prefix: string): Texts | undefined {
  return existsSync(folder) ? below(folder, '', prefix) : undefined
}

function below(folder: string, path: string, prefix: string): Texts {
  const entries = readdirSync(join(folder, path)).filter((name) => !/\.(json|md|tsv)$/.test(name))
  return Object.assign(
    {},
    ...entries.map((name) =>
      statSync(join(folder, path, name)).isDirectory()
        ? below(folder, posix.join(path, name), prefix)
        : { [posix.join(prefix, path, name)]: decode(readFileSync(join(folder, path, name))).text },
    ),
  )
}

/** What is exported in the `envvars` of Debian. */
export function exported(text = ''): Record<string, string> {
  const lines = [...text.matchAll(/^export (\w+)=(\S*)$/gm)]
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value.replace('$SUFFIX', '')]))
}

/** The files of Debian's mods-enabled: of each module its .load, and its .conf where there is one. */
export function enabled(folder: string, modules: readonly string[], texts: Texts): ReadonlyMap<string, string> {
  const files = modules.flatMap((name) => [`${name}.load`, `${name}.conf`])
  const there = files.filter((file) => `${folder}/mods-available/${file}` in texts)
  return new Map(there.map((file) => [`${folder}/mods-enabled/${file}`, `${folder}/mods-available/${file}`]))
}

/** How Debian's 2.2 loads a module. */
export const loadFile = (folder: string, name: string): Texts => ({
  [`${folder}/mods-available/${name}.load`]: `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`,
})
