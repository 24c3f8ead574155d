/** Directives that never were httpd's, by the module that brings them. */
interface Foreign {
  readonly names: RegExp
  readonly cause: string
  readonly action: string
}

const row = (names: RegExp, module: string, action: string): Foreign => ({
  names,
  cause: `This is a directive of ${module}, which is not part of httpd and is not loaded.`,
  action,
})

const rebuilt = 'Install it built for 2.4 and load it, as a module of 2.2 cannot be loaded; or take out what needs it.'

export const foreignDirectives: readonly Foreign[] = [
  row(
    /^php/i,
    'PHP',
    'Install PHP for 2.4 as a module, with the MPM prefork; or run PHP-FPM, and move php_value and php_flag lines to php.ini or .user.ini.',
  ),
  row(/^sec[A-Z]/i, 'mod_security', 'Install mod_security 2.7 or newer, built for 2.4.'),
  row(/^perl/i, 'mod_perl', 'Install mod_perl 2.0.9 or newer, built for 2.4.'),
  row(/^wsgi/i, 'mod_wsgi', rebuilt),
  row(/^python/i, 'mod_python', 'Move to mod_wsgi: mod_python is no longer maintained.'),
  row(/^(passenger|rails|rack)/i, 'Passenger', rebuilt),
  row(
    /^(fcgid|ipccommtimeout|maxrequestlen|defaultfcgi)/i,
    'mod_fcgid',
    'Install mod_fcgid built for 2.4, or use mod_proxy_fcgi, which is part of httpd.',
  ),
  row(/^fastcgi/i, 'mod_fastcgi', 'Use mod_proxy_fcgi, which is part of httpd, or mod_fcgid built for 2.4.'),
  row(/^jk/i, 'mod_jk', 'Install mod_jk built for 2.4, or use mod_proxy_ajp, which is part of httpd.'),
  row(/^rpaf/i, 'mod_rpaf', 'Use mod_remoteip, which is part of httpd: RemoteIPHeader and RemoteIPInternalProxy.'),
  row(/^mefaccept|^extractforwarded/i, 'mod_extract_forwarded', 'Use mod_remoteip, which is part of httpd.'),
  row(/^dos/i, 'mod_evasive', rebuilt),
  row(/^(dav)?svn|^authzsvn/i, 'Subversion', rebuilt),
  row(/^xsendfile/i, 'mod_xsendfile', rebuilt),
  row(/^geoip/i, 'mod_geoip', rebuilt),
  row(/^(krb|authkrb)/i, 'mod_auth_kerb', 'Use mod_auth_gssapi, or mod_auth_kerb built for 2.4.'),
  row(/^auth_?mysql/i, 'mod_auth_mysql', 'Use mod_authn_dbd, which is part of httpd.'),
  row(/^auth_?pg/i, 'mod_auth_pgsql', 'Use mod_authn_dbd, which is part of httpd.'),
  row(
    /^(bandwidth|minbandwidth|largefilelimit|maxconnection$|cband)/i,
    'a module that limits bandwidth',
    'Use mod_ratelimit, which is part of httpd.',
  ),
  row(/^(shib|shibboleth)/i, 'Shibboleth', rebuilt),
  row(/^cas/i, 'mod_auth_cas', rebuilt),
  row(/^pagespeed|^modpagespeed/i, 'mod_pagespeed', 'Delete the lines: mod_pagespeed is no longer maintained.'),
  row(/^nss/i, 'mod_nss', 'Use mod_ssl, which is part of httpd, or mod_nss built for 2.4.'),
]

/** Directives of 2.0 and 1.3 that neither 2.2 nor 2.4 knows, in lower case, with what to do about each. */
export const oldDirectives: Readonly<Record<string, string>> = {
  accessconfig: 'Delete the line, or write Include with the name of the file.',
  addmodule: 'Delete the line: LoadModule is enough.',
  agentlog: 'Write `CustomLog FILE "%{User-agent}i"`.',
  authauthoritative:
    'Delete the line: mod_auth became mod_auth_basic, mod_authn_file, mod_authz_user and mod_authz_groupfile.',
  authdbauthoritative: 'Delete the line: 2.4 has no mod_auth_db; use mod_authn_dbm.',
  authdbmauthoritative: 'Delete the line: mod_auth_dbm became mod_authn_dbm and mod_authz_dbm.',
  anonymous_authoritative: 'Delete the line: mod_auth_anon became mod_authn_anon.',
  authdigestfile: 'Write AuthUserFile.',
  authdigestgroupfile: 'Write AuthGroupFile.',
  bindaddress: 'Write Listen with the address and the port.',
  cacheforcecompletion: 'Delete the line.',
  cachegcinterval: 'Delete the line; htcacheclean tidies the cache.',
  cachesize: 'Delete the line; htcacheclean tidies the cache.',
  clearmodulelist: 'Delete the line.',
  authldapauthoritative: 'Delete the line: mod_auth_ldap became mod_authnz_ldap.',
  authldapenabled: 'Delete the line, and AuthBasicProvider ldap where LDAP is wanted.',
  ldaptrustedca: 'Write LDAPTrustedGlobalCert.',
  ldaptrustedcatype: 'Write LDAPTrustedGlobalCert with the kind and the file.',
  maxthreadsperchild: 'Write ThreadsPerChild and ThreadLimit.',
  numservers: 'Write StartServers.',
  refererignore: 'Use SetEnvIf and a condition on CustomLog.',
  refererlog: 'Write `CustomLog FILE "%{Referer}i -> %U"`.',
  resourceconfig: 'Delete the line, or write Include with the name of the file.',
  servertype: 'Delete the line: httpd always runs by itself.',
}
