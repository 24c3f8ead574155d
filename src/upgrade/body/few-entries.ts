/**
 * The first entries of a list and the number of the others: one paragraph of Markdown each. Empty for an empty list.
 */
export function fewEntries(entries: readonly string[], limit: number): string[] {
  if (entries.length === 0) return []
  const more = entries.length - limit
  return [entries.slice(0, limit).join('\n'), ...(more > 0 ? [`…and ${more} more.`] : [])]
}
