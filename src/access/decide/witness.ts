import { anyOtherMethod } from '../../httpd/methods.js'
import type { Scope } from '../merge/scope.js'
import {
  type Condition,
  conditionAfterAnswer,
  conditionWithSeparateNames,
  type Leaf,
  leavesOf,
  type RequestFacts,
} from '../read/condition.js'
import type { ConditionOrError } from './reader.js'
import type { RequestClassDifference } from './table.js'

/** The two answers to a request, as a clause: "a request for `/x` would get 200 from 2.4, and gets 403 from 2.2". */
export function differenceClause(
  { requests, method, facts, before, after }: RequestClassDifference,
  today: string,
): string {
  const [statusToday, statusOn24] = [statusOf(before, facts), statusOf(after, facts)]
  const asked = method === anyOtherMethod ? 'a request' : `a ${method} request`
  const request = [
    asked,
    placeOf(requests.urls, requests.names, requests.folder?.path),
    whoAsks([before, after], facts),
  ].join(' ')
  return statusToday === statusOn24
    ? `${request} may get a different response from 2.4 than from ${today}`
    : `${request} would get ${statusOn24} from 2.4, and gets ${statusToday} from ${today}`
}

/** The status of a request with these facts. It is 401 if a login could allow the request. */
function statusOf(answer: ConditionOrError, facts: RequestFacts): number {
  if (answer === 'error') return 500
  const condition = conditionWithSeparateNames(answer)
  if (isAllowed(condition, ({ key }) => facts.get(key) === true)) return 200
  return isAllowed(condition, ({ key, asksUser }) => asksUser || facts.get(key) === true) ? 401 : 403
}

const isAllowed = (condition: Condition, is: (leaf: Leaf) => boolean): boolean =>
  leavesOf(condition).reduce((left, leaf) => conditionAfterAnswer(left, leaf, is(leaf)), condition).kind === 'always'

function whoAsks(both: readonly ConditionOrError[], facts: RequestFacts): string {
  const asked = both.flatMap((one) => (one === 'error' ? [] : leavesOf(conditionWithSeparateNames(one))))
  const met = [...new Map(asked.map((leaf) => [leaf.key, leaf])).values()].filter(({ key }) => facts.get(key))
  const words = met.filter(({ asksUser }) => !asksUser).map(inWords)
  const user = met.findLast(({ asksUser }) => asksUser)
  return [...words, user ? asUser(user) : 'without a login'].join(' ')
}

function inWords({ provider, words }: Leaf): string {
  if (provider === 'ip' || provider === 'host') return `from \`${words}\``
  return provider === 'env' ? `with \`${words}\` set` : `matching \`${provider} ${words}\``
}

function asUser({ provider, words }: Leaf): string {
  if (provider === 'valid-user') return 'from a logged-in user'
  return provider === 'user' ? `as \`${words}\`` : `as somebody of \`${provider} ${words}\``
}

function placeOf(urls: readonly Scope[], names: readonly Scope[], folder: string | undefined): string {
  const url = urls.at(-1)
  if (url) return `for \`${url.path}\``
  const name = names.at(-1)
  const place = folder === undefined ? 'another server' : `\`${folder || '/'}\``
  return name ? `for \`${name.path}\` in ${place}` : `for a file in ${place}`
}
