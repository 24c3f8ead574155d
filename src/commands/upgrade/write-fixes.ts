import type { Migration } from '../../migrate/migrate.js'
import type { Finding } from '../../migrate/rule.js'
import { hunksOfEdits } from '../../report/fix-hunks.js'
import type { ChangeInHandover } from '../../report/handover.js'
import { numberedFile, textBeforeAndAfter } from '../../report/numbered-lines.js'
import type { CommandInput } from '../input.js'
import { type SaveResult, saveMigration } from '../save.js'
import type { GuidedUpgrade } from './guided-upgrade.js'
import { saveOriginalTexts } from './original-texts.js'

/** Writes fixes, after saving the original texts, and records the changes. */
export async function writeFixes(
  { written }: GuidedUpgrade,
  input: CommandInput,
  migration: Migration,
): Promise<SaveResult> {
  saveOriginalTexts(input, migration, [])
  const saved = await saveMigration(input, migration, undefined)
  written.changes.push(...handedChanges(saved.applied))
  return saved
}

/** The changed lines of these fixes, with one entry for each place. */
const handedChanges = (applied: Iterable<Finding>): readonly ChangeInHandover[] =>
  [...applied].flatMap(({ fix, message }) =>
    hunksOfEdits(fix?.edits ?? []).map((place) => ({
      path: place.file.path,
      line: place.lines.first,
      title: fix?.title ?? '',
      reason: message,
      ...textBeforeAndAfter(numberedFile(place.file), place),
    })),
  )
