import type { LineRange } from '../edit/line-changes.js'

/** What a link to a file of a commit on GitHub needs. */
export interface LinkedCommit {
  /** `https://github.com`, without a slash at the end. */
  readonly gitHubUrl: string
  /** The repository as `owner/name`. */
  readonly repository: string
  readonly sha: string
}

/** A permanent link to lines of a file. */
export function lineUrl(
  { gitHubUrl, repository, sha }: LinkedCommit,
  path: string,
  { first, last }: LineRange,
): string {
  const encoded = path
    .split('/')
    .map((step) => encodeURIComponent(step).replace(/[()'*!]/g, percent))
    .join('/')
  return `${gitHubUrl}/${repository}/blob/${sha}/${encoded}#L${first}${last > first ? `-L${last}` : ''}`
}

const percent = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`
