import { siteOf } from '../site/site.js'
import { parse } from '../syntax/parse.js'
import { isWorkLeft, type Report } from './summary.js'

/** The version that was read off the configuration, or will be the next time, where it makes a difference and nobody said it. */
export function takenFor(report: Report): string {
  const { site, applied } = report
  if (site.fromGiven) return ''
  if (site.from === '2.4')
    return 'It was taken for a configuration that runs on 2.4 already; --from 2.4 says that it does, --from 2.2 takes it for one of 2.2.\n'
  return applied.size > 0 && isWorkLeft(report) && looksNew(report)
    ? 'The files hold words of 2.4 now: say --from 2.2 the next time, so that the rest is seen as it was this time.\n'
    : ''
}

/** Whether what has been written will be taken for a configuration that runs on 2.4. */
function looksNew({ site, migration: { texts } }: Report): boolean {
  const files = site.files.map((file) => {
    const text = texts.get(file)
    return text === undefined ? file : parse(text, file.path)
  })
  return siteOf(files).from === '2.4'
}
