import type { Summary } from '../report/summary.js'

/** Every output that action.yml documents. An output that does not apply is empty. */
export type Outputs = Readonly<ReturnType<typeof initialOutputs>>

/** The outputs with the counts, before anything is done. */
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
