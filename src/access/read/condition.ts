import type { Directive } from '../../syntax/tree.js'

/**
 * When a request is allowed: a formula about its client and its user. It is in a normal form: negation only before a
 * leaf, nested groups of one kind flattened, without repetitions and constants.
 */
export type Condition = Constant | Leaf | Negation | Group

interface Constant {
  readonly kind: 'always' | 'never'
  readonly key: string
}

/** One question, in the words of `Require`: `ip 10.1`, `host example.org`, `env NAME`, `user alice bob`. */
export interface Leaf {
  readonly kind: 'leaf'
  readonly provider: string
  readonly words: string
  /** Whether only an authenticated user can meet it. */
  readonly asksUser: boolean
  /** The line that the question comes from. Leaves of one line are written as one line again. */
  readonly from: Directive | undefined
  readonly key: string
}

interface Negation {
  readonly kind: 'not'
  readonly of: Leaf
  readonly key: string
}

interface Group {
  readonly kind: 'all' | 'any'
  readonly parts: readonly Condition[]
  readonly key: string
}

export const always: Condition = { kind: 'always', key: '1' }
export const never: Condition = { kind: 'never', key: '0' }

/** A question about the client. */
export const clientLeaf = (provider: 'ip' | 'host' | 'env', word: string, from?: Directive): Leaf =>
  leaf(provider, word, { from })

/** A question about the user. `words` is the rest of the Require line. */
export const userLeaf = (provider: string, words: string, from?: Directive): Leaf =>
  leaf(provider, words, { from, asksUser: true })

/** A question by an expression (`Require expr`). */
export const expressionLeaf = (words: string): Leaf => leaf('expr', words, { from: undefined })

function leaf(
  provider: string,
  words: string,
  { from, asksUser = false }: { from: Directive | undefined; asksUser?: boolean },
): Leaf {
  return {
    kind: 'leaf',
    provider,
    words,
    asksUser,
    from,
    key: words ? `${provider} ${escapeSeparators(words)}` : provider,
  }
}

/** Escapes the characters that separate the parts of a group's key. */
const escapeSeparators = (words: string): string => words.replace(/[\\,()]/g, '\\$&')

/** The condition that all parts are met; `always` if there are none. */
export const allOf = (parts: readonly Condition[]): Condition => group('all', parts, never, always)

/** The condition that at least one part is met; `never` if there are none. */
export const anyOf = (parts: readonly Condition[]): Condition => group('any', parts, always, never)

export function not(condition: Condition): Condition {
  switch (condition.kind) {
    case 'always':
      return never
    case 'never':
      return always
    case 'leaf':
      return { kind: 'not', of: condition, key: `!${condition.key}` }
    case 'not':
      return condition.of
    case 'all':
      return anyOf(condition.parts.map(not))
    case 'any':
      return allOf(condition.parts.map(not))
  }
}

/** A group in normal form. The constant `zero` decides alone, and `one` has no effect. */
function group(kind: 'all' | 'any', given: readonly Condition[], zero: Condition, one: Condition): Condition {
  for (const part of given) if (part.key === zero.key) return zero
  const telling = given.some((part) => part.key === one.key) ? given.filter((part) => part.key !== one.key) : given
  const [first = one, second] = telling
  if (!second) return first
  if (telling.length > 2 || isGroup(first) || isGroup(second)) return groupOf(kind, telling, zero, one)
  if (first.key === second.key) return first
  return opposite(first) === second.key
    ? zero
    : { kind, parts: [first, second], key: `${kind}(${first.key},${second.key})` }
}

function groupOf(kind: 'all' | 'any', given: readonly Condition[], zero: Condition, one: Condition): Condition {
  const parts = new Map<string, Condition>()
  let isNegated = false
  for (const part of given.flatMap((part) => (part.kind === kind ? part.parts : [part]))) {
    // A part that is not negated has its opposite only among negated ones, so its long key is seldom looked up.
    if (part.key === zero.key || ((isNegated || part.kind === 'not') && parts.has(opposite(part)))) return zero
    isNegated ||= part.kind === 'not'
    if (part.key !== one.key) parts.set(part.key, part)
  }
  // `a or (a and b)` is simplified to `a`.
  for (const part of parts.values()) {
    if (isGroup(part) && part.parts.some((inner) => parts.has(inner.key))) parts.delete(part.key)
  }
  const [first = one, ...rest] = parts.values()
  if (rest.length === 0) return first
  return { kind, parts: [first, ...rest], key: `${kind}(${[...parts.keys()].join(',')})` }
}

const isGroup = (condition: Condition): condition is Group => condition.kind === 'all' || condition.kind === 'any'

/** The key of the opposite of a leaf or a negation. */
const opposite = (part: Condition) => (part.kind === 'not' ? part.of.key : `!${part.key}`)

/** The questions in a condition, in the order of its text. */
export function leavesOf(condition: Condition): Leaf[] {
  if (condition.kind === 'leaf') return [condition]
  if (condition.kind === 'not') return [condition.of]
  return isGroup(condition) ? condition.parts.flatMap(leavesOf) : []
}

/** The most steps of a comparison. If a comparison takes more steps, the two conditions count as different. */
const maxComparisons = 3000

/** Whether two conditions allow the same requests. A named user, or a member of a group, is also a valid user. */
export function areEquivalent(a: Condition, b: Condition): boolean {
  if (a.key === b.key) return true
  const [one, two] = [conditionWithSeparateNames(a), conditionWithSeparateNames(b)]
  if (isSeenToDiffer(one, two)) return false
  if (!factsApart(a, b)) return true
  const isPlain = one.key === a.key && two.key === b.key
  return !isPlain && !factsApart(one, two)
}

/** A request's answers to some questions, by their key. All other answers are no. */
export type RequestFacts = ReadonlyMap<string, boolean>

/** The facts of a request that only one of two conditions allows; undefined if they are equivalent. */
export function distinguishingFacts(a: Condition, b: Condition): RequestFacts | undefined {
  return areEquivalent(a, b) ? undefined : factsApart(conditionWithSeparateNames(a), conditionWithSeparateNames(b))
}

/** An equivalent condition with separate questions for each name: `user alice bob` is `user alice` or `user bob`. */
export function conditionWithSeparateNames(condition: Condition): Condition {
  if (condition.kind === 'leaf') {
    const { provider, words } = condition
    return /^(user|group)$/.test(provider) && /^[\w.@-]+( [\w.@-]+)+$/.test(words)
      ? anyOf(words.split(' ').map((name) => userLeaf(provider, name)))
      : condition
  }
  if (condition.kind === 'not') return not(conditionWithSeparateNames(condition.of))
  return isGroup(condition)
    ? (condition.kind === 'all' ? allOf : anyOf)(condition.parts.map(conditionWithSeparateNames))
    : condition
}

/**
 * A shortcut for conditions with thousands of users: whether the two differ for a request that meets no question, or only one
 * of a few questions.
 */
function isSeenToDiffer(a: Condition, b: Condition): boolean {
  const [asked, others] = [leavesOf(a), leavesOf(b)]
  const some = [undefined, asked[0], asked.at(-1), others[0], others.at(-1)]
  return some.some((only) => isMetByOnly(a, only) !== isMetByOnly(b, only))
}

/** Whether a request is allowed that meets only one question and the questions it implies. */
function isMetByOnly(condition: Condition, only: Leaf | undefined): boolean {
  if (condition.kind === 'leaf')
    return condition.key === only?.key || (condition.provider === 'valid-user' && only?.asksUser === true)
  if (condition.kind === 'not') return !isMetByOnly(condition.of, only)
  if (!isGroup(condition)) return condition.kind === 'always'
  const meets = (part: Condition) => isMetByOnly(part, only)
  return condition.kind === 'all' ? condition.parts.every(meets) : condition.parts.some(meets)
}

/**
 * The facts of a request that only one of two conditions allows; undefined if they are equivalent. An empty map if the search
 * takes too long: the conditions then count as different.
 */
function factsApart(
  a: Condition,
  b: Condition,
  work = { left: maxComparisons, alike: new Set<string>() },
): RequestFacts | undefined {
  if (a.key === b.key) return undefined
  const leaves = [...leavesOf(a), ...leavesOf(b)]
  // First valid-user, because other questions depend on it.
  const asked = leaves.find((leaf) => leaf.provider === 'valid-user') ?? leaves[0]
  if (!asked || work.left-- <= 0) return new Map()
  const pair = `${a.key} = ${b.key}`
  if (work.alike.has(pair)) return undefined
  for (const value of [true, false]) {
    const found = factsApart(conditionAfterAnswer(a, asked, value), conditionAfterAnswer(b, asked, value), work)
    if (found) return new Map([[asked.key, value], ...found])
  }
  work.alike.add(pair)
  return undefined
}

/** The condition that is left once one question is answered with `value`. */
export function conditionAfterAnswer(condition: Condition, asked: Leaf, value: boolean): Condition {
  if (condition.kind === 'leaf') {
    const settled = condition.key === asked.key || (!value && asked.provider === 'valid-user' && condition.asksUser)
    return settled ? (value ? always : never) : condition
  }
  if (condition.kind === 'not') return not(conditionAfterAnswer(condition.of, asked, value))
  if (!isGroup(condition)) return condition
  const parts = condition.parts.map((part) => conditionAfterAnswer(part, asked, value))
  return condition.kind === 'all' ? allOf(parts) : anyOf(parts)
}
