import { type Group, grouped } from '../base/grouped.js'
import { fixKey } from '../change/findings-in-change.js'
import type { Fix } from '../edit/edit.js'
import type { Finding } from '../migrate/rule.js'
import type { FixPlace, PlaceFinder } from '../report/fix-places.js'
import type { LineFinder } from '../report/line-finder.js'
import type { ConfigFile } from '../syntax/tree.js'

export type Fixable = Finding & { readonly fix: Fix }

/** A place that a fix changes, and the findings that are said there. */
export interface FixPart {
  /** The first of those whose fix it is of. */
  readonly leader: Fixable
  readonly findings: Group<Fixable>
  readonly place: FixPlace<ConfigFile>
  /** From 1 where the finding is said elsewhere too, and this is only another place of its fix; else 0. */
  readonly index: number
  /** It may be accepted without the others. */
  readonly isAlone: boolean
}

/** Findings by the fix that they carry: those with the very same edits are settled together. */
export function byFix(fixable: readonly Fixable[]): Group<Fixable>[] {
  const keys = new Map<Fix, string>()
  return [
    ...grouped(fixable, (finding) => {
      const key = keys.get(finding.fix) ?? fixKey(finding).join()
      keys.set(finding.fix, key)
      return key
    }).values(),
  ]
}

/** The parts of a fix that no one suggestion can hold: each finding is said at the place nearest to it. */
export function fixParts(carriers: Group<Fixable>, finder: LineFinder, placesOf: PlaceFinder): FixPart[] {
  const [leader] = carriers
  const places = placesOf(leader.fix)
  const alone = new Set(leader.fix.alone)
  const near = grouped(carriers, (finding) => nearest(finding, places, finder))
  return places.map((place, index) => ({
    leader,
    findings: near.get(place) ?? [leader],
    place,
    index: near.has(place) ? 0 : index + 1,
    isAlone: alone.size > 0 && place.edits.every((edit) => alone.has(edit)),
  }))
}

function nearest<Place extends FixPlace>(
  finding: Finding,
  places: readonly Place[],
  finder: LineFinder,
): Place | undefined {
  const { first } = finder.of(finding)
  const far = ({ lines }: Place) => Math.max(lines.first - first, first - lines.last, 0)
  return places.filter(({ file }) => file === finding.file).sort((a, b) => far(a) - far(b))[0]
}
