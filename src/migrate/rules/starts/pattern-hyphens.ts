import { safeFix } from '../../../edit/edit.js'
import { isLiteral } from '../../../syntax/literal.js'
import { sourceRangeOfCharacter } from '../../../syntax/word-source.js'
import { eachPatternOn22 } from '../../each-pattern.js'
import { failureAt } from '../../failure.js'
import { type Hit, ruleOf } from '../../rule.js'

export const patternHyphens = ruleOf('starts', {
  id: 'pattern-hyphens',
  title: 'A hyphen next to \\w or another class in a set, which PCRE2 rejects',
  severity: 'error',
  see: 'https://www.pcre.org/current/doc/html/pcre2pattern.html#SEC9',
  fixes: 'safe',
  page: `
## What 2.2 did

In \`[\\w-.]\` the hyphen cannot mean a range, since \`\\w\` is not a single character. PCRE read it as a hyphen.

## What 2.4 does

Most builds since 2.4.52 use PCRE2, which calls that an invalid range. httpd does not start, or answers 500 if the line
is in a \`.htaccess\` file. \`[a-\\d]\` and \`[[:alnum:]-_]\` fail too. At the end of a set, as in \`[\\w.-]\`, both
libraries accept the hyphen.

## What the rule does

It writes a backslash before the hyphen, which means the same in every PCRE.`,
  check: eachPatternOn22(({ at, word }) => {
    const found = isLiteral(at) ? hyphensIn(word.value) : []
    if (found.length === 0) return undefined
    const places = found.map((index) => sourceRangeOfCharacter(at.file.text, word, index))
    const edits = places.flatMap((place) =>
      place ? [{ file: at.file, start: place.start, end: place.start, text: '\\' }] : [],
    )
    const hit: Hit = {
      at,
      mark: word,
      message: `2.4 with PCRE2 ${failureAt(at)} because of a hyphen next to a class such as \\w in this pattern. Write \\-, which every PCRE accepts.`,
    }
    return edits.length === found.length ? { ...hit, fix: safeFix('Write a backslash before the hyphen', edits) } : hit
  }),
})

/** Matches the next part of a set: a class of characters, a range, or one character. */
const parts = /\[:\^?\w+:\]|\\[dDwWsShHvV]|(?:\\.|[^\]\\])-(?:\\[^dDwWsShHvV]|[^\]\\[])|\\.|[^\]\\]/sy

/** The indexes, from 0, of hyphens in sets that PCRE2 takes for an invalid range. */
function hyphensIn(pattern: string): readonly number[] {
  const found: number[] = []
  for (let index = 0; index < pattern.length; index++) {
    if (pattern[index] === '\\') index++
    else if (pattern[index] === '[') index = throughSet(pattern, index, found)
  }
  return found
}

/**
 * Adds the hyphens of the set that begins at `start` to `found`.
 * @returns the end of the set
 */
function throughSet(pattern: string, start: number, found: number[]): number {
  const [begin = ''] = /^\[\^?\]?/.exec(pattern.slice(start)) ?? []
  let before: 'class' | 'character' | undefined = begin.endsWith(']') ? 'character' : undefined
  parts.lastIndex = start + begin.length
  for (;;) {
    const at = parts.lastIndex
    const [part] = parts.exec(pattern) ?? []
    if (part === undefined) return at
    const next = pattern.slice(parts.lastIndex)
    const isBetween: boolean = part === '-' && before !== undefined && next !== '' && !next.startsWith(']')
    if (isBetween && (before === 'class' || isClass(next))) found.push(at)
    before = isClass(part) ? 'class' : part.length > 2 || isBetween ? undefined : 'character'
  }
}

const isClass = (text: string): boolean => /^(\[:\^?\w+:\]|\\[dDwWsShHvV])/.test(text)
