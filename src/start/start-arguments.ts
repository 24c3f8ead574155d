import { join } from 'node:path'
import { moduleNeededToLoad } from '../httpd/module-families.js'
import { showsThreadedMpm } from '../models/mpm.js'
import type { Site } from '../site/site.js'
import type { CopyAddresses } from './copy-addresses.js'
import type { CopyToStart } from './copy-to-start.js'
import { loadsModulesOfHttpd } from './decided-guards.js'
import { hasModule, moduleFileFor } from './httpd-program.js'
import type { ServerCopy } from './server-copy.js'

/** The default modules of 2.2 under 2.4's names, in the order of its own configuration, without mod_cgi. */
const usual = [
  ...['authn_core', 'authn_file', 'authz_core', 'authz_host', 'authz_groupfile', 'authz_user', 'auth_basic', 'include'],
  ...['filter', 'log_config', 'env', 'setenvif', 'mime', 'status'],
  ...['autoindex', 'asis', 'negotiation', 'dir', 'actions'],
  ...['userdir', 'alias', 'headers', 'expires', 'rewrite', 'auth_digest', 'authn_dbm', 'authn_anon', 'authz_owner'],
]

/** The default modules of 2.2 that only the new configuration loads: they were built into 2.2. */
export function defaultModulesOnlyNewLoads(old: Site, newer: Site): readonly string[] {
  const loadedBy = (site: Site) => new Set(site.directives('LoadModule').map(({ args }) => args[0]?.value))
  const [before, after] = [loadedBy(old), loadedBy(newer)]
  return [...usual, 'cgi'].filter((name) => after.has(`${name}_module`) && !before.has(`${name}_module`))
}

/** The address that stands for every other server. Nothing listens there, so that proxied requests fail at once. */
export const unusedBackendAddress = '127.0.0.1:9'

/** The short name of a module, and before it that of the module whose functions it calls, if there is one. */
const withModuleCalled = (name: string): readonly string[] => {
  const own = name.replace(/^mod_/, '')
  const called = moduleNeededToLoad(`${own}_module`)
  return [...(called === undefined ? [] : [called.replace(/_module$/, '')]), own]
}

/**
 * The arguments for httpd: `-D` names, and lines that every server needs but the files lack.
 * @param more the modules that an earlier start lacked, such as `mod_deflate`, or `Listen` if it lacked a Listen line
 */
export function startArguments(
  { given: { site }, program, keepsAccessRulesOf22, builtInto22, linesToReadAs22 }: CopyToStart,
  made: ServerCopy,
  places: CopyAddresses,
  more: readonly string[],
): readonly string[] {
  const loads = (names: readonly string[]) =>
    names
      .filter((name) => !program.builtIn.has(`mod_${name}.c`) && hasModule(program, `mod_${name}`))
      .flatMap((name) => ['-C', `LoadModule ${name}_module "${moduleFileFor(program, `mod_${name}.so`)}"`])
  const loadsMpm = site.directives('LoadModule').some((line) => /^mpm_/.test(line.args[0]?.value ?? ''))
  const hasMpm = ['prefork.c', 'worker.c', 'event.c'].some((name) => program.builtIn.has(name))
  const isNew = program.version === '2.4'
  const isBuiltIn = isNew && !keepsAccessRulesOf22 ? !site.hasDirective('LoadModule') : !loadsModulesOfHttpd(site)
  const runtime = join(made.root, 'run')
  const missing = [
    ...(isNew && !hasMpm && !loadsMpm ? [showsThreadedMpm(site) ? 'mpm_worker' : 'mpm_prefork'] : []),
    // If mod_allowmethods is loaded, 2.4 also checks access for internal requests, as 2.2 did (server/request.c,
    // ap_setup_auth_internal).
    ...(isNew && keepsAccessRulesOf22
      ? ['unixd', 'authn_core', 'authz_core', 'authz_host', 'access_compat', 'allowmethods']
      : []),
    ...builtInto22,
    ...(isBuiltIn ? [...(isNew ? ['unixd'] : []), ...usual] : []),
    ...more.filter((name) => name !== 'Listen').flatMap(withModuleCalled),
  ]
  const defined = [...(site.files[0]?.defined ?? [])].flatMap(([name, isDefined]) => (isDefined ? ['-D', name] : []))
  return [
    ...defined,
    ...(isNew ? ['-C', `DefaultRuntimeDir "${runtime}"`, '-C', `Mutex "file:${runtime}" default`] : []),
    ...loads([...new Set(missing)]),
    ...linesToReadAs22.flatMap((line) => ['-C', line]),
    // Requests through a forward proxy go to a port where no server listens.
    ...(site.hasDirective('ProxyRequests')
      ? ['-c', '<IfModule mod_proxy.c>', '-c', `ProxyRemote * http://${unusedBackendAddress}`, '-c', '</IfModule>']
      : []),
    // Some builds have a single default PidFile for the whole machine, which another httpd may use.
    ...(site.hasDirective('PidFile') ? [] : ['-C', `PidFile "${runtime}/httpd.pid"`]),
    ...(more.includes('Listen') || site.directives('Listen').length === 0 ? [...places.values()] : []).flatMap(
      ({ host, port }) => ['-C', `Listen ${host.includes(':') ? `[${host}]` : host}:${port}`],
    ),
    ...(site.hasDirective('ErrorLog') ? [] : ['-C', `ErrorLog "${made.errorLog}"`]),
  ]
}
