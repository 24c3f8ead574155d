import { grouped, groupedByEach } from '../base/grouped.js'
import { liesWithin, segmentsOf } from '../httpd/folder-path.js'
import type { ConfigFile } from '../syntax/tree.js'
import { isHtaccess } from './htaccess.js'
import { isCopyOfMain, liesAmongCopies, type MainFile, mainFiles } from './main-file.js'
import { judgedAlone } from './origin.js'
import { namedFolders } from './path-mapping.js'
import type { Role, Site } from './site.js'
import { unitsAmong } from './units.js'

/** Files that are judged together, and apart from all others that are given. */
interface Part {
  readonly files: readonly ConfigFile[]
  readonly role: Role
}

/** Each server by itself, then what belongs to none: what one says decides nothing for another. */
export const siteParts = (site: Site): readonly Site[] => site.once(findParts)

/** The files that no line of a server reads, where that is known. */
export const unreadFiles = (site: Site): ReadonlySet<ConfigFile> => site.once(findUnread)

const findUnread = (site: Site): ReadonlySet<ConfigFile> =>
  new Set(siteParts(site).flatMap(({ role, files }) => (role === 'unread' ? files : [])))

/** The same site without them. */
export function withoutUnread(site: Site): Site {
  const unread = unreadFiles(site)
  const left = site.files.filter((file) => !unread.has(file))
  return unread.size === 0 ? site : site.among(left, {})
}

function findParts(site: Site): readonly Site[] {
  const units = site.role === 'all' && !site.isUnit ? unitsAmong(site) : []
  if (units.length > 1)
    return units.flatMap(({ files }, index) =>
      // Which of them share a server nobody can tell from here.
      siteParts(site.among(files, { complete: false, isUnit: true, others: index === 0 ? site.others : [] })),
    )
  const parts = site.role === 'all' ? partsAmong(site) : []
  if (parts.length === 0 || parts[0]?.files.length === site.files.length) return [site]
  const servers = parts.filter(({ role }) => role === 'server').map(({ files, role }) => site.among(files, { role }))
  return parts.map(({ files, role }, index) =>
    site.among(files, {
      role,
      ...(role === 'unread' ? { beside: servers } : {}),
      complete: site.complete && role !== 'unread',
      // What is beside the configuration goes with the first.
      others: index === 0 ? site.others : [],
    }),
  )
}

function partsAmong(site: Site): readonly Part[] {
  const mains = mainFiles(site)
  // Where nothing shows 2.4 no file does.
  if (mains.length === 0)
    return site.complete ||
      site.judgement.said.from !== 'auto' ||
      (site.judgement.upgraded.length === 0 && !site.judgement.shows24)
      ? []
      : apart(site, site.files, 'apart')
  const servers = mains.map((main) => serverOf(site, main))
  const claimed = new Set(servers.flat())
  const left = site.files.filter((file) => !claimed.has(file))
  const isOpen = servers.flat().some((file) => site.includesIn(file).some((line) => leadsElsewhere(site, line)))
  // Other files may be read by a line that leads to what is not given; where no line does, nothing reads them.
  const isUnread = (file: ConfigFile) => !isOpen || isCopyOfMain(site, file) || liesAmongCopies(site, file)
  const unread = new Set(left.filter((file) => !isHtaccess(file) && isUnread(file)))
  const read = left.filter((file) => !unread.has(file))
  const others = apart(site, [...unread], 'unread')
  // Of one server the .htaccess files are its own.
  if (servers.length === 1 && unread.size === 0) return []
  if (servers.length === 1)
    return [{ role: 'server', files: site.files.filter((file) => !unread.has(file)) }, ...others]
  const ownerOf = ownersAmong(site, servers)
  const owned = grouped(read, (file) => (isHtaccess(file) ? ownerOf(file) : undefined))
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
  // A set that grows while it is walked.
  for (const file of files)
    for (const line of site.includesIn(file)) for (const read of site.filesOf(line)) files.add(read)
  return [...files]
}

const leadsElsewhere = (site: Site, line: Parameters<Site['includedBy']>[0]): boolean =>
  /^(guess|absent|unseen)$/.test(site.includedBy(line).how)

/**
 * Files of no server: those that show 2.4 say nothing of the others. One that holds nothing but what fixes write may have been
 * of 2.2, and goes with those that are, or were as a run has noted.
 */
function apart(site: Site, files: readonly ConfigFile[], role: Role): readonly Part[] {
  const said = { from: 'auto', begun: false } as const
  const judgements = new Map(files.map((file) => [file, judgedAlone(file, said)]))
  const all = [...judgements.values()]
  const { said: known } = site.judgement
  const isKnown = known.begun || known.before === '2.2'
  const isLeft = isKnown || all.some(({ origin, signs22 }) => origin !== '2.4' && signs22.length > 0)
  const isNew = (file: ConfigFile) => {
    const judgement = judgements.get(file)
    return judgement?.origin === '2.4' && (judgement.shows24 || !isLeft)
  }
  const groups = [files.filter((file) => !isNew(file)), files.filter(isNew)]
  return groups.filter((group) => group.length > 0).map((group) => ({ role, files: group }))
}

/** Finds the one server that has the folder of a .htaccess file, by the folders that its lines name. */
function ownersAmong(
  site: Site,
  servers: readonly (readonly ConfigFile[])[],
): (file: ConfigFile) => readonly ConfigFile[] | undefined {
  const readers = groupedByEach(servers, (files) => files)
  const named = foldersNamed(site).flatMap(({ file, folder }) =>
    (readers.get(file) ?? []).map((server) => ({ server, folder })),
  )
  const byLastName = grouped(named, ({ folder }) => folder.at(-1))
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
    ...namedFolders(site).map(({ line, folder }) => ({ file: line.file, word: folder })),
  ]
  return words.flatMap(({ file, word }) => (word ? [{ file, folder: segmentsOf(word) }] : []))
}

/** Whether a folder of the server is the given one or lies above it, whatever the given files lie in. */
function mayHold(named: readonly string[], folder: readonly string[]): boolean {
  if (named.length === 0) return false
  const last = named.at(-1)
  return folder.some(
    (name, at) => name === last && (liesWithin(folder, named) || endsAlike(named, folder.slice(0, at + 1))),
  )
}

const endsAlike = (a: readonly string[], b: readonly string[]): boolean =>
  a.at(-1) === b.at(-1) && a.at(-2) === b.at(-2)
