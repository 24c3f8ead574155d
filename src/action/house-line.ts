import type { Tool } from '../base/tool.js'
import { link } from '../report/markdown-text.js'

/** Set when the Action is bundled. */
declare const VERSION: string | undefined

const version = typeof VERSION === 'undefined' ? '' : ` ${VERSION}`

/** What wrote a text, in which version, and where to say that it is wrong: Markdown for one quiet line. */
export const signature = ({ home, workflow }: Tool): string =>
  [
    `${link('httpd-upgrade', home)}${version}`,
    ...(workflow ? [link('Its workflow', workflow)] : []),
    link('Something wrong?', `${home}/issues`),
  ].join(' · ')

/** The quiet line at the end of all that is posted. @param said what else is in it */
export const houseLine = (tool: Tool, ...said: readonly string[]): string =>
  `<sub>${[...said, signature(tool)].join(' · ')}</sub>`
