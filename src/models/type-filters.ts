import { groupBy } from '../base/group-by.js'
import { isGuard } from '../httpd/guards.js'
import { isHtaccess } from '../site/htaccess.js'
import type { LineScope } from '../site/line-scope.js'
import { firstMainFile } from '../site/main-file.js'
import type { Site } from '../site/site.js'
import { isLiteral } from '../syntax/literal.js'
import type { Directive, Section } from '../syntax/tree.js'

/**
 * The AddOutputFilterByType lines for a filter in one section or file, if other lines that apply there too add types to the same
 * filter.
 */
export interface NestedFilter {
  readonly filter: string
  readonly lines: readonly Directive[]
  readonly outerLines: readonly Directive[]
  /** Types that only the outer lines name. */
  readonly missingTypes: readonly string[]
}

/**
 * Sections that inherit a filter and add types of their own. 2.2 joined the types and ran the filter once
 * (server/core.c, merge_ct_filters). 2.4 uses only the inner types, and runs the filter once for each place
 * (modules/filters/mod_filter.c, filter_bytype1, filter_merge); measured.
 */
export function filtersNestedByType(site: Site): NestedFilter[] {
  const lines = site.directives('AddOutputFilterByType').filter(isLiteral)
  const places = [...groupBy(lines, (line) => keyOf(site, line))].map(([key, lines]) => ({
    key,
    lines,
    around: aroundOf(site, lines[0]),
  }))
  const index = { byKey: new Map(places.map((place) => [place.key, place])), byFolder: groupBy(places, folderOf) }
  const isOneServer = site.complete || firstMainFile(site) !== undefined
  return places.flatMap((inner) => {
    const outer = placesAround(inner, index).filter(
      ({ key, lines }) =>
        key !== 'server' || isOneServer || lines.some(({ file }) => inner.lines.some((line) => line.file === file)),
    )
    const outerLines = outer.flatMap((place) => place.lines)
    return filtersOf(inner.lines).flatMap((filter) => nested(filter, inner.lines, outerLines) ?? [])
  })
}

interface PlaceOfLines {
  readonly key: LineScope
  readonly lines: readonly Directive[]
  /** The sections around the lines, innermost first, guards left out. */
  readonly around: readonly Section[]
}

interface Index {
  readonly byKey: ReadonlyMap<LineScope, PlaceOfLines>
  readonly byFolder: ReadonlyMap<string | undefined, readonly PlaceOfLines[]>
}

const keyOf = (site: Site, line: Directive): LineScope =>
  aroundOf(site, line)[0] ?? (isHtaccess(line.file) ? line.file : 'server')

const aroundOf = (site: Site, line: Directive | undefined): Section[] =>
  line ? (site.enclosing(line)[0] ?? []).filter((section) => !isGuard(section)) : []

/** The places whose lines also apply in this place: sections around it, folders above it, and the server. */
function placesAround({ key, around, lines }: PlaceOfLines, { byKey, byFolder }: Index): PlaceOfLines[] {
  if (key === 'server') return []
  const keys: LineScope[] = [...around.slice(1), 'server']
  const folder = folderOf({ key, around, lines })
  const above = foldersAbove(folder).flatMap((path) => byFolder.get(path) ?? [])
  return [
    ...keys.flatMap((one) => byKey.get(one) ?? []),
    ...above.filter((place) => place.around.slice(1).every((section) => around.includes(section))),
  ]
}

function foldersAbove(path: string | undefined): string[] {
  const folders: string[] = []
  for (let end = path?.lastIndexOf('/') ?? -1; path && end >= 0; end = end > 0 ? path.lastIndexOf('/', end - 1) : -1) {
    folders.push(path.slice(0, end))
  }
  return folders
}

function folderOf({ around: [section] }: PlaceOfLines): string | undefined {
  const path = section?.key === 'directory' && section.args.length === 1 ? section.args[0]?.value : undefined
  return section && path !== undefined && isLiteral(section) && !/[*?[]/.test(path)
    ? path.replace(/\/+$/, '')
    : undefined
}

const filtersOf = (lines: readonly Directive[]) => [...new Set(lines.flatMap(filtersOn))]

/** The filters of a line. In 2.4's AddOutputFilterByType, names in different letter case are different filters. */
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
    missingTypes: [...new Set(outerLines.flatMap(typesOn))].filter((type) => !own.has(type)),
  }
}

const typesOn = (line: Directive): string[] => line.args.slice(1).map((arg) => arg.value.toLowerCase())
