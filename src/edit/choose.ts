import { grouped } from '../base/grouped.js'
import type { Range } from '../syntax/tree.js'
import { byPlace, distinct, type Edit, type Fix, type TextFile } from './edit.js'

/**
 * Take each fix whole or not at all, first come first served. A fix is refused when it changes text that an earlier one
 * changes too, unless both make the very same edit. Edits that touch end to end do not clash, nor do insertions at one
 * place: they come out in the order of the fixes.
 */
export function choose<F extends { readonly fix: Fix<TextFile> }>(
  candidates: readonly F[],
): { taken: F[]; refused: F[] } {
  const rivals = rivalsAmong(candidates)
  if (rivals.size === 0) return { taken: [...candidates], refused: [] }
  const taken = new Set<number>()
  candidates.forEach((_, rank) => {
    const clash = rivals.get(rank)?.some((other) => other === rank || taken.has(other))
    if (!clash) taken.add(rank)
  })
  return {
    taken: candidates.filter((_, rank) => taken.has(rank)),
    refused: candidates.filter((_, rank) => !taken.has(rank)),
  }
}

/** The very same edit, as one or several candidates ask for it. */
interface Claim {
  readonly edit: Edit<TextFile>
  readonly rank: number
  /** The ranks of further candidates; nearly all edits are asked for by one. */
  others: number[] | undefined
}

/**
 * For each candidate the others that its edits clash with, found by one sweep over all edits in the order of the text. A
 * candidate whose own edits clash is among its own rivals.
 */
function rivalsAmong(candidates: readonly { readonly fix: Fix<TextFile> }[]): Map<number, number[]> {
  const rivals = new Map<number, number[]>()
  for (const claims of claimsByFile(candidates).values()) {
    let open: Claim[] = []
    let reach = 0
    for (const claim of distinct(claims, ({ edit }) => edit, join)) {
      // Nearly all edits end before the next one starts.
      if (claim.edit.start >= reach) open.length = 0
      else open = open.filter(({ edit }) => edit.end > claim.edit.start)
      reach = Math.max(reach, claim.edit.end)
      for (const other of open)
        if (clashes(other.edit, claim.edit))
          for (const rank of ranksOf(claim)) for (const rival of ranksOf(other)) meet(rivals, rank, rival)
      // Nothing that comes later can lie around an insertion.
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

/** What each candidate asks of each file, in the order of the text. */
function claimsByFile(candidates: readonly { readonly fix: Fix<TextFile> }[]): Map<TextFile, Claim[]> {
  const claims = candidates.flatMap(({ fix }, rank) =>
    fix.edits.map((edit): Claim => ({ edit, rank, others: undefined })),
  )
  const byFile = grouped(claims, ({ edit }) => edit.file)
  for (const own of byFile.values()) own.sort((a, b) => byPlace(a.edit, b.edit))
  return byFile
}

/** An insertion clashes with what it lies inside of; two edits of one span are never the same one here. */
const clashes = (a: Range, b: Range): boolean => a.start < b.end && b.start < a.end
