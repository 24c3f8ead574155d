import type { TreeEntry } from '../action/repository-calls.js'
import { numberText } from '../base/list-text.js'
import { type ToolCommandAndLinks, toolCommandLine } from '../base/tool.js'
import { countWithNoun } from '../report/summary.js'
import type { PullAtStart, PullRequest } from './pull-state.js'
import type { PullFile, ReviewCalls } from './review-calls.js'

/** The files that a pull request changes, and notes for the user about files that could not be listed. */
export interface PullChanges {
  readonly files: readonly PullFile[]
  readonly notes: readonly string[]
}

/**
 * The files that a pull request changes. GitHub lists at most 3,000; further files are found by comparing the trees of the merge
 * base and the head, without patches.
 */
export async function fetchChangedFiles(
  github: ReviewCalls,
  pull: PullAtStart & Pick<PullRequest, 'number'>,
  tool: ToolCommandAndLinks,
): Promise<PullChanges> {
  const listed = await github.files(pull.number)
  if (pull.changedFiles <= listed.length) return { files: listed, notes: [] }
  const before = await github.tree(await github.mergeBase(pull.baseSha, pull.headSha))
  const after = await github.tree(pull.headSha)
  if (!before.isCut && !after.isCut)
    return { files: [...listed, ...apart(before.entries, after.entries, listed)], notes: [] }
  const count = `${numberText(listed.length)} of ${numberText(pull.changedFiles)}`
  return {
    files: listed,
    notes: [
      `GitHub lists only ${count} changed files, and not all of the repository; ${countWithNoun(pull.changedFiles - listed.length, 'changed file')} could not be checked. To check them, run \`${toolCommandLine(tool)}\` in a checkout.`,
    ],
  }
}

function apart(
  before: readonly TreeEntry[],
  after: readonly TreeEntry[],
  listed: readonly PullFile[],
): readonly PullFile[] {
  const old = new Map(before.map(({ path, sha }) => [path, sha]))
  const known = new Set(listed.map(({ path }) => path))
  return after
    .filter(({ path, sha }) => old.get(path) !== sha && !known.has(path))
    .map(({ path, sha }) => ({ path, sha, isRemoved: false, patch: undefined }))
}
