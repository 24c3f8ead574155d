import { nonEmptyTexts } from '../base/list-text.js'
import { parseTargetModules } from '../httpd/target-modules.js'
import { findingsOfRules } from '../migrate/migrate.js'
import { type Choices, type Finding, formsOnGitHub } from '../migrate/rule.js'
import { everyRule } from '../migrate/rules/index.js'
import { serverSettingContradictionNotes } from '../report/assumed-version.js'
import { choicesFromSettings } from '../settings/choices-by-settings.js'
import { rulesWithSettings } from '../settings/settings.js'
import { siteOptionsFromSettings } from '../settings/site-options-by-settings.js'
import { type LoadedText, loadSite } from '../site/load.js'
import type { Site, SiteOptions } from '../site/site.js'
import { sitesByServer } from '../site/sites-by-server.js'
import { runWithWordCache } from '../syntax/nodes.js'
import type { ConfigFile, Version } from '../syntax/tree.js'
import type { CheckoutReader } from './checkout.js'
import { notesOnFilesNamedFor22 } from './files-for-22.js'
import type { ActionInputs } from './inputs.js'
import type { TreeEntry } from './repository-calls.js'
import { type CommitSettings, pathFromRepositoryRoot } from './settings.js'

/** The most bytes of a file to check. Larger files are usually generated. */
export const maxFileBytes = 2_000_000

/** The bytes of the entries that are checked out, and the entries that have to be requested from GitHub. */
export function readFromCheckout(
  entries: readonly TreeEntry[],
  checkout: CheckoutReader,
): { bytes: Map<TreeEntry, Uint8Array>; missing: readonly TreeEntry[] } {
  const bytes = new Map<TreeEntry, Uint8Array>()
  for (const entry of entries) {
    const found = checkout(entry.path, entry.sha)
    if (found) bytes.set(entry, found)
  }
  return { bytes, missing: entries.filter((entry) => !bytes.has(entry)) }
}

/** How a run reads and judges the texts of a commit. */
export interface ConfigurationOptions {
  readonly inputs: Pick<ActionInputs, 'assumeComplete' | 'define' | 'from' | 'modules' | 'server'>
  readonly settings: CommitSettings
  /** The choices for the fixes to write, if they differ from the settings. */
  readonly choices?: Choices
  /** Other names of the files, as a map from link to path. */
  readonly links: ReadonlyMap<string, string>
  /**
   * Whether the texts include all configuration of the commit. If not, no input or setting makes the configuration count as
   * complete.
   */
  readonly isWhole: boolean
  /** Which files the history shows to be partly upgraded from 2.2: true for all, or their paths; false for none. */
  readonly begun: boolean | readonly string[]
  /** The version that an earlier review of the same change assumed. */
  readonly firstReviewVersion?: Version | undefined
}

/** The configuration of a commit, and the findings in it. */
export interface CheckedConfiguration<T> {
  readonly site: Site
  readonly sources: ReadonlyMap<ConfigFile, T>
  readonly findings: readonly Finding[]
  readonly choices: Choices
  /** Sentences for the user, for example about a setting that had no effect, or about an assumed version. */
  readonly notes: readonly string[]
}

/** The note for files that only the history shows to be partly upgraded from 2.2. */
export const partlyUpgradedNote =
  'Treated as a partly upgraded configuration of 2.2, because earlier commits removed lines of 2.2. If the server already runs 2.4, set `"from": "2.4"` in `httpd-upgrade.json`.'

/**
 * Joins two values of the setting `begun`: true if either is true, otherwise the files of both, or false if neither names any.
 */
function eitherOf(one: SiteOptions['begun'] = false, other: SiteOptions['begun'] = false): boolean | readonly string[] {
  if (one === true || other === true) return true
  const paths = [...(one || []), ...(other || [])]
  return paths.length > 0 && paths
}

/** Runs the rules on the texts of a commit, as the inputs and the settings ask. */
export function checkConfiguration<T extends LoadedText>(
  texts: readonly T[],
  options: ConfigurationOptions,
): CheckedConfiguration<T> {
  const { inputs, settings: found, links, isWhole, begun, firstReviewVersion } = options
  const { settings } = found
  const asksComplete = inputs.assumeComplete || settings.complete === true
  const modules = inputs.modules ?? found.modules
  const said = siteOptionsFromSettings(settings, (path) => pathFromRepositoryRoot(found, path))
  const { site, sources } = loadSite(texts, {
    ...said,
    // An input about the server overrides the setting.
    from: inputs.from ?? said.from,
    define: inputs.define.length > 0 ? inputs.define : said.define,
    target: modules === undefined ? undefined : parseTargetModules(modules),
    begun: eitherOf(said.begun, begun),
    firstReviewVersion,
    complete: asksComplete && isWhole,
    links,
  })
  const usual = choicesFromSettings(settings, {}, formsOnGitHub)
  const choices = options.choices ?? { ...usual, server: inputs.server ?? usual.server }
  // The rules read most lines many times, and a runner has enough memory for a cache.
  const findings = runWithWordCache(site.files, () =>
    findingsOfRules(site, rulesWithSettings(settings, everyRule), choices),
  )
  const isOnItsWay = eitherOf(begun) && sitesByServer(site).some(({ judgement }) => judgement.origin === 'on its way')
  const notes = nonEmptyTexts(
    asksComplete && !isWhole && 'Some files were not read, so the configuration was not treated as complete.',
    isOnItsWay && partlyUpgradedNote,
    ...serverSettingContradictionNotes(site, choices.server),
    ...notesOnFilesNamedFor22(site, findings),
  )
  return { site, sources, findings, choices, notes }
}
