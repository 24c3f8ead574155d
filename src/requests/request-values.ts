import type { KnownEnvironment } from './chosen-request.js'
import { methodsTriedOnEachServer } from './clients-to-try.js'
import type { RequestClient } from './request-client.js'
import { defaultClient } from './situation.js'

/** Counts the combinations of the methods, clients, users and paths of requests. */
export class RequestCombinationCounter {
  readonly methods: Set<string>
  readonly clients = new Set([defaultClient.client.address])
  readonly users: Set<string>
  readonly paths = new Set<string>()
  constructor({ users, canLogInAs, canSend }: KnownEnvironment) {
    this.methods = new Set(['GET', ...methodsTriedOnEachServer].filter(canSend))
    this.users = new Set([
      'nobody',
      'a stranger',
      ...users.filter(({ name }) => canLogInAs(name)).map(({ name }) => `${name}:right `),
    ])
  }
  add(method: string, { client, user, headers }: RequestClient): void {
    this.methods.add(method)
    this.clients.add(client.address)
    this.users.add(`${user?.name}:${user?.password} ${headers.join()}`)
  }
  combinations(urls: readonly string[]): number {
    const paths = new Set([...this.paths, ...urls]).size
    return paths * this.methods.size * this.clients.size * this.users.size
  }
}
