import { groupBy } from '../base/group-by.js'
import type { Finding } from '../migrate/rule.js'
import { messageKey } from '../report/fingerprint.js'
import type { LineComment } from './line-comment.js'

/** The comments that suggest the same change for the same reason, if there are too many to accept one by one. */
export interface RepeatedSuggestions {
  /** For the first comment of each kind: the findings in the other places. */
  readonly otherFindings: ReadonlyMap<LineComment, readonly Finding[]>
  /** For each comment on another place: the comment that represents it. */
  readonly representedBy: ReadonlyMap<LineComment, LineComment>
}

export const noRepeatedSuggestions: RepeatedSuggestions = { otherFindings: new Map(), representedBy: new Map() }

/** The most equal comments that are posted one by one. */
const maxAlike = 3

/**
 * Finds comments of the same kind. The first of each kind represents the others.
 * @param comments the worst first
 */
export function repeatedSuggestionsIn(comments: readonly LineComment[]): RepeatedSuggestions {
  const kinds = [...groupBy(comments.filter(isWhole), kindOf).values()].filter(({ length }) => length > maxAlike)
  return {
    otherFindings: new Map(kinds.map(([first, ...others]) => [first, others.flatMap(({ findings }) => findings)])),
    representedBy: new Map(kinds.flatMap(([first, ...others]) => others.map((other) => [other, first] as const))),
  }
}

/** Whether a comment has a suggestion and no other findings. */
const isWhole = ({ suggestion, otherFindings }: LineComment): boolean =>
  suggestion !== undefined && otherFindings.length === 0

/**
 * A key that is equal for comments with the same message and new text. A flag added to many lines is the same change in each
 * line.
 */
const kindOf = ({ findings }: LineComment): string =>
  JSON.stringify([...new Set(findings.flatMap((finding) => [messageKey(finding), ...writtenBy(finding)]))])

const writtenBy = ({ fix }: Finding): readonly string[] =>
  (fix?.edits ?? []).map(({ text }) => text.trim()).filter((text) => text !== '')
