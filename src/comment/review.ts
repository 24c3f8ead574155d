import type { ConfigFile } from '../config/tree.js'
import type { Fix } from '../edit.js'
import type { Migration } from '../migrate/migrate.js'
import type { Finding, Severity } from '../migrate/rule.js'
import { positionsIn } from '../report/position.js'
import { findingsByFile } from '../report/summary.js'
import type { FileChange } from './count.js'
import { isShown } from './hunks.js'
import { type Lines, type Suggestion, suggestionsFor } from './suggestion.js'

/** All that there is to say on a pull request, before it is known what has been said already. */
export interface Review {
  /** The worst first. */
  readonly remarks: readonly Remark[]
  /** What no comment can stand for, in the order of files and lines. */
  readonly listed: readonly Listed[]
}

/** One comment on a run of lines. */
export interface Remark {
  readonly file: ConfigFile
  readonly lines: Lines
  readonly findings: readonly Finding[]
  /** The lines to put in place of those it stands on. */
  readonly suggestion: readonly string[] | undefined
}

export interface Listed {
  readonly finding: Finding
  readonly why: Why
}

/**
 * `unseen`: it lies on no line that the pull request shows; `apart`: no suggestion can say its fix; `many`: enough was said;
 * `refused`: GitHub did not take the comments.
 */
export type Why = 'unseen' | 'apart' | 'many' | 'refused'

/** Say each of the findings where it can be said. @param fits changes by path; what is not in it shows no lines */
export function reviewOf(
  findings: readonly Finding[],
  { taken }: Pick<Migration, 'taken'>,
  changes: ReadonlyMap<string, FileChange>,
): Review {
  const parts = Array.from(findingsByFile(findings), ([file, own]) =>
    reviewOfFile(file, own, taken, changes.get(file.path)),
  )
  const rank = new Map(findings.map((finding, index) => [finding, index]))
  return {
    remarks: parts.flatMap(({ remarks }) => remarks).sort((a, b) => worst(a) - worst(b)),
    listed: parts
      .flatMap(({ listed }) => listed)
      .sort((a, b) => (rank.get(a.finding) ?? 0) - (rank.get(b.finding) ?? 0)),
  }
}

const severities: readonly Severity[] = ['error', 'warning', 'info']

const worst = ({ findings }: Remark): number =>
  Math.min(...findings.map(({ severity }) => severities.indexOf(severity)))

type Fixable = Finding & { readonly fix: Fix }

function reviewOfFile(
  file: ConfigFile,
  findings: readonly Finding[],
  taken: ReadonlySet<Finding>,
  change: FileChange | undefined,
): Review {
  const fits = (lines: Lines) => change?.shown !== undefined && isShown(change.shown, lines)
  const fixable = findings.filter((finding): finding is Fixable => finding.fix !== undefined && taken.has(finding))
  const suggestions = suggestionsFor(file, fixable, fits).suggestions.filter(({ text }) => canCarry(text, change))
  const settled = new Set<Finding>(suggestions.flatMap(({ settles }) => settles))
  const rest = findings.filter((finding) => !settled.has(finding))
  const apart = rest.filter((finding) => taken.has(finding))
  const plain = placed(
    file,
    rest.filter((finding) => !taken.has(finding)),
    fits,
  )
  return {
    remarks: [...suggestions.map((suggestion) => remarkOf(file, suggestion)), ...plain.remarks],
    listed: [
      ...plain.listed,
      ...apart.map((finding): Listed => ({ finding, why: isSeen(finding, fits) ? 'apart' : 'unseen' })),
    ],
  }
}

const remarkOf = (file: ConfigFile, { settles, lines, text }: Suggestion<Fixable>): Remark => ({
  file,
  lines,
  findings: settles,
  suggestion: text,
})

/** The button writes UTF-8, which would not do in a file of another encoding, and a comment holds only so much. */
const canCarry = (text: readonly string[], change: FileChange | undefined): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
  (change?.encoding === 'utf-8' || text.every((line) => /^[\x00-\x7f]*$/.test(line))) &&
  text.reduce((size, line) => size + line.length + 1, 0) < mostSuggested &&
  !text.some((line) => line.includes('\uFEFF'))

const mostSuggested = 40_000

/** What has no suggestion: one remark for findings alike, or on the same lines. */
function placed(file: ConfigFile, findings: readonly Finding[], fits: (lines: Lines) => boolean): Review {
  const seen = findings.filter((finding) => isSeen(finding, fits))
  const groups = new Map<string, Finding[]>()
  for (const finding of seen) push(groups, alikeKey(finding), finding)
  const byLines = new Map<string, Remark>()
  for (const group of groups.values()) {
    const [first] = group
    const lines = first && placeOf(first, fits)
    if (!lines) continue
    const key = `${lines.first}-${lines.last}`
    byLines.set(key, {
      file,
      lines,
      findings: [...(byLines.get(key)?.findings ?? []), ...group],
      suggestion: undefined,
    })
  }
  const unseen = findings.filter((finding) => !isSeen(finding, fits))
  return { remarks: [...byLines.values()], listed: unseen.map((finding) => ({ finding, why: 'unseen' })) }
}

function push<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

/** Findings with the same key say the very same thing. */
export const alikeKey = ({ rule, severity, message, fix }: Finding): string =>
  JSON.stringify([rule.id, severity, message, fix?.title, fix?.safe, fix?.assumes])

const isSeen = (finding: Finding, fits: (lines: Lines) => boolean): boolean => placeOf(finding, fits) !== undefined

/** The lines of a finding, or else its first one. */
function placeOf(finding: Finding, fits: (lines: Lines) => boolean): Lines | undefined {
  const { first, last } = linesOf(finding)
  return [
    { first, last },
    { first, last: first },
  ].find(fits)
}

/** From the first to the last word of what a finding means, in lines from 1. */
export function linesOf({ file, range }: Finding): Lines {
  const positions = positionsIn(file)
  return { first: positions.at(range.start).line, last: positions.at(Math.max(range.start, range.end - 1)).line }
}
