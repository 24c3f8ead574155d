import { grouped } from '../base/grouped.js'
import { type FileChange, fixKey } from '../change/findings-in-change.js'
import { isInHunk } from '../change/hunks.js'
import type { Fix } from '../edit/edit.js'
import type { Lines } from '../edit/line-changes.js'
import type { Migration } from '../migrate/migrate.js'
import type { Finding, Severity } from '../migrate/rule.js'
import { bySameMessage } from '../report/fingerprint.js'
import { type LineFinder, lineFinder } from '../report/line-finder.js'
import { type Suggestion, suggestionsFor } from '../report/suggestion.js'
import { findingsByFile } from '../report/summary.js'
import type { ConfigFile } from '../syntax/tree.js'

/** All that there is to say on a pull request, before it is known what has been said already. */
export interface Review {
  /** The worst first. */
  readonly lineComments: readonly LineComment[]
  /** What no comment can stand for, in the order of files and lines. */
  readonly listed: readonly Listed[]
}

/** One comment on a run of lines. */
export interface LineComment {
  readonly file: ConfigFile
  readonly lines: Lines
  readonly findings: readonly Finding[]
  /** The lines to put in place of those it stands on. */
  readonly suggestion: readonly string[] | undefined
}

export interface Listed {
  readonly finding: Finding
  readonly why: ListReason
}

/**
 * `unseen`: it lies on no line that the pull request shows; `apart`: no suggestion can say its fix; `many`: enough was said;
 * `refused`: GitHub did not take the comments.
 */
export type ListReason = 'unseen' | 'apart' | 'many' | 'refused'

/** Say each of the findings where it can be said. @param changes by path; what is not in it shows no lines */
export function reviewOf(
  findings: readonly Finding[],
  { taken }: Pick<Migration, 'taken'>,
  changes: ReadonlyMap<string, FileChange>,
): Review {
  const finder = lineFinder()
  const parts = Array.from(findingsByFile(findings), ([file, own]) =>
    reviewOfFile(file, own, { taken, finder, change: changes.get(file.path) }),
  )
  const rank = new Map(findings.map((finding, index) => [finding, index]))
  return {
    lineComments: parts.flatMap(({ lineComments }) => lineComments).sort((a, b) => worst(a) - worst(b)),
    listed: parts
      .flatMap(({ listed }) => listed)
      .sort((a, b) => (rank.get(a.finding) ?? 0) - (rank.get(b.finding) ?? 0)),
  }
}

const severities: readonly Severity[] = ['error', 'warning', 'info']

const worst = ({ findings }: LineComment): number =>
  Math.min(...findings.map(({ severity }) => severities.indexOf(severity)))

type Fixable = Finding & { readonly fix: Fix }

interface Around {
  readonly taken: ReadonlySet<Finding>
  readonly finder: LineFinder
  readonly change: FileChange | undefined
}

/** The lines on which a comment on a finding is to stand; undefined where there are none. */
type PlaceOf = (finding: Finding) => Lines | undefined

function reviewOfFile(file: ConfigFile, findings: readonly Finding[], { taken, finder, change }: Around): Review {
  const fits = (lines: Lines) => change?.shown !== undefined && isInHunk(change.shown, lines)
  const placeOf: PlaceOf = (finding) => {
    const { first, last } = finder.of(finding)
    return [
      { first, last },
      { first, last: first },
    ].find(fits)
  }
  const fixable = findings.filter((finding): finding is Fixable => finding.fix !== undefined && taken.has(finding))
  const suggestions = suggestedOnce(file, fixable, fits).filter(({ text }) => canCarry(text, change))
  const settled = new Set<Finding>(suggestions.flatMap(({ settles }) => settles))
  const rest = findings.filter((finding) => !settled.has(finding))
  const manual = rest.filter((finding) => !taken.has(finding))
  const plain = placed(file, manual, placeOf)
  const apart = rest
    .filter((finding) => taken.has(finding))
    .map((finding): Listed => ({ finding, why: placeOf(finding) ? 'apart' : 'unseen' }))
  const lineComments = suggestions.map((suggestion) => lineCommentOf(file, suggestion))
  return { lineComments: [...lineComments, ...plain.lineComments], listed: [...plain.listed, ...apart] }
}

/** A fix that several findings carry is looked at once, and settles them all. */
function suggestedOnce(
  file: ConfigFile,
  fixable: readonly Fixable[],
  fits: (lines: Lines) => boolean,
): Suggestion<Fixable>[] {
  const keys = new Map<Fix, string>()
  const carriers = grouped(fixable, (finding) => {
    const key = keys.get(finding.fix) ?? fixKey(finding).join()
    keys.set(finding.fix, key)
    return key
  })
  const leaders = new Map([...carriers.values()].map((all) => [all[0], all]))
  const { suggestions } = suggestionsFor(file, [...leaders.keys()], fits)
  return suggestions.map((suggestion) => ({
    ...suggestion,
    settles: suggestion.settles.flatMap((leader) => leaders.get(leader) ?? []),
  }))
}

const lineCommentOf = (file: ConfigFile, { settles, lines, text }: Suggestion<Fixable>): LineComment => ({
  file,
  lines,
  findings: settles,
  suggestion: text,
})

/** The button writes UTF-8, which would not do in a file of another encoding, and a comment holds only so much. */
const canCarry = (text: readonly string[], change: FileChange | undefined): boolean =>
  (change?.encoding === 'utf-8' || text.every((line) => /^\p{ASCII}*$/u.test(line))) &&
  text.reduce((size, line) => size + line.length + 1, 0) < mostSuggested &&
  !text.some((line) => line.includes('\uFEFF'))

const mostSuggested = 40_000

/** What has no suggestion: one comment for findings alike, or on the same lines. */
function placed(file: ConfigFile, findings: readonly Finding[], placeOf: PlaceOf): Review {
  const byLines = new Map<string, LineComment>()
  for (const group of bySameMessage(findings.filter(placeOf))) {
    const lines = placeOf(group[0])
    if (!lines) continue
    const key = `${lines.first}-${lines.last}`
    byLines.set(key, {
      file,
      lines,
      findings: [...(byLines.get(key)?.findings ?? []), ...group],
      suggestion: undefined,
    })
  }
  const unseen = findings.filter((finding) => !placeOf(finding))
  return { lineComments: [...byLines.values()], listed: unseen.map((finding) => ({ finding, why: 'unseen' })) }
}
