import {
  type Call,
  created,
  forbidden,
  noContent,
  notFound,
  type Operations,
  ok,
  page,
  repositoryOf,
  unprocessable,
} from '../call.js'
import { type Json, repositoryUrl } from '../present.js'
import { syncPulls } from '../pulls.js'
import type { Repository, World } from '../world.js'

export const refs: Operations = {
  'git/get-ref': async (call) => {
    const repository = repositoryOf(call)
    const ref = `refs/${call.params.ref}`
    return ok(refJson(call.world, repository, ref, (await repository.git.commitOf(ref)) ?? refuse(notFound())))
  },

  'git/list-matching-refs': async (call) => {
    const repository = repositoryOf(call)
    const found = refsUnder(repository, `refs/${call.params.ref}`)
    return ok(found.map(([ref, sha]) => refJson(call.world, repository, ref, sha)))
  },

  'git/create-ref': async (call) => {
    const repository = repositoryOf(call)
    const { ref, sha } = call.body as { ref: string; sha: string }
    if (!/^refs\/.+\/.+/.test(ref)) throw unprocessable('Reference name must start with refs/ and hold two slashes.')
    if (!isValidName(ref)) throw unprocessable(`${ref} is not a valid ref name.`)
    if (await repository.git.commitOf(ref)) throw unprocessable('Reference already exists')
    if (isInTheWay(repository, ref)) throw unprocessable('Reference update failed')
    await checkTarget(call, repository, sha, await repository.git.commitOf(`refs/heads/${repository.defaultBranch}`))
    return created(await moveRef(call.world, repository, ref, sha))
  },

  'git/update-ref': async (call) => {
    const repository = repositoryOf(call)
    const { sha, force } = call.body as { sha: string; force?: boolean }
    const ref = `refs/${call.params.ref}`
    const tip = (await repository.git.commitOf(ref)) ?? refuse(unprocessable('Reference does not exist'))
    await checkTarget(call, repository, sha, tip)
    if (!force && !(await repository.git.isAncestor(tip, sha))) throw unprocessable('Update is not a fast forward')
    return ok(await moveRef(call.world, repository, ref, sha))
  },

  'git/delete-ref': async (call) => {
    const repository = repositoryOf(call)
    const ref = `refs/${call.params.ref}`
    if (!(await repository.git.commitOf(ref))) throw unprocessable('Reference does not exist')
    await repository.git.deleteRef(ref)
    await syncPulls(call.world, repository)
    return noContent
  },

  'repos/get-branch': async (call) => {
    const repository = repositoryOf(call)
    const { branch = '' } = call.params
    const sha = (await repository.git.commitOf(`refs/heads/${branch}`)) ?? refuse(notFound())
    return ok({ name: branch, commit: { sha }, protected: false })
  },

  'repos/list-branches': (call) => {
    const heads = 'refs/heads/'
    return page(
      call,
      refsUnder(repositoryOf(call), heads).map(([ref, sha]) => ({
        name: ref.slice(heads.length),
        commit: { sha },
        protected: false,
      })),
    )
  },
}

/** In the order of their names. */
const refsUnder = ({ git }: Repository, start: string): [ref: string, sha: string][] =>
  [...git.refs].filter(([ref]) => ref.startsWith(start)).sort(([a], [b]) => (a < b ? -1 : 1))

function refuse(refusal: Error): never {
  throw refusal
}

const refJson = (world: World, repository: Repository, ref: string, sha: string): Json => ({
  ref,
  node_id: `REF_${ref}`,
  url: `${repositoryUrl(world, repository)}/git/${ref}`,
  object: { type: 'commit', sha, url: `${repositoryUrl(world, repository)}/git/commits/${sha}` },
})

async function moveRef(world: World, repository: Repository, ref: string, sha: string): Promise<Json> {
  await repository.git.setRef(ref, sha)
  await syncPulls(world, repository)
  return refJson(world, repository, ref, sha)
}

/** A branch is a file to git, so that none can have another one's name and a slash before its own. */
const isInTheWay = ({ git }: Repository, ref: string): boolean =>
  [...git.refs.keys()].some((other) => ref.startsWith(`${other}/`) || other.startsWith(`${ref}/`))

/** The rules of `git check-ref-format` (git-scm.com/docs/git-check-ref-format). */
const isValidName = (ref: string): boolean =>
  !/[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.$/.test(ref) &&
  ref.split('/').every((step) => !step.startsWith('.') && !step.endsWith('.lock'))

/**
 * The commit must exist, and an integration may not bring changes to workflows onto a branch, unless another branch has the
 * same file with the same content (GitHub's page on the scope `workflow` says so).
 */
async function checkTarget(
  { grant }: Call,
  repository: Repository,
  sha: string,
  since: string | undefined,
): Promise<void> {
  if ((await repository.git.commitOf(sha)) !== sha) throw unprocessable('Object does not exist')
  const base = since && (await repository.git.mergeBase(since, sha))
  if (grant.kind === 'person' || !base) return
  const files = await repository.git.diff(base, sha)
  for (const { path } of files.filter(({ path }) => path.startsWith('.github/workflows/')))
    if (!(await isOnSomeBranch(repository, sha, path))) throw forbidden()
}

async function isOnSomeBranch({ git }: Repository, sha: string, path: string): Promise<boolean> {
  const branches = [...git.refs.keys()].filter((ref) => ref.startsWith('refs/heads/'))
  const blobs = await Promise.all([sha, ...branches].map((name) => git.read(`${name}:${path}`)))
  const [own, ...others] = blobs.map((blob) => blob?.sha)
  return others.includes(own)
}
