import { groupedByEach } from '../base/grouped.js'
import { assumed } from '../edit/edit.js'
import type { Site } from '../site/site.js'
import { type Unit, unitsAmong } from '../site/units.js'
import type { ConfigFile } from '../syntax/tree.js'
import { assumptionsOf, shared } from './assumptions.js'
import { type Finding, unseenParts } from './rule.js'

/** What the rules on access find in files that are all of one server. */
type Judge = (site: Site) => readonly Finding[]

/** Of more parts than these not each is held against each. */
const mostUnits = 60

/**
 * Where the files are said to be the whole configuration, and are parts of a configuration management, nobody can tell which
 * of them a server has. So each is judged alone, with each other, and with all: what is exact every time is safe, and what is
 * not names the two files that meet.
 */
export function withUnitsTogether(site: Site, findings: readonly Finding[], judge: Judge): readonly Finding[] {
  const units = site.complete ? unitsAmong(site) : []
  if (units.length === 0 || units.length > mostUnits) return findings
  const together = (files: readonly ConfigFile[]) =>
    safeFixes(judge(site.among(inOrder(site, files), { isUnit: true, others: [] })))
  const all = together(site.files)
  const known = new Map<Unit, UnitJudged>()
  const judgedFor = (unit: Unit): UnitJudged => {
    const others = units.filter((other) => other !== unit)
    const made = known.get(unit) ?? {
      alone: together(unit.files),
      pairs: others.map((other) => ({ other, found: together([...unit.files, ...other.files]) })),
    }
    known.set(unit, made)
    return made
  }
  const unitsOf = groupedByEach(units, ({ files }) => files)
  return findings.map((finding) => {
    const [unit] = unitsOf.get(finding.file) ?? []
    if (!unit || !countsOnParts(finding)) return finding
    const key = textOf(finding)
    const { alone, pairs } = judgedFor(unit)
    const safe = alone.get(key)
    if (!safe) return finding
    const met = pairs.filter(({ found }) => !found.has(key)).map(({ other }) => other)
    const meeting = met.flatMap(({ files }) => files).find((file) => !together([...unit.files, file]).has(key))
    if (met.length === 0 && all.has(key)) return safe
    return meeting ? apartFrom(finding, meeting) : finding
  })
}

interface UnitJudged {
  readonly alone: SafeFixes
  readonly pairs: readonly { readonly other: Unit; readonly found: SafeFixes }[]
}

type SafeFixes = ReadonlyMap<string, Finding>

const safeFixes = (findings: readonly Finding[]): SafeFixes =>
  new Map(findings.filter(({ fix }) => fix?.safe).map((finding) => [textOf(finding), finding]))

const countsOnParts = ({ rule, fix }: Finding): boolean =>
  fix !== undefined && assumptionsOf(rule.id, fix).some(({ sentence }) => sentence === unseenParts)

/** Instead of what is not seen, the file that it must not meet. */
function apartFrom(finding: Finding, other: ConfigFile): Finding {
  const { rule, file, fix } = finding
  if (!fix) return finding
  const left = assumptionsOf(rule.id, fix).filter(({ sentence }) => sentence !== unseenParts)
  const apart = shared(
    'parts-apart',
    `No server has ${file.path} and ${other.path} together.`,
    `${file.path} ${other.path}`,
  )
  return { ...finding, fix: { ...fix, safe: false, ...assumed([apart, ...left]) } }
}

function inOrder(site: Site, files: readonly ConfigFile[]): readonly ConfigFile[] {
  const wanted = new Set(files)
  return site.files.filter((file) => wanted.has(file))
}

/** What is written where, whatever it counts on. */
const textOf = ({ rule, file, range, fix }: Finding): string =>
  JSON.stringify([
    ...[rule.id, file.path, range.start],
    ...(fix?.edits ?? []).map((edit) => [edit.file.path, edit.start, edit.end, edit.text]),
  ])
