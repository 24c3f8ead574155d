import { grouped } from '../base/grouped.js'
import type { Finding } from '../migrate/rule.js'
import { messageKey } from '../report/fingerprint.js'
import type { LineComment } from './line-comment.js'

/** Comments that suggest the same change for the same reason, where there are more of them than anybody wants to accept one by one. */
export interface RepeatedSuggestion {
  /** What is found in more places like that of a comment, by the first comment of each kind. */
  readonly more: ReadonlyMap<LineComment, readonly Finding[]>
  /** The comments on those places, with the one that stands for them. */
  readonly others: ReadonlyMap<LineComment, LineComment>
}

export const nothingRepeated: RepeatedSuggestion = { more: new Map(), others: new Map() }

/** So many alike each have a comment of their own. */
const mostAlike = 3

/** The first of each kind stands for the others. @param comments the worst first */
export function repeatedAmong(comments: readonly LineComment[]): RepeatedSuggestion {
  const kinds = [...grouped(comments.filter(isWhole), kindOf).values()].filter(({ length }) => length > mostAlike)
  return {
    more: new Map(kinds.map(([first, ...others]) => [first, others.flatMap(({ findings }) => findings)])),
    others: new Map(kinds.flatMap(([first, ...others]) => others.map((other) => [other, first] as const))),
  }
}

/** Nothing else is said on its lines. */
const isWhole = ({ suggestion, others }: LineComment): boolean => suggestion !== undefined && others.length === 0

/** What is said, and what is written: a flag that is added to many lines is the same change in each. */
const kindOf = ({ findings }: LineComment): string =>
  JSON.stringify([...new Set(findings.flatMap((finding) => [messageKey(finding), ...writtenBy(finding)]))])

const writtenBy = ({ fix }: Finding): readonly string[] =>
  (fix?.edits ?? []).map(({ text }) => text.trim()).filter((text) => text !== '')
