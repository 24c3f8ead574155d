import { groupBy } from '../../base/group-by.js'
import { oncePerObject } from '../../base/once.js'
import type { Site } from '../../site/site.js'
import type { Directive, Section, Version } from '../../syntax/tree.js'
import { type Folder, type FolderEntry, foldersAtOrAbove } from './folder-tree.js'
import type { ServerSection } from './merge.js'
import {
  allowsAllOverrides,
  hasKnownOverrideWords,
  lastOverrideLines,
  type OverridesInForce,
  skipsHtaccess,
} from './override.js'

type Line = Directive | undefined

function overridesUnder(lines: readonly Line[]): OverridesInForce {
  const reading = lines.filter((line) => !skipsHtaccess(line))
  return overridesOfLines(reading, reading.length < lines.length)
}

const overridesOfLines = (reading: readonly Line[], someReadNothing: boolean): OverridesInForce => ({
  lines: reading,
  isUnread: reading.length === 0,
  mayGoUnread: someReadNothing || !reading.every(hasKnownOverrideWords),
})

/** The AllowOverride lines that may be in force in a folder, once the sections for it and above are merged. Cached. */
export const overridesAt = (site: Site, folder: Folder): OverridesInForce => site.once(overridesByFolder)(folder)

const overridesByFolder = (site: Site) =>
  oncePerObject((folder: Folder): OverridesInForce => {
    const isSilent = folder.appliedEntries.every(({ scope }) => scope.kind === 'htaccess')
    return folder.parent && isSilent ? overridesAt(site, folder.parent) : overridesForAll(site, folder)
  })

function overridesForAll(site: Site, folder: Folder): OverridesInForce {
  const reading = new Set<Line>()
  const settled: ReadonlySet<ServerSection>[] = []
  const isOpen = (server: ServerSection) => !settled.some((servers) => servers.has(server))
  let someReadNothing = false
  let isAllThere = false
  for (const up of foldersAtOrAbove(folder)) {
    const inFolder = sectionOverridesIn(site, up)
    for (const one of inFolder.reading) {
      // One line that allows everything is enough in the result.
      if ((one.isAll && isAllThere) || !isOpen(one.server)) continue
      for (const line of one.overrides.lines) reading.add(line)
      isAllThere ||= one.isAll
    }
    someReadNothing ||= some(inFolder.skippingServers, isOpen)
    if (inFolder.settled.has(undefined)) return overridesOfLines([...reading], someReadNothing)
    settled.push(inFolder.settled)
  }
  return overridesOfLines([...reading, undefined], someReadNothing)
}

function some<Item>(items: Iterable<Item>, is: (item: Item) => boolean): boolean {
  for (const item of items) if (is(item)) return true
  return false
}

/** All AllowOverride lines in force in a folder on 2.4; empty if they are those of 2.2. */
export function overrideLinesOn24IfDifferent(site: Site, folder: Folder): readonly Line[] {
  if ([...foldersAtOrAbove(folder)].every(site.once(foldersForBoth))) return []
  const old = new Set(linesAt('2.2', site, folder))
  const lines = linesAt('2.4', site, folder)
  return lines.length === old.size && lines.every((line) => old.has(line)) ? [] : lines
}

/** Whether the same lines of a folder apply in both versions. */
function foldersForBoth(site: Site): (folder: Folder) => boolean {
  const isSame = ({ scope, occurrence }: FolderEntry) => {
    const today = lastOverrideLines('2.2', site, scope.nodes, scope.at)
    const on24 = lastOverrideLines('2.4', site, scope.nodes, scope.at)
    const hasSameLines =
      today.lines.length === on24.lines.length && today.lines.every((line, index) => line === on24.lines[index])
    return occurrence.readBy === 'both' && today.sure === on24.sure && hasSameLines
  }
  return oncePerObject(({ appliedEntries }: Folder) => appliedEntries.every(isSame))
}

function linesAt(version: Version, site: Site, folder: Folder): readonly Line[] {
  const found = new Set<Line>()
  const settled = new Set<ServerSection>()
  for (const up of foldersAtOrAbove(folder)) {
    for (const { scope, occurrence } of [...up.appliedEntries].reverse()) {
      const isRead = occurrence.readBy === 'both' || occurrence.readBy === version
      if (!isRead || settled.has(occurrence.server) || settled.has(undefined)) continue
      const { lines, sure } = lastOverrideLines(version, site, scope.nodes, scope.at)
      for (const line of lines) found.add(line)
      if (sure && !occurrence.maybe) settled.add(occurrence.server)
    }
  }
  return settled.has(undefined) ? [...found] : [...found, undefined]
}

/** The AllowOverride lines in force in a folder for requests to one server. */
export function serverOverridesAt(site: Site, folder: Folder, server: Section | undefined): OverridesInForce {
  const found = overridesInForceAt(site, folder, server)
  const last = found.at(-1)
  if (!last?.sure) return found.length === 0 ? withoutAllowOverride : overridesUnder([...linesIn(found), undefined])
  return found.length === 1 ? last.overrides : overridesUnder(linesIn(found))
}

/** The sections whose AllowOverride may be in force for a server, the last first, up to one that surely applies. */
function overridesInForceAt(site: Site, folder: Folder, server: Section | undefined): readonly SectionOverrides[] {
  const found: SectionOverrides[] = []
  for (let up: Folder | undefined = folder; up; up = up.parent) {
    if (up.appliedEntries.length === 0) continue
    for (const section of overridesForServer(sectionOverridesIn(site, up), server)) {
      found.push(section)
      if (section.sure) return found
    }
  }
  return found
}

/**
 * A key for a server's AllowOverride in a folder. Equal keys mean equal AllowOverride there, and in folders below that set
 * none.
 */
export const serverOverridesKey = (site: Site, folder: Folder, server: Section): string =>
  JSON.stringify(
    overridesInForceAt(site, folder, server).map(({ lines, sure }) => [
      sure,
      lines.map((line) => [hasKnownOverrideWords(line), line.args.map(({ value }) => value)]),
    ]),
  )

/** The overrides of a server without any AllowOverride line: 2.2's default is All. */
const withoutAllowOverride = overridesUnder([undefined])

const linesIn = (found: readonly SectionOverrides[]): Directive[] => [...new Set(found.flatMap(({ lines }) => lines))]

/** The AllowOverride of a section in one folder. */
interface SectionOverrides {
  readonly server: ServerSection
  readonly lines: readonly Directive[]
  /** The overrides under the lines of this section alone. */
  readonly overrides: OverridesInForce
  /** Whether all its lines allow everything. */
  readonly isAll: boolean
  /** Whether one of its lines surely applies, so that no earlier line matters. */
  readonly sure: boolean
  /** The section's position among all that apply in the folder. */
  readonly position: number
}

/** The AllowOverride lines of all sections for one folder, the last section first. */
interface FolderOverrides {
  readonly by: ReadonlyMap<ServerSection, readonly SectionOverrides[]>
  /** Cache for virtual hosts: their own lines and those of the main server. */
  readonly together: Map<Section, readonly SectionOverrides[]>
  /** The sections with a line by which httpd reads .htaccess files, if they are in force for some server. */
  readonly reading: readonly SectionOverrides[]
  /** The servers with a line by which httpd skips .htaccess files. */
  readonly skippingServers: ReadonlySet<ServerSection>
  /** The servers for which a line for this folder surely applies, so that earlier lines do not matter. */
  readonly settled: ReadonlySet<ServerSection>
}

/** The AllowOverride of each section in a folder. Cached for hosts with thousands of sites. */
const sectionOverridesIn = (site: Site, folder: Folder): FolderOverrides => site.once(sectionOverridesByFolder)(folder)

const sectionOverridesByFolder = (site: Site) => oncePerObject((folder: Folder) => folderOverrides(site, folder))

function folderOverrides(site: Site, folder: Folder): FolderOverrides {
  const all = folder.appliedEntries.flatMap(({ scope, occurrence }, position): SectionOverrides[] => {
    if (occurrence.readBy === '2.4') return []
    const { lines, sure } = lastOverrideLines('2.2', site, scope.nodes, scope.at)
    if (lines.length === 0) return []
    const isAll = lines.every(allowsAllOverrides)
    const isSure = sure && !occurrence.maybe
    return [{ server: occurrence.server, lines, overrides: overridesUnder(lines), isAll, sure: isSure, position }]
  })
  all.reverse()
  const settled = new Set<ServerSection>()
  const counting = all.filter(({ server, sure }) => {
    const counts = !settled.has(server) && !settled.has(undefined)
    if (sure && counts) settled.add(server)
    return counts
  })
  return {
    by: groupBy(all, ({ server }) => server),
    together: new Map(),
    reading: counting.filter(({ overrides }) => !overrides.isUnread),
    skippingServers: new Set(
      counting.flatMap(({ server, lines, overrides }) => (overrides.lines.length < lines.length ? [server] : [])),
    ),
    settled,
  }
}

/** The lines of a virtual host and of the main server together. */
function overridesForServer(
  { by, together }: FolderOverrides,
  server: Section | undefined,
): readonly SectionOverrides[] {
  const main = by.get(undefined) ?? []
  const own = server && by.get(server)
  if (!own) return main
  const both = together.get(server) ?? [...main, ...own].sort((a, b) => b.position - a.position)
  together.set(server, both)
  return both
}

/** Whether a virtual host has an AllowOverride of its own for a folder. */
export function hasOwnOverrides(site: Site, folder: Folder, server: Section | undefined): boolean {
  for (let up = server && folder; up; up = up.parent)
    if (up.appliedEntries.length > 0 && sectionOverridesIn(site, up).by.has(server)) return true
  return false
}
