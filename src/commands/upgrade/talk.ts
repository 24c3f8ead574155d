import { createInterface } from 'node:readline'
import { isTerminal, writeToStream } from '../../command-line/streams.js'

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

/**
 * Words that are typed ahead answer the next question. Enter alone does not, since it would take the answer that nobody has read.
 * The terminal itself makes a signal of Ctrl-C, at any time.
 */
export function openDialog(): TerminalDialog {
  const reader = createInterface({ input: process.stdin, terminal: false })
  const typed: string[] = []
  let isEnded = false
  let wake = () => {}
  reader.on('line', (line) => {
    typed.push(line.trim())
    wake()
  })
  reader.on('close', () => {
    isEnded = true
    wake()
  })
  return {
    line: async (prompt) => {
      await lookForInput()
      while (typed[0] === '') typed.shift()
      writeToStream(1, prompt)
      if (typed.length === 0 && !isEnded) await new Promise<void>((resolve) => (wake = resolve))
      const line = typed.shift()
      if (line === undefined) writeToStream(1, '\n')
      return line
    },
    close: () => reader.close(),
  }
}

/** Node takes in what was typed while it worked once it has waited for events. */
async function lookForInput(): Promise<void> {
  for (let turns = 0; turns < 2; turns += 1) await new Promise((resolve) => setImmediate(resolve))
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
    writeToStream(1, `Please answer one of: ${words.join(', ')}.\n`)
  }
}
