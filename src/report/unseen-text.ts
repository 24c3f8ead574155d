import { commaList } from '../base/list-text.js'
import type { Finding } from '../migrate/rule.js'
import { linesReadingUnseenText } from '../models/lines-unseen.js'
import type { Site } from '../site/site.js'
import { unitsOfSite } from '../site/units.js'
import { fileAndLine } from '../syntax/file-and-line.js'

/**
 * A sentence on what `--assume-complete` assumes about text that is not given, or how several units (roles, cookbooks) were
 * checked. Empty if nothing was assumed.
 */
export function assumeCompleteNotes(site: Site, findings: readonly Finding[]): string[] {
  const units = site.complete ? unitsOfSite(site) : []
  if (units.length > 0) {
    const named = units.flatMap(({ path }) =>
      path !== undefined && /(^|\/)$/.test(path) ? 'the repository itself' : (path ?? []),
    )
    return [
      `${commaList(named, 3)} may be on different servers, so --assume-complete checked each alone, each pair, and all together. A fix is safe only if it is exact in every case.`,
    ]
  }
  const rests = site.complete && findings.some(({ rule, fix }) => rule.id === 'access-control' && fix?.safe)
  const [first, ...others] = rests ? linesReadingUnseenText(site) : []
  if (!first) return []
  const place = fileAndLine(first)
  const lines =
    others.length === 0
      ? `${place} brings`
      : `${place} and ${others.length} more ${others.length === 1 ? 'line' : 'lines'} bring`
  return [
    `${lines} in content that is not among the given files. Because of --assume-complete, it is assumed to set no access rules.`,
  ]
}
