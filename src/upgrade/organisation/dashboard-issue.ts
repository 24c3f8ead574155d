import type { GitHubClient } from '../../action/client.js'
import { errorSentence, gitHubFailureOf } from '../../action/github-failure.js'
import { InputError } from '../../action/inputs.js'
import { countWithNoun } from '../../report/summary.js'
import { pullCalls } from '../pulls.js'
import { type DashboardContent, dashboardBody, dashboardMark, dashboardTitle, runUrlIn } from './dashboard.js'
import { ownerAndName } from './owner-and-name.js'
import type { RepositoryRow } from './rows.js'

export interface PostedDashboard {
  readonly number: number
  readonly url: string
  readonly operation: 'created' | 'updated' | 'none'
  /** The number of rows in the issue. */
  readonly shown: number
}

/**
 * Updates the dashboard's issue, or opens it if there is none. A closed issue is updated and stays closed. In a public repository,
 * private repositories are counted and not named.
 * @throws InputError if the repository is missing or has no issues
 */
export async function postDashboard(
  client: GitHubClient,
  repository: string,
  { rows, ...told }: Omit<DashboardContent, 'hidden'>,
): Promise<PostedDashboard> {
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository))
    throw new InputError(`dashboard-repository takes OWNER/NAME, not ${JSON.stringify(repository)}.`)
  const repo = ownerAndName(repository)
  const shown = (await isPublic(client, repository)) ? rows.filter(isOpenToAll) : rows
  const wanted: DashboardContent = { ...told, rows: shown, hidden: rows.length - shown.length }
  return allowed(repository, async () => {
    const account = await pullCalls(client, repo).account()
    const found = await dashboardOf(client, repo, account, told.organisation)
    if (!found) return { ...(await open(client, repo, account, wanted)), operation: 'created', shown: shown.length }
    const isSame = sameText(found.body, dashboardBody({ ...wanted, run: runUrlIn(found.body) ?? told.run }))
    if (!isSame) await client.rest.issues.update({ ...repo, issue_number: found.number, body: dashboardBody(wanted) })
    return { number: found.number, url: found.url, operation: isSame ? 'none' : 'updated', shown: shown.length }
  })
}

async function allowed<T>(repository: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (gitHubFailureOf(error) !== 'read-only') throw error
    throw new InputError(
      `The dashboard could not be written in ${repository}: ${errorSentence(error)} The token needs \`issues: write\` for that repository. For the token of a GitHub App, grant "Issues: read and write", and install the App on that repository.`,
    )
  }
}

/** Whether everybody can see the repository. If that is not known, it counts as private. */
const isOpenToAll = ({ isPrivate }: RepositoryRow): boolean => isPrivate === false

const sameText = (a: string, b: string): boolean => a.replaceAll('\r\n', '\n').trim() === b.trim()

async function isPublic(client: GitHubClient, repository: string): Promise<boolean> {
  try {
    const { data } = await client.rest.repos.get(ownerAndName(repository))
    return !data.private
  } catch (error) {
    if ((error as { status?: number }).status !== 404) throw error
    throw new InputError(
      `dashboard-repository: there is no repository ${repository}, or the token cannot see that repository.`,
    )
  }
}

interface FoundIssue {
  readonly number: number
  readonly url: string
  readonly body: string
}

type Repo = ReturnType<typeof ownerAndName>

/** The latest issue of this account with the mark at its end. Issues of others do not count, since anybody can write a mark. */
async function dashboardOf(
  client: GitHubClient,
  repo: Repo,
  account: number,
  organisation: string,
): Promise<FoundIssue | undefined> {
  const mark = dashboardMark(organisation)
  const pages = client.paginate.iterator(client.rest.issues.listForRepo, {
    ...repo,
    state: 'all',
    sort: 'updated',
    direction: 'desc',
    per_page: 100,
  })
  for await (const { data } of pages) {
    const issue = data.find(
      ({ user, body, pull_request: pull }) => !pull && user?.id === account && body?.trimEnd().endsWith(mark),
    )
    if (issue) return { number: issue.number, url: issue.html_url, body: issue.body ?? '' }
  }
  return undefined
}

/** Opens the issue. If the response is lost, the issue is looked up before another one is created. */
async function open(
  client: GitHubClient,
  repo: Repo,
  account: number,
  told: DashboardContent,
): Promise<Omit<FoundIssue, 'body'>> {
  const send = async () => {
    const issue = { title: dashboardTitle(told.organisation), body: dashboardBody(told) }
    const { data } = await client.rest.issues.create({ ...repo, ...issue, request: { retries: 0 } })
    return { number: data.number, url: data.html_url }
  }
  try {
    return await send()
  } catch (error) {
    if ((error as { status?: number }).status === 410)
      throw new InputError(
        `dashboard-repository: issues are turned off in ${repo.owner}/${repo.repo}. Turn on issues in its settings.`,
      )
    if (gitHubFailureOf(error) !== 'unsure') throw error
    return (await dashboardOf(client, repo, account, told.organisation)) ?? send()
  }
}

/** A sentence for people: what this run did with the dashboard. */
export const dashboardSentence = ({ operation, shown }: PostedDashboard): string =>
  ({
    created: `The dashboard was opened, with ${countWithNoun(shown, 'repository', 'repositories')}.`,
    updated: `The dashboard was updated, with ${countWithNoun(shown, 'repository', 'repositories')}.`,
    none: 'The dashboard was up to date.',
  })[operation]
