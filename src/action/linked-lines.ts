import { groupBy } from '../base/group-by.js'
import type { Finding } from '../migrate/rule.js'
import { code, markdownLink } from '../report/markdown-text.js'
import { linesOfFinding } from '../report/position.js'
import { type LinkedCommit, lineLink } from './line-link.js'

/**
 * How links to findings are made: the commit to link to, the lines of a finding in it if they differ, and the most links to
 * show.
 */
export interface LinkOptions {
  readonly commit: LinkedCommit
  readonly linesOf?: typeof linesOfFinding
  readonly most: number
}

/** The lines of findings by file, each with a link. If there are many, only the first ones and the number of the rest. */
export function linkedLinesOf(
  findings: readonly Finding[],
  { commit, linesOf = linesOfFinding, most }: LinkOptions,
): string {
  const all = findings.map((finding) => ({ path: finding.file.path, lines: linesOf(finding) }))
  const each = [...new Map(all.map((place) => [`${place.path}:${place.lines.first}`, place])).values()]
  const named = Array.from(
    groupBy(each.slice(0, most), ({ path }) => path),
    ([path, own]) => {
      const linked = (text: string, { lines }: (typeof own)[number]) =>
        markdownLink(text, lineLink(commit, path, lines))
      if (own.length === 1) return linked(code(`${path}:${own[0].lines.first}`), own[0])
      return `${code(path)} lines ${own.map((one) => linked(String(one.lines.first), one)).join(', ')}`
    },
  )
  const more = each.length > most ? ` and ${each.length - most} more` : ''
  return `${named.join('; ')}${more}`
}
