/** More lines than these are not named. */
export const mostLines = 2

/** `a`, `a and b`, `a, b and c`. */
export const joinedByAnd = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** The same of names, in code: `Order`, `Allow` and `Deny`. */
export const namesInCode = (names: readonly string[]): string => joinedByAnd(names.map((name) => `\`${name}\``))
