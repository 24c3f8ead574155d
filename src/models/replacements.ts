import { withFinalDollarAsZ } from '../httpd/line-end.js'
import { quoted } from '../syntax/literal.js'
import { type Directive, sourceOf, type Word } from '../syntax/tree.js'

/** The text that a directive puts in place of a match. */
export interface Replacement {
  readonly word: Word
  /** The word's value consists of `before`, the replacement, and `after`. */
  readonly before: string
  readonly text: string
  readonly after: string
  /** For Substitute: the regular expression. `before` contains it with its delimiters. */
  readonly pattern?: string
  /**
   * Whether 2.4 reads escapes twice: mod_headers has escapes of its own, which it reads before those of the replacement
   * (mod_headers.c, parse_misc_string).
   */
  readonly escapedTwice: boolean
}

/** The replacements of a line that 2.2 and 2.4 pass to ap_pregsub. RewriteRule does not use it. */
export function replacementsOf(line: Directive): Replacement[] {
  const find = finders[line.key]
  return find ? find(line).flatMap((found) => found ?? []) : []
}

/** The directives that may contain a replacement. */
export const directivesWithReplacements: readonly string[] = [
  ...['AliasMatch', 'ScriptAliasMatch', 'RedirectMatch', 'ProxyPassMatch', 'ProxyPass', 'Substitute'],
  ...['SetEnvIf', 'SetEnvIfNoCase', 'BrowserMatch', 'BrowserMatchNoCase', 'Header', 'RequestHeader'],
]

/**
 * The text for 2.4 with the meaning it had in 2.2: `&` was the whole match, and a backslash was literal unless `$` or
 * `&` followed (server/util.c, ap_pregsub: 2.2's regsub_core and 2.4's). If only pairs of backslashes could differ, the
 * text is assumed to be for 2.4 already.
 */
export function replacementTextFor24({ text, escapedTwice }: Pick<Replacement, 'text' | 'escapedTwice'>): string {
  if (!insertsWholeMatchOn22(text) && !hasSingleBackslash(text)) return text
  const backslash = escapedTwice ? '\\\\\\\\' : '\\\\'
  return text.replace(/\\[$&]|&|\\/g, (found) => (found.length > 1 ? found : found === '&' ? '$0' : backslash))
}

/** The word for 2.4 that contains the replacement, in quotes if it had them. */
export function replacementWordFor24(at: Directive, found: Replacement): string {
  const { word, before, pattern, after } = found
  const start = pattern === undefined ? before : before.slice(0, 2) + withFinalDollarAsZ(pattern) + before.slice(-1)
  const value = start + replacementTextFor24(found) + after
  return /^["']/.test(sourceOf(at.file, word)) ? quoted(value) : value.replace(/\\/g, '\\\\')
}

/** Whether 2.2 inserts the whole match, for an unescaped `&`. */
export const insertsWholeMatchOn22 = (text: string): boolean => /(?:^|[^\\])&/.test(text)

const hasSingleBackslash = (text: string) => /(?:^|[^\\])(?:\\\\)*\\(?![\\$&])/.test(text)

type Found = (Replacement | undefined)[]

const finders: Readonly<Record<string, (line: Directive) => Found>> = {
  aliasmatch: ({ args }) => [whole(args[1])],
  scriptaliasmatch: ({ args }) => [whole(args[1])],
  redirectmatch: ({ args }) => [whole(args[isStatus(args[0]) ? 2 : 1])],
  // In a section for locations, the section's pattern applies.
  proxypassmatch: ({ args, parent }) => [whole(args[parent && /^location/.test(parent.key) ? 0 : 1])],
  proxypass: ({ args }) => [args[0]?.value === '~' ? whole(args[2]) : undefined],
  setenvif: ({ args }) => assignments(args[1], args.slice(2)),
  setenvifnocase: ({ args }) => assignments(args[1], args.slice(2)),
  browsermatch: ({ args }) => assignments(args[0], args.slice(1)),
  browsermatchnocase: ({ args }) => assignments(args[0], args.slice(1)),
  header: ({ args }) => [edited(args)],
  requestheader: ({ args }) => [edited(args)],
  substitute: ({ args }) => [substituted(args[0])],
}

const whole = (word: Word | undefined): Replacement | undefined =>
  word && { word, before: '', text: word.value, after: '', escapedTwice: false }

const isStatus = (word: Word | undefined) => /^(permanent|temp|seeother|gone|\d+)$/i.test(word?.value ?? '')

/** `NAME=VALUE`. With a plain text as the pattern, nothing is replaced (mod_setenvif.c, non_regex_pattern). */
function assignments(pattern: Word | undefined, words: readonly Word[]): Found {
  if (!pattern || /^(?:\\[\\^.$|()[\]*+?{}]|[^\\^.$|()[\]*+?{}])*$/.test(pattern.value)) return []
  return words.map((word) => {
    const match = /^([^!=][^=]*=)(.*)$/s.exec(word.value)
    return match ? { word, before: match[1] ?? '', text: match[2] ?? '', after: '', escapedTwice: false } : undefined
  })
}

/** `[condition] edit NAME PATTERN REPLACEMENT`. */
function edited(args: readonly Word[]): Replacement | undefined {
  const action = args.slice(0, 2).findIndex((arg) => /^edit\*?$/i.test(arg.value))
  const found = action < 0 ? undefined : whole(args[action + 3])
  return found && { ...found, escapedTwice: true }
}

/** `s/PATTERN/REPLACEMENT/flags`, with any delimiter. With the flag n the pattern is plain text. */
function substituted(word: Word | undefined): Replacement | undefined {
  const match = /^(s(.)((?:(?!\2).)+)\2)((?:(?!\2).)*)((?:\2[a-z]*)?)$/is.exec(word?.value ?? '')
  const [, before = '', , pattern = '', text = '', after = ''] = match ?? []
  return word && match && !/n/i.test(after.slice(1))
    ? { word, before, text, after, pattern, escapedTwice: false }
    : undefined
}
