import { grouped } from '../../base/grouped.js'
import { once } from '../../base/once.js'
import type { Site } from '../../site/site.js'
import type { Directive, Section } from '../../syntax/tree.js'
import { type Entry, type Folder, foldersUpFrom } from './folder-tree.js'
import type { ServerSection } from './merge.js'
import {
  allowsAll,
  isKnown,
  lastOverrides,
  type OverrideReader,
  type Overrides,
  readerOn24,
  readerToday,
  readsNothing,
} from './override.js'

type Line = Directive | undefined

function overridesUnder(lines: readonly Line[]): Overrides {
  const reading = lines.filter((line) => !readsNothing(line))
  return overridesOfLines(reading, reading.length < lines.length)
}

const overridesOfLines = (reading: readonly Line[], someReadNothing: boolean): Overrides => ({
  reading,
  isUnread: reading.length === 0,
  mayGoUnread: someReadNothing || !reading.every(isKnown),
})

/**
 * What the AllowOverride lines come to that may be in force in a folder: of the main server, and of each virtual host that has
 * its own. Each section of a .htaccess file asks, and nearly all folders say nothing of their own. Nobody asks before the
 * sections for the folder, and for those above it, are merged.
 */
export const overridesAt = (site: Site, folder: Folder): Overrides => site.once(overridesByFolder)(folder)

const overridesByFolder = (site: Site) =>
  once((folder: Folder): Overrides => {
    const isSilent = folder.applied.every(({ scope }) => scope.kind === 'htaccess')
    return folder.parent && isSilent ? overridesAt(site, folder.parent) : overridesForAll(site, folder)
  })

function overridesForAll(site: Site, folder: Folder): Overrides {
  const reading = new Set<Line>()
  const settled: ReadonlySet<ServerSection>[] = []
  const isOpen = (server: ServerSection) => !settled.some((servers) => servers.has(server))
  let someReadNothing = false
  let isAllThere = false
  for (const up of foldersUpFrom(folder)) {
    const said = saidIn(site, up)
    for (const one of said.reading) {
      // One line that lets files say everything is as good as a thousand.
      if ((one.isAll && isAllThere) || !isOpen(one.server)) continue
      for (const line of one.overrides.reading) reading.add(line)
      isAllThere ||= one.isAll
    }
    someReadNothing ||= some(said.readingNothing, isOpen)
    if (said.settled.has(undefined)) return overridesOfLines([...reading], someReadNothing)
    settled.push(said.settled)
  }
  return overridesOfLines([...reading, undefined], someReadNothing)
}

function some<Item>(items: Iterable<Item>, is: (item: Item) => boolean): boolean {
  for (const item of items) if (is(item)) return true
  return false
}

/** The AllowOverride lines that may be in force in a folder once 2.4 reads the configuration, where they are others than today. */
export function otherOverridesOn24(site: Site, folder: Folder): readonly Line[] {
  if ([...foldersUpFrom(folder)].every(site.once(foldersForBoth))) return []
  const old = new Set(linesAt(readerToday, site, folder))
  const lines = linesAt(readerOn24, site, folder)
  return lines.length === old.size && lines.every((line) => old.has(line)) ? [] : lines
}

/** Whether both versions go by the same lines of a folder. */
function foldersForBoth(site: Site): (folder: Folder) => boolean {
  const isSame = ({ scope, place }: Entry) => {
    const read = (reader: OverrideReader) => lastOverrides(reader, site, scope.nodes, scope.at)
    const today = read(readerToday)
    const on24 = read(readerOn24)
    return place.readBy === 'both' && today.sure === on24.sure && isSameList(today.lines, on24.lines)
  }
  return once(({ applied }: Folder) => applied.every(isSame))
}

const isSameList = (some: readonly Line[], others: readonly Line[]): boolean =>
  some.length === others.length && some.every((line, index) => line === others[index])

function linesAt(reader: OverrideReader, site: Site, folder: Folder): readonly Line[] {
  const found = new Set<Line>()
  const settled = new Set<ServerSection>()
  for (const up of foldersUpFrom(folder)) {
    for (const { scope, place } of [...up.applied].reverse()) {
      if (place.readBy === reader.other || settled.has(place.server) || settled.has(undefined)) continue
      const { lines, sure } = lastOverrides(reader, site, scope.nodes, scope.at)
      for (const line of lines) found.add(line)
      if (sure && !place.maybe) settled.add(place.server)
    }
  }
  return settled.has(undefined) ? [...found] : [...found, undefined]
}

/** The same for requests to one server. */
export function overridesOf(site: Site, folder: Folder, server: Section | undefined): Overrides {
  const found = saidAt(site, folder, server)
  const last = found.at(-1)
  if (!last?.sure) return found.length === 0 ? unsaid : overridesUnder([...linesIn(found), undefined])
  return found.length === 1 ? last.overrides : overridesUnder(linesIn(found))
}

/** What is said that may be in force for a server in a folder, the last word first; nothing counts before one that is sure. */
function saidAt(site: Site, folder: Folder, server: Section | undefined): readonly Said[] {
  const found: Said[] = []
  for (let up: Folder | undefined = folder; up; up = up.parent) {
    if (up.applied.length === 0) continue
    for (const said of saidFor(saidIn(site, up), server)) {
      found.push(said)
      if (said.sure) return found
    }
  }
  return found
}

/**
 * What AllowOverride says for a server in a folder, in words: where two servers have the same, it comes to the same there, and
 * in the folders below of which neither says anything.
 */
export const overridesInWords = (site: Site, folder: Folder, server: Section): string =>
  JSON.stringify(
    saidAt(site, folder, server).map(({ lines, sure }) => [
      sure,
      lines.map((line) => [isKnown(line), line.args.map(({ value }) => value)]),
    ]),
  )

/** Where no AllowOverride is seen. */
const unsaid = overridesUnder([undefined])

const linesIn = (found: readonly Said[]): Directive[] => [...new Set(found.flatMap(({ lines }) => lines))]

/** What a section that applies in a folder says of AllowOverride today. */
interface Said {
  readonly server: ServerSection
  readonly lines: readonly Directive[]
  /** The same alone. */
  readonly overrides: Overrides
  /** Only that files may say everything. */
  readonly isAll: boolean
  /** One of them counts, whatever comes before. */
  readonly sure: boolean
  /** The place of the section among those that apply there. */
  readonly position: number
}

/** What is said of AllowOverride in one folder; the last word first. */
interface SaidThere {
  readonly by: ReadonlyMap<ServerSection, readonly Said[]>
  /** What is said for a virtual host, by itself and by the main server, as far as somebody asked. */
  readonly together: Map<Section, readonly Said[]>
  /** Of what counts for some server, that under which .htaccess files are read, and for whom other lines keep it from that. */
  readonly reading: readonly Said[]
  readonly readingNothing: ReadonlySet<ServerSection>
  /** For whom nothing counts that was said before. */
  readonly settled: ReadonlySet<ServerSection>
}

/** A host with thousands of sites asks this of each folder for each of them. */
const saidIn = (site: Site, folder: Folder): SaidThere => site.once(saidByFolder)(folder)

const saidByFolder = (site: Site) => once((folder: Folder) => saidThere(site, folder))

function saidThere(site: Site, folder: Folder): SaidThere {
  const all = folder.applied.flatMap(({ scope, place }, position): Said[] => {
    if (place.readBy === '2.4') return []
    const { lines, sure } = lastOverrides(readerToday, site, scope.nodes, scope.at)
    if (lines.length === 0) return []
    const isAll = lines.every(allowsAll)
    const isSure = sure && !place.maybe
    return [{ server: place.server, lines, overrides: overridesUnder(lines), isAll, sure: isSure, position }]
  })
  all.reverse()
  const settled = new Set<ServerSection>()
  const counting = all.filter(({ server, sure }) => {
    const counts = !settled.has(server) && !settled.has(undefined)
    if (sure && counts) settled.add(server)
    return counts
  })
  return {
    by: grouped(all, ({ server }) => server),
    together: new Map(),
    reading: counting.filter(({ overrides }) => !overrides.isUnread),
    readingNothing: new Set(counting.filter(readsLess).map(({ server }) => server)),
    settled,
  }
}

const readsLess = ({ lines, overrides }: Said): boolean => overrides.reading.length < lines.length

/** What a virtual host says itself, and what the main server says for all. */
function saidFor({ by, together }: SaidThere, server: Section | undefined): readonly Said[] {
  const main = by.get(undefined) ?? []
  const own = server && by.get(server)
  if (!own) return main
  const both = together.get(server) ?? [...main, ...own].sort((a, b) => b.position - a.position)
  together.set(server, both)
  return both
}

/** Whether a virtual host says something of its own of AllowOverride for a folder. */
export function saysOverrides(site: Site, folder: Folder, server: Section | undefined): boolean {
  for (let up = server && folder; up; up = up.parent)
    if (up.applied.length > 0 && saidIn(site, up).by.has(server)) return true
  return false
}
