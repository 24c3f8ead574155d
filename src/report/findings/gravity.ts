import type { Finding } from '../../migrate/rule.js'
import { isHtaccess } from '../../site/htaccess.js'
import type { ConfigFile } from '../../syntax/tree.js'
import { resolutionOf } from '../summary.js'

/** What is left, by what it does to a server, the gravest first. */
export const gravities = ['will not start', 'answers otherwise', 'for you to decide', 'tidy', 'defaults'] as const

export type Gravity = (typeof gravities)[number]

/** What every server gets, since nobody sets these: it must not hide a change of this one. */
const keptDefaults: ReadonlySet<string> = new Set([
  ...['no-file-etag', 'no-timeout', 'no-enable-sendfile', 'no-max-requests-per-child', 'no-default-type'],
])

/** What is to be said of a finding. */
export function gravityOf(finding: Finding): Gravity {
  if (finding.severity === 'error') return gravityOfRefusal(finding.file)
  if (keptDefaults.has(finding.rule.id)) return 'defaults'
  if (finding.severity === 'info') return 'tidy'
  return resolutionOf(finding) === 'manual' ? 'for you to decide' : 'answers otherwise'
}

/** What comes of a line that 2.4 refuses. It reads a `.htaccess` with a request, which it answers with 500. */
export const gravityOfRefusal = (file: ConfigFile): Gravity =>
  isHtaccess(file) ? 'answers otherwise' : 'will not start'
