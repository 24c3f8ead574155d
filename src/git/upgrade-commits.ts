import { pathsWhereUpgradeStarts, pullMarkStart } from '../change/begun-upgrade.js'
import { patchesSinceLastCommit } from './changed-since.js'
import { GitError, git } from './git.js'

/** The trailer of the commits of an upgrade pull request. */
export const upgradeTrailer = 'Httpd-Upgrade-Tree'

/**
 * Whether git shows that these files were for 2.2. Either uncommitted changes remove lines of 2.2, or an upgrade pull request
 * changed one of the files, with its own commits or squashed into one.
 */
export function isUpgradeVisibleInGit(paths: readonly string[]): boolean {
  try {
    return (
      pathsWhereUpgradeStarts(patchesSinceLastCommit(paths)).length > 0 ||
      git(['log', '-1', '--format=%H', ...marks.map((mark) => `--grep=^${mark}`), '--', ...paths]).length > 0
    )
  } catch (error) {
    // If there is no repository, or the files are outside of it, there is no history.
    if (error instanceof GitError) return false
    throw error
  }
}

const marks = [`${upgradeTrailer}: `, pullMarkStart]
