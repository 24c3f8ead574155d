import { everyMethod, type PerMethod } from '../../httpd/methods.js'
import type { Site } from '../../site/site.js'
import type { Scope } from '../merge/scope.js'
import type { Access } from '../read/access.js'
import { isForOldAlone, isOld } from '../read/access-lines.js'
import { type AuthzTree, authzTreeOf } from '../read/authz-tree.js'
import { always, type Condition, leavesOf, never } from '../read/condition.js'
import { isNewWord } from '../read/requirements.js'
import { isAnyInForce, type State } from './state.js'

/**
 * Whether a section has been written for 2.4 already, in a configuration of 2.2 of which others are still to be: it holds
 * nothing of 2.2 alone, nor for it alone, and has words of 2.4 or lies below what has them. What has to change at once is written at once, so that
 * a section without old lines below one that is written is right as it stands.
 */
export function isWritten(site: Site, { nodes }: Scope, access: Access, bases: readonly State[]): boolean {
  if (site.judgement.origin !== 'on its way') return false
  const { lines, require, containers, dual, forBoth, unclear } = access
  if (dual || forBoth || lines.some((line) => isOld(line) || isForOldAlone(line))) return false
  if (containers.length > 0 || require?.some(isNewWord) || lines.some(({ kind }) => kind === 'new')) return true
  // `<RequireAll>` alone, or below an AuthType.
  if (!require) return unclear !== undefined && authzTreeOf(nodes).tree !== undefined
  return require !== undefined && bases.some(({ unclear }) => unclear) && bases.every(leavesItToRequire)
}

/**
 * Whether 2.2 lets nobody into such a section, whose Require it does not know, in a configuration that 2.4 has never read. Host
 * rules above that let in are enough for it under Satisfy Any.
 */
export const refusesAllToday = (site: Site, { require }: Access, bases: readonly State[]): boolean =>
  require?.some(isNewWord) === true && !bases.some(isAnyInForce) && site.judgement.isUntouched

/** Whether host lines above keep clients out: 2.2 refused all that such a section lets in. */
export const closesByHosts = (state: State): boolean => state.unclear === false && mayCloseByHosts(state)

/** The same where something else above is not clear. */
export const mayCloseByHosts = ({ host }: Pick<State, 'host'>): boolean => host !== undefined && !isOpen(host)

/**
 * Nothing is known above that the section would have to keep: no clients that are kept out, and no Satisfy Any, by which 2.2
 * did not ask for the users that the section names.
 */
const leavesItToRequire = ({ unclear, host, any }: State): boolean =>
  !isAnyInForce({ any }) && (unclear !== false || !host || isOpen(host))

const isOpen = ({ named, other }: PerMethod<Condition>): boolean => named.size === 0 && other.key === always.key

/**
 * What those below such a section inherit from it in 2.2's terms: what its host lines were cannot be told any more, but where
 * it lets everybody in, or nobody; and what it asked of users only where it lets in by the address of clients alone and nothing
 * above it asks for users. Satisfy Any it did not have: with that it would have been written at once with those below it that are not; and
 * to take it for Satisfy All lets in nobody else.
 */
export function asInherited({ nodes }: Scope, own: Access, { require, any }: State): Access {
  const written = authzTreeOf(nodes)
  const { tree } = written
  const conditions = conditionsIn(written)
  const isWhole = isPlain(written)
  const asksUser = conditions.some((condition) => leavesOf(condition).some((leaf) => leaf.asksUser))
  const onlyHostsUnclear = isWhole && !asksUser && !require
  const inherited = { ...own, require: undefined, unclear: 'Require lines of 2.4', onlyHostsUnclear }
  if (onlyHostsUnclear && tree && isOpen(tree) && !isAnyInForce({ any }))
    return { ...inherited, host: tree, satisfy: closed.satisfy, unclear: undefined }
  if (onlyHostsUnclear) return inherited
  return letsInNobody(written) ? { ...inherited, ...closed } : { ...inherited, leaves: 'both' }
}

/** Whether it lets nobody in, whatever is above it. */
export const letsInNobody = (written: AuthzTree): boolean =>
  isPlain(written) && conditionsIn(written).every(({ key }) => key === never.key)

const isPlain = ({ tree, merging, unclear }: AuthzTree): boolean => tree !== undefined && !merging && !unclear

const conditionsIn = ({ tree }: AuthzTree): readonly Condition[] => (tree ? [...tree.named.values(), tree.other] : [])

const closed: Pick<Access, 'host' | 'satisfy' | 'leaves'> = {
  host: { named: new Map(), other: never },
  satisfy: [{ methods: everyMethod, any: false }],
  leaves: 'require',
}

/** Whether nobody is let in, whatever users were asked for. */
export const isClosed = ({ unclear, host, any }: State): boolean =>
  unclear === 'require' &&
  host !== undefined &&
  !isAnyInForce({ any }) &&
  [...host.named.values(), host.other].every(({ key }) => key === never.key)
