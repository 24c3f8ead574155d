import { oncePerText } from '../base/once.js'
import { isEvaluablePattern } from './evaluable-pattern.js'

/**
 * The common beginning of all texts that a regular expression matches: `/a/b` for `^/a/b(/.*)?$`. It is empty if unknown, for
 * example without `^` or with alternatives. Several slashes count as one.
 */
export const commonBeginningOfMatches: (pattern: string) => string = oncePerText((pattern) => {
  if (!isEvaluablePattern(pattern) || hasAlternatives(pattern)) return ''
  const literal = /^\^((?:[\w/~-]|\\[./~-])*)(?![?*{])/.exec(pattern)?.[1] ?? ''
  return literal.replace(/\\/g, '').replace(/\/+/g, '/')
})

/**
 * The beginnings of all matches. If the pattern has a group of plain words, there are several: `/a` and `/b` for `^/(a|b)/`. The
 * list is never empty.
 */
export function beginningsOfMatches(pattern: string): readonly string[] {
  const [, start, words, rest] =
    /^(\^(?:[\w/~-]|\\[./~-])*)\((?:\?:)?((?:[\w/~|-]|\\[./~-])+)\)(?![?*{])([\s\S]*)$/.exec(pattern) ?? []
  if (start === undefined || words === undefined || hasAlternatives(pattern)) return [commonBeginningOfMatches(pattern)]
  return words.split('|').map((word) => commonBeginningOfMatches(`${start}${word}${rest}`))
}

/**
 * Whether a pattern may have alternatives outside of a plain group. Also true for an escaped bracket, which could hide
 * alternatives.
 */
function hasAlternatives(pattern: string): boolean {
  if (!pattern.includes('|')) return false
  if (/\\[()]|\[|\(\?#/.test(pattern)) return true
  // A closed group is removed from the list with its bars. An unclosed bracket opens no group.
  const bars: number[] = [0]
  for (const [sign] of pattern.matchAll(/[()|]/g)) {
    if (sign === '(') bars.push(0)
    else if (sign === '|') bars.push((bars.pop() ?? 0) + 1)
    else if (bars.length > 1) bars.pop()
  }
  return bars.some((count) => count > 0)
}
