/**
 * Configuration files are often templates, and what replaces a tag is not known. A line that is only a tag stays as it
 * is, and a word with a tag is never read literally.
 */

/** Opening tags that may span several lines, with their ends. */
const tags: readonly (readonly [string, string])[] = [
  ['<%', '%>'],
  ['<?', '?>'],
  ['{%', '%}'],
  ['{{', '}}'],
  ['{#', '#}'],
  ['[%', '%]'],
  ['{tmpl_', '}'],
  ['<tmpl_', '>'],
  ['</tmpl_', '>'],
  ['{/tmpl_', '}'],
]

/**
 * The beginnings of lines that no directive has, so that the line is a tag or starts with one: `@INCLUDES@`, `{if $x}`,
 * `${OFF}Listen`.
 */
const templateLine = /^(?:[@{$]|%\w|\[%\s|<[%?]|<\/?tmpl_)/i

/** Finds the template lines of a text. */
export interface TemplateLineFinder {
  /**
   * The end of the template line that starts at `first` (after its line ending), or -1 for a line of httpd.
   * @param end the end of the logical line
   */
  endOf(first: number, end: number): number
}

export function templateLineFinder(text: string): TemplateLineFinder {
  // The tags that were not closed in this file. There is no need to search for their ends again.
  const unclosed = new Set<string>()
  return { endOf }

  function endOf(first: number, end: number): number {
    const code = text.charCodeAt(first)
    if (isLetter(code) || (code === LESS && isPlainTag(text.charCodeAt(first + 1)))) return -1
    const head = text.slice(first, first + 8)
    if (!templateLine.test(head)) return -1
    const tag = tags.find(([open]) => head.toLowerCase().startsWith(open))
    if (!tag) return end
    const close = unclosed.has(tag[1]) ? -1 : text.indexOf(tag[1], first + tag[0].length)
    // An opening without an end is not a tag.
    if (close < 0) unclosed.add(tag[1])
    if (close < 0) return head.startsWith('<') ? -1 : end
    if (close < end) return end
    const newline = text.indexOf('\n', close)
    return newline < 0 ? text.length : newline + 1
  }
}

const LESS = 60

/** A tag with a name can belong to a template only if the name begins with a `t`. */
const isPlainTag = (next: number) => isLetter(next) && (next | 32) !== LETTER_T

const LETTER_T = 116

const isLetter = (code: number) => (code | 32) >= 97 && (code | 32) <= 122

/** A regular expression for the start of `{% if x %}`, but not for a time in a log format, `%{%Y-%m-%d}t`. */
export const templateTagStartSource = '(?:(?<!%)\\{%|\\{%[-+\\s])'

const placeholder = new RegExp(
  [
    `<%|<\\?|\\{\\{|\\}\\}|\\[%\\s|${templateTagStartSource}`,
    // The ends of tags that began on another line; `%>s` is a log format, and `(?>` a pattern.
    '%>(?![\\w{!,])|[\\s;]\\?>',
    '</?(?:tmpl|TMPL)_|\\{/?(?:tmpl|TMPL)_|\\{\\$[A-Za-z_]',
    '@@?[A-Za-z_][\\w.-]*@',
    // `%NAME%`, but not the bytes of a URL, such as `%C3%A9`, and not a time in a log's name, such as `%H_%M`.
    '(?<![%\\w])%(?![\\dA-Fa-f]{2}\\w*%[\\dA-Fa-f]{2}|[A-Za-z]_+%[A-Za-z](?![A-Za-z]))[A-Za-z_]\\w+%',
    '(?<![%$\\\\])\\{[A-Za-z][A-Za-z0-9_]+\\}',
    '__[A-Z][A-Z0-9_]+__',
  ].join('|'),
)

/** Whether this text contains a template tag or placeholder. `%{NAME}` and `${NAME}` are httpd's own. */
export const hasPlaceholder = (text: string): boolean => placeholder.test(text)
