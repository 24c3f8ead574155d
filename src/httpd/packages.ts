/** The modules of httpd that Red Hat has in packages of their own (its httpd.spec); all others come with httpd itself. */
const packages: readonly (readonly [string, RegExp])[] = [
  ['mod_ssl', /^mod_ssl$/],
  ['mod_ldap', /^mod_(ldap|authnz_ldap)$/],
  ['mod_proxy_html', /^mod_(proxy_html|xml2enc)$/],
  ['mod_session', /^mod_(session\w*|auth_form)$/],
  ['mod_lua', /^mod_lua$/],
  ['mod_http2', /^mod_http2$/],
  ['mod_md', /^mod_md$/],
]

/** The package with a module, by its name (`mod_ldap`), where that is not the one of httpd. */
export const packageOf = (module: string): string | undefined => packages.find(([, names]) => names.test(module))?.[0]
