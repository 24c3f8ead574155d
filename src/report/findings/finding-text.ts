import { type Group, groupBy } from '../../base/group-by.js'
import { commaList, listText, nonEmptyTexts } from '../../base/list-text.js'
import type { Alternative, Finding, Severity } from '../../migrate/rule.js'
import { withFoldersNamed } from '../../questions/access-folders.js'
import { allAssumptionsText, hasRarelyNeededFix, uncapitalised } from '../../questions/assumptions.js'
import { conditionsForOldDefaults } from '../../questions/old-default-needs.js'
import type { Site } from '../../site/site.js'
import { placesByFileText } from '../../syntax/file-and-line.js'
import type { ConfigFile, Problem, Range } from '../../syntax/tree.js'
import { messageAndFixKey } from '../fingerprint.js'
import { type Paint, printable, type Style } from '../paint.js'
import { currentPositions, type RewrittenPositions } from '../rewritten.js'
import { type Report, resolutionOf } from '../summary.js'
import { hasManyOtherPlaces, otherPlacesText, printablePath, sameFixFindingsLookup } from './joint-fix.js'
import { linesOnlyRemoved, type NewLines, newLinesToShow } from './new-lines.js'
import { type FindingConditions, fixConditionsLookup, whereUnseenFilesAre } from './shared-assumptions.js'

/** An entry of the text report: the findings, or the syntax problems, with one message. */
export interface Paragraph {
  readonly file: ConfigFile
  /** The first of the findings; undefined for a syntax problem. */
  readonly finding?: Finding
  /** The number of findings or places. */
  readonly count: number
  /** Makes the text on demand. */
  readonly text: () => string
}

/**
 * Returns a function that makes the paragraphs for some files, in the order of files and lines. Findings with the same message
 * and new lines share a paragraph.
 */
export function paragraphMaker(
  report: Report,
  findingsIn: (file: ConfigFile) => readonly Finding[],
  paint: Paint,
  seen?: ReadonlySet<Finding>,
): (files: readonly ConfigFile[]) => readonly Paragraph[] {
  const { site, rewritten } = report
  const conditionsOf = fixConditionsLookup(report)
  const sharing = sameFixFindingsLookup(report.migration.findings)
  const problemsIn = (file: ConfigFile) => site.problemsOf(file).map((problem) => ({ ...problem, file }))
  return (files) => {
    const rank = new Map(files.map((file, index) => [file, index]))
    const findings = groupBy(files.flatMap(findingsIn), (finding) =>
      JSON.stringify([
        messageAndFixKey(finding),
        hasManyOtherPlaces(finding) || newLinesToShow(finding),
        finding.forms?.map(({ title }) => title),
      ]),
    )
    const problems = groupBy(files.flatMap(problemsIn), ({ message }) => message)
    const paragraphs = [
      ...Array.from(findings.values(), (group) => ({
        ...{ file: group[0].file, at: group[0].range.start, finding: group[0], count: group.length },
        text: () => findingText(group, { rewritten, paint, seen, site, conditionsOf, sharing }),
      })),
      ...Array.from(problems.values(), (group) => ({
        ...{ file: group[0].file, at: group[0].at.start, count: group.length },
        text: () => problemText(group, { rewritten, paint, site, conditionsOf, sharing }),
      })),
    ]
    return paragraphs.sort((a, b) => (rank.get(a.file) ?? 0) - (rank.get(b.file) ?? 0) || a.at - b.at)
  }
}

interface Shown {
  readonly rewritten: RewrittenPositions | undefined
  readonly paint: Paint
  readonly site: Site
  readonly conditionsOf: (finding: Finding) => FindingConditions
  /** The findings with the same fix. */
  readonly sharing: (finding: Finding) => readonly Finding[]
  /** Findings whose fixes were shown already. */
  readonly seen?: ReadonlySet<Finding> | undefined
}

interface Place {
  readonly file: ConfigFile
  readonly range: Range
}

const styles: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', info: 'blue' }

function findingText(group: Group<Finding>, shown: Shown): string {
  const [finding, ...others] = group
  const { severity, message, rule } = finding
  const { paint } = shown
  const head = `${placeText(finding, shown)}: ${paint(styles[severity], severity)}: ${printable(message)} ${paint('dim', `[${rule.id}]`)}\n`
  const source = finding.concerns === 'line' ? sourceLine(finding, styles[severity], shown) : ''
  if (shown.seen?.has(finding)) return `${head}${source}${alsoText(finding, others, shown)}\n`
  const sets = [...groupBy(group, (one) => JSON.stringify(newLinesToShow(one)?.lines)).values()]
  if (sets.length > 1) return `${head}${source}${jointFixText(sets, shown)}\n`
  return `${head}${source}${alsoText(finding, others, shown)}${wayText(finding, shown)}\n`
}

function problemText([first, ...others]: Group<Problem & { readonly file: ConfigFile }>, shown: Shown): string {
  const placed = ({ file, at }: typeof first): Place => ({ file, range: at })
  const head = `${placeText(placed(first), shown)}: ${shown.paint('red', 'problem')}: ${printable(first.message)}\n`
  return `${head}${sourceLine(placed(first), 'red', shown)}${alsoText(placed(first), others.map(placed), shown)}\n`
}

function placeText({ file, range }: Place, { rewritten, paint }: Shown): string {
  const { line, column } = currentPositions(rewritten, file).at(range.start)
  return paint('bold', `${printablePath(file)}:${line}:${column}`)
}

/** The most places to list. */
const maxPlaces = 20

function alsoText({ file }: Place, others: readonly Place[], shown: Shown): string {
  const { here, there } = placesText(file, others, shown)
  return nonEmptyTexts(here && `    also on ${here}\n`, there && `    also at ${there}\n`).join('')
}

/** Places as texts: "lines 3, 5" for the ones in `file`, and "b.conf:7; c.conf lines 1, 2" for the others. */
function placesText(file: ConfigFile, places: readonly Place[], { rewritten }: Shown) {
  const all = places.map((one) => {
    const { line } = currentPositions(rewritten, one.file).at(one.range.start)
    return { isHere: one.file === file, path: printablePath(one.file), line }
  })
  const here = all.filter(({ isHere }) => isHere).map(({ line }) => String(line))
  return {
    here: here.length > 0 ? `${here.length === 1 ? 'line' : 'lines'} ${commaList(here, maxPlaces)}` : '',
    there: placesByFileText(
      all.filter(({ isHere }) => !isHere),
      maxPlaces,
    ),
  }
}

/** The text for a fix that changes many places with one message: each different set of new lines, with its places. */
function jointFixText(sets: readonly Group<Finding>[], shown: Shown): string {
  const [[first] = []] = sets
  if (!first) return ''
  const at = (own: readonly Finding[]) => {
    const { here, there } = placesText(first.file, own, shown)
    return `    ${nonEmptyTexts(here, there).join('; ')}`
  }
  // A single remaining set takes hardly more space than a note about it.
  const most = sets.length > maxSets + 1 ? maxSets : sets.length
  const rows = sets.slice(0, most).map((own) => {
    const written = newLinesToShow(own[0])
    return `${at(own)}:${written ? newLinesText(written, maxLinesOfSet) : withoutNewLinesText(own[0], shown)}`
  })
  const others = sets.slice(most).flat()
  const rest = others.length > 0 ? `${at(others)}:\n        similar new lines (--diff --review shows them)\n` : ''
  return `    ${fixHead(first, shown)}\n${rows.join('')}${rest}`
}

const widest = 120

/** The line with carets under the marked words. Of a long line, only the part around these words is shown. */
function sourceLine({ file, range }: Place, style: Style, { rewritten, paint }: Shown): string {
  const positions = currentPositions(rewritten, file)
  const start = positions.at(range.start)
  const whole = positions.line(start.line)
  // A byte order mark takes no space on screen.
  const cut = start.column > widest - 20 ? start.column - 21 : whole.startsWith('\uFEFF') ? 1 : 0
  const shown = printable(whole.slice(cut, cut + widest))
  const from = Math.max(0, start.column - 1 - cut)
  const length = Math.max(1, Math.min(range.end - range.start, shown.trimEnd().length - from))
  const lead = shown.slice(0, from).replace(/[^\t]/g, ' ')
  return `    ${shown.trimEnd()}\n    ${lead}${paint(style, '^'.repeat(length))}\n`
}

function wayText(finding: Finding, shown: Shown): string {
  const { paint } = shown
  const { fix, forms = [] } = finding
  if (!fix)
    return forms.length > 0
      ? `    ${paint('yellow', forms.length > 1 ? 'edit by hand, in one of these ways' : 'possible change')}:\n${forms.map(formText).join('')}`
      : ''
  const written = newLinesToShow(finding)
  const lines = written ? newLinesText(written, hasManyOtherPlaces(finding) ? maxLinesOfSet : maxLines) : ''
  const what = lines || (hasManyOtherPlaces(finding) ? withoutNewLinesText(finding, shown) : ` ${fix.title}\n`)
  return `    ${fixHead(finding, shown)}${what}${conditionText(finding, shown)}`
}

/** The head of a fix: whether it is safe, the other places that it changes, and its conditions by their letters in the report. */
function fixHead(finding: Finding, { paint, rewritten, conditionsOf, sharing }: Shown): string {
  const where = otherPlacesText(finding, sharing(finding), newLinesToShow(finding), rewritten)
  if (resolutionOf(finding) === 'safe') return `${paint('green', `fix${where}`)}:`
  if (hasRarelyNeededFix(finding))
    return `${paint('yellow', `fix, only if needed (--write --review --only ${finding.rule.id})${where}`)}:`
  const { shared, own, isJoint } = conditionsOf(finding)
  if (own !== '') return `${paint('yellow', `fix, for review${where}`)}:`
  return `${paint('yellow', `fix${isJoint ? '' : where}, if ${shared} ${shared.startsWith('conditions') ? 'are' : 'is'} true`)}:`
}

/** The assumptions of a fix that the report does not print at its end; empty if there are none. */
function conditionText(finding: Finding, { paint, site, conditionsOf }: Shown): string {
  if (resolutionOf(finding) === 'safe') return ''
  if (hasRarelyNeededFix(finding)) return `    ${paint('yellow', 'if')}: ${finding.fix?.assumes}\n`
  const { shared, own } = conditionsOf(finding)
  if (own === '') return ''
  const conditions = nonEmptyTexts(
    shared && `${shared}.`.replace(/^[tc]/, (letter) => letter.toUpperCase()),
    ...conditionsForOldDefaults([finding]),
    printable(withFoldersNamed(own, [finding], whereUnseenFilesAre(site))),
  )
  return `    ${paint('yellow', 'if')}: ${conditions.join(' ')}\n`
}

/** What to print for a fix without new lines at its finding: the lines to remove, or else the command that shows the fix. */
function withoutNewLinesText(finding: Finding, { rewritten }: Shown): string {
  const old = rewritten ? [] : linesOnlyRemoved(finding)
  if (old.length === 0) return ` see httpd-upgrade --diff --review ${printablePath(finding.file)}\n`
  const named = old.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`))
  return ` remove ${old.length === 1 && old[0]?.first === old[0]?.last ? 'line' : 'lines'} ${listText(named)}\n`
}

function formText({ title, assumptions = [] }: Alternative): string {
  const condition = assumptions.length > 0 ? `, if ${uncapitalised(allAssumptionsText(assumptions))}` : ''
  return `      - ${printable(`${title}${condition}`)}\n`
}

/** The most new lines of a fix to show: lists of addresses can be long. */
const maxLines = 12

/** The most new lines to show at each place of a fix that changes many places. */
const maxLinesOfSet = 4

/** The most sets of new lines to show for one message. */
const maxSets = 3

const cutText = (line: string): string => (line.length > widest ? `${line.slice(0, widest - 1)}…` : line)

function newLinesText({ lines }: NewLines, most: number): string {
  // A single remaining line takes no more space than a note about it.
  const shown = lines.length > most + 1 ? lines.slice(0, most) : lines
  const more = lines.length - shown.length
  const rows = shown.map((line) => `      + ${cutText(printable(line))}`.trimEnd())
  return `\n${[...rows, ...(more > 0 ? [`        and ${more} more lines`] : [])].join('\n')}\n`
}
