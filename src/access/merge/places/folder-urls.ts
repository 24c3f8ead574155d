import { groupedByEach } from '../../../base/grouped.js'
import { isAbsolute } from '../../../httpd/absolute-path.js'
import { segmentsOf } from '../../../httpd/folder-path.js'
import { hostsAround } from '../../../site/around.js'
import { type NamedFolder, namedFolders } from '../../../site/path-mapping.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import { type Section, valuesOf } from '../../../syntax/tree.js'
import { regexTest } from '../file-names.js'

/** Whether a `<Location>` or `<LocationMatch>` is for the URL of a folder, as far as aliases and the disk show. */
export function isForFolder(site: Site, section: Section): boolean {
  const words = valuesOf(section)
  const regex = section.key === 'locationmatch' || words[0] === '~'
  const path = words.at(-1) ?? ''
  const hosts = hostsAround(site, section)
  const byHost = site.once(mappedFolders)
  const mapped = [...(hosts.has(undefined) ? byHost.keys() : [undefined, ...hosts])].flatMap(
    (host) => byHost.get(host) ?? [],
  )
  if (regex) {
    const matches = regexTest(path)
    return ['/', ...mapped.map(({ url }) => `${url}/`)].some((url) => matches(url, false))
  }
  return path === '/' || mapped.some((one) => liesAt(site, one, path))
}

/** Without a slash at the end of either, by virtual host. */
const mappedFolders = (site: Site): ReadonlyMap<Section | undefined, readonly NamedFolder[]> =>
  groupedByEach(
    namedFolders(site)
      .filter(({ line, folder }) => isLiteral(line) && isAbsolute(folder))
      .map(({ line, url, folder }) => ({ line, url: url.replace(/\/+$/, ''), folder: folder.replace(/\/+$/, '') })),
    ({ line }) => hostsAround(site, line),
  )

function liesAt(site: Site, { url, folder }: NamedFolder, path: string): boolean {
  const plain = path.replace(/\/+$/, '')
  if (plain !== url && !plain.startsWith(`${url}/`)) return false
  const names = segmentsOf(`${folder}${plain.slice(url.length)}`)
  const kind = site.kindAt(names)
  // An alias leads to a folder, unless its name is that of a file.
  return kind === undefined ? url !== '' && plain === url && !/\.\w+$/.test(names.at(-1) ?? '') : kind === 'folder'
}
