import type { Finding } from '../migrate/rule.js'
import type { ConfigFile, Range } from '../syntax/tree.js'
import { checklistObjects } from './checklist-json.js'
import { verifiedObject } from './explanation/explanation-json.js'
import { type Positions, positionsIn } from './position.js'
import { currentPositions } from './rewritten.js'
import { filesByServer, reportWithoutUnread } from './servers.js'
import { filesIn, findingsByFile, type Report, summaryOf } from './summary.js'

/**
 * Format version 1 of `--format json`. Lines and columns count from 1. Files without findings and problems are left out; files that
 * the server does not read are only named, as in the report for people.
 */
export const json = (report: Report): string => [...jsonInPieces(report)].join('')

/** The report in pieces, one per file, because the report on thousands of sites can be longer than all their files. */
export function* jsonInPieces(all: Report): Generator<string> {
  const report = reportWithoutUnread(all)
  const { site, migration } = report
  const { named } = filesByServer(all)
  const { errors: _errors, warnings: _warnings, problems: _problems, ...summary } = summaryOf(report)
  const byFile = findingsByFile(migration.findings)
  const isNamed = new Set(named)
  const told = filesIn(site)
    .filter((file) => !isNamed.has(file))
    .filter((file) => byFile.has(file) || site.problemsOf(file).length > 0)
  const unread = named.length > 0 ? { unread: named.map(({ path }) => path) } : {}
  const whole = { version: 1, complete: site.complete, from: site.from, files: [], ...unread, summary, ...ends(report) }
  const [start, ...rest] = JSON.stringify(whole, null, 2).split('"files": []')
  yield `${start}"files": [`
  for (const [index, file] of told.entries()) {
    // The nesting produces the indentation, which is cheaper than indenting the lines afterwards.
    const entry = JSON.stringify([[fileEntry(report, file, byFile.get(file) ?? [])]], null, 2)
    yield `${index > 0 ? ',' : ''}\n    ${entry.slice('[\n  [\n    '.length, -'\n  ]\n]'.length)}`
  }
  yield `${told.length > 0 ? '\n  ' : ''}]${rest.join('"files": []')}\n`
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
      .map(({ at, message }) => ({ ...currentPositions(report.rewritten, file).at(at.start), message })),
  }
}

function findingEntry({ applied, rewritten }: Report, finding: Finding) {
  const { rule, file, severity, message, fix } = finding
  // The positions of an applied fix are those in the old text, because its edits have no place in the new one.
  const own = (one: ConfigFile) => (applied.has(finding) ? positionsIn(one) : currentPositions(rewritten, one))
  return {
    rule: rule.id,
    severity,
    ...span(currentPositions(rewritten, file), finding.range, 'line', 'column'),
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
