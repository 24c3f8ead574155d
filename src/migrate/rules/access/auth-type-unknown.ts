import { decideToday } from '../../../access/decide/by-22.js'
import { methodsNamedInState, type State } from '../../../access/decide/state.js'
import { authorizersOf } from '../../../access/read/authorizers.js'
import { leavesOf } from '../../../access/read/condition.js'
import type { Authorizers } from '../../../access/read/requirements.js'
import { lazy } from '../../../base/lazy.js'
import { anyOtherMethod } from '../../../httpd/methods.js'
import { loadsThirdPartyModule } from '../../../models/modules/loaded-modules.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive, Section } from '../../../syntax/tree.js'
import { mayLieAbove } from '../../access/one-request.js'
import type { Plan } from '../../access/plan.js'
import { accessPlans } from '../../access/survey.js'
import { ruleOf } from '../../rule.js'

export const authTypeUnknown = ruleOf('access', {
  id: 'auth-type-unknown',
  title: 'AuthType None, Off or an unknown type where a Require asks for a user',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authn_core.html#authtype',
  fixes: 'none',
  page: `
## What 2.2 did

No module knew the types None and Off. With a Require in force, httpd refused everybody with 401 and never asked for a
password.

## What 2.4 does

httpd answers 500.

## What the rule does

It reports the line. If the folder should be open, write \`Require all granted\`; if closed, \`Require all denied\`, which
answers 403. No form answers 401 as 2.2 did.

## When not

If \`Satisfy Any\` lets everybody in anyway, the rule reports nothing. Types other than Basic, Digest and Form are
checked only if the files are the whole configuration and load only httpd's own modules.`,
  *check(site, { ineffectiveAllow }) {
    if (site.from === '2.4' || !site.directives('AuthType').some((at) => isWrong(site, at))) return
    const authorizers = authorizersOf(site)
    const { plans } = accessPlans(site, ineffectiveAllow)
    const others = lazy(() => plans.filter((plan) => asksWithoutType(plan, authorizers)))
    for (const plan of plans) {
      const at = typeLineOf(plan)
      if (!at || !isWrong(site, at)) continue
      const isMet = plan.after.some((state) => asksUser(state, authorizers))
      if (!isMet && !others().some(({ scope }) => mayLieAbove(plan.scope, scope))) continue
      yield {
        at,
        message: `2.4 answers 500 where a Require asks for a user and AuthType is ${typeIn(at)}; 2.2 refused everybody with 401. ${isOpening(at) ? 'Write `Require all granted` to let everybody in, or `Require all denied`' : 'Write an AuthType whose module is loaded, or `Require all denied`'}.`,
      }
    }
  },
})

const typeIn = ({ args }: Directive | Section): string => args[0]?.value ?? ''

const isOpening = (at: Directive | Section): boolean => /^(none|off)$/i.test(typeIn(at))

const isWrong = (site: Site, at: Directive | Section): boolean => isOpening(at) || isUnknown(site, at)

/** Whether no module has this AuthType: all files are given, and none of them loads a third-party module. */
const isUnknown = (site: Site, at: Directive | Section): boolean =>
  site.complete && isLiteral(at) && !/^(basic|digest|form)$/i.test(typeIn(at)) && !site.once(loadsThirdPartyModule)

const typeLineOf = ({ access }: Plan) => access.lines.findLast(({ kind }) => kind === 'authtype')?.at

/** Whether a section without AuthType requires a user, although no AuthType may be in force. */
const asksWithoutType = (plan: Plan, authorizers: Authorizers): boolean =>
  !typeLineOf(plan) && plan.after.some((state) => !state.authType && asksUser(state, authorizers))

/** Whether a decision in this state depends on the user, for any method. */
const asksUser = (state: State, authorizers: Authorizers): boolean =>
  [...methodsNamedInState(state), anyOtherMethod].some((name) =>
    leavesOf(decideToday(state, name, authorizers).condition).some((leaf) => leaf.asksUser),
  )
