import { accessKinds } from '../access/read/access-lines.js'
import { groupByEach } from '../base/group-by.js'
import { oncePerObject } from '../base/once.js'
import { assumptionFields, editKey } from '../edit/edit.js'
import { isHtaccess } from '../site/htaccess.js'
import type { Site } from '../site/site.js'
import { type ManagementUnit, unitsOfSite } from '../site/units.js'
import { type ConfigFile, commandsUnder } from '../syntax/tree.js'
import { assumptionsOf, sharedAssumption } from './assumptions.js'
import { type Finding, noAccessRulesOutsideUnitSentence } from './rule.js'

/** The findings of the access rule if these files belong to one server. */
type Judge = (site: Site) => readonly Finding[]

/** With more units than this, no combination of units is judged. */
const maxUnits = 50

/**
 * The findings for configuration management, where a server may have any units (roles, modules, cookbooks) in any order. A fix
 * stays safe if it is also made for each unit alone, for each pair, and for all together.
 */
export function withFixesCheckedAcrossUnits(
  site: Site,
  findings: readonly Finding[],
  judge: Judge,
): readonly Finding[] {
  const units = site.complete && findings.some(countsOnParts) ? unitsOfSite(site) : []
  if (units.length === 0 || units.length > maxUnits) return findings
  const together = (...inOrder: readonly ManagementUnit[]): SafeFixes => {
    const files = inOrder.flatMap((unit) => unit.files)
    return safeFixes(judge(site.withFiles(files, { isUnit: true, others: [] })))
  }
  const alone = new Map(units.map((unit) => [unit, together(unit)]))
  // A pair is skipped if neither unit has a fix that is safe alone.
  const isAsked = (unit: ManagementUnit) => (alone.get(unit)?.size ?? 0) > 0
  const pairs = units.flatMap((one, index) =>
    units
      .slice(index + 1)
      .filter((other) => isAsked(one) || isAsked(other))
      .flatMap((other) => ordersOf([one, other]).map((pair) => ({ units: pair, found: together(...pair) }))),
  )
  const all = ordersOf(units).map((some) => ({ units, found: together(...some) }))
  const exact = exactEverywhere(units, alone, [...pairs, ...all])
  const unitsOf = groupByEach(units, ({ files }) => files)
  return findings.map((finding) => {
    const [unit] = unitsOf.get(finding.file) ?? []
    const safe = unit && countsOnParts(finding) ? alone.get(unit)?.get(placeOf(finding)) : undefined
    if (!unit || !safe) return finding
    if (exact.has(safe)) return safe
    const edits = editsOf([...exact])
    const isMet = (other: ManagementUnit) =>
      ordersOf([unit, other]).some((pair) => !isAmong(safe, together(...pair), edits))
    const other = pairs
      .filter((pair) => pair.units.includes(unit) && !isAmong(safe, pair.found, edits))
      .flatMap((pair) => pair.units.find((one) => one !== unit) ?? [])
      .flatMap(({ path, files }) => files.map((file) => ({ path, files: [file] })))
      .find(isMet)?.files[0]
    return other ? apartFrom(finding, other) : finding
  })
}

/**
 * The orders to try, because the later of two sections for one folder wins. One order is enough if at most one unit has access
 * rules.
 */
const ordersOf = (units: readonly ManagementUnit[]): readonly (readonly ManagementUnit[])[] =>
  units.filter(({ files }) => files.some(saysAccess)).length > 1 ? [units, [...units].reverse()] : [units]

const saysAccess = oncePerObject(
  (file: ConfigFile): boolean =>
    !isHtaccess(file) && [...commandsUnder(file.commands)].some(({ key }) => accessKinds.has(key)),
)

/** The safe fixes of some files, by the file and range of their findings. */
type SafeFixes = ReadonlyMap<string, Finding>

interface Together {
  readonly units: readonly ManagementUnit[]
  readonly found: SafeFixes
}

const safeFixes = (findings: readonly Finding[]): SafeFixes =>
  new Map(findings.filter(({ fix }) => fix?.safe).map((finding) => [placeOf(finding), finding]))

/**
 * The fixes that are safe for a unit alone and in every combination of units. In a combination, a fix may have more edits if
 * they are those of other fixes in the result.
 */
function exactEverywhere(
  units: readonly ManagementUnit[],
  alone: ReadonlyMap<ManagementUnit, SafeFixes>,
  others: readonly Together[],
): ReadonlySet<Finding> {
  const left = new Set(units.flatMap((unit) => [...(alone.get(unit)?.values() ?? [])]))
  for (let count = -1; count !== left.size; ) {
    count = left.size
    const edits = editsOf([...left])
    for (const unit of units)
      for (const finding of alone.get(unit)?.values() ?? [])
        if (others.some((one) => one.units.includes(unit) && !isAmong(finding, one.found, edits))) left.delete(finding)
  }
  return left
}

/** Whether `found` has the same fix, apart from additional edits that are all in `edits`. */
function isAmong(finding: Finding, found: SafeFixes, edits: ReadonlySet<string>): boolean {
  const there = found.get(placeOf(finding))
  if (!there) return false
  const [own, written] = [editsOf([finding]), editsOf([there])]
  return [...own].every((edit) => written.has(edit)) && [...written].every((edit) => own.has(edit) || edits.has(edit))
}

const editsOf = (findings: readonly Finding[]): ReadonlySet<string> =>
  new Set(findings.flatMap(({ fix }) => (fix?.edits ?? []).map(editKey)))

const countsOnParts = ({ rule, fix }: Finding): boolean =>
  fix !== undefined && assumptionsOf(rule.id, fix).some(({ sentence }) => sentence === noAccessRulesOutsideUnitSentence)

/** Replaces the assumption about files outside the unit by another one: no server has both this file and the conflicting file. */
function apartFrom(finding: Finding, other: ConfigFile): Finding {
  const { rule, file, fix } = finding
  if (!fix) return finding
  const left = assumptionsOf(rule.id, fix).filter(({ sentence }) => sentence !== noAccessRulesOutsideUnitSentence)
  const sentence = `No server has ${file.path} and ${other.path} together.`
  const apart = sharedAssumption('parts-apart', sentence, `${file.path} ${other.path}`)
  return { ...finding, fix: { ...fix, safe: false, ...assumptionFields([apart, ...left]) } }
}

const placeOf = ({ rule, file, range }: Finding): string => JSON.stringify([rule.id, file.path, range.start])
