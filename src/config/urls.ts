import { contextsOf } from './context.js'
import { type Folder, segmentsOf } from './folder-tree.js'
import { beginningOfMatches } from './regex-beginning.js'
import type { Site } from './site.js'
import { hasPlaceholder } from './template.js'
import type { Directive, Section } from './tree.js'

/** From which folders a server answers. */
export interface UrlMap {
  /** Folder by URL prefix, `/` for the document root. */
  readonly folders: ReadonlyMap<string, string>
  /** Some URLs are answered by another server, so that no folder's sections apply. */
  readonly proxies: boolean
  /** Below URLs that begin so, an answer may lie anywhere. In small letters. */
  readonly unknown: readonly string[]
}

/** Directives that put every answer where only the server knows. */
const unpredictable = ['VirtualDocumentRoot', 'VirtualDocumentRootIP', 'VirtualScriptAlias', 'VirtualScriptAliasIP']

/** Those that put some answers there: for URLs that match a pattern, and those of users. */
const partlyUnpredictable = ['AliasMatch', 'ScriptAliasMatch', 'RewriteRule', 'UserDir']

/** The URL maps of the main server (undefined) and of virtual hosts; undefined for one whose folders cannot be told. */
export const urlMapsOf = (site: Site): ((server: Section | undefined) => UrlMap | undefined) => site.once(findUrlMaps)

function findUrlMaps(site: Site): (server: Section | undefined) => UrlMap | undefined {
  const known = new Map<Section | undefined, UrlMap | undefined>()
  return (server) => {
    const said = site.once(linesByServer)
    if (!known.has(server))
      known.set(server, mapOf([...(said.get(undefined) ?? []), ...(server ? (said.get(server) ?? []) : [])]))
    return known.get(server)
  }
}

/** The virtual hosts that do not answer from the same folders as the main server. */
export const serversWithFolders = (site: Site): readonly Section[] =>
  [...site.once(linesByServer).keys()].flatMap((server) => server ?? [])

function linesByServer(site: Site): ReadonlyMap<Section | undefined, readonly Directive[]> {
  const said = new Map<Section | undefined, Directive[]>()
  for (const line of site.directives(
    'DocumentRoot',
    'Alias',
    'ScriptAlias',
    'ProxyPass',
    'ProxyPassMatch',
    'ProxyRequests',
    ...unpredictable,
    ...partlyUnpredictable,
  )) {
    if (isPerDirectory(site, line)) continue
    for (const server of serversOf(site, line)) {
      const lines = said.get(server)
      if (lines) lines.push(line)
      else said.set(server, [line])
    }
  }
  return said
}

/** A RewriteRule in a directory starts a new request, which is mapped like any other. */
const isPerDirectory = (site: Site, line: Directive) =>
  line.key === 'rewriterule' &&
  [...contextsOf(site, line)].every((context) => context !== 'server' && context !== 'virtualhost')

function serversOf(site: Site, line: Directive): (Section | undefined)[] {
  return site.enclosing(line).map((around) => around.find((section) => section.key === 'virtualhost'))
}

function mapOf(lines: readonly Directive[]): UrlMap | undefined {
  const folders = new Map<string, string>()
  const unknown: string[] = []
  let proxies = false
  for (const line of lines) {
    const [first = '', second = ''] = line.args.map((arg) => arg.value)
    proxies ||= isPassedOn(line)
    const beginning = unknownBelow(line)
    if (beginning === '') return undefined
    if (beginning !== undefined) {
      unknown.push(beginning)
      continue
    }
    if (hasPlaceholder(first + second) || `${first}${second}`.includes('${')) return undefined
    if (line.key === 'documentroot') folders.set('/', first)
    else if (line.key === 'alias' || line.key === 'scriptalias') folders.set(first, second)
    else if (line.key.startsWith('proxy')) proxies ||= line.key !== 'proxyrequests' || /^on$/i.test(first)
    else if (line.key !== 'userdir') return undefined
  }
  return folders.has('/') ? { folders, proxies, unknown } : undefined
}

/** A RewriteRule with the flag P has another server answer. */
const isPassedOn = ({ key, args }: Directive) =>
  key === 'rewriterule' && /^\[(.*,)?\s*(P|proxy)\s*(,.*)?\]$/i.test(args[2]?.value ?? '')

/**
 * What the URLs begin with whose answers a line puts anywhere; '' for all URLs, undefined for none. mod_userdir looks at
 * those that begin with `/~` (translate_userdir); mod_rewrite leaves the URL as it was asked for, where Location looks,
 * unless it passes it on to be mapped like any other.
 */
function unknownBelow({ key, args }: Directive): string | undefined {
  const pattern = args[0]?.value ?? ''
  if (key === 'userdir') return /^disabled$/i.test(pattern) && args.length === 1 ? undefined : '/~'
  return /^(aliasmatch|scriptaliasmatch|rewriterule)$/.test(key) ? beginningOfMatches(pattern).toLowerCase() : undefined
}

/** Whether it may lie anywhere what the server answers with for URLs that begin so, or for some of them. */
export const isUnknownBelow = ({ unknown }: UrlMap, url: string): boolean =>
  unknown.some((beginning) => beginning.startsWith(url.toLowerCase()) || url.toLowerCase().startsWith(beginning))

/** The URL of a folder, by the alias or DocumentRoot that it lies in. */
export function urlOf(urls: UrlMap | undefined, folder: Folder): string {
  const path = segmentsOf(folder.path)
  const maps = [...(urls?.folders ?? [])].filter(([, root]) =>
    segmentsOf(root).every((segment, index) => segment === path[index]),
  )
  const [prefix, root] = maps.sort(([, a], [, b]) => b.length - a.length)[0] ?? ['/', '/']
  return `${prefix.replace(/\/$/, '')}/${path.slice(segmentsOf(root).length).join('/')}`
}
