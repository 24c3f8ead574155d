import { createInterface } from 'node:readline'
import { isTerminal, put } from '../../command-line/streams.js'

/** Questions and answers on a terminal. */
export interface TerminalDialog {
  /**
   * What was typed, without blanks around it; undefined where the input has ended.
   * @param prompt without a line ending
   */
  readonly line: (prompt: string) => Promise<string | undefined>
  readonly close: () => void
}

/** Whether anybody is there to be asked. */
export const isAnybodyThere = (): boolean => process.stdin.isTTY === true && isTerminal(1)

/** Line by line, for what is typed ahead counts too. The terminal itself makes a signal of Ctrl-C, at any time. */
export function openDialog(): TerminalDialog {
  const reader = createInterface({ input: process.stdin, terminal: false })
  const answers = reader[Symbol.asyncIterator]()
  return {
    line: async (prompt) => {
      put(1, prompt)
      const { value, done } = await answers.next()
      if (done) put(1, '\n')
      return done ? undefined : String(value).trim()
    },
    close: () => reader.close(),
  }
}

/** The one of these words that begins as what was typed does, asked for until there is one; the first for an empty line. */
export async function chooseWord<Word extends string>(
  { line }: TerminalDialog,
  prompt: string,
  words: readonly [Word, ...Word[]],
): Promise<Word | undefined> {
  for (;;) {
    const typed = await line(`${prompt} [${words.join('/')}] `)
    if (typed === undefined) return undefined
    const meant = typed === '' ? words[0] : words.find((word) => word.startsWith(typed.toLowerCase()))
    if (meant !== undefined) return meant
  }
}
