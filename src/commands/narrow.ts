import { type FileChange, filterByLineNumber, findingsInChange } from '../change/findings-in-change.js'
import { type Options, UsageError } from '../command-line/arguments.js'
import type { ChangedLinesLookup } from '../git/changed-since.js'
import { type Migration, migrationOf, writableFileTest } from '../migrate/migrate.js'
import type { Finding } from '../migrate/rule.js'
import type { Site } from '../site/site.js'
import type { ConfigFile } from '../syntax/tree.js'
import { wantedFixTest } from './chosen-rules.js'
import type { CommandInput } from './input.js'

/** The part of a migration that the options select, and its files. */
export interface NarrowedMigration {
  readonly site: Site
  readonly migration: Migration
  /** Sentences to print beside the report. */
  readonly notes: readonly string[]
  /** A description of the reported findings, if other findings are left out. */
  readonly among: string | undefined
  /** Whether the report covers everything that was read. */
  readonly isAll: boolean
}

/** Whether the options reduce the findings. */
export const hasNarrowingOption = ({ staged, context, changed, baseline }: Options): boolean =>
  staged || context !== undefined || changed !== undefined || baseline !== undefined

/**
 * Reduces a migration to the checked files, the changed lines and the findings beyond the baseline. The rules have run over
 * all files.
 * @throws UsageError for a baseline that cannot be read, and for a commit that git does not know
 */
export async function narrowMigration(
  options: Options,
  { site, checked, settings }: CommandInput,
  all: readonly Finding[],
): Promise<NarrowedMigration> {
  const within = ({ path }: ConfigFile) => !checked || checked.has(path)
  const failed = all.filter((finding) => finding.failed)
  const inFiles = all.filter(({ file }) => within(file))
  const onLines = options.changed === undefined ? inFiles : await onChangedLines(options, options.changed, inFiles)
  const shown = { ...site, files: site.files.filter(within), others: site.others.filter(within) }
  const { fresh, notes } =
    options.baseline === undefined
      ? { fresh: onLines, notes: [] }
      : (await import('./baseline.js')).findingsBeyondBaseline(options.baseline, onLines, {
          options,
          settings,
          site: shown,
        })
  const among = [
    ...(onLines.length < inFiles.length ? ['on changed lines'] : []),
    ...(fresh.length < onLines.length ? ['beyond the baseline'] : []),
  ].join(' ')
  return {
    site: shown,
    // A file that a rule could not check may have findings on any line, so the failure is always reported.
    migration: migrationOf([...new Set([...failed, ...fresh])], {
      fixes: options.fixes,
      within: checked ? within : writableFileTest(site, options.paths),
      wanted: wantedFixTest(options),
    }),
    notes,
    among: among || undefined,
    isAll: !checked && fresh.length === all.length && options.changed === undefined,
  }
}

async function onChangedLines(
  { staged }: Options,
  base: string,
  findings: readonly Finding[],
): Promise<readonly Finding[]> {
  const { changedLinesLookup, GitError } = await import('../git/changed-since.js')
  const paths = [...new Set(findings.map(({ file }) => file.path))]
  let changes: FileChange[]
  try {
    changes = changesIn(paths, changedLinesLookup(base, staged ? 'index' : 'disk'))
  } catch (error) {
    throw error instanceof GitError ? new UsageError(`--changed: ${error.message}`) : error
  }
  return findingsInChange(
    findings,
    new Map(changes.map((change) => [change.path, change])),
    'added',
    filterByLineNumber,
  )
}

const changesIn = (paths: readonly string[], changed: ChangedLinesLookup): FileChange[] =>
  paths.flatMap((path) => {
    const shown = changed(path)
    return shown ? [{ path, encoding: 'utf-8', shown: shown === 'whole' ? undefined : shown }] : []
  })
