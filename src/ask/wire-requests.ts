import type { WireRequest } from '../compare/http-answer.js'
import type { ChosenRequest } from '../requests/chosen-request.js'

/** What requests are sent with, besides what each says itself. */
export interface Credentials {
  readonly passwordOf: (name: string) => string | undefined
  /** Go with every request. */
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** Not even by chance anybody's. */
const wrongPassword = 'wrong-on-purpose'

/** A request as it is sent. */
export function wireRequest(
  { method, endpoint, path, asker }: ChosenRequest,
  { passwordOf, headers }: Credentials,
): WireRequest {
  const { user, client } = asker
  const secret = user && (user.password === 'wrong' ? wrongPassword : (passwordOf(user.name) ?? ''))
  const pair = user && Buffer.from(`${user.name}:${secret}`).toString('base64')
  const { scheme, host, address, port } = endpoint
  return {
    method,
    scheme,
    host,
    address,
    port,
    path,
    headers: [
      ...(pair === undefined ? [] : [['Authorization', `Basic ${pair}`] as const]),
      ...asker.headers,
      ...headers,
    ],
    client: client.address,
  }
}
