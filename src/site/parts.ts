import { grouped, groupedByEach } from '../base/grouped.js'
import { liesWithin, segmentsOf } from '../httpd/folder-path.js'
import type { ConfigFile } from '../syntax/tree.js'
import { type MainFile, mainFiles } from './main-file.js'
import { nameIndex } from './name-index.js'
import { isHtaccess, type Role, type Site } from './site.js'
import { versionInWords } from './version-in-words.js'

/** Files that are judged together, and apart from all others that are given. */
interface Part {
  readonly files: readonly ConfigFile[]
  readonly role: Role
}

/** Each server by itself, then what belongs to none: what one says decides nothing for another. */
export const siteParts = (site: Site): readonly Site[] => site.once(findParts)

function findParts(site: Site): readonly Site[] {
  const parts = site.role === 'all' ? partsAmong(site) : []
  if (parts.length === 0 || parts[0]?.files.length === site.files.length) return [site]
  const around = parts.find(({ role }) => role === 'server')
  const server = around && site.among(around.files, { role: 'server' })
  return parts.map(({ files, role }, index) =>
    site.among(files, {
      role,
      ...(role === 'unread' && server ? { server } : {}),
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
    return site.complete || site.fromGiven || site.from === '2.2' ? [] : apart(site.files, 'apart')
  const servers = mains.map((main) => serverOf(site, main))
  const claimed = new Set(servers.flat())
  const left = site.files.filter((file) => !claimed.has(file))
  const [only] = servers
  if (only && servers.length === 1) return aroundOne(site, only, left)
  const ownerOf = ownersAmong(site, servers)
  const owned = grouped(left, (file) => (isHtaccess(file) ? ownerOf(file) : undefined))
  const rank = new Map(site.files.map((file, index) => [file, index]))
  const inOrder = (files: readonly ConfigFile[]) => [...files].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
  const whole = servers.map(
    (files): Part => ({
      role: 'server',
      files: inOrder([...files, ...(owned.get(files) ?? [])]),
    }),
  )
  return [...whole, ...apart(owned.get(undefined) ?? [], 'apart')]
}

/** The main file and all that its Include lines lead to. */
function serverOf(site: Site, { file: main }: MainFile): readonly ConfigFile[] {
  const files = new Set([main])
  // A set that grows while it is walked.
  for (const file of files)
    for (const line of site.includesIn(file)) for (const read of site.filesOf(line)) files.add(read)
  return [...files]
}

/**
 * Of one server the .htaccess files are its own. Other files may be read by a line that leads to what is not given; where no
 * line does, nothing reads them.
 */
function aroundOne(site: Site, server: readonly ConfigFile[], left: readonly ConfigFile[]): readonly Part[] {
  const isOpen = server.some((file) => site.includesIn(file).some((line) => leadsElsewhere(site, line)))
  const unread = new Set(isOpen ? [] : left.filter((file) => !isHtaccess(file)))
  if (unread.size === 0) return []
  const own = site.files.filter((file) => !unread.has(file))
  return [{ role: 'server', files: own }, ...apart([...unread], 'unread')]
}

const leadsElsewhere = (site: Site, line: Parameters<Site['includedBy']>[0]): boolean =>
  /^(guess|unseen)$/.test(site.includedBy(line).how)

/** Files of no server: those that show 2.4 say nothing of the others. */
function apart(files: readonly ConfigFile[], role: Role): readonly Part[] {
  const isNew = (file: ConfigFile) => versionInWords(nameIndex([file])) === '2.4'
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
    ...site.sections('Directory').map((node) => ({ file: node.file, word: node.args[0] })),
    ...site.directives('DocumentRoot').map((node) => ({ file: node.file, word: node.args[0] })),
    ...site.directives('Alias', 'ScriptAlias').map((node) => ({ file: node.file, word: node.args[1] })),
  ]
  return words.flatMap(({ file, word }) => (word ? [{ file, folder: segmentsOf(word.value) }] : []))
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
