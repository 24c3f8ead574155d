import { groupBy } from '../base/group-by.js'
import type { Finding } from '../migrate/rule.js'
import { messageAndFixKey } from '../report/fingerprint.js'
import type { LineComment } from './line-comment.js'

/** Groups of more than `maxAlike` comments with the same message and change: the first comment stands for the others. */
export interface RepeatedSuggestions {
  /** For the first comment of each group: the findings of the others. */
  readonly otherFindings: ReadonlyMap<LineComment, readonly Finding[]>
  /** For each other comment of a group: the first one. */
  readonly representedBy: ReadonlyMap<LineComment, LineComment>
}

export const noRepeatedSuggestions: RepeatedSuggestions = { otherFindings: new Map(), representedBy: new Map() }

/** The most comments with the same message and change that are posted one by one. */
const maxAlike = 3

/**
 * Finds comments with the same message and change. Comments with other findings on their lines are left out.
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
  JSON.stringify([...new Set(findings.flatMap((finding) => [messageAndFixKey(finding), ...writtenBy(finding)]))])

const writtenBy = ({ fix }: Finding): readonly string[] =>
  (fix?.edits ?? []).map(({ text }) => text.trim()).filter((text) => text !== '')
