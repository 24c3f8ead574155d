/** More things in one sentence nobody takes in. */
const mostListed = 5

/**
 * Joins items for a sentence: `a, b and c`, or the first ones of many: `a, b and 7 more`. Use it for every list that grows with
 * the configuration.
 * @param before what stands before the last one where all are named
 */
export function listed(things: readonly string[], most = mostListed, before = ' and '): string {
  const named = things.slice(0, most)
  const more = things.length - named.length
  if (more > 0) return `${named.join(', ')} and ${withCommas(more)} more`
  const last = named.pop() ?? ''
  return named.length > 0 ? `${named.join(', ')}${before}${last}` : last
}

/** The same of places and names that need no "and" before the last one. */
export const listedPlainly = (things: readonly string[], most = mostListed): string => listed(things, most, ', ')

/** 12,345. Not toLocaleString: loading its tables takes longer than all the rest of a small run. */
export const withCommas = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** Leaves out empty and missing texts. */
export const nonEmptyTexts = (...texts: readonly (string | false | undefined)[]): string[] =>
  texts.filter((text) => typeof text === 'string' && text !== '') as string[]
