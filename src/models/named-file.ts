import type { Site } from '../site/site.js'
import { isLiteral } from '../syntax/literal.js'
import type { Directive } from '../syntax/tree.js'

/** The path on the server of the file that the first word of a line names; undefined for `none`, or if it is not known. */
export function pathNamedByFirstWord(site: Site, at: Directive): string | undefined {
  const path = at.args[0]?.value
  if (!path || /^none$/i.test(path) || !isLiteral(at)) return undefined
  if (path.startsWith('/')) return path
  const root = site.directives('ServerRoot')[0]
  return root && isLiteral(root) ? `${root.args[0]?.value}/${path}` : undefined
}
