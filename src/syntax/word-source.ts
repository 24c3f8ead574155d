import type { Range, Word } from './tree.js'

/**
 * The place in the text of a character of a word: one character, or two if a backslash escapes it (server/util.c,
 * substring_conf).
 * @param index of the character in the word's value, from 0
 * @returns undefined if the text differs from the value, as in a word over several lines, or if the word is shorter
 */
export function sourceRangeOfCharacter(text: string, word: Word, index: number): Range | undefined {
  const first = text[word.start]
  const quote = first === '"' || first === "'" ? first : undefined
  let at = word.start + (quote ? 1 : 0)
  for (let reached = 0; at < word.end; reached++) {
    const next = text[at + 1]
    const isEscaped = text[at] === '\\' && (next === '\\' || (quote !== undefined && next === quote))
    const end = at + (isEscaped ? 2 : 1)
    if (text[end - 1] !== word.value[reached]) return undefined
    if (reached === index) return { start: at, end }
    at = end
  }
  return undefined
}
