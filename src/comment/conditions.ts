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

const head = '**Check first.** We assumed this, because the files do not show it:'

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
  [unseenAccess, 'are all access rules for this folder in this repository?'],
  [unseenParts, 'are all access rules for this folder in this part of the repository?'],
  [templateAssumption, 'does the template leave these lines as they are?'],
  [macroAssumption, "do the macro's parameters leave these lines as they are?"],
])

/** One short line that asks for what must be true. */
export function conditionLine(assumptions: readonly string[], conditions: Conditions): string[] {
  const [only] = assumptions
  if (only === undefined) return []
  if (assumptions.length > 1)
    return [
      `**Check first,** each of these:\n${assumptions.map((one) => `- ${reference(one, conditions)}`).join('\n')}`,
    ]
  return [`**Check first:** ${reference(only, conditions)}`]
}

/** The question whether a sentence is true, or where it stands. */
export function reference(sentence: string, conditions: Conditions): string {
  const number = conditions.get(sentence)
  return (
    short.get(sentence) ??
    (number === undefined ? `is this so? ${prose(sentence)}` : `see ${number} in the text of this review.`)
  )
}
