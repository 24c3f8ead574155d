import { atMethod, covers, namesIn, type PerMethod, perMethod } from '../../httpd/methods.js'
import type { Scope } from '../merge/scope.js'
import { keyed } from '../merge/state-set.js'
import type { Access } from '../read/access.js'
import type { AuthzTree } from '../read/authz-tree.js'
import { allOf, always, anyOf, assume, type Condition, type Leaf, leavesOf, never } from '../read/condition.js'
import type { Admission, Decided, Reader } from './reader.js'

/** What is in force on 2.4 for a request that has met some sections. */
export interface State24 {
  readonly key: string
  /** What mod_authz_core has made of directories and of `<Files>`, or of all but the kind that is being merged. */
  readonly whole: Core
  /** What it has made of the sections of the kind that is being merged: they are merged with one another first. */
  readonly walk: Core
  /** What mod_access_compat has, where it is loaded: the last section with a line of its own. */
  readonly compat: Compat | undefined
  readonly authType: boolean
  /** Something that Satisfy Any cannot outvote here as it did in 2.2. */
  readonly ssl: boolean
  readonly unclear: string | undefined
}

/** The configuration of mod_authz_core: its tree, and how it is joined with that of the sections around; nothing where unset. */
interface Core {
  readonly tree: Tree | undefined
  readonly merging: AuthzTree['merging']
}

/** By method what has to be met; nothing where no line is for the method, which a section around it then decides. */
type Tree = PerMethod<Condition | null>

interface Compat {
  readonly host: PerMethod<Condition> | undefined
  readonly satisfy: Access['satisfy']
}

/** What one section says to 2.4. */
export type Said24 = Pick<Access, 'authz' | 'host' | 'satisfy' | 'authTypeOn24' | 'ssl' | 'unclear'>

const unset: Core = { tree: undefined, merging: undefined }

const withKey = (state: Omit<State24, 'key'>): State24 => keyed(state, keyOf)

/** How 2.4 decides: by one tree, that of the last section that has one, unless its AuthMerging joins it with what is above. */
export const by24 = {
  start: withKey({ whole: unset, walk: unset, compat: undefined, authType: false, ssl: false, unclear: undefined }),
  after: (state: State24, access: Said24, kind: Scope['kind']): State24 => {
    const own: Core = { tree: treeOf(access), merging: access.authz?.merging }
    const isWalk = kind === 'files' || kind === 'location'
    return withKey({
      whole: isWalk ? state.whole : merged(state.whole, own),
      walk: isWalk ? merged(state.walk, own) : state.walk,
      compat: access.host || access.satisfy.length > 0 ? access : state.compat,
      authType: state.authType || access.authTypeOn24,
      ssl: state.ssl || access.ssl,
      unclear: access.unclear ?? state.unclear,
    })
  },
  afterFiles: (state: State24): State24 =>
    isUnset(state.walk) ? state : withKey({ ...state, whole: merged(state.whole, state.walk), walk: unset }),
  decide: (state: State24): Decided => {
    const tree = treeIn(state)
    const { compat } = state
    if (state.unclear !== undefined) return { unclear: state.unclear }
    if (state.ssl && compat?.satisfy.some(({ any }) => any)) return { unclear: 'ssl' }
    const methods = questionsOf(tree)
      .filter(isMethod)
      .flatMap(({ words }) => words.split(' '))
    const names = [...methods, ...namesIn(...[tree, compat?.host].flatMap((said) => said ?? [])), ...methodsIn(compat)]
    return perMethod(names, (name) => answer(state, tree, name))
  },
} satisfies Reader<State24>

/** The tree that is in force; undefined where no section has one. */
export const treeIn = ({ whole, walk }: State24): Tree | undefined => merged(whole, walk).tree

/** modules/aaa/mod_authz_core.c, merge_authz_core_dir_config; what is unset is not there to be merged. */
function merged(base: Core, own: Core): Core {
  if (isUnset(own)) return base
  if (!own.merging || !(base.tree || own.tree)) return own
  const trees = [base.tree, own.tree].flatMap((tree) => tree ?? [])
  return { tree: perMethod(namesIn(...trees), (name) => joined(own.merging, trees, name)), merging: own.merging }
}

const isUnset = ({ tree, merging }: Core): boolean => !tree && !merging

/** A tree that says nothing for a method grants it within And, and is passed over within Or (apply_authz_sections). */
function joined(merging: AuthzTree['merging'], trees: readonly Tree[], name: string): Condition | null {
  const said = trees.flatMap((tree) => atMethod(tree, name) ?? [])
  return said.length === 0 ? null : (merging === 'Or' ? anyOf : allOf)(said)
}

function treeOf({ authz }: Said24): Tree | undefined {
  const tree = authz?.tree
  const isSaid = (name: string) => authz?.saidFor.some((methods) => covers(methods, name)) === true
  return tree && perMethod(namesIn(tree), (name) => (isSaid(name) ? atMethod(tree, name) : null))
}

/** An AuthType without any Require is answered with 500 (mod_authz_core.c, authorize_user_core, AH01627). */
function answer({ compat, authType }: State24, tree: Tree | undefined, name: string): Admission {
  const required = tree && atMethodAsked(atMethod(tree, name) ?? always, name)
  const host = compat?.host ? atMethod(compat.host, name) : always
  const isAny = compat?.satisfy.findLast(({ methods }) => covers(methods, name))?.any === true
  if (isAny && host.key === always.key) return always
  if (!required && authType) return host.key === never.key && !isAny ? never : 'error'
  return (isAny ? anyOf : allOf)([required ?? always, host])
}

const questionsOf = (tree: Tree | undefined): readonly Leaf[] =>
  tree ? [tree.other, ...tree.named.values()].flatMap((one) => (one ? leavesOf(one) : [])) : []

const isMethod = ({ provider }: Leaf): boolean => provider === 'method'

/** `Require method` is answered by the method itself. */
const atMethodAsked = (required: Condition, name: string): Condition =>
  leavesOf(required)
    .filter(isMethod)
    .reduce((left, leaf) => assume(left, leaf, leaf.words.split(' ').includes(name)), required)

const methodsIn = (compat: Compat | undefined): readonly string[] =>
  compat?.satisfy.flatMap(({ methods }) => methods.names) ?? []

function keyOf({ whole, walk, compat, authType, ssl, unclear }: Omit<State24, 'key'>): string {
  const host = compat?.host && textOf(compat.host)
  const satisfy = compat?.satisfy.map(({ methods, any }) => [methods.except, ...methods.names, any])
  return JSON.stringify([coreKey(whole), coreKey(walk), host, satisfy, authType, ssl, unclear])
}

const coreKey = ({ tree, merging }: Core) => [merging, tree && textOf(tree)]

const textOf = ({ named, other }: Tree) => [[...named].map(([name, one]) => `${name}=${one?.key}`).sort(), other?.key]
