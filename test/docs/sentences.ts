/** Apart at a full stop, an empty line and a line of a list; code counts as one word, and blocks of it are none. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/```[^]*?```/g, '\n\n')
    .replace(/`[^`\n]*`/g, '…')
    .split(/(?<=[.!?:][)*"]{0,2})\s+(?=[\p{Lu}\d…*("[]|(?:httpd|mod_\w+) )|\n\s*\n|\n(?=\s*[-*] |#)/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => wordsIn(sentence) > 3)

export const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length

/** The sentences of a document in Markdown: links by their words, and of a table each cell by itself. */
export const documentSentences = (text: string): string[] =>
  sentencesOf(
    text
      .replace(/^(?:```|~~~)[^]*?^(?:```|~~~)$/gm, '\n\n')
      .replace(/^(?: {4}|\t)\S.*$/gm, '\n')
      .replace(/<!--[^]*?-->|<br>/g, '\n\n')
      .replace(/`[^`\n]*`/g, '…')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/^ *\|.*$/gm, (row) => row.replaceAll('|', '\n\n')),
  )
