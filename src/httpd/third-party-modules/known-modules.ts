import type { DirectiveToRemove, ThirdPartyModule } from './third-party-module.js'

const noAuthority: DirectiveToRemove = { why: 'each Require line decides on its own there' }

const noError: DirectiveToRemove = { why: 'AuthzSendForbiddenOnFailure answers 403 there' }

/**
 * The known third-party modules, the most common first. A source is a file in the project's own repository, on GitHub unless
 * stated otherwise.
 */
export const knownThirdPartyModules: readonly ThirdPartyModule[] = [
  {
    name: 'Shibboleth',
    symbols: /^(mod_)?shib\d*$/,
    directives: /^shib|^authzshib/i,
    authType: 'shibboleth',
    since: 'SP 2.5',
    note: 'Its file for 2.4 is mod_shib_24.so.',
    removedDirectives: {
      authzshibauthoritative: noAuthority,
      shibcompatwith24: { why: 'its words for 2.4 need no switch' },
      shibrequireall: { why: '`<RequireAll>` replaces it' },
      shibaccesscontrol: { why: '`Require shib-plugin FILE` replaces it', isReplaced: true },
    },
    requires: {
      usedBy: 'authtype',
      renamed: { shibboleth: 'shibboleth', 'user ~': 'shib-user ~' },
      unchangedIn24: /^(valid-user|user|group|authnContext(Class|Decl)Ref|shib-\w+)$/,
      before: 'shib-attr',
      togetherBy: 'shibrequireall',
    },
    source: 'the Shibboleth SP: apache/mod_apache.cpp, what stands in SHIB_APACHE_24',
  },
  {
    name: 'mod_auth_cas',
    symbols: /^auth_cas$/,
    directives: /^cas/i,
    authType: 'cas',
    since: '1.1',
    removedDirectives: { casauthoritative: noAuthority },
    source: 'apereo/mod_auth_cas: README, src/mod_auth_cas.c (cas-attribute is known to both)',
  },
  {
    name: 'mod_auth_mellon',
    symbols: /^auth_mellon$/,
    directives: /^mellon/i,
    authType: 'mellon',
    since: '0.7.0',
    source: 'latchset/mod_auth_mellon: NEWS (it has no words for Require: MellonCond asks for attributes)',
  },
  {
    name: 'mod_auth_openidc',
    symbols: /^auth_openidc$/,
    directives: /^oidc/i,
    authType: 'openid-connect',
    since: '1.0.1',
    source: 'OpenIDC/mod_auth_openidc: ChangeLog, src/mod_auth_openidc.c (claim is known to both)',
  },
  {
    name: 'mod_auth_kerb',
    symbols: /^auth_kerb$/,
    directives: /^(krb|authkrb)/i,
    authType: 'kerberos',
    instead: 'mod_auth_gssapi, with `AuthType GSSAPI` and with `GssapiCredStore keytab:FILE` in place of Krb5Keytab',
    source:
      'gssapi/mod_auth_gssapi: README; mod_auth_kerb 5.4 needs a patch of the distribution (mod_auth_kerb-5.4-httpd24)',
  },
  {
    name: 'mod_ntlm',
    symbols: /^(auth_ntlm|ntlm)/,
    directives: /^ntlm/i,
    authType: 'ntlm',
    instead: 'mod_auth_gssapi, or mod_authn_ntlm on Windows',
    source: 'TQsoft-GmbH/mod_authn_ntlm: src/mod_ntlm.c',
  },
  {
    name: 'mod_auth_sspi',
    symbols: /^(auth|sspi_auth|authnz)_?sspi$|^sspi_auth$/,
    directives: /^sspi/i,
    authType: 'sspi',
    instead: 'mod_authnz_sspi, which knows the same directives',
    requires: {
      usedBy: 'authtype',
      renamed: { user: 'sspi-user', group: 'sspi-group', 'valid-user': 'valid-sspi-user' },
      unchangedIn24: /^(valid-)?sspi-/,
    },
    source: 'cidermole/mod_auth_sspi: src/mod_authnz_sspi.c, register_hooks',
  },
  {
    name: 'mod_auth_radius',
    symbols: /^(auth_)?radius(_auth)?$/,
    directives: /^(addradius|authradius)/i,
    since: '1.6.0',
    provider: 'radius',
    source: 'FreeRADIUS/mod_auth_radius: ChangeLog, mod_auth_radius.c',
  },
  {
    name: 'mod_auth_pam',
    symbols: /^auth_(pam|sys_group)$/,
    directives: /^authpam/i,
    instead: 'mod_authnz_pam: `AuthBasicProvider PAM`, AuthPAMService, and `Require pam-account SERVICE`',
    provider: 'pam',
    source: 'adelton/mod_authnz_pam: mod_authnz_pam.c',
  },
  {
    name: 'mod_auth_mysql',
    symbols: /^(auth_)?mysql(_auth)?$/,
    directives: /^auth_?mysql/i,
    instead: 'mod_authn_dbd, which is part of httpd',
  },
  {
    name: 'mod_auth_pgsql',
    symbols: /^auth_pgsql$/,
    directives: /^auth_?pg/i,
    instead: 'mod_authn_dbd, which is part of httpd',
  },
  {
    name: 'mod_auth_imap',
    symbols: /^auth(n|nz)?_imap2?$/,
    directives: /^auth_?imap/i,
    instead: 'mod_authnz_external with a program that asks the IMAP server',
  },
  {
    name: 'mod_authnz_external',
    symbols: /^authnz_external$/,
    directives: /^((define|add|set)external|authexternal|authzexternal|groupexternal)/i,
    since: '3.3.0',
    provider: 'external',
    removedDirectives: {
      groupexternalauthoritative: noAuthority,
      authzexternalauthoritative: noAuthority,
      groupexternalerror: noError,
    },
    requires: {
      usedBy: 'groupexternal',
      renamed: { group: 'external-group', 'file-group': 'external-file-group' },
    },
    source: 'phokz/mod-auth-external: mod_authnz_external/CHANGES',
  },
  {
    name: 'mod_authz_unixgroup',
    symbols: /^authz_unixgroup$/,
    directives: /^authzunixgroup/i,
    since: '1.1.0',
    removedDirectives: {
      authzunixgroup: { why: '`Require unix-group` is enough' },
      authzunixgroupauthoritative: noAuthority,
      authzunixgrouperror: noError,
    },
    requires: {
      usedBy: 'authzunixgroup',
      renamed: { group: 'unix-group', 'file-group': 'unix-file-group' },
    },
    source: 'phokz/mod-auth-external: mod_authz_unixgroup/CHANGES',
  },
  {
    name: 'mod_auth_memcookie',
    symbols: /^(mod_)?auth_?memcookie$/,
    directives: /^auth_memcookie/i,
    since: '2.0.0',
    removedDirectives: { auth_memcookie_groupauthoritative: noAuthority },
    requires: { usedBy: 'auth_memcookie_groupauthoritative', renamed: { group: 'mcac-group' } },
    source: 'ZenProjects/Apache-Authmemcookie-Module: ChangeLog, mod_auth_memcookie.c',
  },
  {
    name: 'Subversion',
    symbols: /^(dav|authz)_svn$/,
    directives: /^((dav)?svn|authzsvn)/i,
    since: '1.7.0',
    source: 'apache/subversion: CHANGES (issue 3548)',
  },
  {
    name: 'PHP',
    symbols: /^php\d*$/,
    directives: /^php/i,
    note: 'As a module, PHP needs the prefork MPM. PHP-FPM works with any MPM; for PHP-FPM, move php_value and php_flag lines to php.ini or .user.ini.',
    source: 'php/php-src: sapi/apache2handler/config.m4 (without thread safety it asks for prefork)',
  },
  {
    name: 'mod_perl',
    symbols: /^perl$/,
    directives: /^<?perl/i,
    since: '2.0.9',
    note: 'In Perl handlers, replace `$c->remote_ip` with `$c->client_ip`. In 2.4 these handlers do not see the Require lines.',
    source: 'mod_perl: Changes (perl.apache.org)',
  },
  {
    name: 'mod_python',
    symbols: /^python$/,
    directives: /^python/i,
    since: '3.4.1',
    instead: 'mod_wsgi',
    note: 'mod_python for 2.4 has no `req.requires()`, so a handler that checks logins with this method refuses everybody. Search your Python handlers for `req.requires()`.',
    source: 'grisha/mod_python: Doc/changes.rst, NEWS, src/requestobject.c',
  },
  {
    name: 'mod_wsgi',
    symbols: /^wsgi$/,
    directives: /^wsgi/i,
    since: '4.3.0',
    provider: 'wsgi',
    requires: { usedBy: 'wsgiauthgroupscript', renamed: { group: 'wsgi-group' } },
    source:
      'GrahamDumpleton/mod_wsgi: docs/release-notes/version-4.3.0.rst (3.4 runs, but lets in users of other groups)',
  },
  {
    name: 'Passenger',
    symbols: /^passenger$/,
    directives: /^(passenger|rails|rack)/i,
    since: '3.0.12',
    source: 'phusion/passenger: NEWS',
  },
  {
    name: 'mod_fcgid',
    symbols: /^fcgid$/,
    directives: /^(fcgid|ipccommtimeout|maxrequestlen|defaultfcgi)/i,
    since: '2.3.6',
    note: 'mod_proxy_fcgi, which is part of httpd, can replace mod_fcgid.',
    source:
      'apache/httpd-mod_fcgid: fcgid_mutex_unix.c asks for the mutexes of 2.4, mod_fcgid.c keeps the old directive names',
  },
  {
    name: 'mod_fastcgi',
    symbols: /^fastcgi$/,
    directives: /^fastcgi/i,
    instead: 'mod_proxy_fcgi, which is part of httpd, or a mod_fcgid built for 2.4',
    source: 'FastCGI-Archives/mod_fastcgi: CHANGES (archived; 2.4.7.1 compiles)',
  },
  {
    name: 'mod_jk',
    symbols: /^jk$/,
    directives: /^jk/i,
    since: '1.2.31',
    instead: 'mod_proxy_ajp, which is part of httpd',
    source: 'apache/tomcat-connectors: xdocs/miscellaneous/changelog.xml',
  },
  {
    name: 'mod_security',
    symbols: /^security2?$/,
    directives: /^sec[A-Z]/i,
    since: '2.7.1',
    source: 'owasp-modsecurity/ModSecurity: CHANGES of 2.7.1 and 2.7.2',
  },
  {
    name: 'mod_evasive',
    symbols: /^evasive\d*$/,
    directives: /^dos/i,
    note: 'Version 1.10.1 from the author of mod_evasive does not compile for 2.4; the versions from distributions do.',
    source: 'jzdziarski/mod_evasive: mod_evasive20.c, which uses remote_ip',
  },
  {
    name: 'mod_rpaf',
    symbols: /^(rpaf|extract_forwarded|realip2?)$/,
    directives: /^(rpaf|mefaccept|extractforwarded)/i,
    instead: 'mod_remoteip, which is part of httpd, with RemoteIPHeader and RemoteIPInternalProxy',
    note: 'Until mod_remoteip is set up, `Require ip` checks the address of the proxy.',
    source: 'gnif/mod_rpaf: mod_rpaf.c, README.md',
  },
  {
    name: 'a module that limits bandwidth',
    symbols: /^(bw|bandwidth|cband|throttle)$/,
    directives: /^(bandwidth|minbandwidth|largefilelimit|maxconnection$|cband)/i,
    instead: 'mod_ratelimit, which is part of httpd, for the bandwidth of a connection',
  },
  {
    name: 'mod_limitipconn',
    symbols: /^limitipconn$/,
    directives: /^(maxconnperip|noiplimit|onlyiplimit)/i,
    source: 'dominia.org/djao/limitipconn2-README (tested with 2.4.2)',
  },
  {
    name: 'mod_geoip',
    symbols: /^geoip$/,
    directives: /^geoip/i,
    since: '1.2.9',
    instead: 'mod_maxminddb, whose MaxMindDBEnv sets variables of the same names from new databases',
    source: 'maxmind/geoip-api-mod_geoip2: Changes; maxmind/mod_maxminddb: README.md',
  },
  {
    name: 'mod_maxminddb',
    symbols: /^maxminddb$/,
    directives: /^maxminddb/i,
    source: 'maxmind/mod_maxminddb: README.md (2.2 and 2.4)',
  },
  {
    name: 'mod_pagespeed',
    symbols: /^pagespeed$/,
    directives: /^(mod)?pagespeed/i,
    isUnmaintained: true,
    source: 'apache/incubator-pagespeed-mod (retired); its file for 2.4 is mod_pagespeed_ap24.so',
  },
  {
    name: 'mod_xsendfile',
    symbols: /^xsendfile$/,
    directives: /^xsendfile/i,
    source: 'nmaier/mod_xsendfile: bin/Apache24 (1.0)',
  },
  {
    name: 'suPHP',
    symbols: /^suphp$/,
    directives: /^suphp/i,
    instead: 'PHP-FPM with a pool for each user, because suPHP is no longer maintained',
  },
  {
    name: 'mod_spdy',
    symbols: /^spdy$/,
    directives: /^spdy/i,
    instead: 'mod_http2, which is part of httpd',
  },
  {
    name: 'mod_nss',
    symbols: /^nss$/,
    directives: /^nss/i,
    instead: 'mod_ssl, which is part of httpd, or a mod_nss built for 2.4',
  },
]

/** The module of a LoadModule line, such as `auth_cas_module`; undefined if it is not in the table. */
export function thirdPartyModuleBySymbol(symbol: string): ThirdPartyModule | undefined {
  const name = symbol.replace(/_module$/, '')
  return knownThirdPartyModules.find(({ symbols }) => symbols.test(name))
}

/** The third-party module that knows a directive; undefined if the table has none. */
export const thirdPartyModuleByDirective = (directive: string): ThirdPartyModule | undefined =>
  knownThirdPartyModules.find(({ directives }) => directives.test(directive))
