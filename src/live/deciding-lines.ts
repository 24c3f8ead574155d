import { directiveByName } from '../httpd/directives.js'
import { loadsOnlyIfMissing } from '../site/guard-reading.js'
import { commandsUnder, type Directive, type Section } from '../syntax/tree.js'

/**
 * Modules whose directives do not change which response is made, except directives with an effect in `directives.ts` other than
 * `writes`.
 */
const quiet: ReadonlySet<string> = new Set([
  ...['mpm_common', 'prefork', 'worker', 'event', 'mpm_winnt', 'mpm_netware', 'beos', 'mpmt_os2'],
  ...['mod_log_config', 'mod_logio', 'mod_log_forensic', 'mod_dumpio', 'mod_usertrack', 'mod_status', 'mod_info'],
  ...['mod_autoindex', 'mod_deflate', 'mod_expires', 'mod_mime_magic', 'mod_cache', 'mod_disk_cache', 'mod_mem_cache'],
  ...['mod_cache_disk', 'mod_file_cache', 'mod_dbd', 'mod_ldap', 'mod_reqtimeout', 'mod_ssl'],
])

/** Directives of the core that do not change which response is made. */
const quietOfCore =
  /^(keepalive\w*|maxkeepaliverequests|timeout|loglevel|errorlog\w*|server(admin|signature|tokens)|enable(mmap|sendfile)|hostnamelookups|usecanonical\w*|contentdigest|fileetag|listen\w*|mutex|acceptfilter|limitxmlrequestbody|rlimit\w*|adddefaultcharset|defaulttype|extendedstatus)$/

/** Whether a directive, or a section's own line, may change a response. An unknown directive may. */
function mayDecide(key: string): boolean {
  const known = directiveByName(key)
  if (!known) return true
  const module = known.in22?.module ?? known.in24?.module ?? ''
  const isActing = [...known.effects].some((effect) => effect !== 'writes')
  return isActing || !(quiet.has(module) || quietOfCore.test(key))
}

/** The first line in these nodes that may change a response; undefined if none may. */
export function firstDecidingLine(nodes: readonly (Directive | Section)[]): Directive | undefined {
  for (const node of commandsUnder(nodes)) if (node.kind === 'directive' && mayDecideResponse(node)) return node
  return undefined
}

/**
 * Whether the line may change a response. A LoadModule line in a guard on its own missing module does not: the module is loaded
 * in either case.
 */
export const mayDecideResponse = (line: Directive): boolean =>
  mayDecide(line.key) && !(line.key === 'loadmodule' && loadsOnlyIfMissing(line))
