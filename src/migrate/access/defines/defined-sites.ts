import { isScopeSection } from '../../../access/merge/collect-scopes.js'
import { hasAccessRules, testsAccessCompat } from '../../../access/read/access-lines.js'
import { intendedModule } from '../../../access/read/misnamed-guard.js'
import { groupBy } from '../../../base/group-by.js'
import { isModuleGuard, nameOfModuleIn24, testedName } from '../../../httpd/guards.js'
import { guardsIn, type RebuiltSite } from '../../../live/live-site.js'
import { siteUnderValuation } from '../../../live/valued-site.js'
import { guardReadingOn24, guardReadingToday } from '../../../site/guard-reading.js'
import { isHtaccess } from '../../../site/htaccess.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import { ancestors, type Section } from '../../../syntax/tree.js'

/** The configuration as httpd reads it under one valuation: with certain -D names and modules. */
export interface SiteUnderValuation extends RebuiltSite {
  /** This combination in words: `with -D NAME and without mod_geoip`. */
  readonly description: string
  /** The guard conditions that are true in this combination: `IfDefine NAME`, `IfDefine !NAME`. */
  readonly guards: readonly string[]
  /** The modules whose presence this combination sets, loaded or not. */
  readonly modules: readonly string[]
  /** The guards that test these modules, in sections of the given files. */
  readonly guardsOfModules: readonly Section[]
}

/** A -D name or a module for which no file shows whether the server has it. */
interface OpenName {
  readonly key: string
  readonly module: string | undefined
  /** The name as written in guards, and the name of their tags. */
  readonly asked: string
  readonly tag: string
}

/** The most names to combine. With more -D names, no combination is tried; modules beyond this number stay undecided. */
const maxNames = 3

/**
 * One site for each combination of the -D names and modules that guards test. -D names are not combined if the files have a
 * Define or UnDefine line.
 */
export function sitesUnderValuations(site: Site): readonly SiteUnderValuation[] {
  const open = site.files.flatMap(guardsIn).filter((guard) => isOpen(site, guard))
  const defines = open.filter((guard) => !isModuleGuard(guard))
  const modules = open.filter((guard) => isModuleGuard(guard) && !testsAccessCompat(guard) && !intendedModule(guard))
  const areDefinesOpen = defines.length > 0 && !site.hasDirective('Define', 'UnDefine') && defines.every(isLiteral)
  const names = namesIn(areDefinesOpen ? defines : [])
  if (names.length > maxNames) return []
  const combined = [...names, ...namesIn(modules.filter(isLiteral))].slice(0, maxNames)
  const keys = new Set(combined.map(({ key }) => key))
  const guardsOfModules = modules.filter((guard) => keys.has(openNameOf(guard).key))
  return combined.length === 0
    ? []
    : combinationsOf(combined).map((way) => ({ ...definedSite(site, way), guardsOfModules }))
}

/**
 * Whether a guard in a section or .htaccess file has access rules, and the files do not decide whether either version reads it.
 */
const isOpen = (site: Site, guard: Section): boolean =>
  (isModuleGuard(guard) || guard.key === 'ifdefine') &&
  hasAccessRules(guard.commands) &&
  (isHtaccess(guard.file) || [...ancestors(guard)].some(isScopeSection)) &&
  guard.args.length === 1 &&
  guardReadingToday(site, guard) === 'maybe' &&
  guardReadingOn24(site, guard) === 'maybe'

/** The names that guards test. Names with the most guards come first. */
const namesIn = (guards: readonly Section[]): readonly OpenName[] =>
  [...groupBy(guards, (guard) => openNameOf(guard).key).values()]
    .sort((a, b) => b.length - a.length)
    .map(([guard]) => openNameOf(guard))

function openNameOf(guard: Section): OpenName {
  const asked = testedName(guard)
  const module = isModuleGuard(guard) ? nameOfModuleIn24(asked) : undefined
  return { key: `${guard.key} ${module ?? asked}`, module, asked, tag: guard.name.value }
}

interface Combination {
  readonly name: OpenName
  readonly is: boolean
}

const combinationsOf = (names: readonly OpenName[]): readonly (readonly Combination[])[] =>
  names.reduce<readonly (readonly Combination[])[]>(
    (ways, name) => ways.flatMap((way) => [true, false].map((is) => [...way, { name, is }])),
    [[]],
  )

function definedSite(site: Site, way: readonly Combination[]): Omit<SiteUnderValuation, 'guardsOfModules'> {
  const defined = new Map(way.flatMap(({ name, is }) => (name.module ? [] : [[name.asked, is] as const])))
  const loaded = new Map(way.flatMap(({ name, is }) => (name.module ? [[name.module, is] as const] : [])))
  return {
    ...siteUnderValuation(site, { defined, loaded }),
    guards: way.map(({ name, is }) => `${name.tag} ${is ? '' : '!'}${name.asked}`),
    modules: [...loaded.keys()],
    description: way
      .map(({ name, is }) => `${is ? 'with' : 'without'} ${name.module ?? `-D ${name.asked}`}`)
      .join(' and '),
  }
}
