import { type Assumption, type Edit, type Fix, fixWithAssumptions } from '../edit/edit.js'
import type { Site } from '../site/site.js'
import { releaseAssumption } from './assumptions.js'

/** A line that only newer releases of 2.4 know, and with which they behave like 2.2. */
export interface LineOfLaterRelease {
  readonly line: string
  /** The first release that knows the line, such as `2.4.16`. Earlier releases behave like 2.2. */
  readonly release: string
  /** Makes the edit that adds the lines at their place. */
  readonly editWith: (lines: readonly string[]) => Edit
}

/**
 * The fix that adds a line for the releases that know it, in `<IfVersion>`. If mod_version is not loaded, the guard
 * tests only for a 2.4, and the fix is for review.
 * @param assumes another assumption of the fix
 */
export function fixForLaterRelease(
  site: Site,
  { line, release, editWith }: LineOfLaterRelease,
  assumes: readonly Assumption[] = [],
): Fix {
  const title = `Add ${line}`
  const tells = site.loads('mod_version')
  const [open, close] = tells ? [`<IfVersion >= ${release}>`, '</IfVersion>'] : guardOf24
  const edit = editWith([open, `    ${line}`, close])
  const version = tells ? [] : [releaseAssumption(release)]
  const all = [...version, ...assumes]
  return fixWithAssumptions(title, all, edit)
}

const guardOf24 = ['<IfModule mod_authz_core.c>', '</IfModule>'] as const
