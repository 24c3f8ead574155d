import type { Finding } from '../migrate/rule.js'
import { isDefaultSafer } from '../migrate/unset-default.js'

/** What must be true if a fix writes defaults of 2.2 that are less safe than those of 2.4: a sentence for each default. */
export function needsOfOldDefaults(findings: readonly Finding[]): readonly string[] {
  if (!findings.every(isDefaultSafer)) return []
  const ids = [...new Set(findings.map(({ rule }) => rule.id))]
  const known = ids.flatMap((id) => needs[id] ?? [])
  if (known.length === ids.length && ids.length <= maxNeeds) return known
  return [`The server needs ${ids.length === 1 ? 'this default' : 'these defaults'} of 2.2.`]
}

/** The most defaults whose needs are named one by one. */
const maxNeeds = 3

/** What needs a default of 2.2, by the rule. */
const needs: Readonly<Record<string, string>> = {
  'reading-of-requests': 'Requests with `//` or %0a must match as in 2.2 (the access log shows whether there are any).',
  'no-enable-sendfile': 'The server sends large files and must send them as fast as 2.2 did.',
  'no-limit-request-body': 'Clients upload more than 1 GiB in one request.',
  'no-file-etag': 'It would be a problem if clients fetched all cached files again after the upgrade.',
}
