import { pullMarkBegins, upgradesBegun } from '../change/begun.js'
import { patchesSinceCommit } from './changed.js'
import { GitError, git } from './git.js'

/** The trailer of the commits of an upgrade pull request. */
export const upgradeTrailer = 'Httpd-Upgrade-Tree'

/**
 * Whether the current folder's repository remembers that these files were of 2.2: what is not committed yet takes lines of 2.2 out
 * of one, or an upgrade pull request has a commit to one, or was squashed to it.
 */
export function isUpgradeInHistory(paths: readonly string[]): boolean {
  try {
    return (
      upgradesBegun(patchesSinceCommit(paths)).length > 0 ||
      git(['log', '-1', '--format=%H', ...marks.map((mark) => `--grep=^${mark}`), '--', ...paths]).length > 0
    )
  } catch (error) {
    // No repository, or none that these files lie in, remembers nothing.
    if (error instanceof GitError) return false
    throw error
  }
}

const marks = [`${upgradeTrailer}: `, pullMarkBegins]
