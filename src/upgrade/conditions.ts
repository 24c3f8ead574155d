import { type Group, grouped } from '../base/grouped.js'
import type { Finding } from '../migrate/rule.js'
import { unseenAssumption, unseenName } from '../site/server-level.js'

/** What must be true for some of the fixes for review: one question to whoever reads the pull request. */
export interface FixCondition {
  /** Tells it from others. The sentence need not, for it names what it is about. */
  readonly kind: string
  readonly sentence: string
  readonly findings: Group<Finding>
}

/** Of the fixes that assume something; those that assume the same kind of thing are one question. */
export const conditionsOf = (findings: readonly Finding[]): readonly FixCondition[] =>
  Array.from(
    grouped(findings, ({ fix }) => conditionKind(fix?.assumes ?? '')),
    ([kind, own]) => ({ kind, sentence: sentenceOf(own), findings: own }),
  )

/** That nothing unseen sets this directive, or that one, is one kind. */
export const conditionKind = (assumes: string): string => (unseenName(assumes) === undefined ? assumes : unseenDefaults)

/** That no file that is not seen sets what the fixes set. */
export const unseenDefaults = 'unseen-defaults'

function sentenceOf(findings: Group<Finding>): string {
  const sentences = findings.map(({ fix }) => fix?.assumes ?? '')
  const [first, ...others] = [...new Set(sentences.flatMap((sentence) => unseenName(sentence) ?? []))].sort()
  return first === undefined ? (sentences[0] ?? '') : unseenAssumption(first, ...others)
}
