import type { ComparedRequest, ServerComparison } from '../compare/comparison.js'
import { verdictCounts } from '../compare/comparison.js'
import { requestText, shownValue, worstDifferencesFirst } from '../compare/comparison-text.js'
import type { Verdict } from '../compare/differences.js'
import type { Explanation } from '../explain/explain.js'
import type { CopiesFailure } from '../start/ask-copies.js'

/** The result of comparing the answers of two copies of the server: one with the old files, one with the changed files. */
export type ComparedAnswers =
  | {
      readonly kind: 'compared'
      readonly requests: number
      readonly counts: Readonly<Record<Verdict, number>>
      /** The answers that differ, the worst first. */
      readonly differing: readonly DifferingAnswer[]
      /** What the requests do not test, as texts to follow `Not tested:`. */
      readonly notAsked: readonly string[]
    }
  | {
      readonly kind: 'not started'
      /** Which copy did not start. The new one is started first. */
      readonly which: CopiesFailure['which']
      /** The last message before the copy stopped. */
      readonly stopped: Explanation | undefined
    }

export type DifferingAnswer = Readonly<ReturnType<typeof differing>>

/**
 * The compared answers of both copies, as the text of a pull request needs them.
 * @param redact replaces paths and secrets in a text, so that anybody may read it
 */
export function comparedAnswers(compared: ServerComparison, redact: (text: string) => string): ComparedAnswers {
  return {
    kind: 'compared',
    requests: compared.results.length,
    counts: verdictCounts(compared),
    differing: worstDifferencesFirst(compared.results).map((one) => differing(one, redact)),
    notAsked: compared.unasked.map(redact),
  }
}

const differing = (one: ComparedRequest, redact: (text: string) => string) => ({
  verdict: one.verdict,
  /** Such as `GET http://www.example.org/a from 10.0.0.1 as alice`. */
  request: redact(requestText(one)),
  /** Such as `status: 401 → 200`. */
  changes: one.differences.map(({ what, old, newer }) => redact(`${what}: ${shownValue(old)} → ${shownValue(newer)}`)),
  /** The nearest line of the configuration that affects the request. */
  line: one.lines[0] && { path: one.lines[0].path, line: one.lines[0].line },
})
