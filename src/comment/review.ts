import { grouped } from '../base/grouped.js'
import type { FileChange } from '../change/findings-in-change.js'
import { isInHunk } from '../change/hunks.js'
import type { Lines } from '../edit/line-changes.js'
import type { Migration } from '../migrate/migrate.js'
import type { Finding, Severity } from '../migrate/rule.js'
import { bySameMessage, hash, keyOf } from '../report/fingerprint.js'
import { type FixPlace, placeFinder } from '../report/fix-places.js'
import { type LineFinder, lineFinder } from '../report/line-finder.js'
import { type Suggestion, suggestionsFor } from '../report/suggestion.js'
import { findingsByFile } from '../report/summary.js'
import type { ConfigFile } from '../syntax/tree.js'
import { byFix, type Fixable, type FixPart, fixParts } from './fix-parts.js'
import { allFindings, type LineComment, withoutOverlaps } from './line-comment.js'

/** All that there is to say on a pull request, before it is known what has been said already. */
export interface Review {
  /** The worst first. */
  readonly lineComments: readonly LineComment[]
  /** What no comment can stand for, in the order of files and lines. */
  readonly listed: readonly Listed[]
}

export interface Listed {
  readonly finding: Finding
  readonly why: ListReason
  /** What is to change there, of a fix that changes more places than one. */
  readonly places?: readonly FixPlace[]
}

/**
 * `server`: it is about the whole server and not about a line; `unseen`: it lies on no line that the pull request shows;
 * `apart`: what it changes does; `many`: enough was said; `refused`: GitHub did not take the comments.
 */
export type ListReason = 'server' | 'unseen' | 'apart' | 'many' | 'refused'

/** Whether it lies where the pull request shows nothing, and nothing of it is in what the pull request shows. */
export const isOnlyNamed = ({ why, places }: Listed): boolean => why === 'unseen' && places === undefined

/** Say each of the findings where it can be said. @param changes by path; what is not in it shows no lines */
export function reviewOf(
  findings: readonly Finding[],
  { taken }: Pick<Migration, 'taken'>,
  changes: ReadonlyMap<string, FileChange>,
): Review {
  const around: Around = { finder: lineFinder(), changes }
  const ofLines = findings.filter(({ concerns }) => concerns === 'line')
  const fixable = ofLines.filter((finding): finding is Fixable => finding.fix !== undefined && taken.has(finding))
  const fixed = reviewOfFixes(fixable, around)
  const manual = reviewOfRest(
    ofLines.filter((finding) => !taken.has(finding)),
    around,
  )
  const server = findings
    .filter(({ concerns }) => concerns === 'server')
    .map((finding) => ({ finding, why: 'server' as const }))
  const rank = new Map(findings.map((finding, index) => [finding, index]))
  return {
    lineComments: withoutOverlaps([...fixed.lineComments, ...manual.lineComments]).sort((a, b) => worst(a) - worst(b)),
    listed: [...server, ...manual.listed, ...fixed.listed].sort(
      (a, b) => (rank.get(a.finding) ?? 0) - (rank.get(b.finding) ?? 0),
    ),
  }
}

const severities: readonly Severity[] = ['error', 'warning', 'info']

const worst = (comment: LineComment): number =>
  Math.min(...allFindings(comment).map(({ severity }) => severities.indexOf(severity)))

interface Around {
  readonly finder: LineFinder
  readonly changes: ReadonlyMap<string, FileChange>
}

const isShown = ({ changes }: Around, { path }: Pick<ConfigFile, 'path'>, lines: Lines): boolean => {
  const shown = changes.get(path)?.shown
  return shown !== undefined && isInHunk(shown, lines)
}

/** The lines on which a comment on a finding is to stand; undefined where there are none. */
function placeOf(around: Around, finding: Finding): Lines | undefined {
  const { first, last } = around.finder.of(finding)
  return [
    { first, last },
    { first, last: first },
  ].find((lines) => isShown(around, finding.file, lines))
}

/** As suggestions, as far as they go; what one cannot hold is said in its parts. */
function reviewOfFixes(fixable: readonly Fixable[], around: Around): Review {
  const placesOf = placeFinder()
  const groups = byFix(fixable)
  const leaders = new Map(groups.map((all) => [all[0], all]))
  const whole = settledBy(suggestedIn([...leaders.keys()], around))
  const parts = groups.filter(([leader]) => !whole.has(leader)).flatMap((all) => fixParts(all, around.finder, placesOf))
  const { suggestions, halves } = withHalves([...whole], parts, around)
  const said = new Set([...settledBy(suggestions)].map((one) => halves.get(one)))
  const rest = parts.filter((part) => !said.has(part))
  const here = new Set(rest.filter(({ place }) => isShown(around, place.file, place.lines)))
  const speaking = new Set([
    ...parts.flatMap(({ findings }) => findings),
    ...[...whole].flatMap((one) => leaders.get(one) ?? []),
  ])
  return {
    lineComments: [
      ...suggestions.map((suggestion) => suggestionComment(suggestion, leaders, halves)),
      ...[...here].map(shareComment),
    ],
    listed: [
      ...rest.filter((part) => !here.has(part)).flatMap((part) => listedPart(part, around)),
      ...fixable
        .filter((finding) => !speaking.has(finding))
        .map((finding) => ({ finding, why: 'apart' as const, places: [] })),
    ],
  }
}

/** The suggestions with those parts that may be accepted alone, unless that would cost one of the others. */
function withHalves(whole: readonly Fixable[], parts: readonly FixPart[], around: Around) {
  const halves = new Map(parts.filter(({ isAlone }) => isAlone).map((part) => [halfOf(part), part]))
  const suggestions = suggestedIn([...whole, ...halves.keys()], around)
  const settled = settledBy(suggestions)
  return halves.size === 0 || whole.every((one) => settled.has(one))
    ? { suggestions, halves }
    : { suggestions: suggestedIn(whole, around), halves: new Map<Fixable, FixPart>() }
}

const settledBy = (suggestions: readonly SuggestionIn[]): Set<Fixable> =>
  new Set(suggestions.flatMap(({ settles }) => settles))

const halfOf = ({ findings: [finding], place }: FixPart): Fixable => ({
  ...finding,
  file: place.file,
  fix: { ...finding.fix, edits: place.edits },
})

interface SuggestionIn extends Suggestion<Fixable> {
  readonly file: ConfigFile
}

/** By the file that a fix changes, which need not be the one that the finding is in. */
const suggestedIn = (fixable: readonly Fixable[], around: Around): SuggestionIn[] =>
  [...grouped(fixable, ({ file, fix }) => fix.edits[0]?.file ?? file)].flatMap(([file, own]) =>
    suggestionsFor(file, own, (lines) => isShown(around, file, lines))
      .suggestions.filter(({ text }) => canCarry(text, around.changes.get(file.path)))
      .map((suggestion) => ({ ...suggestion, file })),
  )

/** The button writes UTF-8, which would not do in a file of another encoding, and a comment holds only so much. */
const canCarry = (text: readonly string[], change: FileChange | undefined): boolean =>
  (change?.encoding === 'utf-8' || text.every((line) => /^\p{ASCII}*$/u.test(line))) &&
  text.reduce((size, line) => size + line.length + 1, 0) < mostSuggested &&
  !text.some((line) => line.includes('\uFEFF'))

const mostSuggested = 40_000

function suggestionComment(
  { file, settles, lines, text }: SuggestionIn,
  leaders: ReadonlyMap<Fixable, readonly Fixable[]>,
  halves: ReadonlyMap<Fixable, FixPart>,
): LineComment {
  const each = settles.map((one) => {
    const part = halves.get(one)
    const all = part?.findings ?? leaders.get(one) ?? [one]
    return { all, keys: part ? keysOfPart(part) : all.map(keyOf) }
  })
  return {
    file,
    lines,
    findings: each.flatMap(({ all }) => all),
    suggestion: text,
    shares: [],
    others: [],
    keys: each.flatMap(({ keys }) => keys),
  }
}

/** A finding that is said in several places is told from itself by their numbers. */
const keysOfPart = ({ findings, index }: FixPart): string[] =>
  findings.map((finding) => (index === 0 ? keyOf(finding) : hash(`${keyOf(finding)} ${index}`)))

const shareComment = (part: FixPart): LineComment => ({
  file: part.place.file,
  lines: part.place.lines,
  findings: part.findings,
  suggestion: undefined,
  shares: [{ findings: part.findings, place: part.place, elsewhere: part.elsewhere }],
  others: [],
  keys: keysOfPart(part),
})

const listedPart = ({ findings, place, elsewhere }: FixPart, around: Around): Listed[] =>
  findings.map((finding) => ({
    finding,
    why: placeOf(around, finding) ? 'apart' : 'unseen',
    ...(elsewhere.length > 0 && { places: [place] }),
  }))

/** What no fix here settles: one comment for findings alike, or on the same lines. */
function reviewOfRest(findings: readonly Finding[], around: Around): Review {
  const parts = Array.from(findingsByFile(findings), ([file, own]) => restOfFile(file, own, around))
  return {
    lineComments: parts.flatMap(({ lineComments }) => lineComments),
    listed: parts.flatMap(({ listed }) => listed),
  }
}

function restOfFile(file: ConfigFile, findings: readonly Finding[], around: Around): Review {
  const seen = new Set(findings.filter((finding) => placeOf(around, finding)))
  const lineComments = bySameMessage([...seen]).flatMap((group): LineComment[] => {
    const lines = placeOf(around, group[0])
    return lines
      ? [{ file, lines, findings: group, suggestion: undefined, shares: [], others: [], keys: group.map(keyOf) }]
      : []
  })
  const unseen = findings.filter((finding) => !seen.has(finding))
  return { lineComments, listed: unseen.map((finding) => ({ finding, why: 'unseen' })) }
}
