import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { isForgotten } from '../change/forgotten.js'
import type { Options } from '../command-line/arguments.js'
import { assumptionsOf } from '../migrate/assumptions.js'
import type { Migration } from '../migrate/migrate.js'
import type { Finding } from '../migrate/rule.js'
import { settingsFile } from '../settings/settings.js'
import { withSetting } from '../settings/settings-text.js'
import { mainFile } from '../site/main-file.js'
import type { Input } from './input.js'
import { printNote } from './output.js'

/**
 * Note in the settings beside a server of 2.2 that a run has begun to upgrade it, where the next run could not tell any more.
 * Says so in one line.
 * @returns whether it is noted, so that the next run knows
 */
export function remember({ options, settings, settingsPath, site }: Input, { texts }: Migration): boolean {
  if (settings.begun) return true
  if (!mayNote(options, settingsPath) || !isForgotten(site, texts)) return false
  const noted = withSetting(settingsText(settingsPath), 'begun', true)
  if (noted === undefined) return false
  try {
    writeFileSync(settingsPath, noted)
  } catch {
    // What cannot be noted is said at the end of the report.
    return false
  }
  printNote(
    `${settingsPath} notes that the files are of 2.2 and upgraded in part ("begun"), so that the next run knows.`,
  )
  return true
}

/**
 * Note what was confirmed by writing a fix for review, where the line that it took out would be missed otherwise: that no file needs
 * a DefaultType.
 */
export function rememberConfirmed({ options, settings, settingsPath, site }: Input, applied: readonly Finding[]): void {
  const names = applied.flatMap(({ rule, fix }) =>
    rule.id === 'default-type' && fix ? assumptionsOf(rule.id, fix).map(({ name }) => name) : [],
  )
  if (names.length === 0 || mainFile(site) === undefined || !mayNote(options, settingsPath)) return
  const confirmed = [...new Set([...(settings.confirmed ?? []), ...names])]
  const noted = withSetting(settingsText(settingsPath), 'confirmed', confirmed)
  if (noted === undefined) return
  try {
    writeFileSync(settingsPath, noted)
    printNote(`${settingsPath} notes what was confirmed: ${[...new Set(names)].join(', ')}.`)
  } catch {
    // The next run asks again.
  }
}

/** Only in a file that is for settings alone, and where the next run looks for one. */
export const mayNote = ({ noConfig, from, staged }: Options, path: string): boolean =>
  !noConfig && !staged && from !== '2.4' && basename(path) === settingsFile

/** What stands in the settings, or will: an object with nothing in it. */
export const settingsText = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '{}\n')
