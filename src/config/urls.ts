import { contextsOf } from './context.js'
import { type Folder, segmentsOf } from './folder-tree.js'
import type { Site } from './site.js'
import { hasPlaceholder } from './template.js'
import type { Directive, Section } from './tree.js'

/** From which folders a server answers. */
export interface UrlMap {
  /** Folder by URL prefix, `/` for the document root. */
  readonly folders: ReadonlyMap<string, string>
  /** Some URLs are answered by another server, so that no folder's sections apply. */
  readonly proxies: boolean
  /** URLs that begin with `/~` are answered from folders that are not known here. */
  readonly homes: boolean
}

/** Directives that put an answer where only the server knows. */
const unpredictable = [
  'AliasMatch',
  'ScriptAliasMatch',
  'VirtualDocumentRoot',
  'VirtualDocumentRootIP',
  'VirtualScriptAlias',
  'VirtualScriptAliasIP',
  'UserDir',
  'RewriteRule',
  'RewriteMap',
]

/** The URL maps of the main server (undefined) and of virtual hosts; undefined for one whose folders cannot be told. */
export function urlMapsOf(site: Site): (server: Section | undefined) => UrlMap | undefined {
  const said = new Map<Section | undefined, Directive[]>()
  for (const line of site.directives(
    'DocumentRoot',
    'Alias',
    'ScriptAlias',
    'ProxyPass',
    'ProxyPassMatch',
    'ProxyRequests',
    ...unpredictable,
  )) {
    if (isPerDirectory(site, line)) continue
    for (const server of serversOf(site, line)) said.set(server, [...(said.get(server) ?? []), line])
  }
  const known = new Map<Section | undefined, UrlMap | undefined>()
  return (server) => {
    if (!known.has(server))
      known.set(server, mapOf([...(said.get(undefined) ?? []), ...(server ? (said.get(server) ?? []) : [])]))
    return known.get(server)
  }
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
  let proxies = false
  let homes = false
  for (const line of lines) {
    const [first = '', second = ''] = line.args.map((arg) => arg.value)
    if (hasPlaceholder(first + second) || `${first}${second}`.includes('${')) return undefined
    if (line.key === 'documentroot') folders.set('/', first)
    else if (line.key === 'alias' || line.key === 'scriptalias') folders.set(first, second)
    else if (line.key.startsWith('proxy')) proxies ||= line.key !== 'proxyrequests' || /^on$/i.test(first)
    else if (line.key !== 'userdir') return undefined
    else homes ||= !/^disabled$/i.test(first)
  }
  return folders.has('/') ? { folders, proxies, homes } : undefined
}

/** The URL of a folder, by the alias or DocumentRoot that it lies in. */
export function urlOf(urls: UrlMap | undefined, folder: Folder): string {
  const path = segmentsOf(folder.path)
  const maps = [...(urls?.folders ?? [])].filter(([, root]) =>
    segmentsOf(root).every((segment, index) => segment === path[index]),
  )
  const [prefix, root] = maps.sort(([, a], [, b]) => b.length - a.length)[0] ?? ['/', '/']
  return `${prefix.replace(/\/$/, '')}/${path.slice(segmentsOf(root).length).join('/')}`
}
