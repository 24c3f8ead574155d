import { grouped } from '../base/grouped.js'
import { messageKey } from '../report/fingerprint.js'
import type { LineComment } from './line-comment.js'

/** Comments that suggest the same change for the same reason, where there are more of them than anybody wants to accept one by one. */
export interface Repeated {
  /** How many more places there are like that of a comment, by the first comment of each kind. */
  readonly more: ReadonlyMap<LineComment, number>
  /** The comments on those places. */
  readonly others: ReadonlySet<LineComment>
}

export const nothingRepeated: Repeated = { more: new Map(), others: new Set() }

/** So many alike each have a comment of their own. */
const mostAlike = 3

/** The first of each kind stands for the others. @param comments the worst first */
export function repeatedAmong(comments: readonly LineComment[]): Repeated {
  const kinds = [...grouped(comments.filter(isWhole), kindOf).values()].filter(({ length }) => length > mostAlike)
  return {
    more: new Map(kinds.map(([first, ...others]) => [first, others.length])),
    others: new Set(kinds.flatMap(([, ...others]) => others)),
  }
}

/** Nothing else is said on its lines. */
const isWhole = ({ suggestion, others }: LineComment): boolean => suggestion !== undefined && others.length === 0

const kindOf = ({ suggestion = [], findings }: LineComment): string =>
  JSON.stringify([suggestion.map((line) => line.trim()), findings.map(messageKey)])
