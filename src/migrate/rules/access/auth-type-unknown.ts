import { decide } from '../../../access/decide/decision.js'
import { methodsIn, type State } from '../../../access/decide/state.js'
import { authorizersOf } from '../../../access/read/authorizers.js'
import { leavesOf } from '../../../access/read/condition.js'
import type { Authorizers } from '../../../access/read/requirements.js'
import { lazy } from '../../../base/lazy.js'
import { otherMethod } from '../../../httpd/methods.js'
import { loadsForeign } from '../../../models/modules/loaded-modules.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive, Section } from '../../../syntax/tree.js'
import { folderOfEach, mayLieAbove } from '../../access/one-request.js'
import type { Plan } from '../../access/plan.js'
import { surveyOf } from '../../access/survey.js'
import { ruleOf } from '../../rule.js'

export const authTypeUnknown = ruleOf('access', {
  id: 'auth-type-unknown',
  title: 'AuthType None, Off or one that no module knows where a Require asks for a user',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authn_core.html#authtype',
  page: `
\`AuthType None\` and \`AuthType Off\` were no types that a module of 2.2 knew. With a Require in force, its own or one that is
inherited, 2.2 refused everybody with 401, without asking for a password. 2.4 answers 500 instead.

What was meant is a question for a person: mostly that the folder is open, which \`Require all granted\` says, or else that it is
closed, by \`Require all denied\`, which answers 403. There is no form that answers 401 as 2.2 did. Nothing is said where \`Satisfy
Any\` lets everybody in anyway. Any other type but Basic, Digest and Form is looked at where all of the configuration is given, and all
modules that it loads come with httpd.`,
  *check(site, { deadAllow }) {
    if (site.from === '2.4' || !site.directives('AuthType').some((at) => isWrong(site, at))) return
    const authorizers = authorizersOf(site)
    const { plans } = surveyOf(site, deadAllow)
    const folder = folderOfEach()
    const others = lazy(() => plans.filter((plan) => asksWithoutType(plan, authorizers)))
    for (const plan of plans) {
      const at = typeLineOf(plan)
      if (!at || !isWrong(site, at)) continue
      const isMet = plan.after.some((state) => asksUser(state, authorizers))
      if (!isMet && !others().some(({ scope }) => mayLieAbove(plan.scope, scope, folder))) continue
      yield {
        at,
        message: `2.4 answers 500 where a Require for users meets AuthType ${typeIn(at)}; 2.2 refused everybody with 401. ${isOpening(at) ? 'Write `Require all granted` if everybody may come in, or `Require all denied`' : 'Write a type whose module is loaded, or `Require all denied`'}.`,
      }
    }
  },
})

const typeIn = ({ args }: Directive | Section): string => args[0]?.value ?? ''

const isOpening = (at: Directive | Section): boolean => /^(none|off)$/i.test(typeIn(at))

const isWrong = (site: Site, at: Directive | Section): boolean => isOpening(at) || isUnknown(site, at)

/** Whether no module answers for the type, as far as all of them are seen. */
const isUnknown = (site: Site, at: Directive | Section): boolean =>
  site.complete && isLiteral(at) && !/^(basic|digest|form)$/i.test(typeIn(at)) && !site.once(loadsForeign)

const typeLineOf = ({ access }: Plan) => access.lines.findLast(({ kind }) => kind === 'authtype')?.at

/** Whether a section without an AuthType of its own asks for users where none may be in force. */
const asksWithoutType = (plan: Plan, authorizers: Authorizers): boolean =>
  !typeLineOf(plan) && plan.after.some((state) => !state.authType && asksUser(state, authorizers))

/** Whether some are let in only if they give a password, or would be if they could. */
const asksUser = (state: State, authorizers: Authorizers): boolean =>
  [...methodsIn(state), otherMethod].some((name) =>
    leavesOf(decide(state, name, authorizers).whole).some((leaf) => leaf.asksUser),
  )
