import type { State } from '../../../access/decide/state.js'
import type { AccessRules } from '../../../access/read/access.js'
import type { Condition } from '../../../access/read/condition.js'
import type { MethodSet, PerMethod } from '../../../httpd/methods.js'
import type { Form, SectionContext } from '../forms.js'
import type { Plan } from '../plan.js'
import { stateAfterForm } from '../steps.js'

/**
 * Looks up the states before a section, and the same states with parts of other sections in force. Undefined if there are too
 * many to try.
 */
export type StatesLookup = (place: SectionContext) => readonly State[] | undefined

const maxStates = 3000

/**
 * Returns a lookup of the states in which the host lines, Require or Satisfy of another section replace those of a known state.
 */
export function statesLookupWithPartsOfOthers(others: readonly Plan[]): StatesLookup {
  const parts = [onlyHosts, onlyUsers, onlySatisfy].map((part) => partsOf(others, part))
  const known = new Map<string, readonly State[] | undefined>()
  return (place) => {
    const key = JSON.stringify([place.kind, ...place.bases.map((base) => base.key)])
    const found = known.has(key) ? known.get(key) : statesReached(place, parts)
    known.set(key, found)
    return found
  }
}

interface RulePart {
  readonly said: AccessRules
  readonly form: Form
}

/** The distinct parts of the other sections: their host lines, their Require or their Satisfy. Many sections have the same. */
function partsOf(others: readonly Plan[], part: (own: AccessRules) => AccessRules): readonly RulePart[] {
  const parts = new Map<string, RulePart>()
  for (const { access, form } of others) {
    const rules = part(access)
    const key = hasRules(rules) ? `${form.kind === 'nothing'} ${accessRulesKey(rules)}` : undefined
    if (key !== undefined && !parts.has(key))
      parts.set(key, { said: rules, form: form.kind === 'nothing' ? form : { kind: 'none' } })
  }
  return [...parts.values()]
}

function statesReached(place: SectionContext, each: readonly (readonly RulePart[])[]): readonly State[] | undefined {
  const states = new Map(place.bases.map((base) => [base.key, base]))
  for (const parts of each)
    for (const state of [...states.values()])
      for (const { said, form } of parts) {
        const next = stateAfterForm(place, place, state, said, form)
        states.set(next.key, next)
        if (states.size > maxStates) return undefined
      }
  return [...states.values()]
}

/** The access rules of a section as a text. Equal texts have the same effect on any state. */
export function accessRulesKey(own: AccessRules): string {
  const { host, require, satisfy, authoritative, authz } = own
  return JSON.stringify([
    host && conditionsIn(host),
    require?.map(({ methods, keyword, words, unmet, unclear, at }) => [
      ...[methodsIn(methods), keyword, words, unmet, unclear],
      at.args[0]?.value,
    ]),
    satisfy.map(({ methods, any }) => [methodsIn(methods), any]),
    [...authoritative],
    authz && [
      authz.tree && conditionsIn(authz.tree),
      authz.merging,
      authz.methodsOfLines.map(methodsIn),
      authz.unclear,
    ],
    [own.authType, own.authTypeOn24, own.groupFile, own.dbmGroupFile, own.ssl, own.onlyHostsUnclear],
    [own.ldap, own.unclear, own.unknownFormerRules],
  ])
}

const methodsIn = ({ except, names }: MethodSet) => [except, ...names]

const conditionsIn = ({ named, other }: PerMethod<Condition>) => [
  other.key,
  ...Array.from(named, ([name, { key }]) => [name, key]),
]

const hasRules = (own: AccessRules) =>
  own.host !== undefined ||
  own.require !== undefined ||
  own.satisfy.length > 0 ||
  own.authType ||
  own.ldap !== undefined ||
  own.ssl ||
  own.unclear !== undefined ||
  own.authz?.tree !== undefined

const nothing = {
  host: undefined,
  require: undefined,
  satisfy: [],
  authoritative: new Map(),
  authType: false,
  groupFile: false,
  dbmGroupFile: false,
  ldap: undefined,
  ssl: false,
} as const

const onlyHosts = (own: AccessRules): AccessRules => ({
  ...own,
  ...nothing,
  authz: authzWithoutTree(own),
  host: own.host,
})

const onlyUsers = (own: AccessRules): AccessRules => ({ ...own, host: undefined, satisfy: [] })

const onlySatisfy = (own: AccessRules): AccessRules => ({
  ...own,
  ...nothing,
  authz: authzWithoutTree(own),
  satisfy: own.satisfy,
})

/** On 2.4, the authorization settings of a section without its Require lines. */
const authzWithoutTree = ({ authz }: AccessRules): AccessRules['authz'] => authz && { ...authz, tree: undefined }
