import { accountByEmail } from './accounts.js'
import { type Commit, parseCommit, type Stamp } from './history.js'
import { type Json, repositoryUrl, userJson } from './present.js'
import { isoTime, type Repository, type World } from './world.js'

/** The commit that a name stands for: an id, a branch, a tag. */
export async function readCommit({ git }: Repository, name: string): Promise<Commit | undefined> {
  const object = await git.read(`${name}^{commit}`)
  return object?.type === 'commit' ? parseCommit(object) : undefined
}

/** As the Git Data API shows a commit. */
export const gitCommitJson = (world: World, repository: Repository, commit: Commit): Json => ({
  sha: commit.sha,
  node_id: `C_${commit.sha}`,
  url: `${repositoryUrl(world, repository)}/git/commits/${commit.sha}`,
  html_url: `${world.url}/${repository.fullName}/commit/${commit.sha}`,
  ...commitFields(world, repository, commit),
  parents: parentsJson(world, repository, commit),
})

/** As lists of commits show it: with the accounts behind the addresses. */
export const commitJson = (world: World, repository: Repository, commit: Commit): Json => ({
  sha: commit.sha,
  node_id: `C_${commit.sha}`,
  url: `${repositoryUrl(world, repository)}/commits/${commit.sha}`,
  html_url: `${world.url}/${repository.fullName}/commit/${commit.sha}`,
  commit: { ...commitFields(world, repository, commit), comment_count: 0 },
  author: accountJson(world, commit.author),
  committer: accountJson(world, commit.committer),
  parents: parentsJson(world, repository, commit),
})

function commitFields(world: World, repository: Repository, { sha, tree, message, author, committer }: Commit): Json {
  const verified = repository.signed.has(sha)
  return {
    message,
    tree: { sha: tree, url: `${repositoryUrl(world, repository)}/git/trees/${tree}` },
    author: { name: author.name, email: author.email, date: isoTime(author.time) },
    committer: { name: committer.name, email: committer.email, date: isoTime(committer.time) },
    verification: {
      verified,
      reason: verified ? 'valid' : 'unsigned',
      signature: null,
      payload: null,
      verified_at: null,
    },
  }
}

const parentsJson = (world: World, repository: Repository, { parents }: Commit): Json[] =>
  parents.map((sha) => ({
    sha,
    url: `${repositoryUrl(world, repository)}/commits/${sha}`,
    html_url: `${world.url}/${repository.fullName}/commit/${sha}`,
  }))

function accountJson(world: World, { email }: Stamp): Json | null {
  const account = accountByEmail(world, email)
  return account ? userJson(world, account) : null
}
