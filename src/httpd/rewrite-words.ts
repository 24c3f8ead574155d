import { isSpace, joined } from '../syntax/lines.js'
import type { Directive } from '../syntax/tree.js'

/** The arguments of a RewriteCond or RewriteRule as mod_rewrite takes them, quotes off and backslashes kept. */
export interface RewriteWords {
  readonly first: string
  readonly second: string
  readonly flags: string | undefined
}

/**
 * mod_rewrite cuts its lines itself (mod_rewrite.c, parseargline): a backslash before a blank keeps the blank in the
 * word, and no other backslash means anything. Undefined where a word is missing.
 */
export function rewriteWords(node: Directive): RewriteWords | undefined {
  const line = joined(node.file.text, { start: node.name.end, end: node.end })
  const found: string[] = []
  for (let at = 0; at < line.length && found.length < 3; ) {
    const quote = line[at] === '"' || line[at] === "'" ? line[at] : undefined
    const start = quote ? at + 1 : at
    const end = endOfWord(line, start, quote)
    found.push(line.slice(start, end))
    for (at = end + 1; at < line.length && isSpace(line.charCodeAt(at)); ) at++
  }
  const [first, second, flags] = found
  return first === undefined || second === undefined ? undefined : { first, second, flags }
}

function endOfWord(line: string, start: number, quote: string | undefined): number {
  let at = start
  while (at < line.length && (quote ? line[at] !== quote : !isSpace(line.charCodeAt(at)))) {
    at += line[at] === '\\' && isSpace(line.charCodeAt(at + 1)) ? 2 : 1
  }
  return Math.min(at, line.length)
}
