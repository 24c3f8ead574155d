import type { Severity } from '../migrate/rule.js'
import { type Diagnostic, diagnosticsOf, messageWithFix } from './diagnostics.js'
import { plain, printable } from './paint.js'
import type { Report } from './summary.js'
import { summaryLine } from './text.js'

/** Workflow commands that GitHub shows as annotations, one per line, and a summary line in the log. */
export const github = (report: Report): string =>
  `${diagnosticsOf(report).map(command).join('')}${summaryLine(report, plain)}`

const commands: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' }

function command(diagnostic: Diagnostic): string {
  const { path, start, end, severity, title, id } = diagnostic
  // The runner accepts columns only for a single line.
  const columns = start.line === end.line ? { col: start.column, endColumn: end.column } : {}
  const properties = { file: path, line: start.line, endLine: end.line, ...columns, title: `${title} (${id})` }
  const words = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`)
  return `::${commands[severity]} ${words.join(',')}::${data(printable(messageWithFix(diagnostic)))}\n`
}

/** The text with the escapes that the runner reads (actions/runner, ActionCommand.cs). */
const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
