import { type Group, grouped } from '../base/grouped.js'
import { listedPlainly } from '../base/listed.js'
import { type Finding, type Severity, unseenAccess, unseenParts } from '../migrate/rule.js'
import type { ConfigFile, Problem, Range } from '../syntax/tree.js'
import { checklistText } from './checklist-text.js'
import { verifiedText } from './explanation/verified-text.js'
import { bySameMessage } from './fingerprint.js'
import { type Paint, plain, printable, type Style } from './paint.js'
import type { Positions } from './position.js'
import { positionsNow } from './rewritten.js'
import { filesByServer, rootText } from './servers.js'
import { counted, findingsByFile, type Report, resolutionOf, summaryOf, withCommas } from './summary.js'
import { takenFor } from './taken-for.js'

const styles: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', info: 'blue' }

/**
 * The report that people read: grouped by file, each finding with its line, and at the end what to do next. Findings that say
 * the very same thing are said once, with the lines of the others.
 */
export function text(report: Report, paint: Paint = plain): string {
  const { named } = filesByServer(report.site)
  return (
    rootText(report.site) +
    findingsText(report, paint) +
    endText(report, paint) +
    summaryLine(report, paint) +
    doubtsText(report, new Set(named)) +
    unreadText(named, leftByFile(report))
  )
}

/** What was found and is not in the files yet, and where they cannot be read for sure, server by server. */
export function findingsText(report: Report, paint: Paint = plain): string {
  const byFile = leftByFile(report)
  const { shown } = filesByServer(report.site)
  const files = shown.filter((file) => byFile.has(file) || report.site.problemsOf(file).length > 0)
  return files.map((file) => fileText(report, file, byFile.get(file) ?? [], paint)).join('')
}

const leftByFile = ({ migration, applied }: Report): Map<ConfigFile, Group<Finding>> =>
  findingsByFile(migration.findings.filter((finding) => !applied.has(finding)))

const endText = ({ checklist, verified }: Report, paint: Paint): string =>
  checklistText(checklist ?? [], paint) + (verified ? `${verifiedText(verified, paint)}\n` : '')

function fileText({ site, rewritten }: Report, file: ConfigFile, findings: readonly Finding[], paint: Paint): string {
  const problems = site.problemsOf(file)
  const positions = positionsNow(rewritten, file)
  const entries = [
    ...bySameMessage(findings).map((group) => ({
      at: group[0].range.start,
      text: () => findingText(group, positions, paint),
    })),
    ...Array.from(grouped(problems, ({ message }) => message).values(), (group) => ({
      at: group[0].at.start,
      text: () => problemText(file, group, positions, paint),
    })),
  ]
  return entries
    .sort((a, b) => a.at - b.at)
    .map((entry) => entry.text())
    .join('')
}

function findingText(group: Group<Finding>, positions: Positions, paint: Paint): string {
  const [finding, ...others] = group
  const { file, range, severity, message, rule } = finding
  const head = `${paint('bold', place(file, range.start, positions))}: ${paint(styles[severity], severity)}: ${printable(message)} ${paint('dim', `[${rule.id}]`)}\n`
  return `${head}${finding.concerns === 'line' ? sourceLine(range, positions, styles[severity], paint) : ''}${alsoText(
    others.map((other) => other.range),
    positions,
  )}${wayText(finding, paint)}\n`
}

function alsoText(others: readonly Range[], positions: Positions): string {
  if (others.length === 0) return ''
  const lines = others.map(({ start }) => String(positions.at(start).line))
  return `    also on ${lines.length === 1 ? 'line' : 'lines'} ${listedPlainly(lines, 20)}\n`
}

function problemText(
  file: ConfigFile,
  [{ at, message }, ...others]: Group<Problem>,
  positions: Positions,
  paint: Paint,
): string {
  const head = `${paint('bold', place(file, at.start, positions))}: ${paint('red', 'problem')}: ${printable(message)}\n`
  return `${head}${sourceLine(at, positions, 'red', paint)}${alsoText(
    others.map((other) => other.at),
    positions,
  )}\n`
}

function place(file: ConfigFile, offset: number, positions: Positions): string {
  const { line, column } = positions.at(offset)
  return `${printable(file.path).replace(/[\t\n]/g, '\uFFFD')}:${line}:${column}`
}

const widest = 120

/** The line, and a caret under what is meant; of a line too wide for a screen the part around it. */
function sourceLine(range: Range, positions: Positions, style: Style, paint: Paint): string {
  const start = positions.at(range.start)
  const whole = positions.line(start.line)
  // A byte order mark takes no room on a screen.
  const cut = start.column > widest - 20 ? start.column - 21 : whole.startsWith('\uFEFF') ? 1 : 0
  const shown = printable(whole.slice(cut, cut + widest))
  const from = Math.max(0, start.column - 1 - cut)
  const length = Math.max(1, Math.min(range.end - range.start, shown.trimEnd().length - from))
  const lead = shown.slice(0, from).replace(/[^\t]/g, ' ')
  return `    ${shown.trimEnd()}\n    ${lead}${paint(style, '^'.repeat(length))}\n`
}

function wayText(finding: Finding, paint: Paint): string {
  const { fix } = finding
  switch (resolutionOf(finding)) {
    case 'safe':
      return `    ${paint('green', 'fix')}: ${fix?.title}\n`
    case 'review':
      if (fix && doubts.some(({ sentence }) => sentence === fix.assumes))
        return `    ${paint('yellow', 'fix, for review (see the end)')}: ${fix.title}\n`
      return `    ${paint('yellow', 'fix, for review')}: ${fix?.title}\n    ${paint('yellow', 'if')}: ${fix?.assumes}\n`
    default:
      return ''
  }
}

/** The doubts that most fixes of access rules rest on, and what settles them. */
const doubts = [
  {
    sentence: unseenAccess,
    cure: 'If that is so, say --assume-complete, or name the main file and the folder of the document root too.',
  },
  { sentence: unseenParts, cure: 'If that is so, --write --review makes them.' },
]

/** Each of them is said once. */
const doubtsText = (report: Report, unread: ReadonlySet<ConfigFile>): string =>
  doubts.map(({ sentence, cure }) => doubtText(restingOn(report, sentence, unread), `${sentence} ${cure}`)).join('')

const restingOn = ({ migration, applied }: Report, sentence: string, unread: ReadonlySet<ConfigFile>): number =>
  migration.findings.filter(
    (finding) => !applied.has(finding) && !unread.has(finding.file) && finding.fix?.assumes === sentence,
  ).length

const doubtText = (count: number, sentence: string): string =>
  count === 0
    ? ''
    : `${counted(count, 'fix', 'fixes')} for review ${count === 1 ? 'rests' : 'rest'} on one sentence: ${sentence}\n`

/** Files that decide nothing for a server: they are named, and what is to be said of them is not. */
function unreadText(unread: readonly ConfigFile[], byFile: ReadonlyMap<ConfigFile, readonly Finding[]>): string {
  if (unread.length === 0) return ''
  const named = listedPlainly(unread.map(({ path }) => printable(path)))
  const findings = unread.reduce((sum, file) => sum + (byFile.get(file)?.length ?? 0), 0)
  const hidden =
    findings > 0
      ? `; ${counted(findings, 'finding')} there ${findings === 1 ? 'is' : 'are'} not shown: name a file by itself to see them`
      : ''
  return `No line of the server reads ${named}${hidden}.\n`
}

/** What was written, and what else could have been. A file that could not be written keeps its fixes, safe ones too. */
function writtenParts({ migration: { findings }, applied }: Report): string[] {
  const files = new Set([...applied].flatMap(({ fix }) => fix?.edits.map(({ file }) => file) ?? []))
  const left = findings.filter((finding) => !applied.has(finding)).map(resolutionOf)
  const [safe, review] = (['safe', 'review'] as const).map((one) => left.filter((each) => each === one).length)
  return [
    `${counted(applied.size, 'fix', 'fixes')} written to ${counted(files.size, 'file')}`,
    ...(safe ? [`${withCommas(safe)} not written`] : []),
    ...(review ? [`${withCommas(review)} for review (--review)`] : []),
  ]
}

/** What was found and what to do next, in one line. */
export function summaryLine(report: Report, paint: Paint): string {
  const { files, findings, safe, review, manual, applied, problems } = summaryOf(report)
  const read = counted(files, 'file')
  const among = report.among ? ` ${report.among}` : ''
  const unread = problems ? [`${counted(problems, 'place')} that cannot be read for sure`] : []
  if (findings === 0)
    return `${paint('bold', `${read} read: nothing${among} that 2.4 would trip over`)}${unread.map((text) => `; ${text}`).join('')}.\n`
  const parts = [
    ...(applied ? writtenParts(report) : []),
    ...(applied === 0 && safe ? [`${counted(safe, 'fix', 'fixes')} that cannot change behaviour (--write)`] : []),
    ...(applied === 0 && review ? [`${withCommas(review)} for review (--review)`] : []),
    ...(manual ? [`${withCommas(manual)} left to you`] : []),
    ...unread,
  ]
  return `${paint('bold', `${read} read, ${counted(findings, 'finding')}${among}`)}: ${parts.join(', ')}.\n${takenFor(report)}`
}
