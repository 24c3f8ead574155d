import { checklistOf } from '../../checklist/checklist.js'
import { type GuidedOptions, type Options, UsageError } from '../../command-line/arguments.js'
import { put } from '../../command-line/streams.js'
import { onInterrupt } from '../../disk/interrupt.js'
import { fixesText, openQuestionsText, questionText } from '../../questions/question-text.js'
import type { OpenQuestion } from '../../questions/questions.js'
import { copyText, seenText } from '../../questions/seen-text.js'
import { checklistText } from '../../report/checklist-text.js'
import { diff } from '../../report/diff.js'
import { counted, isWorkLeft } from '../../report/summary.js'
import { findingsText } from '../../report/text.js'
import { fail, paintFor, printNote } from '../output.js'
import { remember } from '../remember.js'
import { save } from '../save.js'
import { tellTroubles } from '../tell-troubles.js'
import { type Decisions, keep, noDecisions, readAnswers } from './decisions.js'
import { changesIfTrue, isBlind, type Look, leftToPeople, look } from './look.js'
import { chooseWord, isAnybodyThere, type Talk, talk } from './talk.js'
import { type Trial, tryOut } from './trial.js'

/** A guided upgrade on its way. */
interface Journey {
  readonly asked: Options
  readonly wanted: GuidedOptions
  /** Undefined where nobody is to be asked. */
  readonly talk: Talk | undefined
  /** What was answered before anybody asked. */
  readonly answers: Decisions
  /** What was said in this run. */
  readonly said: Decisions
  readonly written: { fixes: number; readonly files: Set<string> }
}

/**
 * Upgrade a server step by step. Each answer is kept as it is given, and each file is written whole, so that the next run goes
 * on wherever this one ended. Returns the exit status.
 * @throws UsageError where the options, the settings or the answers make no sense
 */
export async function upgradeCommand(asked: Options, wanted: GuidedOptions): Promise<number> {
  const answers = wanted.answers === undefined ? noDecisions() : readAnswers(wanted.answers)
  const journey: Journey = {
    asked,
    wanted,
    talk: !wanted.yes && isAnybodyThere() ? talk() : undefined,
    answers,
    said: noDecisions(),
    written: { fixes: 0, files: new Set() },
  }
  const stopListening = onInterrupt(() =>
    put(2, '\nhttpd-upgrade: Stopped. What was answered and written is kept; the next run goes on from there.\n'),
  )
  try {
    return await travel(journey)
  } finally {
    stopListening()
    journey.talk?.close()
  }
}

async function travel(journey: Journey): Promise<number> {
  const first = await look(journey.asked, journey.said)
  tellTroubles(first.input.reading.troubles)
  if (first.input.site.files.length === 0)
    return fail(`No httpd configuration was found in ${journey.asked.paths.join(', ')}; name its folder.`)
  put(1, `${seenText(first.input.site)}\n`)
  if (isBlind(first)) return fail('What cannot be read may decide anything, so nothing is changed.')
  const isAgreed = await agree(journey, first)
  if (isAgreed && !(await write(journey, first))) return 2
  const now = isAgreed ? await askAll(journey, await again(journey, first)) : first
  if (now === undefined) return 2
  return end(journey, first, now, isAgreed)
}

/** Read again where anything may be another by now. */
const again = (journey: Journey, last: Look): Promise<Look> | Look =>
  journey.written.fixes > 0 || last.migration.texts.size > 0 ? look(journey.asked, journey.said) : last

/** Whether what keeps every answer may be written. */
async function agree({ talk: somebody, wanted }: Journey, { migration }: Look): Promise<boolean> {
  if (migration.texts.size === 0) return wanted.yes || somebody !== undefined
  put(1, fixesText(migration.taken))
  while (somebody) {
    const answer = await chooseWord(somebody, 'Write them?', ['yes', 'no', 'show'])
    if (answer !== 'show') return answer === 'yes'
    put(1, `${diff(migration)}\n`)
  }
  return wanted.yes
}

/** Whether all that can be written as things are is written. */
async function write({ written }: Journey, { input, migration }: Look): Promise<boolean> {
  if (migration.texts.size === 0) return true
  const { applied, troubles, remembered } = await save(input, migration, undefined)
  // Questions are open of what changes nothing by itself, too.
  if (!remembered && migration.findings.some((finding) => !applied.has(finding))) remember(input, migration)
  written.fixes += applied.size
  for (const { fix } of applied) for (const { file } of fix?.edits ?? []) written.files.add(file.path)
  return troubles.length === 0 && migration.broken.size === 0
}

/** Ask what is open, each thing once; what is confirmed is written at once. Undefined where it could not be. */
async function askAll(journey: Journey, start: Look): Promise<Look | undefined> {
  const later = new Set<string>()
  for (let now = start; ; ) {
    const question = now.questions.find(({ name }) => !later.has(name))
    if (!question) return now
    const answer = await answerTo(journey, now, question)
    if (answer === 'stop') return now
    if (answer === 'later') later.add(question.name)
    else {
      if (answer === 'yes') journey.said.confirmed.add(question.name)
      else journey.said.declined.set(question.name, answer.because)
      if (!keep(journey.asked, now.input, journey.said))
        printNote(`${now.input.settingsPath} cannot hold the answer, so that the next run asks again.`)
      now = await look(journey.asked, journey.said)
      if (!(await write(journey, now))) return undefined
      now = await again(journey, now)
    }
  }
}

type Answer = 'yes' | 'later' | 'stop' | { readonly because: string }

async function answerTo(
  { talk: somebody, answers, asked }: Journey,
  now: Look,
  question: OpenQuestion,
): Promise<Answer> {
  const reason = answers.declined.get(question.name)
  if (reason !== undefined) return { because: reason }
  if (answers.confirmed.has(question.name)) return 'yes'
  if (!somebody) return 'later'
  put(1, `\n${counted(now.questions.length, 'question')} left. Is this so?\n${questionText(question, paintFor(asked))}`)
  for (;;) {
    const answer = await chooseWord(somebody, 'Is it?', ['later', 'yes', 'no', 'show'])
    if (answer === undefined) return 'stop'
    if (answer === 'show') put(1, `${diff(changesIfTrue(now, question))}\n`)
    else if (answer !== 'no') return answer
    else {
      const because = await somebody.line('Why not? ')
      return because === undefined ? 'stop' : { because: because || 'It is not so.' }
    }
  }
}

/** What has no fix, what a 2.4 says of the result, and three lines: what was done, what is left, what goes where. */
async function end(journey: Journey, first: Look, now: Look, isAgreed: boolean): Promise<number> {
  const { asked, talk: somebody, written, said } = journey
  const { site } = now.input
  const paint = paintFor(asked)
  const left = leftToPeople(now)
  const checklist = checklistOf(site, now.migration)
  if (left.migration.findings.length > 0)
    put(1, `\nWhat has no fix is yours to decide:\n\n${findingsText(left, paint)}`)
  put(1, checklistText(checklist, paint))
  if (!somebody) put(1, openQuestionsText(now.questions, paint))
  const trial = isAgreed ? await tried(journey, first, now) : undefined
  const inFiles = written.fixes > 0 ? ` in ${counted(written.files.size, 'file')}` : ''
  const done = [
    `${counted(written.fixes, 'fix', 'fixes')} written${inFiles}`,
    ...(said.confirmed.size > 0 ? [`${said.confirmed.size} confirmed`] : []),
    ...(said.declined.size > 0 ? [`${said.declined.size} declined`] : []),
  ]
  const open = [
    ...(isAgreed ? [] : [`${counted(now.migration.taken.size, 'fix', 'fixes')} to write (--yes)`]),
    ...(now.questions.length > 0 ? [counted(now.questions.length, 'question')] : []),
    ...(left.migration.findings.length > 0 ? [`${left.migration.findings.length} to decide`] : []),
    ...(checklist.length > 0 ? [`${checklist.length} on the list above`] : []),
  ]
  put(1, `\nDone: ${done.join(', ')}.${trial ? ` ${trial.sentence}` : ''}\n`)
  put(1, `Left: ${open.length > 0 ? `${open.join(', ')}.` : 'nothing.'}\n`)
  put(1, `Copy: ${copyText(site)}\n`)
  const isLeft = now.questions.length > 0 || isWorkLeft({ ...left, migration: now.migration })
  return isLeft || trial?.isGood === false ? 1 : 0
}

/** Nothing that is tried changes anything, so that a trial which cannot be made loses nothing. */
async function tried({ wanted }: Journey, first: Look, now: Look): Promise<Trial> {
  try {
    return await tryOut(first, now, wanted)
  } catch (error) {
    if (error instanceof UsageError) return { sentence: `Not tried: ${error.message}`, isGood: false }
    throw error
  }
}
