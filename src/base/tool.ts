import { quoteShellWords } from './shell-words.js'

/** The version in package.json, for printed commands. `scripts/release.js` updates this line. */
const release = '1.0.0'

/** The git tag of the release, `v1.0.0`, for clones and hooks. */
export const releaseTag = (released = release): string => `v${released}`

/** The git tag of the major version, `v1`, for workflows. It moves to each new release with this major version. */
export const majorVersionTag = (released = release): string => `v${released.replace(/\..*/, '')}`

/** The command and the links by which a text refers to this tool. They differ between the command line and the Action. */
export interface ToolCommandAndLinks {
  /** The beginning of a command that runs the tool. */
  readonly start: string
  /** The project's home page, without a final slash. */
  readonly home: string
  /** The web page of the workflow that runs the tool, if there is one. */
  readonly workflow?: string | undefined
}

export const toolCommandAndLinksOfRelease = (released = release): ToolCommandAndLinks => ({
  start: `npx --yes ${npmPackageAndVersion(released)}`,
  home: 'https://github.com/httpd-upgrade/httpd-upgrade',
})

/** The name and version of this tool for `npm install`. */
export const npmPackageAndVersion = (released = release): string => `httpd-upgrade@${released}`

export const toolCommandLine = ({ start }: ToolCommandAndLinks, ...words: readonly string[]): string =>
  words.length === 0 ? start : `${start} ${quoteShellWords(words)}`
