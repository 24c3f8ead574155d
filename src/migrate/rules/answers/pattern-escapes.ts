import { safeFix } from '../../../edit/edit.js'
import { escapesIn, type PatternEscape } from '../../../httpd/patterns/escapes.js'
import type { RegularExpression } from '../../../models/regular-expressions.js'
import { isHtaccess } from '../../../site/htaccess.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive, Section, Word } from '../../../syntax/tree.js'
import { sourceRangeOfCharacter } from '../../../syntax/word-source.js'
import { eachPatternOn22 } from '../../each-pattern.js'
import { failureAt } from '../../failure.js'
import { type Hit, ruleOf } from '../../rule.js'

export const patternEscapes = ruleOf('answers', {
  id: 'pattern-escapes',
  title: 'A backslash before a letter that 2.4 reads differently',
  see: 'https://www.pcre.org/current/doc/html/pcre2pattern.html',
  fixes: 'safe',
  page: `
## What 2.2 did

httpd includes PCRE 5, in which a backslash before a letter without a meaning is just that letter: \`^/\\hidden\` is
\`^/hidden\`.

## What 2.4 does

PCRE2 reads \`\\h\` as a space or tab, \`\\v\` and \`\\R\` as a newline, \`\\K\` as a new start of the match. **A pattern that
kept somebody out may no longer match.** With other letters, httpd does not start.

## What the rule does

It removes the backslash if no PCRE ever gave the letter a meaning. Otherwise it only reports the line, because a 2.2
built with a newer PCRE, as in distributions, already reads it like 2.4. It also reports \`(?<name>\` or \`\\p{L}\` in a
\`.htaccess\` file, for which the PCRE of 2.2 answers 500.`,
  check: eachPatternOn22((pattern) =>
    isLiteral(pattern.at) ? hitOf(pattern, escapesIn(pattern.word.value)) : undefined,
  ),
})

function hitOf({ at, word }: RegularExpression, escapes: readonly PatternEscape[]): Hit | undefined {
  const refused = escapes.filter(isRefused)
  if (refused[0]) return hitOfRefused(at, word, refused[0], refused)
  const other = escapes.find(
    ({ letter, rest, inSet }) => !inSet && letter in meanings && (letter !== 'o' || isNumber(letter, rest)),
  )
  if (other)
    return {
      at,
      message: `2.4 reads \\${other.letter} in this pattern as ${meanings[other.letter]}; a 2.2 with its bundled PCRE reads it as the letter ${other.letter}. If you mean the letter, remove the backslash.`,
    }
  const newer = isHtaccess(at.file) ? newerThan22(word.value, escapes) : undefined
  if (newer === undefined) return undefined
  return {
    at,
    severity: 'info',
    message: `2.4 knows ${newer} in this pattern; a 2.2 with its bundled PCRE does not, and answers 500 to every request in this folder. Check that requests should get in, or write \`Require all denied\`.`,
  }
}

/**
 * The first syntax in a pattern that PCRE 5 does not know. A 2.2 built with PCRE 5 does not start, or answers 500 if the
 * pattern is in a .htaccess file.
 */
const newerThan22 = (pattern: string, escapes: readonly PatternEscape[]): string | undefined =>
  /(?<!\\)\((?:\?(?:<[A-Za-z_]|['|&^J]|[+-]\d)|\*[A-Z])/.exec(pattern)?.[0] ??
  escapes.filter(({ inSet, letter }) => !inSet && /^[NXpP]/.test(letter)).map(({ letter }) => `\\${letter}`)[0]

/** Whether PCRE2 rejects a letter after a backslash: the escape has no meaning, or needs something after it. */
const isRefused = ({ letter, rest, inSet }: PatternEscape): boolean =>
  inSet
    ? /^[ABCFGIJKMORTXYZijkmoqyz]/.test(letter) && !isNumber(letter, rest)
    : /^[FIJMOTYijmqy]/.test(letter) ||
      (letter === 'g' && !/^[\d{<'+-]/.test(rest)) ||
      (letter === 'k' && !/^[{<']/.test(rest)) ||
      (letter === 'o' && !isNumber(letter, rest))

const isNumber = (letter: string, rest: string): boolean => letter === 'o' && rest.startsWith('{')

function hitOfRefused(
  at: Directive | Section,
  word: Word,
  { letter }: PatternEscape,
  refused: readonly PatternEscape[],
): Hit {
  const edits = refused.flatMap(({ index }) => {
    const place = sourceRangeOfCharacter(at.file.text, word, index)
    return place ? [{ file: at.file, ...place, text: '' }] : []
  })
  return {
    at,
    mark: word,
    severity: 'error',
    message: `2.4 ${failureAt(at)} because of \\${letter} in this pattern; 2.2 reads it as the letter ${letter}. Remove the backslash.`,
    ...(edits.length === refused.length && { fix: safeFix('Remove the backslash', edits) }),
  }
}

/** The meanings of escapes in PCRE2, by letter. */
const meanings: Readonly<Record<string, string>> = {
  h: 'a space or tab',
  H: 'anything but a space or tab',
  v: 'a newline',
  V: 'anything but a newline',
  R: 'a newline',
  K: 'a new start of the match',
  o: 'a character code',
}
