import { GitError, git } from './git.js'

/** The trailer of the commits of an upgrade pull request. */
export const upgradeTrailer = 'Httpd-Upgrade-Tree'

/** Whether the history of the current folder's repository has a commit of an upgrade pull request to one of these files. */
export function isUpgradeCommitted(paths: readonly string[]): boolean {
  try {
    return git(['log', '-1', '--format=%H', `--grep=^${upgradeTrailer}: `, '--', ...paths]).length > 0
  } catch (error) {
    // No repository, or none that these files lie in, remembers nothing.
    if (error instanceof GitError) return false
    throw error
  }
}
