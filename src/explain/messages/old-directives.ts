/** Directives of 2.0 and 1.3 that neither 2.2 nor 2.4 knows, in lower case, with what to do about each. */
export const adviceOnDirectivesBefore22: Readonly<Record<string, string>> = {
  accessconfig: 'Delete the line. If the file on the line is still needed, write `Include FILE` instead.',
  addmodule: 'Delete the line: a LoadModule line is enough.',
  agentlog: 'Write `CustomLog FILE "%{User-agent}i"` instead.',
  authauthoritative:
    'Delete the line: mod_auth became mod_auth_basic, mod_authn_file, mod_authz_user and mod_authz_groupfile.',
  authdbauthoritative: 'Delete the line: 2.4 has no mod_auth_db. Use mod_authn_dbm instead.',
  authdbmauthoritative: 'Delete the line: mod_auth_dbm became mod_authn_dbm and mod_authz_dbm.',
  anonymous_authoritative: 'Delete the line: mod_auth_anon became mod_authn_anon.',
  authdigestfile: 'Write AuthUserFile instead of AuthDigestFile.',
  authdigestgroupfile: 'Write AuthGroupFile instead of AuthDigestGroupFile.',
  bindaddress: 'Write `Listen ADDRESS:PORT` instead.',
  cacheforcecompletion: 'Delete the line.',
  cachegcinterval: 'Delete the line. To limit the size of the cache, run the program htcacheclean.',
  cachesize: 'Delete the line. To limit the size of the cache, run the program htcacheclean.',
  clearmodulelist: 'Delete the line.',
  authldapauthoritative: 'Delete the line: mod_auth_ldap became mod_authnz_ldap.',
  authldapenabled: 'Delete the line. To check passwords with LDAP, write `AuthBasicProvider ldap`.',
  ldaptrustedca: 'Write `LDAPTrustedGlobalCert TYPE FILE` instead, such as `LDAPTrustedGlobalCert CA_BASE64 FILE`.',
  ldaptrustedcatype: 'Delete the line. The type is the first argument of `LDAPTrustedGlobalCert TYPE FILE`.',
  maxthreadsperchild: 'Write ThreadsPerChild and ThreadLimit instead of MaxThreadsPerChild.',
  numservers: 'Write StartServers instead of NumServers.',
  refererignore:
    'Delete the line. Mark these requests with `SetEnvIf Referer PATTERN unlogged`, and add `env=!unlogged` to the CustomLog line.',
  refererlog: 'Write `CustomLog FILE "%{Referer}i -> %U"` instead.',
  resourceconfig: 'Delete the line. If the file on the line is still needed, write `Include FILE` instead.',
  servertype: 'Delete the line: httpd always runs standalone.',
}
