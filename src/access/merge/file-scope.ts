import { segmentsOf } from '../../httpd/folder-path.js'
import { serverPath } from '../../site/path-mapping.js'
import { isHtaccess, type Site } from '../../site/site.js'
import type { ConfigFile } from '../../syntax/tree.js'
import type { Scope } from './scope.js'

/** The scope that a whole file is: that of a .htaccess file, or of lines that stand inside a section which is not seen. */
export function fileScope(site: Site, file: ConfigFile): Omit<Scope, 'branch' | 'places'> {
  const base = { at: undefined, file, nodes: file.commands, regex: false }
  if (!isHtaccess(file)) return { ...base, kind: 'fragment', path: '', placed: true }
  const folder = file.path.includes('/') ? file.path.replace(/\/[^/]*$/, '') : ''
  const said = serverPath(site.mappings, folder)
  const path = said === undefined && file.path.startsWith('/') ? folder : said
  // That the folder is the one that ends alike is likely, and no more, unless the paths are told from the root.
  const likely = path === undefined ? onServer(folder, site.once(foldersNamed)) : undefined
  const isWhole = likely !== undefined && segmentsOf(likely).length === segmentsOf(folder).length
  return {
    ...base,
    kind: 'htaccess',
    path: path ?? likely ?? `/…/${folder}`,
    placed: typeof path === 'string' || isWhole,
  }
}

function foldersNamed(site: Site): string[] {
  const lines = [
    ...site.sections('Directory').map((section) => section.args[0]),
    ...site.directives('DocumentRoot').map((line) => line.args[0]),
  ]
  const targets = site.directives('Alias', 'ScriptAlias').map((line) => line.args[1])
  return [...lines, ...targets].flatMap((word) => (word?.value.startsWith('/') ? word.value.replace(/\/+$/, '') : []))
}

/** The given files lie somewhere in a repository: `htdocs/a` is `/srv/htdocs/a` if the configuration names `/srv/htdocs`. */
function onServer(folder: string, folders: readonly string[]): string | undefined {
  const segments = folder.split('/').filter((segment) => segment !== '' && segment !== '.')
  for (let length = segments.length; length > 0; length--) {
    const tail = `/${segments.slice(0, length).join('/')}`
    const fitting = new Set(folders.filter((path) => path.endsWith(tail)))
    if (fitting.size > 1) return undefined
    for (const path of fitting) return [path, ...segments.slice(length)].join('/')
  }
  return undefined
}
