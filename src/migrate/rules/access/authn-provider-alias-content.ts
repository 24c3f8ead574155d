import { directiveByName } from '../../../httpd/directives.js'
import { type Directive, isDirective, walk } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const authnProviderAliasContent = ruleOf('access', {
  id: 'authn-provider-alias-content',
  title: 'A directive that <AuthnProviderAlias> no longer takes',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authn_core.html#authnprovideralias',
  fixes: 'none',
  covers: ['authn-provider-alias-content'],
  page: `
## What 2.2 did

\`<AuthnProviderAlias>\` accepted every directive that \`<Directory>\` accepts. Such a line had an effect only while a
password was looked up.

## What 2.4 does

It accepts only directives for authentication (class AuthConfig, and those allowed only in \`<Directory>\`). httpd
refuses to start if there is any other.

## What the rule does

It reports the line. Move it to the \`<Directory>\` or \`<Location>\` where it belongs, or remove it.`,
  *check(site) {
    for (const section of site.sections('AuthnProviderAlias')) {
      for (const at of walk(section.children)) {
        if (!isDirective(at) || !site.isLive(at) || !isRefused(at)) continue
        yield {
          at,
          message: `2.4 refuses to start because of ${at.name.value} inside <AuthnProviderAlias>. Move the line to the <Directory> or <Location> where it should apply, or remove it.`,
        }
      }
    }
  },
})

/**
 * Whether 2.4 rejects a line here, because it needs another override class than AuthConfig. 2.2 allows all of them
 * (mod_authn_core.c, authaliassection).
 */
function isRefused(at: Directive): boolean {
  const known = directiveByName(at.key)
  const isOther = (override: string | undefined) => !!override && override !== 'AuthConfig' && override !== 'All'
  return isOther(known?.in22?.override) && isOther(known?.in24?.override)
}
