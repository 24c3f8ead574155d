import type { Operations } from '../call.js'
import { checks } from './checks.js'
import { contents } from './contents.js'
import { issueComments } from './issue-comments.js'
import { issues } from './issues.js'
import { objects } from './objects.js'
import { pulls } from './pulls.js'
import { refs } from './refs.js'
import { repositories } from './repositories.js'
import { reviewComments } from './review-comments.js'
import { reviews } from './reviews.js'

/** What each operation of the description does. */
export const operations: Operations = {
  ...repositories,
  ...contents,
  ...refs,
  ...objects,
  ...pulls,
  ...reviews,
  ...reviewComments,
  ...issues,
  ...issueComments,
  ...checks,
}
