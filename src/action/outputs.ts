import type { Summary } from '../report/summary.js'

/** Everything that action.yml promises to the steps that follow; what does not apply is empty. */
export type Outputs = Readonly<ReturnType<typeof initialOutputs>>

/** The counts, with nothing done yet. */
export const initialOutputs = ({ findings, errors, safe, review, manual }: Summary) => ({
  findings,
  errors,
  'safe-fixes': safe,
  'review-fixes': review,
  'left-to-you': manual,
  comments: 0,
  'review-id': '' as number | '',
  'review-url': '',
  changed: false,
  'pull-request-number': '' as number | '',
  'pull-request-url': '',
  'pull-request-operation': '',
  'pull-request-head-sha': '',
  'sarif-file': '',
  repositories: '' as number | '',
  matrix: '',
  'results-file': '',
  'dashboard-url': '',
})
