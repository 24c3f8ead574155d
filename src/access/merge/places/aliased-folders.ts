import { grouped } from '../../../base/grouped.js'
import { fitsPath, isWild } from '../../../httpd/fnmatch.js'
import { liesWithin, segmentsOf } from '../../../httpd/folder-path.js'
import type { Site } from '../../../site/site.js'
import { type Directive, valuesOf } from '../../../syntax/tree.js'
import { linesByServer, type UrlLine } from '../urls/url-lines.js'

/**
 * How a server comes to answer from a folder that does not lie in its DocumentRoot: by an Alias or a UserDir, whose URL 2.4
 * remembers, or by mod_vhost_alias, for which the folder is the DocumentRoot of the request in 2.4 alone (mod_alias.c,
 * mod_userdir.c and mod_vhost_alias.c, ap_set_context_info and ap_set_document_root).
 */
export type WayToFolder = 'alias' | 'virtual-documents'

/** @param folder the names on the way to it on the server */
export function wayTo(site: Site, folder: readonly string[]): WayToFolder | undefined {
  const [main, ...hosts] = site.once(waysByServer)
  const isOn = (ways: Ways, kind: Way['kind']) => ways.get(kind)?.some(({ holds }) => holds(folder)) === true
  const [isAliased, isVirtual] = [isOn(main, 'alias'), isOn(main, 'virtual-documents')]
  for (const own of [main, ...hosts]) {
    if (isOn(own.has('root') ? own : main, 'root')) continue
    if (isAliased || isOn(own, 'alias')) return 'alias'
    if (isVirtual || isOn(own, 'virtual-documents')) return 'virtual-documents'
  }
  return undefined
}

const virtual = ['VirtualDocumentRoot', 'VirtualDocumentRootIP', 'VirtualScriptAlias', 'VirtualScriptAliasIP']

/** What a line maps URLs to. Its words are read once: each folder that is asked for is held against the lines of all servers. */
interface Way {
  readonly kind: 'root' | WayToFolder
  holds(folder: readonly string[]): boolean
}

type Ways = ReadonlyMap<Way['kind'], readonly Way[]>

/** Those of the main server first. */
function waysByServer(site: Site): readonly [Ways, ...Ways[]] {
  const lines = new Map(linesByServer(site, ['DocumentRoot', 'Alias', 'ScriptAlias', 'UserDir', ...virtual]))
  const main = lines.get(undefined) ?? []
  lines.delete(undefined)
  return [waysIn(main), ...Array.from(lines.values(), waysIn)]
}

const waysIn = (lines: readonly UrlLine[]): Ways =>
  grouped(
    lines.filter(({ at, literal }) => literal || at.key === 'documentroot').map(({ at }) => wayOf(at)),
    ({ kind }) => kind,
  )

function wayOf(at: Directive): Way {
  const words = valuesOf(at)
  const [first = '', target = ''] = words
  const within = (path: string) => {
    const names = segmentsOf(path)
    return (folder: readonly string[]) => liesWithin(folder, names)
  }
  if (at.key === 'documentroot') return { kind: 'root', holds: within(first) }
  if (at.key === 'userdir')
    return { kind: 'alias', holds: (folder) => words.some((word) => isFolderOfUser(word, folder)) }
  // Up to where the names of the request are put in.
  if (at.key.startsWith('virtual')) return { kind: 'virtual-documents', holds: within(first.replace(/[^/]*%.*$/, '')) }
  return { kind: 'alias', holds: target.startsWith('/') ? within(target) : () => false }
}

/** `public_html` lies in the folder of each user, `/home/*\/www` has the name for `*`, and `/var/www` has it below. */
function isFolderOfUser(word: string, folder: readonly string[]): boolean {
  if (/^(disabled|enabled)$/i.test(word)) return false
  if (!word.startsWith('/')) return folder.indexOf(word) > 0
  const names = segmentsOf(word)
  const pattern = isWild(word) ? names : [...names, '*']
  return folder.length >= pattern.length && fitsPath(pattern, folder)
}
