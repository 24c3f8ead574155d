import { oncePerObject } from '../base/once.js'
import type { Edit } from '../edit/edit.js'
import type { Finding } from '../migrate/rule.js'
import type { ConfigFile, Range } from '../syntax/tree.js'
import { checklistObjects } from './checklist-json.js'
import { verifyResultObject } from './explanation/explanation-json.js'
import { type Positions, positionsIn } from './position.js'
import { currentPositions } from './rewritten.js'
import { filesByServer, reportOnShownFiles } from './servers.js'
import { filesIn, findingsByFile, type Report, summaryOf } from './summary.js'

/**
 * The report in version 1 of `--format json`. Lines and columns count from 1. Files without findings and problems are left out. Of
 * the files that the server does not read, only the paths are given, as in the text report.
 */
export const json = (report: Report): string => [...jsonInPieces(report)].join('')

/** The text of `json` in pieces, one for each file, because the whole can be longer than all files together. */
export function* jsonInPieces(all: Report): Generator<string> {
  const report = reportOnShownFiles(all)
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
  ...(verified ? { verified: verifyResultObject(verified) } : {}),
})

function fileEntry(report: Report, file: ConfigFile, findings: readonly Finding[]) {
  const { rewritten } = report
  const now = (one: ConfigFile) => currentPositions(rewritten, one)
  // Cached, because findings of sections that change together share their edits.
  const edit = oncePerObject((one: Edit) => editEntry(file, one, now))
  // The edits of an applied fix have positions in the old text, because they have no place in the new one.
  const appliedEdit = oncePerObject((one: Edit) => editEntry(file, one, positionsIn))
  const findingEntry = (finding: Finding) => {
    const { rule, severity, message, fix } = finding
    const applied = report.applied.has(finding)
    const { title, safe, assumes = null } = fix ?? {}
    return {
      ...{ rule: rule.id, severity, ...span(now(file), finding.range, 'line', 'column'), message, see: rule.see },
      fix: fix ? { title, safe, assumes, applied, edits: fix.edits.map(applied ? appliedEdit : edit) } : null,
    }
  }
  return {
    path: file.path,
    changed: report.migration.texts.has(file),
    findings: findings.map(findingEntry),
    problems: report.site.problemsOf(file).map(({ at, message }) => ({ ...now(file).at(at.start), message })),
  }
}

const editEntry = (file: ConfigFile, edit: Edit, positionsOf: (file: ConfigFile) => Positions) => ({
  ...(edit.file === file ? {} : { path: edit.file.path }),
  ...span(positionsOf(edit.file), edit, 'startLine', 'startColumn'),
  text: edit.text,
})

function span(positions: Positions, { start, end }: Range, line: string, column: string) {
  const from = positions.at(start)
  const to = positions.at(end)
  return { [line]: from.line, [column]: from.column, endLine: to.line, endColumn: to.column }
}
