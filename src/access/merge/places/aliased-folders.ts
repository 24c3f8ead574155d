import { groupBy } from '../../../base/group-by.js'
import { hasWildcard, mayMatchLeadingSegments } from '../../../httpd/fnmatch.js'
import { isPathWithin, segmentsOf } from '../../../httpd/folder-path.js'
import type { Site } from '../../../site/site.js'
import { type Directive, valuesOf } from '../../../syntax/tree.js'
import { type UrlLine, urlLinesByServer } from '../urls/url-lines.js'

/**
 * How a server serves a folder outside its DocumentRoot. With Alias or UserDir, 2.4 sets CONTEXT_PREFIX and
 * CONTEXT_DOCUMENT_ROOT. With mod_vhost_alias, only 2.4 takes the folder as DocumentRoot of the request (mod_alias.c,
 * mod_userdir.c and mod_vhost_alias.c, ap_set_context_info and ap_set_document_root).
 */
export type FolderMapping = 'alias' | 'virtual-documents'

/** How any server serves a folder outside its DocumentRoot; undefined if none does. */
export function mappingOutsideDocumentRoot(site: Site, folder: readonly string[]): FolderMapping | undefined {
  const [main, ...hosts] = site.once(mappingsByServer)
  const isOn = (mappings: MappingLines, kind: MappingLine['kind']) =>
    mappings.get(kind)?.some(({ holds }) => holds(folder)) === true
  const [isAliased, isVirtual] = [isOn(main, 'alias'), isOn(main, 'virtual-documents')]
  for (const own of [main, ...hosts]) {
    if (isOn(own.has('root') ? own : main, 'root')) continue
    if (isAliased || isOn(own, 'alias')) return 'alias'
    if (isVirtual || isOn(own, 'virtual-documents')) return 'virtual-documents'
  }
  return undefined
}

const virtual = ['VirtualDocumentRoot', 'VirtualDocumentRootIP', 'VirtualScriptAlias', 'VirtualScriptAliasIP']

/** A line that maps URLs to a folder. Its words are parsed once, because each folder is compared with all servers' lines. */
interface MappingLine {
  readonly kind: 'root' | FolderMapping
  holds(folder: readonly string[]): boolean
}

type MappingLines = ReadonlyMap<MappingLine['kind'], readonly MappingLine[]>

/** The mapping lines of the main server, followed by those of each virtual host. */
function mappingsByServer(site: Site): readonly [MappingLines, ...MappingLines[]] {
  const lines = new Map(urlLinesByServer(site, ['DocumentRoot', 'Alias', 'ScriptAlias', 'UserDir', ...virtual]))
  const main = lines.get(undefined) ?? []
  lines.delete(undefined)
  return [mappingsIn(main), ...Array.from(lines.values(), mappingsIn)]
}

const mappingsIn = (lines: readonly UrlLine[]): MappingLines =>
  groupBy(
    lines.filter(({ at, literal }) => literal || at.key === 'documentroot').map(({ at }) => mappingOf(at)),
    ({ kind }) => kind,
  )

function mappingOf(at: Directive): MappingLine {
  const words = valuesOf(at)
  const [first = '', target = ''] = words
  const within = (path: string) => {
    const names = segmentsOf(path)
    return (folder: readonly string[]) => isPathWithin(folder, names)
  }
  if (at.key === 'documentroot') return { kind: 'root', holds: within(first) }
  if (at.key === 'userdir')
    return { kind: 'alias', holds: (folder) => words.some((word) => isFolderOfUser(word, folder)) }
  // The path up to the first `%`, from which on mod_vhost_alias fills in the host name.
  if (at.key.startsWith('virtual')) return { kind: 'virtual-documents', holds: within(first.replace(/[^/]*%.*$/, '')) }
  return { kind: 'alias', holds: target.startsWith('/') ? within(target) : () => false }
}

/**
 * Whether a word of UserDir leads to a folder. `public_html` lies in each user's folder, `/home/*\/www` has the user's name for
 * `*`, and `/var/www` has a folder for each name.
 */
function isFolderOfUser(word: string, folder: readonly string[]): boolean {
  if (/^(disabled|enabled)$/i.test(word)) return false
  if (!word.startsWith('/')) return folder.indexOf(word) > 0
  const names = segmentsOf(word)
  const pattern = hasWildcard(word) ? names : [...names, '*']
  return folder.length >= pattern.length && mayMatchLeadingSegments(pattern, folder)
}
