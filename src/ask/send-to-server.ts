import type { RequestOutcome, WireRequest } from '../compare/http-answer.js'
import { requestSender, type SendOptions } from './send.js'
import { type RequestPace, sendAllRequests } from './send-all.js'
import type { ServerAddress } from './server-address.js'

/** How requests are sent (addresses, certificates, timeouts, retries), and how many at once and per second. */
export interface PacedSendOptions extends SendOptions, RequestPace {}

/**
 * Sends all of these requests to one server. The outcomes are in the order of the requests.
 * @param done called with the number of outcomes so far
 */
export async function sendToServer(
  server: ServerAddress,
  requests: readonly WireRequest[],
  how: PacedSendOptions,
  done: (answered: number) => void,
): Promise<readonly RequestOutcome[]> {
  const sender = requestSender(server, how)
  try {
    return await sendAllRequests(requests, sender.send, how, done)
  } finally {
    sender.close()
  }
}
