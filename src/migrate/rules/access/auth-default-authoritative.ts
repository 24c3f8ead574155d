import { removeLine, reviewFix, safeFix } from '../../../edit/edit.js'
import { failureAt } from '../../failure.js'
import { ruleOf } from '../../rule.js'

export const authDefaultAuthoritative = ruleOf('access', {
  id: 'auth-default-authoritative',
  title: 'AuthDefaultAuthoritative and AuthzDefaultAuthoritative are gone',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#access',
  covers: ['authz-default-authoritative'],
  page: `
2.2 had two modules of last resort, mod_authn_default and mod_authz_default, that refused whatever no other module had
decided. 2.4 refuses by itself, so both modules and their directives are gone, and 2.4 does not start with such a line.

The line is removed. With \`Off\`, 2.2 answered 500 where nobody understood a Require; 2.4 does not start with such a Require.

AuthzDBDAuthoritative was in the tests before 2.4 only; no released httpd starts with it. It is removed for review.`,
  *check(site) {
    for (const at of site.directives('AuthDefaultAuthoritative', 'AuthzDefaultAuthoritative')) {
      yield {
        at,
        message: `2.4 has no ${at.name.value} and ${failureAt(at)} with this line; remove it, 2.4 refuses what nobody decides.`,
        fix: safeFix(`Remove ${at.name.value}`, removeLine(at)),
      }
    }
    for (const at of site.directives('AuthzDBDAuthoritative'))
      yield {
        at,
        message: `No released httpd has ${at.name.value}, which the tests before 2.4 had, and 2.4 ${failureAt(at)} with this line; remove it.`,
        fix: reviewFix(`Remove ${at.name.value}`, 'No module but mod_authz_dbd was to decide here.', removeLine(at)),
      }
  },
})
