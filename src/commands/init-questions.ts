import { createInterface } from 'node:readline'
import { type InitPart, initParts } from '../command-line/arguments.js'

const questions: Readonly<Record<Exclude<InitPart, 'with-baseline'>, string>> = {
  'git-hook': 'A hook of git itself, in this clone alone?',
  husky: 'A hook for husky?',
  'lint-staged': 'An entry for lint-staged?',
  'pre-commit': 'An entry for the pre-commit framework?',
  workflows: 'Two workflows for GitHub Actions: reviews of pull requests, and upgrades every week?',
}

/**
 * Ask for each part, line by line, for what is typed ahead counts too. Whoever ends the input wants none of it.
 * @param fitting what a mere Enter takes
 * @param already what is to be said, of these parts, of findings that are here already
 */
export async function ask(
  fitting: readonly InitPart[],
  already: (parts: readonly InitPart[]) => Promise<string | undefined>,
): Promise<readonly InitPart[]> {
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  const answers = reader[Symbol.asyncIterator]()
  const parts: InitPart[] = []
  /** Whether the questions go on. */
  const put = async (part: InitPart, question: string): Promise<boolean> => {
    const usual = fitting.includes(part)
    reader.setPrompt(`${question} ${usual ? '[Y/n]' : '[y/N]'} `)
    reader.prompt()
    const { value, done } = await answers.next()
    if (done) return false
    const answer = String(value).trim()
    if (answer === '' ? usual : /^y(es)?$/i.test(answer)) parts.push(part)
    return true
  }
  for (const part of initParts) if (part !== 'with-baseline' && !(await put(part, questions[part]))) return []
  const known = await already(parts)
  const isAnswered = !known || (await put('with-baseline', `${known} A baseline, so that only what is new counts?`))
  reader.close()
  return isAnswered ? parts : []
}
