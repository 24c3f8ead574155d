import type { LinkedCommit } from '../../action/line-link.js'
import { nonEmptyTexts } from '../../base/list-text.js'
import { hasRarelyNeededFix } from '../../questions/assumptions.js'
import { inlineCode, markdownLink, markdownSentence } from '../../report/markdown-text.js'
import { countWithNoun } from '../../report/summary.js'
import type { PullContent, PullResult } from '../pull-result.js'
import type { Pull } from '../pulls.js'
import type { BaseCommit } from '../read-repository.js'
import { isCommandGivenFiles } from '../readiness.js'
import type { TryResult } from '../try-files.js'
import { answersSentence } from './body-answers.js'

/** Sentences about the pull request for the job summary: Markdown. */

const linkTo = ({ number, url }: Pick<Pull, 'number' | 'url'>) => markdownLink(`pull request #${number}`, url)

const capital = (text: string) => text.replace('[p', '[P')

export const pullCreatedSentence = (pull: Pull): string =>
  `${capital(linkTo(pull))} was opened. Its text says what to check and when to merge.`

export const pullUpdatedSentence = (pull: Pull, operation: 'updated' | 'none'): string =>
  `${capital(linkTo(pull))} ${operation === 'updated' ? 'was brought' : 'is'} up to date. Its text says what to check and when to merge.`

export const pullClosedSentence = (pull: Pull, content: PullContent): string =>
  `${capital(linkTo(pull))} was closed, because ${hasUntickedChanges(content) ? 'none of its changes is ticked' : 'nothing is left to change'}.`

/** The comment on a pull request that is closed because no change is left in it. */
export function emptyPullComment(content: PullContent): string {
  const base = inlineCode(content.configuration.base.branch)
  return hasUntickedChanges(content)
    ? `This pull request is closed, because none of its changes is ticked. ${base} is unchanged. Tick a change above, and the next run opens a new pull request.`
    : `Nothing is left to change, because ${base} now has all changes of this pull request. If a later run finds more to change, httpd-upgrade opens a new pull request.`
}

/** Whether fixes are left that the pull request would contain if their boxes were ticked. */
const hasUntickedChanges = ({ configuration }: PullContent): boolean =>
  configuration.migration.findings.some((finding) => finding.fix && !hasRarelyNeededFix(finding))

export const nothingToProposeSentence = ({ configuration }: PullContent): string =>
  configuration.migration.findings.length > 0
    ? `Every remaining change in ${inlineCode(configuration.base.branch)} needs your decision; see the table below.`
    : `Nothing has to change in ${inlineCode(configuration.base.branch)}.`

export const closedByPersonSentence = (pull: Pull): string =>
  `${capital(linkTo(pull))} was closed by a person, and the configuration has not changed since then, so no new pull request was opened. Reopen the closed one to get updates.`

export const takenOverSentence = (pull: Pull, branch: string): string =>
  `Somebody has committed to ${inlineCode(branch)}, so ${linkTo(pull)} was not changed. To start over, tick the box in the comment on that pull request.`

export const branchOccupiedSentence = (branch: string): string =>
  `The branch ${branch} has commits by others, so the branch was not changed and no pull request was opened. Delete the branch, or name another one with the input \`branch\`.`

/** The sentence if the pull request is for another base. We leave it alone, because a branch can have only one pull request. */
export const pullElsewhereSentence = ({ number, base }: Pull, branch: string, wanted: BaseCommit): string =>
  `Pull request #${number} from ${branch} is for ${base}, but this run is for ${wanted.branch}, so nothing was changed. Change the base of the pull request to ${wanted.branch}, or close that pull request. To have both pull requests, name another branch for this run with the input \`branch\`.`

export const textTooLongSentence = ({ number }: Pull): string =>
  `The text of pull request #${number} could not be updated, because the text that people wrote in it leaves no room. Shorten their text.`

interface Branches {
  readonly commit: LinkedCommit
  readonly base: string
  readonly branch: string
}

/** The result if this token may not open the pull request. The summary then links to the page where a person can open it. */
export function resultIfNotOpened(
  { commit, base, branch }: Branches,
  refusal: string,
): Pick<PullResult, 'paragraphs' | 'failure'> {
  const page = `${commit.gitHubUrl}/${commit.repository}/compare/${steps(base)}...${steps(branch)}?expand=1`
  const cure = /not permitted to create/.test(refusal)
    ? 'Allow workflows to create pull requests in the settings of the repository (Actions, General, Workflow permissions), use the token of a GitHub App'
    : 'Give the workflow the permission pull-requests: write'
  return {
    paragraphs: [
      `The branch ${inlineCode(branch)} has the whole change, but this token cannot open pull requests. ${markdownLink('Open the pull request here', page)}; the next run updates it. ${markdownSentence(refusal)}`,
    ],
    failure: `The branch ${branch} is pushed, but its pull request could not be opened. ${refusal} ${cure}, or open the pull request by hand: ${page}`,
  }
}

const steps = (branch: string): string => branch.split('/').map(encodeURIComponent).join('/')

/** The result of the test on a real 2.4 in one line; empty without a test. */
export const verifyResultLines = ({ verified, answers, commit }: TryResult & Pick<PullContent, 'commit'>): string[] => {
  if (!verified) return []
  const command = inlineCode(verified.command)
  if (verified.outcome === 'accepted')
    return nonEmptyTexts(
      nonEmptyTexts(
        isCommandGivenFiles(verified) && `${command} accepted the changed files.`,
        answers && answersSentence(answers, commit),
      ).join(' '),
    )
  if (verified.outcome === 'failed') return [`${command} failed: ${markdownSentence(verified.trouble ?? '')}`]
  return [
    `${command} rejected the changed files with ${countWithNoun(verified.explained.explanations.length, 'message')}.`,
  ]
}
