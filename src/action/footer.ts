import type { ToolCommandAndLinks } from '../base/tool.js'
import { markdownLink } from '../report/markdown-text.js'

/** The version of this tool; the build sets it when it bundles the Action. */
declare const VERSION: string | undefined

const version = typeof VERSION === 'undefined' ? '' : ` ${VERSION}`

/** Links to the tool (with its version), to its workflow, and to where problems are reported, as Markdown. */
export const toolSignature = ({ home, workflow }: ToolCommandAndLinks): string =>
  [
    `${markdownLink('httpd-upgrade', home)}${version}`,
    ...(workflow ? [markdownLink('Its workflow', workflow)] : []),
    markdownLink('Something wrong?', `${home}/issues`),
  ].join(' · ')

/** The small last line of a posted text: these parts, then the signature. */
export const footerLine = (tool: ToolCommandAndLinks, ...parts: readonly string[]): string =>
  `<sub>${[...parts, toolSignature(tool)].join(' · ')}</sub>`
