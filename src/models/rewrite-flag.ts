import { type Edit, replace } from '../edit/edit.js'
import { isLiteral } from '../syntax/literal.js'
import type { Directive } from '../syntax/tree.js'

/** A flag more on a RewriteRule; undefined where its line is written in a way that needs a person. */
export function rewriteFlagAdded(at: Directive, flags: string | undefined, name: string): Edit | undefined {
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
