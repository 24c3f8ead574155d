import { nonEmptyTexts } from '../base/list-text.js'
import { targetModules } from '../httpd/target-modules.js'
import { findingsOfRules } from '../migrate/migrate.js'
import { type Choices, type Finding, formsOnGitHub } from '../migrate/rule.js'
import { everyRule } from '../migrate/rules/index.js'
import { serverContradictionNotes } from '../report/assumed-version.js'
import { choicesBySettings } from '../settings/choices-by-settings.js'
import { rulesBySettings } from '../settings/settings.js'
import { siteOptionsBySettings } from '../settings/site-options-by-settings.js'
import { type LoadedText, load } from '../site/load.js'
import type { Site, SiteOptions } from '../site/site.js'
import { sitesByServer } from '../site/sites-by-server.js'
import { runWithWordCache } from '../syntax/nodes.js'
import type { ConfigFile, Version } from '../syntax/tree.js'
import type { CheckoutReader } from './checkout.js'
import { notesOnFilesFor22 } from './files-for-22.js'
import type { ActionInputs } from './inputs.js'
import type { TreeEntry } from './repository-calls.js'
import { type CommitSettings, pathFromRepositoryRoot } from './settings.js'

/** Larger files are skipped. They are generated, and are better checked where they are generated. */
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

/** What decides how a run reads the texts of a commit. */
export interface ConfigurationOptions {
  readonly inputs: Pick<ActionInputs, 'assumeComplete' | 'define' | 'from' | 'modules' | 'server'>
  readonly settings: CommitSettings
  /** The choices for the fixes to write, if they differ from the settings. */
  readonly choices?: Choices
  /** Other names of the files, as a map from link to path. */
  readonly links: ReadonlyMap<string, string>
  /**
   * Whether all configuration of the commit is among the texts. Otherwise it never counts as a server's whole
   * configuration.
   */
  readonly isWhole: boolean
  /** True if the history shows that all files are a partly upgraded 2.2; or the paths of the files for which it shows that. */
  readonly begun: boolean | readonly string[]
  /** The version that an earlier review of the same change assumed. */
  readonly before?: Version | undefined
}

/** The configuration of a commit, and the findings in it. */
export interface CheckedConfiguration<T> {
  readonly site: Site
  readonly sources: ReadonlyMap<ConfigFile, T>
  readonly findings: readonly Finding[]
  readonly choices: Choices
  /** Sentences for the user: a setting that could not be applied, or an assumed version. */
  readonly notes: readonly string[]
}

/** The note for files that only the history shows to be a partly upgraded 2.2. */
export const partlyUpgradedNote =
  'Treated as a partly upgraded 2.2: earlier commits removed lines of 2.2. If the server already runs 2.4, set `"from": "2.4"` in `httpd-upgrade.json`.'

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
  const { inputs, settings: found, links, isWhole, begun, before } = options
  const { settings } = found
  const asksComplete = inputs.assumeComplete || settings.complete === true
  const modules = inputs.modules ?? found.modules
  const said = siteOptionsBySettings(settings, (path) => pathFromRepositoryRoot(found, path))
  const { site, sources } = load(texts, {
    ...said,
    // An input about the server overrides the setting.
    from: inputs.from ?? said.from,
    define: inputs.define.length > 0 ? inputs.define : said.define,
    target: modules === undefined ? undefined : targetModules(modules),
    begun: eitherOf(said.begun, begun),
    firstReviewVersion: before,
    complete: asksComplete && isWhole,
    links,
  })
  const usual = choicesBySettings(settings, {}, formsOnGitHub)
  const choices = options.choices ?? { ...usual, server: inputs.server ?? usual.server }
  // The rules read most lines many times, and a runner has enough memory for a cache.
  const findings = runWithWordCache(site.files, () =>
    findingsOfRules(site, rulesBySettings(settings, everyRule), choices),
  )
  const isOnItsWay = eitherOf(begun) && sitesByServer(site).some(({ judgement }) => judgement.origin === 'on its way')
  const notes = nonEmptyTexts(
    asksComplete && !isWhole && 'Some files were not read, so `"complete": true` was not applied.',
    isOnItsWay && partlyUpgradedNote,
    ...serverContradictionNotes(site, choices.server),
    ...notesOnFilesFor22(site, findings),
  )
  return { site, sources, findings, choices, notes }
}
