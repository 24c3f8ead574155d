/** The first entries of a list, and how many there are besides: Markdown, a paragraph each; none of no entries. */
export function fewEntries(entries: readonly string[], most: number): string[] {
  if (entries.length === 0) return []
  const more = entries.length - most
  return [entries.slice(0, most).join('\n'), ...(more > 0 ? [`…and ${more} more.`] : [])]
}
