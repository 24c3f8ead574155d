import type { Options } from '../../command-line/arguments.js'
import type { RequestCommandOptions } from '../../command-line/request-options.js'
import {
  requestsCurlCommands,
  requestsHttpFile,
  requestsJsonLines,
  requestsText,
  shownRequests,
} from '../../requests/request-formats.js'
import { requestsToSend } from '../../start/queried-configuration.js'
import { printNote, printOutput } from '../output.js'
import { loggedRequests } from './logged-requests.js'
import { readLogs, readQueriedSite } from './queried-site.js'

const formatters = {
  text: requestsText,
  jsonl: requestsJsonLines,
  http: requestsHttpFile,
  curl: requestsCurlCommands,
} as const

/** Prints requests that test the access decisions of a configuration. Returns the exit status. */
export async function requestsCommand(options: Options, ask: RequestCommandOptions): Promise<number> {
  const asking = await readQueriedSite(options, ask)
  if (asking === 2) return 2
  const canSend = (method: string) => ask.methods?.includes(method) ?? true
  const { requests, combinations, untestedConditions } = requestsToSend(asking, {
    canComeFrom: () => true,
    canLogInAs: () => true,
    canSend,
    canForward: true,
  })
  const logged = await readLogs(ask, asking.input.site, canSend)
  const all = [...requests, ...loggedRequests(asking.old, logged)]
  const write = formatters[ask.format as keyof typeof formatters] ?? requestsText
  await printOutput(asking.input.options, write(shownRequests(all)))
  if (!options.quiet) {
    printNote(
      `${requests.length} ${requests.length === 1 ? 'request tests' : 'requests test'} ${combinations} ${combinations === 1 ? 'combination' : 'combinations'} of URL, client and method.`,
    )
    if (logged && logged.unread > 0)
      printNote(`${logged.unread} of ${logged.lines} lines of the log could not be read.`)
    if (untestedConditions.length > 0)
      printNote(
        `Conditions that are not tested, because no request makes them true, or no request makes them false: ${untestedConditions.map(({ key }) => key).join('; ')}.`,
      )
  }
  return 0
}
