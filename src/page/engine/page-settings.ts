import type { Rule } from '../../migrate/rule.js'
import { ruleAndGroupNames } from '../../migrate/rule-groups.js'
import { everyRule } from '../../migrate/rules/index.js'
import { choicesFromSettings } from '../../settings/choices-by-settings.js'
import { globMatcher, globsWithFolderContents } from '../../settings/globs.js'
import { parseSettings } from '../../settings/read-settings.js'
import { rulesWithSettings, type Settings } from '../../settings/settings.js'
import { siteOptionsFromSettings } from '../../settings/site-options-by-settings.js'
import { defaultSwitches } from '../model.js'
import type { GivenConfiguration, Switches } from './question.js'

/** The settings file among the opened files, applied as on the command line. */
export type PageSettings = Readonly<ReturnType<typeof pageSettingsFrom>>

/**
 * Reads the settings. It is a separate file of the page, loaded only if there are settings.
 * @throws Error for invalid settings
 */
export function pageSettingsFrom({ path, text }: NonNullable<GivenConfiguration['settings']>, switches: Switches) {
  const settings = parseSettings({ path, text }, ruleAndGroupNames(everyRule)) ?? {}
  const folder = path.replace(/[^/]*$/, '')
  const isExcluded = globMatcher(globsWithFolderContents(settings.exclude ?? []))
  return {
    options: { ...siteOptionsFromSettings(settings, (target) => within(folder, target)), complete: settings.complete },
    choices: choicesFromSettings(settings, switchedForms(switches)),
    rules: (rules: readonly Rule[]) => rulesWithSettings(settings, rules),
    /** Whether the settings do not exclude the file. */
    takes: (file: string) => !file.startsWith(folder) || !isExcluded(file.slice(folder.length)),
    /** A sentence for the page about the settings. */
    note: `The settings in ${path} apply${left(settings)}.`,
  }
}

const within = (folder: string, path: string): string =>
  `${folder}${path.replace(/^\.?\/|^\.$/, '')}`.replace(/\/+$/, '')

/** The switches that the user has set. They override the settings. */
const switchedForms = (switches: Switches) =>
  Object.fromEntries(
    Object.entries(switches).filter(([name, value]) => value !== defaultSwitches[name as keyof Switches]),
  )

/** The end of a sentence that names settings without effect on the page; empty if there are none. */
function left(settings: Settings): string {
  const names = (['baseline', 'modules', 'include'] as const).filter((name) => settings[name] !== undefined)
  return names.length > 0 ? `, except ${names.map((name) => `"${name}"`).join(' and ')}` : ''
}
