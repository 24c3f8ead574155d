import type { Migration } from '../migrate/migrate.js'
import type { Finding } from '../migrate/rule.js'
import { positionsIn } from '../report/position.js'
import { isSurelyReadOn24 } from '../site/guard-reading.js'
import { isHtaccess } from '../site/htaccess.js'
import type { Site } from '../site/site.js'
import { ancestors, type ConfigFile, type Directive, type Section, valuesOf, walk } from '../syntax/tree.js'
import { commonPathEnd, filesAtServerPath, type GivenFiles, pathSegments } from './given-files.js'
import type { LogLocation, LogMessage } from './log.js'
import type { KnownMessage, MessageWords } from './message.js'

/** A place in the given files that a message is about. */
export interface MessagePlace {
  readonly file: ConfigFile
  /** The number of the line, counted from 1 as httpd counts: for a continued directive, the number of its last line. */
  readonly line: number
  readonly node: Directive | Section | undefined
  /** The finding that best explains the message at this place. */
  readonly finding: Finding | undefined
}

/** The configuration that a log belongs to. */
export interface ConfigurationOfLog extends GivenFiles {
  readonly migration: Migration
  /**
   * Converts a place in the files that httpd read, if these were copies, to the place in the given files. By default, places stay
   * unchanged.
   */
  readonly original?: (spot: LogLocation) => LogLocation
}

/**
 * A message of the log, the known message for it, the words found in the message, and the catalogue entries whose rules fix
 * its cause.
 */
export interface PlaceQuery {
  readonly said: LogMessage
  readonly message: KnownMessage | undefined
  readonly words: MessageWords
  readonly mendedBy: readonly string[]
}

const most = 3

/** The places that a message is about: the place that it names, or else findings of the rules that fix its cause. */
export function placesOfMessage(config: ConfigurationOfLog, query: PlaceQuery): readonly MessagePlace[] {
  const { said, words } = query
  const spot = said.at ?? (words.path && words.line ? { path: words.path, line: Number(words.line) } : undefined)
  if (spot) return atSpot(config, query, spot)
  if (words.path && (words.directive || said.accessFile)) return inFileNamed(config, query, words.path)
  return elsewhere(config, query)
}

function atSpot(config: ConfigurationOfLog, query: PlaceQuery, named: LogLocation): readonly MessagePlace[] {
  const spot = config.original?.(named) ?? named
  const files = filesAtServerPath(config, spot.path)
  const fitting = files.length > 1 ? files.filter((file) => holdsName(file, spot.line, query.words.directive)) : files
  // If several files fit, choosing one would be a guess.
  return fitting.length === 1 ? fitting.map((file) => placeAt(config, query, file, spot.line)) : []
}

const holdsName = (file: ConfigFile, line: number, directive: string | undefined) =>
  !directive || nodeAt(file, line)?.key === directive.replace(/^</, '').toLowerCase()

/**
 * A place in a file. If the line has another directive than the message names, the file has changed since, so there is no node
 * and no finding.
 */
function placeAt(config: ConfigurationOfLog, query: PlaceQuery, file: ConfigFile, line: number): MessagePlace {
  const node = holdsName(file, line, query.words.directive) ? nodeAt(file, line) : undefined
  return { file, line, node, finding: node && findingAt(config, query, node) }
}

/** The directive or opening tag that the line belongs to; undefined for other lines. */
function nodeAt(file: ConfigFile, line: number): Directive | Section | undefined {
  const positions = positionsIn(file)
  for (const node of walk(file.children)) {
    if (node.kind !== 'directive' && node.kind !== 'section') continue
    const from = positions.at(node.start).line
    if (from > line) return undefined
    if (line <= positions.at(Math.max(node.start, node.end - 1)).line) return node
  }
  return undefined
}

/**
 * The finding of a rule that fixes the message: at the node, else with a fix that changes the node, else at a section around
 * it, else anywhere.
 */
function findingAt(
  { migration }: ConfigurationOfLog,
  query: PlaceQuery,
  node: Directive | Section,
): Finding | undefined {
  // For an unknown message, a finding of any rule at the line may help.
  const mending = query.message
    ? migration.findings.filter((finding) => mends(finding, query.mendedBy))
    : migration.findings.filter(({ concerns }) => concerns === 'line')
  const around = new Set<Directive | Section>(ancestors(node))
  const near = mending.find(({ at }) => at === node) ?? mending.find((finding) => changes(finding, node))
  if (near || !query.message) return near
  return (
    mending.find(({ at }) => around.has(at) || (at.parent !== undefined && at.parent === node.parent)) ??
    mending.find((finding) => speaksOf(finding, query.words))
  )
}

const mends = ({ rule }: Finding, ids: readonly string[]) => rule.covers.some((id) => ids.includes(id))

const changes = ({ fix }: Finding, node: Directive | Section) =>
  fix?.edits.some((edit) => edit.file === node.file && edit.start < node.end && edit.end > node.start) ?? false

/** The line, or the finding, in each file with this name (such as a .htaccess file), if the message names no line number. */
const inFileNamed = (config: ConfigurationOfLog, query: PlaceQuery, path: string): readonly MessagePlace[] =>
  filesAtServerPath(config, path)
    .slice(0, most)
    .flatMap((file) => {
      const meant = nodesMeant(file, query).filter((node) => config.site.isLive(node))
      // httpd surely reads a line outside of guards.
      const node = meant.find((node) => isSurelyReadOn24(config.site, node)) ?? meant[0]
      if (node) return [{ file, line: lineOf(node), node, finding: findingAt(config, query, node) }]
      const found = config.migration.findings.find((one) => one.file === file && mends(one, query.mendedBy))
      return found ? [{ file, line: lineOf(found.at), node: found.at, finding: found }] : []
    })

/** The lines with the directive that the message names. If it names none, lines that can cause it and contain its word. */
function nodesMeant(file: ConfigFile, { words, message }: PlaceQuery): readonly (Directive | Section)[] {
  const key = words.directive?.replace(/^<?\/?|>$/g, '').toLowerCase()
  if (key !== undefined) return [...file.named(key), ...file.named(`<${key}`)]
  const lines = (message?.directives ?? []).flatMap((name) => file.named(name.toLowerCase()))
  return words.name ? lines.filter((line) => valuesOf(line).includes(words.name ?? '')) : lines
}

const lineOf = (node: Directive | Section) => positionsIn(node.file).at(node.name.start).line

/**
 * The places for a message that names no place: findings of the rules that fix its cause, with the same words or folder. If
 * there are none, the lines that can cause the message.
 */
function elsewhere(
  { site, migration }: ConfigurationOfLog,
  { words, mendedBy, message }: PlaceQuery,
): readonly MessagePlace[] {
  const mending = migration.findings.filter((finding) => mends(finding, mendedBy))
  const near = words.request
    ? governing(site, mending, words.request)
    : mending.filter((finding) => speaksOf(finding, words))
  // If many findings are possible, choosing some would be a guess.
  const found = near.length || words.request || mending.length > most ? near : mending
  const lines =
    found.length || !words.name
      ? []
      : site.directives(...(message?.directives ?? [])).filter((line) => holds(line, words.name))
  return [...found.map((finding) => ({ at: finding.at, finding })), ...lines.map((at) => ({ at, finding: undefined }))]
    .slice(0, most)
    .map(({ at, finding }) => ({ file: at.file, line: lineOf(at), node: at, finding }))
}

const holds = (line: Directive, name = '') =>
  line.args.some(({ value }) => value === name || value.startsWith(name) || name.endsWith(`:${value}`))

/** Whether a finding has the word that the message names in its line, its message or its fix. */
function speaksOf({ at, message, fix }: Finding, { name, directive }: MessageWords): boolean {
  const word = (name ?? directive)?.toLowerCase()
  if (!word) return false
  const text = [message, fix?.title, ...(fix?.edits.map((edit) => edit.text) ?? []), at.key, ...valuesOf(at)].join('\n')
  return text.toLowerCase().includes(word)
}

/** The findings at the section or .htaccess file that applies to the requested path and is deepest. */
function governing(site: Site, findings: readonly Finding[], request: string): Finding[] {
  const path = request.replace(/^uri /, '').replace(/, referer.*$/, '')
  const ranked = findings
    .map((finding) => ({ finding, depth: depthOf(site, finding, path) }))
    .filter(({ depth }) => depth > 0)
  const deepest = Math.max(0, ...ranked.map(({ depth }) => depth))
  return ranked.filter(({ depth }) => depth === deepest).map(({ finding }) => finding)
}

/** The length of the folder or URL of the section around a finding, if it contains the path; otherwise 0. */
function depthOf(site: Site, { at, file }: Finding, path: string): number {
  if (isHtaccess(file)) return endsWithin(pathSegments(file.path).slice(0, -1), pathSegments(path))
  const sections = site.enclosing(at)[0] ?? []
  const section = [at, ...sections].find((node) => /^(directory|location)$/.test(node.key))
  const folder = section?.args[0]?.value
  if (folder === undefined) return 0
  const under = path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`)
  return under ? folder.length : 0
}

/**
 * The length of the longest beginning of the path that ends in the same segments as the folder; 0 if there is none. A
 * .htaccess file in a checkout applies to that part of the server's path.
 */
function endsWithin(folder: readonly string[], path: readonly string[]): number {
  for (let end = path.length; end > 0; end--) {
    const { whole, length } = commonPathEnd(folder, path.slice(0, end))
    if (whole && length > 0) return path.slice(0, end).join('/').length + 1
  }
  return 0
}
