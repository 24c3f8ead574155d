import { type Call, forbidden, isGranted, notFound, type Operations, ok, page, repositoryOf } from '../call.js'
import { commitJson, readCommit } from '../commits.js'
import { fileJson, shownFiles } from '../files.js'
import { commitsBetween } from '../history.js'
import { repositoryJson, repositoryUrl, userJson } from '../present.js'
import { networkOf } from '../pulls.js'
import type { Repository } from '../world.js'

export const repositories: Operations = {
  'repos/get': (call) => ok(repositoryJson(call.world, repositoryOf(call))),

  'repos/list-for-org': (call) => {
    const owner = call.world.accounts.get((call.params.org ?? '').toLowerCase())
    if (owner?.type !== 'Organization') throw notFound()
    const mine = visible(call).filter((repository) => repository.owner === owner)
    const type = call.query.get('type') ?? 'all'
    const wanted = mine.filter(({ visibility, fork }) => ['all', visibility, fork ? 'forks' : 'sources'].includes(type))
    return page(
      call,
      wanted.map((repository) => repositoryJson(call.world, repository)),
    )
  },

  'repos/get-collaborator-permission-level': (call) => {
    const { collaborators } = repositoryOf(call)
    const user = call.world.accounts.get((call.params.username ?? '').toLowerCase())
    if (!user) throw notFound()
    const permission = collaborators.has(user.login) ? 'write' : 'read'
    return ok({ permission, role_name: permission, user: userJson(call.world, user) })
  },

  'apps/list-repos-accessible-to-installation': (call) => {
    if (call.grant.kind === 'person') throw forbidden()
    const granted = visible(call).filter((repository) => isGranted(call.grant, repository))
    const list = granted.map((repository) => repositoryJson(call.world, repository))
    return page(call, list, (found) => ({ total_count: list.length, repositories: found }))
  },

  'repos/list-commits': async (call) => {
    const repository = repositoryOf(call)
    const from = await repository.git.commitOf(call.query.get('sha') ?? repository.defaultBranch)
    if (!from) throw notFound()
    const path = call.query.get('path')
    const out = path === null ? undefined : await repository.git.git(['rev-list', from, '--', `:(literal)${path}`])
    const commits = commitsBetween(repository.git.objects, [], from).filter(({ sha }) => !out || out.includes(sha))
    return page(
      call,
      commits.map((commit) => commitJson(call.world, repository, commit)),
    )
  },

  'repos/get-commit': async (call) => {
    const repository = repositoryOf(call)
    const commit = await readCommit(repository, call.params.ref ?? '')
    if (!commit) throw notFound()
    return ok(commitJson(call.world, repository, commit))
  },

  'repos/compare-commits-with-basehead': compare,

  'users/get-authenticated': ({ world, grant }) => {
    // An integration's token speaks for nobody.
    if (grant.kind !== 'person') throw forbidden()
    return ok(userJson(world, grant.account))
  },

  'rate-limit/get': ({ world }) => {
    const rate = { limit: world.limits.requests, used: 0, remaining: world.limits.requests, reset: 0 }
    return ok({ rate, resources: { core: rate, search: rate } })
  },
}

const visible = (call: Call) =>
  [...call.world.repositories.values()].filter(
    (repository) => isGranted(call.grant, repository) || repository.visibility === 'public',
  )

/** `BASE...HEAD`; files stand on the first page only. */
async function compare(call: Call) {
  const { world, params, query } = call
  const repository = repositoryOf(call)
  const [base, head] = await Promise.all(
    (params.basehead ?? '').split('...').map((name) => commitNamed(call, repository, name)),
  )
  const mergeBase = base && head && (await repository.git.mergeBase(base.sha, head.sha))
  if (!base || !head || !mergeBase) throw notFound()
  const ahead = commitsBetween(repository.git.objects, [base.sha], head.sha).reverse()
  const behind = commitsBetween(repository.git.objects, [head.sha], base.sha)
  const files =
    Number(query.get('page') ?? 1) === 1 ? shownFiles(world, await repository.git.diff(mergeBase, head.sha)) : []
  const common = await readCommit(repository, mergeBase)
  return page(
    call,
    ahead.map((commit) => commitJson(world, repository, commit)),
    (commits) => ({
      url: `${repositoryUrl(world, repository)}/compare/${params.basehead}`,
      html_url: `${world.url}/${repository.fullName}/compare/${params.basehead}`,
      base_commit: commitJson(world, repository, base),
      merge_base_commit: common && commitJson(world, repository, common),
      status: statusOf(ahead.length, behind.length),
      ahead_by: ahead.length,
      behind_by: behind.length,
      total_commits: ahead.length,
      commits,
      files: files.slice(0, world.limits.comparedFiles).map((file) => fileJson(world, repository, file, head.sha)),
    }),
  )
}

/** `BRANCH`, a commit, or `OWNER:BRANCH` of a fork. */
function commitNamed({ world }: Call, repository: Repository, name: string) {
  const [owner, ref] = name.includes(':') ? name.split(':') : [undefined, name]
  const at =
    owner === undefined ? repository : networkOf(world, repository).find((other) => other.owner.login === owner)
  return at && readCommit(at, ref ?? '')
}

function statusOf(ahead: number, behind: number): string {
  if (ahead > 0 && behind > 0) return 'diverged'
  return ahead > 0 ? 'ahead' : behind > 0 ? 'behind' : 'identical'
}
