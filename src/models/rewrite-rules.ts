import { type Edit, replace } from '../edit/edit.js'
import { captureGroups } from '../httpd/pattern-groups.js'
import { wordsOfRewriteLine } from '../httpd/rewrite-words.js'
import { isLiteral } from '../syntax/literal.js'
import type { Directive } from '../syntax/tree.js'

/** Adds a flag to a RewriteRule. Undefined if a person must edit the line. */
export function addRewriteFlag(at: Directive, flags: string | undefined, name: string): Edit | undefined {
  const last = at.args.at(-1)
  const isPlain =
    isLiteral(at) &&
    at.args.length === (flags === undefined ? 2 : 3) &&
    /^(\[[^"'\\\]]*[^"'\\\]\s]\])?$/.test(flags ?? '')
  if (!last || !isPlain) return undefined
  const bracket = at.file.text.lastIndexOf(']', last.end - 1)
  return flags === undefined
    ? replace(at, { start: last.end, end: last.end }, ` [${name}]`)
    : replace(at, { start: bracket, end: bracket }, `,${name}`)
}

/**
 * The pattern (`%0`) and the capture groups (`%1`, `%2`, …) of the RewriteCond directly before the rule. Empty if that
 * RewriteCond tests none of these variables.
 */
export function capturesOfConditionBefore(at: Directive, variables: RegExp): readonly string[] {
  const { commands } = at.parent ?? at.file
  const before = commands[commands.indexOf(at) - 1]
  const words = before?.kind === 'directive' && before.key === 'rewritecond' ? wordsOfRewriteLine(before) : undefined
  return words && variables.test(words.first) ? captureGroups(words.second) : []
}
