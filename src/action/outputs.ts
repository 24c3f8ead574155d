import type { Summary } from '../report/summary.js'

/** Every output that action.yml documents. */
export type Outputs = Readonly<ReturnType<typeof initialOutputs>>

/** The outputs before the run posts or changes anything: only the counts of findings are known. */
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
