import type { Severity } from '../migrate/rule.js'
import { diagnosticsOf, messageWithFix } from './diagnostics.js'
import type { Report } from './summary.js'

/**
 * GitLab's code quality report: the part of Code Climate's format that it reads
 * (docs.gitlab.com/ci/testing/code_quality).
 */
export function gitlab(report: Report): string {
  const issues = diagnosticsOf(report).map((diagnostic) => ({
    type: 'issue',
    check_name: diagnostic.id,
    description: messageWithFix(diagnostic),
    categories: ['Compatibility'],
    severity: severities[diagnostic.severity],
    fingerprint: diagnostic.fingerprint,
    location: { path: diagnostic.path, lines: { begin: diagnostic.start.line, end: diagnostic.end.line } },
  }))
  return `${JSON.stringify(issues, null, 2)}\n`
}

/** GitLab's severities. `error`: 2.4 does not start; `warning`: it starts and behaves differently. */
const severities: Readonly<Record<Severity, string>> = { error: 'critical', warning: 'major', info: 'info' }
