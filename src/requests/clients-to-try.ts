import type { Leaf } from '../access/read/condition.js'
import type { KnownEnvironment } from './chosen-request.js'
import { sampleClientsFor } from './client-samples.js'
import type { RequestClient, SentUser } from './request-client.js'
import { leavesInSituation, type UrlSituation } from './situation.js'
import { headersThatSetVariables } from './variables.js'

/** Every client that the rules of a situation could treat differently: each address as each user, with each header. */
export function clientsToTry(situation: UrlSituation, known: KnownEnvironment): readonly RequestClient[] {
  const { old, newer } = situation
  const leaves = leavesInSituation(situation)
  const asksUser = old.accessDecision.asksUser || newer.accessDecision.asksUser
  const clients = sampleClientsFor(leaves, known.namedClients).filter(({ address }) => known.canComeFrom(address))
  const users = asksUser ? usersFor(leaves, known) : [undefined]
  const asked = leaves.flatMap(({ provider, words }) => (provider === 'env' ? words.split(/\s+/) : []))
  const headers = [[], ...headersThatSetVariables(old.model.variables(old.server, old.reached), new Set(asked))]
  return headers.flatMap((own) => users.flatMap((user) => clients.map((client) => ({ client, user, headers: own }))))
}

/** The methods of which a request is sent to each server even if no line names them: a server may treat them specially. */
export const methodsTriedOnEachServer: readonly string[] = ['HEAD', 'OPTIONS', 'POST', 'TRACE', 'FOO']

/**
 * GET, each named method, one method that is not named, and others. HEAD is among them because servers may treat it unlike
 * GET.
 */
export function methodsToTry(named: readonly string[]): readonly string[] {
  if (named.length === 0) return ['GET']
  return [...new Set(['GET', methodOtherThan(named), ...named, 'HEAD', 'OPTIONS', 'FOO'])]
}

export const methodOtherThan = (named: readonly string[]): string =>
  ['POST', 'DELETE', 'PUT', 'PATCH', 'PROPFIND'].find((one) => !named.includes(one)) ?? 'MERGE'

const maxUsers = 8

/** A user that is in no user file. */
const stranger: SentUser = { name: 'nobody-of-that-name', password: 'wrong' }

/** No user, each user that the rules distinguish, one of them with a wrong password, and an unknown user. */
function usersFor(leaves: readonly Leaf[], { users, canLogInAs }: KnownEnvironment): readonly (SentUser | undefined)[] {
  const named = leaves.filter(({ provider }) => provider === 'user').flatMap(({ words }) => words.split(/\s+/))
  const groups = leaves.filter(({ provider }) => provider.endsWith('group')).map(({ words }) => words.split(/\s+/))
  const telling = new Map<string, string>()
  for (const { name, groups: own, isAnonymous = false } of users.filter((user) => canLogInAs(user.name))) {
    const isIn = groups.map((list) => list.some((group) => own.includes(group)))
    const kind = `${named.includes(name) ? name : ''}|${isIn.join()}|${isAnonymous}`
    if (!telling.has(kind)) telling.set(kind, name)
  }
  const names = [...telling.values()].slice(0, maxUsers)
  const wrong = names.slice(0, 1).map((name): SentUser => ({ name, password: 'wrong' }))
  return [undefined, ...names.map((name): SentUser => ({ name, password: 'right' })), ...wrong, stranger]
}
