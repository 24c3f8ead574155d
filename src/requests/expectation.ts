import type { Condition } from '../access/read/condition.js'
import type { ExpectedOutcome } from './chosen-request.js'
import { clientMeetsCondition, type KnownUser, type RequestClient, type RequestEnvironment } from './request-client.js'
import { type UrlSituation, urlAsMatched, type VersionSide } from './situation.js'
import { variablesOfRequest } from './variables.js'

/** The method and client of a request, and the known users: what the answer depends on besides the URL. */
export interface RequestAttempt {
  readonly method: string
  readonly asker: RequestClient
  readonly users: readonly KnownUser[]
}

/** The expected outcome in both versions. */
export const expectedOutcomesOf = (
  { old, newer, sample }: UrlSituation,
  attempt: RequestAttempt,
): { old: ExpectedOutcome; newer: ExpectedOutcome } => ({
  old: expectedFrom(old, sample.url, attempt),
  newer: expectedFrom(newer, sample.url, attempt),
})

export const requestEnvironmentOf = (
  { model, server, reached }: VersionSide,
  url: string,
  { method, asker, users }: RequestAttempt,
): RequestEnvironment => ({
  users,
  variables: variablesOfRequest(model.variables(server, reached), { url: urlAsMatched(url), method, asker }),
})

function expectedFrom(side: VersionSide, url: string, attempt: RequestAttempt): ExpectedOutcome {
  if (side.reached.lines.some(({ key }) => key.startsWith('redirect'))) return 'redirects'
  const { method, asker } = attempt
  const condition = side.accessDecision.decide(method === 'HEAD' ? 'GET' : method)
  if (condition === undefined || condition === 'error') return 'unknown'
  const world = requestEnvironmentOf(side, url, attempt)
  const met = clientMeetsCondition(condition, asker, world)
  if (met !== false) return met ? 'answers' : 'unknown'
  return clientMeetsCondition(forAnyUser(condition), asker, world) === false ? 'refuses' : 'asks'
}

/** The condition for a client that can log in as any user. */
function forAnyUser(condition: Condition): Condition {
  if (condition.kind === 'leaf') return condition.asksUser ? { kind: 'always', key: '1' } : condition
  if (condition.kind !== 'all' && condition.kind !== 'any') return condition
  return { ...condition, parts: condition.parts.map(forAnyUser) }
}
