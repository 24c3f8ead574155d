import { isAbsolute } from '../../../httpd/absolute-path.js'
import { segmentsOf } from '../../../httpd/folder-path.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Section } from '../../../syntax/tree.js'
import { regexTest } from '../file-names.js'

/** Whether a `<Location>` or `<LocationMatch>` is for the URL of a folder, as far as aliases and the disk show. */
export function isForFolder(site: Site, { key, args }: Section): boolean {
  const words = args.map(({ value }) => value)
  const regex = key === 'locationmatch' || words[0] === '~'
  const path = words.at(-1) ?? ''
  const mapped = mappedFolders(site)
  if (regex) {
    const matches = regexTest(path)
    return ['/', ...mapped.map(({ url }) => `${url}/`)].some((url) => matches(url, false))
  }
  return path === '/' || mapped.some((one) => liesAt(site, one, path))
}

/** A folder by its URL, without a slash at the end of either: the document root has no URL of its own. */
interface MappedFolder {
  readonly url: string
  readonly folder: string
}

function mappedFolders(site: Site): readonly MappedFolder[] {
  const roots = site.directives('DocumentRoot').map((line) => ({ line, url: '', folder: line.args[0]?.value ?? '' }))
  const aliases = site
    .directives('Alias', 'ScriptAlias')
    .map((line) => ({ line, url: line.args[0]?.value ?? '', folder: line.args[1]?.value ?? '' }))
  return [...roots, ...aliases]
    .filter(({ line, folder }) => isLiteral(line) && isAbsolute(folder))
    .map(({ url, folder }) => ({ url: url.replace(/\/+$/, ''), folder: folder.replace(/\/+$/, '') }))
}

function liesAt(site: Site, { url, folder }: MappedFolder, path: string): boolean {
  const plain = path.replace(/\/+$/, '')
  if (plain !== url && !plain.startsWith(`${url}/`)) return false
  const names = segmentsOf(`${folder}${plain.slice(url.length)}`)
  const kind = site.kindAt(names)
  // An alias leads to a folder, unless its name is that of a file.
  return kind === undefined ? url !== '' && plain === url && !/\.\w+$/.test(names.at(-1) ?? '') : kind === 'folder'
}
