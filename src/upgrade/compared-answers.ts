import type { ComparedRequest, ServerComparison } from '../compare/comparison.js'
import { verdictCounts } from '../compare/comparison.js'
import { differencesByGravity, requestText, shownValue } from '../compare/comparison-text.js'
import type { Verdict } from '../compare/differences.js'
import type { Explanation } from '../explain/explain.js'
import type { CopiesTrouble } from '../start/ask-copies.js'

/** What came of asking a copy of the configuration as it is and one of the changed files the same. */
export type ComparedAnswers =
  | {
      readonly kind: 'compared'
      readonly requests: number
      readonly counts: Readonly<Record<Verdict, number>>
      /** The gravest first. */
      readonly differing: readonly DifferingAnswer[]
      /** What could not be asked, a sentence each. */
      readonly notAsked: readonly string[]
    }
  | {
      readonly kind: 'not started'
      /** Where it is the old one, the new one has started. */
      readonly which: CopiesTrouble['which']
      /** What it stopped at, last of all that it said. */
      readonly stopped: Explanation | undefined
    }

export type DifferingAnswer = Readonly<ReturnType<typeof differing>>

/** @param told puts texts of servers into words that anybody may read */
export function comparedAnswers(compared: ServerComparison, told: (text: string) => string): ComparedAnswers {
  return {
    kind: 'compared',
    requests: compared.results.length,
    counts: verdictCounts(compared),
    differing: differencesByGravity(compared.results).map((one) => differing(one, told)),
    notAsked: compared.unasked.map(told),
  }
}

const differing = (one: ComparedRequest, told: (text: string) => string) => ({
  verdict: one.verdict,
  /** Such as `GET http://www.example.org/a from 10.0.0.1 as alice`. */
  request: told(requestText(one)),
  /** Such as `status: 401 → 200`. */
  changes: one.differences.map(({ what, old, newer }) => told(`${what}: ${shownValue(old)} → ${shownValue(newer)}`)),
  /** The nearest line of the configuration that has a say. */
  line: one.lines[0] && { path: one.lines[0].path, line: one.lines[0].line },
})
