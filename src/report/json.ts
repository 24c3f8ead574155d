import type { ConfigFile } from '../config/tree.js'
import type { Finding } from '../migrate/rule.js'
import { positionsIn, type Positions } from './position.js'
import { findingsByFile, summaryOf, type Report } from './summary.js'

/** Format version 1 of `--format json`. Lines and columns count from 1; files without findings and problems are left out. */
export function json(report: Report): string {
  const { errors: _errors, warnings: _warnings, problems: _problems, ...summary } = summaryOf(report)
  const byFile = findingsByFile(report.migration.findings)
  const files = report.site.files
    .filter((file) => byFile.has(file) || file.problems.length > 0)
    .map((file) => fileEntry(report, file, byFile.get(file) ?? []))
  return `${JSON.stringify({ version: 1, complete: report.site.complete, from: report.site.from, files, summary }, null, 2)}\n`
}

function fileEntry(report: Report, file: ConfigFile, findings: readonly Finding[]) {
  const positions = positionsIn(file)
  return {
    path: file.path,
    changed: report.migration.texts.has(file),
    findings: findings.map((finding) => findingEntry(report, finding, positions)),
    problems: file.problems.map(({ at, message }) => ({ ...positions.at(at.start), message })),
  }
}

function findingEntry({ applied }: Report, finding: Finding, positions: Positions) {
  const { rule, severity, message, fix } = finding
  return {
    rule: rule.id,
    severity,
    ...span(positions, finding.range.start, finding.range.end, 'line', 'column'),
    message,
    see: rule.see,
    fix: fix
      ? {
          title: fix.title,
          safe: fix.safe,
          assumes: fix.assumes ?? null,
          applied: applied.has(finding),
          edits: fix.edits.map((edit) => ({
            ...(edit.file === finding.file ? {} : { path: edit.file.path }),
            ...span(edit.file === finding.file ? positions : positionsIn(edit.file), edit.start, edit.end, 'startLine', 'startColumn'),
            text: edit.text,
          })),
        }
      : null,
  }
}

function span(positions: Positions, start: number, end: number, line: string, column: string) {
  const from = positions.at(start)
  const to = positions.at(end)
  return { [line]: from.line, [column]: from.column, endLine: to.line, endColumn: to.column }
}
