import { countWithNoun, type Summary } from '../report/summary.js'
import type { ActionInputs } from './inputs.js'

/** The sentence with which the job fails, or undefined if it does not fail. */
export function failureSentence({ errors, warnings }: Summary, failOn: ActionInputs['failOn']): string | undefined {
  const count = failOn === 'never' ? 0 : failOn === 'error' ? errors : errors + warnings
  if (count === 0) return undefined
  const what =
    failOn === 'error'
      ? countWithNoun(errors, 'error')
      : `${countWithNoun(errors, 'error')} and ${countWithNoun(warnings, 'warning')}`
  return `${what} must be fixed before the server runs 2.4. The job fails, because the input fail-on is ${failOn}.`
}
