import leven from 'leven'

/** The name that was probably meant by a misspelt one; undefined where none is near. */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((name) => ({ name, distance: distanceOf(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  const [best] = ranked
  return best && best.distance <= Math.max(1, Math.floor(word.length / 3)) ? best.name : undefined
}

/** In letters; two that are swapped count as one. */
function distanceOf(a: string, b: string): number {
  const distance = leven(a, b)
  return distance === 2 && lettersOf(a) === lettersOf(b) ? 1 : distance
}

const lettersOf = (word: string): string => [...word].sort().join('')

/** Whether two names differ in one letter at most: another, one more or one less. */
export const isOneLetterOff = (a: string, b: string): boolean => leven(a, b) <= 1

/** " Did you mean X?", or an empty text if no name is near, or the word has no letters. */
export function didYouMean(word: string, names: readonly string[]): string {
  const name = /[a-z]/i.test(word) ? nearestName(word, names) : undefined
  return name ? ` Did you mean ${name}?` : ''
}
