import { shellWords } from './shell-words.js'

/** The version that is on the registry; undefined until one is. `scripts/release.js` writes it. */
const release: string | undefined = undefined

/**
 * A commit of the project that has what the documents speak of: until a release is out, all that is printed names it.
 * `scripts/release.js --pin` writes another one.
 */
const commit = 'bd02b764d01b5a513377c52e8e8fa142705cc9f5'

/** The tag or the commit that a clone and a hook name. */
export const pinned = (released: string | undefined = release): string =>
  released === undefined ? commit : `v${released}`

/** What a workflow names: of a release the tag that goes along with its successors. */
export const pinnedAction = (released: string | undefined = release): string =>
  released === undefined ? commit : `v${released.replace(/\..*/, '')}`

/** How whoever reads a text can start this tool: what is printed works there and runs nobody else's code. */
export interface Tool {
  /** What a command begins with. */
  readonly start: string
  /** What makes that work, once, as a command; undefined where nothing has to be done. */
  readonly setup: string | undefined
  /** Where the project is at home, without a slash at the end: its pages, and where to say that it is wrong. */
  readonly home: string
}

/** Where a run was started from. */
export interface ToolSource {
  /** `https://github.com`, without a slash at the end. */
  readonly server: string
  /** `owner/name`. */
  readonly repository: string
  /** A branch, a tag or a commit. */
  readonly ref: string
}

const place = '~/httpd-upgrade'
const project = 'https://github.com/httpd-upgrade/httpd-upgrade'

/** @param source undefined where it is not known: a clone of the project does in any case */
export function toolOf(source: ToolSource | undefined, released: string | undefined = release): Tool {
  if (released !== undefined) return { start: `npx --yes httpd-upgrade@${released}`, setup: undefined, home: project }
  const start = `node ${place}/dist/cli.js`
  if (!source) return { start, setup: undefined, home: project }
  const home = `${source.server}/${source.repository}`
  const address = shellWords([home])
  const ref = shellWords([source.ref])
  const setup = `git clone --quiet ${address} ${place} && git -C ${place} checkout --quiet ${ref}`
  return { start, setup, home }
}

/** What `npm install` takes for this tool. A name that is not on the registry yet anybody could put there. */
export const packageToInstall = (released: string | undefined = release): string =>
  released !== undefined ? `httpd-upgrade@${released}` : `${project}/archive/${commit}.tar.gz`

/** A command for people to run. */
export const commandOf = ({ start }: Tool, ...words: readonly string[]): string =>
  words.length === 0 ? start : `${start} ${shellWords(words)}`
