import { type Assumption, type Edit, type Fix, fixCountingOn } from '../edit/edit.js'
import type { Site } from '../site/site.js'
import { releaseAssumption } from './assumptions.js'

/** A line that only newer releases of 2.4 know, and that brings back what 2.2 did. */
export interface LineOfLaterRelease {
  readonly line: string
  /** The release that was the first to know it, such as `2.4.16`; what came before does as 2.2 did. */
  readonly release: string
  /** Where the lines go. */
  readonly put: (lines: readonly string[]) => Edit
}

/**
 * The fix that adds a line for the releases that know it. If no module is loaded that tells releases apart, the line is for all,
 * and for review.
 * @param assumes what else must be true
 */
export function fixSince(
  site: Site,
  { line, release, put }: LineOfLaterRelease,
  assumes: readonly Assumption[] = [],
): Fix {
  const title = `Add ${line}`
  const tells = site.loads('mod_version')
  const [open, close] = tells ? [`<IfVersion >= ${release}>`, '</IfVersion>'] : guardOf24
  const edit = put([open, `    ${line}`, close])
  const version = tells ? [] : [releaseAssumption(release)]
  const all = [...version, ...assumes]
  return fixCountingOn(title, all, edit)
}

const guardOf24 = ['<IfModule mod_authz_core.c>', '</IfModule>'] as const
