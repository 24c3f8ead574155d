import { commaList, nonEmptyTexts } from '../../base/list-text.js'
import { shellLineToCopyMissingFiles } from '../../checklist/copying.js'
import { configTestCommand } from '../../checklist/new-machine.js'
import type { Finding } from '../../migrate/rule.js'
import { isWholeServer } from '../../models/whole-server.js'
import { uncapitalised } from '../../questions/assumptions.js'
import { copyTargetText, shellLineToCopyToNewMachine } from '../../questions/servers-found.js'
import { effectOf } from '../../report/findings/finding-effects.js'
import { printable } from '../../report/paint.js'
import { countWithNoun } from '../../report/summary.js'
import { copiedServers } from '../../site/copied-servers.js'
import type { Site } from '../../site/site.js'
import { sitesByServer, withoutUnreadFiles } from '../../site/sites-by-server.js'
import { fileAndLine } from '../../syntax/file-and-line.js'
import { reportOnServerFiles, type UpgradeSnapshot } from './server-state.js'
import type { Trial } from './trial.js'

interface WorkLeft {
  readonly now: UpgradeSnapshot
  /** The findings to edit by hand. */
  readonly toEdit: readonly Finding[]
  /** Whether the user is asked on a terminal. */
  readonly isAsked: boolean
  /** Whether the new server has files under other paths, which the checklist names. */
  readonly isMoved: boolean
}

/**
 * The sentences about what to copy where or, if 2.4 has not started with the result yet, about what keeps 2.4 from starting.
 */
export function copyInstructions(trial: Trial | undefined, left: WorkLeft): readonly string[] {
  const { site } = left.now.input
  if (trial === undefined)
    return notReady(
      left.isAsked
        ? 'Nothing was written, so no question was asked. Run this again and answer yes to go on.'
        : 'Nothing is written or tested without --yes.',
    )
  const missing = lacksFiles(site) ? shellLineToCopyMissingFiles(site) : undefined
  const [cause, ...refused] = linesRefused(left, trial.hasStarted === false)
  if (trial.hasStarted) {
    if (missing)
      return notReady('The missing files may have lines that stop 2.4. Copy them and run this again:', missing)
    if (withoutUnreadFiles(site).directives('Listen').length === 0)
      return notReady(
        'No Listen line is read, and httpd does not start without one. Copy the file that has it, or name the -D names that 2.2 starts with (--define).',
      )
  }
  if (trial.hasStarted === false && missing)
    return notReady('httpd 2.4 does not start without the missing files. Copy them and run this again:', missing)
  if (cause !== undefined) return notReady(cause, ...refused)
  if (trial.hasStarted === false)
    return notReady('The errors above keep 2.4 from starting. Fix them and run this again.')
  const [opened, ...opening] = linesLettingInMore(left)
  if (opened !== undefined) return notReady(opened, ...opening)
  const command = shellLineToCopyToNewMachine(site)
  const untested = !trial.hasStarted && `Run \`${configTestCommand(site)}\` there before you start 2.4.`
  return command === undefined
    ? [nonEmptyTexts(head, uncapitalised(copyTargetText({ site, isMoved: left.isMoved })), untested).join(' ')]
    : [nonEmptyTexts(head, untested).join(' '), `  ${command}`]
}

const head = 'Copying to the new machine:'

const notReady = (why: string, ...more: readonly string[]): readonly string[] => [
  `${head} not ready. ${why}`,
  ...more.map((line) => `  ${line}`),
]

/** Whether a line includes missing files. The trial used empty files in their place. */
const lacksFiles = (site: Site): boolean =>
  sitesByServer(site).some((part) => copiedServers(part).length > 0 && !isWholeServer(part))

/** The number of lines to name, at most. The list of findings has them all. */
const maxLines = 3

/** The lines that keep 2.4 from starting. @param isRejected whether errors of 2.4 were printed */
const linesRefused = (left: WorkLeft, isRejected: boolean): readonly string[] =>
  linesToEdit(left, {
    isAmong: (finding) => effectOf(finding) === 'will not start',
    head: (lines) => `2.4 does not start because of ${lines}:`,
    whenDone: isRejected
      ? 'Fix any other errors above, too. Then run this again.'
      : 'When you have done that, run this again.',
  })

/** The lines that may let in more clients on 2.4. Lines that the user has decided to keep are left out. */
const linesLettingInMore = (left: WorkLeft): readonly string[] =>
  linesToEdit(left, {
    isAmong: ({ access, isDeclined }) => access === 'opens' && !isDeclined,
    head: (lines) => `2.4 may let in more clients than 2.2 because of ${lines}:`,
    whenDone: 'When you have done that, run this again.',
  })

interface LineList {
  readonly isAmong: (finding: Finding) => boolean
  readonly head: (lines: 'this line' | 'these lines') => string
  readonly whenDone: string
}

/** A sentence, then some of the lines that are left, each with its cause and what to do. Empty if there are none. */
function linesToEdit(left: WorkLeft, { isAmong, head, whenDone }: LineList): readonly string[] {
  const { findings } = reportOnServerFiles(left.now).migration
  const lines = new Map(findings.filter(isAmong).map((finding) => [fileAndLine(finding.at), finding]))
  if (lines.size === 0) return []
  const named = Array.from(lines, ([place, finding]) => `${place}: ${causeIn(finding)} ${stepFor(finding, left)}`)
  const more = named.length - maxLines
  return [
    head(lines.size === 1 ? 'this line' : 'these lines'),
    ...named.slice(0, maxLines),
    ...(more > 0 ? [`and ${countWithNoun(more, 'more line', 'more lines')}.`] : []),
    whenDone,
  ]
}

/** The first sentence of a finding, which says what 2.4 does and why. */
const causeIn = ({ message }: Finding): string => printable(/^.*?\.(?= [A-Z`]|$)/.exec(message)?.[0] ?? message)

/** What the user has to do about a finding: answer a question, or edit the line. */
function stepFor(finding: Finding, { now: { questions }, toEdit }: WorkLeft): string {
  const open = questions.filter(({ findings }) => findings.includes(finding))
  if (open.length > 0) return `To have it changed, answer ${commaList(open.map(({ name }) => name))} with yes.`
  if (finding.isDeclined) return 'You left it unchanged: change it by hand.'
  return toEdit.includes(finding) ? 'See above.' : 'Do the step above that names it.'
}
