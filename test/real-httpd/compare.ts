import type { Answer } from './client.js'
import type { Outcome } from './trials.js'

/** How 2.4 stands to 2.2 on one probe. Only `opened` lets somebody in who was kept out. */
export type Difference = 'same' | 'opened' | 'closed' | 'changed'

/** Compares what 2.2 answered with what 2.4 did. Refused is 401, 403, 5xx, and no answer at all. */
export function compare(before: Answer, after: Answer): Difference {
  if (refuses(before) !== refuses(after)) return refuses(before) ? 'opened' : 'closed'
  return before.every((part, index) => part === after[index]) ? 'same' : 'changed'
}

/** `compare` for every probe of a trial. A server that does not start answers nobody. */
export function compareAll(before: readonly Answer[], outcome: Outcome): Difference[] {
  const answers = 'answers' in outcome ? outcome.answers : []
  return before.map((each, index) => compare(each, answers[index] ?? [0, null, null, null]))
}

function refuses([status]: Answer): boolean {
  return status === 0 || status === 401 || status === 403 || status >= 500
}
