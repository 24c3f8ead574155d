import { groupBy, groupByEach } from '../base/group-by.js'
import { hasWildcard } from '../httpd/fnmatch.js'
import { isPathWithin, segmentsOf } from '../httpd/folder-path.js'
import { isLiteral } from '../syntax/literal.js'
import type { ConfigFile, Directive, Version } from '../syntax/tree.js'
import { isHtaccess } from './htaccess.js'
import { isCopyOfMainOrBesideOne, type MainFile, mainFiles } from './main-file.js'
import { contentFoldersWithUrls } from './path-mapping.js'
import { placesOfAbsolutePath } from './server-roots.js'
import type { Site, SiteRole } from './site.js'
import { unitsOfSite } from './units.js'
import { judgeFileAlone } from './version-judgement.js'

/** The files of one server, or files of no server. They are judged independently of all other files. */
interface Part {
  readonly files: readonly ConfigFile[]
  readonly role: SiteRole
}

/** One site for each server, then the files of no server. The lines of one site do not affect another. */
export const sitesByServer = (site: Site): readonly Site[] => site.once(findParts)

/** The files that surely no server reads. */
export const unreadFiles = (site: Site): ReadonlySet<ConfigFile> => site.once(findUnread)

const findUnread = (site: Site): ReadonlySet<ConfigFile> =>
  new Set(sitesByServer(site).flatMap(({ role, files }) => (role === 'unread' ? files : [])))

/** The version of all files that servers read; undefined if they differ. */
export function versionOfReadFiles(site: Site): Version | undefined {
  const versions = sitesByServer(site).flatMap(({ role, judgement: { origin } }) =>
    role === 'unread' ? [] : origin === '2.4' ? ('2.4' as const) : ('2.2' as const),
  )
  const [first, ...others] = new Set(versions)
  return others.length === 0 ? first : undefined
}

/** The unread `.htaccess` files, each with the AllowOverride line that stops httpd from reading it. */
export function unreadHtaccessFiles(site: Site): ReadonlyMap<ConfigFile, Directive> {
  const files = new Set(site.files.filter((file) => !isHtaccess(file)))
  const unread = unreadFiles(site)
  return new Map([...htaccessUnread(site, files)].filter(([file]) => unread.has(file)))
}

export function withoutUnreadFiles(site: Site): Site {
  const unread = unreadFiles(site)
  const left = site.files.filter((file) => !unread.has(file))
  return unread.size === 0 ? site : site.withFiles(left, {})
}

function findParts(site: Site): readonly Site[] {
  const units = site.role === 'all' && !site.isUnit ? unitsOfSite(site) : []
  if (units.length > 1)
    return units.flatMap(({ files }, index) =>
      // It is not known which units share a server, so each unit is judged as if files were missing.
      sitesByServer(site.withFiles(files, { complete: false, isUnit: true, others: index === 0 ? site.others : [] })),
    )
  const parts = site.role === 'all' ? partsAmong(site) : []
  if (parts.length === 0 || parts[0]?.files.length === site.files.length) return [site]
  const servers = parts
    .filter(({ role }) => role === 'server')
    .map(({ files, role }) => site.withFiles(files, { role }))
  return parts.map(({ files, role }, index) =>
    site.withFiles(files, {
      role,
      ...(role === 'unread' ? { beside: servers } : {}),
      complete: site.complete && role !== 'unread',
      // Scripts and pages are in the first part only, so that they are reported once.
      others: index === 0 ? site.others : [],
    }),
  )
}

function partsAmong(site: Site): readonly Part[] {
  const mains = mainFiles(site)
  // Without a main file, and without any sign of 2.4, all files are judged together.
  if (mains.length === 0)
    return site.complete ||
      site.judgement.stated.from !== 'auto' ||
      (site.judgement.linesFor24.length === 0 && !site.judgement.shows24)
      ? []
      : apart(site, site.files, 'apart')
  const servers = mains.map((main) => serverOf(site, main))
  const claimed = new Set(servers.flat())
  const left = site.files.filter((file) => !claimed.has(file))
  const isOpen = servers.flat().some((file) => site.includesIn(file).some((line) => leadsElsewhere(site, line)))
  // If an Include may lead to files that are not given, those may include the remaining files. Otherwise nothing includes them.
  const hidden = servers.length === 1 && (site.complete || !isOpen) ? htaccessUnread(site, claimed) : new Map()
  const unread = new Set(
    left.filter((file) => (isHtaccess(file) ? hidden.has(file) : !isOpen || isCopyOfMainOrBesideOne(site, file))),
  )
  const read = left.filter((file) => !unread.has(file))
  const others = apart(site, [...unread], 'unread')
  // If there is only one server, all .htaccess files belong to it.
  if (servers.length === 1 && unread.size === 0) return []
  if (servers.length === 1)
    return [{ role: 'server', files: site.files.filter((file) => !unread.has(file)) }, ...others]
  const ownerOf = ownersAmong(site, servers)
  const owned = groupBy(read, (file) => (isHtaccess(file) ? ownerOf(file) : undefined))
  const rank = new Map(site.files.map((file, index) => [file, index]))
  const inOrder = (files: readonly ConfigFile[]) => [...files].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
  const whole = servers.map(
    (files): Part => ({
      role: 'server',
      files: inOrder([...files, ...(owned.get(files) ?? [])]),
    }),
  )
  return [...whole, ...apart(site, owned.get(undefined) ?? [], 'apart'), ...others]
}

/** The main file and all that its Include lines lead to. */
function serverOf(site: Site, { file: main }: MainFile): readonly ConfigFile[] {
  const files = new Set([main])
  // This set grows during the loop, which also visits the files that were added.
  for (const file of files)
    for (const line of site.includesIn(file)) for (const read of site.filesOf(line)) files.add(read)
  return [...files]
}

/**
 * Whether an Include may read files that are not given: its files are a guess, they or their folder are missing, or no disk shows
 * that it matches no file.
 */
function leadsElsewhere(site: Site, line: Parameters<Site['includedBy']>[0]): boolean {
  const { outcome, files } = site.includedBy(line)
  return /^(guess|absent|unseen)$/.test(outcome) || (files.length === 0 && !site.isOnDisk)
}

/**
 * Files of no server, grouped by version. Files with signs of 2.4 do not affect the others. A file with no other lines than the
 * ones that fixes write may have been for 2.2; it joins the files that are, or were, for 2.2.
 */
function apart(site: Site, files: readonly ConfigFile[], role: SiteRole): readonly Part[] {
  const said = { from: 'auto', begun: false } as const
  const judgements = new Map(files.map((file) => [file, judgeFileAlone(file, said)]))
  const all = [...judgements.values()]
  const { stated: known } = site.judgement
  const isKnown = known.begun || known.firstReviewVersion === '2.2'
  const isLeft = isKnown || all.some(({ origin, signs22 }) => origin !== '2.4' && signs22.length > 0)
  const isNew = (file: ConfigFile) => {
    const judgement = judgements.get(file)
    return judgement?.origin === '2.4' && (judgement.shows24 || !isLeft)
  }
  const groups = [files.filter((file) => !isNew(file)), files.filter(isNew)]
  return groups.filter((group) => group.length > 0).map((group) => ({ role, files: group }))
}

/** Returns a function: the server of a .htaccess file, if only one server has lines about the file's folder. */
function ownersAmong(
  site: Site,
  servers: readonly (readonly ConfigFile[])[],
): (file: ConfigFile) => readonly ConfigFile[] | undefined {
  const readers = groupByEach(servers, (files) => files)
  const named = foldersNamed(site).flatMap(({ file, folder }) =>
    (readers.get(file) ?? []).map((server) => ({ server, folder })),
  )
  const byLastName = groupBy(named, ({ folder }) => folder.at(-1))
  return (file) => {
    const folder = site.placeOf(file.path).slice(0, -1)
    const owners = new Set<readonly ConfigFile[]>()
    for (const name of new Set(folder))
      for (const one of byLastName.get(name) ?? []) {
        if (mayHold(one.folder, folder)) owners.add(one.server)
        if (owners.size > 1) return undefined
      }
    const [owner] = owners
    return owner
  }
}

function foldersNamed(site: Site): readonly { readonly file: ConfigFile; readonly folder: readonly string[] }[] {
  const words = [
    ...site.sections('Directory').map(({ file, args }) => ({ file, word: args[0]?.value })),
    ...contentFoldersWithUrls(site).map(({ line, folder }) => ({ file: line.file, word: folder })),
  ]
  return words.flatMap(({ file, word }) => (word ? [{ file, folder: segmentsOf(word) }] : []))
}

/** Whether a folder of the server is the given one or contains it, wherever the given files are. */
function mayHold(named: readonly string[], folder: readonly string[]): boolean {
  if (named.length === 0) return false
  const last = named.at(-1)
  return folder.some(
    (name, at) => name === last && (isPathWithin(folder, named) || endsAlike(named, folder.slice(0, at + 1))),
  )
}

const endsAlike = (a: readonly string[], b: readonly string[]): boolean =>
  a.at(-1) === b.at(-1) && a.at(-2) === b.at(-2)

/**
 * For each `.htaccess` file that httpd never reads: the `AllowOverride None` line responsible. Every AllowOverride that may apply
 * in its folder says None, and at least one surely applies. Only for a server that is given completely.
 * @param files the files with access rules
 */
function htaccessUnread(site: Site, files: ReadonlySet<ConfigFile>): ReadonlyMap<ConfigFile, Directive> {
  const lines = site.directives('AllowOverride').filter(({ file }) => files.has(file))
  const reach = new Map(lines.map((line) => [line, reachOf(site, line)]))
  const unread = new Map<ConfigFile, Directive>()
  if (!areLinksSeen(site, lines)) return unread
  for (const file of site.files.filter(isHtaccess)) {
    const folders = site.namesOf(file).map(({ place }) => place.slice(0, -1))
    const covers = (line: Directive, sure: boolean) => {
      const { folders: within, isSure } = reach.get(line) ?? { folders: undefined, isSure: false }
      const isIn = (folder: readonly string[]) => within?.some((one) => isPathWithin(folder, one)) ?? !sure
      return (isSure || !sure) && (sure ? folders.every(isIn) : folders.some(isIn))
    }
    const mayRead = lines.some((line) => !saysNone(line) && covers(line, false))
    const depthOf = (line: Directive) => reach.get(line)?.folders?.[0]?.length ?? 0
    const nones = mayRead || folders.length === 0 ? [] : lines.filter((line) => saysNone(line) && covers(line, true))
    // Of several lines, the one for the innermost folder is responsible.
    const [none] = nones.sort((a, b) => depthOf(b) - depthOf(a))
    if (none) unread.set(file, none)
  }
  return unread
}

/**
 * Whether all links are known by which httpd could reach an unread `.htaccess` file from a folder where it reads `.htaccess`
 * files.
 */
function areLinksSeen(site: Site, lines: readonly Directive[]): boolean {
  const folderOf = (line: Directive) => {
    const around = site.enclosing(line).flatMap((list) => list.filter(({ key }) => key === 'directory'))
    const [section] = around
    const path = section?.args[0]?.value ?? ''
    const isPlain = around.length === 1 && section && isLiteral(section) && section.args.length === 1
    return isPlain && path.startsWith('/') && !hasWildcard(path) ? segmentsOf(path) : undefined
  }
  const isShut = lines.some(
    (line) => saysNone(line) && folderOf(line)?.length === 0 && site.enclosing(line).every((list) => list.length === 1),
  )
  const open = lines.filter((line) => !saysNone(line)).map(folderOf)
  const isSeen = (folder: readonly string[] | undefined) =>
    folder !== undefined && site.hasAllHtaccessIn(folder) && site.brokenLinksWithin(folder).length === 0
  return isShut && open.every(isSeen)
}

const saysNone = (line: Directive): boolean =>
  isLiteral(line) && line.args.length === 1 && /^none$/i.test(line.args[0]?.value ?? '')

/**
 * The folders in which a line applies, each with the folders below it; undefined if it may apply anywhere. `isSure` if no guard
 * or other section is around the line.
 */
function reachOf(
  site: Site,
  line: Directive,
): { readonly folders: readonly (readonly string[])[] | undefined; readonly isSure: boolean } {
  const around = site.enclosing(line)
  const sections = around.map((list) => list.find(({ key }) => key === 'directory'))
  const isSure = around.length > 0 && around.every((list) => list.length === 1)
  const places = sections.map((section) => {
    const path = section?.args[0]?.value ?? ''
    const isPlain = section?.args.length === 1 && isLiteral(section) && path.startsWith('/') && !hasWildcard(path)
    return isPlain ? placesOfAbsolutePath(site.serverRoots, segmentsOf(path)) : []
  })
  // A pattern or a macro may apply to any folder.
  return places.length === 0 || places.some((some) => some.length === 0)
    ? { folders: undefined, isSure }
    : { folders: places.flat(), isSure }
}
