import {
  alwaysAnswers500Today,
  authTypeNeedsRequireOn24,
  conditionsByMethod,
  type DecisionToday,
  decideToday,
} from '../../access/decide/by-22.js'
import { accessReaderOn24, type RulesOn24, treeInForceOn24 } from '../../access/decide/by-24.js'
import { stateAfterSection } from '../../access/decide/inherit.js'
import { isUnclearVerdict } from '../../access/decide/reader.js'
import { methodsNamedInState, type State } from '../../access/decide/state.js'
import type { Scope } from '../../access/merge/scope.js'
import type { AccessRules } from '../../access/read/access.js'
import { allowSameRequests } from '../../access/read/access-condition.js'
import type { AuthzTree } from '../../access/read/authz-tree.js'
import { allOf, always, anyOf, areEquivalent, type Condition, never, userLeaf } from '../../access/read/condition.js'
import type { Authorizers, Requirement } from '../../access/read/requirements.js'
import {
  allMethods,
  anyOtherMethod,
  includesMethod,
  methodNamesIn,
  type PerMethod,
  valueForMethod,
  valuePerMethod,
} from '../../httpd/methods.js'
import type { AuthMergingValue, Authorization } from './authorization.js'

/**
 * The lines that a section gets in 2.4. `nothing`: it inherits the right rules. `as-written`: its own Require lines are right.
 * `tree`: it gets new Require lines. `none`: no form is right for every state before it.
 */
export type Form =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'as-written'; readonly merging: AuthMergingValue }
  | { readonly kind: 'tree'; readonly authorization: Authorization }
  | { readonly kind: 'none' }

export function authMergingOf(form: Form): AuthMergingValue {
  if (form.kind === 'tree') return form.authorization.merging
  return form.kind === 'as-written' ? form.merging : undefined
}

/**
 * The rules of a section on 2.4 with this form. For the form `none`, they are what `decided` returns: the conditions of today.
 */
export function rulesFor24(own: AccessRules, form: Form, decided: () => PerMethod<Condition>): RulesOn24 {
  const tree = treeOf(own, form, decided)
  const merging = form.kind === 'tree' ? form.authorization.merging : (authMergingOf(form) ?? own.authz?.merging)
  return rulesFromTree(own, { merging: form.kind === 'none' ? undefined : merging, tree })
}

function treeOf(own: AccessRules, form: Form, decided: () => PerMethod<Condition>): PerMethod<Condition> | undefined {
  if (form.kind === 'nothing') return undefined
  if (form.kind === 'none') return decided()
  return form.kind === 'tree' ? form.authorization.tree : (writtenTree(own) ?? decided())
}

/** The rules on 2.4 of a section whose only access lines are this tree, if it has one. */
export const rulesFromTree = (
  { authTypeOn24, ssl }: Pick<AccessRules, 'authTypeOn24' | 'ssl'>,
  { merging, tree }: Pick<AuthzTree, 'merging' | 'tree'>,
): RulesOn24 => ({
  authz: { tree, merging, methodsOfLines: [allMethods], unclear: undefined },
  host: undefined,
  satisfy: [],
  authTypeOn24,
  ssl,
  unclear: undefined,
})

/** The kind of a section, with the possible states before it and the order of 2.2's authorization modules. */
export interface SectionContext {
  readonly kind: Scope['kind']
  readonly bases: readonly State[]
  readonly authorizers: Authorizers
}

/** The change that a section makes to one of the states before it. */
interface Change {
  readonly base: State
  /** The condition for each method after the section, today. */
  readonly after: PerMethod<Condition>
  /** Whether an error or a denial for everybody after the section would be nothing new, because it may be so today. */
  readonly mayFailToday: boolean
}

/** The shortest form that is exact for every possible state before the section. */
export function shortestExactForm(own: AccessRules, place: SectionContext): Form {
  const changes = place.bases.map((base) => changeOf(own, base, place))
  if (needsNoLinesIfAlreadyOn24(own, place.bases, alwaysAnswers500Today)) return { kind: 'nothing' }
  const isRight = (form: Form) => {
    const says = rulesFor24(own, form, () => never24)
    return changes.every((change) => isExact(change, says, place.kind))
  }
  for (const form of candidates(own, changes, place)) if (isRight(form)) return form
  return { kind: 'none' }
}

const never24: PerMethod<Condition> = { named: new Map(), other: never }

/** The possible forms of a section in 2.4, the shortest first. */
function* candidates(
  own: AccessRules,
  changes: readonly Change[],
  { bases, authorizers }: SectionContext,
): Generator<Form> {
  const changesNothing = ({ base, after }: Change) => allowSameRequests(conditionsByMethod(base, authorizers), after)
  if (!own.host && !saysRequire(own) && changes.every(changesNothing)) {
    yield { kind: 'nothing' }
    // A Require is needed even if everybody is allowed: 2.4 answers 500 for an AuthType without one (mod_authz_core.c,
    // AH01627).
    if (bases.some(lacksTree))
      yield { kind: 'tree', authorization: { merging: bases.some(hasTree) ? 'And' : undefined, tree: everybody } }
  }
  if (writtenTree(own)) {
    yield { kind: 'as-written', merging: undefined }
    if (!own.authz?.merging && !own.host && own.satisfy.length === 0) yield { kind: 'as-written', merging: 'And' }
  }
  const [first] = changes
  if (first) yield { kind: 'tree', authorization: { merging: undefined, tree: first.after } }
  const names = [...new Set(bases.flatMap((base) => methodsNamedInState(stateAfterSection(base, own))))]
  for (const base of bases.slice(0, 3)) {
    const after = stateAfterSection(base, own)
    for (const part of decisionParts) {
      const tree = valuePerMethod(names, (name) => part(decideToday(after, name, authorizers)))
      yield { kind: 'tree', authorization: { merging: 'And', tree } }
      yield { kind: 'tree', authorization: { merging: 'Or', tree } }
    }
  }
}

/** The parts of a decision that AuthMerging could join with the tree above. */
const decisionParts: readonly ((decision: DecisionToday) => Condition)[] = [
  ({ host }) => host,
  ({ required = always }) => required,
  ({ host, required = always }) => allOf([required, host]),
  ({ host, required }) => (required ? anyOf([required, host]) : host),
]

const everybody: PerMethod<Condition> = { named: new Map(), other: always }

const hasTree = ({ on24 }: State): boolean => treeInForceOn24(on24) !== undefined
const lacksTree = (base: State): boolean => !hasTree(base)

/**
 * If 2.4 runs today: whether a section without Require lines needs none once its old lines are gone. No tree is in force before
 * the section, and `isRightAfter` accepts each state after it.
 */
export const needsNoLinesIfAlreadyOn24 = (
  own: AccessRules,
  bases: readonly State[],
  isRightAfter: (after: State) => boolean,
): boolean =>
  own.authz !== undefined &&
  !own.authz.tree &&
  bases.every((base) => lacksTree(base) && isRightAfter(stateAfterSection(base, own)))

/** Whether host lines that allow everybody need no Require: 2.4 without a tree and AuthType allows everybody too. */
export const openHostLinesNeedNoRequire = (
  own: AccessRules,
  bases: readonly State[],
  authorizers: Authorizers,
): boolean =>
  !own.authz &&
  own.host?.named.size === 0 &&
  own.host.other.key === always.key &&
  own.unclear === undefined &&
  !own.require &&
  own.satisfy.length === 0 &&
  bases.every((base) => {
    if (!lacksTree(base) || base.unclear) return false
    const after = stateAfterSection(base, own)
    return !authTypeNeedsRequireOn24(after) && allowSameRequests(conditionsByMethod(after, authorizers), everybody)
  })

function changeOf(own: AccessRules, base: State, { authorizers }: Pick<SectionContext, 'authorizers'>): Change {
  const after = stateAfterSection(base, own)
  return {
    base,
    after: conditionsByMethod(after, authorizers),
    mayFailToday: after.authType && !authTypeNeedsRequireOn24(after),
  }
}

/** Whether 2.4 with this form decides as today after each state before the section. */
export function isExactForm(own: AccessRules, form: Form, place: SectionContext): boolean {
  const says = rulesFor24(own, form, () => never24)
  return place.bases.every((base) => isExact(changeOf(own, base, place), says, place.kind))
}

/** Whether 2.4 allows the same requests as today if the section has these rules. */
function isExact({ base, after, mayFailToday }: Change, says: RulesOn24, kind: Scope['kind']): boolean {
  const { merging, tree } = says.authz ?? {}
  // A tree without AuthMerging replaces everything above, so nothing else matters.
  if (!merging && tree === after) return true
  // The tree above may have no line for a method (as in a `<Limit>` for other methods). `AuthMerging And` counts that method as
  // granted; `AuthMerging Or` skips the tree.
  if (merging === 'Or' && (treeInForceOn24(base.on24)?.named.size ?? 0) > 0) return false
  const now = accessReaderOn24.decide(accessReaderOn24.after(base.on24, says, kind))
  if (isUnclearVerdict(now)) return false
  return [...methodNamesIn(now, after), anyOtherMethod].every((name) => {
    const admission = valueForMethod(now, name)
    return admission === 'error' ? mayFailToday : areEquivalent(admission, valueForMethod(after, name))
  })
}

const saysRequire = ({ require, authz }: AccessRules) => (authz ? authz.tree !== undefined : require !== undefined)

/** The section's Require lines as 2.4 reads them. Undefined if it has host lines, or if 2.4 reads a keyword differently. */
function writtenTree({ require, host, authz }: AccessRules): PerMethod<Condition> | undefined {
  if (authz) return host ? undefined : authz.tree
  if (!require || host) return undefined
  if (require.some((line) => !isReadAlike(line))) return undefined
  return valuePerMethod(
    require.flatMap((line) => line.methods.names),
    (name) => {
      const mine = require.filter((line) => includesMethod(line.methods, name))
      return mine.length === 0
        ? always
        : anyOf(mine.map(({ keyword, words }) => userLeaf(keyword, keyword === 'valid-user' ? '' : words)))
    },
  )
}

/** Whether 2.4 reads a line's keyword as 2.2 does. 2.4 knows keywords in lower case only, and removes quotes. */
const isReadAlike = ({ at, keyword, unmet }: Requirement) => !unmet && at.args[0]?.value === keyword
