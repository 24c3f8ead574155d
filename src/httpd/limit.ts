import { type Directive, type Node, type Section, walk } from '../syntax/tree.js'
import { directiveByName } from './directives.js'
import { isGuard } from './guards.js'

/**
 * Whether no line in a `<Limit>` or `<LimitExcept>` depends on the method, so that its tags can be removed: at server level 2.2
 * applied its lines to every method.
 */
export function areLinesIndependentOfMethod(limit: Section): boolean {
  if (!limit.close || isInvalidLimit(limit)) return false
  for (const node of walk(limit.children)) if (!isUnlimited(node)) return false
  return true
}

export const isLimitSection = ({ key }: { readonly key: string }): boolean => /^limit(except)?$/.test(key)

/** Whether both versions reject the section: it has no methods, or is `<Limit>` with TRACE (server/core.c, ap_limit_section). */
export const isInvalidLimit = ({ key, args }: Section): boolean =>
  args.length === 0 || (key === 'limit' && args.some(({ value }) => value === 'TRACE'))

/** Whether 2.2 rejects the directive in `<Limit>`, at start or with 500. 2.4 accepts most of these directives in it. */
export const isInvalidInLimitOn22 = ({ key }: Directive): boolean => refused.has(key)

/** The directives with NOT_IN_LIMIT in server/core.c and mod_ident.c of 2.2. */
const refused: ReadonlySet<string> = new Set([
  ...['adddefaultcharset', 'allowencodedslashes', 'contentdigest', 'enablemmap'],
  ...['enablesendfile', 'errordocument', 'hostnamelookups', 'identitycheck'],
  ...['identitychecktimeout', 'limitrequestbody', 'limitxmlrequestbody', 'loglevel'],
  ...['serversignature', 'timeout', 'usecanonicalname', 'usecanonicalphysicalport'],
])

function isUnlimited(node: Node): boolean {
  if (node.kind === 'section') return (isGuard(node) || isLimitSection(node)) && node.close !== undefined
  if (node.kind === 'directive')
    return !refused.has(node.key) && (directiveByName(node.key)?.in22?.contexts.includes('s') ?? false)
  return node.kind === 'blank' || node.kind === 'comment'
}
