import { atMethod, covers, namesIn, type PerMethod, perMethod } from '../../httpd/methods.js'
import type { Access } from '../read/access.js'
import type { AuthzTree } from '../read/authz-tree.js'
import { allOf, anyOf, type Condition } from '../read/condition.js'
import { type AuthorizerName, type AuthorizerSettings, authorizerOf } from '../read/requirements.js'
import { type State, withKey } from './keyed-state.js'

/** The state before any section: everybody is let in. */
export const initialState: State = withKey({
  host: undefined,
  require: undefined,
  authz: undefined,
  any: { named: new Map(), other: false },
  settings: { groupFile: false, dbmGroupFile: false, lostGroupFile: false, ldapUrl: false, off: new Set() },
  authType: false,
  ssl: false,
  treeOn24: false,
  differsOn24: false,
  outside: undefined,
  joined: undefined,
  unclear: false,
})

/**
 * The state after a section, as 2.2 merges it: host lines are replaced as a block, for all methods, even by a single one;
 * Require lines likewise; Satisfy method by method (mod_authz_host.c has no merger; core.c, merge_core_dir_configs).
 * @param treeOn24 whether the section has an authorization tree on 2.4
 */
export function inherit(base: State, own: Access, treeOn24: boolean): State {
  if (own.authz) return inheritOn24(base, own, own.authz, treeOn24)
  return withKey({
    authz: undefined,
    host: own.host ?? base.host,
    require: own.require ?? base.require,
    any: satisfyAfter(base, own),
    settings: settingsAfter(base.settings, own),
    authType: base.authType || own.authType,
    ssl: base.ssl || own.ssl,
    treeOn24: base.treeOn24 || treeOn24,
    differsOn24: base.differsOn24,
    outside: base.outside,
    joined: base.joined,
    unclear: unclearAfter(base, own),
  })
}

function unclearAfter(base: State, own: Access): State['unclear'] {
  if (own.unclear !== undefined) {
    if (own.leaves) return own.leaves
    return own.onlyHostsUnclear && (!base.unclear || base.unclear === 'hosts') ? 'hosts' : true
  }
  if (!base.unclear || saysAll(own)) return false
  if (base.unclear === 'hosts') return own.host ? false : 'hosts'
  const saysNoAny = own.satisfy.every(({ any }) => !any)
  if (base.unclear === true) return own.host && saysNoAny && own.satisfy.some(isForAll) ? 'require' : true
  if (own.require || !saysNoAny) return true
  return own.host ? 'require' : base.unclear
}

/**
 * On 2.4 with mod_access_compat host lines and Satisfy are one record, replaced as a whole (mod_access_compat.c has no
 * merger), and Require is a tree, replaced or joined as AuthMerging says (mod_authz_core.c).
 */
function inheritOn24(base: State, own: Access, { tree: written, merging }: AuthzTree, treeOn24: boolean): State {
  const compat = own.host !== undefined || own.satisfy.length > 0
  const before = base.authz ?? null
  return withKey({
    ...base,
    host: compat ? own.host : base.host,
    any: compat ? satisfyAfter({ ...base, any: { named: new Map(), other: false } }, own) : base.any,
    authz: written && before && merging ? join(before, written, merging) : (written ?? before),
    authType: base.authType || own.authType,
    ssl: base.ssl || own.ssl,
    treeOn24: base.treeOn24 || treeOn24,
    unclear: own.unclear !== undefined || base.unclear,
  })
}

const join = (a: PerMethod<Condition>, b: PerMethod<Condition>, merging: 'And' | 'Or') =>
  perMethod(namesIn(a, b), (name) => (merging === 'And' ? allOf : anyOf)([atMethod(a, name), atMethod(b, name)]))

/**
 * The state after a `<Files>` or `<Location>` section.
 * @param merging its AuthMerging on 2.4
 */
export function inheritInWalk(base: State, own: Access, treeOn24: boolean, merging?: 'And' | 'Or'): State {
  const after = inherit(base, own, treeOn24)
  if (!treeOn24) return after
  const joined = merging && base.joined && base.joined !== merging ? 'both' : merging
  return withKey({ ...after, outside: base.outside ?? base, joined })
}

/** The same state where 2.4 decides by something else than what 2.2 has there, or by the same. */
export const differingOn24 = (state: State, differsOn24: boolean): State =>
  state.differsOn24 === differsOn24 ? state : withKey({ ...state, differsOn24 })

/** The same state where 2.4 has an authorization tree that 2.2 has nothing for. */
export const withTreeOn24 = (state: State): State => (state.treeOn24 ? state : withKey({ ...state, treeOn24: true }))

/** The state at the start of the next kind of sections. */
export const afterWalk = (state: State): State =>
  state.outside ? withKey({ ...state, outside: undefined, joined: undefined }) : state

/** Nothing of what stands above matters to a section with host lines, Require and Satisfy of its own. */
const saysAll = (own: Access) => own.host !== undefined && own.require !== undefined && own.satisfy.some(isForAll)

const isForAll = ({ methods }: Access['satisfy'][number]): boolean => methods.except && methods.names.length === 0

function satisfyAfter(base: State, own: Access): PerMethod<boolean> {
  if (own.satisfy.length === 0) return base.any
  const names = [...namesIn(base.any), ...own.satisfy.flatMap((line) => line.methods.names)]
  return perMethod(
    names,
    (name) => own.satisfy.filter((line) => covers(line.methods, name)).at(-1)?.any ?? atMethod(base.any, name),
  )
}

/** The authorization modules have no mergers either: a section with one directive of a module sets all of its record. */
function settingsAfter(base: AuthorizerSettings, own: Access): AuthorizerSettings {
  if (own.authoritative.size === 0 && !own.groupFile && !own.dbmGroupFile && !own.ldap) return base
  const off = new Set(base.off)
  const set = (name: AuthorizerName) => {
    const flag = [...own.authoritative].find(([key]) => authorizerOf[key] === name)?.[1]
    if (flag === false) off.add(name)
    else off.delete(name)
    return flag !== undefined
  }
  for (const key of own.authoritative.keys()) set(authorizerOf[key] ?? 'user')
  if (own.groupFile) set('groupfile')
  if (own.dbmGroupFile) set('dbm')
  if (own.ldap) set('ldap')
  const lost = base.groupFile && !own.groupFile && own.authoritative.has('authzgroupfileauthoritative')
  return {
    groupFile: own.groupFile || (base.groupFile && !lost),
    dbmGroupFile: own.dbmGroupFile || (base.dbmGroupFile && !own.authoritative.has('authzdbmauthoritative')),
    lostGroupFile: !own.groupFile && (lost || base.lostGroupFile),
    ldapUrl: own.ldap ? own.ldap === 'url' : base.ldapUrl,
    off,
  }
}
