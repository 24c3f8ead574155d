import { failureAt } from '../../failure.js'
import { eachLine, ruleOf } from '../../rule.js'

export const emptyLdapBindPassword = ruleOf('access', {
  id: 'empty-ldap-bind-password',
  title: 'AuthLDAPBindPassword is empty',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_authnz_ldap.html#authldapbindpassword',
  fixes: 'none',
  covers: ['authldap-empty-password'],
  page: `
## What 2.2 did

httpd accepted an empty AuthLDAPBindPassword.

## What 2.4 does

httpd refuses to start because of an empty AuthLDAPBindPassword.

## What the rule does

It reports the line. A directory server treats a name with an empty password as an anonymous bind, so removing both
AuthLDAPBindDN and AuthLDAPBindPassword has the same effect. If the password is missing by mistake, write it.`,
  check: eachLine(['AuthLDAPBindPassword'], (at) => {
    if (at.args.length !== 1 || at.args[0]?.value !== '') return undefined
    return {
      message: `2.4 ${failureAt(at)} because of an empty AuthLDAPBindPassword. Write the password. To bind anonymously, remove this line and AuthLDAPBindDN.`,
    }
  }),
})
