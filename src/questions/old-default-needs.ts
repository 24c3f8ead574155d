import type { Finding } from '../migrate/rule.js'
import { isDefaultSafer } from '../migrate/unset-default.js'

/** Where 2.4's default is safer: that somebody needs the one of 2.2, as a sentence with a space behind it. Otherwise empty. */
export function needOfOldDefault(findings: readonly Finding[]): string {
  const [first] = findings
  if (!first || !findings.every(isDefaultSafer)) return ''
  const ids = new Set(findings.map(({ rule }) => rule.id))
  const need = ids.size === 1 ? needs[first.rule.id] : undefined
  return `${need ?? `The server needs ${ids.size === 1 ? 'this default' : 'these defaults'} of 2.2.`} `
}

/** What needs a default of 2.2, by the rule. */
const needs: Readonly<Record<string, string>> = {
  'reading-of-requests': 'Requests with `//` or %0a must match as in 2.2 (the access log shows whether there are any).',
  'no-enable-sendfile': 'The server sends large files and must send them as fast as 2.2 did.',
  'no-limit-request-body': 'Clients upload more than 1 GiB in one request.',
  'no-file-etag': 'Clients must not fetch all cached files again after the upgrade.',
}
