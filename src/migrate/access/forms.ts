import { answersNothing, type Decision, decide, needsRequire, wholeOf } from '../../access/decide/decision.js'
import { methodsIn, type State } from '../../access/merge/keyed-state.js'
import { inherit } from '../../access/merge/state.js'
import type { Access } from '../../access/read/access.js'
import { allOf, always, anyOf, type Condition, equivalent, user } from '../../access/read/condition.js'
import type { Authorizers, Requirement } from '../../access/read/requirements.js'
import { atMethod, covers, namesIn, otherMethod, type PerMethod, perMethod } from '../../httpd/methods.js'
import type { Authorization, Merging } from './authorization.js'

/**
 * What a section has to say in 2.4.
 * `nothing`: what it inherits is right. `as-written`: its own Require lines are. `none`: no form is right over every base.
 */
export type Form =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'as-written'; readonly merging: Merging }
  | { readonly kind: 'tree'; readonly authorization: Authorization }
  | { readonly kind: 'none' }

export function mergingOf(form: Form): Merging {
  if (form.kind === 'tree') return form.authorization.merging
  return form.kind === 'as-written' ? form.merging : undefined
}

/** Who is let in before and after a section, and whether there is a 2.4 tree before it. */
interface Change {
  /** Nobody asks where a section says all itself. */
  readonly before: () => PerMethod<Condition>
  readonly after: PerMethod<Condition>
  readonly tree: boolean
  readonly authType: boolean
  /** What 2.4 joins besides, where the section is merged with others of its kind first. */
  readonly outside: PerMethod<Condition> | undefined
  /** How these are joined already. */
  readonly joined: State['joined']
  /** What stands above says something else on 2.4, so that nothing can be inherited from it. */
  readonly differs: boolean
}

/** The shortest form that is exact over each of the states that can be in force before the section. */
export function formOf(own: Access, bases: readonly State[], authorizers: Authorizers): Form {
  if (mayGo(own, bases, answersNothing)) return { kind: 'nothing' }
  const changes = changesOf(own, bases, authorizers)
  const written = writtenTree(own)
  const asWritten = (merging: Merging) =>
    written !== undefined && changes.every((change) => isExact(change, { merging, tree: written }))
  const joins = own.authz?.merging
  const isAlike = changes.every(({ differs }) => !differs)
  const inherits =
    isAlike && !own.host && !saysRequire(own) && changes.every((change) => same(change.before(), change.after))
  if (inherits && !needsTree(changes)) return { kind: 'nothing' }
  if (inherits && changes.every((change) => isExact(change, openTree(changes))))
    return { kind: 'tree', authorization: openTree(changes) }
  if (asWritten(joins)) return { kind: 'as-written', merging: undefined }
  if (!joins && !own.host && own.satisfy.length === 0 && asWritten('And')) return { kind: 'as-written', merging: 'And' }
  for (const authorization of candidates(own, bases, changes, authorizers)) {
    if (changes.every((change) => isExact(change, authorization))) return { kind: 'tree', authorization }
  }
  return { kind: 'none' }
}

/** Whether the old lines of a section may go without any Require in their place, since no section above has one either. */
export const mayGo = (own: Access, bases: readonly State[], isSo: (after: State) => boolean): boolean =>
  own.authz !== undefined && !own.authz.tree && bases.every((base) => !base.treeOn24 && isSo(inherit(base, own, false)))

/**
 * The same on 2.2, of host lines alone that let everybody in: where no section above has a Require, and no AuthType is in
 * force that asks for one, 2.4 lets everybody in too (mod_authz_core.c, authorize_user_core).
 */
export const needsNone = (own: Access, bases: readonly State[], authorizers: Authorizers): boolean =>
  !own.authz &&
  own.host?.named.size === 0 &&
  own.host.other.key === always.key &&
  own.unclear === undefined &&
  !own.require &&
  own.satisfy.length === 0 &&
  bases.every((base) => !base.treeOn24 && !base.unclear && isOpen(inherit(base, own, false), authorizers))

const isOpen = (after: State, authorizers: Authorizers): boolean =>
  !needsRequire(after) && same(wholeOf(after, authorizers), { named: new Map(), other: always })

const changesOf = (own: Access, bases: readonly State[], authorizers: Authorizers): readonly Change[] =>
  bases.map((base) => {
    const after = inherit(base, own, false)
    const outside = base.outside?.treeOn24 ? wholeOf(base.outside, authorizers) : undefined
    let before: PerMethod<Condition> | undefined
    return {
      before: () => {
        before ??= wholeOf(base, authorizers)
        return before
      },
      after: wholeOf(after, authorizers),
      tree: base.treeOn24,
      authType: needsRequire(after),
      outside,
      joined: base.joined,
      differs: base.differsOn24,
    }
  })

/** Whether 2.4 decides as 2.2 did after each of these states, if the section says this. */
export const isExactFor = (
  own: Access,
  bases: readonly State[],
  authorization: Authorization,
  authorizers: Authorizers,
): boolean => changesOf(own, bases, authorizers).every((change) => isExact(change, authorization))

/** An AuthType in force without any Require makes 2.4 answer 500 (mod_authz_core.c, AH01627). */
const needsTree = (changes: readonly Change[]) => changes.some((change) => change.authType && !change.tree)

/** Lets in whoever was let in before, but is a Require. */
const openTree = (changes: readonly Change[]): Authorization => ({
  merging: changes.some((change) => change.tree) ? 'And' : undefined,
  tree: perMethod([], () => always),
})

const saysRequire = ({ require, authz }: Access) => (authz ? authz.tree !== undefined : require !== undefined)

/** Its Require lines as 2.4 reads them; undefined where 2.4 would not take them, or another module would. */
function writtenTree({ require, host, authz }: Access): PerMethod<Condition> | undefined {
  if (authz) return host ? undefined : authz.tree
  if (!require || host) return undefined
  if (require.some((line) => !isReadAlike(line))) return undefined
  return perMethod(
    require.flatMap((line) => line.methods.names),
    (name) => {
      const mine = require.filter((line) => covers(line.methods, name))
      return mine.length === 0
        ? always
        : anyOf(mine.map(({ keyword, words }) => user(keyword, keyword === 'valid-user' ? '' : words)))
    },
  )
}

/** 2.4 knows keywords in lower case only, and removes quotes. */
const isReadAlike = ({ at, keyword, unmet }: Requirement) => !unmet && at.args[0]?.value === keyword

function* candidates(
  own: Access,
  bases: readonly State[],
  changes: readonly Change[],
  authorizers: Authorizers,
): Generator<Authorization> {
  const [first] = changes
  if (first) yield { merging: undefined, tree: first.after }
  const names = [...new Set(bases.flatMap((base) => methodsIn(inherit(base, own, false))))]
  for (const base of bases.slice(0, 3)) {
    const after = inherit(base, own, false)
    for (const part of parts) {
      const tree = perMethod(names, (name) => part(decide(after, name, authorizers)))
      yield { merging: 'And', tree }
      yield { merging: 'Or', tree }
    }
  }
}

/** What can be joined with the tree of the sections around. */
const parts: readonly ((decision: Decision) => Condition)[] = [
  ({ host }) => host,
  ({ required = always }) => required,
  ({ host, required = always }) => allOf([required, host]),
  ({ host, required }) => (required ? anyOf([required, host]) : host),
]

/** Whether 2.4 lets in the same requests as 2.2 did, if the section says this. */
function isExact(change: Change, { merging, tree: own }: Authorization): boolean {
  const { after, tree, outside, joined, differs } = change
  if (!merging && own === after) return true
  if (merging && differs) return false
  // The last AuthMerging is that of all, and what `before` says was joined otherwise.
  if (merging && joined && joined !== merging) return false
  const above = merging && tree ? [change.before(), ...(outside ? [outside] : [])] : []
  // Methods for which the tree above has no line, as in a `<Limit>` for others, are let in by it alone, but not where it is
  // joined by Or.
  if (merging === 'Or' && above.some((one) => one.named.size > 0)) return false
  return methodsOf(...above, after, own).every((name) => {
    const joined = [...above, own].map((one) => atMethod(one, name))
    return equivalent(merging === 'Or' ? anyOf(joined) : allOf(joined), atMethod(after, name))
  })
}

const same = (a: PerMethod<Condition>, b: PerMethod<Condition>) =>
  methodsOf(a, b).every((name) => equivalent(atMethod(a, name), atMethod(b, name)))

const methodsOf = (...said: readonly PerMethod<Condition>[]) => [...namesIn(...said), otherMethod]
