import { UsageError } from '../../command-line/arguments.js'
import type { RequestCommandOptions } from '../../command-line/request-options.js'
import { writeToStream } from '../../command-line/streams.js'
import type { ServerComparison } from '../../compare/comparison.js'
import { explain } from '../../explain/explain.js'
import { explanationText } from '../../report/explanation/explanation-text.js'
import type { CopiesFailure } from '../../start/ask-copies.js'
import { compareCopies } from '../../start/compare-copies.js'
import { examineHttpd, type HttpdProgram, usualHttpdPrograms } from '../../start/httpd-program.js'
import { paintFor, printFailure } from '../output.js'
import { answersProgressPrinter } from '../progress.js'
import { loggedRequests } from './logged-requests.js'
import { type QueriedSite, readLogs } from './queried-site.js'

/**
 * Starts a copy of the current configuration and a migrated copy, and compares them.
 * @returns 2 if one of them does not start
 */
export async function startAndCompareCopies(
  site: QueriedSite,
  ask: RequestCommandOptions,
): Promise<ServerComparison | 2> {
  const newer = await findHttpdProgram(ask.newHttpd, '2.4', '--new-httpd')
  const old = ask.oldHttpd === undefined ? newer : await findHttpdProgram(ask.oldHttpd, undefined, '--old-httpd')
  const canSend = (method: string) => ask.methods?.includes(method) ?? true
  const more = loggedRequests(site.old, await readLogs(ask, site.input.site, canSend))
  const compared = await compareCopies(
    site,
    { old, newer },
    { ...ask, canSend, more, progress: answersProgressPrinter },
  )
  return 'which' in compared ? notStarted(site, compared) : compared
}

/**
 * The httpd to start: the named program, or the first of the usual programs that this machine has.
 * @throws UsageError if this machine has no such program
 */
export async function findHttpdProgram(
  named: string | undefined,
  version: '2.4' | undefined,
  option: string,
): Promise<HttpdProgram> {
  for (const name of named === undefined ? usualHttpdPrograms : [named]) {
    const found = await examineHttpd(name)
    const trouble =
      'trouble' in found
        ? found.trouble
        : version !== undefined && found.version !== version
          ? `${option} needs an httpd ${version}, but ${name} is httpd ${found.release}.`
          : undefined
    if (!('trouble' in found) && trouble === undefined) return found
    if (named !== undefined) throw new UsageError(trouble ?? '')
  }
  throw new UsageError('This machine has no httpd 2.4 in a usual place. Name its program with --new-httpd.')
}

function notStarted({ input, migration }: QueriedSite, { which, trouble, output }: CopiesFailure): 2 {
  printFailure(`No answer from the ${which} server: ${trouble}`)
  const explained = explain(output, { site: input.site, migration, links: input.reading.links })
  const known = explained.explanations.some(({ message }) => message)
  writeToStream(2, known ? explanationText(explained, paintFor(input.options)) : output)
  return 2
}
