import { writeFileSync } from 'node:fs'
import { groupBy } from '../../base/group-by.js'
import { nonEmptyTexts } from '../../base/list-text.js'
import { checklistOf } from '../../checklist/checklist.js'
import { onChecklistTest } from '../../checklist/tasks.js'
import { writeToStream } from '../../command-line/streams.js'
import { tryFileAccess, UsageError } from '../../command-line/usage-error.js'
import { comparisonSummary, requestText } from '../../compare/comparison-text.js'
import type { Finding } from '../../migrate/rule.js'
import { openQuestionsText, rarelyNeededFixesText } from '../../questions/question-text.js'
import { serversFoundText } from '../../questions/servers-found.js'
import { checklistText } from '../../report/checklist-text.js'
import { findingsTextByFile } from '../../report/findings/findings-text.js'
import { type Handover, handoverHtml, handoverMarkdown } from '../../report/handover.js'
import { countWithNoun, isWorkLeft, type Report } from '../../report/summary.js'
import { fileAndLine } from '../../syntax/file-and-line.js'
import { paintFor } from '../output.js'
import { copyInstructions } from './copy-instructions.js'
import type { GuidedUpgrade } from './guided-upgrade.js'
import { readOriginalConfiguration } from './original-texts.js'
import { reportOfFindingsWithoutFix, reportOnServerFiles, type UpgradeSnapshot } from './server-state.js'
import { runTrial, type Trial } from './trial.js'

/**
 * Prints the findings without a fix and the result of the trial. Then three lines say what is done, what is left, and what to
 * copy. Returns the exit status.
 */
export async function finishUpgrade(
  journey: GuidedUpgrade,
  first: UpgradeSnapshot,
  now: UpgradeSnapshot,
  isAgreed: boolean,
): Promise<number> {
  const { options, dialog, guidedOptions } = journey
  const { site } = now.input
  const paint = paintFor(options)
  const left = reportOfFindingsWithoutFix(now)
  const { toEdit, declined } = unfixedByKind(left)
  const checklist = checklistOf(site, now.migration).filter(({ id }) => id !== 'decide')
  const show = (head: string, findings: readonly Finding[]) => {
    const shown = { ...left, migration: { ...left.migration, findings } }
    if (findings.length > 0) writeToStream(1, `\n${head}:\n\n${findingsTextByFile(shown, paint)}`)
  }
  show('Still to do by hand', toEdit)
  show('You left these unchanged', declined)
  writeToStream(
    1,
    toEdit.length + declined.length === 0 ? `\n${checklistText(checklist, paint)}` : checklistText(checklist, paint),
  )
  writeToStream(1, rarelyNeededFixesText(now.offers, options.paths, paint))
  if (!dialog) writeToStream(1, openQuestionsText(now.questions, paint))
  const trial = isAgreed ? await tried(journey, now) : undefined
  const open = [
    ...(isAgreed ? [] : [`${countWithNoun(now.migration.taken.size, 'fix', 'fixes')} to write (--yes)`]),
    ...(now.questions.length > 0 ? [`${countWithNoun(now.questions.length, 'question')} to answer`] : []),
    ...(toEdit.length > 0 ? [`${countWithNoun(toEdit.length, 'finding')} to edit by hand`] : []),
    ...(checklist.length > 0 ? [`${countWithNoun(checklist.length, 'step')} before you start 2.4 (listed above)`] : []),
  ]
  const outcome = [
    `${doneText(journey)}${trial ? ` ${trial.sentence}` : ''}`,
    `Left: ${open.length > 0 ? `${open.join(', ')}.` : 'nothing.'}`,
    ...copyInstructions(trial, {
      ...{ now, toEdit, isAsked: dialog !== undefined },
      isMoved: checklist.some(({ id }) => id === 'freebsd-folders'),
    }),
  ]
  writeToStream(1, `\n${outcome.join('\n')}\n`)
  if (guidedOptions.report !== undefined)
    writeReport(guidedOptions.report, {
      initialState: serversFoundText(first.input.site).trimEnd().split('\n'),
      outcome,
      changes: journey.written.changes,
      answers: Array.from(journey.answerSentences, ([sentence, answer]) => ({ sentence, answer })),
      remaining: [
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
  const isOnChecklist = onChecklistTest(site, migration)
  const byKind = groupBy(migration.findings, (finding) =>
    finding.isDeclined ? 'declined' : isOnChecklist(finding) ? 'on the checklist' : 'to edit',
  )
  return { toEdit: byKind.get('to edit') ?? [], declined: byKind.get('declined') ?? [] }
}

/** What this run did, in sentences. */
function doneText({ written, answered }: GuidedUpgrade): string {
  const inFiles = written.fixes > 0 ? ` in ${countWithNoun(written.files.size, 'file')}` : ''
  const more = nonEmptyTexts(
    written.decided > 0 && `${countWithNoun(written.decided, 'line')} changed as you chose`,
    written.enabled.length > 0 && `${countWithNoun(written.enabled.length, 'module')} enabled`,
  ).map((text) => `, ${text}`)
  const answers = nonEmptyTexts(
    answered.yes > 0 && `yes to ${countWithNoun(answered.yes, 'question')}`,
    answered.no > 0 && `no to ${countWithNoun(answered.no, 'question')}`,
  )
  return nonEmptyTexts(
    `Done: ${countWithNoun(written.fixes, 'fix', 'fixes')} written${inFiles}${more.join('')}.`,
    answers.length > 0 && `You answered ${answers.join(' and ')}.`,
  ).join(' ')
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
  tryFileAccess(path, 'written', () => writeFileSync(path, text))
}

/** Runs the trial. It changes nothing, so if it fails, the upgrade goes on. */
async function tried({ options, guidedOptions }: GuidedUpgrade, now: UpgradeSnapshot): Promise<Trial> {
  try {
    return await runTrial(await readOriginalConfiguration(options, now.input), now, guidedOptions)
  } catch (error) {
    if (error instanceof UsageError) return { sentence: `Not tried: ${error.message}`, isGood: false }
    throw error
  }
}
