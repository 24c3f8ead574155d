import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Httpd } from './install.js'

export type Mpm = 'event' | 'worker' | 'prefork'

/** What a 2.2 server of the usual kind loads, by 2.4's names and in the order of 2.2's own httpd.conf. */
export const usualModules: readonly string[] = [
  ...['authn_core', 'authn_file', 'authn_dbm', 'authn_anon'],
  // authz_groupfile before authz_user: in 2.2 the order decides which of several kinds of Require counts.
  ...['authz_core', 'authz_host', 'authz_groupfile', 'authz_user', 'authz_dbm', 'authz_owner'],
  ...['auth_basic', 'auth_digest', 'include', 'filter', 'deflate', 'env', 'expires', 'headers', 'setenvif'],
  ...['mime', 'status', 'autoindex', 'asis', 'info', 'vhost_alias', 'negotiation', 'dir', 'actions', 'userdir'],
  ...['alias', 'rewrite'],
  // While one module is loaded that does not promise its checks to depend on the configuration alone, 2.4 checks
  // subrequests and internal redirects as 2.2 did. Otherwise it lets those pass whose merged configuration is the
  // same object (server/request.c: ap_setup_auth_internal): with <Limit GET> a POST to a folder gets its index.
  'allowmethods',
]

/** A new folder that the server's user may read. Whoever made it removes it. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(process.env.HTTPD_SCRATCH ?? tmpdir(), 'httpd-upgrade-'))
  chmodSync(folder, 0o755)
  return folder
}

/** The lines before any configuration under test: where the server keeps its things, and what it loads. */
export function preamble(httpd: Httpd, folder: string, modules: readonly string[]): string[] {
  mkdirSync(join(folder, 'run'), { recursive: true })
  return [
    `ServerRoot "${folder}"`,
    `DefaultRuntimeDir "${folder}/run"`,
    `PidFile "${folder}/run/httpd.pid"`,
    `ErrorLog "${folder}/run/error.log"`,
    'LogLevel notice',
    'ServerName localhost',
    ...loadModules(httpd, modules),
    ...(modules.includes('mime') ? [`TypesConfig "${mimeTypes(folder)}"`] : []),
    ...identity(),
  ]
}

function loadModules(httpd: Httpd, modules: readonly string[]): string[] {
  const present = modules.filter((name) => httpd.loadable.includes(name))
  return present.map((name) => `LoadModule ${name}_module "${httpd.modules}/mod_${name}.so"`)
}

/** mod_mime does not start without its file. */
function mimeTypes(folder: string): string {
  const file = join(folder, 'mime.types')
  writeFileSync(file, 'text/html html\ntext/plain txt\n')
  return file
}

/** The server refuses to serve as root, and 65534 is nobody's number everywhere. */
function identity(): string[] {
  return process.getuid?.() === 0 ? ['User nobody', 'Group #65534'] : []
}
