import { addToGroup, groupBy } from '../../base/group-by.js'
import { hasGuards, isGuard } from '../../httpd/guards.js'
import { onlyVersionReadingAt } from '../../site/guard-reading.js'
import type { Site } from '../../site/site.js'
import { ancestors, type ConfigFile, type Directive, isDirective, type Version } from '../../syntax/tree.js'
import { surroundingsKey } from './surroundings.js'

/** A line that only one version reads, in at least one of the contexts in which its file is included. */
export interface LineOfOneVersion {
  readonly at: Directive
  readonly version: Version
  /** The contexts in which only this version reads it, as `surroundingsOfLine` writes them. */
  readonly surroundings: readonly string[]
}

/** A line that only 2.4 reads, and the last line that 2.2 reads in its place. */
export interface ReplacingLine extends LineOfOneVersion {
  readonly replaced: Directive
}

/** Lines that only one version reads, by their name and each of their contexts. */
export type LinesOfOneVersion = ReadonlyMap<string, readonly LineOfOneVersion[]>

/**
 * The lines that only one version reads.
 * @param keys names of directives, in lower case
 */
export function linesOfOneVersion(
  site: Site,
  keys: readonly string[],
  isAmong: (file: ConfigFile) => boolean = () => true,
): LinesOfOneVersion {
  const found = new Map<string, LineOfOneVersion[]>()
  const files = site.once(filesWithGuardedLines).filter(isAmong)
  const lines = files.flatMap((file) => keys.flatMap((key) => file.named(key))).filter(isDirective)
  for (const at of linesInPlacesOfOneVersion(site, lines)) {
    const places = new Map<Version, string[]>()
    for (const [place, around] of groupBy(site.enclosing(at), (sections) => surroundingsKey(at, sections))) {
      const version = onlyVersionReadingAt(site, around)
      if (version) addToGroup(places, version, place)
    }
    for (const [version, some] of places) {
      const line = { at, version, surroundings: some }
      for (const place of some) addToGroup(found, `${at.key}\n${place}`, line)
    }
  }
  return found
}

/**
 * Those of the lines that only one version reads, in at least one place where their file is included. Lines with the same
 * parent are checked once.
 */
function linesInPlacesOfOneVersion(site: Site, lines: readonly Directive[]): readonly Directive[] {
  const isForOne = ([line]: readonly [Directive, ...Directive[]]) =>
    site.enclosing(line).some((sections) => onlyVersionReadingAt(site, [sections]) !== undefined)
  const found = new Set([...groupBy(lines, ({ parent, file }) => parent ?? file).values()].filter(isForOne).flat())
  return lines.filter((line) => found.has(line))
}

/** The files with lines in guards. The guard may be in the file itself, or around an Include of the file. */
export function filesWithGuardedLines(site: Site): readonly ConfigFile[] {
  const known = new Map<ConfigFile, boolean>()
  const isInGuard = (file: ConfigFile): boolean => {
    const found = known.get(file)
    if (found !== undefined) return found
    // If files include each other, guards around the Include that leads back do not count.
    known.set(file, false)
    const is = site.includersOf(file).some((line) => [...ancestors(line)].some(isGuard) || isInGuard(line.file))
    known.set(file, is)
    return is
  }
  return site.files.filter((file) => hasGuards(file) || isInGuard(file))
}

/** For a line that only one version reads: the lines of the other version with the same name in the same context. */
export const counterpartLines = (line: LineOfOneVersion, lines: LinesOfOneVersion): readonly LineOfOneVersion[] =>
  line.surroundings.flatMap((place) =>
    (lines.get(`${line.at.key}\n${place}`) ?? []).filter(({ version }) => version !== line.version),
  )

/** The lines for one version for which the other version has no line with the same name and place. */
export const linesWithoutCounterpart = (lines: LinesOfOneVersion): readonly LineOfOneVersion[] =>
  distinctLines(lines).filter((line) => counterpartLines(line, lines).length === 0)

/** The lines for 2.2 that 2.4 lacks: 2.4 reads no line of its own in their place, only lines that 2.2 reads too. */
export const linesMissingOn24 = (lines: LinesOfOneVersion): readonly LineOfOneVersion[] =>
  distinctLines(lines).filter((line) => {
    const others = counterpartLines(line, lines)
    const isKept = (other: LineOfOneVersion) =>
      counterpartLines(other, lines).some(({ at }) => hasSameArguments(at, other.at))
    return line.version === '2.2' && others.every((other) => !hasSameArguments(other.at, line.at) && isKept(other))
  })

/** The lines that only 2.4 reads and that replace lines of 2.2: same name and place, other arguments. */
export const replacingLines = (lines: LinesOfOneVersion): readonly ReplacingLine[] =>
  distinctLines(lines).flatMap((line) => {
    const others = line.version === '2.4' ? counterpartLines(line, lines) : []
    const instead = others.at(-1)?.at
    return instead && !others.some(({ at }) => hasSameArguments(at, line.at)) ? [{ ...line, replaced: instead }] : []
  })

/** Each line once, although `lines` has it for each context in which it applies. */
export const distinctLines = (lines: LinesOfOneVersion): readonly LineOfOneVersion[] => [
  ...new Set([...lines.values()].flat()),
]

export const hasSameArguments = ({ args }: Directive, other: Directive): boolean =>
  args.length === other.args.length && args.every(({ value }, index) => value === other.args[index]?.value)
