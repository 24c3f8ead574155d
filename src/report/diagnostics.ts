import type { Fix } from '../edit/edit.js'
import type { Finding, Severity } from '../migrate/rule.js'
import type { ConfigFile, Problem, Range } from '../syntax/tree.js'
import { fingerprintHash, fingerprintsOf } from './fingerprint.js'
import type { LineColumn, Positions } from './position.js'
import { currentPositions } from './rewritten.js'
import { filesIn, findingsByFile, type Report } from './summary.js'

/** An entry of a report for programs: an open finding, or a syntax problem. */
export interface Diagnostic {
  readonly file: ConfigFile
  /** The path of the file, without `./` at its start. */
  readonly path: string
  readonly id: string
  readonly title: string
  readonly severity: Severity
  /** The page with more information; undefined for a syntax problem. */
  readonly see: string | undefined
  readonly start: LineColumn
  /** The position after the last character of the marked text. */
  readonly end: LineColumn
  readonly positions: Positions
  readonly message: string
  readonly fix: Fix | undefined
  /** Identifies the diagnostic in the report. It stays the same if the line moves. */
  readonly fingerprint: string
}

/** The findings whose fixes were not written, and the syntax problems, in the order of files and lines. */
export function diagnosticsOf({ site, migration: { findings }, applied, rewritten }: Report): readonly Diagnostic[] {
  const prints = fingerprintsOf(findings)
  const byFile = findingsByFile(findings.filter((finding) => !applied.has(finding)))
  return filesIn(site).flatMap((file) => {
    const own = byFile.get(file) ?? []
    const problems = site.problemsOf(file)
    if (own.length + problems.length === 0) return []
    const positions = currentPositions(rewritten, file)
    return [
      ...own.map((finding) => ofFinding(finding, positions, prints.get(finding) ?? '')),
      ...problems.map((problem, index) => ofProblem(file, problem, positions, index)),
    ].sort((a, b) => a.start.line - b.start.line || a.start.column - b.start.column)
  })
}

const placed = (file: ConfigFile, { start, end }: Range, positions: Positions) => ({
  file,
  path: file.path.replace(/^(?:\.\/+)+/, ''),
  start: positions.at(start),
  end: positions.at(end),
  positions,
})

const ofFinding = (finding: Finding, positions: Positions, fingerprint: string): Diagnostic => ({
  ...placed(finding.file, finding.range, positions),
  id: finding.rule.id,
  title: finding.rule.title,
  see: finding.rule.see,
  severity: finding.severity,
  message: finding.message,
  fix: finding.fix,
  fingerprint,
})

const ofProblem = (file: ConfigFile, { at, message }: Problem, positions: Positions, index: number): Diagnostic => ({
  ...placed(file, at, positions),
  id: 'unsure',
  title: 'The meaning of this place is not clear',
  see: undefined,
  severity: 'warning',
  message,
  fix: undefined,
  fingerprint: `${fingerprintHash(['unsure', file.path, message].join('\n'))}:${index + 1}`,
})

/** The message, the fix and its assumption in one line. */
export function messageWithFix({ message, fix }: Pick<Diagnostic, 'message' | 'fix'>): string {
  if (!fix) return message
  return fix.safe
    ? `${message} Fix: ${fix.title}.`
    : `${message} Fix, for review: ${fix.title}. Check first: is this true? ${fix.assumes ?? ''}`.trimEnd()
}
