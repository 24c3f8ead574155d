/** Whether a file name holds a wildcard (apr_fnmatch_test). */
export const isWild = (name: string): boolean => /[*?[]/.test(name)

/**
 * Whether names match a wildcard pattern, as apr_fnmatch has it with APR_FNM_PERIOD: `*`, `?`, `[a-z]`, `[!a-z]`, and a
 * leading dot only where the pattern has one. Takes time in proportion to both lengths at worst, whatever the pattern.
 */
export function nameMatcher(pattern: string): (name: string) => boolean {
  if (!isWild(pattern)) return (name) => name === pattern
  const parts = partsOf(pattern)
  return (name) => (name.startsWith('.') ? pattern.startsWith('.') : true) && matches(parts, name)
}

type Part = '*' | ((char: string) => boolean)

function partsOf(pattern: string): Part[] {
  const tokens = pattern.match(/\*|\?|\[[!^]?\]?[^\]]*\]|./gsu) ?? []
  return tokens.map((token) => {
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

/** On a mismatch, the last star takes one character more: earlier stars need not be looked at again. */
function matches(parts: readonly Part[], name: string): boolean {
  const chars = [...name]
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
