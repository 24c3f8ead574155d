import { isSatisfyAnyInForce, methodsNamedInState } from '../../access/decide/state.js'
import { refusesByAddress } from '../../access/decide/written.js'
import { isAccessLineOf22 } from '../../access/read/access-lines.js'
import { authorizersOf } from '../../access/read/authorizers.js'
import { hasKeywordOf24, mayAllowOn24ByIgnoredLines, type Requirement } from '../../access/read/requirements.js'
import { oncePerObject } from '../../base/once.js'
import { isAccessCompatDirective } from '../../httpd/directives.js'
import { isGuard } from '../../httpd/guards.js'
import { anyOtherMethod } from '../../httpd/methods.js'
import type { Site } from '../../site/site.js'
import { hasKeywordInCaseUnknownTo24 } from './messages/messages.js'
import type { Plan } from './plan.js'

const signsOf22 = ['NameVirtualHost', 'DefaultType', 'LockFile', 'AcceptMutex']

/** Whether the configuration surely runs on 2.2, because the user said so or because it has lines that 2.4 rejects. */
const isFrom22 = (site: Site, all: readonly Plan[]): boolean =>
  site.isVersionGiven || areOf22(all) || site.hasDirective(...signsOf22)

/** Whether some section can only be for 2.2. */
const areOf22 = oncePerObject((all: readonly Plan[]) =>
  all.some((plan) => plan.access.lines.some(isAccessLineOf22) || hasKeywordInCaseUnknownTo24(plan) || asksDbm(plan)),
)

/** Whether some lines can only be for 2.2, whatever `--from` says. If not, an earlier run may have written a Require of 2.4. */
const isLeftFrom22 = (site: Site): boolean =>
  site.hasDirective(...[...site.names].filter(isAccessCompatDirective), ...signsOf22)

/** Whether `Require group` is checked in a DBM file. 2.4 does that only for `Require dbm-group`. */
const asksDbm = ({ access, after }: Plan) =>
  access.require?.some(({ keyword }) => keyword === 'group' || keyword === 'file-group') === true &&
  after.some(({ settings }) => settings.dbmGroupFile && !settings.groupFile)

/**
 * Whether a section gets a finding. A section without lines of 2.2 gets one only if it surely is for 2.2 and 2.4 treats it
 * differently.
 */
export function needsAccessFinding(site: Site, plan: Plan, all: readonly Plan[]): boolean {
  if (plan.access.lines.some(isAccessLineOf22)) return true
  // Another rule reports Require lines of third-party modules, so they need no second finding here.
  if (plan.access.require?.every(({ answeredBy }) => answeredBy)) return false
  if (site.from === '2.4' || !isFrom22(site, all)) return false
  if (plan.access.unclear)
    return (
      dropsHostLinesAbove(plan) ||
      // Satisfy Any above made the users of the section optional.
      (replacesRulesAbove(plan) && plan.bases.some(isSatisfyAnyInForce)) ||
      losesRequire(plan) ||
      activatesRequire(site, plan) ||
      (isLeftFrom22(site) &&
        site.judgement.origin !== 'on its way' &&
        plan.access.require?.some(hasKeywordOf24) === true)
    )
  if (plan.access.require || plan.access.containers.length > 0) return true
  return site.complete
}

/** Whether a Require of the section replaces host lines above it in 2.4; in 2.2 these stayed in force. */
export const dropsHostLinesAbove = (plan: Plan): boolean =>
  replacesRulesAbove(plan) && plan.bases.some(refusesByAddress)

/** Whether 2.4 skips a Require of the section without any message, so that it asks for no user. */
const losesRequire = ({ access }: Plan): boolean =>
  access.guardsByVersion === undefined && access.lines.some((line) => line.kind === 'require' && line.hiddenFrom24)

/** Whether 2.4 rejects the section's Require lines, or allows requests by one that had no effect in 2.2. */
function activatesRequire(site: Site, { access, after }: Plan): boolean {
  const lines = access.require ?? []
  if (lines.some(changesMeaningOn24)) return true
  const guards = new Map(access.lines.map(({ at, within }) => [at, within.findLast(isGuard)]))
  const authorizers = site.once(authorizersOf)
  return [...new Set(guards.values()), undefined].some((guard) => {
    const beside = lines.filter(({ at }) => !guards.get(at) || guards.get(at) === guard)
    return after.some((state) =>
      [...methodsNamedInState(state), anyOtherMethod].some((name) =>
        mayAllowOn24ByIgnoredLines(beside, name, authorizers, state.settings),
      ),
    )
  })
}

const changesMeaningOn24 = ({ at, keyword, unmet }: Requirement): boolean =>
  unmet === undefined ? at.args[0]?.value !== keyword : unmet !== 'keyword'

const replacesRulesAbove = ({ access }: Plan): boolean =>
  access.require !== undefined && !access.lines.some(({ kind }) => kind === 'new')
