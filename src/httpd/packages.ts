import type { Layout } from './layouts.js'

/** The modules of httpd that Red Hat has in separate packages (its httpd.spec); all others come with httpd itself. */
const packages: readonly (readonly [string, RegExp])[] = [
  ['mod_ssl', /^mod_ssl$/],
  ['mod_ldap', /^mod_(ldap|authnz_ldap)$/],
  ['mod_proxy_html', /^mod_(proxy_html|xml2enc)$/],
  ['mod_session', /^mod_(session\w*|auth_form)$/],
  ['mod_lua', /^mod_lua$/],
  ['mod_http2', /^mod_http2$/],
  ['mod_md', /^mod_md$/],
]

/** The package of a module, by its name (`mod_ldap`); undefined if it is httpd's own package. */
export const redHatPackageOf = (module: string): string | undefined =>
  packages.find(([, names]) => names.test(module))?.[0]

/** The packages of third-party modules: the symbol without `_module`, then the package on Debian and on Red Hat; `-` for none. */
const foreignPackages: readonly (readonly [symbol: RegExp, debian: string, redhat: string])[] = [
  [/^php\d*$/, 'libapache2-mod-php', 'php'],
  [/^perl$/, 'libapache2-mod-perl2', 'mod_perl'],
  [/^wsgi$/, 'libapache2-mod-wsgi-py3', 'python3-mod_wsgi'],
  [/^(dav|authz)_svn$/, 'libapache2-mod-svn', 'mod_dav_svn'],
  [/^passenger$/, 'libapache2-mod-passenger', 'mod_passenger'],
  [/^jk$/, 'libapache2-mod-jk', '-'],
  [/^fcgid$/, 'libapache2-mod-fcgid', 'mod_fcgid'],
  [/^security2?$/, 'libapache2-mod-security2', 'mod_security'],
  [/^evasive\d*$/, 'libapache2-mod-evasive', 'mod_evasive'],
  [/^auth_kerb$/, 'libapache2-mod-auth-gssapi', 'mod_auth_gssapi'],
  [/^auth_gssapi$/, 'libapache2-mod-auth-gssapi', 'mod_auth_gssapi'],
  [/^authnz_external$/, 'libapache2-mod-authnz-external', 'mod_authnz_external'],
  [/^authnz_pam$/, 'libapache2-mod-authnz-pam', 'mod_authnz_pam'],
  [/^auth_mellon$/, 'libapache2-mod-auth-mellon', 'mod_auth_mellon'],
  [/^auth_openidc$/, 'libapache2-mod-auth-openidc', 'mod_auth_openidc'],
  [/^auth_cas$/, 'libapache2-mod-auth-cas', '-'],
  [/^mod_shib$/, 'libapache2-mod-shib', 'shibboleth'],
  [/^xsendfile$/, 'libapache2-mod-xsendfile', 'mod_xsendfile'],
  [/^qos$/, 'libapache2-mod-qos', 'mod_qos'],
  [/^mpm_itk$/, 'libapache2-mpm-itk', 'httpd-itk'],
  [/^ruid2$/, 'libapache2-mod-ruid2', 'mod_ruid2'],
  [/^maxminddb$/, 'libapache2-mod-maxminddb', 'mod_maxminddb'],
]

/** The package of a third-party module built for 2.4, by symbol (`jk_module`); undefined if none is known. */
export function thirdPartyPackageOf(symbol: string, layout: Layout): string | undefined {
  const name = symbol.replace(/_module$/, '')
  const [, debian, redhat] = foreignPackages.find(([names]) => names.test(name)) ?? []
  const found = { debian, redhat, suse: '-', freebsd: '-' }[layout]
  return found === '-' ? undefined : found
}
