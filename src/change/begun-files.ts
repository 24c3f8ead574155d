import { isHtaccess } from '../site/htaccess.js'
import { firstMainFile } from '../site/main-file.js'
import type { Site } from '../site/site.js'
import { sitesByServer } from '../site/sites-by-server.js'
import { commonFolderOf } from '../site/units.js'
import { reparse } from '../syntax/parse.js'
import type { ConfigFile } from '../syntax/tree.js'

/**
 * The value to save as the setting `begun`, which tells the next run that files were for 2.2: true for all files, or paths.
 * Undefined if the remaining lines show it, or if each value would also cover files for 2.4.
 * @param texts the new texts; the other files stay as they are
 * @param ifOriginChanges whether to return a value also if only `judgement.origin` would change
 */
export function begunSettingToSave(
  site: Site,
  texts: ReadonlyMap<ConfigFile, string>,
  { ifOriginChanges = false } = {},
): true | readonly string[] | undefined {
  const parts = sitesByServer(site).filter((part) => isForgotten(part, texts, ifOriginChanges))
  if (parts.length === 0) return undefined
  if (!isSpoiltBy(site, true)) return true
  const folders = parts.map(({ files }) => commonFolderOf(files).replace(/\/$/, ''))
  const paths = parts.flatMap(({ files }) => files.map(({ path }) => path))
  return [folders, paths].find((noted) => !noted.includes('') && !isSpoiltBy(site, noted))
}

/**
 * Whether the next run could no longer see that these files were for 2.2. With `ifOriginChanges`, also whether it would see
 * another `judgement.origin`.
 */
function isForgotten(part: Site, texts: ReadonlyMap<ConfigFile, string>, ifOriginChanges: boolean): boolean {
  if (part.judgement.origin === '2.4') return false
  const files = part.files.map((file) => reparse(file, texts.get(file) ?? file.text))
  if (!isServer(part)) return sitesByServer(part.withFiles(files, { ...asNextTime, role: 'all' })).some(isTakenFor24)
  const { origin, signs22 } = part.withFiles(files, asNextTime).judgement
  if (ifOriginChanges && origin !== part.judgement.origin) return true
  return origin === '2.4' || signs22.length === 0 || part.withFiles(files, { begun: false }).judgement.isUntouched
}

/** Whether this value for `begun` would make files for 2.4 count as files for 2.2. */
function isSpoiltBy(site: Site, begun: true | readonly string[]): boolean {
  const of24 = new Set(sitesByServer(site).flatMap((part) => (part.judgement.origin === '2.4' ? part.files : [])))
  if (of24.size === 0) return false
  const noted = sitesByServer(site.withFiles(site.files, { begun }))
  return noted.some(({ judgement, files }) => judgement.origin !== '2.4' && files.some((file) => of24.has(file)))
}

const asNextTime = { from: 'auto', begun: false } as const

const isTakenFor24 = ({ judgement, files }: Site): boolean =>
  judgement.origin === '2.4' && files.some((file) => !isHtaccess(file))

const isServer = (site: Site): boolean => firstMainFile(site) !== undefined
