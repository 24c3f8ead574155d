import { accessReaderToday } from '../access/decide/by-22.js'
import { accessReaderOn24 } from '../access/decide/by-24.js'
import {
  type AccessVerdict,
  type ConditionOrError,
  isUnclearVerdict,
  type SectionRules,
  verdictForRequest,
} from '../access/decide/reader.js'
import { type AccessRules, accessRulesOf } from '../access/read/access.js'
import { hasAccessRules } from '../access/read/access-lines.js'
import { authorizersOf } from '../access/read/authorizers.js'
import { type Leaf, leavesOf } from '../access/read/condition.js'
import { objectNumbers } from '../base/object-numbers.js'
import { oncePerObject } from '../base/once.js'
import { isLimitSection } from '../httpd/limit.js'
import { methodNamesIn, valueForMethod } from '../httpd/methods.js'
import type { Site } from '../site/site.js'
import { commandsUnder } from '../syntax/tree.js'
import type { LocatedSection } from './read-configuration.js'

/** The access decision of one version for the target of a request. */
export type AccessDecision = Readonly<ReturnType<typeof accessDecisionFor>>

/** Returns a function: the access decision of one version, by the sections that a request matches. */
export function accessDecider(site: Site): (matching: readonly LocatedSection[]) => AccessDecision {
  const read = oncePerObject(({ nodes }: LocatedSection) => accessRulesOf(site, nodes))
  const older = accessReaderToday(authorizersOf(site))
  const verdict = (said: readonly SectionRules[]) =>
    site.from === '2.4' ? verdictForRequest(accessReaderOn24, said) : verdictForRequest(older, said)
  const known = new Map<string, AccessDecision>()
  const { keyOf } = objectNumbers()
  return (matching) => {
    const key = keyOf(matching)
    const ruling = known.get(key) ?? accessDecisionFor(site, matching, read, verdict)
    known.set(key, ruling)
    return ruling
  }
}

function accessDecisionFor(
  site: Site,
  matching: readonly LocatedSection[],
  read: (one: LocatedSection) => AccessRules,
  decided: (said: readonly SectionRules[]) => AccessVerdict,
) {
  const inForce = matching.filter((one, index) => isRead(site, one, matching.slice(0, index)))
  const deciding = inForce.filter((one) => hasAccessRules(one.nodes))
  const said = deciding.map(read)
  const verdict = decided(deciding.map((one) => ({ access: read(one), kind: one.kind })))
  return {
    /** The matching sections with access rules, in merge order. */
    deciding,
    /** The methods that the matching sections name. */
    methods: [...new Set([...said.flatMap(methodsOf), ...limitsIn(inForce)])],
    /** All conditions in the matching sections, even conditions that another section replaces. */
    leaves: said.flatMap(leavesOfRules),
    /** Whether a user can log in, or must. */
    asksUser: said.some((own) => own.authType) || said.flatMap(leavesOfRules).some(({ asksUser }) => asksUser),
    /** The decision for a method; undefined if it is not known. */
    decide: (method: string): ConditionOrError | undefined =>
      isUnclearVerdict(verdict) ? undefined : valueForMethod(verdict, method),
  }
}

/** Whether httpd reads a `.htaccess` file: 2.2 does unless AllowOverride forbids it, 2.4 only if AllowOverride allows it. */
function isRead(site: Site, container: LocatedSection, before: readonly LocatedSection[]): boolean {
  const holder =
    container.kind === 'htaccess' ? container : container.outer?.kind === 'htaccess' ? container.outer : undefined
  if (!holder) return true
  const lines = before.flatMap(({ nodes }) =>
    nodes.filter((node) => node.kind === 'directive' && node.key === 'allowoverride'),
  )
  const words = lines.at(-1)?.args.map(({ value }) => value.toLowerCase())
  return words ? !words.includes('none') : site.from === '2.2'
}

function methodsOf(own: AccessRules): readonly string[] {
  const said = [own.host, own.authz?.tree].filter((one) => one !== undefined)
  return [
    ...methodNamesIn(...said),
    ...(own.require ?? []).flatMap((line) => line.methods.names),
    ...own.satisfy.flatMap((line) => line.methods.names),
  ]
}

const limitsIn = (containers: readonly LocatedSection[]): readonly string[] =>
  containers.flatMap(({ nodes }) =>
    [...commandsUnder(nodes)].flatMap((node) => (isLimitSection(node) ? node.args.map(({ value }) => value) : [])),
  )

function leavesOfRules(own: AccessRules): readonly Leaf[] {
  const trees = [own.host, own.authz?.tree].flatMap((said) => (said ? [said.other, ...said.named.values()] : []))
  // On 2.4, the tree already has the Require lines.
  const required = (own.authz ? [] : (own.require ?? [])).map(
    ({ keyword, words }): Leaf => ({
      kind: 'leaf',
      provider: keyword,
      words: keyword === 'valid-user' ? '' : words,
      asksUser: true,
      from: undefined,
      key: `${keyword} ${words}`.trim(),
    }),
  )
  return [...trees.flatMap(leavesOf), ...required]
}
