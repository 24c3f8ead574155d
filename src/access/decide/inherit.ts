import { includesMethod, methodNamesIn, type PerMethod, valueForMethod, valuePerMethod } from '../../httpd/methods.js'
import type { Step } from '../merge/state-set.js'
import type { AccessRules } from '../read/access.js'
import type { AuthzTree } from '../read/authz-tree.js'
import { allOf, anyOf, type Condition } from '../read/condition.js'
import { type AuthorizerName, type AuthorizerSettings, authorizerByDirective } from '../read/requirements.js'
import { accessReaderOn24, type State24 } from './by-24.js'
import { type State, withKey } from './state.js'

/** Turns the state before a section into the state after it. */
export type StateStep = Step<State>

/** The state before any section: all requests are allowed. */
export const initialState: State = withKey({
  host: undefined,
  require: undefined,
  authz: undefined,
  satisfyAny: { named: new Map(), other: false },
  settings: { groupFile: false, dbmGroupFile: false, lostGroupFile: false, ldapUrl: false, off: new Set() },
  authType: false,
  ssl: false,
  on24: accessReaderOn24.start,
  unclear: false,
})

/**
 * The state after a section, as today's version merges it. On 2.2, one host line replaces all host lines above, for every
 * method, and Require lines do the same. Satisfy is replaced for its methods (mod_authz_host.c has no merger; core.c,
 * merge_core_dir_configs).
 * @param on24 the state of 2.4 after the section; leave it out if only today's decision is needed
 */
export function stateAfterSection(base: State, own: AccessRules, on24: State24 = base.on24): State {
  if (own.authz) return inheritOn24(base, own, own.authz, on24)
  return withKey({
    authz: undefined,
    host: own.host ?? base.host,
    require: own.require ?? base.require,
    satisfyAny: satisfyAfter(base, own),
    settings: settingsAfter(base.settings, own),
    authType: base.authType || own.authType,
    ssl: base.ssl || own.ssl,
    on24,
    unclear: unclearAfter(base, own),
  })
}

function unclearAfter(base: State, own: AccessRules): State['unclear'] {
  if (own.unclear !== undefined) {
    if (own.unknownFormerRules) return own.unknownFormerRules
    return own.onlyHostsUnclear && (!base.unclear || base.unclear === 'hosts') ? 'hosts' : true
  }
  const inheritsNothing = own.host && own.require && own.satisfy.some(isForAll)
  if (!base.unclear || inheritsNothing) return false
  if (base.unclear === 'hosts') return own.host ? false : 'hosts'
  const saysNoAny = own.satisfy.every(({ any }) => !any)
  if (base.unclear === true) return own.host && saysNoAny && own.satisfy.some(isForAll) ? 'require' : true
  if (own.require || !saysNoAny) return true
  return own.host ? 'require' : base.unclear
}

/**
 * The state after a section on 2.4 with mod_access_compat. Host lines and Satisfy form one record, which a section
 * replaces as a whole (mod_access_compat.c has no merger). Require is a tree, which AuthMerging can join
 * (mod_authz_core.c).
 */
function inheritOn24(base: State, own: AccessRules, { tree: written, merging }: AuthzTree, on24: State24): State {
  const compat = own.host !== undefined || own.satisfy.length > 0
  const before = base.authz ?? null
  return withKey({
    host: compat ? own.host : base.host,
    require: base.require,
    settings: base.settings,
    satisfyAny: compat
      ? satisfyAfter({ ...base, satisfyAny: { named: new Map(), other: false } }, own)
      : base.satisfyAny,
    authz: written && before && merging ? join(before, written, merging) : (written ?? before),
    authType: base.authType || own.authType,
    ssl: base.ssl || own.ssl,
    on24,
    unclear: own.unclear !== undefined || base.unclear,
  })
}

const join = (a: PerMethod<Condition>, b: PerMethod<Condition>, merging: 'And' | 'Or') =>
  valuePerMethod(methodNamesIn(a, b), (name) =>
    (merging === 'And' ? allOf : anyOf)([valueForMethod(a, name), valueForMethod(b, name)]),
  )

/**
 * The state with other rules for 2.4. If the rules are equal, the result is the same object: callers compare states by
 * identity.
 */
export const withStateOn24 = (state: State, on24: State24): State =>
  on24 === state.on24 || on24.key === state.on24.key ? state : withKey({ ...state, on24 })

/** The state after all `<Files>` sections are merged. */
export const stateAfterFiles = (state: State): State => withStateOn24(state, accessReaderOn24.afterFiles(state.on24))

const isForAll = ({ methods }: AccessRules['satisfy'][number]): boolean => methods.except && methods.names.length === 0

function satisfyAfter(base: State, own: AccessRules): PerMethod<boolean> {
  if (own.satisfy.length === 0) return base.satisfyAny
  const names = [...methodNamesIn(base.satisfyAny), ...own.satisfy.flatMap((line) => line.methods.names)]
  return valuePerMethod(
    names,
    (name) =>
      own.satisfy.filter((line) => includesMethod(line.methods, name)).at(-1)?.any ??
      valueForMethod(base.satisfyAny, name),
  )
}

/**
 * The settings of the authorization modules. One directive replaces all settings of its module, because these modules do
 * not merge settings.
 */
function settingsAfter(base: AuthorizerSettings, own: AccessRules): AuthorizerSettings {
  if (own.authoritative.size === 0 && !own.groupFile && !own.dbmGroupFile && !own.ldap) return base
  const off = new Set(base.off)
  const set = (name: AuthorizerName) => {
    const flag = [...own.authoritative].find(([key]) => authorizerByDirective[key] === name)?.[1]
    if (flag === false) off.add(name)
    else off.delete(name)
    return flag !== undefined
  }
  for (const key of own.authoritative.keys()) set(authorizerByDirective[key] ?? 'user')
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
