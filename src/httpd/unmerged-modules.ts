import { directiveByName } from './directives.js'

/**
 * Modules that do not merge their settings for folders, in both versions (create_dir_config without merge_dir_config).
 * A section with any of their directives loses the settings of the sections above.
 */
const inBoth = [
  ...['mod_auth_digest', 'mod_authn_anon', 'mod_authn_dbm', 'mod_authn_file', 'mod_authnz_ldap', 'mod_authz_dbm'],
  ...['mod_authz_groupfile', 'mod_cgid', 'mod_deflate', 'mod_speling', 'mod_suexec', 'mod_usertrack'],
]

const unmerged = {
  in22: new Set([
    ...inBoth,
    ...['mod_auth_basic', 'mod_authn_default', 'mod_authz_default', 'mod_authz_host', 'mod_authz_owner'],
    ...['mod_authz_user', 'mod_include'],
  ]),
  in24: new Set([
    ...inBoth,
    ...['mod_access_compat', 'mod_authz_user', 'mod_cgi', 'mod_dialup', 'mod_ldap', 'mod_logio', 'mod_sed'],
  ]),
}

/**
 * The module of a directive, if a line with it in a section resets all settings of the module from the sections above, in this
 * version. Otherwise undefined.
 */
export function moduleResetBy(key: string, version: 'in22' | 'in24'): string | undefined {
  const form = directiveByName(key)?.[version]
  return form && /[dh]/.test(form.contexts) && unmerged[version].has(form.module) ? form.module : undefined
}

/**
 * For each of these modules, lines that only set a default (create_dir_config, the same in both versions). In a section, one of
 * these lines resets the settings above.
 */
export const defaultLinesOfModules: Readonly<Record<string, readonly string[]>> = {
  mod_auth_digest: ['AuthDigestNonceLifetime 300', 'AuthDigestAlgorithm MD5'],
  mod_authn_anon: ['Anonymous_LogEmail On', 'Anonymous_VerifyEmail Off', 'Anonymous_MustGiveEmail On'],
  mod_authnz_ldap: ['AuthLDAPRemoteUserIsDN Off', 'AuthLDAPBindAuthoritative On', 'AuthLDAPCompareDNOnServer Off'],
}
