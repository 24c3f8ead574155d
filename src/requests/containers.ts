import { pathInTag, scopesWith } from '../access/merge/collect-scopes.js'
import { fileScope } from '../access/merge/file-scope.js'
import type { Place, Scope } from '../access/merge/scope.js'
import { grouped } from '../base/grouped.js'
import { isHtaccess } from '../site/htaccess.js'
import { mainFiles } from '../site/main-file.js'
import type { Site } from '../site/site.js'
import { ancestors, type Directive, type Section } from '../syntax/tree.js'

/** A section or a `.htaccess` file, in one of the places where it is read. */
export interface Container extends Pick<Scope, 'at' | 'file' | 'nodes' | 'path' | 'regex'> {
  readonly kind: Exclude<Scope['kind'], 'fragment'>
  /** The section or `.htaccess` file around a `<Files>`. */
  readonly outer: Container | undefined
}

/** The lines and sections of one server, the main one or a virtual host. */
export interface ReadServer {
  /** Undefined for the main server. */
  readonly at: Section | undefined
  /** Lines directly in the server, in reading order. */
  readonly lines: readonly Directive[]
  /** In the order of reading. */
  readonly containers: readonly Container[]
}

/**
 * The whole configuration in reading order: the main server first, then the virtual hosts, and the `.htaccess` files.
 */
export interface ReadConfiguration {
  readonly main: ReadServer
  readonly hosts: readonly ReadServer[]
  readonly htaccess: readonly Container[]
}

/** Reads the configuration as its server does. Open guards count as read: too many requests are better than too few. */
export function readConfiguration(site: Site): ReadConfiguration {
  const hosts = new Map([[undefined as Section | undefined, building(undefined)]])
  const scopes = scopesWith(
    site,
    () => true,
    (node, { server, outer, root, readBy }) => {
      if (readBy === '2.4' || isHtaccess(root) || isInMacro(node)) return
      if (node.kind === 'section') hosts.set(node, hosts.get(node) ?? building(node))
      else if (!outer) hosts.get(server)?.lines.add(node)
    },
  )
  const htaccess: Container[] = []
  for (const { container, place } of containersOf(site, scopes))
    if (isHtaccess(place.root)) htaccess.push(container)
    else hosts.get(place.server)?.containers.push(container)
  const [first, ...others] = [...hosts.values()].map(
    (one): ReadServer => ({
      ...one,
      lines: surelyReadFirst(site, [...one.lines]),
    }),
  )
  return { main: first as ReadServer, hosts: others, htaccess }
}

/** A virtual host that is read twice answers once. */
const building = (at: Section | undefined) => ({ at, lines: new Set<Directive>(), containers: [] as Container[] })

/** The lines of a macro are read where it is used, with other words. */
const isInMacro = (node: Directive | Section): boolean => [...ancestors(node)].some(({ key }) => key === 'macro')

/**
 * The main file and its Includes come before files that may not be read, because a Listen there may not be in force.
 */
function surelyReadFirst(site: Site, lines: readonly Directive[]): readonly Directive[] {
  const mains = new Set(mainFiles(site).map(({ file }) => file))
  const isSure = ({ file }: Directive) => mains.has(file) || site.includersOf(file).length > 0
  return [...lines.filter(isSure), ...lines.filter((line) => !isSure(line))]
}

/** Each scope in each of its places, in the order of reading; a `.htaccess` file in each folder that shows it. */
function containersOf(site: Site, scopes: readonly Scope[]) {
  const placed = scopes.flatMap((scope) => distinct(scope.places).map((place) => ({ scope, place })))
  const read = placed.filter(({ scope: { at }, place: { readBy } }) => readBy !== '2.4' && !(at && isInMacro(at)))
  const latest = new Map<Scope, readonly Container[]>()
  return read.sort(byOrder).flatMap(({ scope, place }) => {
    const around = place.outer ? (latest.get(place.outer) ?? []) : [undefined]
    const found = around.flatMap((outer) => containersIn(site, scope, outer))
    latest.set(scope, found)
    return found.map((container) => ({ container, place }))
  })
}

/** For each section around them, the first place of each server. */
function distinct(places: readonly Place[]): readonly Place[] {
  if (places.length < 2) return places
  const inside = grouped(places, ({ outer }) => outer)
  const first = (some: readonly Place[]) => Array.from(grouped(some, ({ server }) => server).values(), ([one]) => one)
  return [...inside.values()].flatMap(first)
}

const byOrder = (one: { readonly place: Place }, other: { readonly place: Place }): number =>
  one.place.order - other.place.order

/** Paths lose their drive letter, as documents do. */
function containersIn(site: Site, scope: Scope, outer: Container | undefined): readonly Container[] {
  const { kind, at, file, nodes, regex } = scope
  if (kind === 'fragment') return []
  const paths = at ? [pathInTag(at)] : fileScope(site, file).paths
  return paths.map((path) => ({ kind, at, file, nodes, path, regex, outer }))
}
