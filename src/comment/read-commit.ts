import type { CheckoutReader } from '../action/checkout.js'
import { checkConfiguration } from '../action/configuration.js'
import type { ActionInputs } from '../action/inputs.js'
import { pathFilter } from '../action/path-filter.js'
import type { TreeEntry } from '../action/repository-calls.js'
import { readSettingsAtCommit } from '../action/settings.js'
import { uncheckedLookAlikeNotes } from '../action/unchecked-files.js'
import { commaList } from '../base/list-text.js'
import { begunSettingToSave } from '../change/begun-files.js'
import { pathsWhereUpgradeStarts } from '../change/begun-upgrade.js'
import type { FileChange } from '../change/findings-in-change.js'
import { hunksOf, newTextInPatch, oldTextInPatch } from '../change/hunks.js'
import type { SourceFile } from '../disk/files.js'
import { migrationOf } from '../migrate/migrate.js'
import { type Finding, formsOnGitHub } from '../migrate/rule.js'
import { hasRarelyNeededFix } from '../questions/assumptions.js'
import { syntaxProblemPlaces } from '../report/unclear-lines.js'
import { type Settings, settingsFile } from '../settings/settings.js'
import { isCopyOfMainOrBesideOne } from '../site/main-file.js'
import { looksLikeHttpd } from '../site/recognise.js'
import type { Site } from '../site/site.js'
import { unreadFiles, versionOfReadFiles } from '../site/sites-by-server.js'
import { unitOfConfigPath } from '../site/units.js'
import { decode, isBinary } from '../syntax/encoding.js'
import type { ConfigFile, Version } from '../syntax/tree.js'
import { fetchBaselineFilter } from './baseline.js'
import { readSelectedFiles } from './read-selection.js'
import type { PullFile, ReviewCalls } from './review-calls.js'
import { type FileSelection, selectFiles } from './selection.js'
import { unmatchedPathsNotes, unreadFileNotes } from './unread-notes.js'

/** The commit to read. For a pull request, also what the request changes and what its earlier reviews said. */
export interface CommitToRead {
  readonly sha: string
  /** The commit to read the settings from. It is never a commit that a stranger may have written. */
  readonly settingsSha: string
  readonly changed: readonly PullFile[] | undefined
  /** Requests the files changed since our first review. Called only if `changed` shows no begun upgrade. */
  readonly sinceReviewed?: () => Promise<readonly PullFile[]>
  /** The version that our first review of the pull request assumed. */
  readonly firstReviewVersion?: Version | undefined
  /** Whether the pull request has commits since our first review. */
  readonly isChanged?: boolean
}

/** The configuration of a commit, and the findings in it. */
export type CommitConfiguration = Readonly<Awaited<ReturnType<typeof checkConfigurationOfCommit>>>

/** Reads and checks the changed files, or all, and within limits reads the other configuration. Runs nothing from the files. */
export async function checkConfigurationOfCommit(
  github: ReviewCalls,
  inputs: ActionInputs,
  target: CommitToRead,
  checkout: CheckoutReader,
) {
  const [settings, { entries, isCut }] = await Promise.all([
    readSettingsAtCommit(github, inputs.config, target.settingsSha),
    github.tree(target.sha),
  ])
  const { isWanted, isNamed, mayBeMissed } = pathFilter(inputs, settings)
  const listed = new Map(target.changed?.filter(({ isRemoved }) => !isRemoved).map((file) => [file.path, file]))
  const known = isCut ? withListed(entries, [...listed.values()]) : entries
  const selection = selectFiles(known, isWanted, (path) => target.changed === undefined || listed.has(path))
  const read = await readSelectedFiles(github, selection, checkout)
  // A suggestion may have removed the line that shows that the file is httpd's, so the old text counts too.
  const wasForHttpd = (path: string) => looksLikeHttpd(oldTextInPatch(listed.get(path)?.patch ?? ''), path)
  const texts = textsOf(read.blobs, (path) => isNamed(path) || wasForHttpd(path))
  const isWhole = !isCut && [read.missing, selection.tooLarge, selection.tooLargeAround].flat().length === 0
  const { begun, since } = await begunIn(target, isWanted)
  const isEdited = target.isChanged && (since.length === 0 || since.some(({ path }) => isWanted(path)))
  const { site, sources, ...configuration } = checkConfiguration(texts, {
    ...{ inputs, settings, links: read.links, isWhole, begun, firstReviewVersion: target.firstReviewVersion },
  })
  const beyond = await fetchBaselineFilter(github, settings, target.settingsSha)
  const copies = new Set([...unreadFiles(site)].filter((file) => isCopyOfMainOrBesideOne(site, file)))
  const ofServers = configuration.findings.filter(({ file }) => !copies.has(file))
  const findings = beyond(ofServers)
  const checked = new Set(selection.checked.map(({ path }) => path))
  return {
    site,
    migration: migrationOf(findings, { fixes: inputs.fixes }),
    /** Whether a file is one that no server reads today, such as a disabled site. */
    isAside: (file: ConfigFile) => unreadFiles(site).has(file),
    /** Which httpd uses the files today, if an input or a setting says so. */
    today: configuration.choices.server,
    /** The version that the run assumed for all files, if it is one version. */
    was: versionOfReadFiles(site),
    /** The files to check, by path. */
    changes: changesAmong([...sources.values()], selection, listed),
    /** Whether a file is a copy that no server reads. */
    isCopy: (file: ConfigFile) => copies.has(file),
    /** The choices of forms that only this run makes; a command line needs options for them. */
    forms: formsOnlyHere(settings.settings),
    /** The version that a command line must name with --from; undefined if the files or the settings show it. */
    from: inputs.from ?? (isEdited && settings.settings.from === undefined ? target.firstReviewVersion : undefined),
    /** The paths of files that were to be checked or known, but could not be read. */
    unread: new Set([...read.missing.map(({ path }) => path), ...selection.tooLarge]),
    /** Whether this run checks files with this path. */
    isWanted,
    /** The place of a file in the commit, and its encoding. */
    placeOf: placesIn(known, sources),
    /** The lines of the checked files whose meaning is not clear. */
    unclear: syntaxProblemPlaces(site, ({ path }) => checked.has(path)),
    /** How many findings the baseline of the settings leaves out. */
    leftOut: ofServers.length - findings.length,
    /** Sentences for the user, mostly about files that were not read or not checked. */
    notes: [
      ...unmatchedPathsNotes(inputs, known, isWanted),
      ...unreadFileNotes({ selection, read, isCut }),
      ...uncheckedLookAlikeNotes(
        [...listed.values()].filter(({ path }) => mayBeMissed(path)).map(asShown),
        inputs.config,
      ),
      ...copiesNote(copies),
      ...configuration.notes,
      ...(begun.length > 0 && findings.some(isDue) ? notesForLater(site, settings.settings, inputs.config) : []),
    ],
  }
}

const formsOnlyHere = (settings: Settings) => ({
  defaults: settings.defaults === undefined ? formsOnGitHub.defaults : undefined,
  likelyMistakes: settings['likely-mistakes'] === undefined ? formsOnGitHub.likelyMistakes : undefined,
})

/** Whether a finding is work to do: it is no note, and if it has a fix, more than a few servers need that fix. */
const isDue = (finding: Finding): boolean => finding.severity !== 'info' && !hasRarelyNeededFix(finding)

const asShown = ({ path, patch = '' }: PullFile) => ({ path, text: newTextInPatch(patch) })

const copiesNote = (copies: ReadonlySet<ConfigFile>): string[] =>
  copies.size === 0
    ? []
    : [`Copies that no server reads were not checked: ${commaList(Array.from(copies, ({ path }) => path))}.`]

/** A note if later runs could not see that the files are partly upgraded. Commits of accepted suggestions do not show that. */
function notesForLater(site: Site, { begun }: Settings, config: string | undefined): readonly string[] {
  if (begun || site.judgement.stated.from !== 'auto') return []
  const asked = begunSettingToSave(site, new Map())
  if (asked === undefined) return []
  // The run may have read only the roles of this pull request, so the note names only these roles.
  const roles = [...new Set(site.files.map(({ path }) => unitOfConfigPath(path, '')))].filter(Boolean)
  const noted = asked === true && roles.length > 0 ? roles : asked
  return [
    `After the merge, later runs cannot see that the configuration is only partly upgraded. Add \`"begun": ${JSON.stringify(noted)}\` to \`${config ?? settingsFile}\` in this pull request.`,
  ]
}

/**
 * The files in which the pull request starts the upgrade, and the files changed since our first review. If a pull request adds
 * lines for 2.2 and people accept suggestions for these, its whole change shows neither version.
 */
async function begunIn({ changed = [], sinceReviewed }: CommitToRead, isWanted: (path: string) => boolean) {
  const shown = (files: readonly PullFile[]) =>
    pathsWhereUpgradeStarts(files.filter(({ path, isRemoved }) => !isRemoved && isWanted(path)))
  const begun = shown(changed)
  if (begun.length > 0 || sinceReviewed === undefined) return { begun, since: changed }
  const since = await sinceReviewed()
  return { begun: shown(since), since }
}

const textsOf = (blobs: Awaited<ReturnType<typeof readSelectedFiles>>['blobs'], isNamed: (path: string) => boolean) =>
  blobs.flatMap(({ path, bytes }): SourceFile[] =>
    isBinary(bytes) ? [] : [{ path, named: isNamed(path), ...decode(bytes) }],
  )

function changesAmong(
  sources: readonly SourceFile[],
  { checked }: FileSelection,
  listed: ReadonlyMap<string, PullFile>,
): ReadonlyMap<string, FileChange> {
  const paths = new Set(checked.map(({ path }) => path))
  const own = sources.filter(({ path }) => paths.has(path))
  return new Map(own.map((source) => [source.path, changeOf(source, listed.get(source.path))]))
}

function placesIn(entries: readonly TreeEntry[], sources: ReadonlyMap<ConfigFile, SourceFile>) {
  const at = new Map(entries.map((entry) => [entry.path, entry]))
  return (file: ConfigFile) => {
    const [source, entry] = [sources.get(file), at.get(file.path)]
    return source && entry && { ...entry, encoding: source.encoding }
  }
}

const changeOf = ({ path, encoding }: SourceFile, listed: PullFile | undefined): FileChange => ({
  path,
  encoding,
  shown: listed?.patch === undefined ? undefined : hunksOf(listed.patch),
})

/** Adds the changed files that are missing from the entries, because GitHub has cut the tree short. */
function withListed(entries: readonly TreeEntry[], listed: readonly PullFile[]): TreeEntry[] {
  const known = new Set(entries.map(({ path }) => path))
  const more = listed
    .filter(({ path }) => !known.has(path))
    .map(({ path, sha }) => ({ path, sha, mode: '100644', size: 0 }))
  return [...entries, ...more]
}
