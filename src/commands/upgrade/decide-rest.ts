import { groupBy } from '../../base/group-by.js'
import { writeToStream } from '../../command-line/streams.js'
import { insertBefore } from '../../edit/edit.js'
import { migrationOf } from '../../migrate/migrate.js'
import type { Alternative, Finding } from '../../migrate/rule.js'
import { findingsTextByFile } from '../../report/findings/findings-text.js'
import { groupByMessageAndFix } from '../../report/fingerprint.js'
import { printable } from '../../report/paint.js'
import { paintFor } from '../output.js'
import type { GuidedUpgrade } from './guided-upgrade.js'
import { readUpgradeSnapshot, reportOfFindingsWithoutFix, type UpgradeSnapshot, withFormAsFix } from './server-state.js'
import { askForWord, type TerminalDialog } from './terminal-dialog.js'
import { writeFixes } from './write-fixes.js'

/**
 * Asks about each finding without a fix: which form to write, or none. If the user wants no change, a comment before the line
 * gives the reason, and later runs respect it. Choices are written at once.
 */
export async function askAboutFindingsWithoutFix(
  journey: GuidedUpgrade,
  dialog: TerminalDialog,
  start: UpgradeSnapshot,
): Promise<UpgradeSnapshot> {
  const later = new Set<string>()
  for (let now = start; ; ) {
    const next = openIn(now).find(([{ message }]) => !later.has(message))
    if (!next) return now
    const decided = await decide(journey, dialog, { now, findings: next })
    if (decided === 'stop') return now
    if (decided === 'later') later.add(next[0].message)
    else {
      const { applied } = await writeFixes(journey, now.input, migrationOf(decided))
      journey.written.decided += applied.size
      if (applied.size === 0) later.add(next[0].message)
      now = await readUpgradeSnapshot(journey.options, journey.newAnswers)
    }
  }
}

/** The open findings that are about a line, have forms to choose from, and that no question covers. Equal findings in one file count as one. */
const openIn = (now: UpgradeSnapshot) =>
  [
    ...groupBy(
      reportOfFindingsWithoutFix(now).migration.findings.filter(
        ({ concerns, severity, isDeclined, forms = [] }) =>
          !isDeclined &&
          concerns === 'line' &&
          severity !== 'info' &&
          forms.length > 0 &&
          !forms.some(({ assumptions }) => assumptions),
      ),
      ({ file }) => file,
    ).values(),
  ].flatMap(groupByMessageAndFix)

interface Open {
  readonly now: UpgradeSnapshot
  readonly findings: readonly Finding[]
}

/** Asks about findings, and returns them with the chosen forms as their fixes. */
async function decide(
  { options }: GuidedUpgrade,
  dialog: TerminalDialog,
  { now, findings }: Open,
): Promise<readonly Finding[] | 'later' | 'stop'> {
  const left = reportOfFindingsWithoutFix(now)
  const forms = findings[0]?.forms ?? []
  const shown = { ...left, migration: { ...left.migration, findings } }
  writeToStream(1, `\nFor you to decide:\n${findingsTextByFile(shown, paintFor(options))}`)
  const [only, ...others] = forms
  if (others.length > 0)
    for (const [index, { title }] of forms.entries()) writeToStream(1, `  ${index + 1}  ${printable(title)}\n`)
  const words = others.length > 0 ? forms.map((_, index) => String(index + 1)) : forms.map(() => 'yes')
  const prompt = others.length > 0 ? 'Which one?' : `${printable(only?.title ?? '')}?`
  const answer = await askForWord<string>(dialog, prompt, ['later', ...words, 'leave'], {
    yes: 'make the change',
  })
  if (answer === undefined) return 'stop'
  if (answer === 'later') return 'later'
  if (answer === 'leave') {
    const why = await dialog.line('Leave it. Why? ')
    return why ? findings.map((finding) => withFormAsFix(finding, leftWith(finding, why))) : 'later'
  }
  return findings.map((finding) => withFormAsFix(finding, finding.forms?.[words.indexOf(answer)]))
}

const leftWith = ({ at, rule }: Finding, why: string): Alternative => ({
  name: 'leave',
  title: 'Leave the line',
  edits: [insertBefore(at, [`# httpd-upgrade-ignore ${rule.id} : ${why.replace(/\s+/g, ' ')}`])],
})
