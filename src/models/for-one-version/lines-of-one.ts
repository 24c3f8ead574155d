import { addTo, grouped } from '../../base/grouped.js'
import { hasGuards, isGuard } from '../../httpd/guards.js'
import { soleReaderAt } from '../../site/present.js'
import type { Site } from '../../site/site.js'
import { ancestors, type ConfigFile, type Directive, isDirective, type Version } from '../../syntax/tree.js'
import { placeIn } from './places-around.js'

/** A line that one version alone reads, in some of its places. */
export interface LineOfOne {
  readonly at: Directive
  readonly version: Version
  readonly places: readonly string[]
}

/** A line that only 2.4 reads, and the last line that 2.2 reads in its place. */
export interface ReplacedLine extends LineOfOne {
  readonly instead: Directive
}

/** Lines that one version alone reads, by their name and each place that they hold for. */
export type LinesOfOne = ReadonlyMap<string, readonly LineOfOne[]>

/**
 * The lines that one version alone reads.
 * @param keys names of directives, in lower case
 */
export function linesOfOne(
  site: Site,
  keys: readonly string[],
  isAmong: (file: ConfigFile) => boolean = () => true,
): LinesOfOne {
  const found = new Map<string, LineOfOne[]>()
  const files = site.once(filesWithGuardedLines).filter(isAmong)
  for (const at of files.flatMap((file) => keys.flatMap((key) => file.named(key))).filter(isDirective)) {
    const places = new Map<Version, string[]>()
    for (const [place, around] of grouped(site.enclosing(at), (sections) => placeIn(at, sections))) {
      const version = soleReaderAt(site, around)
      if (version) addTo(places, version, place)
    }
    for (const [version, some] of places) {
      const line = { at, version, places: some }
      for (const place of some) addTo(found, `${at.key}\n${place}`, line)
    }
  }
  return found
}

/** The files of which lines may hang on a guard, their own or one around a line that includes them. */
export function filesWithGuardedLines(site: Site): readonly ConfigFile[] {
  const known = new Map<ConfigFile, boolean>()
  const isInGuard = (file: ConfigFile): boolean => {
    const found = known.get(file)
    if (found !== undefined) return found
    // Where files read each other, no guard is around the way back.
    known.set(file, false)
    const is = site.includersOf(file).some((line) => [...ancestors(line)].some(isGuard) || isInGuard(line.file))
    known.set(file, is)
    return is
  }
  return site.files.filter((file) => hasGuards(file) || isInGuard(file))
}

/** Of lines that one version alone reads: those of the other version that have the same name and hold for the same place. */
export const counterparts = (line: LineOfOne, lines: LinesOfOne): readonly LineOfOne[] =>
  line.places.flatMap((place) =>
    (lines.get(`${line.at.key}\n${place}`) ?? []).filter(({ version }) => version !== line.version),
  )

/** The lines for one version without a counterpart for the other: none of the same name for the same place. */
export const linesWithoutCounterpart = (lines: LinesOfOne): readonly LineOfOne[] =>
  distinctLines(lines).filter((line) => counterparts(line, lines).length === 0)

/** The lines for 2.2 alone that 2.4 lacks, if all its own lines in their place are read by 2.2 too. */
export const linesMissingOn24 = (lines: LinesOfOne): readonly LineOfOne[] =>
  distinctLines(lines).filter((line) => {
    const others = counterparts(line, lines)
    const isKept = (other: LineOfOne) => counterparts(other, lines).some(({ at }) => hasSameArguments(at, other.at))
    return line.version === '2.2' && others.every((other) => !hasSameArguments(other.at, line.at) && isKept(other))
  })

/** The lines of 2.4 alone for a place where 2.2 has lines of the same name, none of them with these arguments. */
export const replacedLines = (lines: LinesOfOne): readonly ReplacedLine[] =>
  distinctLines(lines).flatMap((line) => {
    const others = line.version === '2.4' ? counterparts(line, lines) : []
    const instead = others.at(-1)?.at
    return instead && !others.some(({ at }) => hasSameArguments(at, line.at)) ? [{ ...line, instead }] : []
  })

/** Each line once. */
export const distinctLines = (lines: LinesOfOne): readonly LineOfOne[] => [...new Set([...lines.values()].flat())]

export const hasSameArguments = ({ args }: Directive, other: Directive): boolean =>
  args.length === other.args.length && args.every(({ value }, index) => value === other.args[index]?.value)
