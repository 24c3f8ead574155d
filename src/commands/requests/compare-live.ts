import { type PacedSendOptions, sendToServer } from '../../ask/send-to-server.js'
import { addressForRequest, isLoopback, type ServerAddress } from '../../ask/server-address.js'
import { toWireRequest } from '../../ask/wire-requests.js'
import type { RequestCommandOptions } from '../../command-line/request-options.js'
import { comparedRequestsOf, type ServerComparison } from '../../compare/comparison.js'
import { unsentRequestSentences } from '../../requests/unsent-requests.js'
import { requestsToSend } from '../../start/queried-configuration.js'
import { unseenHtaccessNotes } from '../../start/unseen-htaccess.js'
import { answersProgressPrinter } from '../progress.js'
import { loggedRequests } from './logged-requests.js'
import { readPasswordsFor } from './passwords.js'
import { type QueriedSite, readLogs } from './queried-site.js'

/** Methods that change nothing on a server in use. */
const harmless: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** Compares two running servers. Requests go only to these two. */
export async function compareRunningServers(
  site: QueriedSite,
  { old, newer }: { readonly old: ServerAddress; readonly newer: ServerAddress },
  ask: RequestCommandOptions,
): Promise<ServerComparison> {
  const isLocal = isLoopback(old) && isLoopback(newer)
  const passwords = await readPasswordsFor(ask.users)
  const can = {
    canSend: (method: string) => (ask.methods ?? harmless).includes(method),
    canLogInAs: (name: string) => passwords.has(name),
    // No request goes to a third server, and no request makes the two servers contact one.
    canForward: false,
    canComeFrom: (address: string) =>
      address === '127.0.0.1' || ask.clientAddress !== undefined || (isLocal && /^127\.|^::1$/.test(address)),
  }
  const known = { ...site, world: { ...site.world, users: withUsers(site, ask.users) } }
  const choice = requestsToSend(known, can)
  const logged = loggedRequests(site.old, await readLogs(ask, site.input.site, can.canSend))
  const credentials = { passwordOf: (name: string) => passwords.get(name), headers: ask.headers }
  const all = [...choice.requests, ...logged].map((request) => [request, toWireRequest(request, credentials)] as const)
  const pairs = all.filter(([, wire]) => addressForRequest(old, wire) && addressForRequest(newer, wire))
  const how: PacedSendOptions = {
    ...ask,
    rate: ask.rate ?? (isLocal ? undefined : 50),
    maxBodyBytes: ask.also.size > 0 ? 10_000_000 : 1_000_000,
  }
  const progress = answersProgressPrinter(2 * pairs.length)
  const counts = { old: 0, newer: 0 }
  const askOne = (server: ServerAddress, which: 'old' | 'newer') =>
    sendToServer(
      server,
      pairs.map(([, wire]) => wire),
      how,
      (done) => {
        counts[which] = done
        progress(counts.old + counts.newer)
      },
    )
  const [first, second] = await Promise.all([askOne(old, 'old'), askOne(newer, 'newer')])
  return {
    old: old.name,
    newer: newer.name,
    results: comparedRequestsOf(
      pairs,
      { old: first, newer: second },
      { findings: site.migration.findings, taken: undefined, extra: ask.also },
    ),
    unasked: [
      ...unsentRequestSentences(requestsToSend(known, anything), choice, can, 'to servers'),
      ...unseenHtaccessNotes(site),
      ...ofOtherSchemes(all.length - pairs.length),
    ],
  }
}

const anything = { canComeFrom: () => true, canLogInAs: () => true, canSend: () => true, canForward: true }

const withUsers = ({ world }: QueriedSite, names: readonly string[]) => [
  ...world.users,
  ...names.filter((name) => world.users.every((user) => user.name !== name)).map((name) => ({ name, groups: [] })),
]

const ofOtherSchemes = (count: number): readonly string[] =>
  count === 0
    ? []
    : [
        `${count} ${count === 1 ? 'request' : 'requests'} over another scheme. To send requests over both schemes, name both servers without http:// or https://.`,
      ]
