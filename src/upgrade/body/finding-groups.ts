import { type Commit, placeLink } from '../../action/place-link.js'
import type { Finding } from '../../migrate/rule.js'
import { hash, keyOf } from '../../report/fingerprint.js'
import { type LineFinder, lineFinder } from '../../report/line-finder.js'
import { code, link } from '../../report/markdown-text.js'

/** Findings of which the same is to be said. */
export interface Alike {
  readonly first: Finding
  readonly findings: readonly Finding[]
}

/** Bring together what reads the same, in the order of the first of each. */
export function alike(findings: readonly Finding[], said: (finding: Finding) => string): Alike[] {
  const groups = new Map<string, { first: Finding; findings: Finding[] }>()
  for (const finding of findings) {
    const key = said(finding)
    const group = groups.get(key)
    if (group) group.findings.push(finding)
    else groups.set(key, { first: finding, findings: [finding] })
  }
  return [...groups.values()]
}

/** Another key when one of the findings goes or another one comes: a box that was ticked was ticked for those. */
export const keyOfAll = ({ findings }: Alike, kind: string): string =>
  hash([kind, ...findings.map(keyOf).sort()].join('\n'))

export interface LinkContext {
  readonly commit: Commit
  readonly finder: LineFinder
}

/** How the places of findings at this commit are told. */
export const linkContext = (commit: Commit): LinkContext => ({ commit, finder: lineFinder() })

const mostPlaces = 5

/** The places as links, of many the first ones. */
export function placeLinks({ findings }: Alike, { commit, finder }: LinkContext): string {
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
