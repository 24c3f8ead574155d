import { firstPathInTag, scopesAndWantedSections } from '../access/merge/collect-scopes.js'
import { fileScope } from '../access/merge/file-scope.js'
import type { Occurrence, Scope } from '../access/merge/scope.js'
import { groupBy } from '../base/group-by.js'
import { isHtaccess } from '../site/htaccess.js'
import { mainFiles } from '../site/main-file.js'
import type { Site } from '../site/site.js'
import { ancestors, type Directive, type Section } from '../syntax/tree.js'

/** A section or a `.htaccess` file as one server reads it. */
export interface LocatedSection extends Pick<Scope, 'at' | 'file' | 'nodes' | 'path' | 'regex'> {
  readonly kind: Exclude<Scope['kind'], 'fragment'>
  /** The section or `.htaccess` file around a `<Files>` section. */
  readonly outer: LocatedSection | undefined
}

/** The lines and sections of one server, the main one or a virtual host. */
export interface ServerContent {
  /** The tag of the virtual host; undefined for the main server. */
  readonly at: Section | undefined
  /** The lines directly in the server, not in a section, in reading order. */
  readonly lines: readonly Directive[]
  /** The sections and `.htaccess` files, in reading order. */
  readonly containers: readonly LocatedSection[]
}

/**
 * The whole configuration in reading order: the main server first, then the virtual hosts, and the `.htaccess` files.
 */
export interface OrderedConfiguration {
  readonly main: ServerContent
  readonly hosts: readonly ServerContent[]
  readonly htaccess: readonly LocatedSection[]
}

/**
 * Reads the configuration as a server does. If the files do not decide a guard, its lines are taken as read, because
 * additional requests do no harm.
 */
export function orderedConfigurationOf(site: Site): OrderedConfiguration {
  const hosts = new Map([[undefined as Section | undefined, building(undefined)]])
  const scopes = scopesAndWantedSections(
    site,
    () => true,
    (node, { server, outer, root, readBy }) => {
      if (readBy === '2.4' || isHtaccess(root) || isInMacro(node)) return
      if (node.kind === 'section') hosts.set(node, hosts.get(node) ?? building(node))
      else if (!outer) hosts.get(server)?.lines.add(node)
    },
  )
  const htaccess: LocatedSection[] = []
  for (const { container, place } of containersOf(site, scopes))
    if (isHtaccess(place.root)) htaccess.push(container)
    else hosts.get(place.server)?.containers.push(container)
  const [first, ...others] = [...hosts.values()].map(
    (one): ServerContent => ({
      ...one,
      lines: surelyReadFirst(site, [...one.lines]),
    }),
  )
  return { main: first as ServerContent, hosts: others, htaccess }
}

/** The server at this tag. A virtual host that is read twice is one server. */
const building = (at: Section | undefined) => ({ at, lines: new Set<Directive>(), containers: [] as LocatedSection[] })

/** Whether a node is in a macro: its lines are read where the macro is used, with other words. */
const isInMacro = (node: Directive | Section): boolean => [...ancestors(node)].some(({ key }) => key === 'macro')

/**
 * The lines of the main file and of its Includes first, then the lines of files that httpd may not read, because a Listen
 * line there may have no effect.
 */
function surelyReadFirst(site: Site, lines: readonly Directive[]): readonly Directive[] {
  const mains = new Set(mainFiles(site).map(({ file }) => file))
  const isSure = ({ file }: Directive) => mains.has(file) || site.includersOf(file).length > 0
  return [...lines.filter(isSure), ...lines.filter((line) => !isSure(line))]
}

/**
 * Each scope, once for each server and each section around it, in reading order. A `.htaccess` file is listed for each folder
 * that it appears in.
 */
function containersOf(site: Site, scopes: readonly Scope[]) {
  const placed = scopes.flatMap((scope) => distinct(scope.occurrences).map((place) => ({ scope, place })))
  const read = placed.filter(({ scope: { at }, place: { readBy } }) => readBy !== '2.4' && !(at && isInMacro(at)))
  const latest = new Map<Scope, readonly LocatedSection[]>()
  return read.sort(byOrder).flatMap(({ scope, place }) => {
    const around = place.outer ? (latest.get(place.outer) ?? []) : [undefined]
    const found = around.flatMap((outer) => containersIn(site, scope, outer))
    latest.set(scope, found)
    return found.map((container) => ({ container, place }))
  })
}

/** The first occurrence on each server, for each section around the scope. */
function distinct(places: readonly Occurrence[]): readonly Occurrence[] {
  if (places.length < 2) return places
  const inside = groupBy(places, ({ outer }) => outer)
  const first = (some: readonly Occurrence[]) =>
    Array.from(groupBy(some, ({ server }) => server).values(), ([one]) => one)
  return [...inside.values()].flatMap(first)
}

const byOrder = (one: { readonly place: Occurrence }, other: { readonly place: Occurrence }): number =>
  one.place.order - other.place.order

/** The sections that a scope stands for. Their paths have no drive letter, like those of documents. */
function containersIn(site: Site, scope: Scope, outer: LocatedSection | undefined): readonly LocatedSection[] {
  const { kind, at, file, nodes, regex } = scope
  if (kind === 'fragment') return []
  const paths = at ? [firstPathInTag(at)] : fileScope(site, file).paths
  return paths.map((path) => ({ kind, at, file, nodes, path, regex, outer }))
}
