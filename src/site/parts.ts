import { segmentsOf } from '../httpd/folder-path.js'
import type { ConfigFile } from '../syntax/tree.js'
import { type MainFile, mainFiles } from './main-file.js'
import { nameIndex } from './name-index.js'
import { liesWithin } from './server-roots.js'
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
  const perFolder = left.filter(isHtaccess)
  const owners = new Map(perFolder.map((file) => [file, ownerOf(site, servers, file)]))
  const others = left.filter((file) => !owners.get(file))
  const whole = servers.map((files) => [...files, ...perFolder.filter((file) => owners.get(file) === files)])
  return [...whole.map((files) => partOf(site, files)), ...apart(others, 'apart')]
}

const partOf = (site: Site, files: readonly ConfigFile[]): Part => {
  const own = new Set(files)
  return { role: 'server', files: site.files.filter((file) => own.has(file)) }
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
  const unread = isOpen ? [] : left.filter((file) => !isHtaccess(file))
  if (unread.length === 0) return []
  const own = site.files.filter((file) => !unread.includes(file))
  return [{ role: 'server', files: own }, ...apart(unread, 'unread')]
}

const leadsElsewhere = (site: Site, line: Parameters<Site['includedBy']>[0]): boolean =>
  /^(guess|unseen)$/.test(site.includedBy(line).how)

/** Files of no server: those that show 2.4 say nothing of the others. */
function apart(files: readonly ConfigFile[], role: Role): readonly Part[] {
  const isNew = (file: ConfigFile) => versionInWords(nameIndex([file])) === '2.4'
  const groups = [files.filter((file) => !isNew(file)), files.filter(isNew)]
  return groups.filter((group) => group.length > 0).map((group) => ({ role, files: group }))
}

/** The one server that has the folder of a .htaccess file, by the folders that its lines name. */
function ownerOf(
  site: Site,
  servers: readonly (readonly ConfigFile[])[],
  file: ConfigFile,
): readonly ConfigFile[] | undefined {
  const folder = site.placeOf(file.path).slice(0, -1)
  const owners = servers.filter((files) => foldersNamedIn(site, files).some((named) => mayHold(named, folder)))
  return owners.length === 1 ? owners[0] : undefined
}

function foldersNamedIn(site: Site, files: readonly ConfigFile[]): readonly (readonly string[])[] {
  const own = new Set(files)
  const words = [
    ...site.sections('Directory').map((node) => ({ file: node.file, word: node.args[0] })),
    ...site.directives('DocumentRoot').map((node) => ({ file: node.file, word: node.args[0] })),
    ...site.directives('Alias', 'ScriptAlias').map((node) => ({ file: node.file, word: node.args[1] })),
  ]
  return words.flatMap(({ file, word }) => (own.has(file) && word ? [segmentsOf(word.value)] : []))
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
