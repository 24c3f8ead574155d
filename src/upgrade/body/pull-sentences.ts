import type { LinkedCommit } from '../../action/line-link.js'
import { nonEmptyTexts } from '../../base/list-text.js'
import { isRarelyNeeded } from '../../questions/assumptions.js'
import { inlineCode, markdownLink, markdownSentence } from '../../report/markdown-text.js'
import { countWithNoun } from '../../report/summary.js'
import type { PullContent, PullResult } from '../pull-result.js'
import type { Pull } from '../pulls.js'
import type { BaseCommit } from '../read-repository.js'
import { commandGetsFiles } from '../readiness.js'
import type { TryResult } from '../try-files.js'
import { answersSentence } from './body-answers.js'

/** Sentences about the pull request for the job summary: Markdown. */

const linkTo = ({ number, url }: Pick<Pull, 'number' | 'url'>) => markdownLink(`pull request #${number}`, url)

const capital = (text: string) => text.replace('[p', '[P')

export const pullCreatedSentence = (pull: Pull): string =>
  `${capital(linkTo(pull))} was opened. It lists what to check and when to merge.`

export const pullUpdatedSentence = (pull: Pull, operation: 'updated' | 'none'): string =>
  `${capital(linkTo(pull))} ${operation === 'updated' ? 'was brought' : 'is'} up to date. It lists what to check and when to merge.`

export const pullClosedSentence = (pull: Pull, content: PullContent): string =>
  `${capital(linkTo(pull))} was closed, because ${hasUntickedChanges(content) ? 'none of its changes is ticked' : 'nothing is left to change'}.`

/** The comment on a pull request that has become empty. */
export function emptyPullSentence(content: PullContent): string {
  const base = inlineCode(content.configuration.base.branch)
  return hasUntickedChanges(content)
    ? `Closed, because none of its changes is ticked. ${base} stays as it is. Tick one above, and the next run opens another pull request.`
    : `Nothing is left to change: ${base} now has everything in this pull request. If something new comes up, httpd-upgrade opens another one.`
}

/** Whether changes are left that the pull request would make if they were ticked. */
const hasUntickedChanges = ({ configuration }: PullContent): boolean =>
  configuration.migration.findings.some((finding) => finding.fix && !isRarelyNeeded(finding))

export const nothingToChangeSentence = ({ configuration }: PullContent): string =>
  configuration.migration.findings.length > 0
    ? `Every remaining change in ${inlineCode(configuration.base.branch)} needs your decision; see the table below.`
    : `Nothing has to change in ${inlineCode(configuration.base.branch)}.`

export const closedByPersonSentence = (pull: Pull): string =>
  `${capital(linkTo(pull))} was closed by a person and the configuration has not changed since, so no new one was opened. Reopen it to get updates.`

export const takenOverSentence = (pull: Pull, branch: string): string =>
  `Somebody has committed to ${inlineCode(branch)}, so ${linkTo(pull)} was not changed. To start over, tick the box in the comment there.`

export const branchOccupiedSentence = (branch: string): string =>
  `The branch ${branch} has commits by others, so it was not changed and no pull request was opened. Delete it, or name another one with the input \`branch\`.`

/** The sentence if the pull request is for another base. We leave it alone, because a branch can have only one pull request. */
export const pullElsewhereSentence = ({ number, base }: Pull, branch: string, wanted: BaseCommit): string =>
  `Pull request #${number} from ${branch} is for ${base}, but this run is for ${wanted.branch}, so nothing was changed. Change the base of the pull request to ${wanted.branch}, or close it. To have both, name another branch with the input \`branch\`.`

export const textTooLongSentence = ({ number }: Pull): string =>
  `The text of pull request #${number} could not be updated: text that people wrote there leaves no room.`

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
    ? 'Allow it in the settings of the repository (Actions, General, Workflow permissions), or use the token of an App'
    : 'The workflow needs pull-requests: write'
  return {
    paragraphs: [
      `The branch ${inlineCode(branch)} has the whole change, but this token cannot open pull requests. ${markdownLink('Open it here', page)}; the next run updates it. ${markdownSentence(refusal)}`,
    ],
    failure: `The branch ${branch} is pushed, but its pull request could not be opened. ${refusal} ${cure}, or open it by hand: ${page}`,
  }
}

const steps = (branch: string): string => branch.split('/').map(encodeURIComponent).join('/')

/** The result of the test on a real 2.4, in one line. */
export const verifiedLine = ({ verified, answers, commit }: TryResult & Pick<PullContent, 'commit'>): string[] => {
  if (!verified) return []
  const command = inlineCode(verified.command)
  if (verified.outcome === 'accepted')
    return nonEmptyTexts(
      nonEmptyTexts(
        commandGetsFiles(verified) && `${command} accepted the changed files.`,
        answers && answersSentence(answers, commit),
      ).join(' '),
    )
  if (verified.outcome === 'failed') return [`${command} failed: ${markdownSentence(verified.trouble ?? '')}`]
  return [`${command} rejected the changed files: ${countWithNoun(verified.explained.explanations.length, 'message')}.`]
}
