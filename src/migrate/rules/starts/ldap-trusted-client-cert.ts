import { contextsOf } from '../../../site/context.js'
import type { Rule } from '../../rule.js'

export const ldapTrustedClientCert: Rule = {
  id: 'ldap-trusted-client-cert',
  title: 'LDAPTrustedClientCert for a whole server',
  severity: 'error',
  group: 'starts',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ldap.html#ldaptrustedclientcert',
  covers: ['ldap-trusted-client-cert'],
  page: `
2.2 took LDAPTrustedClientCert at server and virtual host level only, whatever its manual said. 2.4 takes it in
\`<Directory>\`, \`<Location>\` and .htaccess only, and does not start with one outside.

Repeat the line in each section that uses LDAP, next to its AuthLDAPURL, and remove it here. Which sections those are may be
written in files that are not seen, so nothing is changed.`,
  *check(site) {
    for (const at of site.directives('LDAPTrustedClientCert')) {
      const contexts = contextsOf(site, at)
      if (!contexts.has('server') && !contexts.has('virtualhost')) continue
      yield {
        at,
        message:
          '2.4 allows LDAPTrustedClientCert only inside <Directory>, <Location> and .htaccess and does not start; repeat it beside each AuthLDAPURL and remove it here.',
      }
    }
  },
}
