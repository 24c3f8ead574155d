import { groupBy } from '../base/group-by.js'
import type { Finding } from '../migrate/rule.js'
import { inlineCode, markdownLink } from '../report/markdown-text.js'
import { linesOfFinding } from '../report/position.js'
import { type LinkedCommit, lineUrl } from './line-link.js'

/** How links to the lines of findings are made. */
export interface LinkOptions {
  readonly commit: LinkedCommit
  /** The lines of a finding in that commit; by default the lines at which it was found. */
  readonly linesOf?: typeof linesOfFinding
  readonly maxLinks: number
}

/** Links to the lines of findings, file by file, as Markdown. Beyond `maxLinks`, the lines are only counted. */
export function lineLinksText(
  findings: readonly Finding[],
  { commit, linesOf = linesOfFinding, maxLinks }: LinkOptions,
): string {
  const all = findings.map((finding) => ({ path: finding.file.path, lines: linesOf(finding) }))
  const each = [...new Map(all.map((place) => [`${place.path}:${place.lines.first}`, place])).values()]
  const named = Array.from(
    groupBy(each.slice(0, maxLinks), ({ path }) => path),
    ([path, own]) => {
      const linked = (text: string, { lines }: (typeof own)[number]) => markdownLink(text, lineUrl(commit, path, lines))
      if (own.length === 1) return linked(inlineCode(`${path}:${own[0].lines.first}`), own[0])
      return `${inlineCode(path)} lines ${own.map((one) => linked(String(one.lines.first), one)).join(', ')}`
    },
  )
  const more = each.length > maxLinks ? ` and ${each.length - maxLinks} more` : ''
  return `${named.join('; ')}${more}`
}
