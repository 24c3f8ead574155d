/** A module that does not come with httpd, and what 2.4 changes for those who use it. */
export interface OtherModule {
  /** As people call it. */
  readonly name: string
  /** Its name in a LoadModule line, without `_module`. */
  readonly symbols: RegExp
  /** Its directives. */
  readonly directives: RegExp
  /** What to get for 2.4, or to use in its place: a half sentence. */
  readonly hint?: string
  /** What to do about one of its directives where it is not loaded; to get it built for 2.4 unless given. */
  readonly advice?: string
  /** The directives that are gone from it for 2.4, by name in lower case. */
  readonly gone?: Readonly<Record<string, GoneDirective>>
  readonly requires?: RequireWords
}

export interface GoneDirective {
  /** Why it is not needed there, or what says the same: a half sentence. */
  readonly why: string
  /** Its line is to be written in another way, and not just taken out. */
  readonly isReplaced?: true
}

/** How the words after Require that a module looks for are called in 2.4. */
export interface RequireWords {
  /** The AuthType, or a directive beside the Require line, by which the module answers in 2.2; in lower case. */
  readonly usedBy: { readonly authType: string } | { readonly directive: string }
  /** By word; in lower case where the module takes it in any letter case. */
  readonly renamed: Readonly<Record<string, string>>
  /** The words that 2.4 knows as they are. */
  readonly kept?: RegExp
  /** Put before any other word, which is the name of what it compares. */
  readonly before?: string
  /** The directive that makes all Require lines of a section hold together, in lower case. */
  readonly togetherBy?: string
}

const noAuthority: GoneDirective = { why: 'each Require line decides for itself there' }

/**
 * Sources: the modules' own command tables, registered providers and lists of changes. mod_shib: apache/mod_apache.cpp of the
 * Shibboleth SP, what stands in SHIB_APACHE_24. mod_auth_cas: src/mod_auth_cas.c by MODULE_MAGIC_NUMBER_MAJOR 20120211.
 * mod_authz_unixgroup 1.1.0 and mod_authnz_external 3.3.0: their CHANGES. mod_authnz_sspi: its register_hooks.
 */
export const otherModules: readonly OtherModule[] = [
  {
    name: 'Shibboleth',
    symbols: /^(mod_)?shib\d*$/,
    directives: /^shib|^authzshib/i,
    hint: 'Shibboleth SP 2.5 or newer brings mod_shib_24.so',
    gone: {
      authzshibauthoritative: noAuthority,
      shibcompatwith24: { why: 'the words of 2.4 are known without it' },
      shibrequireall: { why: '`<RequireAll>` says so there' },
      shibaccesscontrol: { why: '`Require shib-plugin FILE` says so there', isReplaced: true },
    },
    requires: {
      usedBy: { authType: 'shibboleth' },
      renamed: { shibboleth: 'shibboleth', 'user ~': 'shib-user ~' },
      kept: /^(valid-user|user|group|authnContext(Class|Decl)Ref|shib-\w+)$/,
      before: 'shib-attr',
      togetherBy: 'shibrequireall',
    },
  },
  {
    name: 'mod_auth_cas',
    symbols: /^auth_cas$/,
    directives: /^cas/i,
    hint: 'mod_auth_cas 1.1 or newer',
    gone: { casauthoritative: noAuthority },
  },
  {
    name: 'mod_authz_unixgroup',
    symbols: /^authz_unixgroup$/,
    directives: /^authzunixgroup/i,
    hint: 'mod_authz_unixgroup 1.1.0 or newer',
    gone: {
      authzunixgroup: { why: '`Require unix-group` is enough there' },
      authzunixgroupauthoritative: noAuthority,
      authzunixgrouperror: { why: 'AuthzSendForbiddenOnFailure answers 403 there' },
    },
    requires: {
      usedBy: { directive: 'authzunixgroup' },
      renamed: { group: 'unix-group', 'file-group': 'unix-file-group' },
    },
  },
  {
    name: 'mod_authnz_external',
    symbols: /^authnz_external$/,
    directives: /^((define|add|set)external|authexternal|authzexternal|groupexternal)/i,
    hint: 'mod_authnz_external 3.3.0 or newer',
    gone: {
      groupexternalauthoritative: noAuthority,
      authzexternalauthoritative: noAuthority,
      groupexternalerror: { why: 'AuthzSendForbiddenOnFailure answers 403 there' },
    },
    requires: {
      usedBy: { directive: 'groupexternal' },
      renamed: { group: 'external-group', 'file-group': 'external-file-group' },
    },
  },
  {
    name: 'mod_auth_sspi',
    symbols: /^(auth|sspi_auth|authnz)_?sspi$|^sspi_auth$/,
    directives: /^sspi/i,
    hint: 'mod_authnz_sspi is its successor',
    advice: 'Use mod_authnz_sspi, built for 2.4.',
    requires: {
      usedBy: { authType: 'sspi' },
      renamed: { user: 'sspi-user', group: 'sspi-group', 'valid-user': 'valid-sspi-user' },
      kept: /^(valid-)?sspi-/,
    },
  },
  {
    name: 'PHP',
    symbols: /^php\d*$/,
    directives: /^php/i,
    hint: 'PHP as a module needs the MPM prefork, PHP-FPM with mod_proxy_fcgi does not',
    advice:
      'Install PHP for 2.4 as a module, with the MPM prefork; or run PHP-FPM, and move php_value and php_flag lines to php.ini or .user.ini.',
  },
  {
    name: 'mod_perl',
    symbols: /^perl$/,
    directives: /^<?perl/i,
    hint: 'mod_perl knows 2.4 from 2.0.9 on, and its `$c->remote_ip` is `$c->client_ip` there',
    advice: 'Install mod_perl 2.0.9 or newer, built for 2.4.',
  },
  {
    name: 'mod_python',
    symbols: /^python$/,
    directives: /^python/i,
    hint: 'mod_python is no longer maintained, mod_wsgi is its successor',
    advice: 'Move to mod_wsgi: mod_python is no longer maintained.',
  },
  {
    name: 'mod_rpaf',
    symbols: /^(rpaf|extract_forwarded|realip2?)$/,
    directives: /^(rpaf|mefaccept|extractforwarded)/i,
    hint: '2.4 has mod_remoteip for it',
    advice: 'Use mod_remoteip, which is part of httpd: RemoteIPHeader and RemoteIPInternalProxy.',
  },
  {
    name: 'mod_security',
    symbols: /^security2?$/,
    directives: /^sec[A-Z]/i,
    hint: 'ModSecurity knows 2.4 from 2.7 on',
    advice: 'Install mod_security 2.7 or newer, built for 2.4.',
  },
  { name: 'mod_wsgi', symbols: /^wsgi$/, directives: /^wsgi/i },
  { name: 'Passenger', symbols: /^passenger$/, directives: /^(passenger|rails|rack)/i },
  {
    name: 'mod_fcgid',
    symbols: /^fcgid$/,
    directives: /^(fcgid|ipccommtimeout|maxrequestlen|defaultfcgi)/i,
    advice: 'Install mod_fcgid built for 2.4, or use mod_proxy_fcgi, which is part of httpd.',
  },
  {
    name: 'mod_fastcgi',
    symbols: /^fastcgi$/,
    directives: /^fastcgi/i,
    hint: '2.4 has mod_proxy_fcgi for it',
    advice: 'Use mod_proxy_fcgi, which is part of httpd, or mod_fcgid built for 2.4.',
  },
  {
    name: 'mod_jk',
    symbols: /^jk$/,
    directives: /^jk/i,
    advice: 'Install mod_jk built for 2.4, or use mod_proxy_ajp, which is part of httpd.',
  },
  { name: 'mod_evasive', symbols: /^evasive\d*$/, directives: /^dos/i },
  { name: 'Subversion', symbols: /^(dav|authz)_svn$/, directives: /^((dav)?svn|authzsvn)/i },
  { name: 'mod_xsendfile', symbols: /^xsendfile$/, directives: /^xsendfile/i },
  { name: 'mod_geoip', symbols: /^geoip$/, directives: /^geoip/i },
  {
    name: 'mod_auth_kerb',
    symbols: /^auth_kerb$/,
    directives: /^(krb|authkrb)/i,
    hint: 'mod_auth_gssapi is its successor',
    advice: 'Use mod_auth_gssapi, or mod_auth_kerb built for 2.4.',
  },
  {
    name: 'mod_auth_mysql',
    symbols: /^(auth_)?mysql(_auth)?$/,
    directives: /^auth_?mysql/i,
    hint: '2.4 has mod_authn_dbd for it',
    advice: 'Use mod_authn_dbd, which is part of httpd.',
  },
  {
    name: 'mod_auth_pgsql',
    symbols: /^auth_pgsql$/,
    directives: /^auth_?pg/i,
    hint: '2.4 has mod_authn_dbd for it',
    advice: 'Use mod_authn_dbd, which is part of httpd.',
  },
  {
    name: 'mod_auth_pam',
    symbols: /^auth_pam$/,
    directives: /^authpam/i,
    hint: 'mod_authnz_pam is its successor',
    advice: 'Use mod_authnz_pam: `AuthBasicProvider PAM` and `AuthPAMService`.',
  },
  {
    name: 'a module that limits bandwidth',
    symbols: /^(bw|bandwidth|cband|throttle)$/,
    directives: /^(bandwidth|minbandwidth|largefilelimit|maxconnection$|cband)/i,
    hint: '2.4 has mod_ratelimit for the bandwidth of a connection',
    advice: 'Use mod_ratelimit, which is part of httpd.',
  },
  {
    name: 'mod_spdy',
    symbols: /^spdy$/,
    directives: /^spdy/i,
    hint: '2.4 has mod_http2 for it',
    advice: 'Use mod_http2, which is part of httpd.',
  },
  {
    name: 'mod_ntlm',
    symbols: /^(auth_ntlm|ntlm)/,
    directives: /^ntlm/i,
    hint: 'mod_authnz_ntlm and mod_auth_gssapi know 2.4',
  },
  {
    name: 'mod_pagespeed',
    symbols: /^pagespeed$/,
    directives: /^(mod)?pagespeed/i,
    hint: 'mod_pagespeed is no longer maintained',
    advice: 'Delete the lines: mod_pagespeed is no longer maintained.',
  },
  {
    name: 'mod_nss',
    symbols: /^nss$/,
    directives: /^nss/i,
    advice: 'Use mod_ssl, which is part of httpd, or mod_nss built for 2.4.',
  },
  { name: 'mod_limitipconn', symbols: /^limitipconn$/, directives: /^(maxconnperip|noiplimit|onlyiplimit)/i },
  {
    name: 'suPHP',
    symbols: /^suphp$/,
    directives: /^suphp/i,
    hint: 'suPHP is no longer maintained; PHP-FPM runs each site as its own user',
    advice: 'Use PHP-FPM with a pool for each user: suPHP is no longer maintained.',
  },
  { name: 'mod_auth_mellon', symbols: /^auth_mellon$/, directives: /^mellon/i },
  { name: 'mod_auth_openidc', symbols: /^auth_openidc$/, directives: /^oidc/i },
  { name: 'mod_auth_radius', symbols: /^(auth_)?radius(_auth)?$/, directives: /^(addradius|authradius)/i },
]

/** The module of a LoadModule line, such as `auth_cas_module`; undefined for one that is not on record. */
export function otherModuleLoaded(symbol: string): OtherModule | undefined {
  const name = symbol.replace(/_module$/, '')
  return otherModules.find(({ symbols }) => symbols.test(name))
}

/** The module that knows a directive. */
export const otherModuleWith = (directive: string): OtherModule | undefined =>
  otherModules.find(({ directives }) => directives.test(directive))
