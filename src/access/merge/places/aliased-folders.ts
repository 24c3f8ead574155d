import { once } from '../../../base/once.js'
import { fitsPath, isWild } from '../../../httpd/fnmatch.js'
import { liesWithin, segmentsOf } from '../../../httpd/folder-path.js'
import type { Site } from '../../../site/site.js'
import type { Directive } from '../../../syntax/tree.js'
import { linesByServer, type UrlLine } from '../urls/url-lines.js'

/**
 * How a server comes to answer from a folder that does not lie in its DocumentRoot: by an Alias or a UserDir, whose URL 2.4
 * remembers, or by mod_vhost_alias, for which the folder is the DocumentRoot of the request in 2.4 alone (mod_alias.c,
 * mod_userdir.c and mod_vhost_alias.c, ap_set_context_info and ap_set_document_root).
 */
export type WayToFolder = 'alias' | 'virtual-documents'

/** @param folder the names on the way to it on the server */
export function wayTo(site: Site, folder: readonly string[]): WayToFolder | undefined {
  const lines = site.once(mappingLines)
  const main = lines.get(undefined) ?? []
  for (const server of new Set([undefined, ...lines.keys()])) {
    const way = wayOn(server ? (lines.get(server) ?? []) : [], main, folder)
    if (way) return way
  }
  return undefined
}

const virtual = ['VirtualDocumentRoot', 'VirtualDocumentRootIP', 'VirtualScriptAlias', 'VirtualScriptAliasIP']

const mappingLines = (site: Site) =>
  linesByServer(site, ['DocumentRoot', 'Alias', 'ScriptAlias', 'UserDir', ...virtual])

function wayOn(own: readonly UrlLine[], main: readonly UrlLine[], folder: readonly string[]): WayToFolder | undefined {
  const roots = own.some(isRoot) ? own.filter(isRoot) : main.filter(isRoot)
  if (roots.some(({ at }) => liesWithin(folder, rootOf(at)))) return undefined
  const all = [...own, ...main].filter(({ literal }) => literal)
  if (all.some((line) => isAliasOf(line, folder))) return 'alias'
  return all.some((line) => isVirtualOf(line, folder)) ? 'virtual-documents' : undefined
}

/** Each folder that is asked for is held against those of all servers. */
const rootOf = once((at: Directive) => segmentsOf(at.args[0]?.value ?? ''))

const isRoot = ({ at }: UrlLine): boolean => at.key === 'documentroot'

function isAliasOf({ at: { key, args } }: UrlLine, folder: readonly string[]): boolean {
  if (key === 'documentroot') return false
  const words = args.map(({ value }) => value)
  if (key === 'userdir') return words.some((word) => isFolderOfUser(word, folder))
  const target = key === 'alias' || key === 'scriptalias' ? (words[1] ?? '') : ''
  return target.startsWith('/') && liesWithin(folder, segmentsOf(target))
}

/** `public_html` lies in the folder of each user, `/home/*\/www` has the name for `*`, and `/var/www` has it below. */
function isFolderOfUser(word: string, folder: readonly string[]): boolean {
  if (/^(disabled|enabled)$/i.test(word)) return false
  if (!word.startsWith('/')) return folder.indexOf(word) > 0
  const names = segmentsOf(word)
  const pattern = isWild(word) ? names : [...names, '*']
  return folder.length >= pattern.length && fitsPath(pattern, folder)
}

/** Up to where the names of the request are put in. */
function isVirtualOf({ at: { key, args } }: UrlLine, folder: readonly string[]): boolean {
  const path = args[0]?.value ?? ''
  return key.startsWith('virtual') && liesWithin(folder, segmentsOf(path.replace(/[^/]*%.*$/, '')))
}
