import { nonEmptyTexts } from '../base/list-text.js'
import type { Finding } from '../migrate/rule.js'
import { withFoldersNamed } from '../questions/access-folders.js'
import { checklistMarkdown } from './checklist-markdown.js'
import { type Diagnostic, diagnosticsOf } from './diagnostics.js'
import { verifyResultText } from './explanation/verified-text.js'
import { fixConditionsLookup, sharedAssumptionsText, whereUnseenFilesAre } from './findings/shared-assumptions.js'
import { codeBlock, inlineCode, markdownLink, markdownSentence, tableCell } from './markdown-text.js'
import { plain } from './paint.js'
import { adviceWithoutFix, type Report } from './summary.js'
import { summaryLine } from './text.js'

/** A page for a ticket, a wiki or a job summary: the counts, a table of open findings, and the checklist. */
export function markdown(report: Report): string {
  const all = diagnosticsOf(withConditionsNamed(report))
  const rows = severities.flatMap((severity) => all.filter((one) => one.severity === severity)).map(row)
  const parts = nonEmptyTexts(
    '## httpd 2.2 → 2.4',
    // The page is also for readers who run no command, so it names no options.
    markdownSentence(summaryLine(report, plain).replace(/ \(--[^)]*\)/g, '')),
    rows.length > 0 && [...head, ...rows].join('\n'),
    report.verified && codeBlock(verifyResultText(report.verified, plain), 'text'),
    checklistMarkdown(report.checklist ?? []).trimEnd(),
    ...sharedAssumptionsText(report)
      .split('\n')
      .map((line) => markdownSentence(line)),
  )
  return `${parts.join('\n\n')}\n`
}

const severities = ['error', 'warning', 'info'] as const

/** The open findings of a report. Their conditions name the folders, or the letters of conditions at the end of the page. */
function withConditionsNamed(report: Report): Report {
  const { site, migration, applied } = report
  const conditionsOf = fixConditionsLookup(report)
  const conditionOf = (finding: Finding) => {
    const { shared, own } = conditionsOf(finding)
    const named = withFoldersNamed(own, [finding], whereUnseenFilesAre(site))
    return nonEmptyTexts(shared && `${shared} ${shared.startsWith('conditions') ? 'are' : 'is'} true.`, named).join(' ')
  }
  const findings = migration.findings.flatMap((finding): Finding | readonly Finding[] => {
    const { fix } = finding
    if (applied.has(finding)) return []
    return fix?.assumes === undefined ? finding : { ...finding, fix: { ...fix, assumes: conditionOf(finding) } }
  })
  return { ...report, migration: { ...migration, findings } }
}

const head = ['| Where | | What 2.4 does | What to do |', '|---|---|---|---|']

function row(diagnostic: Diagnostic): string {
  const { path, start, severity, message, id, see } = diagnostic
  const named = see ? markdownLink(inlineCode(id), see) : inlineCode(id)
  const cells = [
    inlineCode(`${path}:${start.line}`),
    severity,
    `${markdownSentence(message)} ${named}`,
    whatToDo(diagnostic),
  ]
  return `| ${cells.map(tableCell).join(' | ')} |`
}

function whatToDo({ fix, severity }: Diagnostic): string {
  if (!fix) return adviceWithoutFix(severity)
  return fix.safe
    ? markdownSentence(fix.title)
    : `For review: ${markdownSentence(fix.title)}. Only if: ${markdownSentence(fix.assumes ?? '')}`
}
