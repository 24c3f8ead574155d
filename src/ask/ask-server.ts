import type { RequestOutcome, WireRequest } from '../compare/http-answer.js'
import { askAll, type RequestPace } from './ask-all.js'
import { type SendOptions, senderTo } from './send.js'
import type { ServerAddress } from './server-address.js'

/** How requests are sent: credentials, timeouts, retries, rate. */
export interface AskSettings extends SendOptions, RequestPace {}

/**
 * Ask one server all of these; the answers are in the same order.
 * @param done told how many have been answered
 */
export async function askServer(
  server: ServerAddress,
  requests: readonly WireRequest[],
  how: AskSettings,
  done: (answered: number) => void,
): Promise<readonly RequestOutcome[]> {
  const sender = senderTo(server, how)
  try {
    return await askAll(requests, sender.send, how, done)
  } finally {
    sender.close()
  }
}
