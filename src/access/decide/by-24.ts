import { includesMethod, methodNamesIn, type PerMethod, valueForMethod, valuePerMethod } from '../../httpd/methods.js'
import type { Scope } from '../merge/scope.js'
import { withLazyKey } from '../merge/state-set.js'
import type { AccessRules } from '../read/access.js'
import type { AuthzTree } from '../read/authz-tree.js'
import {
  allOf,
  always,
  anyOf,
  type Condition,
  conditionAfterAnswer,
  type Leaf,
  leavesOf,
  never,
} from '../read/condition.js'
import type { AccessReader, AccessVerdict, ConditionOrError } from './reader.js'

/** The rules in force on 2.4 for a request, after the sections that it has matched so far. */
export interface State24 {
  readonly key: string
  /**
   * mod_authz_core's tree from sections of earlier kinds. 2.4 merges `<Directory>` sections first, then `<Files>`, then
   * `<Location>`.
   */
  readonly earlierKinds: Core
  /**
   * mod_authz_core's tree from sections of the kind that is being merged. 2.4 merges sections of one kind with one another first.
   */
  readonly currentKind: Core
  /** The host lines and Satisfy of the last section that has any of them; undefined if none has. */
  readonly compat: Compat | undefined
  readonly authType: boolean
  /** Whether a line like SSLRequire is in force. On 2.2, Satisfy Any could override it; on 2.4 it cannot. */
  readonly ssl: boolean
  readonly unclear: string | undefined
}

/**
 * A section's configuration in mod_authz_core: its tree, and how that tree joins the tree above. A field is undefined if the
 * section does not set it.
 */
interface Core {
  readonly tree: Tree | undefined
  readonly merging: AuthzTree['merging']
}

/** The condition for each method. Null if the tree has no line for the method, which 2.4 then grants. */
type Tree = PerMethod<Condition | null>

type Compat = Pick<AccessRules, 'host' | 'satisfy'>

/** The rules of one section, as 2.4 reads them. */
export type RulesOn24 = Pick<AccessRules, 'authz' | 'host' | 'satisfy' | 'authTypeOn24' | 'ssl' | 'unclear'>

const unset: Core = { tree: undefined, merging: undefined }

const withKey = (state: Omit<State24, 'key'>): State24 => withLazyKey(state, keyOf)

/**
 * How 2.4 merges and evaluates access rules. The tree of the last section that has a tree decides, or AuthMerging joins it with
 * the tree above.
 */
export const accessReaderOn24 = {
  start: withKey({
    earlierKinds: unset,
    currentKind: unset,
    compat: undefined,
    authType: false,
    ssl: false,
    unclear: undefined,
  }),
  after: (state: State24, access: RulesOn24, kind: Scope['kind']): State24 => {
    const own: Core = { tree: treeOf(access), merging: access.authz?.merging }
    const isWalk = kind === 'files' || kind === 'location'
    return withKey({
      earlierKinds: isWalk ? state.earlierKinds : mergeCores(state.earlierKinds, own),
      currentKind: isWalk ? mergeCores(state.currentKind, own) : state.currentKind,
      compat: access.host || access.satisfy.length > 0 ? access : state.compat,
      authType: state.authType || access.authTypeOn24,
      ssl: state.ssl || access.ssl,
      unclear: access.unclear ?? state.unclear,
    })
  },
  afterFiles: (state: State24): State24 =>
    isUnset(state.currentKind)
      ? state
      : withKey({ ...state, earlierKinds: mergeCores(state.earlierKinds, state.currentKind), currentKind: unset }),
  decide: (state: State24): AccessVerdict => {
    const tree = treeInForceOn24(state)
    const { compat } = state
    if (state.unclear !== undefined) return { unclear: state.unclear }
    if (state.ssl && compat?.satisfy.some(({ any }) => any)) return { unclear: 'ssl' }
    const conditions = tree ? [tree.other, ...tree.named.values()] : []
    const methodLeaves = conditions.flatMap((one) => (one ? leavesOf(one).filter(isMethod) : []))
    const names = [
      ...methodLeaves.flatMap(({ words }) => words.split(' ')),
      ...methodNamesIn(...[tree, compat?.host].flatMap((one) => one ?? [])),
      ...(compat?.satisfy ?? []).flatMap(({ methods }) => methods.names),
    ]
    return valuePerMethod(names, (name) => admissionFor(state, tree, name))
  },
} satisfies AccessReader<State24>

/** The tree in force; undefined if no section has one. */
export const treeInForceOn24 = ({ earlierKinds, currentKind }: State24): Tree | undefined =>
  mergeCores(earlierKinds, currentKind).tree

/** Merges as merge_authz_core_dir_config does. A section without a tree and without AuthMerging changes nothing. */
function mergeCores(base: Core, own: Core): Core {
  if (isUnset(own)) return base
  if (!own.merging || !(base.tree || own.tree)) return own
  const trees = [base.tree, own.tree].flatMap((tree) => tree ?? [])
  return {
    tree: valuePerMethod(methodNamesIn(...trees), (name) => joinConditions(own.merging, trees, name)),
    merging: own.merging,
  }
}

const isUnset = ({ tree, merging }: Core): boolean => !tree && !merging

/** Joins two trees for a method. A tree without a line for the method grants it under `And`, and is skipped under `Or`. */
function joinConditions(merging: AuthzTree['merging'], trees: readonly Tree[], name: string): Condition | null {
  const forMethod = trees.flatMap((tree) => valueForMethod(tree, name) ?? [])
  return forMethod.length === 0 ? null : (merging === 'Or' ? anyOf : allOf)(forMethod)
}

function treeOf({ authz }: RulesOn24): Tree | undefined {
  const tree = authz?.tree
  const hasLine = (name: string) => authz?.methodsOfLines.some((methods) => includesMethod(methods, name)) === true
  return tree && valuePerMethod(methodNamesIn(tree), (name) => (hasLine(name) ? valueForMethod(tree, name) : null))
}

/**
 * The condition for one method. `error` for an AuthType without Require, unless Satisfy Any lets everybody in, or host lines
 * refuse everybody (mod_authz_core.c, authorize_user_core, AH01627).
 */
function admissionFor({ compat, authType }: State24, tree: Tree | undefined, name: string): ConditionOrError {
  const required = tree && atMethodAsked(valueForMethod(tree, name) ?? always, name)
  const host = compat?.host ? valueForMethod(compat.host, name) : always
  const isAny = compat?.satisfy.findLast(({ methods }) => includesMethod(methods, name))?.any === true
  if (isAny && host.key === always.key) return always
  if (!required && authType) return host.key === never.key && !isAny ? never : 'error'
  return (isAny ? anyOf : allOf)([required ?? always, host])
}

const isMethod = ({ provider }: Leaf): boolean => provider === 'method'

/** The condition at one method, with each `Require method` replaced by its answer. */
const atMethodAsked = (required: Condition, name: string): Condition =>
  leavesOf(required)
    .filter(isMethod)
    .reduce((left, leaf) => conditionAfterAnswer(left, leaf, leaf.words.split(' ').includes(name)), required)

function keyOf({ earlierKinds, currentKind, compat, authType, ssl, unclear }: Omit<State24, 'key'>): string {
  const host = compat?.host && treeKey(compat.host)
  const satisfy = compat?.satisfy.map(({ methods, any }) => [methods.except, ...methods.names, any])
  return JSON.stringify([coreKey(earlierKinds), coreKey(currentKind), host, satisfy, authType, ssl, unclear])
}

const coreKey = ({ tree, merging }: Core) => [merging, tree && treeKey(tree)]

const treeKey = ({ named, other }: Tree) => [[...named].map(([name, one]) => `${name}=${one?.key}`).sort(), other?.key]
