import { isConditional } from '../site/context.js'
import type { Site } from '../site/site.js'
import type { Directive } from '../syntax/tree.js'

/** Modules of 1.3 and 2.0 that 2.2 does not have under this name (2.2's upgrading.html; the module lists of 1.3 and 2.0). */
const modules = new Set([
  ...['access_module', 'auth_module', 'auth_anon_module', 'auth_dbm_module', 'auth_ldap_module', 'imap_module'],
  ...['anon_auth_module', 'db_auth_module', 'dbm_auth_module'],
  ...['digest_module', 'digest_auth_module', 'config_log_module'],
  ...['includes_module', 'action_module', 'agent_log_module', 'referer_log_module', 'mmap_static_module'],
  ...['auth_digest_ldap_module', 'perchild_module', 'mpm_perchild_module'],
])

/** Directives of 1.3 and 2.0 that 2.2 does not know, or rejects by name. */
const directives = [
  ...['ServerType', 'Port', 'BindAddress', 'ResourceConfig', 'AccessConfig', 'AddModule', 'ClearModuleList'],
  ...['AgentLog', 'RefererLog', 'RefererIgnore', 'FancyIndexing', 'MaxThreadsPerChild', 'NumServers'],
  ...['AuthAuthoritative', 'AuthDBMAuthoritative', 'AuthDBAuthoritative', 'Anonymous_Authoritative', 'AuthDigestFile'],
  ...['AuthDigestGroupFile', 'AuthLDAPAuthoritative', 'AuthLDAPEnabled', 'AuthLDAPFrontPageHack', 'LDAPTrustedCA'],
  ...['LDAPTrustedCAType', 'SSLLog', 'SSLLogLevel', 'CacheSize', 'CacheGcInterval', 'CacheForceCompletion'],
]

/** Whether LoadModule names a module of 1.3 or 2.0 that has been removed or renamed since. */
export const isModuleFromBefore22 = (symbol: string): boolean => modules.has(symbol)

/**
 * The lines that 1.3 or 2.0 accepts and 2.2 rejects, LoadModule lines last. A line in a guard does not count, because it may be
 * for an old server beside the present one.
 */
export function linesFromBefore22(site: Site): readonly Directive[] {
  const loads = site.directives('LoadModule').filter((line) => isModuleFromBefore22(line.args[0]?.value ?? ''))
  return [...site.directives(...directives), ...loads].filter((line) => !isConditional(site, line))
}
