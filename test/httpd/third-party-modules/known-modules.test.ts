import { expect, test } from 'vitest'
import {
  knownThirdPartyModules,
  thirdPartyModuleByDirective,
  thirdPartyModuleBySymbol,
} from '../../../src/httpd/third-party-modules/known-modules.js'
import { installAdvice } from '../../../src/httpd/third-party-modules/third-party-module.js'

/** The thirty commonest: the symbol of a LoadModule line, a directive, and the name in the table. */
const commonest: readonly (readonly [symbol: string, directive: string, name: string])[] = [
  ['mod_shib', 'ShibRequestSetting', 'Shibboleth'],
  ['auth_cas_module', 'CASLoginURL', 'mod_auth_cas'],
  ['auth_mellon_module', 'MellonEnable', 'mod_auth_mellon'],
  ['auth_openidc_module', 'OIDCClientID', 'mod_auth_openidc'],
  ['auth_kerb_module', 'KrbMethodNegotiate', 'mod_auth_kerb'],
  ['auth_ntlm_winbind_module', 'NTLMAuth', 'mod_ntlm'],
  ['sspi_auth_module', 'SSPIAuth', 'mod_auth_sspi'],
  ['radius_auth_module', 'AddRadiusAuth', 'mod_auth_radius'],
  ['auth_pam_module', 'AuthPAM_Enabled', 'mod_auth_pam'],
  ['mysql_auth_module', 'AuthMySQLHost', 'mod_auth_mysql'],
  ['auth_pgsql_module', 'Auth_PG_host', 'mod_auth_pgsql'],
  ['authnz_external_module', 'AuthExternal', 'mod_authnz_external'],
  ['authz_unixgroup_module', 'AuthzUnixgroup', 'mod_authz_unixgroup'],
  ['auth_imap_module', 'Auth_IMAP_Enabled', 'mod_auth_imap'],
  ['dav_svn_module', 'SVNPath', 'Subversion'],
  ['php5_module', 'php_value', 'PHP'],
  ['perl_module', 'PerlResponseHandler', 'mod_perl'],
  ['python_module', 'PythonHandler', 'mod_python'],
  ['wsgi_module', 'WSGIScriptAlias', 'mod_wsgi'],
  ['passenger_module', 'PassengerRoot', 'Passenger'],
  ['fcgid_module', 'FcgidWrapper', 'mod_fcgid'],
  ['fastcgi_module', 'FastCgiServer', 'mod_fastcgi'],
  ['jk_module', 'JkMount', 'mod_jk'],
  ['security2_module', 'SecRuleEngine', 'mod_security'],
  ['evasive20_module', 'DOSPageCount', 'mod_evasive'],
  ['rpaf_module', 'RPAF_ProxyIPs', 'mod_rpaf'],
  ['cband_module', 'CBandLimit', 'a module that limits bandwidth'],
  ['limitipconn_module', 'MaxConnPerIP', 'mod_limitipconn'],
  ['geoip_module', 'GeoIPEnable', 'mod_geoip'],
  ['maxminddb_module', 'MaxMindDBEnable', 'mod_maxminddb'],
  ['pagespeed_module', 'ModPagespeed', 'mod_pagespeed'],
  ['xsendfile_module', 'XSendFile', 'mod_xsendfile'],
  ['suphp_module', 'suPHP_Engine', 'suPHP'],
]

test.each(commonest)('%s and %s are of %s', (symbol, directive, name) => {
  expect([thirdPartyModuleBySymbol(symbol)?.name, thirdPartyModuleByDirective(directive)?.name]).toEqual([name, name])
})

test('what says how a word or a directive changed names its source', () => {
  const unsourced = knownThirdPartyModules.filter(
    ({ removedDirectives, requires, provider, source }) => (removedDirectives || requires || provider) && !source,
  )
  expect(unsourced.map(({ name }) => name)).toEqual([])
})

test('what to get is one clause', () => {
  const clauses = knownThirdPartyModules.map(installAdvice)
  expect(clauses.filter((clause) => !/^(Install|Use|Remove) .*[^.]$/.test(clause))).toEqual([])
  expect(clauses).toContain(
    'Install mod_jk 1.2.31 or newer, built for 2.4, or use mod_proxy_ajp, which is part of httpd',
  )
})
