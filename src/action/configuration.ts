import { nonEmptyTexts } from '../base/listed.js'
import { targetModules } from '../httpd/target-modules.js'
import { findingsIn } from '../migrate/migrate.js'
import { type Choices, type Finding, formsOnGitHub } from '../migrate/rule.js'
import { everyRule } from '../migrate/rules/index.js'
import { serverNotes } from '../report/taken-for.js'
import { choicesUnder } from '../settings/choices-under.js'
import { rulesUnder } from '../settings/settings.js'
import { siteOptionsUnder } from '../settings/site-options-under.js'
import { type LoadedText, load } from '../site/load.js'
import { siteParts } from '../site/parts.js'
import type { Site, SiteOptions } from '../site/site.js'
import type { ConfigFile, Version } from '../syntax/tree.js'
import type { Checkout } from './checkout.js'
import type { ActionInputs } from './inputs.js'
import type { TreeEntry } from './repository-calls.js'
import { type CommitSettings, pathInCommit } from './settings.js'

/** Nobody writes a configuration of more bytes; a generated one is cheaper to check where it is generated. */
export const mostBytes = 2_000_000

/** The bytes of entries that are checked out, and the entries whose bytes have to be asked for: a request each. */
export function inCheckout(
  entries: readonly TreeEntry[],
  checkout: Checkout,
): { bytes: Map<TreeEntry, Uint8Array>; missing: readonly TreeEntry[] } {
  const bytes = new Map<TreeEntry, Uint8Array>()
  for (const entry of entries) {
    const found = checkout(entry.path, entry.sha)
    if (found) bytes.set(entry, found)
  }
  return { bytes, missing: entries.filter((entry) => !bytes.has(entry)) }
}

/** How a run takes the texts of a commit. */
export interface ConfigurationOptions {
  readonly inputs: Pick<ActionInputs, 'assumeComplete' | 'define' | 'from' | 'modules' | 'server'>
  readonly settings: CommitSettings
  /** What is to be written, where that is not what the settings say. */
  readonly choices?: Choices
  /** Further names of the files: link → path. */
  readonly links: ReadonlyMap<string, string>
  /** Whether all configuration of the commit is among the texts: less is never taken for the whole of a server's. */
  readonly isWhole: boolean
  /** What git or GitHub remembers: the files were of 2.2, and somebody has begun to upgrade them. */
  readonly begun: boolean | readonly string[]
  /** What an earlier review of the same change took the files for. */
  readonly before?: Version | undefined
}

/** The configuration of a commit, and what the rules say of it. */
export interface CheckedConfiguration<T> {
  readonly site: Site
  readonly sources: ReadonlyMap<ConfigFile, T>
  readonly findings: readonly Finding[]
  readonly choices: Choices
  /** What could not be done as it was asked for, a sentence each. */
  readonly notes: readonly string[]
}

/** Said where the files alone do not show it. */
export const partlyUpgradedNote =
  'Treated as a partly upgraded 2.2: earlier commits removed lines of 2.2. If the server already runs 2.4, set `"from": "2.4"` in `httpd-upgrade.json`.'

/** All files where either says it of all; false where neither speaks of any. */
function eitherOf(one: SiteOptions['begun'] = false, other: SiteOptions['begun'] = false): boolean | readonly string[] {
  if (one === true || other === true) return true
  const paths = [...(one || []), ...(other || [])]
  return paths.length > 0 && paths
}

/** The texts of a commit as the inputs and the settings say that they are to be taken. */
export function configurationOf<T extends LoadedText>(
  texts: readonly T[],
  options: ConfigurationOptions,
): CheckedConfiguration<T> {
  const { inputs, settings: found, links, isWhole, begun, before } = options
  const { settings } = found
  const asksComplete = inputs.assumeComplete || settings.complete === true
  const modules = inputs.modules ?? found.modules
  const said = siteOptionsUnder(settings, (path) => pathInCommit(found, path))
  const { site, sources } = load(texts, {
    ...said,
    // What the inputs say of the server comes first.
    from: inputs.from ?? said.from,
    define: inputs.define.length > 0 ? inputs.define : said.define,
    target: modules === undefined ? undefined : targetModules(modules),
    begun: eitherOf(said.begun, begun),
    takenFor: before,
    complete: asksComplete && isWhole,
    links,
  })
  const usual = choicesUnder(settings, {}, formsOnGitHub)
  const choices = options.choices ?? { ...usual, server: inputs.server ?? usual.server }
  const findings = findingsIn(site, rulesUnder(settings, everyRule), choices)
  const isOnItsWay = eitherOf(begun) && siteParts(site).some(({ judgement }) => judgement.origin === 'on its way')
  const notes = nonEmptyTexts(
    asksComplete && !isWhole && 'Some files were not read, so `"complete": true` was not applied.',
    isOnItsWay && partlyUpgradedNote,
    ...serverNotes(site, choices.server),
  )
  return { site, sources, findings, choices, notes }
}
