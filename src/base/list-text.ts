/** The most items that a sentence names. Longer lists are hard to read. */
const maxListed = 5

/**
 * Joins items for a sentence: `a, b and c`, or the first ones of many: `a, b and 7 more`. Use it for every list that grows with
 * the configuration.
 * @param lastSeparator the text before the last item, if all are named
 */
export function listText(things: readonly string[], limit = maxListed, lastSeparator = ' and '): string {
  const named = things.slice(0, limit)
  const more = things.length - named.length
  if (more > 0) return `${named.join(', ')} and ${numberText(more)} more`
  const last = named.pop() ?? ''
  return named.length > 0 ? `${named.join(', ')}${lastSeparator}${last}` : last
}

/** The end of a text that names the first of several lines: ` and 2 more lines`. Empty if there are no more lines. */
export const andMoreLines = (more: number): string =>
  more === 0 ? '' : ` and ${numberText(more)} more ${more === 1 ? 'line' : 'lines'}`

/** Joins items as `listText` does, with commas only: `a, b, c`. */
export const commaList = (things: readonly string[], limit = maxListed): string => listText(things, limit, ', ')

/**
 * The number with commas: 12,345. It does not use toLocaleString, because loading its tables takes longer than all the rest of a
 * small run.
 */
export const numberText = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** The texts that are neither empty nor missing. */
export const nonEmptyTexts = (...texts: readonly (string | false | undefined)[]): string[] =>
  texts.filter((text) => typeof text === 'string' && text !== '') as string[]
