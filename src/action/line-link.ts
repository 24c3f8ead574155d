import type { Lines } from '../edit/line-changes.js'

/** A commit on GitHub, as far as links to its files need it. */
export interface LinkedCommit {
  /** `https://github.com`, without a slash at the end. */
  readonly server: string
  /** The repository as `owner/name`. */
  readonly repository: string
  readonly sha: string
}

/** A permanent link to lines of a file. */
export function lineLink({ server, repository, sha }: LinkedCommit, path: string, { first, last }: Lines): string {
  const encoded = path
    .split('/')
    .map((step) => encodeURIComponent(step).replace(/[()'*!]/g, percent))
    .join('/')
  return `${server}/${repository}/blob/${sha}/${encoded}#L${first}${last > first ? `-L${last}` : ''}`
}

const percent = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`
