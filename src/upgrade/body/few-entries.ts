/**
 * The first entries in one paragraph of Markdown, and the number of the others in a second. Empty without entries.
 */
export function firstEntriesAndCount(entries: readonly string[], limit: number): string[] {
  if (entries.length === 0) return []
  const more = entries.length - limit
  return [entries.slice(0, limit).join('\n'), ...(more > 0 ? [`…and ${more} more.`] : [])]
}
