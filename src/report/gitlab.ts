import type { Severity } from '../migrate/rule.js'
import { remarksOf, sentencesOf } from './remarks.js'
import type { Report } from './summary.js'

/** GitLab's code quality report: what it takes of Code Climate's format (docs.gitlab.com/ci/testing/code_quality). */
export function gitlab(report: Report): string {
  const issues = remarksOf(report).map((remark) => ({
    type: 'issue',
    check_name: remark.id,
    description: sentencesOf(remark),
    categories: ['Compatibility'],
    severity: severities[remark.severity],
    fingerprint: remark.fingerprint,
    location: { path: remark.path, lines: { begin: remark.start.line, end: remark.end.line } },
  }))
  return `${JSON.stringify(issues, null, 2)}\n`
}

/** 2.4 does not start: critical; it starts and behaves differently: major. */
const severities: Readonly<Record<Severity, string>> = { error: 'critical', warning: 'major', info: 'info' }
