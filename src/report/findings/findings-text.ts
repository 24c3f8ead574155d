import { type Group, groupBy } from '../../base/group-by.js'
import { numberText } from '../../base/list-text.js'
import type { Finding } from '../../migrate/rule.js'
import { isConditional } from '../../site/context.js'
import type { ConfigFile } from '../../syntax/tree.js'
import { type Paint, printable } from '../paint.js'
import { filesByServer, type ServerFiles } from '../servers.js'
import { findingsByFile, type Report } from '../summary.js'
import { defaultsText } from './defaults-text.js'
import {
  effectHeadings,
  effectOf,
  effectOfRejectedLine,
  type FindingEffect,
  findingEffects,
} from './finding-effects.js'
import { type Paragraph, paragraphMaker } from './finding-text.js'

/**
 * The open findings and syntax problems: server by server with the worst first, then the other files in their order.
 * @param shown findings whose fixes are already printed
 */
export function findingsText(report: Report, paint: Paint, shown?: ReadonlySet<Finding>): string {
  const { servers, shown: files } = filesByServer(report)
  const paragraphsOf = paragraphMaker(report, findingsLeft(report), paint, shown)
  const told = new Set(servers.flatMap(({ files }) => files))
  const others = paragraphsOf(files.filter((file) => !told.has(file)))
  const whole = servers.map((server) => ({ server, paragraphs: paragraphsOf(server.files) }))
  return [
    ...whole.map(({ server, paragraphs }) =>
      serverText(server, paragraphs, { isOne: whole.length === 1, report, paint }),
    ),
    ...(whole.length > 0 && others.length > 0 ? [headText('In other files', others, paint)] : []),
    ...inText(others, paint),
  ].join('')
}

/** The open findings and syntax problems, file by file. */
export function findingsTextByFile(report: Report, paint: Paint): string {
  const paragraphsOf = paragraphMaker(report, findingsLeft(report), paint)
  const paragraphs = filesByServer(report).shown.flatMap((file) => paragraphsOf([file]))
  return inText(paragraphs, paint).join('')
}

export const unwrittenFindingsByFile = ({ migration, applied }: Report): Map<ConfigFile, Group<Finding>> =>
  findingsByFile(migration.findings.filter((finding) => !applied.has(finding)))

function findingsLeft(report: Report): (file: ConfigFile) => readonly Finding[] {
  const byFile = unwrittenFindingsByFile(report)
  return (file) => byFile.get(file) ?? []
}

/** The paragraphs as texts. Findings with the effect `defaults` become one paragraph at the end. */
function inText(paragraphs: readonly Paragraph[], paint: Paint): string[] {
  const isCommon = (paragraph: Paragraph) =>
    effectOfParagraph(paragraph) === 'defaults' && !paragraph.finding?.isDeclined
  return [
    ...paragraphs.filter((paragraph) => !isCommon(paragraph)).map(({ text }) => text()),
    defaultsText(
      paragraphs.filter(isCommon).flatMap(({ finding }) => finding ?? []),
      paint,
    ),
  ]
}

/** The effect of a paragraph. For a syntax problem, it is the effect of a line that 2.4 rejects. */
const effectOfParagraph = ({ finding, file }: Paragraph): FindingEffect =>
  finding ? effectOf(finding) : effectOfRejectedLine(file)

function serverText(
  { main, files }: ServerFiles,
  paragraphs: readonly Paragraph[],
  { isOne, report, paint }: { readonly isOne: boolean; readonly report: Report; readonly paint: Paint },
): string {
  const byEffect = groupBy(paragraphs, effectOfParagraph)
  const name = isOne || paragraphs.length === 0 ? '' : `${paint('bold', `The server of ${printable(main.path)}:`)}\n\n`
  const parts = findingEffects.flatMap((effect) => {
    const own = byEffect.get(effect)
    const some = effect === 'will not start' ? inUndecidedGuardsText(report, files) : ''
    return own ? [headText(effectHeadings[effect], own, paint, some), ...inText(own, paint)] : []
  })
  return name + parts.join('')
}

/** How many errors are in guards that the files do not decide; empty if there are none. */
function inUndecidedGuardsText({ site, migration, applied }: Report, files: readonly ConfigFile[]): string {
  const errors = migration.findings.filter(
    (finding) => files.includes(finding.file) && !applied.has(finding) && effectOf(finding) === 'will not start',
  )
  const some = errors.filter(({ at }) => isConditional(site, at)).length
  if (some === 0) return ''
  return `${some === errors.length ? '' : `, ${numberText(some)} of them`} only with certain -D names or modules`
}

function headText(head: string, paragraphs: readonly Paragraph[], paint: Paint, some = ''): string {
  const count = paragraphs.reduce((sum, paragraph) => sum + paragraph.count, 0)
  return `${paint('bold', `${head} (${numberText(count)}${some}):`)}\n\n`
}
