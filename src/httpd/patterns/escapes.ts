/** A backslash and the character after it, as PCRE reads a pattern. */
export interface PatternEscape {
  /** The index of the backslash in the pattern, from 0. */
  readonly index: number
  readonly letter: string
  /** The rest of the pattern, after the letter. */
  readonly rest: string
  /** Whether the escape is in a set, `[…]`. */
  readonly inSet: boolean
}

/** Matches the start of a set, with a `]` that belongs to the set. */
const setBegins = /\[\^?\]?/y
/** A character class in a set, such as `[:alpha:]`. */
const namedClass = /\[:\^?\w+:\]/y

/** The escapes of a pattern. Text between `\Q` and `\E` has none. */
export function escapesIn(pattern: string): readonly PatternEscape[] {
  const found: PatternEscape[] = []
  let inSet = false
  const lengthOf = (part: RegExp, index: number) => {
    part.lastIndex = index
    return part.exec(pattern)?.[0].length ?? 1
  }
  let index = 0
  while (index < pattern.length) {
    const char = pattern[index]
    if (char === '\\') {
      const letter = pattern[index + 1] ?? ''
      const end = letter === 'Q' ? pattern.indexOf('\\E', index) : index
      if (letter !== 'Q') found.push({ index, letter, rest: pattern.slice(index + 2), inSet })
      index = end === -1 ? pattern.length : end + 2
    } else if (char === '[') {
      index += lengthOf(inSet ? namedClass : setBegins, index)
      inSet = true
    } else {
      if (char === ']') inSet = false
      index++
    }
  }
  return found
}
