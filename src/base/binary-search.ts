/** The number of items before the first one that is past a limit, by binary search in sorted items. */
export function firstIndexPast(length: number, isPast: (index: number) => boolean): number {
  let from = 0
  let to = length
  while (from < to) {
    const middle = (from + to) >> 1
    if (isPast(middle)) to = middle
    else from = middle + 1
  }
  return from
}
