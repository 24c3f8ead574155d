import type { WireRequest } from '../compare/http-answer.js'
import type { ChosenRequest } from '../requests/chosen-request.js'

/** Passwords and headers that are sent in addition to a request's own content. */
export interface PasswordsAndHeaders {
  readonly passwordOf: (name: string) => string | undefined
  /** Headers that are sent with every request. */
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** A password that no real user is expected to have, sent where a wrong one is needed. */
const wrongPassword = 'wrong-on-purpose'

/** Turns a request into the form in which it is sent. */
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
