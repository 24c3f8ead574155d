import { failureAt } from '../../failure.js'
import { eachLine, ruleOf } from '../../rule.js'

export const emptyLdapBindPassword = ruleOf('access', {
  id: 'empty-ldap-bind-password',
  title: 'AuthLDAPBindPassword is empty',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authnz_ldap.html#authldapbindpassword',
  covers: ['authldap-empty-password'],
  page: `
2.4 does not start with an empty AuthLDAPBindPassword. A directory server takes a name with an empty password for an
anonymous bind, so leaving out both AuthLDAPBindDN and AuthLDAPBindPassword says the same. Whether anonymous was meant, or
the password was lost, cannot be seen from here, so nothing is changed.`,
  check: eachLine(['AuthLDAPBindPassword'], (at) => {
    if (at.args.length !== 1 || at.args[0]?.value !== '') return undefined
    return {
      message: `2.4 ${failureAt(at)} with an empty AuthLDAPBindPassword; give the password, or remove it and AuthLDAPBindDN to bind anonymously.`,
    }
  }),
})
