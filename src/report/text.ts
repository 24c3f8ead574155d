import type { ConfigFile, Problem } from '../config/tree.js'
import type { Finding, Severity } from '../migrate/rule.js'
import { positionsIn, type Positions } from './position.js'
import { counted, findingsByFile, summaryOf, wayOf, type Report } from './summary.js'

/** Wraps a text in the terminal's codes for a style, or leaves it alone. */
export type Paint = (style: Style, text: string) => string
export type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'blue' | 'green'

const codes: Readonly<Record<Style, number>> = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34 }
export const inColour: Paint = (style, text) => `\u001B[${codes[style]}m${text}\u001B[0m`
export const plain: Paint = (_style, text) => text

const styles: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', info: 'blue' }

/** The report that people read: grouped by file, each finding with its line, and at the end what to do next. */
export function text(report: Report, paint: Paint = plain): string {
  const byFile = findingsByFile(report.migration.findings.filter((finding) => !report.applied.has(finding)))
  const files = report.site.files.filter((file) => byFile.has(file) || file.problems.length > 0)
  return files.map((file) => fileText(file, byFile.get(file) ?? [], paint)).join('') + summaryLine(report, paint)
}

function fileText(file: ConfigFile, findings: readonly Finding[], paint: Paint): string {
  const positions = positionsIn(file)
  const entries = [
    ...alike(findings).map((group) => ({ at: group[0].range.start, text: () => findingText(group, positions, paint) })),
    ...file.problems.map((problem) => ({ at: problem.at.start, text: () => problemText(file, problem, positions, paint) })),
  ]
  return entries
    .sort((a, b) => a.at - b.at)
    .map((entry) => entry.text())
    .join('')
}

type Group = [Finding, ...Finding[]]

/** Findings that say the very same thing are said once, with the lines of the others. */
function alike(findings: readonly Finding[]): Group[] {
  const groups = new Map<string, Group>()
  for (const finding of findings) {
    const key = [finding.rule.id, finding.severity, finding.message, finding.fix?.title, finding.fix?.assumes].join('\n')
    const group = groups.get(key)
    if (group) group.push(finding)
    else groups.set(key, [finding])
  }
  return [...groups.values()]
}

function findingText(group: Group, positions: Positions, paint: Paint): string {
  const [finding, ...others] = group
  const { file, range, severity, message, rule } = finding
  const head = `${paint('bold', place(file, range.start, positions))}: ${paint(styles[severity], severity)}: ${message} ${paint('dim', `[${rule.id}]`)}\n`
  return `${head}${sourceLine(range, positions, styles[severity], paint)}${alsoText(others, positions)}${wayText(finding, paint)}\n`
}

function alsoText(others: readonly Finding[], positions: Positions): string {
  if (others.length === 0) return ''
  const lines = others.slice(0, 20).map((finding) => positions.at(finding.range.start).line)
  const more = others.length > lines.length ? ` and ${others.length - lines.length} more` : ''
  return `    also on ${lines.length === 1 && !more ? 'line' : 'lines'} ${lines.join(', ')}${more}\n`
}

function problemText(file: ConfigFile, { at, message }: Problem, positions: Positions, paint: Paint): string {
  return `${paint('bold', place(file, at.start, positions))}: ${paint('red', 'unreadable')}: ${message}\n${sourceLine(at, positions, 'red', paint)}\n`
}

function place(file: ConfigFile, offset: number, positions: Positions): string {
  const { line, column } = positions.at(offset)
  return `${file.path}:${line}:${column}`
}

const widest = 120

/** The line, and a caret under what is meant; of a line too wide for a screen the part around it. */
function sourceLine(range: { readonly start: number; readonly end: number }, positions: Positions, style: Style, paint: Paint): string {
  const start = positions.at(range.start)
  const whole = positions.line(start.line)
  const cut = start.column > widest - 20 ? start.column - 21 : 0
  const shown = printable(whole.slice(cut, cut + widest))
  const from = start.column - 1 - cut
  const length = Math.max(1, Math.min(range.end - range.start, shown.trimEnd().length - from))
  const lead = shown.slice(0, from).replace(/[^\t]/g, ' ')
  return `    ${shown.trimEnd()}\n    ${lead}${paint(style, '^'.repeat(length))}\n`
}

/** Control characters in a file must not steer the reader's terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
const printable = (line: string) => line.replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, '\uFFFD')

function wayText(finding: Finding, paint: Paint): string {
  const { fix } = finding
  switch (wayOf(finding)) {
    case 'safe':
      return `    ${paint('green', 'fix')}: ${fix?.title}\n`
    case 'review':
      return `    ${paint('yellow', 'fix, for review')}: ${fix?.title}\n    ${paint('yellow', 'if')}: ${fix?.assumes}\n`
    default:
      return ''
  }
}

/** What was found and what to do next, in one line. */
export function summaryLine(report: Report, paint: Paint): string {
  const { files, findings, safe, review, manual, applied, problems } = summaryOf(report)
  const read = counted(files, 'file')
  const unread = problems ? [`${counted(problems, 'line')} that httpd could not read either`] : []
  if (findings === 0) return `${paint('bold', `${read} read: nothing that 2.4 would trip over`)}${unread.map((text) => `; ${text}`).join('')}.\n`
  const left = safe + review - applied
  const parts = [
    ...(applied ? [`${counted(applied, 'fix', 'fixes')} written to ${counted(report.migration.texts.size, 'file')}`] : []),
    ...(applied === 0 && safe ? [`${counted(safe, 'fix', 'fixes')} that cannot change behaviour (--write)`] : []),
    ...(applied === 0 && review ? [`${review} for review (--review)`] : []),
    ...(applied && left ? [`${left} for review (--review)`] : []),
    ...(manual ? [`${manual} left to you`] : []),
    ...unread,
  ]
  return `${paint('bold', `${read} read, ${counted(findings, 'finding')}`)}: ${parts.join(', ')}.\n`
}
