import type { LineRange } from '../edit/line-changes.js'
import type { Finding } from '../migrate/rule.js'
import type { ConfigFile } from '../syntax/tree.js'

/** One comment on a range of lines. */
export interface LineComment {
  readonly file: ConfigFile
  readonly lines: LineRange
  /** The main findings. A suggestion settles all of them. */
  readonly findings: readonly Finding[]
  /** The lines that replace the commented ones. */
  readonly suggestion: readonly string[] | undefined
  /** Further findings on the same lines. */
  readonly otherFindings: readonly Finding[]
  /** Keys of the findings, which do not depend on their lines. */
  readonly keys: readonly string[]
}

export const findingsInComment = ({
  findings,
  otherFindings,
}: Pick<LineComment, 'findings' | 'otherFindings'>): readonly Finding[] => [...findings, ...otherFindings]

/** Sorts comments by file, then by line. */
export const compareByFileAndLine = (a: LineComment, b: LineComment): number =>
  a.file.path === b.file.path ? a.lines.first - b.lines.first : a.file.path < b.file.path ? -1 : 1

/** Joins comments that share a line. A comment with a suggestion keeps its lines, and gets the findings of the others. */
export function joinOverlappingComments(comments: readonly LineComment[]): LineComment[] {
  const kept = new Map<ConfigFile, Map<number, LineComment>>()
  // Comments with a suggestion come first. Suggestions never share a line, so each of them stays.
  for (const comment of [...comments].sort((a, b) => Number(!!b.suggestion) - Number(!!a.suggestion))) {
    const byLine = kept.get(comment.file) ?? new Map<number, LineComment>()
    kept.set(comment.file, byLine)
    const there = numbers(comment.lines).flatMap((line) => byLine.get(line) ?? [])[0]
    const one = there ? joined(there, comment) : comment
    for (const line of numbers(one.lines)) byLine.set(line, one)
  }
  return [...new Set([...kept.values()].flatMap((byLine) => [...byLine.values()]))]
}

const numbers = ({ first, last }: LineRange): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

function joined(one: LineComment, other: LineComment): LineComment {
  const more = one.suggestion
    ? { otherFindings: [...one.otherFindings, ...findingsInComment(other)] }
    : { findings: [...one.findings, ...findingsInComment(other)] }
  return { ...one, ...more, keys: [...one.keys, ...other.keys] }
}
