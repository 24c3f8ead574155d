import { countedBy } from '../base/grouped.js'
import { macroAssumption, templateAssumption, unseenAccess, unseenParts } from '../migrate/rule.js'
import { bySameMessage } from '../report/fingerprint.js'
import { prose } from '../report/markdown-text.js'
import { allFindings, type LineComment } from './line-comment.js'
import { isOnlyNamed, type Listed } from './review.js'

/** What must be true for several suggestions, by its number in the text of the review. */
export type Conditions = ReadonlyMap<string, number>

/** Where nothing is shared, each comment says all of it. */
export const noConditions: Conditions = new Map()

/** What several of these comments and entries assume: it stands once in the text above them. */
export function sharedConditions(comments: readonly LineComment[], listed: readonly Listed[] = []): Conditions {
  const groups = bySameMessage(listed.filter((each) => !isOnlyNamed(each)).map(({ finding }) => finding))
  const sentences = [
    ...comments.flatMap((comment) => assumptionsOf(comment)),
    ...groups.flatMap(([{ fix }]) => fix?.assumes ?? []),
  ]
  const counts = countedBy(sentences, (sentence) => sentence)
  const shared = [...counts].filter(([, count]) => count > 1).map(([sentence]) => sentence)
  return new Map(shared.map((sentence, index) => [sentence, index + 1]))
}

/** What must be true for what a comment shows to be right. */
const assumptionsOf = (comment: LineComment): string[] => [
  ...new Set([
    ...(comment.suggestion ? comment.findings : []).flatMap(({ fix }) => fix?.assumes ?? []),
    ...comment.shares.flatMap(({ findings: [{ fix }] }) => fix?.assumes ?? []),
    ...(comment.suggestion ? [] : allFindings(comment)).flatMap(({ fix }) => fix?.assumes ?? []),
  ]),
]

const head = '**Conditions.** Some of these changes are right only if something is true that the files do not show:'

/** The paragraph of the review's text that tells them; none where there are none. */
export const conditionsParagraph = (conditions: Conditions): string[] =>
  conditions.size === 0
    ? []
    : [
        [
          head,
          ...Array.from(conditions, ([sentence, number]) => `${number}. ${prose(sentence)}${cureFor(sentence)}`),
        ].join('\n'),
      ]

const cureFor = (sentence: string): string =>
  sentence === unseenAccess ? ' If this repository holds all of the configuration, set `assume-complete: true`.' : ''

/** The paragraph out of a text that was posted: comments of that review go on referring to it. */
export const conditionsIn = (body: string): string[] => body.split('\n\n').filter((part) => part.startsWith(head))

const short: ReadonlyMap<string, string> = new Map([
  [unseenAccess, 'no other file sets access rules for this'],
  [unseenParts, 'no other part of the repository sets access rules for this'],
  [templateAssumption, 'the template does not change these lines'],
  [macroAssumption, "the macro's parameters do not change these lines"],
])

/** One short line that says what must be true. */
export function conditionLine(assumptions: readonly string[], conditions: Conditions): string[] {
  const [only] = assumptions
  if (only === undefined) return []
  if (assumptions.length > 1)
    return [
      `**Right only if** all of this is true:\n${assumptions.map((one) => `- ${reference(one, conditions)}`).join('\n')}`,
    ]
  return [`**Right only if:** ${reference(only, conditions)}`]
}

/** A sentence that must be true, or where it stands. */
export function reference(sentence: string, conditions: Conditions): string {
  const number = conditions.get(sentence)
  if (number === undefined) return prose(sentence)
  const words = short.get(sentence)
  return words === undefined
    ? `condition ${number} of this review is true.`
    : `${words} (condition ${number} of this review).`
}
