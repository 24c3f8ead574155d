import { type Group, groupBy } from '../base/group-by.js'
import { type FileChange, fixKeys } from '../change/findings-in-change.js'
import { isInHunk } from '../change/hunks.js'
import type { Fix } from '../edit/edit.js'
import { type LineRange, linesOf } from '../edit/line-changes.js'
import type { Migration } from '../migrate/migrate.js'
import type { Finding, Fixable, Severity } from '../migrate/rule.js'
import { hasRarelyNeededFix } from '../questions/assumptions.js'
import { findingKey, groupByMessageAndFix } from '../report/fingerprint.js'
import { linesOfFinding } from '../report/position.js'
import { type Suggestion, suggestionsFor } from '../report/suggestion.js'
import { findingsByFile } from '../report/summary.js'
import { ancestors, type ConfigFile, isSection, type Section } from '../syntax/tree.js'
import { findingsInComment, joinOverlappingComments, type LineComment } from './line-comment.js'

/** The comments and the list for a pull request, without regard to what earlier runs have posted. */
export interface Review {
  /** One comment for each decision, the worst first. */
  readonly lineComments: readonly LineComment[]
  /** Findings for the list, in the order of files and lines. */
  readonly listed: readonly ListedFinding[]
}

export interface ListedFinding {
  readonly finding: Finding
  readonly why: ListReason
}

/**
 * Why a finding is in the list and has no comment. `server`: it is about the whole server; `unseen`: the diff does not show its
 * line; `apart`: no suggestion can contain its whole fix; `told`: it has no fix to suggest, and is no error that a person
 * must decide; `many`: there
 * are enough comments; `refused`: GitHub rejected the comment.
 */
export type ListReason = 'server' | 'unseen' | 'apart' | 'told' | 'many' | 'refused'

/**
 * Assigns each finding to a comment or to the list.
 * @param changes the changed files, by path
 * @param isAside whether a file is one that no server reads today
 */
export function composeReview(
  findings: readonly Finding[],
  { taken }: Pick<Migration, 'taken'>,
  changes: Changes,
  isAside: (file: ConfigFile) => boolean = () => false,
): Review {
  const ofLines = findings.filter(({ concerns }) => concerns === 'line')
  const fixable = ofLines.filter((finding): finding is Fixable => taken.has(finding) && !hasRarelyNeededFix(finding))
  const { comments, left } = suggested(fixable, changes)
  const decisions = decisionsAmong(
    ofLines.filter((finding) => finding.severity === 'error' && !finding.waits && !taken.has(finding)),
    changes,
  )
  const lineComments = joinOverlappingComments([...comments, ...decisions]).sort(
    (a, b) => weight(a, isAside) - weight(b, isAside),
  )
  const said = new Set(lineComments.flatMap(findingsInComment))
  const whyOf = (finding: Finding): ListReason => {
    if (finding.concerns === 'server') return 'server'
    if (!placeOf(changes, finding)) return 'unseen'
    return left.has(finding) ? 'apart' : 'told'
  }
  const listed = findings.filter((finding) => !said.has(finding) || left.has(finding))
  return { lineComments, listed: listed.map((finding) => ({ finding, why: whyOf(finding) })) }
}

const severities: readonly Severity[] = ['error', 'warning', 'info']

/**
 * The rank of a comment; lower ranks come first. Errors come before warnings about access, and these before the rest. Files that
 * no server reads come last.
 */
function weight(comment: LineComment, isAside: (file: ConfigFile) => boolean): number {
  const all = findingsInComment(comment)
  const worst = Math.min(...all.map(({ severity }) => severities.indexOf(severity)))
  const isAccess = all.some(({ rule }) => rule.group === 'access')
  return (isAside(comment.file) ? 10 : 0) + (worst === 0 ? 0 : isAccess ? 1 : 1 + worst)
}

type Changes = ReadonlyMap<string, FileChange>

const isShown = (changes: Changes, { path }: Pick<ConfigFile, 'path'>, lines: LineRange): boolean => {
  const shown = changes.get(path)?.shown
  return shown !== undefined && isInHunk(shown, lines)
}

/** The lines for a comment on a finding; undefined if no comment is possible. */
function placeOf(changes: Changes, finding: Finding): LineRange | undefined {
  const { first, last } = linesOfFinding(finding)
  return [
    { first, last },
    { first, last: first },
  ].find((lines) => isShown(changes, finding.file, lines))
}

interface Suggested {
  readonly comments: readonly LineComment[]
  /** The findings whose fixes fit into no suggestion. */
  readonly left: ReadonlySet<Finding>
}

function suggested(fixable: readonly Fixable[], changes: Changes): Suggested {
  const groups = byFix(fixable)
  const leaders = new Map(groups.map((all) => [all[0], all]))
  const whole = settledBy(suggestedIn([...leaders.keys()], changes))
  return {
    // The fixes that fit are placed once more, without the fixes that do not fit and that may have been in their way.
    comments: suggestedIn([...whole], changes).map((suggestion) => suggestionComment(suggestion, leaders)),
    left: new Set(groups.filter(([leader]) => !whole.has(leader)).flat()),
  }
}

/** Groups findings by their fix. Findings with the same edits are settled together. */
function byFix(fixable: readonly Fixable[]): Group<Fixable>[] {
  const keys = new Map<Fix, string>()
  return [
    ...groupBy(fixable, (finding) => {
      const key = keys.get(finding.fix) ?? fixKeys(finding).join()
      keys.set(finding.fix, key)
      return key
    }).values(),
  ]
}

const settledBy = (suggestions: readonly SuggestionIn[]): Set<Fixable> =>
  new Set(suggestions.flatMap(({ settles }) => settles))

interface SuggestionIn extends Suggestion<Fixable> {
  readonly file: ConfigFile
}

/** The suggestions, grouped by the file that a fix changes, which may differ from the file of its finding. */
const suggestedIn = (fixable: readonly Fixable[], changes: Changes): SuggestionIn[] =>
  [...groupBy(fixable, ({ file, fix }) => fix.edits[0]?.file ?? file)].flatMap(([file, own]) => {
    const encoding = changes.get(file.path)?.encoding
    const text = linesOf(file.text)
    const fits = (lines: LineRange) =>
      isShown(changes, file, lines) && isWritten(text.slice(lines.first - 1, lines.last), encoding)
    return suggestionsFor(file, own, fits, outermostSection)
      .suggestions.filter(({ text }) => isWritten(text, encoding) && isShort(text))
      .map((suggestion) => ({ ...suggestion, file }))
  })

const outermostSection = ({ at }: Finding): Section | undefined =>
  [...ancestors(at)].at(-1) ?? (isSection(at) ? at : undefined)

/**
 * Whether the button for a suggestion would write the text correctly. It writes UTF-8, which is wrong in a file of another
 * encoding.
 */
const isWritten = (text: readonly string[], encoding: FileChange['encoding'] | undefined): boolean =>
  (encoding === 'utf-8' || text.every((line) => /^\p{ASCII}*$/u.test(line))) &&
  !text.some((line) => line.includes('\uFEFF'))

/** Whether a text is short enough for the limited space of a comment. */
const isShort = (text: readonly string[]): boolean =>
  text.reduce((size, line) => size + line.length + 1, 0) < maxSuggested

const maxSuggested = 40_000

function suggestionComment(
  { file, settles, lines, text }: SuggestionIn,
  leaders: ReadonlyMap<Fixable, readonly Fixable[]>,
): LineComment {
  const findings = settles.flatMap((one) => leaders.get(one) ?? one)
  return { file, lines, findings, suggestion: text, otherFindings: [], keys: findings.map(findingKey) }
}

/** Comments on findings that need a person. Equal findings in a file share one comment. */
const decisionsAmong = (findings: readonly Finding[], changes: Changes): LineComment[] =>
  Array.from(findingsByFile(findings), ([file, own]) =>
    groupByMessageAndFix(own.filter((finding) => placeOf(changes, finding))).flatMap((group): LineComment[] => {
      const lines = placeOf(changes, group[0])
      return lines
        ? [{ file, lines, findings: group, suggestion: undefined, otherFindings: [], keys: group.map(findingKey) }]
        : []
    }),
  ).flat()
