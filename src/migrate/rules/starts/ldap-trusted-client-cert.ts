import { contextsOf } from '../../../site/context.js'
import { eachLineInSite, ruleOf } from '../../rule.js'

export const ldapTrustedClientCert = ruleOf('starts', {
  id: 'ldap-trusted-client-cert',
  title: 'LDAPTrustedClientCert is no longer allowed at server level',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ldap.html#ldaptrustedclientcert',
  fixes: 'none',
  covers: ['ldap-trusted-client-cert'],
  page: `
## What 2.2 did

LDAPTrustedClientCert was allowed only at server and virtual host level, although the manual said otherwise.

## What 2.4 does

It is allowed only in \`<Directory>\`, \`<Location>\` and \`.htaccess\`. Elsewhere httpd refuses to
start because of it.

## What the rule does

It reports the line. Move it into each section that uses LDAP, beside AuthLDAPURL. There is no fix, because such
sections may be in files that are not given.`,
  check: eachLineInSite(['LDAPTrustedClientCert'], (at, site) => {
    const contexts = contextsOf(site, at)
    if (!contexts.has('server') && !contexts.has('virtualhost')) return undefined
    return {
      message:
        '2.4 refuses to start because of LDAPTrustedClientCert outside <Directory>, <Location> and .htaccess. Delete this line, and write it beside each AuthLDAPURL that needs the certificate.',
    }
  }),
})
