import { isGuard } from './guards.js'
import { isLiteral } from './literal.js'
import { mainFile } from './main-file.js'
import { isHtaccess, type Site } from './site.js'
import type { ConfigFile, Directive, Section } from './tree.js'

/** The AddOutputFilterByType lines that give one filter its types in one place, where the filter is given types outside too. */
export interface NestedFilter {
  readonly filter: string
  readonly lines: readonly Directive[]
  readonly outerLines: readonly Directive[]
  /** Types that only lines outside name. */
  readonly missing: readonly string[]
}

/**
 * Where a section inherits a filter and gives it types of its own. 2.2 added the types up and ran the filter once
 * (server/core.c, merge_ct_filters). 2.4 keeps the inner types alone, and runs the filter once for each place
 * (modules/filters/mod_filter.c, filter_bytype1, filter_merge); measured.
 */
export function nestedFilters(site: Site): NestedFilter[] {
  const places = new Map<string | Section | ConfigFile, Place>()
  for (const line of site.directives('AddOutputFilterByType')) {
    if (!isLiteral(line)) continue
    const place = placeOf(site, line)
    const known = places.get(place.key) ?? place
    places.set(place.key, { ...known, lines: [...known.lines, line] })
  }
  const all = [...places.values()]
  return all.flatMap((inner) => {
    const outer = all.filter((one) => one !== inner && isAround(site, one, inner)).flatMap((one) => one.lines)
    return filtersOf(inner.lines).flatMap((filter) => nested(filter, inner.lines, outer) ?? [])
  })
}

interface Place {
  /** `server`, a section, or a .htaccess file. */
  readonly key: string | Section | ConfigFile
  readonly around: readonly Section[]
  readonly lines: readonly Directive[]
}

function placeOf(site: Site, line: Directive): Place {
  const around = (site.enclosing(line)[0] ?? []).filter((section) => !isGuard(section))
  return { key: around[0] ?? (isHtaccess(line.file) ? line.file : 'server'), around, lines: [] }
}

function isAround(site: Site, outer: Place, inner: Place): boolean {
  if (outer.key === 'server') return isSameServer(site, outer, inner)
  const section = outer.around[0]
  if (!section) return false
  return inner.around.includes(section) || isFolderAbove(outer.around, inner.around)
}

/** Files that nothing ties together may belong to servers of their own. */
const isSameServer = (site: Site, outer: Place, inner: Place) =>
  site.complete ||
  mainFile(site) !== undefined ||
  outer.lines.some((line) => inner.lines.some((other) => other.file === line.file))

function isFolderAbove([outer, ...outerRest]: readonly Section[], [inner, ...innerRest]: readonly Section[]): boolean {
  const above = outer && folderOf(outer)
  const below = inner && folderOf(inner)
  if (above === undefined || below === undefined || above === below) return false
  return below.startsWith(`${above}/`) && outerRest.every((section) => innerRest.includes(section))
}

function folderOf(section: Section): string | undefined {
  const path = section.key === 'directory' && section.args.length === 1 ? section.args[0]?.value : undefined
  return path !== undefined && isLiteral(section) && !/[*?[]/.test(path) ? path.replace(/\/+$/, '') : undefined
}

const filtersOf = (lines: readonly Directive[]) => [...new Set(lines.flatMap(filtersOn))]

/** 2.4 takes names in different letter case for different filters here. */
const filtersOn = (line: Directive): string[] => (line.args[0]?.value ?? '').split(';').filter(Boolean)

function nested(filter: string, inner: readonly Directive[], outer: readonly Directive[]): NestedFilter | undefined {
  const lines = inner.filter((line) => filtersOn(line).includes(filter))
  const outerLines = outer.filter((line) => filtersOn(line).includes(filter))
  if (outerLines.length === 0) return undefined
  const own = new Set(lines.flatMap(typesOn))
  return {
    filter,
    lines,
    outerLines,
    missing: [...new Set(outerLines.flatMap(typesOn))].filter((type) => !own.has(type)),
  }
}

const typesOn = (line: Directive): string[] => line.args.slice(1).map((arg) => arg.value.toLowerCase())
