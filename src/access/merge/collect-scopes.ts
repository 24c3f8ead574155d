import { groupBy } from '../../base/group-by.js'
import { includeDirectiveNames, isInclude } from '../../httpd/directives.js'
import { segmentsOf } from '../../httpd/folder-path.js'
import { isGuard } from '../../httpd/guards.js'
import { lacksWindowsDrive, windowsDrivesOf, withKnownDrive } from '../../models/windows-drives.js'
import { guardReadingOn24, guardReadingToday } from '../../site/guard-reading.js'
import { isHtaccess } from '../../site/htaccess.js'
import { maxReadingsOfFile } from '../../site/includes.js'
import type { Site } from '../../site/site.js'
import { isInSameTemplateBlock } from '../../site/template-blocks.js'
import type { ConfigFile, Directive, Node, Section } from '../../syntax/tree.js'
import { accessDirectives, hasAccessRules } from '../read/access-lines.js'
import { type TemplateVariant, templateVariantsOf } from '../read/branches.js'
import {
  guardConditionOf,
  joinExclusiveOccurrences,
  noGuardConditions,
  withGuardCondition,
} from './exclusive-readings.js'
import { fileScope, isNamedAsAccessFile, isSkippedByAccessFileName } from './file-scope.js'
import { hasSeveralReadings, htaccessLinkedInCircles, readingOrder } from './reading-order.js'
import type { GuardConditions, Occurrence, Scope } from './scope.js'

const kinds: ReadonlyMap<string, Scope['kind']> = new Map([
  ['directory', 'directory'],
  ['directorymatch', 'pattern'],
  ['files', 'files'],
  ['filesmatch', 'files'],
  ['location', 'location'],
  ['locationmatch', 'location'],
  ['proxy', 'proxy'],
  ['proxymatch', 'proxy'],
])

/** Whether a section applies only to some requests, by their folder, file name or URL. */
export const isScopeSection = ({ key }: Section): boolean => kinds.has(key)

interface Collector {
  readonly site: Site
  readonly isWanted: (section: Section) => boolean
  readonly note: ((node: Directive | Section, around: LineSurroundings) => void) | undefined
  readonly found: Map<Node | ConfigFile, CollectedScope>
  /** The number of times that each file was read. */
  readonly readings: Map<ConfigFile, number>
  /** The files that have Include lines. */
  readonly including: ReadonlySet<ConfigFile>
  /** Files that httpd reads more often than they were read here. */
  readonly cut: Set<ConfigFile>
  order: number
}

/** A scope while its occurrences are collected. */
interface CollectedScope extends Scope {
  path: string
  paths: readonly string[]
  isMergePositionKnown: boolean
  occurrences: Occurrence[]
}

/** The server, the outer section and the guards around a line or section, for one time that httpd reads it. */
export interface LineSurroundings extends Omit<Occurrence, 'order' | 'readings'> {
  /** Whether 2.2 may skip the line for a reason that is not in `conditions`. */
  readonly maybe: boolean
  readonly conditions: GuardConditions
  /** Whether some of the guards in `conditions` are inside the virtual host. */
  readonly isGuarded: boolean
}

/** The surroundings of a line outside of all sections. */
const outermost: Omit<LineSurroundings, 'root'> = {
  ...{ server: undefined, outer: undefined, maybe: false },
  ...{ readBy: 'both', conditions: noGuardConditions, isGuarded: false },
}

/** Collects every scope that affects access, or that says what .htaccess files may do, in the order of the configuration. */
export function scopesOf(site: Site): readonly Scope[] {
  const names = [...accessDirectives, 'allowoverride', ...includeDirectiveNames]
  return names.some((name) => site.names.has(name)) ? scopesAndWantedSections(site, () => false) : []
}

/**
 * The scopes that may affect access: .htaccess files, files and sections with access rules, AllowOverride, Include, Use or inner
 * sections, and each wanted section.
 * @param note called for each line and each virtual host, in reading order
 */
export function scopesAndWantedSections(
  site: Site,
  isWanted: (section: Section) => boolean,
  note?: Collector['note'],
): readonly Scope[] {
  const collector: Collector = {
    site,
    isWanted,
    note,
    found: new Map(),
    readings: new Map(),
    including: new Set(site.files.filter((file) => site.includesIn(file).length > 0)),
    cut: new Set(),
    order: 0,
  }
  for (const file of site.files) {
    if (isHtaccess(file)) visitHtaccess(collector, file)
    else if (site.includersOf(file).length === 0) visitFile(collector, file, { ...outermost, root: file })
  }
  for (const scope of collector.found.values()) scope.occurrences = [...joinExclusiveOccurrences(scope.occurrences)]
  for (const scope of collector.found.values())
    if (collector.cut.has(scope.file) || isMergedTwice(scope.occurrences)) scope.isMergePositionKnown = false
  const scopes = [...collector.found.values()]
  if (scopes.some(hasSeveralReadings)) noteCircles(scopes)
  for (const scope of htaccessLinkedInCircles(scopes)) scope.isMergePositionKnown = false
  return scopes
}

/** Marks the scopes that have no single position in httpd's merge order. */
function noteCircles(scopes: readonly CollectedScope[]): void {
  const levels = groupBy(scopes, ({ kind, path }) =>
    kind === 'directory' ? `${kind} ${segmentsOf(path).length}` : kind,
  )
  for (const level of levels.values())
    for (const scope of readingOrder(level).circular) scope.isMergePositionKnown = false
}

/** Whether a request can match a section twice, with other sections in between. */
function isMergedTwice(places: readonly Occurrence[]): boolean {
  if (places.length < 2) return false
  return [...groupBy(places, ({ root }) => root).values()].some((each) => {
    const servers = new Set(each.map(({ server }) => server))
    return servers.size < each.length || (each.length > 1 && servers.has(undefined))
  })
}

function visitHtaccess(collector: Collector, file: ConfigFile): void {
  const hidden = isSkippedByAccessFileName(collector.site, file)
  if (hidden === 'always') return
  const maybe = hidden === 'maybe' || !isNamedAsAccessFile(collector.site, file)
  const around = { ...outermost, maybe, root: file }
  visit(collector, file, { ...around, outer: enter(collector, file, around) })
}

function visitFile(collector: Collector, file: ConfigFile, around: LineSurroundings): void {
  const readings = collector.readings.get(file) ?? 0
  if (readings === maxReadingsOfFile) {
    collector.cut.add(file)
    return
  }
  collector.readings.set(file, readings + 1)
  if (!around.outer && hasAccessRules(file.commands)) enter(collector, file, around)
  visit(collector, file, around)
}

/**
 * Visits the lines and sections of a section or file. Lines are visited only if the file has Includes, or if `note` wants them.
 */
function visit(collector: Collector, holder: Section | ConfigFile, around: LineSurroundings): void {
  const { including, note } = collector
  const hasIncludes = including.size > 0 && including.has('file' in holder ? holder.file : holder)
  for (const node of hasIncludes || note ? holder.commands : holder.sections) {
    if (node.kind === 'section') visitSection(collector, node, around)
    else if (node.kind === 'directive') visitLine(collector, node, around)
  }
}

function visitLine(collector: Collector, line: Directive, around: LineSurroundings): void {
  const { site, note } = collector
  note?.(line, around)
  if (!isInclude(line)) return
  const maybe = around.maybe || site.isGuess(line) || !isInSameTemplateBlock(site, line, around.server)
  for (const file of site.filesOf(line)) visitFile(collector, file, { ...around, maybe })
}

function visitSection(collector: Collector, section: Section, around: LineSurroundings): void {
  if (section.key === 'virtualhost') {
    collector.note?.(section, around)
    visit(collector, section, { ...around, server: section, maybe: false, isGuarded: false })
  } else if (section.key === 'macro') visit(collector, section, { ...around, maybe: true })
  else if (isGuard(section)) visitGuard(collector, section, around)
  else if (kinds.has(section.key)) {
    // A template may omit the section and keep the virtual host around it.
    const maybe = around.maybe || !isInSameTemplateBlock(collector.site, section, around.server)
    const branches = templateVariantsOf(collector.site, section)
    for (const branch of branches) enterBranch(collector, section, branch, { ...around, maybe: true })
    if (branches.length > 0) return
    const outer =
      mayHaveRules(section) || collector.isWanted(section)
        ? enter(collector, section, { ...around, maybe })
        : around.outer
    visit(collector, section, { ...around, outer, maybe })
  }
}

/**
 * Visits the content of a guard, for the versions that read it. If the server runs 2.4 today, no version reads lines for
 * 2.2.
 */
function visitGuard(collector: Collector, guard: Section, around: LineSurroundings): void {
  const { site } = collector
  const today = guardReadingToday(site, guard)
  const in24 = guardReadingOn24(site, guard)
  if (today === 'never') {
    if (site.from === '2.2' && in24 !== 'never' && around.readBy !== '2.2')
      visit(collector, guard, { ...around, readBy: '2.4', maybe: around.maybe || in24 === 'maybe' })
    return
  }
  if (in24 === 'never' && around.readBy === '2.4') return
  const readBy = in24 === 'never' ? '2.2' : around.readBy
  const condition = today === 'maybe' && in24 === 'maybe' ? guardConditionOf(site, guard) : undefined
  const conditions = condition ? withGuardCondition(around.conditions, condition) : around.conditions
  if (!conditions) return
  const maybe = around.maybe || (today === 'maybe' && !condition)
  const isGuarded = around.isGuarded || condition !== undefined
  visit(collector, guard, { ...around, readBy, conditions, maybe, isGuarded })
}

/** Whether a section may have access rules: in itself, in a section inside it, or in an included file. Others are skipped. */
const mayHaveRules = (section: Section): boolean =>
  hasAccessRules(section.commands) ||
  section.commands.some((node) =>
    node.kind === 'directive' ? isInclude(node) || /^(allowoverride|use)$/.test(node.key) : node.kind === 'section',
  )

function enter(collector: Collector, source: Section | ConfigFile, around: LineSurroundings): Scope {
  return enterAs(collector, source, around, (places) =>
    'key' in source
      ? fromSection(source, places)
      : { ...fileScope(collector.site, source), branch: undefined, occurrences: places },
  )
}

function enterBranch(
  collector: Collector,
  section: Section,
  { block, nodes }: TemplateVariant,
  around: LineSurroundings,
): void {
  const [first] = nodes
  if (first) enterAs(collector, first, around, (places) => ({ ...fromSection(section, places), nodes, branch: block }))
}

function enterAs(
  collector: Collector,
  source: Node | ConfigFile,
  { server, outer, maybe, readBy, root, conditions, isGuarded }: LineSurroundings,
  made: (places: Occurrence[]) => CollectedScope,
): Scope {
  const order = collector.order++
  const readings = [{ order, conditions, isSure: !maybe }]
  const place: Occurrence = { server, outer, maybe: maybe || isGuarded, readBy, root, order, readings }
  const known = collector.found.get(source)
  if (known) {
    known.occurrences.push(place)
    return known
  }
  const scope = onDrive(collector.site, made([place]))
  collector.found.set(source, scope)
  return scope
}

function onDrive(site: Site, scope: CollectedScope): CollectedScope {
  const drives = windowsDrivesOf(site)
  if (!drives || (scope.kind !== 'directory' && scope.kind !== 'htaccess')) return scope
  if (drives === 'several' && lacksWindowsDrive(scope.path)) scope.isMergePositionKnown = false
  scope.paths = scope.paths.map((path) => withKnownDrive(site, path))
  scope.path = scope.paths[0] ?? scope.path
  return scope
}

/** The path, URL, name or pattern in a tag. */
export function firstPathInTag({ args: [first, second] }: Section): string {
  return (first?.value === '~' ? second : first)?.value ?? ''
}

function fromSection(section: Section, places: Occurrence[]): CollectedScope {
  const regex = section.key.endsWith('match') || section.args[0]?.value === '~'
  const path = firstPathInTag(section)
  const kind = kinds.get(section.key) ?? 'fragment'
  return {
    kind: kind === 'directory' && regex ? 'pattern' : kind,
    at: section,
    file: section.file,
    nodes: section.commands,
    path,
    paths: [path],
    isMergePositionKnown: true,
    regex,
    branch: undefined,
    occurrences: places,
  }
}
