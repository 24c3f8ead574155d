import { footerLine } from '../../action/footer.js'
import { entriesWithin, maxCommentCharacters } from '../../action/size-limits.js'
import { listText, nonEmptyTexts, numberText } from '../../base/list-text.js'
import type { ToolCommandAndLinks } from '../../base/tool.js'
import { inlineCode, markdownLink, markdownSentence } from '../../report/markdown-text.js'
import { countWithNoun } from '../../report/summary.js'
import { type RepositoryRow, type RowStatus, rowStatuses } from './rows.js'
import { cellsForCounts, pullLink, rowStatusHeadings, tableRow } from './summary.js'

export interface DashboardContent {
  readonly organisation: string
  /** The rows, sorted by name. */
  readonly rows: readonly RepositoryRow[]
  /** The number of private repositories that are not named, because strangers can read the issue. */
  readonly hidden: number
  /** The URL of GitHub, such as `https://github.com`. */
  readonly gitHubUrl: string
  /** The page of the run that wrote the dashboard. */
  readonly run: string
  readonly tool: ToolCommandAndLinks
}

/**
 * The body of the issue: the counts by status, then as many repositories as fit into 64,000 characters. Repositories that need
 * attention come first.
 */
export function dashboardBody(told: DashboardContent): string {
  const head = intro(told)
  const mark = `\n\n${footerLine(told.tool)}\n\n${dashboardMark(told.organisation)}`
  const groups = rowStatuses
    .map((state) => ({ state, rows: told.rows.filter((row) => row.state === state) }))
    .filter(({ rows }) => rows.length > 0)
  const texts = within(groups, maxCommentCharacters - head.length - mark.length, told)
  return [head, ...groups.map((group) => texts.get(group))].join('\n\n') + mark
}

interface Group {
  readonly state: RowStatus
  readonly rows: readonly RepositoryRow[]
}

/**
 * The text of each group, together within `maxCharacters`. Smaller groups are done first, so that larger ones get the space that is
 * left over.
 */
function within(groups: readonly Group[], maxCharacters: number, told: DashboardContent): Map<Group, string> {
  const texts = new Map<Group, string>()
  let space = maxCharacters
  const bySize = [...groups].sort((a, b) => a.rows.length - b.rows.length)
  for (const [index, group] of bySize.entries()) {
    const text = section(group, told, Math.floor(space / (groups.length - index)) - 2)
    space -= text.length + 2
    texts.set(group, text)
  }
  return texts
}

const runLink = (run: string): string => markdownLink('the run that wrote it', run)

/** The URL of the run that wrote this dashboard; undefined if the text has none. */
export const runUrlIn = (body: string): string | undefined => /\[the run that wrote it\]\((\S+?)\)/.exec(body)?.[1]

/** The mark for the end of the body, by which later runs find the issue. */
export const dashboardMark = (organisation: string): string =>
  `<!-- httpd-upgrade:dashboard ${organisation.toLowerCase().replace(/[^\w.-]|-(?=-)/g, '')} -->`

export const dashboardTitle = (organisation: string): string => `Apache httpd 2.4 in ${organisation}`

function intro({ organisation, rows, hidden, run }: DashboardContent): string {
  const done = rows.filter(({ state }) => state === 'done').length
  const counts = rowStatuses.map((state) => [state, rows.filter((row) => row.state === state).length] as const)
  const lines = counts
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `| ${rowStatusHeadings[state]} | ${numberText(count)} |\n`)
  return nonEmptyTexts(
    `Upgrade from Apache httpd 2.2 to 2.4 in ${inlineCode(organisation)}: ${numberText(done)} of ${numberText(rows.length)} repositories ${done === 1 ? 'is' : 'are'} done. ${nextStep(rows)}`,
    hidden > 0 &&
      `${countWithNoun(hidden, 'private repository is', 'private repositories are')} not shown, because this repository is public.`,
    lines.length > 0 && `| | Repositories |\n|---|--:|\n${lines.join('')}`.trimEnd(),
    `Each run of the workflow rewrites this text, so additions by hand are lost; ${runLink(run)} has the details.`,
  ).join('\n\n')
}

/** What the reader has to do next, as a sentence: the most urgent task first. */
function nextStep(rows: readonly RepositoryRow[]): string {
  const count = (...states: readonly RowStatus[]) => rows.filter(({ state }) => states.includes(state)).length
  const [failed, open, left] = [count('failed'), count('open', 'taken-over'), count('left')]
  const steps = nonEmptyTexts(
    failed > 0 && `see why ${countWithNoun(failed, 'upgrade')} failed`,
    open > 0 && `review ${open === 1 ? 'the open pull request' : `${numberText(open)} open pull requests`}`,
    left > 0 && `decide what is left in ${countWithNoun(left, 'repository', 'repositories')}`,
  )
  return steps.length > 0 ? `Next, ${listText(steps)}.` : 'Nothing waits for you.'
}

/** A table with as many rows as fit. */
function section({ state, rows }: Group, { gitHubUrl }: DashboardContent, space: number): string {
  const head = `### ${rowStatusHeadings[state]} (${numberText(rows.length)})\n\n${tableHead}`
  const lines = rows.map((row) => {
    const name = markdownLink(inlineCode(nameOf(row.repository)), `${gitHubUrl}/${row.repository}`)
    return tableRow([name, pullLink(row), ...cellsForCounts(row.counts), row.says ? markdownSentence(row.says) : ''])
  })
  const { kept, cut } = entriesWithin(lines, space - head.length - cutSentence, (line) => line.length)
  const more = cut > 0 ? `\n\n…and ${numberText(cut)} more, in the summary of the run.` : ''
  return (head + kept.join('')).trimEnd() + more
}

const tableHead =
  '| Repository | Pull request | Files | Findings | Safe | Review | Left | |\n|---|---|--:|--:|--:|--:|--:|---|\n'

/** Space for the sentence about omitted rows, in characters. */
const cutSentence = 80

/** The name without the owner, which is the same for all. */
const nameOf = (repository: string): string => repository.slice(repository.indexOf('/') + 1)
