import { groupBy } from '../base/group-by.js'
import type { Range } from '../syntax/tree.js'
import { compareEditPlaces, type Edit, type Fix, itemsWithDistinctEdits, type TextFile } from './edit.js'

/**
 * Takes each fix whole or not at all, in order. A fix is rejected if it changes a text that an earlier fix changes in another
 * way. Adjacent edits and insertions at one place do not conflict.
 */
export function chooseFixes<F extends { readonly fix: Fix<TextFile> }>(
  candidates: readonly F[],
): { taken: F[]; refused: F[] } {
  // All findings of one joint fix have the same list of edits.
  const each = [...new Set(candidates.map(({ fix }) => fix.edits))]
  const rivals = rivalsAmong(each)
  if (rivals.size === 0) return { taken: [...candidates], refused: [] }
  const taken = new Set<Fix<TextFile>['edits']>()
  each.forEach((edits, rank) => {
    const clash = rivals.get(rank)?.some((other) => other === rank || taken.has(each[other] ?? none))
    if (!clash) taken.add(edits)
  })
  return {
    taken: candidates.filter(({ fix }) => taken.has(fix.edits)),
    refused: candidates.filter(({ fix }) => !taken.has(fix.edits)),
  }
}

const none: Fix<TextFile>['edits'] = []

/** An edit, with the fixes that contain it. Fixes are named by their index in the list of candidates. */
interface Claim {
  readonly edit: Edit<TextFile>
  readonly rank: number
  /** The indexes of other fixes with the same edit. Few edits have any. */
  others: number[] | undefined
}

/**
 * For each fix, the fixes whose edits conflict with its edits, found in one pass in text order. A fix whose own edits conflict is
 * its own rival.
 */
function rivalsAmong(each: readonly Fix<TextFile>['edits'][]): Map<number, number[]> {
  const rivals = new Map<number, number[]>()
  for (const claims of claimsByFile(each).values()) {
    let open: Claim[] = []
    let reach = 0
    for (const claim of itemsWithDistinctEdits(claims, ({ edit }) => edit, join)) {
      // If all earlier edits end before this one starts, none of them can conflict with it.
      if (claim.edit.start >= reach) open.length = 0
      else open = open.filter(({ edit }) => edit.end > claim.edit.start)
      reach = Math.max(reach, claim.edit.end)
      for (const other of open)
        if (clashes(other.edit, claim.edit))
          for (const rank of ranksOf(claim)) for (const rival of ranksOf(other)) meet(rivals, rank, rival)
      // An insertion is not kept open, because no later edit can begin inside it.
      if (claim.edit.end > claim.edit.start) open.push(claim)
    }
  }
  return rivals
}

const ranksOf = ({ rank, others = [] }: Claim): readonly number[] => [rank, ...others]

function join(first: Claim, { rank }: Claim): void {
  first.others ??= []
  first.others.push(rank)
}

function meet(rivals: Map<number, number[]>, a: number, b: number): void {
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const list = rivals.get(one)
    if (list) list.push(other)
    else rivals.set(one, [other])
  }
}

/** The edits of all fixes in each file, in text order. */
function claimsByFile(each: readonly Fix<TextFile>['edits'][]): Map<TextFile, Claim[]> {
  const claims = each.flatMap((edits, rank) => edits.map((edit): Claim => ({ edit, rank, others: undefined })))
  const byFile = groupBy(claims, ({ edit }) => edit.file)
  for (const own of byFile.values()) own.sort((a, b) => compareEditPlaces(a.edit, b.edit))
  return byFile
}

/** Whether two edits conflict. An insertion conflicts with an edit around it. Equal edits were merged before. */
const clashes = (a: Range, b: Range): boolean => a.start < b.end && b.start < a.end
