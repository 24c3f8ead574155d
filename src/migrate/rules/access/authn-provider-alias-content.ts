import { directiveNamed } from '../../../httpd/directives.js'
import { type Directive, isDirective, walk } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const authnProviderAliasContent = ruleOf('access', {
  id: 'authn-provider-alias-content',
  title: 'A directive that <AuthnProviderAlias> no longer takes',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authn_core.html#authnprovideralias',
  covers: ['authn-provider-alias-content'],
  page: `
2.2 let any directive of a \`<Directory>\` stand inside \`<AuthnProviderAlias>\`. 2.4 takes only those that concern
authentication (the class AuthConfig, and those for \`<Directory>\` alone), and does not start with any other one.

Such a line had an effect only while the password was looked up, which is hardly what its author meant. It is left to you: move it to the \`<Directory>\` or \`<Location>\` where it belongs, or remove it.`,
  *check(site) {
    for (const section of site.sections('AuthnProviderAlias')) {
      for (const at of walk(section.children)) {
        if (!isDirective(at) || !site.isLive(at) || !isRefused(at)) continue
        yield {
          at,
          message: `2.4 does not allow ${at.name.value} inside <AuthnProviderAlias> and does not start; move it to the section that it is meant for.`,
        }
      }
    }
  },
})

/** 2.2 allowed every override class here, 2.4 allows AuthConfig only (mod_authn_core.c, authaliassection). */
function isRefused(at: Directive): boolean {
  const known = directiveNamed(at.key)
  const isOther = (override: string | undefined) => !!override && override !== 'AuthConfig' && override !== 'All'
  return isOther(known?.in22?.override) && isOther(known?.in24?.override)
}
