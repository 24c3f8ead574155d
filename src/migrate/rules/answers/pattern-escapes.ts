import { type Edit, safeFix } from '../../../edit/edit.js'
import { type RegularExpression, regularExpressions } from '../../../models/regular-expressions.js'
import { isLiteral } from '../../../syntax/literal.js'
import { failureAt } from '../../failure.js'
import { type Hit, ruleOf } from '../../rule.js'

export const patternEscapes = ruleOf('answers', {
  id: 'pattern-escapes',
  title: 'A backslash before a letter that 2.4 reads otherwise',
  see: 'https://www.pcre.org/current/doc/html/pcre2pattern.html',
  page: `
2.2 comes with PCRE 5, for which a backslash before a letter without a meaning is that letter: \`^/\\hidden\` is \`^/hidden\`. The
PCRE2 of 2.4 reads \`\\h\` as a blank, \`\\v\` and \`\\R\` as the end of a line, \`\\K\` as a new beginning. A pattern that kept somebody out
may match nothing any more. Other letters it refuses, and 2.4 does not start.

Where no PCRE ever gave the letter a meaning, the backslash goes. For the others there is no fix: a 2.2 that was built with a newer
PCRE, as those of distributions are, reads them as 2.4 does.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const pattern of regularExpressions(site)) {
      const hit = isLiteral(pattern.at) ? (refused(pattern) ?? other(pattern)) : undefined
      if (hit) yield hit
    }
  },
})

/** Letters that PCRE2 refuses as they stand: no PCRE gives them a meaning, or one alone with what has to follow. */
const unknown = "[IJMOTYijmqy]|g(?![\\d{<'+-])|k(?![{<'])|o(?!\\{)"
const firstUnknown = new RegExp(`(?<!\\\\)(?:\\\\\\\\)*\\\\(${unknown})`)
const atUnknown = new RegExp(`^(?:${unknown})`)

function refused({ at, word }: RegularExpression): Hit | undefined {
  // What stands between \Q and \E is meant as it stands.
  if (word.value.includes('\\Q')) return undefined
  const [letter] = firstUnknown.exec(word.value)?.slice(1) ?? []
  if (letter === undefined) return undefined
  const source = at.file.text.slice(word.start, word.end)
  const edits: Edit[] = Array.from(source.matchAll(/\\+/g)).flatMap(({ 0: slashes, index }) => {
    const end = word.start + index + slashes.length
    // httpd makes one backslash of two (server/util.c, substring_conf).
    const isEscape = Math.ceil(slashes.length / 2) % 2 === 1 && atUnknown.test(at.file.text.slice(end, word.end))
    return isEscape ? [{ file: at.file, start: end - (slashes.length % 2 === 1 ? 1 : 2), end, text: '' }] : []
  })
  return {
    at,
    mark: word,
    severity: 'error',
    message: `2.4 ${failureAt(at)} with \\${letter} in this pattern, which 2.2 takes for the letter ${letter}; write it without the backslash.`,
    ...(edits.length > 0 && { fix: safeFix('Take out the backslash', edits) }),
  }
}

/** What these mean to PCRE2. */
const meanings: Readonly<Record<string, string>> = {
  h: 'a blank',
  H: 'anything but a blank',
  v: 'the end of a line',
  V: 'anything but the end of a line',
  R: 'the end of a line',
  K: 'a new beginning of what is found',
  N: 'anything but the end of a line',
  o: 'a character by its number',
}

function other({ at, word }: RegularExpression): Hit | undefined {
  const text = word.value
  if (text.includes('\\Q')) return undefined
  const [letter = ''] = /(?<!\\)(?:\\\\)*\\([hHvVRKN]|o(?=\{))/.exec(text)?.slice(1) ?? []
  const meaning = meanings[letter]
  return meaning === undefined
    ? undefined
    : {
        at,
        message: `2.4 reads \\${letter} in this pattern as ${meaning}. A 2.2 with the PCRE that it comes with takes it for the letter ${letter}: if that is meant, write it without the backslash.`,
      }
}
