import { siteParts } from '../site/parts.js'
import { siteOf } from '../site/site.js'
import { signOf24 } from '../site/version-in-words.js'
import { parseAgain } from '../syntax/parse.js'
import { fileAndLine } from '../syntax/place.js'
import type { Directive, Section } from '../syntax/tree.js'
import { isWorkLeft, type Report } from './summary.js'

/** The version that was read off the configuration, or will be the next time, where it makes a difference and nobody said it. */
export function takenFor(report: Report): string {
  const { site, applied } = report
  if (site.fromGiven) return ''
  // What nothing reads decides nothing.
  const parts = siteParts(site).filter(({ role }) => role !== 'unread')
  const signs = parts.flatMap((part) => signOf24(part) ?? [])
  if (signs.length > 0)
    return `${takenBy(signs, parts.length)}; --from 2.4 says that it does, --from 2.2 takes it for one of 2.2.\n`
  return applied.size > 0 && isWorkLeft(report) && looksNew(report)
    ? 'The files hold words of 2.4 now: say --from 2.2 the next time, so that the rest is seen as it was this time.\n'
    : ''
}

function takenBy(signs: readonly (Directive | Section)[], parts: number): string {
  const places = signs.map((sign) => {
    const words = [sign.name.value, ...sign.args.slice(0, 1).map(({ value }) => value)].join(' ')
    return `${fileAndLine(sign)} (${words.slice(0, 60)})`
  })
  const what = signs.length < parts ? 'A part of it' : 'It'
  const more = places.length > 3 ? ` and ${places.length - 3} more` : ''
  return `${what} was taken for a configuration that runs on 2.4 already because of ${places.slice(0, 3).join(', ')}${more}`
}

/** Whether what has been written will be taken for a configuration that runs on 2.4. */
function looksNew({ site, migration: { texts } }: Report): boolean {
  const files = site.files.map((file) => {
    const text = texts.get(file)
    return text === undefined ? file : parseAgain(file, text)
  })
  return siteOf(files).from === '2.4'
}
