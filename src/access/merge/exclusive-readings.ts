import { groupBy } from '../../base/group-by.js'
import { hasQuotesThatMatchNoName, isModuleGuard, nameOfModuleIn24, testedName } from '../../httpd/guards.js'
import type { Site } from '../../site/site.js'
import { hasTagsInOneTemplateBlock, isInSameTemplateBlock } from '../../site/template-blocks.js'
import { isLiteral } from '../../syntax/literal.js'
import type { Section } from '../../syntax/tree.js'
import type { GuardConditions, Occurrence, PossibleReading } from './scope.js'

export const noGuardConditions: GuardConditions = new Map()

/** A condition: `ifdefine NAME` or `ifmodule NAME`, and whether the name must be defined or the module loaded. */
type Condition = readonly [name: string, isMet: boolean]

/**
 * The condition of an `<IfDefine>` or `<IfModule>` that the files leave open. Undefined if the guard is not plain, or if its
 * condition may change between two readings: a line has `Define` or `UnDefine`, or loads the module.
 */
export function guardConditionOf(site: Site, guard: Section): Condition | undefined {
  const isWhole = isInSameTemplateBlock(site, guard, undefined) && hasTagsInOneTemplateBlock(site, guard)
  const isPlain = guard.args.length === 1 && isLiteral(guard) && isWhole
  if (!isPlain || hasQuotesThatMatchNoName(guard, '2.2') || hasQuotesThatMatchNoName(guard, '2.4')) return undefined
  const asked = testedName(guard)
  const isMet = !guard.args[0]?.value.startsWith('!')
  if (guard.key === 'ifdefine')
    return site.hasDirective('Define', 'UnDefine') ? undefined : [`ifdefine ${asked}`, isMet]
  const key = nameOfModuleIn24(asked)
  return isModuleGuard(guard) && !site.once(modulesLoaded).has(key) ? [`ifmodule ${key}`, isMet] : undefined
}

/**
 * The conditions in `around` and one more. Undefined if the new one excludes one of the others: httpd then never reads the
 * line.
 */
export const withGuardCondition = (around: GuardConditions, [name, isMet]: Condition): GuardConditions | undefined =>
  around.get(name) === !isMet ? undefined : new Map([...around, [name, isMet]])

/** The modules that some line loads, each under both of its names. */
const modulesLoaded = (site: Site): ReadonlySet<string> =>
  new Set(
    site.directives('LoadModule').flatMap(({ args }) => {
      const symbol = args[0]?.value ?? ''
      return [symbol, nameOfModuleIn24(symbol), `mod_${symbol.replace(/_module$/, '')}.c`]
    }),
  )

/** Whether two readings exclude each other: no httpd reads both, however it is started. */
export const readingsExcludeEachOther = (
  one: Pick<PossibleReading, 'conditions'>,
  other: Pick<PossibleReading, 'conditions'>,
): boolean => [...one.conditions].some(([name, isMet]) => other.conditions.get(name) === !isMet)

/** Joins occurrences on one server whose guards exclude each other: httpd reads at most one of them. */
export function joinExclusiveOccurrences(places: readonly Occurrence[]): readonly Occurrence[] {
  if (places.length < 2) return places
  return [...groupBy(places, ({ server }) => server).values()].flatMap((some) => {
    const [first] = some
    const readings = some.flatMap((place) => place.readings)
    const areAlike = some.every(
      ({ outer, readBy, root }) => outer === first.outer && readBy === first.readBy && root === first.root,
    )
    const areExclusive = readings.every((one, at) =>
      readings.slice(at + 1).every((other) => readingsExcludeEachOther(one, other)),
    )
    const maybe = !isSurelyRead(readings)
    return some.length > 1 && areAlike && areExclusive ? [{ ...first, maybe, readings }] : some
  })
}

/** The most conditions of which all combinations are tried. */
const maxConditions = 4

/** Each combination of the conditions of some readings; undefined if there are too many. */
export function guardCombinationsOf(readings: readonly PossibleReading[]): readonly GuardConditions[] | undefined {
  const names = new Set(readings.flatMap(({ conditions }) => [...conditions.keys()]))
  if (names.size > maxConditions) return undefined
  return [...names].reduce<readonly GuardConditions[]>(
    (some, name) => some.flatMap((one) => [true, false].map((isMet) => new Map([...one, [name, isMet]]))),
    [noGuardConditions],
  )
}

/** Whether httpd does at least one of these readings, however it is started. False if there are too many conditions to try. */
const isSurelyRead = (readings: readonly PossibleReading[]): boolean =>
  guardCombinationsOf(readings)?.every((conditions) =>
    readings.some((one) => one.isSure && !readingsExcludeEachOther(one, { conditions })),
  ) === true
