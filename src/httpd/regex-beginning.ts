/**
 * What every text begins with that a regular expression matches: `/a/b` for `^/a/b(/.*)?$`. '' where that cannot be told,
 * as for one without `^` or with alternatives. Slashes one after another count as one.
 */
export function beginningOfMatches(pattern: string): string {
  if (hasAlternatives(pattern)) return ''
  const literal = /^\^((?:[\w/~-]|\\[./~-])*)(?![?*{])/.exec(pattern)?.[1] ?? ''
  return literal.replace(/\\/g, '').replace(/\/+/g, '/')
}

/** Outside of plain groups. A bracket that is no group could hide one. */
function hasAlternatives(pattern: string): boolean {
  if (!pattern.includes('|')) return false
  if (/\\[()]|\[|\\Q/.test(pattern)) return true
  let rest = pattern
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/\([^()]*\)/g, '')
  }
  return rest.includes('|')
}
