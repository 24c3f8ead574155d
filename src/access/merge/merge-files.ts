import type { Section } from '../../syntax/tree.js'
import { mayBeOne, meet } from './file-names.js'
import { type Applied, type FilesSections, filesSections } from './files-sections.js'
import { firstOf, ownServersAt, serversAt } from './folder-states.js'
import type { Folder } from './folder-tree.js'
import type { Around, Merge, ServerSection } from './merge.js'
import { foldersAt, type Patterns } from './merge-patterns.js'
import { afterEach, ifRead, type Named, partsOf, type StatesIn, serversOf } from './merge-servers.js'
import { isAlwaysMerged, isLinked, type Scope } from './scope.js'
import type { StateSet } from './state-set.js'

export interface FilesMerged extends Patterns {
  /** The states of requests to a server in some folders, whatever the name of the file. */
  readonly withFiles: StatesIn
  /** The sections that may apply to what lies in a folder. */
  readonly applied: (server: ServerSection, folder: Folder) => readonly Applied[]
  /** The same for one folder, name by name. */
  readonly named: (server: ServerSection, folder: Folder) => readonly Named[]
}

/** Merge `<Files>` sections: those outside of directories first, then as their directories were merged. */
export function filesPhase(merge: Merge, scopes: readonly Scope[], patterns: Patterns): FilesMerged {
  const sections = filesSections(merge, scopes, patterns.folders)
  const apart = serversApart(merge, scopes)
  const open = new Set<Scope>()
  const visitOnce = (scope: Scope): void => {
    if (merge.steps.has(scope) || open.has(scope)) return
    open.add(scope)
    visitFiles({ merge, patterns, sections, apart, visitOnce }, scope)
  }
  for (const scope of sections.inOrder) visitOnce(scope)
  const statesAt = (server: ServerSection, folder: Folder) => patterns.statesIn(server, [folder])
  return {
    ...patterns,
    applied: sections.applied,
    withFiles: (server, folders) => {
      const sets = folders.map((folder) =>
        afterFiles(merge, statesAt(server, folder), sections.applied(server, folder), undefined),
      )
      return merge.sets.after(merge.sets.union(sets), merge.afterFiles)
    },
    named: (server, folder) =>
      byName(merge, patterns.byPattern(server, folder), sections.applied(server, folder), undefined).map(
        ({ names, set }) => ({ names, set: merge.sets.after(set, merge.afterFiles) }),
      ),
  }
}

type ServersApart = (scope: Scope, inFolder: readonly Folder[]) => readonly ServerSection[]

/**
 * Those that may have something else in a folder than others: of the servers that say nothing of it, nor of names and patterns,
 * the first stands for all, and in a .htaccess file also of those that say the same of the folders above.
 */
function serversApart(merge: Merge, scopes: readonly Scope[]): ServersApart {
  const anywhere = scopes.filter(({ kind }) => kind === 'files' || kind === 'pattern')
  const naming = new Set(anywhere.flatMap(({ places }) => places.map(({ server }) => server)))
  return (scope, inFolder) => {
    const servers = serversOf(merge, scope)
    const { isSaying, first } = saidOf(merge, scope, inFolder)
    const silent = servers.find((server) => !server || !(naming.has(server) || isSaying(server)))
    const apart = new Set([...naming, ...first((server) => !naming.has(server))])
    return servers.filter((server) => server === silent || (server && apart.has(server)))
  }
}

/** What virtual hosts say of some folders. */
interface Said {
  readonly isSaying: (server: Section) => boolean
  /** Of those that count, the first of each few that say the same. */
  readonly first: (counts: (server: Section) => boolean) => readonly ServerSection[]
}

function saidOf({ site }: Merge, { places }: Scope, inFolder: readonly Folder[]): Said {
  const within = new Set<Folder | undefined>(inFolder)
  const [top, ...more] = inFolder.filter(({ parent }) => !within.has(parent))
  // What is said of a folder above counts in those below it too.
  const below = new Set(
    inFolder.filter(({ parent }) => within.has(parent)).flatMap(({ by }) => [...(by?.keys() ?? [])]),
  )
  // A .htaccess file is for one folder and what lies below it.
  if (!top || more.length > 0 || places[0]?.outer?.kind !== 'htaccess') {
    const all = new Set([
      ...below,
      ...[top, ...more].flatMap((folder) => (folder ? [...serversAt(folder).keys()] : [])),
    ])
    return { isSaying: (server) => all.has(server), first: () => [...all] }
  }
  const { all, groups } = ownServersAt(site, top)
  return {
    isSaying: (server) => all.has(server) || below.has(server),
    first: (counts) => [
      ...below,
      ...groups.map((group) => firstOf(group, (server) => counts(server) && !below.has(server))),
    ],
  }
}

interface Walk {
  readonly merge: Merge
  readonly patterns: Patterns
  readonly sections: FilesSections
  readonly apart: ServersApart
  readonly visitOnce: (scope: Scope) => void
}

function visitFiles(walk: Walk, scope: Scope): void {
  const { merge, sections } = walk
  const folders = sections.foldersAround(scope)
  const places = (folders ?? [undefined]).map((folder) => filesAround(walk, scope, folder))
  const readings = folders && folders.length > 1 ? places.filter(({ isRead }) => isRead) : []
  const counting = readings.length > 0 ? readings : places
  const sets = counting.flatMap((place) => place.sets())
  const around: Around = {
    own: folders ?? [],
    parts: () => counting.flatMap((place) => place.parts()),
    folders: () => counting.flatMap((place) => place.folders()),
  }
  merge.steps.set(scope, merge.visit(scope, merge.sets.union(sets).states, around))
}

/** What a section finds in one of the folders where it stands, or anywhere where none is given. */
function filesAround({ merge, patterns, sections, apart, visitOnce }: Walk, scope: Scope, folder: Folder | undefined) {
  const inFolder = folder && foldersAt(merge.tree, patterns.folders.wild, folder.path)
  const within = (server: ServerSection) => inFolder ?? patterns.served(server)
  const earlier = (server: ServerSection) => before(sections.applied(server, folder, scope), scope)
  const all = inFolder ? apart(scope, inFolder) : serversOf(merge, scope)
  const readers = all.filter((server) => sections.isReadFor(scope, server, folder))
  const servers = readers.length > 0 ? readers : all
  // What links show in folders of other depths comes before some of the others in one of them only.
  if (isLinked(scope)) for (const server of servers) for (const one of earlier(server)) visitOnce(one.scope)
  return {
    isRead: readers.length > 0,
    folders: () => inFolder ?? servers.flatMap(within),
    sets: () =>
      servers.map((server) => afterFiles(merge, patterns.statesIn(server, within(server)), earlier(server), scope)),
    parts: () =>
      partsOf(servers, within, (server, place) =>
        byName(merge, patterns.byPattern(server, place), earlier(server), scope),
      ),
  }
}

/** As `afterFiles`, with the files apart that other sections apply to. */
function byName(
  merge: Merge,
  start: readonly Named[],
  files: readonly Applied[],
  target: Scope | undefined,
): readonly Named[] {
  return files.reduce<readonly Named[]>((all, { scope, maybe }) => {
    const step = merge.steps.get(scope)
    const meeting = target ? meet(scope, target) : 'maybe'
    if (!step || meeting === 'never') return all
    // Where a section may not be there, its name alone does not say what is in force.
    const change = maybe || !isAlwaysMerged(scope) ? merge.sets.maybeAfter : merge.sets.after
    const applied = all.map(({ names, set }) => ({ names: [...names, scope], set: change(set, step) }))
    if (meeting === 'always') return applied.map(({ set }, index) => ({ names: all[index]?.names ?? [], set }))
    // Sections for different names never meet; the others are given up where they are too many.
    const both = applied.filter(({ names }) => names.slice(0, -1).every((other) => mayBeOne(other, scope)))
    return all.length > 16
      ? [...all, { names: [], set: merge.sets.union(both.map(({ set }) => set)) }]
      : [...all, ...both]
  }, start)
}

const before = (list: readonly Applied[], target: Scope): readonly Applied[] =>
  list.slice(
    0,
    Math.max(
      0,
      list.findIndex(({ scope }) => scope === target),
    ),
  )

const afterFiles = (merge: Merge, start: StateSet, files: readonly Applied[], target: Scope | undefined): StateSet =>
  afterEach(merge, start, files, ({ scope, maybe }) =>
    target ? ifRead(meet(scope, target), !maybe && isAlwaysMerged(scope)) : 'maybe',
  )
