import type { WireRequest } from '../compare/http-answer.js'
import type { ChosenRequest } from '../requests/chosen-request.js'

/** The users' passwords, and headers to add to each request. */
export interface PasswordsAndHeaders {
  readonly passwordOf: (name: string) => string | undefined
  /** Headers that are sent with every request. */
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** The password for requests that need a wrong password. No real user is expected to have it. */
const wrongPassword = 'wrong-on-purpose'

/** Turns a chosen request into the request to send, with the user's password and the added headers. */
export function toWireRequest(
  { method, endpoint, path, asker }: ChosenRequest,
  { passwordOf, headers }: PasswordsAndHeaders,
): WireRequest {
  const { user, client } = asker
  const secret = user && (user.password === 'wrong' ? wrongPassword : (passwordOf(user.name) ?? ''))
  const { scheme, host, address, port } = endpoint
  return {
    method,
    scheme,
    host,
    address,
    port,
    path,
    headers: [...asker.headers, ...headers],
    user: user && { name: user.name, password: secret ?? '' },
    client: client.address,
  }
}
