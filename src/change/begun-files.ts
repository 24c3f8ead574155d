import { isHtaccess } from '../site/htaccess.js'
import { mainFile } from '../site/main-file.js'
import type { Site } from '../site/site.js'
import { sitesByServer } from '../site/sites-by-server.js'
import { commonFolderOf } from '../site/units.js'
import { reparse } from '../syntax/parse.js'
import type { ConfigFile } from '../syntax/tree.js'

/**
 * The value for `begun` in the settings, so that the next run knows which files were for 2.2: true for all files, or their paths.
 * Undefined if no note is needed, because some lines still show 2.2.
 * @param texts the texts to write; the other files stay as they are
 * @param isDoubtEnough whether a note is needed as soon as the next run would have to ask for the version
 */
export function begunFilesToRecord(
  site: Site,
  texts: ReadonlyMap<ConfigFile, string>,
  { isDoubtEnough = false } = {},
): true | readonly string[] | undefined {
  const parts = sitesByServer(site).filter((part) => isForgotten(part, texts, isDoubtEnough))
  if (parts.length === 0) return undefined
  if (!isSpoiltBy(site, true)) return true
  const folders = parts.map(({ files }) => commonFolderOf(files).replace(/\/$/, ''))
  const paths = parts.flatMap(({ files }) => files.map(({ path }) => path))
  return [folders, paths].find((noted) => !noted.includes('') && !isSpoiltBy(site, noted))
}

function isForgotten(part: Site, texts: ReadonlyMap<ConfigFile, string>, isDoubtEnough: boolean): boolean {
  if (part.judgement.origin === '2.4') return false
  const files = part.files.map((file) => reparse(file, texts.get(file) ?? file.text))
  if (!isServer(part)) return sitesByServer(part.among(files, { ...asNextTime, role: 'all' })).some(isTakenFor24)
  const { origin, signs22 } = part.among(files, asNextTime).judgement
  if (isDoubtEnough && origin !== part.judgement.origin) return true
  return origin === '2.4' || signs22.length === 0 || part.among(files, { begun: false }).judgement.isUntouched
}

/** Whether this value for `begun` would make files for 2.4 count as files for 2.2. */
function isSpoiltBy(site: Site, begun: true | readonly string[]): boolean {
  const of24 = new Set(sitesByServer(site).flatMap((part) => (part.judgement.origin === '2.4' ? part.files : [])))
  if (of24.size === 0) return false
  const noted = sitesByServer(site.among(site.files, { begun }))
  return noted.some(({ judgement, files }) => judgement.origin !== '2.4' && files.some((file) => of24.has(file)))
}

const asNextTime = { from: 'auto', begun: false } as const

const isTakenFor24 = ({ judgement, files }: Site): boolean =>
  judgement.origin === '2.4' && files.some((file) => !isHtaccess(file))

const isServer = (site: Site): boolean => mainFile(site) !== undefined
