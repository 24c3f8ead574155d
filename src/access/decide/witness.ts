import { otherMethod } from '../../httpd/methods.js'
import type { Scope } from '../merge/scope.js'
import { assume, type Condition, type Leaf, leavesOf, nameByName, type RequestFacts } from '../read/condition.js'
import type { Admission } from './reader.js'
import type { ClassDifference } from './table.js'

/** One request that is answered otherwise, in words: "a request from 10.1.2.3 for `/x` as nobody: 2.2 answers 403, 2.4 would answer 200". */
export function witnessOf({ of, method, facts, old, young }: ClassDifference, today: string): string {
  const [before, now] = [statusOf(old, facts), statusOf(young, facts)]
  const asked = method === otherMethod ? 'a request' : `a ${method} request`
  const request = [asked, whoAsks([old, young], facts), placeOf(of.urls, of.names, of.folder?.path)].join(' ')
  return before === now
    ? `${request}: nobody can tell that ${today} and 2.4 answer the same`
    : `${request}: ${today} answers ${before}, 2.4 would answer ${now}`
}

/** What a request with these answers gets: 401 where a user could be let in. */
function statusOf(answer: Admission, facts: RequestFacts): number {
  if (answer === 'error') return 500
  const condition = nameByName(answer)
  if (isMet(condition, ({ key }) => facts.get(key) === true)) return 200
  return isMet(condition, ({ key, asksUser }) => asksUser || facts.get(key) === true) ? 401 : 403
}

const isMet = (condition: Condition, is: (leaf: Leaf) => boolean): boolean =>
  leavesOf(condition).reduce((left, leaf) => assume(left, leaf, is(leaf)), condition).kind === 'always'

function whoAsks(both: readonly Admission[], facts: RequestFacts): string {
  const asked = both.flatMap((one) => (one === 'error' ? [] : leavesOf(nameByName(one))))
  const met = [...new Map(asked.map((leaf) => [leaf.key, leaf])).values()].filter(({ key }) => facts.get(key))
  const words = met.filter(({ asksUser }) => !asksUser).map(inWords)
  const user = met.findLast(({ asksUser }) => asksUser)
  return [...words, user ? asUser(user) : 'as nobody'].join(' ')
}

function inWords({ provider, words }: Leaf): string {
  if (provider === 'ip' || provider === 'host') return `from \`${words}\``
  return provider === 'env' ? `with \`${words}\` set` : `that meets \`${provider} ${words}\``
}

function asUser({ provider, words }: Leaf): string {
  if (provider === 'valid-user') return 'as some user'
  return provider === 'user' ? `as \`${words}\`` : `as somebody of \`${provider} ${words}\``
}

function placeOf(urls: readonly Scope[], names: readonly Scope[], folder: string | undefined): string {
  const url = urls.at(-1)
  if (url) return `for \`${url.path}\``
  const name = names.at(-1)
  const place = folder === undefined ? 'another server' : `\`${folder || '/'}\``
  return name ? `for \`${name.path}\` in ${place}` : `for what lies in ${place}`
}
