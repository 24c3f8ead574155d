import { isSpace, logicalLineText } from '../syntax/lines.js'
import type { Directive } from '../syntax/tree.js'

/** The arguments of a RewriteCond or RewriteRule as mod_rewrite splits them, without quotes but with backslashes. */
export type RewriteWords = Readonly<NonNullable<ReturnType<typeof wordsOfRewriteLine>>>

/**
 * The first three words of a line, as mod_rewrite itself splits it (mod_rewrite.c, parseargline): only a backslash
 * before a space is an escape. Undefined if the second word is missing.
 */
export function wordsOfRewriteLine(node: Directive) {
  const line = logicalLineText(node.file.text, { start: node.name.end, end: node.end })
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

/**
 * The flags of a RewriteRule in lower case, without values after `=` (mod_rewrite.c, cmd_parseflags).
 * @param flags such as `[R=301,L]`
 */
export const flagsOfRewriteRule = (flags = ''): readonly string[] =>
  flags
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((flag) => flag.trim().toLowerCase().replace(/=.*$/s, ''))

/** Whether a RewriteRule passes the request to another server. */
export const isProxying = (flags: string | undefined): boolean =>
  flagsOfRewriteRule(flags).some((flag) => flag === 'p' || flag === 'proxy')

const answering = new Set(['r', 'redirect', 'f', 'forbidden', 'g', 'gone', 'p', 'proxy'])

/**
 * Whether a RewriteRule at server level chooses a file. It does not if it denies, redirects or proxies the request, or has `-` as
 * its target. With PT the new URL is mapped like a requested one (mod_rewrite.c, hook_uri2file).
 */
export function rewritesToFile(rule: Directive): boolean {
  const [, substitution, flags] = rule.args.map(({ value }) => value)
  const passesThrough = (flag: string) => flag === 'pt' || flag === 'passthrough'
  return substitution !== '-' && !flagsOfRewriteRule(flags).some((flag) => answering.has(flag) || passesThrough(flag))
}
