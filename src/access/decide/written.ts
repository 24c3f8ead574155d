import { allMethods, type PerMethod } from '../../httpd/methods.js'
import type { Site } from '../../site/site.js'
import type { Scope } from '../merge/scope.js'
import type { AccessRules } from '../read/access.js'
import { isAccessLineOf22 } from '../read/access-lines.js'
import { type AuthzTree, authzTreeOf } from '../read/authz-tree.js'
import { always, type Condition, leavesOf, never } from '../read/condition.js'
import { hasKeywordOf24 } from '../read/requirements.js'
import { isSatisfyAnyInForce, type State } from './state.js'

/**
 * Whether a section is already written for 2.4: it has no lines of 2.2, and it or a section above has words of 2.4. Sections that
 * must change together are written together, so a section that is already written needs no change.
 */
export function isWrittenFor24(site: Site, { nodes }: Scope, access: AccessRules, bases: readonly State[]): boolean {
  if (site.judgement.origin !== 'on its way') return false
  const { lines, require, containers, guardsByVersion: dual, testsCompat, unclear } = access
  if (dual || testsCompat || lines.some((line) => isAccessLineOf22(line) || line.hiddenFrom24)) return false
  if (containers.length > 0 || require?.some(hasKeywordOf24) || lines.some(({ kind }) => kind === 'new')) return true
  // The section has `<RequireAll>` and no Require beside it. An AuthType may be above the container.
  if (!require) return unclear !== undefined && authzTreeOf(nodes).tree !== undefined
  return bases.some(({ unclear }) => unclear) && bases.every(leavesItToRequire)
}

/**
 * Whether 2.2 refuses every request because it does not know a keyword of the section's Require lines. Only for files that 2.4
 * has never read.
 */
export const refusesAllOn22ByUnknownRequire = (
  site: Site,
  { require }: AccessRules,
  bases: readonly State[],
): boolean => require?.some(hasKeywordOf24) === true && !bases.some(isSatisfyAnyInForce) && site.judgement.isUntouched

/** Whether the host lines in force refuse some clients. False if any lines above cannot be read reliably. */
export const refusesByAddress = (state: State): boolean => state.unclear === false && mayRefuseByAddress(state)

/** Whether the host lines in force refuse some clients, as far as the lines above can be read. */
export const mayRefuseByAddress = ({ host }: Pick<State, 'host'>): boolean => host !== undefined && !isOpen(host)

/**
 * Whether a section's Require needs no rule from above: no Satisfy Any makes its users optional, and host lines refuse no
 * client or the rules above are unclear.
 */
const leavesItToRequire = ({ unclear, host, satisfyAny }: State): boolean =>
  !isSatisfyAnyInForce({ satisfyAny: satisfyAny }) && (unclear !== false || !host || isOpen(host))

const isOpen = ({ named, other }: PerMethod<Condition>): boolean => named.size === 0 && other.key === always.key

/**
 * The rules that sections below inherit from a section written for 2.4, in terms of 2.2. Its former host lines are
 * unknown, unless it allows everybody or nobody. Its former Require is known only if it checks addresses alone, and
 * nothing above asks for a user. It had no Satisfy Any: with that, the sections below would have been written at the
 * same time. Assuming Satisfy All allows no additional request.
 */
export function rulesBeforeUpgradeOf({ nodes }: Scope, own: AccessRules, { require, satisfyAny }: State): AccessRules {
  const written = authzTreeOf(nodes)
  const { tree } = written
  const conditions = conditionsIn(written)
  const isWhole = isPlain(written)
  const asksUser = conditions.some((condition) => leavesOf(condition).some((leaf) => leaf.asksUser))
  const onlyHostsUnclear = isWhole && !asksUser && !require
  const inherited = { ...own, require: undefined, unclear: 'Require lines of 2.4', onlyHostsUnclear }
  if (onlyHostsUnclear && tree && isOpen(tree) && !isSatisfyAnyInForce({ satisfyAny: satisfyAny }))
    return { ...inherited, host: tree, satisfy: closed.satisfy, unclear: undefined }
  if (onlyHostsUnclear) return inherited
  return treeAllowsNobody(written) ? { ...inherited, ...closed } : { ...inherited, unknownFormerRules: 'both' }
}

/** Whether the tree refuses every request, whatever rules are above it. */
export const treeAllowsNobody = (written: AuthzTree): boolean =>
  isPlain(written) && conditionsIn(written).every(({ key }) => key === never.key)

const isPlain = ({ tree, merging, unclear }: AuthzTree): boolean => tree !== undefined && !merging && !unclear

const conditionsIn = ({ tree }: AuthzTree): readonly Condition[] => (tree ? [...tree.named.values(), tree.other] : [])

const closed: Pick<AccessRules, 'host' | 'satisfy' | 'unknownFormerRules'> = {
  host: { named: new Map(), other: never },
  satisfy: [{ methods: allMethods, any: false }],
  unknownFormerRules: 'require',
}

/** Whether a state in which only Require lines are unclear refuses every request by its host lines, under Satisfy All. */
export const hostLinesRefuseEverybody = ({ unclear, host, satisfyAny }: State): boolean =>
  unclear === 'require' &&
  host !== undefined &&
  !isSatisfyAnyInForce({ satisfyAny: satisfyAny }) &&
  [...host.named.values(), host.other].every(({ key }) => key === never.key)
