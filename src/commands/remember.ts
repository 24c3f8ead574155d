import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve, sep } from 'node:path'
import { begunSettingToSave } from '../change/begun-files.js'
import type { Options } from '../command-line/arguments.js'
import { writeAtomically } from '../disk/write-files.js'
import { assumptionsOf } from '../migrate/assumptions.js'
import type { Migration } from '../migrate/migrate.js'
import type { Finding } from '../migrate/rule.js'
import { type Settings, settingsFile } from '../settings/settings.js'
import { withSetting } from '../settings/settings-text.js'
import { firstMainFile } from '../site/main-file.js'
import type { CommandInput } from './input.js'
import { printNote } from './output.js'
import { settingsSearchFolder } from './settings.js'

/**
 * Records in the settings that a run has begun to upgrade a 2.2, unless the files still show it to the next run. Prints one
 * line.
 * @returns whether the next run will see that the upgrade has begun
 */
export function rememberBegunUpgrade(
  { options, settings, settingsPath, site }: CommandInput,
  { texts }: Migration,
  when: Parameters<typeof begunSettingToSave>[2] = {},
): boolean {
  const { begun = [] } = settings
  if (begun === true) return true
  const known = begun || []
  const folder = resolve(dirname(settingsPath))
  const asked = begunSettingToSave(site, texts, when)
  if (asked === undefined) return known.length > 0
  // The settings may be for more files than were read, so the note names the paths that were read.
  const noted = asked === true && resolve(settingsSearchFolder(options)) !== folder ? options.paths : asked
  const paths = noted === true ? [] : noted.map((path) => relative(folder, resolve(path)).replaceAll(sep, '/'))
  // If the settings cannot be written, the report says so at its end.
  if (!writeSettings(options, settingsPath, { begun: noted === true || [...new Set([...known, ...paths])].sort() }))
    return false
  printNote(`Progress saved in ${settingsPath}.`)
  return true
}

/**
 * Records that no file needs a DefaultType if the user confirmed this by writing the fix for review. Later runs cannot see
 * the confirmation, because the fix removes the line.
 */
export function rememberDefaultTypeConfirmation(
  { options, settings, settingsPath, site }: CommandInput,
  applied: readonly Finding[],
): void {
  const names = applied.flatMap(({ rule, fix }) =>
    rule.id === 'default-type' && fix ? assumptionsOf(rule.id, fix).map(({ name }) => name) : [],
  )
  if (names.length === 0 || firstMainFile(site) === undefined) return
  const confirmed = [...new Set([...(settings.confirmed ?? []), ...names])]
  // If it cannot be saved, the next run asks again.
  if (writeSettings(options, settingsPath, { confirmed }))
    printNote(`Saved in ${settingsPath} as confirmed: ${[...new Set(names)].join(', ')}.`)
}

/**
 * Writes settings to their file in one step, if that file contains only settings. Empty values are left out.
 * @returns whether they were written
 */
export function writeSettings(
  { noConfig, from, staged }: Options,
  path: string,
  newSettings: Partial<Settings>,
): boolean {
  if (noConfig || staged || from === '2.4' || basename(path) !== settingsFile) return false
  let text: string | undefined = readSettingsText(path)
  for (const [key, value] of Object.entries(newSettings))
    if (value === true || Object.keys(value).length > 0) text = text && withSetting(text, key, value)
  if (text === undefined) return false
  try {
    writeAtomically(path, text)
    return true
  } catch {
    return false
  }
}

/** The text of the settings file, or an empty object if there is none. */
export const readSettingsText = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '{}\n')
