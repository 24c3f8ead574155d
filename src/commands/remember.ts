import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Options } from '../command-line/arguments.js'
import { assumptionsOf } from '../migrate/assumptions.js'
import type { Migration } from '../migrate/migrate.js'
import type { Finding } from '../migrate/rule.js'
import { settingsFile } from '../settings/settings.js'
import { withSetting } from '../settings/settings-text.js'
import { isHtaccess } from '../site/htaccess.js'
import { mainFile } from '../site/main-file.js'
import { siteParts } from '../site/parts.js'
import type { Site } from '../site/site.js'
import { parseAgain } from '../syntax/parse.js'
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

/**
 * Whether no line that is left in a server of 2.2 shows what it was, or it will be taken for one that nobody has begun to upgrade;
 * or a file of no server will be taken for one of 2.4. A .htaccess file of no server may lie where everybody can read what is
 * beside it.
 */
export function isForgotten(site: Site, texts: Migration['texts']): boolean {
  return (
    !isSpoiltByNote(site) &&
    siteParts(site).some((part) => {
      if (part.judgement.origin === '2.4') return false
      const files = part.files.map((file) => parseAgain(file, texts.get(file) ?? file.text))
      if (!isServer(part)) return siteParts(part.among(files, { ...asNextTime, role: 'all' })).some(isTakenFor24)
      const { origin, signs22 } = part.among(files, asNextTime).judgement
      return origin === '2.4' || signs22.length === 0 || part.among(files, { begun: false }).judgement.isUntouched
    })
  )
}

/** The settings speak of all files: whether some are of a 2.4 now that a note would have taken for ones of 2.2. */
function isSpoiltByNote(site: Site): boolean {
  const of24 = new Set(siteParts(site).flatMap((part) => (part.judgement.origin === '2.4' ? part.files : [])))
  if (of24.size === 0) return false
  const noted = siteParts(site.among(site.files, { begun: true }))
  return noted.some(({ judgement, files }) => judgement.origin !== '2.4' && files.some((file) => of24.has(file)))
}

const asNextTime = { from: 'auto', begun: false } as const

const isTakenFor24 = ({ judgement, files }: Site): boolean =>
  judgement.origin === '2.4' && files.some((file) => !isHtaccess(file))

const isServer = (site: Site): boolean => mainFile(site) !== undefined

/** What stands in the settings, or will: an object with nothing in it. */
export const settingsText = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '{}\n')
