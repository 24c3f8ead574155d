import type { Group } from '../../base/group-by.js'
import { writeToStream } from '../../command-line/streams.js'
import { questionText } from '../../questions/question-text.js'
import { findingsToList, type OpenQuestion, questionsToAskTogether } from '../../questions/questions.js'
import { diff } from '../../report/diff.js'
import { paintFor, printNote } from '../output.js'
import { answerReleaseFromThisMachine } from './ask-about-machine.js'
import { saveAnswers } from './decisions.js'
import type { GuidedUpgrade } from './guided-upgrade.js'
import { migrationIfAnsweredYes, readServerState, type ServerState } from './server-state.js'
import { chooseWordOrNumbers } from './terminal-dialog.js'

/**
 * Asks each open question once. Writes the fixes at once if the user confirms. Undefined if writing failed.
 * @param writeAll writes the fixes that have become safe; undefined if that failed
 */
export async function askQuestions(
  journey: GuidedUpgrade,
  start: ServerState,
  writeAll: (journey: GuidedUpgrade, now: ServerState) => Promise<ServerState | undefined>,
): Promise<ServerState | undefined> {
  const later = new Set<string>()
  let asked = 0
  if (journey.dialog && start.questions.length > 0) writeToStream(1, legend)
  for (let now = start; ; ) {
    const wanted = now.offers.filter(({ name }) => reasonOf(journey, name) !== undefined)
    const open = [...now.questions, ...wanted].filter(({ name }) => !later.has(name))
    const [first, ...others] = open
    if (!first) return now
    const [known, ...more] = open.filter(({ name }) => reasonOf(journey, name) !== undefined)
    const questions: Group<OpenQuestion> = known ? [known, ...more] : questionsToAskTogether(first, others)
    const answer = known
      ? questions.map(({ name }) => reasonOf(journey, name) ?? 'later')
      : await answersTo(journey, now, { questions, before: asked, all: asked + open.length })
    if (answer === 'stop') return now
    asked += questions.length
    for (const [index, { name }] of questions.entries()) if (answer[index] === 'later') later.add(name)
    if (questions.every(({ name }) => later.has(name))) continue
    note(journey, now, questions, answer)
    const then = await readServerState(journey.options, journey.newAnswers)
    const isTold = await answerReleaseFromThisMachine(journey, then)
    const next = await writeAll(journey, isTold ? await readServerState(journey.options, journey.newAnswers) : then)
    if (next === undefined) return undefined
    now = next
  }
}

const legend =
  '\nEach of the other changes has a condition. Answer yes only if the condition is true. Line numbers are those of the files as they are now.\n'

/** The answer to one question. */
type Answer = 'yes' | 'later' | { readonly because: string }

/** The answer that was given in advance; undefined if there is none. */
function reasonOf({ givenAnswers }: GuidedUpgrade, name: string): Answer | undefined {
  const because = givenAnswers.declined.get(name)
  return because !== undefined ? { because } : givenAnswers.confirmed.has(name) ? 'yes' : undefined
}

/** Keeps the answers, also for later runs. */
function note(
  journey: GuidedUpgrade,
  now: ServerState,
  questions: readonly OpenQuestion[],
  answers: readonly Answer[],
): void {
  for (const [index, { name, sentence }] of questions.entries()) {
    const answer = answers[index] ?? 'later'
    if (answer === 'later') continue
    if (answer === 'yes') journey.newAnswers.confirmed.add(name)
    else journey.newAnswers.declined.set(name, answer.because)
    journey.answerSentences.set(sentence, answer === 'yes' ? 'yes' : `no: ${answer.because}`)
  }
  if (!saveAnswers(journey.options, now.input, journey.newAnswers))
    printNote(`${now.input.settingsPath} cannot store the answer, so the next run asks again.`)
}

interface Asking {
  readonly questions: Group<OpenQuestion>
  /** The number of questions that were asked before. */
  readonly before: number
  /** The number of all questions. */
  readonly all: number
}

/** The answers to some questions that are asked at once. Without a terminal, they wait for the next run. */
async function answersTo(
  { dialog, options }: GuidedUpgrade,
  now: ServerState,
  { questions, before, all }: Asking,
): Promise<readonly Answer[] | 'stop'> {
  if (!dialog) return questions.map(() => 'later')
  const isOne = questions.length === 1
  const numbers = questions.map((_, index) => before + index + 1)
  const listed = findingsToList(questions, now.questions)
  const texts = questions.map((question, index) =>
    questionText(
      { ...question, findings: listed.get(question) ?? [], ...(isOne ? {} : { number: numbers[index] }) },
      paintFor(options),
    ),
  )
  writeToStream(
    1,
    `\n${numberText(numbers, all)}${isOne ? '' : '. Your answer counts for all of them; to say yes to only some, type their numbers'}\n${texts.join('')}`,
  )
  const prompt = isOne ? 'Your answer:' : 'Your answer to all:'
  for (;;) {
    const answer = await chooseWordOrNumbers(dialog, prompt, isOne ? [] : numbers, meanings)
    if (answer === undefined) return 'stop'
    if (answer === 'show') {
      for (const question of questions) writeToStream(1, `${diff(migrationIfAnsweredYes(question))}\n`)
      continue
    }
    if (answer === 'later' || answer === 'yes') return questions.map(() => answer)
    const isTrue = (index: number) => answer !== 'no' && answer.includes(numbers[index] ?? 0)
    if (questions.every((_, index) => isTrue(index))) return questions.map(() => 'yes')
    const because = await dialog.line(
      `Why not${answer === 'no' ? '' : ' the others'}? (saved; you will not be asked again) `,
    )
    if (because === undefined) return 'stop'
    return questions.map((_, index) => (isTrue(index) ? 'yes' : { because: because || 'No reason given.' }))
  }
}

const meanings = {
  yes: 'write these changes',
  no: 'leave these lines as they are; the next prompt asks for your reason',
}

/** "Question 2 of 7", "Questions 2 to 4 of 7". */
const numberText = (numbers: readonly number[], all: number): string =>
  numbers.length === 1 ? `Question ${numbers[0]} of ${all}` : `Questions ${numbers[0]} to ${numbers.at(-1)} of ${all}`
