import { commaList } from '../base/list-text.js'
import type { ServerToday } from '../migrate/rule.js'
import { isHtaccess } from '../site/htaccess.js'
import { type Site, siteOf } from '../site/site.js'
import { sitesByServer } from '../site/sites-by-server.js'
import { fileAndLine } from '../syntax/file-and-line.js'
import { reparse } from '../syntax/parse.js'
import type { Directive, Section } from '../syntax/tree.js'
import { countWithNoun, isWorkLeft, type Report } from './summary.js'

/** A sentence on the version that this run, or else the next one, assumes for the files. Empty if the user has named a version. */
export function assumedVersionText(report: Report): string {
  const { site, applied } = report
  if (site.judgement.stated.from !== 'auto' || report.remembered) return ''
  // Files that no server reads do not count.
  const parts = sitesByServer(site).filter(({ role }) => role !== 'unread')
  const said = takenFor24(parts) || takenForHalf(parts)
  if (said) return said
  return applied.size > 0 && isWorkLeft(report) && looksNew(report)
    ? 'The files now contain directives of 2.4. Add --from 2.2 next time to see the remaining findings.\n'
    : ''
}

/**
 * A sentence if the setting `server` contradicts the files; otherwise empty. Lines for 2.4 in .htaccess files do not count,
 * because they stop no server from starting.
 */
export function serverSettingContradictionNotes(site: Site, server: ServerToday | undefined): string[] {
  const judgements = sitesByServer(site).flatMap(({ role, judgement }) => (role === 'unread' ? [] : judgement))
  const against = judgements.flatMap(({ origin, stops24, signs22, signs24 }) => {
    if (server === '2.2') return origin === '2.4' ? (signs24.find(({ file }) => !isHtaccess(file)) ?? []) : []
    return server === '2.4' && stops24 ? (signs22[0] ?? []) : []
  })
  if (against.length === 0) return []
  const what = server === '2.2' ? 'is for 2.4' : 'keeps 2.4 from starting'
  return [
    `The setting \`server\` says that ${server} runs with these files, but ${placesOf(against)} ${what}. Correct one of them.`,
  ]
}

function takenFor24(parts: readonly Site[]): string {
  const on24 = parts.filter(({ judgement }) => judgement.origin === '2.4')
  const signs = on24.flatMap(({ judgement }) => judgement.signs24[0] ?? judgement.linesFor24[0] ?? [])
  if (signs.length === 0) return ''
  if (on24.length < parts.length)
    return `Lines for 2.4 are at ${placesOf(signs)}. Those files and the others of the same server are read as 2.4, all other files as 2.2. To read all alike, add --from 2.2 or --from 2.4.\n`
  return `Treated as 2.4 because of ${placesOf(signs)}. If this server still runs 2.2, add --from 2.2; otherwise --from 2.4.\n`
}

function takenForHalf(parts: readonly Site[]): string {
  const half = parts.filter(({ judgement }) => judgement.origin === 'on its way')
  if (half.length === 0) return ''
  const signs = half.flatMap(({ judgement }) => judgement.signs22[0] ?? [])
  const upgraded = half.reduce((sum, { judgement }) => sum + judgement.linesFor24.length, 0)
  const why = signs.length > 0 ? ` because of ${placesOf(signs)}` : ''
  return `Treated as 2.2${why}; ${countWithNoun(upgraded, 'line')} ${upgraded === 1 ? 'is' : 'are'} already upgraded. If this server already runs 2.4, add --from 2.4.\n`
}

function placesOf(signs: readonly (Directive | Section)[]): string {
  const places = signs.map((sign) => {
    const words = [sign.name.value, ...sign.args.slice(0, 1).map(({ value }) => value)].join(' ')
    return `${fileAndLine(sign)} (${words.slice(0, 60)})`
  })
  return commaList(places, 3)
}

/** Whether the next run would assume 2.4 for the files, with the new texts. */
function looksNew({ site, migration: { texts } }: Report): boolean {
  const files = site.files.map((file) => {
    const text = texts.get(file)
    return text === undefined ? file : reparse(file, text)
  })
  return siteOf(files).from === '2.4'
}
