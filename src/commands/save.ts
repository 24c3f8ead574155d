import { existsSync } from 'node:fs'
import type { Options } from '../command-line/arguments.js'
import { writeToStream } from '../command-line/streams.js'
import type { FileFailure } from '../disk/file-failures.js'
import type { SourceFile } from '../disk/files.js'
import { followLinks } from '../disk/real-path.js'
import type { VerifyResult } from '../explain/verify-result.js'
import type { Migration } from '../migrate/migrate.js'
import type { Finding } from '../migrate/rule.js'
import { type RewrittenPositions, rewrittenPositions } from '../report/rewritten.js'
import { mainFiles } from '../site/main-file.js'
import { encode } from '../syntax/encoding.js'
import type { ConfigFile } from '../syntax/tree.js'
import type { CommandInput } from './input.js'
import { printFailure, printNote } from './output.js'
import { textsProgressPrinter } from './progress.js'

/** The files that were written, and the failures. */
export interface SaveResult {
  /** The findings whose fixes are now in the files. */
  readonly applied: ReadonlySet<Finding>
  /** The positions of the old texts in the written files. */
  readonly rewritten: RewrittenPositions
  readonly troubles: readonly FileFailure[]
  /** Whether the next run will know that the upgrade has begun; false if nothing is left for a next run. */
  readonly remembered: boolean
}

/** Writes the migrated files, if requested and not rejected by the user's own 2.4, and reports failures. */
export async function saveMigration(
  input: CommandInput,
  migration: Migration,
  verified: VerifyResult | undefined,
): Promise<SaveResult> {
  const { options, site, sources } = input
  const { action } = options
  const mayWrite = !verified || verified.outcome === 'accepted'
  if (action === 'write' && !mayWrite)
    printFailure('Nothing was written, because the command in --verify rejected the migrated copy.')
  const mains = mainFiles(site).map(({ file }) => file)
  const { written, troubles } =
    action === 'write' && mayWrite ? await writeTexts(migration, sources, mains) : nothingWritten
  for (const { message } of troubles) printFailure(message)
  for (const [file, { message }] of migration.broken)
    printFailure(
      `${file.path} is unchanged: its fixes would have broken it (${message}). Please report this error, and attach the file.`,
    )
  const applied = [...migration.taken].filter(({ fix }) => fix?.edits.every((edit) => written.has(edit.file)))
  const isOnDisk = [...written].some((file) => migration.texts.has(file) && !sources.get(file)?.input)
  const remembered =
    isOnDisk &&
    isLeft(options, migration, applied) &&
    (await import('./remember.js')).rememberBegunUpgrade(input, migration)
  if (isOnDisk && options.fixes === 'all')
    (await import('./remember.js')).rememberDefaultTypeConfirmation(input, applied)
  return { applied: new Set(applied), rewritten: rewrittenPositions(migration, written), troubles, remembered }
}

/** Whether a next run may have something to report: findings are left, or rules were left out of this run. */
const isLeft = ({ only, skip }: Options, { findings }: Migration, applied: readonly Finding[]): boolean =>
  only.length + skip.length > 0 || findings.some((finding) => finding.severity !== 'info' && !applied.includes(finding))

interface Written {
  readonly written: ReadonlySet<ConfigFile>
  readonly troubles: readonly FileFailure[]
}

const nothingWritten: Written = { written: new Set(), troubles: [] }

/** Writes the texts: files to the disk, and standard input to standard output. */
async function writeTexts(
  { texts }: Migration,
  sources: ReadonlyMap<ConfigFile, SourceFile>,
  mains: readonly ConfigFile[],
): Promise<Written> {
  const onDisk = [...texts].flatMap(([file, text]) => {
    const source = sources.get(file)
    return source && !source.input ? [{ file, source, text }] : []
  })
  const { writeFiles } = await import('../disk/write-files.js')
  const { written, troubles, notes } = await writeFiles(onDisk, {
    mains: mains.filter(({ path }) => existsSync(path)).map(({ path }) => followLinks(path)),
    progress: textsProgressPrinter(onDisk.length),
    interrupted: () => printFailure('Interrupted, and no file was changed.'),
  })
  for (const note of notes) printNote(note)
  const done = new Set(onDisk.filter((change) => written.includes(change)).map(({ file }) => file))
  for (const [file, { input, encoding }] of sources) {
    if (!input) continue
    writeToStream(1, encode(texts.get(file) ?? file.text, encoding))
    done.add(file)
  }
  return { written: done, troubles }
}
