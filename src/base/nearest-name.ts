import leven from 'leven'

/** The name most similar to a misspelt one; undefined if none is similar. */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((name) => ({ name, distance: distanceOf(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  const [best] = ranked
  return best && best.distance <= Math.max(1, Math.floor(word.length / 3)) ? best.name : undefined
}

/** The number of letters to add, remove or replace to turn one word into the other; two swapped letters count as one. */
function distanceOf(a: string, b: string): number {
  const distance = leven(a, b)
  return distance === 2 && lettersOf(a) === lettersOf(b) ? 1 : distance
}

const lettersOf = (word: string): string => [...word].sort().join('')

/** Whether at most one letter is replaced, added or missing. */
export const isAtMostOneLetterOff = (a: string, b: string): boolean => leven(a, b) <= 1

/** " Did you mean X?", or an empty text if no name is similar, or the word has no letters. */
export function didYouMean(word: string, names: readonly string[]): string {
  const name = /[a-z]/i.test(word) ? nearestName(word, names) : undefined
  return name ? ` Did you mean ${name}?` : ''
}
