import type { Finding } from '../migrate/rule.js'
import type { ConfigFile, Range } from '../syntax/tree.js'
import { checklistObjects } from './checklist-json.js'
import { verifiedObject } from './explanation/verified-json.js'
import { type Positions, positionsIn } from './position.js'
import { positionsNow } from './rewritten.js'
import { filesIn, findingsByFile, type Report, summaryOf } from './summary.js'

/** Format version 1 of `--format json`. Lines and columns count from 1; files without findings and problems are left out. */
export function json(report: Report): string {
  const { errors: _errors, warnings: _warnings, problems: _problems, ...summary } = summaryOf(report)
  const byFile = findingsByFile(report.migration.findings)
  const files = filesIn(report.site)
    .filter((file) => byFile.has(file) || report.site.problemsOf(file).length > 0)
    .map((file) => fileEntry(report, file, byFile.get(file) ?? []))
  return `${JSON.stringify({ version: 1, complete: report.site.complete, from: report.site.from, files, summary, ...ends(report) }, null, 2)}\n`
}

const ends = ({ checklist, verified, rewritten }: Report) => ({
  checklist: checklistObjects(checklist ?? [], rewritten),
  ...(verified ? { verified: verifiedObject(verified) } : {}),
})

function fileEntry(report: Report, file: ConfigFile, findings: readonly Finding[]) {
  return {
    path: file.path,
    changed: report.migration.texts.has(file),
    findings: findings.map((finding) => findingEntry(report, finding)),
    problems: report.site
      .problemsOf(file)
      .map(({ at, message }) => ({ ...positionsNow(report.rewritten, file).at(at.start), message })),
  }
}

function findingEntry({ applied, rewritten }: Report, finding: Finding) {
  const { rule, file, severity, message, fix } = finding
  // What was replaced is no longer there.
  const own = (one: ConfigFile) => (applied.has(finding) ? positionsIn(one) : positionsNow(rewritten, one))
  return {
    rule: rule.id,
    severity,
    ...span(positionsNow(rewritten, file), finding.range, 'line', 'column'),
    message,
    see: rule.see,
    fix: fix
      ? {
          title: fix.title,
          safe: fix.safe,
          assumes: fix.assumes ?? null,
          applied: applied.has(finding),
          edits: fix.edits.map((edit) => ({
            ...(edit.file === file ? {} : { path: edit.file.path }),
            ...span(own(edit.file), edit, 'startLine', 'startColumn'),
            text: edit.text,
          })),
        }
      : null,
  }
}

function span(positions: Positions, { start, end }: Range, line: string, column: string) {
  const from = positions.at(start)
  const to = positions.at(end)
  return { [line]: from.line, [column]: from.column, endLine: to.line, endColumn: to.column }
}
