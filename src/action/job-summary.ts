import { type Group, groupBy } from '../base/group-by.js'
import { nonEmptyTexts } from '../base/list-text.js'
import type { ChecklistItem } from '../checklist/checklist.js'
import type { Finding, Severity } from '../migrate/rule.js'
import { conditionToCheck, withoutRarelyNeededFixes } from '../questions/assumptions.js'
import { checklistBullets } from '../report/checklist-markdown.js'
import { verdictSentence, worstEffectsFirst } from '../report/findings/finding-effects.js'
import { inlineCode, markdownLink, markdownSentence, tableCell } from '../report/markdown-text.js'
import { adviceWithoutFix, countWithNoun, resolutionOf, type Summary } from '../report/summary.js'
import type { LinkedCommit } from './line-link.js'
import { lineLinksText } from './linked-lines.js'
import { entriesWithin, maxSummaryBytes, utf8Length } from './size-limits.js'

/** The content of a run's summary page. */
export interface JobSummary {
  readonly counts: Summary
  readonly findings: readonly Finding[]
  readonly checklist: readonly ChecklistItem[]
  readonly commit: LinkedCommit
  /** The results, warnings and failures: one paragraph of Markdown each. */
  readonly paragraphs: readonly string[]
}

/** The job's summary in Markdown: counts, what was done, findings and checklist. Findings beyond GitHub's limit are counted. */
export function jobSummary({ counts, findings, checklist, commit, paragraphs }: JobSummary): string {
  const [done, ...more] = paragraphs
  const first = nonEmptyTexts(headline(counts, findings), done).join(' ')
  const head = ['## httpd 2.2 → 2.4', first, ...more, ...figures(counts, findings)].join('\n\n')
  const end = checklistBullets(checklist)
  const groups = alike(worstEffectsFirst(findings))
  const rows = groups.map((group) => row(group, commit))
  const space = maxSummaryBytes - utf8Length(head) - utf8Length(end) - utf8Length(tableHead)
  const { kept } = entriesWithin(rows, space, utf8Length)
  const cut = groups.slice(kept.length).reduce((sum, group) => sum + group.length, 0)
  const table = kept.length === 0 ? [] : [tableHead + kept.join('')]
  const rest =
    cut > 0
      ? [
          `…and ${countWithNoun(cut, 'more finding')}. The SARIF file that the output \`sarif-file\` names has all findings.`,
        ]
      : []
  return `${[head, ...table, ...rest, ...(end === '' ? [] : [end])].join('\n\n')}\n`
}

function headline({ files, findings, problems }: Summary, all: readonly Finding[]): string {
  if (files === 0) return 'There is no httpd configuration to check.'
  const due = withoutRarelyNeededFixes(all)
  if (due.length > 0) return `${verdictSentence(due)}.`
  if (findings + problems > 0) return 'Nothing has to change for 2.4.'
  return `${countWithNoun(files, 'file')} ${files === 1 ? 'was' : 'were'} checked, and nothing has to change for 2.4.`
}

function figures({ files, findings, errors, warnings, safe, review, manual }: Summary, all: readonly Finding[]) {
  if (findings === 0) return []
  const offered = all.length - withoutRarelyNeededFixes(all).length
  const read = `${countWithNoun(files, 'file')} of httpd's configuration ${files === 1 ? 'was' : 'were'} read.`
  const columns = [
    ['Safe to fix', safe],
    ['Fix for review', review - offered],
    ...(offered > 0 ? [['Fix only if needed', offered]] : []),
    ['Without a fix', manual],
  ]
  const table = [columns.map(([head]) => head), columns.map(() => '--:'), columns.map(([, count]) => count)].map(
    (cells) => `| ${cells.join(' | ')} |`,
  )
  return [`${read} ${countsSentence({ findings, errors, warnings })}`, table.join('\n')]
}

/** The counts as a sentence: `3 findings: 1 error, 1 warning, 1 note.` */
export function countsSentence({
  findings,
  errors,
  warnings,
}: Pick<Summary, 'findings' | 'errors' | 'warnings'>): string {
  const notes = findings - errors - warnings
  const parts = nonEmptyTexts(
    errors > 0 && countWithNoun(errors, 'error'),
    warnings > 0 && countWithNoun(warnings, 'warning'),
    notes > 0 && countWithNoun(notes, 'note'),
  )
  return `${countWithNoun(findings, 'finding')}: ${parts.join(', ')}.`
}

const tableHead = '| Where | | What 2.4 does | What to do |\n|---|---|---|---|\n'

const signs: Readonly<Record<Severity, string>> = { error: '🛑', warning: '⚠️', info: 'ℹ️' }

/** Groups findings that share a row: the same severity, message and advice, and not more places than a row shows. */
const alike = (findings: readonly Finding[]): readonly Group<Finding>[] =>
  [...groupBy(findings, (finding) => [finding.severity, finding.message, todo(finding)].join('\n')).values()].flatMap(
    (group) => {
      const at = new Map(group.map((finding, index) => [finding, index]))
      return [...groupBy(group, (finding) => Math.floor((at.get(finding) ?? 0) / maxPlaces)).values()]
    },
  )

const maxPlaces = 100

function row(group: Group<Finding>, commit: LinkedCommit): string {
  const { rule, severity, message } = group[0]
  const where = lineLinksText(group, { commit, maxLinks: maxPlaces })
  const cells = [
    where,
    signs[severity],
    `${markdownSentence(message)} ${markdownLink(inlineCode(rule.id), rule.see)}`,
    todo(group[0]),
  ]
  return `| ${cells.map(tableCell).join(' | ')} |\n`
}

function todo(finding: Finding): string {
  const { fix, severity } = finding
  if (!fix) return adviceWithoutFix(severity)
  return resolutionOf(finding) === 'safe'
    ? markdownSentence(fix.title)
    : `${markdownSentence(fix.title)}. ${markdownSentence(conditionToCheck(finding))}`
}
