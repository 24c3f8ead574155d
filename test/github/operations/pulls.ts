import {
  checkLength,
  created,
  forbidden,
  invalid,
  type Operations,
  ok,
  page,
  problem,
  pullOf,
  repositoryOf,
  unprocessable,
} from '../call.js'
import { commitJson } from '../commits.js'
import { fileJson, pullFiles } from '../files.js'
import { commitsBetween } from '../history.js'
import { fullPullJson, pullJson } from '../present.js'
import { closeTicket, networkOf, openPull, problemOfPull, pullsOf } from '../pulls.js'
import type { Pull, Repository, World } from '../world.js'

export const pulls: Operations = {
  'pulls/get': async (call) => {
    const pull = pullOf(call)
    return /\bdiff\b/.test(call.accept) ? wholeDiff(call.world, pull) : ok(await fullPullJson(call.world, pull))
  },

  'pulls/list': (call) => {
    const { world, query } = call
    const state = query.get('state') ?? 'open'
    const [owner, ref] = (query.get('head') ?? '').split(':')
    const base = query.get('base')
    const found = pullsOf(repositoryOf(call)).filter(
      (pull) =>
        (state === 'all' || pull.state === state) &&
        (base === null || pull.baseRef === base) &&
        // A head that does not name its owner filters nothing.
        (ref === undefined || (pull.head.ref === ref && pull.head.repository.owner.login === owner)),
    )
    return page(
      call,
      sorted(found, query).map((pull) => pullJson(world, pull)),
    )
  },

  'pulls/list-files': async (call) => {
    const pull = pullOf(call)
    const files = (await pullFiles(call.world, pull)).slice(0, call.world.limits.listedFiles)
    return page(
      call,
      files.map((file) => fileJson(call.world, pull.repository, file, pull.headSha)),
    )
  },

  'pulls/list-commits': async (call) => {
    const pull = pullOf(call)
    const { objects } = pull.repository.git
    const commits = commitsBetween(objects, [pull.baseSha], pull.headSha).reverse().slice(0, 250)
    return page(
      call,
      commits.map((commit) => commitJson(call.world, pull.repository, commit)),
    )
  },

  'pulls/create': async (call) => {
    const { world, grant } = call
    const repository = repositoryOf(call)
    const {
      title = '',
      body = null,
      head,
      base,
      draft = false,
    } = call.body as Partial<PullBody> & { head: string; base: string }
    if (grant.kind === 'actions' && !repository.actionsMayOpenPulls)
      throw forbidden('GitHub Actions is not permitted to create or approve pull requests.')
    checkLength(call, 'PullRequest', body)
    const from = headOf(world, repository, head)
    const problem = await problemOfPull(repository, from, base)
    if (problem) throw problem
    const pull = await openPull(world, repository, { head: from, base, title, body, draft, user: grant.account })
    return created(await fullPullJson(world, pull))
  },

  'pulls/update': async (call) => {
    const pull = pullOf(call)
    const { title, body, state, base } = call.body as Partial<PullBody>
    checkLength(call, 'PullRequest', body)
    if (title !== undefined) pull.title = title
    if (body !== undefined) pull.body = body
    if (base !== undefined) await changeBase(pull, base)
    if (state === 'closed' && pull.state === 'open') closeTicket(call.world, pull)
    if (state === 'open' && pull.state === 'closed') await reopen(pull)
    pull.updatedAt = call.world.now()
    return ok(await fullPullJson(call.world, pull))
  },

  'pulls/list-requested-reviewers': (call) => {
    const { requested_reviewers: users, requested_teams: teams } = pullJson(call.world, pullOf(call))
    return ok({ users, teams })
  },

  'pulls/request-reviewers': (call) => {
    const pull = pullOf(call)
    const { reviewers = [], team_reviewers: teams = [] } = call.body as {
      reviewers?: string[]
      team_reviewers?: string[]
    }
    if (reviewers.includes(pull.user.login)) throw unprocessable('Review cannot be requested from pull request author.')
    const { collaborators, teams: known, fullName } = pull.repository
    if (reviewers.some((login) => !collaborators.has(login)) || teams.some((slug) => !known.has(slug)))
      throw unprocessable(
        `Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ${fullName} repository.`,
      )
    for (const login of reviewers) pull.reviewers.add(login)
    for (const slug of teams) pull.teams.add(slug)
    return created(pullJson(call.world, pull))
  },
}

interface PullBody {
  readonly title: string
  readonly body: string | null
  readonly base: string
  readonly state: 'open' | 'closed'
  readonly draft: boolean
}

/** `BRANCH`, or `OWNER:BRANCH` of a fork. */
function headOf(world: World, repository: Repository, head: string): Pull['head'] {
  if (!head.includes(':')) return { repository, ref: head }
  const [owner, ref = ''] = head.split(':')
  const from = networkOf(world, repository).find((other) => other.owner.login === owner)
  if (!from) throw invalid('PullRequest', 'head', `The head ${head} does not exist.`)
  return { repository: from, ref }
}

async function changeBase(pull: Pull, base: string): Promise<void> {
  const sha = await pull.repository.git.commitOf(`refs/heads/${base}`)
  if (!sha) throw invalid('PullRequest', 'base', `The base ${base} does not exist.`)
  pull.baseRef = base
  pull.baseSha = sha
}

async function reopen(pull: Pull): Promise<void> {
  const sha = await pull.head.repository.git.commitOf(`refs/heads/${pull.head.ref}`)
  if (!sha || pull.mergedAt !== undefined) throw invalid('PullRequest', 'state', 'state cannot be changed.')
  pull.state = 'open'
  pull.closedAt = undefined
  pull.headSha = sha
}

/** The diff media type, which GitHub refuses for large changes. */
async function wholeDiff({ limits }: World, pull: Pull) {
  const { git } = pull.repository
  const base = (await git.mergeBase(pull.baseSha, pull.headSha)) ?? pull.baseSha
  const diff = await git.git(['diff', '-M', base, pull.headSha])
  const files = await git.diff(base, pull.headSha)
  const isLarge = files.length > limits.comparedFiles || diff.toString().split('\n').length > limits.diffLines
  if (!isLarge) return { status: 200, raw: diff }
  return problem(406, 'Sorry, the diff exceeded the maximum number of files or lines.')
}

function sorted(found: readonly Pull[], query: URLSearchParams): Pull[] {
  const key = query.get('sort') === 'updated' ? 'updatedAt' : 'createdAt'
  const ascending = [...found].sort((a, b) => a[key] - b[key])
  const direction = query.get('direction') ?? (query.has('sort') ? 'asc' : 'desc')
  return direction === 'asc' ? ascending : ascending.reverse()
}
