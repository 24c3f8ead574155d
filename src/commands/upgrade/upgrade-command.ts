import type { Group } from '../../base/grouped.js'
import { checklistOf } from '../../checklist/checklist.js'
import type { GuidedOptions, Options } from '../../command-line/arguments.js'
import { writeToStream } from '../../command-line/streams.js'
import { onInterrupt } from '../../disk/interrupt.js'
import { fixesText, questionText } from '../../questions/question-text.js'
import { findingsToList, type OpenQuestion } from '../../questions/questions.js'
import { seenText } from '../../questions/seen-text.js'
import { diff } from '../../report/diff.js'
import { paintFor, printFailure, printNote } from '../output.js'
import { rememberBegunUpgrade } from '../remember.js'
import { printReadFailures } from '../tell-troubles.js'
import { writeFixes } from './changes.js'
import { decideOpenFindings } from './decide-rest.js'
import { noDecisions, readAnswers, saveAnswers } from './decisions.js'
import { enableModules, modulesToEnable } from './enable.js'
import { finishUpgrade } from './ending.js'
import type { GuidedUpgrade } from './journey.js'
import { hasUnreadFiles, migrationIfAnsweredYes, readServerState, type ServerState } from './look.js'
import { askForMachine, useReleaseOfMachine } from './machine.js'
import { keepOriginal } from './original.js'
import { askForStart } from './start-words.js'
import { chooseWord, hasTerminal, openDialog } from './talk.js'

/**
 * Upgrades a server step by step. Answers are saved at once and files are written whole, so the next run continues
 * where this one ended. Returns the exit status.
 * @throws UsageError for invalid options, settings or answers
 */
export async function upgradeCommand(asked: Options, wanted: GuidedOptions): Promise<number> {
  const answers = wanted.answers === undefined ? noDecisions() : readAnswers(wanted.answers)
  const journey: GuidedUpgrade = {
    asked,
    wanted,
    talk: !wanted.yes && hasTerminal() ? openDialog() : undefined,
    answers,
    said: noDecisions(),
    answered: new Map(),
    written: { fixes: 0, files: new Set(), changes: [], enabled: [], decided: 0 },
  }
  const stopListening = onInterrupt(() =>
    writeToStream(
      2,
      '\nhttpd-upgrade: Stopped. Your answers and the written fixes are kept; the next run continues from there.\n',
    ),
  )
  try {
    return await travel(journey)
  } finally {
    stopListening()
    journey.talk?.close()
  }
}

async function travel(journey: GuidedUpgrade): Promise<number> {
  const { asked, said, talk: somebody } = journey
  let seen = await readServerState(asked, said)
  printReadFailures(seen.input.reading.troubles)
  if (seen.input.site.files.length === 0)
    return printFailure(`No httpd configuration was found in ${asked.paths.join(', ')}. Name its folder.`)
  writeToStream(1, `${seenText(seen.input.site)}\n`)
  if (hasUnreadFiles(seen))
    return printFailure('Nothing was changed, because the files that cannot be read may matter.')
  if (await askForStart(journey, seen)) seen = await readServerState(asked, said)
  if (await askForMachine(journey, seen)) seen = await readServerState(asked, said)
  const first = (await useReleaseOfMachine(journey, seen)) ? await readServerState(asked, said) : seen
  const isAgreed = await agree(journey, first)
  const start = isAgreed ? await writeAll(journey, first) : first
  const now = start && isAgreed ? await askAll(journey, start) : start
  if (now === undefined) return 2
  const last = isAgreed && somebody ? await decideOpenFindings(journey, somebody, now) : now
  return finishUpgrade(journey, first, last, isAgreed)
}

/** Asks whether to write the safe fixes. */
async function agree({ talk: somebody, wanted }: GuidedUpgrade, { migration }: ServerState): Promise<boolean> {
  if (migration.texts.size === 0) return wanted.yes || somebody !== undefined
  writeToStream(1, fixesText(migration.taken))
  while (somebody) {
    const answer = await chooseWord(somebody, 'Write them?', ['yes', 'no', 'show'], {
      yes: 'write them, then ask what the files cannot show',
      no: 'write nothing',
    })
    if (answer !== 'show') return answer === 'yes'
    writeToStream(1, `${diff(migration)}\n`)
  }
  return wanted.yes
}

/** The most rounds. No file has needed more. */
const maxRounds = 4

/**
 * Writes all safe fixes, then the fixes that become possible by these, and enables the modules that the fixes need. Undefined if
 * that failed.
 */
async function writeAll(journey: GuidedUpgrade, start: ServerState): Promise<ServerState | undefined> {
  let now = start
  for (let round = 0; round < maxRounds; round++) {
    const enabled = modulesToEnable(now, checklistOf(now.input.site, now.migration))
    if (enabled.length > 0) {
      keepOriginal(
        now.input,
        now.migration,
        enabled.map(({ link }) => link),
      )
      enableModules(now, enabled)
      journey.written.enabled.push(...enabled)
      writeToStream(1, `Enabled in the copy, as by a2enmod: ${enabled.map(({ name }) => name).join(', ')}.\n`)
    }
    if (now.migration.texts.size === 0 && enabled.length === 0) return now
    if (!(await write(journey, now))) return undefined
    now = await readServerState(journey.asked, journey.said)
  }
  return now
}

async function write(journey: GuidedUpgrade, { input, migration }: ServerState): Promise<boolean> {
  const { written } = journey
  if (migration.texts.size === 0) return true
  const { applied, troubles, remembered } = await writeFixes(journey, input, migration)
  // Any finding that is left counts, even a minor one, because a question may be about it. Findings that this run settled need no
  // question.
  const isLeft = migration.findings.some((finding) => !applied.has(finding))
  if (!remembered && isLeft) rememberBegunUpgrade(input, migration, { isDoubtEnough: true })
  written.fixes += applied.size
  for (const { fix } of applied) for (const { file } of fix?.edits ?? []) written.files.add(file.path)
  return troubles.length === 0 && migration.broken.size === 0
}

/** Asks each open question once. Writes the fixes at once if the user confirms. Undefined if writing failed. */
async function askAll(journey: GuidedUpgrade, start: ServerState): Promise<ServerState | undefined> {
  const later = new Set<string>()
  const apart = new Set<string>()
  let asked = 0
  if (journey.talk && start.questions.length > 0) writeToStream(1, legend)
  for (let now = start; ; ) {
    const wanted = now.offers.filter(({ name }) => isAnswered(journey, name))
    const open = [...now.questions, ...wanted].filter(({ name }) => !later.has(name))
    const [first, ...more] = open
    if (!first) return now
    const subject = subjectOf(first)
    const alike = subject ? more.filter((one) => subjectOf(one) === subject && !apart.has(one.name)) : []
    const together = !journey.talk || apart.has(first.name) ? [first] : [first, ...alike]
    const number = numberText(asked + 1, together.length, asked + open.length)
    const answer = await answerTo(journey, now, { number, questions: [first, ...together.slice(1)] })
    if (answer === 'stop') return now
    if (typeof answer === 'string' || together.length === 1) asked += together.length
    if (answer === 'later') for (const { name } of together) later.add(name)
    else if (answer !== 'yes' && together.length > 1) for (const { name } of together) apart.add(name)
    else {
      for (const { name, sentence } of together) {
        if (answer === 'yes') journey.said.confirmed.add(name)
        else journey.said.declined.set(name, answer.because)
        journey.answered.set(sentence, answer === 'yes' ? 'yes' : `no: ${answer.because}`)
      }
      if (!saveAnswers(journey.asked, now.input, journey.said))
        printNote(`${now.input.settingsPath} cannot store the answer, so the next run asks again.`)
      const then = await readServerState(journey.asked, journey.said)
      const isTold = await useReleaseOfMachine(journey, then)
      const next = await writeAll(journey, isTold ? await readServerState(journey.asked, journey.said) : then)
      if (next === undefined) return undefined
      now = next
    }
  }
}

const legend =
  '\nThe other changes are right only under a condition. yes: write the changes. no: leave the lines unchanged. show: print the changes. later: ask again in the next run.\n'

/** "Question 2 of 7", "Questions 2 to 4 of 7". */
const numberText = (first: number, count: number, all: number): string =>
  count === 1 ? `Question ${first} of ${all}` : `Questions ${first} to ${first + count - 1} of ${all}`

/**
 * The subject of a question. Questions of one subject are asked together: whether the access rules are complete, whether the defaults
 * are, how 2.2 was built, and what files and programs contain. A question that removes a module is asked alone.
 */
const subjectOf = ({ name }: OpenQuestion): string | undefined => subjects.find(([, names]) => names.test(name))?.[0]

const subjects = [
  ['access', /^(unseen-(access|parts)|sections-elsewhere)(:|$)/],
  ['defaults', /^(unseen-defaults|reading-of-requests)(:|$)/],
  ['build', /^(built-in-mpm|missing-modules):/],
  ['content', /^(default-type|places-of-old-layout:types|ssi-old-expressions|header-name-underscore)(:|$)/],
] as const

const isAnswered = ({ answers }: GuidedUpgrade, name: string): boolean =>
  answers.confirmed.has(name) || answers.declined.has(name)

type Answer = 'yes' | 'later' | 'stop' | { readonly because: string }

async function answerTo(
  { talk: somebody, answers, asked }: GuidedUpgrade,
  now: ServerState,
  { number, questions }: { readonly number: string; readonly questions: Group<OpenQuestion> },
): Promise<Answer> {
  const [{ name }, ...more] = questions
  const reason = answers.declined.get(name)
  if (reason !== undefined) return { because: reason }
  if (questions.every((one) => answers.confirmed.has(one.name))) return 'yes'
  if (!somebody) return 'later'
  const listed = findingsToList(questions, now.questions)
  const texts = questions.map((question) =>
    questionText({ ...question, findings: listed.get(question) ?? [] }, paintFor(asked)),
  )
  const isOne = more.length === 0
  writeToStream(1, `\n${number}${isOne ? '' : ', to answer together'}\n${texts.join('')}`)
  const prompt = isOne ? 'Your answer:' : 'Your answer for all of them (no: ask one by one):'
  for (;;) {
    const answer = await chooseWord(somebody, prompt, ['later', 'yes', 'no', 'show'], {
      yes: 'write these changes',
      no: isOne ? 'leave these lines unchanged, with your reason' : 'ask one by one',
    })
    if (answer === undefined) return 'stop'
    if (answer === 'show')
      for (const question of questions) writeToStream(1, `${diff(migrationIfAnsweredYes(question))}\n`)
    else if (answer !== 'no') return answer
    else if (!isOne) return { because: '' }
    else {
      const because = await somebody.line('Why not? (saved; you will not be asked again) ')
      return because === undefined ? 'stop' : { because: because || 'No reason given.' }
    }
  }
}
