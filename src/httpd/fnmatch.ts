import { bytesAsCharacters } from './bytes.js'

/** Whether a file name contains a wildcard (apr_fnmatch_test). */
export const hasWildcard = (name: string): boolean => /[*?[]/.test(name)

/**
 * Returns a test: whether a name matches a wildcard pattern, as in apr_fnmatch with APR_FNM_PERIOD: `*`, `?`, `[a-z]`, `[!a-z]`;
 * a leading dot must be written in the pattern. It takes at most time proportional to the product of both lengths.
 */
export function nameMatcher(pattern: string): (name: string) => boolean {
  if (!hasWildcard(pattern)) return (name) => name === pattern
  const parts = partsOf(pattern)
  return (name) => (name.startsWith('.') ? pattern.startsWith('.') : true) && matches(parts, name)
}

/** A set, even `[]a]`, is one token. `[` without an end is literal. */
const tokensOf = (pattern: string): readonly string[] => pattern.match(/\*|\?|\[[!^]?\]?[^\]]*\]|./gsu) ?? []

type Part = '*' | ((char: string) => boolean)

/** The parts of a pattern, byte by byte. apr_fnmatch compares bytes: `?` does not match `é`; `[é]` matches either byte of it. */
function partsOf(pattern: string): Part[] {
  return tokensOf(bytesAsCharacters(pattern)).map((token) => {
    if (token === '*') return '*'
    if (token === '?') return () => true
    return token.length > 2 && token.startsWith('[') ? oneOf(token.slice(1, -1)) : (char: string) => char === token
  })
}

function oneOf(set: string): (char: string) => boolean {
  const negated = /^[!^]/.test(set)
  const ranges = (negated ? set.slice(1) : set).match(/.-.|./gsu) ?? []
  const within = (char: string) =>
    ranges.some((range) => (range.length > 2 ? char >= range.charAt(0) && char <= range.slice(-1) : char === range))
  return (char) => within(char) !== negated
}

/** Matches without recursion. On a mismatch, the last star takes one more character. Earlier stars need not be tried again. */
function matches(parts: readonly Part[], name: string): boolean {
  const chars = bytesAsCharacters(name)
  let [at, part] = [0, 0]
  let [star, resume] = [-1, 0]
  while (at < chars.length) {
    const wanted = parts[part]
    if (wanted === '*') {
      star = part++
      resume = at
    } else if (wanted?.(chars[at] as string)) {
      at++
      part++
    } else if (star >= 0) {
      part = star + 1
      at = ++resume
    } else return false
  }
  return parts.slice(part).every((rest) => rest === '*')
}

/**
 * Whether a pattern of `<Directory>` or `<Files>` may match a name or one path segment, without APR_FNM_PERIOD: a leading
 * dot is an ordinary character. True for every pattern that this tool cannot evaluate.
 */
export const mayWildcardPatternMatch = (pattern: string, name: string): boolean =>
  regexSourceOfWildcard(pattern, '.') === undefined || matches(partsOf(pattern), name)

/**
 * A wildcard pattern as a regular expression; undefined for special cases of apr_fnmatch: a backslash, `[` without an
 * end, a bracket in a set, and so on.
 * @param any the expression for `?`
 */
export function regexSourceOfWildcard(pattern: string, any: string): string | undefined {
  const parts = tokensOf(pattern).map((token) => {
    if (token === '*') return `${any}*`
    if (token === '?') return any
    if (/^\[[!^]?(?:[\w.](?:-\w)?)+\]$/.test(token)) return token.replace(/^\[[!^]/, '[^')
    return /[[\]\\]/.test(token) ? undefined : token.replace(/[.+^${}()|]/, '\\$&')
  })
  if (parts.includes(undefined)) return undefined
  const source = parts.join('')
  return isRegex(source) ? source : undefined
}

/** Whether a source is a valid regular expression. One with a reversed range is not. */
function isRegex(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp
  } catch {
    return false
  }
}

/** Whether this tool can evaluate a name or path with wildcards. */
export const isEvaluableWildcard = (pattern: string): boolean =>
  !hasWildcard(pattern) || regexSourceOfWildcard(pattern, '.') !== undefined

/** Whether the segments of one path may match the first segments of another; each path may have wildcards. */
export function mayMatchLeadingSegments(short: readonly string[], long: readonly string[]): boolean {
  return short.every((segment, index) => {
    const other = long[index] ?? ''
    return (
      segment === other ||
      (hasWildcard(segment) && hasWildcard(other) && mayMatchAlike(segment, other)) ||
      (hasWildcard(segment) && mayWildcardPatternMatch(segment, other)) ||
      (hasWildcard(other) && mayWildcardPatternMatch(other, segment))
    )
  })
}

/** Whether some name may match both patterns, judged by their beginnings. */
function mayMatchAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.slice(0, text.search(/[*?[\\]/)))
  return (a ?? '').startsWith(b ?? '') || (b ?? '').startsWith(a ?? '')
}
