import { type Commit, placeLink } from '../../action/place-link.js'
import type { Group } from '../../base/grouped.js'
import type { Finding } from '../../migrate/rule.js'
import { hash, keyOf } from '../../report/fingerprint.js'
import { type LineFinder, lineFinder } from '../../report/line-finder.js'
import { code, link } from '../../report/markdown-text.js'

/** Another key when one of the findings goes or another one comes: a box that was ticked was ticked for those. */
export const keyOfAll = (findings: Group<Finding>, kind: string): string =>
  hash([kind, ...findings.map(keyOf).sort()].join('\n'))

export interface LinkContext {
  readonly commit: Commit
  readonly finder: LineFinder
}

/** How the places of findings at this commit are told. */
export const linkContext = (commit: Commit): LinkContext => ({ commit, finder: lineFinder() })

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
