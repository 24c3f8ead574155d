import { directiveByName } from '../httpd/directives.js'
import { guardReading, hasGuards, isGuard } from '../httpd/guards.js'
import { moduleByName } from '../httpd/modules.js'
import { lineOfModuleTest } from '../migrate/without-module.js'
import { isConditional } from '../site/context.js'
import { isHtaccess } from '../site/htaccess.js'
import { outermostFiles, visitInReadingOrder } from '../site/reading-order.js'
import type { Site } from '../site/site.js'
import { isLiteral } from '../syntax/literal.js'
import { reparse } from '../syntax/parse.js'
import {
  type ConfigFile,
  commandsUnder,
  type Directive,
  type Range,
  type Section,
  type Version,
  walk,
} from '../syntax/tree.js'

/** Decides whether a server reads a guard; undefined if only a started copy can show it. */
type Decide = (guard: Section, loaded: ReadonlySet<string>) => boolean | undefined

/**
 * The texts with their guards decided: tags and skipped lines become blank, so that line numbers stay.
 * @param decide called for each guard, with all names of the modules loaded before it
 */
export function textsWithGuardsDecided(site: Site, decide: Decide): ReadonlyMap<ConfigFile, string> {
  const decisions = decisionsIn(site, decide)
  const texts = new Map<ConfigFile, string>()
  for (const file of site.files) {
    if (!hasGuards(file)) continue
    const unread = [...walk(file.children)].flatMap((node): readonly Range[] => {
      const isRead = node.kind === 'section' ? decisions.get(node) : undefined
      if (node.kind !== 'section' || !node.close || typeof isRead !== 'boolean') return []
      return isRead ? [node, node.close] : [{ start: node.start, end: node.close.end }]
    })
    if (unread.length > 0) texts.set(file, blanked(file.text, unread))
  }
  return texts
}

function blanked(text: string, ranges: readonly Range[]): string {
  const parts: string[] = []
  let done = 0
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    if (end <= done) continue
    parts.push(text.slice(done, start), text.slice(Math.max(start, done), end).replace(/[^\r\n]/g, ' '))
    done = end
  }
  return parts.join('') + text.slice(done)
}

/** The decision for each guard. `both`: its file is read twice, with different decisions; `open`: only a started copy can show it. */
type Decisions = Map<Section, boolean | 'both' | 'open'>

/** The decisions, made in the order in which httpd reads, because a guard does not see modules loaded after it. */
function decisionsIn(site: Site, decide: Decide): Decisions {
  const decisions: Decisions = new Map()
  const loaded = new Set<string>()
  const isRead = (section: Section): boolean => {
    if (!isGuard(section)) return true
    const decided = decide(section, loaded) ?? 'open'
    const before = decisions.get(section)
    decisions.set(section, before === undefined || before === decided ? decided : 'both')
    return decided !== false
  }
  const note = (line: Directive) => {
    if (line.key === 'loadmodule') for (const name of namesOf(line)) loaded.add(name)
  }
  // .htaccess files come last, because httpd reads them after all modules are loaded.
  for (const file of [...outermostFiles(site), ...site.files.filter(isHtaccess)])
    visitInReadingOrder(site, file, { isRead, note })
  return decisions
}

/** The names of a module that guards may test: its symbol and its source file. */
function namesOf({ args: [symbol, file] }: Directive): readonly string[] {
  const known = moduleByName(symbol?.value ?? '')
  const own = /([^/\\]+)\.(?:so|dll)$/.exec(file?.value ?? '')?.[1]
  const guessed = symbol?.value.replace(/^(.*)_module$/, 'mod_$1.c')
  const sources = known ? [known.source] : [guessed, own && `${own}.c`]
  return [symbol?.value, ...sources].filter((name) => name !== undefined && name !== '') as string[]
}

/**
 * The module that a guard tests; `negated` for `!`, where httpd reads the guard if the module is missing. Undefined for other
 * guards.
 */
function moduleAsked(guard: Section): { readonly name: string; readonly negated: boolean } | undefined {
  if (guard.key !== 'ifmodule' || guard.args.length !== 1 || !isLiteral(guard)) return undefined
  const word = guard.args[0]?.value ?? ''
  const negated = word.startsWith('!')
  return { name: negated ? word.slice(1) : word, negated }
}

/** Modules that every httpd has, and MPMs, which the copy chooses itself. */
const ofCore = /^(core|http_core|mod_so|prefork|worker|event)\.c$|^(core|http|so)_module$|^mpm_/

/**
 * Returns a function that decides guards as this version does when started without `-D`, except for names that the user has decided.
 * @param builtIn the source files of built-in modules
 */
export function guardDeciderFor(version: Version, site: Site, builtIn: ReadonlySet<string> = new Set()): Decide {
  const spoken = modulesSpokenTo(site, version)
  const isThere = (name: string, loaded: ReadonlySet<string>): boolean | undefined => {
    const module = moduleByName(name)
    if (ofCore.test(name)) return undefined
    const symbol = version === '2.2' ? module?.symbol22 : module?.symbol24
    if (module && (!symbol || (name !== module.source && name !== symbol))) return false
    if (loaded.has(name) || (module && (spoken.has(module.name) || builtIn.has(module.source)))) return true
    return loadsModulesOfHttpd(site) ? false : undefined
  }
  return (guard, loaded) => {
    const asked = moduleAsked(guard)
    if (asked && isOnlyForModule(guard, asked.name)) return undefined
    if (asked) {
      const there = isThere(asked.name, loaded)
      return there === undefined ? undefined : there !== asked.negated
    }
    if (guard.key !== 'ifdefine' && guard.key !== 'ifversion') return undefined
    const reading = guardReading(guard, version)
    if (reading !== 'maybe') return reading === 'always'
    if (guard.key === 'ifversion' || !isLiteral(guard) || guard.args.length !== 1 || site.hasDirective('Define'))
      return undefined
    return guard.args[0]?.value.startsWith('!') === true
  }
}

/** Whether a LoadModule line loads a module of httpd itself. If no line does, any module of httpd may be built in. */
export const loadsModulesOfHttpd = (site: Site): boolean =>
  site.directives('LoadModule').some(({ args: [symbol] }) => moduleByName(symbol?.value ?? ''))

/** The modules with a directive outside of all guards. The server has these modules, because it starts. */
const modulesSpokenTo = (site: Site, version: Version): ReadonlySet<string | undefined> =>
  new Set(
    [...site.names]
      .filter((name) => site.directives(name).some((line) => !isConditional(site, line)))
      .map((name) => directiveByName(name)?.[version === '2.2' ? 'in22' : 'in24']?.module),
  )

/** The site without the guards that `decide` decides, and without the lines that httpd then skips. */
export function siteWithGuardsDecided(site: Site, decide: Decide): Site {
  const texts = textsWithGuardsDecided(site, decide)
  if (texts.size === 0) return site
  return site.withFiles(
    site.files.map((file) => reparse(file, texts.get(file) ?? file.text)),
    {},
  )
}

/** Returns a function that decides guards on modules that a copy leaves out, as if their LoadModule lines were in the copy. */
export function guardDeciderForLeftOutModules(symbols: readonly string[]): Decide {
  return (guard, loaded) => {
    const asked = moduleAsked(guard)
    const isLeftOut = asked && symbols.some((symbol) => isNameOf(asked.name, symbol))
    if (!isLeftOut || isOnlyForModule(guard, asked.name)) return undefined
    return loaded.has(asked.name) !== asked.negated
  }
}

/**
 * Whether a guard on a third-party module contains unknown directives that `lineOfModuleTest` does not assign to the module. A copy
 * without the module must skip them.
 */
function isOnlyForModule(guard: Section, name: string): boolean {
  if (moduleByName(name)) return false
  const isOwn = lineOfModuleTest(name.replace(/^mod_(.*)\.c$/, '$1_module'))
  return [...commandsUnder(guard.commands)].some(
    (node) => node.kind === 'directive' && directiveByName(node.key) === undefined && !isOwn(node),
  )
}

function isNameOf(name: string, symbol: string): boolean {
  const module = moduleByName(symbol)
  return name === symbol || name === (module?.source ?? symbol.replace(/^(.*)_module$/, 'mod_$1.c'))
}
