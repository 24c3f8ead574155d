import { type Directive, type Node, type Section, walk } from '../syntax/tree.js'
import { directiveNamed } from './directives.js'
import { isGuard } from './guards.js'

/**
 * Whether nothing in a `<Limit>` or `<LimitExcept>` depends on the method, so that its tags can go: 2.2 accepted its lines at
 * server level, where they apply to every method.
 */
export function isIndependentOfMethod(limit: Section): boolean {
  if (!limit.close || isRefusedLimit(limit)) return false
  for (const node of walk(limit.children)) if (!isUnlimited(node)) return false
  return true
}

/** `<Limit>` or `<LimitExcept>`. */
export const isLimitSection = ({ key }: { readonly key: string }): boolean => /^limit(except)?$/.test(key)

/** Both versions refuse one without methods, and a `<Limit>` with TRACE among them (server/core.c, ap_limit_section). */
export const isRefusedLimit = ({ key, args }: Section): boolean =>
  args.length === 0 || (key === 'limit' && args.some(({ value }) => value === 'TRACE'))

/** Whether 2.2 does not start with a line in `<Limit>`, or answers 500 for it; 2.4 takes most of them there. */
export const isRefusedInLimit = ({ key }: Directive): boolean => refused.has(key)

/** Server/core.c and mod_ident.c of 2.2, NOT_IN_LIMIT. */
const refused: ReadonlySet<string> = new Set([
  ...['adddefaultcharset', 'allowencodedslashes', 'contentdigest', 'enablemmap'],
  ...['enablesendfile', 'errordocument', 'hostnamelookups', 'identitycheck'],
  ...['identitychecktimeout', 'limitrequestbody', 'limitxmlrequestbody', 'loglevel'],
  ...['serversignature', 'timeout', 'usecanonicalname', 'usecanonicalphysicalport'],
])

function isUnlimited(node: Node): boolean {
  if (node.kind === 'section') return (isGuard(node) || isLimitSection(node)) && node.close !== undefined
  if (node.kind === 'directive')
    return !refused.has(node.key) && (directiveNamed(node.key)?.in22?.contexts.includes('s') ?? false)
  return node.kind === 'blank' || node.kind === 'comment'
}
