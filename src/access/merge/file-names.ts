import { oncePerObject } from '../../base/once.js'
import { bytesAsCharacters, isAscii } from '../../httpd/bytes.js'
import { directoryPatternOn22 } from '../../httpd/end-anchor.js'
import { escapeSetOrCommentSource, isEvaluablePattern } from '../../httpd/evaluable-pattern.js'
import {
  hasWildcard,
  isEvaluableWildcard,
  mayWildcardPatternMatch,
  regexSourceOfWildcard,
} from '../../httpd/fnmatch.js'
import type { Scope } from './scope.js'

type Names = Pick<Scope, 'path' | 'regex'> & Partial<Pick<Scope, 'kind'>>

const asRegex = ({ path, regex }: Names, any = '.'): string =>
  regex ? path : `^${regexSourceOfWildcard(path, any) ?? '(?!)'}$`

/** The expression for a section's files, by name or path. A folder's path ends in a slash (ap_directory_walk). */
export const fileNameExpression = (names: Names): string =>
  names.kind === 'pattern'
    ? `'%{REQUEST_FILENAME}/' =~ m#${directoryPatternOn22(names.path)}#`
    : `%{REQUEST_FILENAME} =~ m#${asPathPattern(asRegex(names, '[^/]'))}#`

/** Turns a pattern for a name into one for the end of a path. The matched part has no slash in it. */
function asPathPattern(pattern: string): string {
  const [, flag = '', names = ''] = /^(\(\?i\))?([\s\S]*)$/.exec(pattern) ?? []
  const start = names.startsWith('^') ? names.slice(1) : `[^/]*${names}`
  if (staysInName(names)) return `${flag}/${/(?<!\\)\$$/.test(start) ? start : `${start}[^/]*$`}`
  // The result begins at the last slash. A name starts there, so `^` becomes the start of the name.
  const begun = names.replace(new RegExp(`${escapeSetOrCommentSource}|\\^`, 'g'), (piece) =>
    piece === '^' ? '(?<![^/])' : piece,
  )
  return `${flag}/(?=[^/]*$)[^/]*(?:${begun})`
}

/**
 * Whether a name pattern can be put behind a slash: no part of it matches a slash, and it has no `|` outside of parentheses,
 * which would split the path.
 */
function staysInName(pattern: string): boolean {
  const signs = pattern
    .replace(/^\^|(?<!\\)\$$/g, '')
    .replaceAll('[^/]', 'x')
    .replace(/\\[^\w\s]|\\[dw]|\[[\w.-]+\]/g, 'x')
  return (
    /^[\w \-~%&=,;:@()|?*+{}]*$/.test(signs) && !signs.includes('(?') && !/\|/.test(signs.replace(/\([^()]*\)/g, ''))
  )
}

/** `always`: the first matches every file that the second matches. `never`: no file matches both. */
export function nameOverlap(first: Names, second: Names): 'always' | 'never' | 'maybe' {
  if (first.kind === 'pattern' || second.kind === 'pattern')
    return first.kind === second.kind && first.path === second.path ? 'always' : 'maybe'
  if (matchesEveryName(first) || (first.path === second.path && first.regex === second.regex)) return 'always'
  const [one, other] = isName(second) ? [first, second] : [second, first]
  if (!isName(other) || !areMatchedNamesKnown(one)) return 'maybe'
  // Windows and some other systems ignore case in patterns (server/core.c, USE_ICASE), so the name must not match in any letter
  // case.
  if (!matches(one, other.path, true) && !matches(inAnyCase(one), other.path.toLowerCase(), true)) return 'never'
  return one === first && matches(one, other.path, false) ? 'always' : 'maybe'
}

/** Whether a section for names matches every file, and folders themselves, which have no name (server/request.c, ap_file_walk). */
export const matchesEveryName = ({ path, regex }: Names): boolean =>
  regex ? /^(\(\?i\))?\^?(\.\*|\(\.\*\))$/.test(path) : /^\*+$/.test(path)

const inAnyCase = oncePerObject(
  ({ path, regex }: Names): Names => ({
    regex,
    path: !regex ? path.toLowerCase() : path.startsWith('(?i)') ? path : `(?i)${path}`,
  }),
)

/** Whether it is known which names a `<Files>` section matches. httpd turns `./page` into `page` (filesection). */
export const areMatchedNamesKnown = oncePerObject((names: Names): boolean => {
  if (!names.regex) return isEvaluableWildcard(names.path) && !/\/|^\.{0,2}$/.test(names.path)
  const test = testOf(names)
  return isEvaluablePattern(names.path) && test('', true) === test('', false)
})

const isName = (scope: Names) => !scope.regex && !hasWildcard(scope.path) && areMatchedNamesKnown(scope)

function matches(scope: Names, name: string, otherwise: boolean): boolean {
  if (!scope.regex) return hasWildcard(scope.path) ? mayWildcardPatternMatch(scope.path, name) : scope.path === name
  return testOf(scope)(name, otherwise)
}

/** The compiled pattern of a section. Cached, because each section is compared with many names. */
const testOf = oncePerObject(({ path }: Names) => regexTest(path))

/** Matches syntax that PCRE and JavaScript read differently: `[]a]`, `\z`, `\v`, `\x41`. */
const ambiguousSyntax = /\[\^?\]|\\[AzZhHVea]|\\c(?![a-z])/i

/** Matches a byte above 127 that the pattern writes as an octal number. */
const highByte = /\\[23][0-7]/

/** Matches a line break. Near one, the two versions and JavaScript read `.`, `$` and `\s` differently. */
const lineEnds = /[\n\v\r]/

/**
 * Tests whether a directory pattern surely matches a folder and everything in it. False for a pattern that looks at the text
 * around its match, such as `\b`.
 */
export const matchesWholeFolderTest: (pattern: Names) => (folder: string) => boolean = oncePerObject(({ path }) => {
  const pattern = directoryPatternOn22(path)
  const looksAround = /\(\?<?![^)]|\\[bBG]/.test(pattern)
  const matches = regexTest(pattern)
  return (folder) => !looksAround && matches(`${folder}/`, false)
})

/**
 * Returns a test: whether a regular expression of httpd matches a text. Both are bytes. The result is `otherwise` if JavaScript
 * may read the pattern or the text in another way.
 */
export function regexTest(pattern: string): (text: string, otherwise: boolean) => boolean {
  const regex = !isEvaluablePattern(pattern) || ambiguousSyntax.test(pattern) ? undefined : compiled(pattern)
  const hasHighByte = highByte.test(pattern)
  return (text, otherwise) => {
    if (!regex || lineEnds.test(text) || (hasHighByte && !isAscii(text))) return otherwise
    return regex.test(bytesAsCharacters(text))
  }
}

function compiled(pattern: string): RegExp | undefined {
  try {
    return new RegExp(bytesAsCharacters(pattern.replace(/^\(\?i\)/, '')), pattern.startsWith('(?i)') ? 'i' : '')
  } catch {
    return undefined
  }
}
