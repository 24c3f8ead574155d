import type { ToolCommand } from '../base/tool.js'
import { markdownLink } from '../report/markdown-text.js'

/** Set when the Action is bundled. */
declare const VERSION: string | undefined

const version = typeof VERSION === 'undefined' ? '' : ` ${VERSION}`

/** What wrote a text, in which version, and where to say that it is wrong: Markdown for one quiet line. */
export const toolSignature = ({ home, workflow }: ToolCommand): string =>
  [
    `${markdownLink('httpd-upgrade', home)}${version}`,
    ...(workflow ? [markdownLink('Its workflow', workflow)] : []),
    markdownLink('Something wrong?', `${home}/issues`),
  ].join(' · ')

/** The quiet line at the end of all that is posted. @param said what else is in it */
export const footerLine = (tool: ToolCommand, ...said: readonly string[]): string =>
  `<sub>${[...said, toolSignature(tool)].join(' · ')}</sub>`
