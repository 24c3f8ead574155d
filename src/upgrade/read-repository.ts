import type { CheckoutReader } from '../action/checkout.js'
import type { FileMove } from '../action/commit.js'
import { checkConfiguration, maxFileBytes, readFromCheckout } from '../action/configuration.js'
import type { GitDataCalls } from '../action/git-data.js'
import { type ActionInputs, InputError } from '../action/inputs.js'
import { pathFilter } from '../action/path-filter.js'
import type { TreeEntry } from '../action/repository-calls.js'
import { readSettingsAtCommit } from '../action/settings.js'
import { type UncheckedText, uncheckedLookAlikeNotes } from '../action/unchecked-files.js'
import { commaList, nonEmptyTexts } from '../base/list-text.js'
import { type SourceFile, skippedFolderNames } from '../disk/files.js'
import { notesOnEmptiedFiles } from '../migrate/emptied-files.js'
import { migrationOf, writableFileTest } from '../migrate/migrate.js'
import { type Finding, formsOnGitHub } from '../migrate/rule.js'
import { distributionLayout } from '../migrate/rules/access/distribution-layout.js'
import { countWithNoun } from '../report/summary.js'
import { syntaxProblemNotes, syntaxProblemPlaces } from '../report/unclear-lines.js'
import { assumeCompleteNotes } from '../report/unseen-text.js'
import { choicesFromSettings } from '../settings/choices-by-settings.js'
import { unreadFiles, versionOfReadFiles } from '../site/sites-by-server.js'
import { isConfigPath, mayBeConfigPath } from '../site/wanted-path.js'
import { decode, isBinary } from '../syntax/encoding.js'
import type { ConfigFile } from '../syntax/tree.js'
import { checkWithChosenForms } from './decisions.js'
import { formChoicesToOffer } from './form-choices.js'
import { type FileToRead, filesToRead } from './named-files.js'
import { renamesForDebian } from './renames.js'
import { choicesWithTicks, isWantedFix, type Ticks } from './ticks.js'
import { fetchTreeListing, type TreeListing } from './tree-listing.js'

/** The commit to upgrade, and its branch. */
export interface BaseCommit {
  readonly branch: string
  readonly sha: string
}

/** A file that was read, and its entry in the commit's tree. */
export interface RepositoryFile extends SourceFile {
  readonly entry: TreeEntry
}

/** A repository's configuration, and the findings in it. */
export type RepositoryConfiguration = Readonly<Awaited<ReturnType<typeof checkRepositoryConfiguration>>>

/** What earlier pull requests show: the ticks of people, and whether the upgrade has begun. */
export interface EarlierPulls {
  /** The ticks in the text of the open pull request, or else of the latest one. */
  readonly ticks: Ticks
  /** Whether one of the pull requests was merged, so that the upgrade has begun. */
  readonly begun: boolean
}

export interface RepositoryJob {
  readonly git: GitDataCalls
  readonly inputs: ActionInputs
  readonly checkout: CheckoutReader
  /** The entries of the commit, if they have already been read. */
  readonly listing?: TreeListing
}

/**
 * Reads a commit's configuration through the API and finds its fixes, as `httpd-upgrade .` does in a checkout. It runs nothing
 * from the repository.
 * @throws InputError if there is too much to read
 */
export async function checkRepositoryConfiguration(
  { git, inputs, checkout, ...known }: RepositoryJob,
  base: BaseCommit,
  { ticks, begun }: EarlierPulls = { ticks: new Set(), begun: false },
) {
  const listing = known.listing ?? (await fetchTreeListing(git, await git.treeOf(base.sha)))
  const paths = new Set(listing.entries.map(({ path }) => path))
  const settings = await readSettingsAtCommit(git, inputs.config, base.sha, (path) => paths.has(path))
  const { isWanted, isNamed, mayBeMissed } = pathFilter(inputs, settings)
  const blobs = blobReader(git, checkout)
  const { targets, unread } = await linkTargets(listing, isWanted, blobs)
  const { files, links } = filesToRead(listing.entries, targets, isWanted)
  const { read, tooLarge } = await readFiles(files.filter(isOurs), isNamed, blobs)
  const missed = read.some(({ path }) => isConfigPath(path)) ? [] : await unusuallyNamed(listing, mayBeMissed, blobs)
  const isWhole = listing.unlisted.length + unread + tooLarge.length === 0
  // The setting `server` does not apply: the pull request is for the day of the switch.
  const { server: _, ...own } = choicesFromSettings(settings.settings, {}, formsOnGitHub)
  const choices = choicesWithTicks(own, ticks)
  const options = { inputs, settings, choices, links, isWhole, begun }
  const { site, sources, notes, decided, texts, ...found } = checkWithChosenForms(
    read,
    (files) => checkConfiguration(files, options),
    ticks,
  )
  const { moves, files: renamed } = renamesForDebian(site, listing, targets)
  const aside = unreadFiles(site)
  const findings = found.findings.filter(
    ({ rule, file }) => !aside.has(file) && (rule.id !== distributionLayout.id || !renamed.has(file)),
  )
  const unclear = syntaxProblemPlaces(site, (file) => !aside.has(file))
  const wanted = (finding: Finding) => isWantedFix(finding, inputs.fixes, ticks)
  const migration = migrationOf(findings, { fixes: 'all', wanted, within: writableFileTest(site) })
  return {
    ...{ base, listing, site, sources, links },
    /** The version that all files are treated as; undefined if they differ. */
    was: versionOfReadFiles(site),
    /** The user's choices of forms, from the settings and the ticks. */
    choices,
    /** The forms that people have chosen for single findings, with edits to the files of the commit. */
    decided,
    /** The files to rename for Debian's 2.4. */
    moves,
    migration: { ...migration, texts: new Map([...texts, ...migration.texts]) },
    /** The alternative forms that people can choose. */
    forms: formChoicesToOffer({ site, findings: found.findings, choices }, ticks),
    /** The places of syntax problems, in files that a server reads. */
    unclear,
    /** Sentences for the user, mostly about files that were not read or not changed. */
    notes: [
      ...syntaxProblemNotes(unclear),
      ...notesOn(moves, listing, unread, tooLarge),
      ...uncheckedLookAlikeNotes(missed, inputs.config),
      ...notesOnEmptiedFiles(migration),
      ...asideNote(found.findings, aside),
      ...notes,
      ...assumeCompleteNotes(site, findings),
    ],
  }
}

/** A sentence about files with findings that stay unchanged, because no server reads them; empty if there are none. */
function asideNote(findings: readonly Finding[], aside: ReadonlySet<ConfigFile>): string[] {
  const files = new Set(findings.map(({ file }) => file).filter((file) => aside.has(file)))
  const names = commaList(Array.from(files, ({ path }) => path))
  return files.size === 0 ? [] : [`These files are unchanged, because no server reads them: ${names}.`]
}

/** Whether this tool may change a file. A workflow's token cannot change workflow files, which contain no configuration anyway. */
const isOurs = ({ entry }: FileToRead): boolean => !entry.path.startsWith('.github/workflows/')

/** The most blobs to request: a workflow's token has a thousand requests an hour. */
const maxBlobs = 800
const maxLinks = 200

type ReadBlobs = (entries: readonly TreeEntry[]) => Promise<ReadonlyMap<TreeEntry, Uint8Array>>

/**
 * Returns a function that reads blobs. A checked-out file costs no request, and equal blobs cost one together.
 * @throws InputError if too many files cost a request
 */
function blobReader(git: GitDataCalls, checkout: CheckoutReader): ReadBlobs {
  let left = maxBlobs
  return async (entries) => {
    const { bytes, missing } = readFromCheckout(entries, checkout)
    const asked = [...new Set(missing.map(({ sha }) => sha))]
    left -= asked.length
    if (left < 0) throw new InputError(tooMany(entries.length))
    const blobs = await git.blobs(missing)
    for (const entry of missing) {
      const blob = blobs.get(entry.sha)
      if (!blob)
        throw new Error(
          `GitHub names ${entry.path} in the list of files, but did not return its content; run the workflow again`,
        )
      bytes.set(entry, blob)
    }
    return bytes
  }
}

const tooMany = (count: number): string =>
  `${count} files look like httpd's configuration, too many to fetch one by one. Put actions/checkout before this step, or name fewer files in the input paths.`

/**
 * The targets of links. Links that are named like configuration are read first, then others, which may lead to folders with
 * configuration.
 */
async function linkTargets({ entries }: TreeListing, isWanted: (path: string) => boolean, blobs: ReadBlobs) {
  const links = entries.filter(
    ({ path, mode }) =>
      mode === '120000' &&
      mayBeConfigPath(path) &&
      !ofOthers.test(path) &&
      !path.split('/').some((name) => skippedFolderNames.has(name)),
  )
  const likely = links.filter(({ path }) => isWanted(path))
  const asked = [...likely, ...links.filter((link) => !likely.includes(link))].slice(0, maxLinks)
  const targets = Array.from(await blobs(asked), ([{ path }, bytes]) => [path, decode(bytes).text] as const)
  return { targets: new Map(targets), unread: links.length - asked.length }
}

/** Matches links in a whole /etc that lead to certificates, programs, services or fonts. */
const ofOthers = /(^|\/)(ssl\/certs|pki|alternatives|fonts|systemd|rc[\dS]\.d|[^/]+\.(wants|requires))\//

async function readFiles(files: readonly FileToRead[], isNamed: (path: string) => boolean, blobs: ReadBlobs) {
  const read = await blobs(files.flatMap(({ entry }) => (entry.size <= maxFileBytes ? entry : [])))
  return {
    read: files.flatMap(({ path, entry }): RepositoryFile[] => {
      const bytes = read.get(entry)
      return bytes && !isBinary(bytes) ? [{ path, entry, named: isNamed(path), ...decode(bytes) }] : []
    }),
    tooLarge: files.filter(({ entry }) => entry.size > maxFileBytes).map(({ path }) => path),
  }
}

/** The texts of files with unusual names that contain httpd or the like. The caller needs them only if no file has a usual name. */
async function unusuallyNamed({ entries }: TreeListing, mayBe: (path: string) => boolean, blobs: ReadBlobs) {
  const likely = entries.filter(
    ({ path, mode, size }) => mode.startsWith('100') && size <= maxFileBytes && mayBe(path) && namesHttpd.test(path),
  )
  const read = await blobs(likely.slice(0, maxMissed))
  return Array.from(
    read,
    ([{ path }, bytes]): UncheckedText => ({ path, text: isBinary(bytes) ? '' : decode(bytes).text }),
  )
}

const namesHttpd = /(apache|httpd|virtual-?hosts?|vhosts?)[^/]*$/i
const maxMissed = 20

const notesOn = (
  moves: readonly FileMove[],
  { unlisted }: TreeListing,
  unread: number,
  tooLarge: readonly string[],
): string[] =>
  nonEmptyTexts(
    moves.length > 0 &&
      `Debian's 2.4 reads these files only under their new names: ${commaList(moves.map(({ from, to }) => `${from} → ${to}`))}.`,
    unlisted.length > 0 &&
      `The repository has more files than GitHub lists, so these folders were not checked: ${commaList(unlisted)}.`,
    unread > 0 &&
      `${countWithNoun(unread, 'symbolic link')} ${unread === 1 ? 'was' : 'were'} not followed, because a run follows at most ${maxLinks}.`,
    tooLarge.length > 0 && `These files are unchanged, because they are larger than 2 MB: ${commaList(tooLarge)}.`,
  )
