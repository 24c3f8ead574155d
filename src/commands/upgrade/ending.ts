import { writeFileSync } from 'node:fs'
import { grouped } from '../../base/grouped.js'
import { listedPlainly, nonEmptyTexts } from '../../base/listed.js'
import { checklistOf } from '../../checklist/checklist.js'
import { commandThatCopies } from '../../checklist/copying.js'
import { checkCommand } from '../../checklist/new-machine.js'
import { findingsOnChecklist } from '../../checklist/tasks.js'
import { writeToStream } from '../../command-line/streams.js'
import { accessFile, UsageError } from '../../command-line/usage-error.js'
import { comparisonSummary, requestText } from '../../compare/comparison-text.js'
import type { Finding } from '../../migrate/rule.js'
import { isWholeServer } from '../../models/whole-server.js'
import { offersText, openQuestionsText } from '../../questions/question-text.js'
import { copyCommand, seenText, whereToPutFiles } from '../../questions/seen-text.js'
import { checklistText } from '../../report/checklist-text.js'
import { findingsInOrder } from '../../report/findings/findings-text.js'
import { gravityOf } from '../../report/findings/gravity.js'
import { type Handover, handoverHtml, handoverMarkdown } from '../../report/handover.js'
import { countWithNoun, isWorkLeft, type Report } from '../../report/summary.js'
import { copiedServers } from '../../site/copied-servers.js'
import { siteParts, withoutUnreadFiles } from '../../site/parts.js'
import type { Site } from '../../site/site.js'
import { fileAndLine } from '../../syntax/place.js'
import { paintFor } from '../output.js'
import type { GuidedUpgrade } from './journey.js'
import { reportOfOpenFindings, reportOnServerFiles, type ServerState } from './look.js'
import { oldConfiguration } from './original.js'
import { runTrial, type Trial } from './trial.js'

/**
 * Prints the findings without a fix and the result of the trial. Three lines follow: what is done, what is left, what to copy.
 * Returns the exit status.
 */
export async function finishUpgrade(
  journey: GuidedUpgrade,
  first: ServerState,
  now: ServerState,
  isAgreed: boolean,
): Promise<number> {
  const { asked, talk, wanted } = journey
  const { site } = now.input
  const paint = paintFor(asked)
  const left = reportOfOpenFindings(now)
  const { toEdit, declined } = unfixedByKind(left)
  const checklist = checklistOf(site, now.migration).filter(({ id }) => id !== 'decide')
  const show = (head: string, findings: readonly Finding[]) => {
    const shown = { ...left, migration: { ...left.migration, findings } }
    if (findings.length > 0) writeToStream(1, `\n${head}:\n\n${findingsInOrder(shown, paint)}`)
  }
  show('Still to do by hand', toEdit)
  show('You left these unchanged', declined)
  writeToStream(
    1,
    toEdit.length + declined.length === 0 ? `\n${checklistText(checklist, paint)}` : checklistText(checklist, paint),
  )
  writeToStream(1, offersText(now.offers, asked.paths, paint))
  if (!talk) writeToStream(1, openQuestionsText(now.questions, paint))
  const trial = isAgreed ? await tried(journey, now) : undefined
  const open = [
    ...(isAgreed ? [] : [`${countWithNoun(now.migration.taken.size, 'fix', 'fixes')} to write (--yes)`]),
    ...(now.questions.length > 0 ? [`${countWithNoun(now.questions.length, 'question')} to answer`] : []),
    ...(toEdit.length > 0 ? [`${toEdit.length} to do by hand`] : []),
    ...(checklist.length > 0 ? [`${countWithNoun(checklist.length, 'step')} before you start 2.4`] : []),
  ]
  const outcome = [
    `Done: ${doneParts(journey).join(', ')}.${trial ? ` ${trial.sentence}` : ''}`,
    `Left: ${open.length > 0 ? `${open.join(', ')}.` : 'nothing.'}`,
    ...whatToCopy(journey, trial, {
      site,
      questions: now.questions.length,
      toEdit: toEdit.length,
      refused: linesRefused(now),
      isMoved: checklist.some(({ id }) => id === 'freebsd-folders'),
    }),
  ]
  writeToStream(1, `\n${outcome.join('\n')}\n`)
  if (wanted.report !== undefined)
    writeReport(wanted.report, {
      seen: seenText(first.input.site).trimEnd().split('\n'),
      outcome,
      changes: journey.written.changes,
      answers: Array.from(journey.answered, ([sentence, answer]) => ({ sentence, answer })),
      left: [
        ...now.questions.map(({ sentence, name }) => `Open: ${sentence} (${name})`),
        ...toEdit.map((finding) => `To do by hand, ${fileAndLine(finding.at)}: ${finding.message}`),
        ...declined.map((finding) => `Unchanged, ${fileAndLine(finding.at)}: ${finding.message}`),
        ...checklist.map(({ what, why }) => `To do: ${what} ${why}`),
      ],
      ...(trial?.compared ? { asked: askedOf(trial) } : {}),
    })
  const isLeft = now.questions.length > 0 || isWorkLeft(reportOnServerFiles(now))
  return isLeft || trial?.isGood === false ? 1 : 0
}

/** The findings without a fix, to edit by hand or declined by the user. The checklist covers the others. */
function unfixedByKind({ site, migration }: Report) {
  const isOnChecklist = findingsOnChecklist(site, migration)
  const byKind = grouped(migration.findings, (finding) =>
    finding.isDeclined ? 'declined' : isOnChecklist(finding) ? 'on the checklist' : 'to edit',
  )
  return { toEdit: byKind.get('to edit') ?? [], declined: byKind.get('declined') ?? [] }
}

/** The places of lines that keep 2.4 from starting. */
const linesRefused = (now: ServerState): readonly string[] => {
  const { findings } = reportOnServerFiles(now).migration
  return [...new Set(findings.filter((one) => gravityOf(one) === 'will not start').map(({ at }) => fileAndLine(at)))]
}

interface WorkLeft {
  readonly site: Site
  readonly questions: number
  readonly toEdit: number
  readonly refused: readonly string[]
  /** Whether some files get other paths; the checklist says which. */
  readonly isMoved: boolean
}

/** Says what to copy where. If 2.4 has not started with the result yet, it says what prevents that. */
function whatToCopy({ talk }: GuidedUpgrade, trial: Trial | undefined, left: WorkLeft): readonly string[] {
  const { site, questions, refused } = left
  const line = (text: string, command?: string) => [
    `Copying to the new machine: ${text}${command === undefined ? '' : ':'}`,
    ...(command === undefined ? [] : [`  ${command}`]),
  ]
  if (trial === undefined)
    return line(
      talk
        ? 'not ready. Nothing was written, so no question was asked. Run this again and answer yes to go on.'
        : 'not ready. Nothing is written or tested without --yes.',
    )
  const missing = commandThatCopies(site)
  const copying = copyCommand(site)
  const still = `${countWithNoun(refused.length, 'line still keeps', 'lines still keep')} 2.4 from starting (${listedPlainly(refused)})`
  const notReady = line(`not ready: ${still}. ${firstSteps(left)} Then run this again.`)
  if (trial.hasStarted) {
    if (missing && lacksFiles(site))
      return line('not ready. The missing files may have lines that stop 2.4. Copy them and run this again', missing)
    if (withoutUnreadFiles(site).directives('Listen').length === 0)
      return line(
        'not ready. No Listen line is read, and httpd does not start without one. Copy the file that has it, or name the -D names that 2.2 starts with (--define).',
      )
    if (refused.length > 0) return notReady
    return copying === undefined ? line(whereToPutFiles(left)) : ['Copying to the new machine:', `  ${copying}`]
  }
  if (trial.hasStarted === false) {
    const first = questions > 0 ? 'not ready. Answer the open questions first.' : 'not ready.'
    return missing && lacksFiles(site)
      ? line(`${first} httpd 2.4 does not start without the missing files. Copy them and run this again`, missing)
      : line(`${first} Fix the errors above and run this again.`)
  }
  if (refused.length > 0) return notReady
  const check = `then run \`${checkCommand(site)}\` there; then start 2.4`
  return copying === undefined
    ? line(
        `not tested with a 2.4. ${whereToPutFiles(left)} Then run \`${checkCommand(site)}\` there before you start 2.4.`,
      )
    : line(`not tested with a 2.4. Copy with this command; ${check}`, copying)
}

/** Says how to change the lines that 2.4 rejects. */
const firstSteps = ({ questions, toEdit }: WorkLeft): string =>
  nonEmptyTexts(
    questions > 0 && 'Answer the open questions.',
    toEdit > 0 && 'Do what is listed above to do by hand.',
    questions === 0 && toEdit === 0 && 'Do the steps above, and change the lines that you left unchanged.',
  ).join(' ')

/** Whether a line includes missing files, for which the trial used empty ones. */
const lacksFiles = (site: Site): boolean =>
  siteParts(site).some((part) => copiedServers(part).length > 0 && !isWholeServer(part))

function doneParts({ written, said }: GuidedUpgrade): readonly string[] {
  const inFiles = written.fixes > 0 ? ` in ${countWithNoun(written.files.size, 'file')}` : ''
  return [
    `${countWithNoun(written.fixes, 'fix', 'fixes')} written${inFiles}`,
    ...(written.enabled.length > 0 ? [`${countWithNoun(written.enabled.length, 'module')} enabled`] : []),
    ...(said.confirmed.size > 0 ? [`${said.confirmed.size} confirmed`] : []),
    ...(said.declined.size > 0 ? [`${said.declined.size} declined`] : []),
    ...(written.decided > 0 ? [`${written.decided} decided`] : []),
  ]
}

function askedOf({ compared }: Trial): NonNullable<Handover['asked']> {
  if (!compared) return { summary: '', rows: [], unasked: [] }
  const status = (code: number | undefined) => (code === undefined ? 'no answer' : String(code))
  return {
    summary: `Compared ${compared.old} with ${compared.newer}: ${comparisonSummary(compared)}`,
    rows: compared.results.map((one) => [requestText(one), status(one.oldStatus), status(one.newStatus)]),
    unasked: compared.unasked,
  }
}

/**
 * Writes the report: HTML for a path that ends in .html, otherwise Markdown.
 * @throws UsageError if it cannot be written
 */
function writeReport(path: string, handover: Handover): void {
  const text = /\.html?$/i.test(path) ? handoverHtml(handover) : handoverMarkdown(handover)
  accessFile(path, 'written', () => writeFileSync(path, text))
}

/** Runs the trial. It changes nothing, so if it fails, the upgrade goes on. */
async function tried({ asked, wanted }: GuidedUpgrade, now: ServerState): Promise<Trial> {
  try {
    return await runTrial(await oldConfiguration(asked, now.input), now, wanted)
  } catch (error) {
    if (error instanceof UsageError) return { sentence: `Not tried: ${error.message}`, isGood: false }
    throw error
  }
}
