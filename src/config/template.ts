/**
 * Configuration files are often templates of another program. What such a program will put in place of a tag cannot be
 * known, so a line that is nothing but a tag is kept as it is, and a directive whose words hold one is never taken for
 * what it seems to say.
 */

/** Opening tags that may run over several lines, with what ends them. */
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

/** No directive starts like this, so the line is a tag, or has one for its name: `@INCLUDES@`, `{if $x}`, `${OFF}Listen`. */
const templateLine = /^(?:[@{$]|%\w|\[%\s|<[%?]|<\/?tmpl_)/i

/**
 * Where the template line that starts at `first` ends (after its line ending), or -1 if it is a line for httpd.
 * @param end the end of the logical line
 */
export function endOfTemplate(text: string, first: number, end: number): number {
  if (isLetter(text.charCodeAt(first))) return -1
  const head = text.slice(first, first + 8)
  if (!templateLine.test(head)) return -1
  const tag = tags.find(([open]) => head.toLowerCase().startsWith(open))
  if (!tag) return end
  const close = text.indexOf(tag[1], first + tag[0].length)
  // A tag that is never closed is no tag.
  if (close < 0) return head.startsWith('<') ? -1 : end
  if (close < end) return end
  const newline = text.indexOf('\n', close)
  return newline < 0 ? text.length : newline + 1
}

const isLetter = (code: number) => (code | 32) >= 97 && (code | 32) <= 122

const placeholder =
  /<%|%>|<\?|\?>|\{\{|\}\}|\{%|\[%\s|<\/?tmpl_|\{\/?tmpl_|@@?[A-Za-z_][\w.-]*@|(?<![%\w])%[A-Za-z_]\w+%|(?<![%$\\])\{[A-Z][A-Z0-9_]+\}|__[A-Z][A-Z0-9_]+__/i

/** Whether this text holds a tag or placeholder of a template. `%{NAME}` and `${NAME}` are httpd's own. */
export const hasPlaceholder = (text: string): boolean => placeholder.test(text)
