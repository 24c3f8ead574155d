import { footerLine } from '../action/footer.js'
import type { ToolCommandAndLinks } from '../base/tool.js'
import { inlineCode } from '../report/markdown-text.js'
import { taskBox, ticksIn } from './body/boxes.js'
import type { PullRun } from './pull-result.js'
import type { Pull, PullCalls } from './pulls.js'

const key = 'start-over'

/** Whether somebody has ticked the box *Start over*. */
export const asksToStartOver = (ticks: ReadonlySet<string>): boolean => ticks.has(key)

/** The box *Start over* at the end of each pull request's text. It is never ticked at first. */
export const startOverBox = (branch: string, base: string): string =>
  taskBox(
    {
      keys: [key],
      text: `**Start over:** the next run recreates ${inlineCode(branch)} from ${inlineCode(base)}, without the commits of others.`,
    },
    new Set(),
  )
const mark = (state: 'said' | 'done') => `<!-- httpd-upgrade:taken-over ${state} -->`

/** The text of the comment after somebody has committed to the branch, with a box that recreates the branch. */
export function takeOverCommentText(branch: string, base: string, tool: ToolCommandAndLinks): string {
  const task = `**Start over:** tick this box, and the next run drops all commits on the branch and recreates the branch from ${inlineCode(base)}.`
  return [
    `Somebody has committed to ${inlineCode(branch)}, so httpd-upgrade no longer changes the branch or the text above.`,
    taskBox({ keys: [key], text: task }, new Set()),
    footerLine(tool),
    mark('said'),
  ].join('\n\n')
}

const startedOverText = (branch: string, base: string, tool: ToolCommandAndLinks): string =>
  [
    `${inlineCode(branch)} was recreated from ${inlineCode(base)}, because the box here was ticked.`,
    footerLine(tool),
    mark('done'),
  ].join('\n\n')

/** The comment about commits by others that an earlier run has posted on the pull request. */
export interface TakeOverNotice {
  readonly id: number
  readonly wantsStartOver: boolean
}

/**
 * Finds our comment about commits by others, by its author and its mark; undefined without one. Ticks in other people's comments
 * do not count.
 */
export async function findTakeOverNotice(pulls: PullCalls, { number }: Pull): Promise<TakeOverNotice | undefined> {
  const comments = await pulls.comments(number)
  const marked = comments.filter(({ body }) => body.trimEnd().endsWith(mark('said')))
  if (marked.length === 0) return undefined
  const account = await pulls.account()
  const ours = marked.filter((comment) => comment.account === account).at(-1)
  return ours && { id: ours.id, wantsStartOver: asksToStartOver(ticksIn(ours.body)) }
}

/** Replaces the ticked box with a note, so that the branch is recreated only once. */
export const markStartedOver = (
  { pulls, tool, inputs, configuration }: PullRun,
  { id }: TakeOverNotice,
): Promise<void> => pulls.updateComment(id, startedOverText(inputs.upgrade.branch, configuration.base.branch, tool))
