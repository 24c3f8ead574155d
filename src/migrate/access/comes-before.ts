import { fileScope } from '../../access/merge/file-scope.js'
import { groupBy } from '../../base/group-by.js'
import { oncePerObject } from '../../base/once.js'
import { isPathWithin, segmentsOf } from '../../httpd/folder-path.js'
import { isGuard } from '../../httpd/guards.js'
import { isLimitSection } from '../../httpd/limit.js'
import { isHtaccess } from '../../site/htaccess.js'
import { virtualHostsAround } from '../../site/line-scope.js'
import type { Site } from '../../site/site.js'
import type { ConfigFile, Directive, Section } from '../../syntax/tree.js'

/** A section, or a file that stands for its lines outside sections: a .htaccess file, or a file of the server itself. */
export type SectionOrFile = Section | ConfigFile

/** The sections in which a line applies, one for each reading of its file; outside of sections, the file itself. */
export function sectionsOrFilesOf(site: Site, line: Directive): readonly SectionOrFile[] {
  const known = site.once(placesKnown)
  const around = line.parent ?? line.file
  const found = known.get(around) ?? [
    ...new Set(site.enclosing(line).map((sections) => sections.find(isSetting) ?? line.file)),
  ]
  known.set(around, found)
  return found
}

/** A cache by section or file. */
const placesKnown = () => new Map<Section | ConfigFile, readonly SectionOrFile[]>()

const isSetting = (section: Section): boolean => !isGuard(section) && !isLimitSection(section)

/** The sections or files in which lines with these names apply. */
export const sectionsOrFilesWithLines = (site: Site, ...names: string[]): ReadonlySet<SectionOrFile> =>
  new Set(site.directives(...names).flatMap((line) => sectionsOrFilesOf(site, line)))

/** Whether the section is an `<AuthnProviderAlias>`, which only checks passwords. */
export const isAuthnProviderAlias = (place: SectionOrFile): boolean =>
  'key' in place && place.key === 'authnprovideralias'

/** Whether one request may match both sections, with `before` merged first, as far as their kinds, hosts and paths show. */
export function mayComeBefore(site: Site, before: SectionOrFile, after: SectionOrFile): boolean {
  if (before === after) return false
  const reachOf = site.once(pathsOf)
  const [first, second] = [reachOf(before), reachOf(after)]
  if (first.host && second.host && first.host !== second.host) return false
  if (first.rank > second.rank) return false
  if (first.rank === 2) return mayOverlap(first.url, second.url)
  if (second.rank === 2 || !first.folder || !second.folder) return true
  return isPathWithin(second.folder, first.folder) || (first.rank === 1 && isPathWithin(first.folder, second.folder))
}

/** Whether one request may match both sections or files, or both are the same. */
export const mayShareRequest = (site: Site, one: SectionOrFile, other: SectionOrFile): boolean =>
  one === other || mayComeBefore(site, one, other) || mayComeBefore(site, other, one)

/** Returns a lookup: for a section or file, the others that may match the same request. */
export function othersSharingRequestsLookup(
  site: Site,
  others: Iterable<SectionOrFile>,
): (place: SectionOrFile) => readonly SectionOrFile[] {
  const hostOf = (place: SectionOrFile) => site.once(pathsOf)(place).host
  const byHost = groupBy(others, hostOf)
  return (place) => {
    const host = hostOf(place)
    const near = host ? [undefined, host] : [...byHost.keys()]
    return near.flatMap((one) => byHost.get(one) ?? []).filter((one) => mayShareRequest(site, one, place))
  }
}

/** The properties of a section or file that decide which requests match it. */
interface PlacePath {
  readonly host: Section | undefined
  readonly rank: 0 | 1 | 2
  readonly folder: readonly string[] | undefined
  readonly url: readonly string[] | undefined
}

const pathsOf = (site: Site) =>
  oncePerObject(
    (place: SectionOrFile): PlacePath => ({
      host: hostOf(site, place),
      rank: rankOf(place),
      folder: folderOf(site, place),
      url: urlOf(place),
    }),
  )

/** The virtual host around a section or file; undefined if there is none, or if its file is read in several hosts. */
function hostOf(site: Site, place: SectionOrFile): Section | undefined {
  if (!('key' in place)) return undefined
  const [host, ...others] = virtualHostsAround(site, place)
  return others.length === 0 ? host : undefined
}

/** The rank of a section or file in the order of section kinds (server/request.c): folders, files, URLs. */
function rankOf(place: SectionOrFile): 0 | 1 | 2 {
  if (!('key' in place)) return 0
  return place.key.startsWith('location') ? 2 : place.key.startsWith('files') ? 1 : 0
}

const mayOverlap = (one: readonly string[] | undefined, other: readonly string[] | undefined): boolean =>
  !one || !other || isPathWithin(one, other) || isPathWithin(other, one)

/** The segments of the URL of a `<Location>`; undefined for other sections, patterns and URLs with variables. */
const urlOf = (place: SectionOrFile): readonly string[] | undefined =>
  'key' in place && place.key === 'location' ? plainPath(place) : undefined

/** The folder that a section or file is for, or that it is in; undefined if not known. */
function folderOf(site: Site, place: SectionOrFile): readonly string[] | undefined {
  if (!('key' in place)) {
    if (!isHtaccess(place)) return undefined
    const { path, isMergePositionKnown } = fileScope(site, place)
    return isMergePositionKnown ? segmentsOf(path) : undefined
  }
  if (place.key === 'directory') return plainPath(place)
  const [around, ...more] = site.enclosing(place)
  if (!place.key.startsWith('files') || more.length > 0) return undefined
  const outer = around?.find(isSetting)
  return outer || isHtaccess(place.file) ? folderOf(site, outer ?? place.file) : undefined
}

const plainPath = ({ args: [path, more] }: Section): readonly string[] | undefined =>
  path && !more && /^(\/[^*?[\]{}$%@~]*|[a-z]:[^*?[\]{}$%@~]*)$/i.test(path.value) ? segmentsOf(path.value) : undefined
