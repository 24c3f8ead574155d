import { directiveNamed } from '../httpd/directives.js'
import { isGuard } from '../httpd/guards.js'
import { isRefusedInLimit } from '../httpd/limit.js'
import { takenByOne } from '../httpd/words-of-versions.js'
import { isHtaccess } from '../site/htaccess.js'
import { readingToday } from '../site/present.js'
import { isWhole, oncePerServer, type Server, serversOn22 } from '../site/server-level.js'
import type { Site } from '../site/site.js'
import { isUnknownTo22 } from '../site/version-signs.js'
import { isLiteral } from '../syntax/literal.js'
import { ancestors, type ConfigFile, commandsUnder, type Directive, type Section } from '../syntax/tree.js'
import { maybeLinkedIn22 } from './default-modules.js'
import { lacksOverride } from './granted-overrides.js'
import { base22, loadedModules } from './loaded-modules.js'

/** A line for which 2.2 answers 500 to whatever is asked for below its `.htaccess` file. */
export interface RefusedLine {
  readonly at: Directive | Section
  /** What follows "the file": `has RewriteEngine, whose module is not loaded`. */
  readonly why: string
}

/** The `.htaccess` files that 2.2 answers 500 for and that 2.4 may take, each with the first line that shows it. */
export const refusedHtaccess = (site: Site): ReadonlyMap<ConfigFile, RefusedLine> => site.once(findRefused)

function findRefused(site: Site): ReadonlyMap<ConfigFile, RefusedLine> {
  const found = new Map<ConfigFile, RefusedLine>()
  if (site.from !== '2.2') return found
  const { isUntouched, said, origin, stops24, signs24, upgraded } = site.judgement
  const isSurely22 = isUntouched || (said.from === '2.2' && origin === '2.2')
  // What a fix may have written waits for 2.4.
  const ours = new Set(upgraded.filter((at) => !signs24.includes(at)))
  for (const file of site.files) {
    if (!isHtaccess(file)) continue
    for (const at of commandsUnder(file.commands)) {
      const why = isRead(site, at) ? whyRefused(site, at, isSurely22 || (stops24 && !ours.has(at))) : undefined
      if (!why) continue
      found.set(file, { at, why })
      break
    }
  }
  return found
}

const isRead = (site: Site, at: Directive | Section): boolean =>
  [...ancestors(at)].every((section) => !isGuard(section) || readingToday(site, section) === 'always')

function whyRefused(site: Site, at: Directive | Section, isSurely22: boolean): string | undefined {
  const name = at.kind === 'section' ? `<${at.name.value}>` : at.name.value
  const limit = at.kind === 'directive' && isRefusedInLimit(at) ? limitAround(at) : undefined
  // Without either class in AllowOverride 2.4 refuses the <Limit> itself.
  if (limit && !lacksOverride(site, 'Limit', 'AuthConfig')) return `has ${name} in <${limit.name.value}>`
  if (isWithoutModule(site, at)) return `has ${name}, and no line loads the module that takes it`
  if (!isSurely22) return undefined
  if (isUnknownTo22(at)) return `has ${name}, which 2.2 does not know`
  const one = at.kind === 'directive' && isLiteral(at) ? takenByOne(at) : undefined
  if (one?.version !== '2.4') return undefined
  return `has \`${one.text}\`${one.text.startsWith(name) ? '' : ` on a line of ${name}`}, which 2.2 does not know`
}

const limitAround = (at: Directive): Section | undefined =>
  [...ancestors(at)].find(({ key }) => /^limit(except)?$/.test(key))

/** Whether every server here lacks the module of 2.2 that takes a line. */
function isWithoutModule(site: Site, at: Directive | Section): boolean {
  const servers = serversOn22(site)
  return servers.length > 0 && servers.every((server) => lacksModuleOf(site, server, at))
}

/**
 * Whether 2.2 did without the module that takes a line, going by what else the server loads and says: outside of `.htaccess`
 * files a directive proves its module, since 2.2 does not start without.
 */
export function lacksModuleOf(site: Site, server: Server, { key, file }: Directive | Section): boolean {
  if (!isHtaccess(file) || !isWhole(site, server)) return false
  const name = moduleOf(key)
  return name !== undefined && !site.loads(name) && !oncePerServer(site, server, modulesOf).has(name)
}

/** Who has one of 2.2's usual modules built in may have all of them so. */
function modulesOf(site: Site, server: Server): ReadonlySet<string> {
  const { names } = loadedModules(site, server)
  const lines = [...server.startFiles].flatMap((file) => [...commandsUnder(file.commands)])
  const used = lines.flatMap(({ key }) => moduleOf(key) ?? [])
  const isBuiltIn = used.some((name) => base22.includes(name) && !names.has(name))
  return new Set([...names, ...maybeLinkedIn22(site, server), ...used, ...(isBuiltIn ? base22 : [])])
}

function moduleOf(key: string): string | undefined {
  const name = directiveNamed(key)?.in22?.module
  return name?.startsWith('mod_') ? name : undefined
}
