import { writeToStream } from '../../command-line/streams.js'
import { questionText } from '../../questions/question-text.js'
import {
  countOfQuestionItems,
  type OpenQuestion,
  type QuestionItem,
  questionItems,
  questionsToAskTogether,
} from '../../questions/questions.js'
import { diff } from '../../report/diff.js'
import { paintFor, printNote } from '../output.js'
import { answerReleaseFromThisMachine } from './ask-about-machine.js'
import { saveAnswers } from './decisions.js'
import type { GuidedUpgrade } from './guided-upgrade.js'
import { migrationIfAnsweredYes, readUpgradeSnapshot, type UpgradeSnapshot } from './server-state.js'
import { askForWordOrNumbers } from './terminal-dialog.js'

/**
 * Asks each open question once. Writes the fixes at once if the user confirms. Returns undefined if writing failed.
 * @param writeAll writes the fixes that have become safe; returns undefined if it failed
 */
export async function askQuestions(
  journey: GuidedUpgrade,
  start: UpgradeSnapshot,
  writeAll: (journey: GuidedUpgrade, now: UpgradeSnapshot) => Promise<UpgradeSnapshot | undefined>,
): Promise<UpgradeSnapshot | undefined> {
  const later = new Set<string>()
  let asked = 0
  if (journey.dialog && start.questions.length > 0) writeToStream(1, legend)
  for (let now = start; ; ) {
    const wanted = now.offers.filter(({ name }) => reasonOf(journey, name) !== undefined)
    const open = [...now.questions, ...wanted].filter(({ name }) => !later.has(name))
    const [first, ...others] = open
    if (!first) return now
    const [known, ...more] = open.filter(({ name }) => reasonOf(journey, name) !== undefined)
    const items = known
      ? [known, ...more].map(itemOf)
      : questionItems(questionsToAskTogether(first, others), now.questions)
    const answer = known
      ? items.map(({ questions: [{ name }] }) => reasonOf(journey, name) ?? 'later')
      : await answersTo(journey, items, { before: asked, all: asked + countOfQuestionItems(open) })
    if (answer === 'stop') return now
    asked += items.length
    const postponed = items.filter((_, index) => answer[index] === 'later')
    for (const { name } of postponed.flatMap(({ questions }) => questions)) later.add(name)
    if (postponed.length === items.length) continue
    note(journey, now, items, answer)
    const then = await readUpgradeSnapshot(journey.options, journey.newAnswers)
    const isTold = await answerReleaseFromThisMachine(journey, then)
    const next = await writeAll(journey, isTold ? await readUpgradeSnapshot(journey.options, journey.newAnswers) : then)
    if (next === undefined) return undefined
    now = next
  }
}

const itemOf = (question: OpenQuestion): QuestionItem => ({ questions: [question], findings: question.findings })

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
  now: UpgradeSnapshot,
  items: readonly QuestionItem[],
  answers: readonly Answer[],
): void {
  for (const [index, { questions }] of items.entries()) {
    const answer = answers[index] ?? 'later'
    if (answer === 'later') continue
    journey.answered[answer === 'yes' ? 'yes' : 'no'] += 1
    for (const { name, sentence } of questions) {
      if (answer === 'yes') journey.newAnswers.confirmed.add(name)
      else journey.newAnswers.declined.set(name, answer.because)
      journey.answerSentences.set(sentence, answer === 'yes' ? 'yes' : `no: ${answer.because}`)
    }
  }
  if (!saveAnswers(journey.options, now.input, journey.newAnswers))
    printNote(`${now.input.settingsPath} cannot store the answer, so the next run asks again.`)
}

interface ItemCounts {
  /** The number of items that were asked before. */
  readonly before: number
  /** The number of all items. */
  readonly all: number
}

/** The answers to the items of one prompt. Without a terminal, the questions wait for the next run. */
async function answersTo(
  { dialog, options }: GuidedUpgrade,
  items: readonly QuestionItem[],
  { before, all }: ItemCounts,
): Promise<readonly Answer[] | 'stop'> {
  if (!dialog) return items.map(() => 'later')
  const isOne = items.length === 1
  const numbers = items.map((_, index) => before + index + 1)
  const texts = items.map((item, index) =>
    questionText({ ...item, ...(isOne ? {} : { number: numbers[index] }) }, paintFor(options)),
  )
  writeToStream(
    1,
    `\n${numberText(numbers, all)}${isOne ? '' : '. Your answer counts for all of them; to say yes to only some, type their numbers'}\n${texts.join('')}`,
  )
  const prompt = isOne ? 'Your answer:' : 'Your answer to all:'
  for (;;) {
    const answer = await askForWordOrNumbers(dialog, prompt, isOne ? [] : numbers, meanings)
    if (answer === undefined) return 'stop'
    if (answer === 'show') {
      for (const { questions } of items) writeToStream(1, `${diff(migrationIfAnsweredYes(questions[0]))}\n`)
      continue
    }
    if (answer === 'later' || answer === 'yes') return items.map(() => answer)
    const isTrue = (index: number) => answer !== 'no' && answer.includes(numbers[index] ?? 0)
    if (items.every((_, index) => isTrue(index))) return items.map(() => 'yes')
    const because = await dialog.line(
      `Why not${answer === 'no' ? '' : ' the others'}? (saved; you will not be asked again) `,
    )
    if (because === undefined) return 'stop'
    return items.map((_, index) => (isTrue(index) ? 'yes' : { because: because || 'No reason given.' }))
  }
}

const meanings = {
  yes: 'write these changes',
  no: 'leave these lines as they are; the next prompt asks for your reason',
}

/** "Question 2 of 7", "Questions 2 to 4 of 7". */
const numberText = (numbers: readonly number[], all: number): string =>
  numbers.length === 1 ? `Question ${numbers[0]} of ${all}` : `Questions ${numbers[0]} to ${numbers.at(-1)} of ${all}`
