import { type Reading, readingOf } from './guards.js'
import { moduleNamed } from './modules.js'
import type { Site } from './site.js'
import type { Section } from './tree.js'

/** Whether 2.2 reads what stands in a section, going by what the given files load. */
export const readingIn22 = (site: Site, section: Section): Reading =>
  isModuleThere(site, section) ?? readingOf(section, '2.2')

/** The same for the server that the configuration runs on today. */
export const readingToday = (site: Site, section: Section): Reading =>
  site.from === '2.4' ? readingOf(section, '2.4') : readingIn22(site, section)

/** Modules without which a 2.2 has no access control at all: nobody guards a line with them who expects it not to be read. */
const ofAccess = new Set([
  'mod_authz_host',
  'mod_auth_basic',
  'mod_authz_user',
  'mod_authz_groupfile',
  'mod_authn_file',
])

/**
 * What 2.2 makes of an `<IfModule>` on a module that both versions have. Where the given files are the whole configuration
 * a module is there if a line loads it; without any such line the modules of access control are built in, as by default.
 * Undefined where the guard is of another kind.
 */
function isModuleThere(site: Site, guard: Section): Reading | undefined {
  if (guard.key !== 'ifmodule' || guard.args.length !== 1) return undefined
  const word = guard.args[0]?.value ?? ''
  const negated = word.startsWith('!')
  const name = negated ? word.slice(1) : word
  // 2.0's name; both versions skip what stands under it.
  if (/^mod_access(\.c)?$/i.test(name)) return negated ? 'always' : 'never'
  const module = moduleNamed(name)
  if (!module?.symbol22 || !module.symbol24) return undefined
  const there = site.loads(module.name) || ofAccess.has(module.name)
  if (!there) return undefined
  return negated ? 'never' : 'always'
}
