import { commaList } from '../base/list-text.js'
import type { RequestChoice, SendAbilities } from './chosen-request.js'
import { isProxyUrl } from './url-samples.js'

/** Where requests are sent: to copies on this machine, or to two running servers. */
export type RequestDestination = 'to copies' | 'to servers'

/**
 * Sentences about the requests that were left out because an address, a password or a method is missing, with advice.
 * @param whole all requests that would be sent if everything were possible
 */
export function* unsentRequestSentences(
  whole: RequestChoice,
  choice: RequestChoice,
  can: SendAbilities,
  from: RequestDestination,
): Generator<string> {
  const addresses = new Set(whole.requests.map(({ asker }) => asker.client.address))
  const left = [...addresses].filter((address) => !can.canComeFrom(address))
  if (left.length > 0) yield `requests from ${commaList(left, 8)}. ${oneAddress[from]}`
  const users = new Set(
    whole.requests.flatMap(({ asker }) => (asker.user?.password === 'right' ? [asker.user.name] : [])),
  )
  const nobody = [...users].filter((name) => !can.canLogInAs(name))
  if (nobody.length > 0) yield `requests as ${commaList(nobody, 8)}. Name each user with --user.`
  const methods = [...new Set(whole.requests.map(({ method }) => method))].filter((method) => !can.canSend(method))
  if (methods.length > 0)
    yield `requests with ${commaList(methods, 8)}. To send these requests, name the methods with --method.`
  const passedOn = whole.requests.filter(({ path }) => isProxyUrl(path)).length
  if (passedOn > 0 && !can.canForward)
    yield `${passedOn} requests for other servers through the forward proxy. Both servers would forward these requests.`
  const known = new Set(whole.untestedConditions.map(({ key }) => key))
  const never = choice.untestedConditions.filter(({ key }) => known.has(key)).map(({ key }) => `\`${key}\``)
  if (never.length > 0)
    yield `these conditions, because no request makes them true, or no request makes them false: ${commaList(never, 8)}.`
}

const oneAddress: Readonly<Record<RequestDestination, string>> = {
  'to servers':
    'This machine has one address. With --client-address, requests can state other addresses, if both servers trust a header such as X-Forwarded-For, or the PROXY protocol.',
  'to copies': 'A copy on this machine gets requests only from loopback addresses.',
}
