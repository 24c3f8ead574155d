import { nonEmptyTexts } from '../base/listed.js'
import { checklistMarkdown } from './checklist-markdown.js'
import { type Diagnostic, diagnosticsOf } from './diagnostics.js'
import { verifiedText } from './explanation/verified-text.js'
import { code, codeBlock, markdownLink, prose, tableCell } from './markdown-text.js'
import { plain } from './paint.js'
import type { Report } from './summary.js'
import { summaryLine } from './text.js'

/** A page for a ticket, a wiki or a job summary: the counts, a table of open findings, and the checklist. */
export function markdown(report: Report): string {
  const rows = diagnosticsOf(report).map(row)
  const parts = nonEmptyTexts(
    '## httpd 2.2 → 2.4',
    prose(summaryLine(report, plain)),
    rows.length > 0 && [...head, ...rows].join('\n'),
    report.verified && codeBlock(verifiedText(report.verified, plain), 'text'),
    checklistMarkdown(report.checklist ?? []).trimEnd(),
  )
  return `${parts.join('\n\n')}\n`
}

const head = ['| Where | | What 2.4 does | What to do |', '|---|---|---|---|']

function row(diagnostic: Diagnostic): string {
  const { path, start, severity, message, id, see } = diagnostic
  const named = see ? markdownLink(code(id), see) : code(id)
  const cells = [code(`${path}:${start.line}`), severity, `${prose(message)} ${named}`, whatToDo(diagnostic)]
  return `| ${cells.map(tableCell).join(' | ')} |`
}

function whatToDo({ fix }: Diagnostic): string {
  if (!fix) return 'Yours to decide'
  return fix.safe ? prose(fix.title) : `For review: ${prose(fix.title)}. Only if: ${prose(fix.assumes ?? '')}`
}
