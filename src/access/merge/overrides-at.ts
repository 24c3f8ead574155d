import { grouped } from '../../base/grouped.js'
import type { Site } from '../../site/site.js'
import type { Directive, Section } from '../../syntax/tree.js'
import { type Folder, foldersUpFrom } from './folder-tree.js'
import {
  isKnown,
  lastOverrides,
  type OverrideReader,
  type Overrides,
  readerOn24,
  readerToday,
  readsNothing,
} from './override.js'

function overridesUnder(lines: readonly (Directive | undefined)[]): Overrides {
  const reading = lines.filter((line) => !readsNothing(line))
  const isUnread = reading.length === 0
  return { lines, reading, isUnread, mayGoUnread: reading.length < lines.length || !reading.every(isKnown) }
}

/** The AllowOverride lines that may be in force in a folder: of the main server, and of each virtual host that has its own. */
export const overridesAt = (site: Site, folder: Folder): Overrides => knownOverrides(readerToday, site, folder)

/** The same once 2.4 reads the configuration. */
export const overridesOn24 = (site: Site, folder: Folder): Overrides => knownOverrides(readerOn24, site, folder)

/**
 * Each section of a .htaccess file asks for those of its folder, and nearly all folders say nothing of their own. Nobody asks
 * before the sections for the folder, and for those above it, are merged.
 */
function knownOverrides(reader: OverrideReader, site: Site, folder: Folder): Overrides {
  const known = site.once(reader.known)
  const isSilent = folder.applied.every(({ scope }) => scope.kind === 'htaccess')
  const overrides =
    known.get(folder) ??
    (folder.parent && isSilent ? knownOverrides(reader, site, folder.parent) : overridesBy(reader, site, folder))
  known.set(folder, overrides)
  return overrides
}

function overridesBy(reader: OverrideReader, site: Site, folder: Folder): Overrides {
  const found = new Set<Directive | undefined>()
  const settled = new Set<unknown>()
  for (const up of foldersUpFrom(folder)) {
    for (const { scope, place } of [...up.applied].reverse()) {
      if (place.readBy === reader.other || settled.has(place.server) || settled.has(undefined)) continue
      const { lines, sure } = lastOverrides(reader, site, scope.nodes, scope.at)
      for (const line of lines) found.add(line)
      if (sure && !place.maybe) settled.add(place.server)
    }
  }
  return overridesUnder(settled.has(undefined) ? [...found] : [...found, undefined])
}

/** The same for requests to one server. */
export function overridesOf(site: Site, folder: Folder, server: Section | undefined): Overrides {
  const found: Said[] = []
  for (let up: Folder | undefined = folder; up; up = up.parent) {
    if (up.applied.length === 0) continue
    for (const said of saidFor(saidIn(site, up), server)) {
      found.push(said)
      // Nearly always the first has the last word.
      if (said.sure) return found.length === 1 ? said.overrides : overridesUnder(linesIn(found))
    }
  }
  return found.length === 0 ? unsaid : overridesUnder([...linesIn(found), undefined])
}

/** Where no AllowOverride is seen. */
const unsaid = overridesUnder([undefined])

const linesIn = (found: readonly Said[]): Directive[] => [...new Set(found.flatMap(({ lines }) => lines))]

/** What a section that applies in a folder says of AllowOverride today. */
interface Said {
  readonly lines: readonly Directive[]
  /** The same alone. */
  readonly overrides: Overrides
  /** One of them counts, whatever comes before. */
  readonly sure: boolean
  /** The place of the section among those that apply there. */
  readonly position: number
}

/** What is said of AllowOverride in one folder, by the virtual host that says it; the last word first. */
interface SaidByServer {
  readonly by: ReadonlyMap<Section | undefined, readonly Said[]>
  /** What is said for a virtual host, by itself and by the main server, as far as somebody asked. */
  readonly together: Map<Section, readonly Said[]>
}

/** A host with thousands of sites asks this of each folder for each of them. */
function saidIn(site: Site, folder: Folder): SaidByServer {
  const known = site.once(saidKnown)
  const before = known.get(folder)
  if (before) return before
  const all = folder.applied.flatMap(({ scope, place }, position) => {
    if (place.readBy === '2.4') return []
    const { lines, sure } = lastOverrides(readerToday, site, scope.nodes, scope.at)
    if (lines.length === 0) return []
    return [{ server: place.server, lines, overrides: overridesUnder(lines), sure: sure && !place.maybe, position }]
  })
  const by = grouped(all.reverse(), ({ server }) => server)
  const said = { by, together: new Map() }
  known.set(folder, said)
  return said
}

const saidKnown = () => new Map<Folder, SaidByServer>()

/** What a virtual host says itself, and what the main server says for all. */
function saidFor({ by, together }: SaidByServer, server: Section | undefined): readonly Said[] {
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
