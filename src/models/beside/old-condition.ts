/** A condition of 2.2 (mod_include.c, get_ptoken and parse_expr). Variables in its strings are not expanded. */
export type SsiConditionOf22 =
  | { readonly type: 'truth'; readonly of: string }
  | { readonly type: 'access'; readonly of: string }
  | { readonly type: 'compare'; readonly left: string; readonly operator: string; readonly right: string }
  | { readonly type: 'match'; readonly left: string; readonly operator: string; readonly regex: string }
  | { readonly type: 'not'; readonly of: SsiConditionOf22 }
  | { readonly type: 'group'; readonly of: SsiConditionOf22 }
  | {
      readonly type: 'join'
      readonly left: SsiConditionOf22
      readonly operator: string
      readonly right: SsiConditionOf22
    }

/** Reads a condition as 2.2 does with SSIAccessEnable on; undefined if 2.2 could not read it. */
export function parseSsiConditionOf22(source: string): SsiConditionOf22 | undefined {
  const reader: Reader = { tokens: tokensOf(source), at: 0 }
  const tree = condition(reader)
  return reader.at === reader.tokens.length ? tree : undefined
}

interface Token {
  readonly type: 'string' | 'regex' | 'compare' | 'join' | 'open' | 'close' | 'not' | 'access' | 'wrong'
  readonly value: string
}

const signs: readonly (readonly [string, Token['type']])[] = [
  ...(['==', '=', '!=', '>=', '>', '<=', '<'] as const).map((sign) => [sign, 'compare'] as const),
  ['&&', 'join'],
  ['||', 'join'],
  ['(', 'open'],
  [')', 'close'],
  ['!', 'not'],
  ['-A', 'access'],
]

function tokensOf(source: string): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < source.length; ) {
    const rest = source.slice(at)
    const space = /^\s+/.exec(rest)
    const sign = signs.find(([text]) => rest.startsWith(text))
    const found = space || sign ? undefined : stringAt(rest, tokens.at(-1))
    if (found) tokens.push(found.token)
    else if (sign && !space) tokens.push({ type: sign[1], value: sign[0] })
    else if (!space) return [...tokens, { type: 'wrong', value: rest }]
    at += space?.[0].length ?? sign?.[0].length ?? found?.length ?? 0
  }
  return joined(tokens)
}

/** A word, a quoted string or a pattern. After -A, a slash begins a path instead of a pattern. */
function stringAt(rest: string, last: Token | undefined): { token: Token; length: number } | undefined {
  const isPattern = rest.startsWith('/') && last?.type !== 'access'
  const quoted = /^(['/])((?:\\[\s\S]|(?!\1)[^\\])*)\1/.exec(rest)
  const bare = /^(?:\\[\s\S]|(?!&&|\|\|)[^\s()=!<>\\])+/.exec(rest)
  const found = isPattern || rest.startsWith("'") ? quoted : bare
  if (!found) return undefined
  // 2.2 removes one backslash before any character.
  const value = (found[2] ?? found[0]).replace(/\\([\s\S])/g, '$1')
  return { token: { type: isPattern ? 'regex' : 'string', value }, length: found[0].length }
}

/** Joins adjacent strings with a space. */
function joined(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (const token of tokens) {
    const last = out.at(-1)
    if (token.type !== 'string' || last?.type !== 'string') out.push(token)
    else
      out[out.length - 1] = { type: 'string', value: last.value === '' ? token.value : `${last.value} ${token.value}` }
  }
  return out
}

interface Reader {
  readonly tokens: readonly Token[]
  at: number
}

/** `&&` and `||` have the same rank, and group to the right: a && b || c is a && (b || c). */
function condition(reader: Reader): SsiConditionOf22 | undefined {
  const left = operand(reader)
  const operator = reader.tokens[reader.at]
  if (!left || operator?.type !== 'join') return left
  reader.at++
  const right = condition(reader)
  return right && { type: 'join', left, operator: operator.value, right }
}

function operand(reader: Reader): SsiConditionOf22 | undefined {
  const token = reader.tokens[reader.at++]
  if (token?.type === 'string') return comparison(reader, token.value)
  if (token?.type === 'not') return negated(reader)
  if (token?.type === 'open') {
    const of = condition(reader)
    return of && reader.tokens[reader.at++]?.type === 'close' ? { type: 'group', of } : undefined
  }
  const path = token?.type === 'access' ? reader.tokens[reader.at++] : undefined
  return path?.type === 'string' ? { type: 'access', of: path.value } : undefined
}

/** A condition with `!`. 2.2 cannot read a comparison after `!`, unless it is in parentheses. */
function negated(reader: Reader): SsiConditionOf22 | undefined {
  const of = operand(reader)
  return of && of.type !== 'compare' && of.type !== 'match' ? { type: 'not', of } : undefined
}

function comparison(reader: Reader, left: string): SsiConditionOf22 | undefined {
  const operator = reader.tokens[reader.at]
  if (operator?.type !== 'compare') return { type: 'truth', of: left }
  const right = reader.tokens[reader.at + 1]
  reader.at += 2
  if (right?.type === 'string') return { type: 'compare', left, operator: operator.value, right: right.value }
  if (right?.type !== 'regex' || /[<>]/.test(operator.value)) return undefined
  return { type: 'match', left, operator: operator.value, regex: right.value }
}
