/**
 * The text of the first suggestion in a comment, as GitHub's Markdown reads it: lines without their endings, none for a
 * suggestion that deletes; undefined where no block of code is one. A block inside an HTML block is no block.
 */
export function suggestionIn(body: string): readonly string[] | undefined {
  const lines = body.split(/\r?\n/)
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const html = htmlEnd(line)
    if (html) at = endOfHtml(lines, at, html)
    const fence = html ? null : /^( {0,3})(`{3,}(?=[^`]*$)|~{3,})\s*(\S*)/.exec(line)
    if (!fence) continue
    const end = endOfFence(lines, at, fence[2] ?? '')
    if (fence[3] === 'suggestion')
      return lines.slice(at + 1, end).map((each) => each.replace(new RegExp(`^ {0,${fence[1]?.length}}`), ''))
    at = end
  }
  return undefined
}

/** What ends the HTML block that the line starts, if it starts one. */
function htmlEnd(line: string): RegExp | undefined {
  if (/^ {0,3}<!--/.test(line)) return /-->/
  const raw = /^ {0,3}<(pre|script|style|textarea)\b/i.exec(line)
  if (raw) return new RegExp(`</${raw[1]}>`, 'i')
  return /^ {0,3}<\/?(details|summary|table|tr|td|th|div|p|h[1-6]|ul|ol|li|blockquote|hr|center)\b/i.test(line)
    ? /^\s*$/
    : undefined
}

function endOfHtml(lines: readonly string[], from: number, end: RegExp): number {
  const found = lines.findIndex((line, index) => index >= from && end.test(line))
  return found < 0 ? lines.length : found
}

/** The line of the closing fence; without one the block goes on to the end. */
function endOfFence(lines: readonly string[], from: number, fence: string): number {
  const closing = new RegExp(`^ {0,3}${fence[0]}{${fence.length},}\\s*$`)
  const found = lines.findIndex((line, index) => index > from && closing.test(line))
  return found < 0 ? lines.length : found
}
