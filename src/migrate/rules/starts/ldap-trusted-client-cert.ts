import { contextsOf } from '../../../site/context.js'
import { eachLine, ruleOf } from '../../rule.js'

export const ldapTrustedClientCert = ruleOf('starts', {
  id: 'ldap-trusted-client-cert',
  title: 'LDAPTrustedClientCert for a whole server',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ldap.html#ldaptrustedclientcert',
  covers: ['ldap-trusted-client-cert'],
  page: `
2.2 took LDAPTrustedClientCert at server and virtual host level only, whatever its manual said. 2.4 takes it in
\`<Directory>\`, \`<Location>\` and .htaccess only, and does not start with one outside.

Repeat the line in each section that uses LDAP, next to its AuthLDAPURL, and remove it here. Which sections those are may be
written in files that are not seen, so nothing is changed.`,
  check: eachLine(['LDAPTrustedClientCert'], (at, site) => {
    const contexts = contextsOf(site, at)
    if (!contexts.has('server') && !contexts.has('virtualhost')) return undefined
    return {
      message:
        '2.4 allows LDAPTrustedClientCert only inside <Directory>, <Location> and .htaccess and does not start; repeat it beside each AuthLDAPURL and remove it here.',
    }
  }),
})
