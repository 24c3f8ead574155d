import { type Commit, placeLink } from '../../action/place-link.js'
import type { Group } from '../../base/grouped.js'
import { type Lines, lineChanges } from '../../edit/line-changes.js'
import type { Finding } from '../../migrate/rule.js'
import { type LineFinder, lineFinder } from '../../report/line-finder.js'
import { code, link } from '../../report/markdown-text.js'
import { originalLine } from '../../verify/original-line.js'
import type { Chosen } from '../decisions.js'

export interface LinkContext {
  readonly commit: Commit
  readonly finder: LineFinder
}

/** How the places of findings at this commit are told, whatever lines the decisions have moved since. */
export function linkContext(commit: Commit, decided: readonly Chosen[]): LinkContext {
  const { of, between } = lineFinder()
  const edits = decided.flatMap(({ fix }) => fix.edits)
  const before = new Map(edits.map(({ file }) => [file.path, file]))
  const changes = new Map(Array.from(before, ([path, file]) => [path, lineChanges(file, edits)]))
  const asItWas = (finding: Finding): Lines => {
    const [lines, file] = [of(finding), before.get(finding.file.path)]
    if (!file || file === finding.file) return lines
    const line = (now: number) => originalLine(file.text, changes.get(file.path) ?? [], now)
    return { first: line(lines.first), last: line(lines.last) }
  }
  return { commit, finder: { between, of: asItWas } }
}

const mostPlaces = 5

/** The places as links, of many the first ones. */
export function placeLinks(findings: Group<Finding>, { commit, finder }: LinkContext): string {
  const links = new Set<string>()
  const each = new Set<string>()
  for (const finding of findings) {
    const { path } = finding.file
    const lines = finder.of(finding)
    const at = `${path}:${lines.first}`
    if (each.size < mostPlaces) links.add(link(code(at), placeLink(commit, path, lines)))
    each.add(at)
  }
  const more = each.size - links.size
  return `${[...links].join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
