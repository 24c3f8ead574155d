import { liesWithin, segmentsOf } from '../../httpd/folder-path.js'
import { serverPath } from '../../site/path-mapping.js'
import { isHtaccess, type Site } from '../../site/site.js'
import type { ConfigFile } from '../../syntax/tree.js'
import type { Scope } from './scope.js'

/** The scope that a whole file is: that of a .htaccess file, or of lines that stand inside a section which is not seen. */
export function fileScope(site: Site, file: ConfigFile): Omit<Scope, 'branch' | 'places'> {
  const base = { at: undefined, file, nodes: file.commands, regex: false }
  if (!isHtaccess(file)) return { ...base, kind: 'fragment', path: '', placed: true }
  const { path, isSure } = folderOnServer(site, file)
  // What links lead to lies in several folders.
  return { ...base, kind: 'htaccess', path, placed: isSure && site.placesOf(file).length === 1 }
}

/** Whether nothing shows where on the server a .htaccess file lies. */
export const isLost = ({ kind, path }: Scope): boolean => kind === 'htaccess' && path.startsWith(lost(''))

const lost = (folder: string): string => `/…/${folder}`

/** The folder of a .htaccess file as the server names it. */
function folderOnServer(site: Site, file: ConfigFile): { readonly path: string; readonly isSure: boolean } {
  const folder = file.path.includes('/') ? file.path.replace(/\/[^/]*$/, '') : ''
  const said = serverPath(site.mappings, folder)
  if (said !== undefined) return { path: said ?? lost(folder), isSure: said !== null }
  if (!site.isOnDisk && folder.startsWith('/')) return { path: folder, isSure: true }
  const place = site.placeOf(file.path).slice(0, -1)
  const named = site.once(foldersNamed)
  const isNamed = (_: string, depth: number) => named.joined.has(place.slice(0, depth + 1).join('/'))
  if (named.joined.has('') || place.some(isNamed)) return { path: `/${place.join('/')}`, isSure: true }
  const tops = site.serverRoots.flatMap(({ top }) => (top && liesWithin(place, top) ? [top] : []))
  const [top] = tops
  if (top) return { path: `/${place.slice(top.length).join('/')}`, isSure: tops.length === 1 }
  // That the folder is the one that ends alike is likely, and no more, unless the paths are told from the root.
  const likely = onServer(place, named.paths)
  if (likely === undefined) return { path: lost(folder), isSure: false }
  return { path: likely, isSure: segmentsOf(likely).length === place.length }
}

/** Also name by name, as a folder's own path is. */
function foldersNamed(site: Site): { readonly paths: readonly string[]; readonly joined: ReadonlySet<string> } {
  const lines = [
    ...site.sections('Directory').map((section) => section.args[0]),
    ...site.directives('DocumentRoot').map((line) => line.args[0]),
  ]
  const targets = site.directives('Alias', 'ScriptAlias').map((line) => line.args[1])
  const paths = [...lines, ...targets].flatMap((word) =>
    word?.value.startsWith('/') && /[^/]/.test(word.value) ? word.value.replace(/\/+$/, '') : [],
  )
  return { paths, joined: new Set(paths.map((path) => segmentsOf(path).join('/'))) }
}

/** The given files lie somewhere in a repository: `htdocs/a` is `/srv/htdocs/a` if the configuration names `/srv/htdocs`. */
function onServer(segments: readonly string[], folders: readonly string[]): string | undefined {
  for (let length = segments.length; length > 0; length--) {
    const tail = `/${segments.slice(0, length).join('/')}`
    const fitting = new Set(folders.filter((path) => path.endsWith(tail)))
    if (fitting.size > 1) return undefined
    for (const path of fitting) return [path, ...segments.slice(length)].join('/')
  }
  return undefined
}
