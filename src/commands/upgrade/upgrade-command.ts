import { checklistOf } from '../../checklist/checklist.js'
import type { GuidedUpgradeOptions, Options } from '../../command-line/arguments.js'
import { writeToStream } from '../../command-line/streams.js'
import { onInterrupt } from '../../disk/interrupt.js'
import { safeFixesText } from '../../questions/question-text.js'
import { serversFoundText } from '../../questions/servers-found.js'
import { diff } from '../../report/diff.js'
import { printFailure } from '../output.js'
import { printReadFailures } from '../print-read-failures.js'
import { rememberBegunUpgrade } from '../remember.js'
import { answerReleaseFromThisMachine, askAboutNewMachine } from './ask-about-machine.js'
import { askQuestions } from './ask-questions.js'
import { askDefinesAgainIfOldCannotStart, askForStartOptions } from './ask-start-options.js'
import { askAboutFindingsWithoutFix } from './decide-rest.js'
import { noAnswers, readAnswers } from './decisions.js'
import { enableModules, modulesToEnable } from './enable-modules.js'
import { finishUpgrade } from './finish.js'
import type { GuidedUpgrade } from './guided-upgrade.js'
import { saveOriginalTexts } from './original-texts.js'
import { hasUnreadFiles, readUpgradeSnapshot, type UpgradeSnapshot } from './server-state.js'
import { askForWord, hasTerminal, openTerminalDialog } from './terminal-dialog.js'
import { writeFixes } from './write-fixes.js'

/**
 * Upgrades a server step by step. Answers are saved at once and files are written whole, so the next run continues
 * where this one ended. Returns the exit status.
 * @throws UsageError for invalid options, settings or answers
 */
export async function upgradeCommand(options: Options, guidedOptions: GuidedUpgradeOptions): Promise<number> {
  const givenAnswers = guidedOptions.answers === undefined ? noAnswers() : readAnswers(guidedOptions.answers)
  const journey: GuidedUpgrade = {
    options,
    guidedOptions,
    dialog: !guidedOptions.yes && hasTerminal() ? openTerminalDialog() : undefined,
    givenAnswers,
    newAnswers: noAnswers(),
    answered: { yes: 0, no: 0 },
    answerSentences: new Map(),
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
    journey.dialog?.close()
  }
}

async function travel(journey: GuidedUpgrade): Promise<number> {
  const { options, newAnswers, dialog } = journey
  let seen = await readUpgradeSnapshot(options, newAnswers)
  printReadFailures(seen.input.reading.troubles)
  if (seen.input.site.files.length === 0)
    return printFailure(`No httpd configuration was found in ${options.paths.join(', ')}. Name its folder.`)
  writeToStream(1, `${serversFoundText(seen.input.site)}\n`)
  if (hasUnreadFiles(seen))
    return printFailure('Nothing was changed, because the files that cannot be read may matter.')
  const before = seen
  if (await askForStartOptions(journey, before))
    do seen = await readUpgradeSnapshot(options, newAnswers)
    while (await askDefinesAgainIfOldCannotStart(journey, before, seen))
  if (await askAboutNewMachine(journey, seen)) seen = await readUpgradeSnapshot(options, newAnswers)
  const first = (await answerReleaseFromThisMachine(journey, seen))
    ? await readUpgradeSnapshot(options, newAnswers)
    : seen
  const isAgreed = await agree(journey, first)
  const start = isAgreed ? await writeAll(journey, first) : first
  const now = start && isAgreed ? await askQuestions(journey, start, writeAll) : start
  if (now === undefined) return 2
  const last = isAgreed && dialog ? await askAboutFindingsWithoutFix(journey, dialog, now) : now
  return finishUpgrade(journey, first, last, isAgreed)
}

/** Asks whether to write the safe fixes. */
async function agree({ dialog, guidedOptions }: GuidedUpgrade, { migration }: UpgradeSnapshot): Promise<boolean> {
  if (migration.texts.size === 0) return guidedOptions.yes || dialog !== undefined
  writeToStream(1, safeFixesText(migration.taken))
  while (dialog) {
    const answer = await askForWord(dialog, 'Write them?', ['yes', 'no', 'show'], {
      yes: 'write them, then ask the other questions',
      no: 'write nothing',
    })
    if (answer !== 'show') return answer === 'yes'
    writeToStream(1, `${diff(migration)}\n`)
  }
  return guidedOptions.yes
}

/** The most rounds of writing fixes. No known configuration needs more. */
const maxRounds = 4

/**
 * Writes all safe fixes, then the fixes that become possible by these, and enables the modules that the fixes need. Undefined if
 * that failed.
 */
async function writeAll(journey: GuidedUpgrade, start: UpgradeSnapshot): Promise<UpgradeSnapshot | undefined> {
  let now = start
  for (let round = 0; round < maxRounds; round++) {
    const enabled = modulesToEnable(now, checklistOf(now.input.site, now.migration))
    if (enabled.length > 0) {
      saveOriginalTexts(
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
    now = await readUpgradeSnapshot(journey.options, journey.newAnswers)
  }
  return now
}

async function write(journey: GuidedUpgrade, { input, migration }: UpgradeSnapshot): Promise<boolean> {
  const { written } = journey
  if (migration.texts.size === 0) return true
  const { applied, troubles, remembered } = await writeFixes(journey, input, migration)
  // The upgrade has begun if any finding is left, even an info, because a question may be about it.
  const isLeft = migration.findings.some((finding) => !applied.has(finding))
  if (!remembered && isLeft) rememberBegunUpgrade(input, migration, { ifOriginChanges: true })
  written.fixes += applied.size
  for (const { fix } of applied) for (const { file } of fix?.edits ?? []) written.files.add(file.path)
  return troubles.length === 0 && migration.broken.size === 0
}
