import { removeLine, reviewFix, safeFix } from '../../../edit/edit.js'
import { failureAt } from '../../failure.js'
import { ruleOf } from '../../rule.js'

export const authDefaultAuthoritative = ruleOf('access', {
  id: 'auth-default-authoritative',
  title: 'AuthDefaultAuthoritative and AuthzDefaultAuthoritative are gone',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#access',
  fixes: 'both',
  covers: ['authz-default-authoritative'],
  page: `
## What 2.2 did

mod_authn_default and mod_authz_default refused every request that no other module had decided.

## What 2.4 does

httpd itself refuses such requests. Both modules and their directives are gone, and 2.4 refuses to start because of
such a line.

## What the rule does

It removes the line. With \`Off\`, 2.2 answered 500 if no module understood a Require; 2.4 refuses to start because of
such a Require. It also removes AuthzDBDAuthoritative, for review: only test versions before 2.4 knew it, and no
released httpd starts with it.`,
  *check(site) {
    for (const at of site.directives('AuthDefaultAuthoritative', 'AuthzDefaultAuthoritative')) {
      yield {
        at,
        message: `2.4 has no ${at.name.value} and ${failureAt(at)} because of this line. Remove the line; ${at.key === 'authdefaultauthoritative' ? '2.4 needs no fallback for authentication' : '2.4 itself denies a request that no authorization module has allowed'}.`,
        fix: safeFix(`Remove ${at.name.value}`, removeLine(at)),
      }
    }
    for (const at of site.directives('AuthzDBDAuthoritative'))
      yield {
        at,
        message: `2.4 ${failureAt(at)} because of ${at.name.value}, which only test versions before 2.4 knew. Remove the line.`,
        fix: reviewFix(
          `Remove ${at.name.value}`,
          'The Require lines here name only what mod_authz_dbd checks (dbd-group, dbd-login, dbd-logout).',
          removeLine(at),
        ),
      }
  },
})
