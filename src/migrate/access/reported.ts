import { isAnyInForce, methodsIn } from '../../access/decide/state.js'
import { closesByHosts } from '../../access/decide/written.js'
import { isForOldAlone, isOld } from '../../access/read/access-lines.js'
import { authorizersOf } from '../../access/read/authorizers.js'
import { isNewWord, type Requirement, wakesLines } from '../../access/read/requirements.js'
import { once } from '../../base/once.js'
import { isOldAccess } from '../../httpd/directives.js'
import { isGuard } from '../../httpd/guards.js'
import { otherMethod } from '../../httpd/methods.js'
import type { Site } from '../../site/site.js'
import { hasStrangeCase } from './messages/messages.js'
import type { Plan } from './plan.js'

const signsOf22 = ['NameVirtualHost', 'DefaultType', 'LockFile', 'AcceptMutex']

/** Whether the configuration is known to run on 2.2: said, or shown by what a 2.4 would not take. */
const isFrom22 = (site: Site, all: readonly Plan[]): boolean =>
  site.fromGiven || areOf22(all) || site.says(...signsOf22)

/** Each section asks for all of them. */
const areOf22 = once((all: readonly Plan[]) =>
  all.some((plan) => plan.access.lines.some(isOld) || hasStrangeCase(plan) || asksDbm(plan)),
)

/**
 * Whether lines that 2.4 would read can only be of 2.2, whatever was said: where there is none, a Require of 2.4 may be what
 * was written yesterday.
 */
const isLeftFrom22 = (site: Site): boolean => site.says(...[...site.names].filter(isOldAccess), ...signsOf22)

/** 2.4 asks a DBM file for `Require dbm-group` only. */
const asksDbm = ({ access, after }: Plan) =>
  access.require?.some(({ keyword }) => keyword === 'group' || keyword === 'file-group') === true &&
  after.some(({ settings }) => settings.dbmGroupFile && !settings.groupFile)

/**
 * Whether a section without any old line is worth a word: a configuration that may well run on 2.4 already is not, nor
 * an AuthType whose Require may stand in a file that is not seen.
 */
export function isReported(site: Site, plan: Plan, all: readonly Plan[]): boolean {
  if (plan.access.lines.some(isOld)) return true
  // For those there is a rule of its own.
  if (plan.access.require?.every(({ answeredBy }) => answeredBy)) return false
  if (site.from === '2.4' || !isFrom22(site, all)) return false
  if (plan.access.unclear)
    return (
      opensAbove(plan) ||
      closesAbove(plan) ||
      losesRequire(plan) ||
      wakesRequire(site, plan) ||
      (isLeftFrom22(site) && site.judgement.origin !== 'on its way' && plan.access.require?.some(isNewWord) === true)
    )
  if (plan.access.require || plan.access.containers.length > 0) return true
  return site.complete
}

/** Whether its Require takes the place in 2.4 of host lines above it that 2.2 kept beside it. */
export const opensAbove = (plan: Plan): boolean => replaces(plan) && plan.bases.some(closesByHosts)

/** Whether it takes the place of a Satisfy Any, by which 2.2 did not ask for the users that it names. */
const closesAbove = (plan: Plan): boolean => replaces(plan) && plan.bases.some(isAnyInForce)

/** Whether 2.4 lets in without a word whom 2.2 asked who they are. */
const losesRequire = ({ access }: Plan): boolean =>
  access.dual === undefined && access.lines.some((line) => line.kind === 'require' && isForOldAlone(line))

/**
 * Whether 2.4 lets in by Require lines that let nobody in, or overruled one another, or does not start with them. Of lines in
 * several guards it is not known whether they stand beside one another.
 */
function wakesRequire(site: Site, { access, after }: Plan): boolean {
  const lines = access.require ?? []
  if (lines.some(isOtherOn24)) return true
  const guards = new Map(access.lines.map(({ at, within }) => [at, within.findLast(isGuard)]))
  const authorizers = site.once(authorizersOf)
  return [...new Set(guards.values()), undefined].some((guard) => {
    const beside = lines.filter(({ at }) => !guards.get(at) || guards.get(at) === guard)
    return after.some((state) =>
      [...methodsIn(state), otherMethod].some((name) => wakesLines(beside, name, authorizers, state.settings)),
    )
  })
}

const isOtherOn24 = ({ at, keyword, unmet }: Requirement): boolean =>
  unmet === undefined ? at.args[0]?.value !== keyword : unmet !== 'keyword'

const replaces = ({ access }: Plan): boolean =>
  access.require !== undefined && !access.lines.some(({ kind }) => kind === 'new')
