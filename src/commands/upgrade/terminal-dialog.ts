import { createInterface } from 'node:readline'
import { isTerminal, writeToStream } from '../../command-line/streams.js'

/** Questions and answers on a terminal. */
export interface TerminalDialog {
  /**
   * One line without spaces around it; undefined at the end of input.
   * @param prompt without a newline
   */
  readonly line: (prompt: string) => Promise<string | undefined>
  /** The explanations of choices that were already printed. */
  readonly explained: Set<string>
  readonly close: () => void
}

/** Whether a person can answer on a terminal. */
export const hasTerminal = (): boolean => process.stdin.isTTY === true && isTerminal(1)

/**
 * Opens the dialog. A word typed ahead answers the next question. Enter alone, typed ahead, does not, because nobody has read
 * the question yet. Ctrl-C ends the program at any time.
 */
export function openTerminalDialog(): TerminalDialog {
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
    explained: new Set(),
    close: () => reader.close(),
  }
}

/** Lets Node read the text that was typed while it worked. That takes two turns of the event loop. */
async function lookForInput(): Promise<void> {
  for (let turns = 0; turns < 2; turns += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** The meanings of words that are choices of several questions. */
const usualMeanings: Readonly<Record<string, string>> = {
  later: 'change nothing now; the next run asks again',
  show: 'show the changes, then ask again',
  leave: 'keep the line, with your reason as a comment',
}

/**
 * The choice that begins with the typed text; repeats the question until there is one. Undefined at the end of input. An
 * empty line means the first choice. Each choice is explained when it first occurs, and for `?`.
 * @param meanings the explanations of choices of this question
 */
export async function askForWord<Word extends string>(
  dialog: TerminalDialog,
  prompt: string,
  words: readonly [Word, ...Word[]],
  meanings?: Readonly<Partial<Record<Word, string>>>,
): Promise<Word | undefined> {
  const asking = { words, lines: words.map((word) => meaningLine(word, meanings?.[word] ?? usualMeanings[word])) }
  return choose(dialog, prompt, asking, (typed) => wordFor(words, typed))
}

/**
 * An answer to a question with a condition: a word, or the numbers of the true conditions.
 * @param numbers of the conditions; empty if there is only one
 */
export async function askForWordOrNumbers(
  dialog: TerminalDialog,
  prompt: string,
  numbers: readonly number[],
  meanings: Readonly<Record<'yes' | 'no', string>>,
): Promise<(typeof answerWords)[number] | readonly number[] | undefined> {
  const lines = [
    ...answerWords.map((word) =>
      meaningLine(word, word === 'yes' || word === 'no' ? meanings[word] : usualMeanings[word]),
    ),
    ...(numbers.length > 0 ? [numbersLine] : []),
  ]
  const words = numbers.length > 0 ? [...answerWords, 'numbers'] : answerWords
  return choose(dialog, prompt, { words, lines }, (typed) => {
    const said = typed.split(/[\s,]+/).map(Number)
    return /^\d/.test(typed) && said.every((number) => numbers.includes(number)) ? said : wordFor(answerWords, typed)
  })
}

const numbersLine = '  numbers, such as 1 3: yes to these, no to the others; the next prompt asks why not\n'

const answerWords = ['later', 'yes', 'no', 'show'] as const

const wordFor = <Word extends string>(words: readonly Word[], typed: string): Word | undefined =>
  typed === '' ? words[0] : words.find((word) => word.startsWith(typed.toLowerCase()))

const meaningLine = (word: string, meaning: string | undefined): string =>
  meaning === undefined ? '' : `  ${word}: ${meaning}\n`

interface Choice {
  readonly words: readonly string[]
  /** A line for each word that needs an explanation. */
  readonly lines: readonly string[]
}

/** Repeats a question until it has an answer; undefined at the end of input. */
async function choose<Answer>(
  { line, explained: seen }: TerminalDialog,
  prompt: string,
  { words, lines }: Choice,
  answerOf: (typed: string) => Answer | undefined,
): Promise<Answer | undefined> {
  if (lines.some((one) => !seen.has(one))) writeToStream(1, lines.join(''))
  for (const one of lines) seen.add(one)
  for (;;) {
    const typed = await line(`${prompt} [${words.join('/')}] `)
    if (typed === undefined) return undefined
    const meant = answerOf(typed)
    if (meant !== undefined) return meant
    writeToStream(1, typed === '?' ? lines.join('') : `Please answer one of: ${words.join(', ')}.\n`)
  }
}
