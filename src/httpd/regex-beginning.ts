import { oncePerText } from '../base/once.js'
import { isPlainPattern } from './plain-pattern.js'

/**
 * What every text begins with that a regular expression matches: `/a/b` for `^/a/b(/.*)?$`. '' where that cannot be told,
 * as for one without `^` or with alternatives. Slashes one after another count as one.
 */
export const beginningOfMatches: (pattern: string) => string = oncePerText((pattern) => {
  if (!isPlainPattern(pattern) || hasAlternatives(pattern)) return ''
  const literal = /^\^((?:[\w/~-]|\\[./~-])*)(?![?*{])/.exec(pattern)?.[1] ?? ''
  return literal.replace(/\\/g, '').replace(/\/+/g, '/')
})

/** The beginnings of all matches, also if a group of plain words follows: `/a` and `/b` for `^/(a|b)/`. Never empty. */
export function beginningsOfMatches(pattern: string): readonly string[] {
  const [, start, words, rest] =
    /^(\^(?:[\w/~-]|\\[./~-])*)\((?:\?:)?((?:[\w/~|-]|\\[./~-])+)\)(?![?*{])([\s\S]*)$/.exec(pattern) ?? []
  if (start === undefined || words === undefined || hasAlternatives(pattern)) return [beginningOfMatches(pattern)]
  return words.split('|').map((word) => beginningOfMatches(`${start}${word}${rest}`))
}

/** Outside of plain groups. A bracket that is no group could hide one. */
function hasAlternatives(pattern: string): boolean {
  if (!pattern.includes('|')) return false
  if (/\\[()]|\[|\(\?#/.test(pattern)) return true
  // A bracket that is never closed opens no group. Bars inside other groups do not count.
  const bars: number[] = [0]
  for (const [sign] of pattern.matchAll(/[()|]/g)) {
    if (sign === '(') bars.push(0)
    else if (sign === '|') bars.push((bars.pop() ?? 0) + 1)
    else if (bars.length > 1) bars.pop()
  }
  return bars.some((count) => count > 0)
}
