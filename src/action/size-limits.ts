/** The number of bytes that a text takes in UTF-8. */
export const utf8Length = (text: string): number => new TextEncoder().encode(text).length

/** GitHub's limits for a comment or review (65,536 characters) and for a summary (1 MiB), less some room. */
export const maxCommentCharacters = 64_000
export const maxSummaryBytes = 1_000_000

/** The first entries that fit together, and the number of the entries after them. */
export function entriesWithin(
  entries: readonly string[],
  limit: number,
  sizeOf: (text: string) => number,
): { kept: string[]; cut: number } {
  let size = 0
  const end = entries.findIndex((entry) => {
    size += sizeOf(entry)
    return size > limit
  })
  return end < 0 ? { kept: [...entries], cut: 0 } : { kept: entries.slice(0, end), cut: entries.length - end }
}

/** Groups items in order, each group within both limits. An item above the size limit gets a group of its own. */
export function batchesWithin<T>(
  items: readonly T[],
  sizeOf: (item: T) => number,
  limits: { readonly count: number; readonly size: number },
): T[][] {
  const batches: T[][] = []
  let left = 0
  for (const item of items) {
    left -= sizeOf(item)
    const last = batches.at(-1)
    if (last && left >= 0 && last.length < limits.count) last.push(item)
    else {
      batches.push([item])
      left = limits.size - sizeOf(item)
    }
  }
  return batches
}
