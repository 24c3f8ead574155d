/**
 * Control lines in template languages whose blocks this tool does not parse: Mako, Smarty, FreeMarker, Velocity, m4 and
 * others.
 */
const strangeTag = new RegExp(
  `^(?:${[
    '%+\\s*(?:if|elif|else|elseif|endif|for|endfor|foreach|while|endwhile|unless|end|ifdef|ifndef)\\b',
    '\\{\\/?(?:if|else|elseif|foreach|foreachelse|for|section|sectionelse|while|unless|literal)\\b',
    '@+(?:if|else|elseif|end|unless|for|foreach|ifdef|ifndef)(?:[_\\W]|$)',
    '__(?:IF|ELSE|END|UNLESS|FOR)',
    '#(?:ifdef|ifndef|endif)\\b|#(?:if|elseif|foreach)\\s*\\(',
    '<\\/?(?:#|@|(?:c|g|py|s|tal|xsl):)\\w',
    'm4_|ifdef\\(|ifelse\\(',
  ].join('|')})`,
  'i',
)

/** Whether a line of the text begins with an unsupported tag. Fast, because the first character rules out most lines. */
export function hasUnsupportedTag(text: string): boolean {
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    let first = start
    while (first < end && isBlank(text.charCodeAt(first))) first++
    if (mayBegin(text, first) && strangeTag.test(text.slice(first, end))) return true
    start = end + 1
  }
  return false
}

const isBlank = (code: number): boolean => code === 32 || code === 9

const beginnings: ReadonlySet<string> = new Set('%{@_<mMiI')

/** Whether the character here can begin a tag. A `#` can only before i, e or f; nearly always it begins a comment. */
const mayBegin = (text: string, at: number): boolean =>
  text[at] === '#' ? /[ief]/i.test(text[at + 1] ?? '') : beginnings.has(text[at] ?? '')

/** Whether a line with this first word may be an unsupported tag. */
export const mayBeUnsupportedTag = (name: string): boolean => tagName.test(name)

const tagName = /^(?:[%{@_]|<\/?(?:[#@]|\w+:)|m4_|if(?:def|else)\()/i

/** Whether the comment at this `#` is an unsupported tag. */
export function isCommentAnUnsupportedTag(text: string, first: number, end: number): boolean {
  const next = text.charCodeAt(first + 1) | 32
  return (next === LETTER_I || next === LETTER_E || next === LETTER_F) && strangeTag.test(text.slice(first, end))
}

const LETTER_E = 101
const LETTER_F = 102
const LETTER_I = 105
