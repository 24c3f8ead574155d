import type { ChangedFile } from './diff.js'
import { type Json, repositoryUrl } from './present.js'
import type { Pull, Repository, World } from './world.js'

/** What a pull request changes, up to its head or an earlier commit of its own, with patches withheld as GitHub does. */
export async function pullFiles(world: World, pull: Pull, commit = pull.headSha): Promise<readonly ChangedFile[]> {
  const { git } = pull.repository
  const base = (await git.mergeBase(pull.baseSha, commit)) ?? pull.baseSha
  return shownFiles(world, await git.diff(base, commit))
}

/** A long patch is withheld, and every patch after so many lines in all. */
export function shownFiles({ limits }: World, files: readonly ChangedFile[]): ChangedFile[] {
  let lines = 0
  return files.map((file) => {
    const changed = file.additions + file.deletions
    lines += changed
    return changed > limits.patchLines || lines > limits.diffLines ? { ...file, patch: undefined } : file
  })
}

export function fileJson(world: World, repository: Repository, file: ChangedFile, commit: string): Json {
  const path = file.path.split('/').map(encodeURIComponent).join('/')
  return {
    sha: file.sha,
    filename: file.path,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    blob_url: `${world.url}/${repository.fullName}/blob/${commit}/${path}`,
    raw_url: `${world.url}/${repository.fullName}/raw/${commit}/${path}`,
    contents_url: `${repositoryUrl(world, repository)}/contents/${path}?ref=${commit}`,
    ...(file.patch !== undefined && { patch: file.patch }),
    ...(file.previous !== undefined && { previous_filename: file.previous }),
  }
}
