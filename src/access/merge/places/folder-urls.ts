import { isAbsolute } from '../../../httpd/absolute-path.js'
import { segmentsOf } from '../../../httpd/folder-path.js'
import { type NamedFolder, namedFolders } from '../../../site/path-mapping.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Section } from '../../../syntax/tree.js'
import { regexTest } from '../file-names.js'

/** Whether a `<Location>` or `<LocationMatch>` is for the URL of a folder, as far as aliases and the disk show. */
export function isForFolder(site: Site, { key, args }: Section): boolean {
  const words = args.map(({ value }) => value)
  const regex = key === 'locationmatch' || words[0] === '~'
  const path = words.at(-1) ?? ''
  const mapped = site.once(mappedFolders)
  if (regex) {
    const matches = regexTest(path)
    return ['/', ...mapped.map(({ url }) => `${url}/`)].some((url) => matches(url, false))
  }
  return path === '/' || mapped.some((one) => liesAt(site, one, path))
}

type MappedFolder = Pick<NamedFolder, 'url' | 'folder'>

/** Without a slash at the end of either. */
const mappedFolders = (site: Site): readonly MappedFolder[] =>
  namedFolders(site)
    .filter(({ line, folder }) => isLiteral(line) && isAbsolute(folder))
    .map(({ url, folder }) => ({ url: url.replace(/\/+$/, ''), folder: folder.replace(/\/+$/, '') }))

function liesAt(site: Site, { url, folder }: MappedFolder, path: string): boolean {
  const plain = path.replace(/\/+$/, '')
  if (plain !== url && !plain.startsWith(`${url}/`)) return false
  const names = segmentsOf(`${folder}${plain.slice(url.length)}`)
  const kind = site.kindAt(names)
  // An alias leads to a folder, unless its name is that of a file.
  return kind === undefined ? url !== '' && plain === url && !/\.\w+$/.test(names.at(-1) ?? '') : kind === 'folder'
}
