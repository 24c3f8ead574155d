import { fileScope } from '../../access/merge/file-scope.js'
import { liesWithin, segmentsOf } from '../../httpd/folder-path.js'
import { isGuard } from '../../httpd/guards.js'
import { virtualHostAround } from '../../site/around.js'
import { isHtaccess, type Site } from '../../site/site.js'
import { ancestors, type ConfigFile, type Directive, type Section } from '../../syntax/tree.js'

/** What a line stands in, guards and `<Limit>` looked through. */
export function settingPlace(line: Directive): Section | ConfigFile {
  for (const section of ancestors(line)) if (!isGuard(section) && !/^limit(except)?$/.test(section.key)) return section
  return line.file
}

/** Whether one request may meet the places of both lines, that of the first one before the other, as far as paths tell. */
export function mayComeBefore(site: Site, before: Directive, after: Directive): boolean {
  const hosts = [virtualHostAround(before), virtualHostAround(after)]
  if (hosts[0] && hosts[1] && hosts[0] !== hosts[1]) return false
  const [first, second] = [settingPlace(before), settingPlace(after)]
  const [rank, nextRank] = [rankOf(first), rankOf(second)]
  if (rank > nextRank) return false
  if (rank === 2) return meet(urlOf(first), urlOf(second))
  const [folder, other] = [folderOf(site, first), folderOf(site, second)]
  if (nextRank === 2 || !folder || !other) return true
  return liesWithin(other, folder) || (rank === 1 && liesWithin(folder, other))
}

/** The order of the kinds of sections (server/request.c): folders, files, URLs. */
function rankOf(place: Section | ConfigFile): 0 | 1 | 2 {
  if (!('key' in place)) return 0
  return place.key.startsWith('location') ? 2 : place.key.startsWith('files') ? 1 : 0
}

const meet = (one: readonly string[] | undefined, other: readonly string[] | undefined): boolean =>
  !one || !other || liesWithin(one, other) || liesWithin(other, one)

/** The names of its URL; undefined where it is a pattern, or filled in. */
const urlOf = (place: Section | ConfigFile): readonly string[] | undefined =>
  'key' in place && place.key === 'location' ? plainPath(place) : undefined

/** The folder that it is for, or lies in; undefined where that cannot be told. */
function folderOf(site: Site, place: Section | ConfigFile): readonly string[] | undefined {
  if (!('key' in place)) {
    const { path, placed } = fileScope(site, place)
    return isHtaccess(place) && placed ? segmentsOf(path) : undefined
  }
  if (place.key === 'directory') return plainPath(place)
  if (!place.key.startsWith('files')) return undefined
  for (const section of ancestors(place)) if (!isGuard(section)) return folderOf(site, section)
  return isHtaccess(place.file) ? folderOf(site, place.file) : undefined
}

const plainPath = ({ args: [path, more] }: Section): readonly string[] | undefined =>
  path && !more && /^(\/[^*?[\]{}$%@~]*|[a-z]:[^*?[\]{}$%@~]*)$/i.test(path.value) ? segmentsOf(path.value) : undefined
