import { createInterface } from 'node:readline'
import { type InitPart, initParts } from '../command-line/arguments.js'
import { type ServerToday, serversToday } from '../migrate/rule.js'

const questions: Readonly<Record<Exclude<InitPart, 'with-baseline'>, string>> = {
  'git-hook': 'A plain git hook, only in this clone?',
  husky: 'A hook for husky?',
  'lint-staged': 'An entry for lint-staged?',
  'pre-commit': 'An entry for the pre-commit framework?',
  workflows: 'Two workflows for GitHub Actions: reviews of pull requests, and upgrades every week?',
}

/** The user's choices for `init`. */
export interface InitAnswers {
  readonly parts: readonly InitPart[]
  /** The version that runs with the files today; undefined if the user does not say. */
  readonly server?: ServerToday
}

/**
 * Asks about each part, then about today's server. Lines that the user typed ahead answer the next questions. If the input
 * ends during the questions about parts, no part is chosen.
 * @param fitting the parts that Enter alone accepts
 * @param existingFindings returns the sentence about existing findings for the chosen parts
 */
export async function askInitQuestions(
  fitting: readonly InitPart[],
  existingFindings: (parts: readonly InitPart[]) => Promise<string | undefined>,
): Promise<InitAnswers> {
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  const answers = reader[Symbol.asyncIterator]()
  let isClosed = false
  reader.once('close', () => {
    isClosed = true
  })
  const parts: InitPart[] = []
  const answerTo = async (question: string): Promise<string | undefined> => {
    reader.setPrompt(`${question} `)
    // After the end of input, only text typed ahead is left.
    if (!isClosed) reader.prompt()
    const { value, done } = await answers.next()
    return done ? undefined : String(value).trim()
  }
  /** Asks about one part. Returns whether the input goes on. */
  const put = async (part: InitPart, question: string): Promise<boolean> => {
    const usual = fitting.includes(part)
    const answer = await answerTo(`${question} ${usual ? '[Y/n]' : '[y/N]'}`)
    if (answer === '' ? usual : /^y(es)?$/i.test(answer ?? '')) parts.push(part)
    return answer !== undefined
  }
  for (const part of initParts)
    if (part !== 'with-baseline' && !(await put(part, questions[part]))) return { parts: [] }
  const known = await existingFindings(parts)
  const isAnswered =
    !known || (await put('with-baseline', `${known} Write a baseline, so that only new findings count?`))
  const said = isAnswered && parts.length > 0 ? await answerTo(serverQuestion) : undefined
  reader.close()
  const server = serversToday.find((one) => one === said)
  return isAnswered ? { parts, ...(server ? { server } : {}) } : { parts: [] }
}

const serverQuestion =
  'Which httpd runs with these files today? With 2.2, only changes that 2.2 reads as before are suggested. [2.2/2.4/both, Enter: skip]'
