import { oncePerText } from '../base/once.js'
import { isPlainPattern } from './plain-pattern.js'

/**
 * The common beginning of all texts that a regular expression matches: `/a/b` for `^/a/b(/.*)?$`. Empty if unknown, as
 * without `^` or with alternatives. Several slashes count as one.
 */
export const beginningOfMatches: (pattern: string) => string = oncePerText((pattern) => {
  if (!isPlainPattern(pattern) || hasAlternatives(pattern)) return ''
  const literal = /^\^((?:[\w/~-]|\\[./~-])*)(?![?*{])/.exec(pattern)?.[1] ?? ''
  return literal.replace(/\\/g, '').replace(/\/+/g, '/')
})

/** The beginnings of all matches, also with a group of plain words: `/a` and `/b` for `^/(a|b)/`. Never empty. */
export function beginningsOfMatches(pattern: string): readonly string[] {
  const [, start, words, rest] =
    /^(\^(?:[\w/~-]|\\[./~-])*)\((?:\?:)?((?:[\w/~|-]|\\[./~-])+)\)(?![?*{])([\s\S]*)$/.exec(pattern) ?? []
  if (start === undefined || words === undefined || hasAlternatives(pattern)) return [beginningOfMatches(pattern)]
  return words.split('|').map((word) => beginningOfMatches(`${start}${word}${rest}`))
}

/** Outside of plain groups. An escaped bracket could hide alternatives. */
function hasAlternatives(pattern: string): boolean {
  if (!pattern.includes('|')) return false
  if (/\\[()]|\[|\(\?#/.test(pattern)) return true
  // An unclosed bracket opens no group. Bars in other groups do not count.
  const bars: number[] = [0]
  for (const [sign] of pattern.matchAll(/[()|]/g)) {
    if (sign === '(') bars.push(0)
    else if (sign === '|') bars.push((bars.pop() ?? 0) + 1)
    else if (bars.length > 1) bars.pop()
  }
  return bars.some((count) => count > 0)
}
