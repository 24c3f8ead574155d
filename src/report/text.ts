import { commaList, nonEmptyTexts, numberText } from '../base/list-text.js'
import type { Finding } from '../migrate/rule.js'
import { hasRarelyNeededFix } from '../questions/assumptions.js'
import { isHtaccess } from '../site/htaccess.js'
import { unreadHtaccessFiles } from '../site/sites-by-server.js'
import type { ConfigFile } from '../syntax/tree.js'
import { assumedVersionText } from './assumed-version.js'
import { checklistText } from './checklist-text.js'
import { verifyResultText } from './explanation/verified-text.js'
import { effectOf, verdictSentence, worstEffectsFirst } from './findings/finding-effects.js'
import { findingsText, unwrittenFindingsByFile } from './findings/findings-text.js'
import { sharedAssumptionsText } from './findings/shared-assumptions.js'
import { newTextOfSingleHtaccess, singleHtaccessText } from './one-htaccess.js'
import { type Paint, plain, printable } from './paint.js'
import { copyRootsText, filesByServer, reportOnShownFiles, unreadHtaccessText } from './servers.js'
import { statistics } from './statistics.js'
import { countWithNoun, filesIn, type Report, resolutionOf, summaryOf } from './summary.js'

/** The number of open findings above which the report begins with an overview. */
const maxWithoutOverview = 50

const hasOverview = ({ migration, applied }: Report): boolean =>
  migration.findings.filter((finding) => !applied.has(finding)).length > maxWithoutOverview

/**
 * The text report: server by server, the worst findings first, and the next steps at the end. Findings with the same
 * message are shown once, with all their lines.
 */
export function text(report: Report, paint: Paint = plain): string {
  const { named } = filesByServer(report)
  const one = newTextOfSingleHtaccess(report)
  return (
    (one ? singleHtaccessText(one, paint) : '') +
    verdictText(report, paint) +
    copyRootsText(report.site) +
    (hasOverview(report) ? `${statistics(report)}\n` : '') +
    findingsText(report, paint, one?.taken) +
    endText(report, paint) +
    summaryLine(reportOnShownFiles(report), paint) +
    (one ? '' : sharedAssumptionsText(report)) +
    unreadText(report, named)
  )
}

/** The first line: what the open findings do to 2.4. If an overview follows, only the worst effect. */
function verdictText(report: Report, paint: Paint): string {
  const { migration, applied } = reportOnShownFiles(report)
  const left = migration.findings.filter((finding) => !applied.has(finding))
  // The overview has the other effects.
  const [worst] = worstEffectsFirst(left)
  const shown = hasOverview(report) ? left.filter((finding) => worst && effectOf(finding) === effectOf(worst)) : left
  const verdict = verdictSentence(shown)
  return verdict === '' ? '' : `${paint('bold', `${applied.size > 0 ? 'Remaining: ' : ''}${verdict}.`)}\n\n`
}

const endText = ({ checklist, verified }: Report, paint: Paint): string =>
  checklistText(checklist ?? [], paint) + (verified ? `${verifyResultText(verified, paint)}\n` : '')

/** Names the files that no server reads, without their findings. */
function unreadText(report: Report, named: readonly ConfigFile[]): string {
  const kept = unreadHtaccessFiles(report.site)
  const unread = named.filter((file) => !kept.has(file))
  return unreadHtaccessText(report.site) + noLineText(unread, unwrittenFindingsByFile(report))
}

function noLineText(unread: readonly ConfigFile[], byFile: ReadonlyMap<ConfigFile, readonly Finding[]>): string {
  if (unread.length === 0) return ''
  const named = commaList(unread.map(({ path }) => printable(path)))
  const findings = unread.reduce((sum, file) => sum + (byFile.get(file)?.length ?? 0), 0)
  const hidden =
    findings > 0
      ? `; ${countWithNoun(findings, 'finding')} there ${findings === 1 ? 'is' : 'are'} not shown. Name a file to see its findings`
      : ''
  return `The server does not read ${named}${hidden}.\n`
}

/** The number of written fixes, and of fixes that were not written, for example because their file could not be written. */
function writtenParts({ migration: { findings }, applied, input }: Report): string[] {
  const files = new Set([...applied].flatMap(({ fix }) => fix?.edits.map(({ file }) => file) ?? []))
  const left = findings.filter((finding) => !applied.has(finding))
  const offered = left.filter(hasRarelyNeededFix).length
  const [safe = 0, review = 0] = (['safe', 'review'] as const).map(
    (one) => left.filter((finding) => resolutionOf(finding) === one).length,
  )
  return nonEmptyTexts(
    `${countWithNoun(applied.size, 'fix', 'fixes')} written to ${[...files].every((file) => file === input) ? 'standard output' : countWithNoun(files.size, 'file')}`,
    !!safe && `${numberText(safe)} not written`,
    ...reviewParts(review, offered),
  )
}

/** The numbers of fixes for review that are open: the usual ones, and the ones that few servers need (`hasRarelyNeededFix`). */
const reviewParts = (review: number, offered: number): readonly (string | false)[] => [
  review > offered && `${numberText(review - offered)} for review (--diff --review)`,
  offered > 0 && `${numberText(offered)} only if needed`,
]

/** The last line of the report: how many files and findings there are, and the options that fix the findings. */
export function summaryLine(report: Report, paint: Paint): string {
  const { files, findings, safe, review, manual, applied, problems } = summaryOf(report)
  const read = countWithNoun(files, 'file')
  const among = report.among ? ` ${report.among}` : ''
  const unread = problems ? [`${countWithNoun(problems, 'place')} whose meaning is not clear`] : []
  if (files > 0 && filesIn(report.site).every(({ text }) => text.trim() === ''))
    return `${paint('bold', files === 1 ? '1 file read: it is empty' : `${read} read: all are empty`)}.\n`
  if (findings === 0) {
    const more = [...unread, ...(lacksServer(report) ? ["the server's own configuration was not given"] : [])]
    return `${paint('bold', `${read} read: no problems${among} for 2.4`)}${more.map((text) => `; ${text}`).join('')}.\n`
  }
  const parts = [
    ...(applied ? writtenParts(report) : []),
    ...(applied === 0 && safe ? [`${countWithNoun(safe, 'safe fix', 'safe fixes')} (--write)`] : []),
    ...(applied === 0
      ? nonEmptyTexts(...reviewParts(review, report.migration.findings.filter(hasRarelyNeededFix).length))
      : []),
    ...(manual ? [`${numberText(manual)} without a fix`] : []),
    ...unread,
  ]
  return `${paint('bold', `${read} read, ${countWithNoun(findings, 'finding')}${among}`)}: ${parts.join(', ')}.\n${assumedVersionText(report)}`
}

/** Whether all given files are .htaccess files for 2.2. They do not show whether 2.4 starts. */
const lacksServer = ({ site, isPart }: Report): boolean =>
  !isPart && site.from === '2.2' && site.files.length > 0 && site.files.every(isHtaccess)
