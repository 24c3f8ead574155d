import { includeDirectiveNames } from '../../httpd/directives.js'
import { firstMainFile } from '../../site/main-file.js'
import type { Site } from '../../site/site.js'
import type { ConfigFile, Directive } from '../../syntax/tree.js'

/** A file to rename. Paths are as shown, with forward slashes. */
export interface FileRename {
  readonly from: string
  readonly to: string
}

/** A file that 2.2 reads and that the configuration of Debian's 2.4 leaves out. */
export interface OmittedFile {
  readonly file: ConfigFile
  /** The path by which 2.2 reads the file, which may be that of a link. */
  readonly path: string
  /** The files that 2.4 reads instead, such as `conf-enabled/*.conf`. */
  readonly readInstead: string
  /** A new name under which 2.4 reads the file. */
  readonly rename: FileRename
  /**
   * The commands: on the server, they move the file to conf-available or sites-available and run a2enconf or a2ensite; in a copy
   * or a repository, they rename it.
   */
  readonly commands: readonly string[]
  /** Whether the commands only move the file: in a copy, or on a server in another folder than /etc/apache2. */
  readonly isInCopy: boolean
  /** Whether the given main file still reads the file, so that it is only left out if the package's main file is used. */
  readonly isStillRead: boolean
}

/**
 * The files that 2.4 skips, if the main file is or will be that of Debian's package. Debian's and Ubuntu's 2.2 read all of conf.d
 * and sites-enabled; their 2.4 reads conf-enabled/*.conf and sites-enabled/*.conf (apache2's apache2.conf; NEWS.Debian of
 * 2.4.1-1).
 */
export const filesOmittedByDebian = (site: Site): readonly OmittedFile[] => leftOutBy(site, site.layout === 'debian')

/** The files that Debian's 2.4 skips, whether or not the new server is known to be Debian's. */
export const filesOmittedIfDebian = (site: Site): readonly OmittedFile[] => leftOutBy(site, true)

function leftOutBy(site: Site, isForDebian: boolean): readonly OmittedFile[] {
  const server = site.server ?? site
  const main = firstMainFile(server)?.file
  if (!main) return []
  const isNew = isDebian24(server)
  // Until the package's main file replaces the given one, httpd still reads the files that the given one includes.
  if (!isNew && (!isForDebian || site.role === 'unread')) return []
  const isLost = (file: ConfigFile) => !isNew || (site.includersOf(file).length === 0 && !isPutAway(file))
  const folder = server.placeOf(main.path).slice(0, -1)
  const around = { server, site, folder, taken: site.once(placesTaken), isStillRead: !isNew }
  return site.files
    .filter((file) => file !== main && file.commands.length > 0 && isLost(file))
    .flatMap((file) => leftOut(around, file))
}

/** The new names of the files that Debian's 2.4 would skip. */
export const debianRenames = (site: Site): readonly FileRename[] =>
  filesOmittedByDebian(site).map(({ rename }) => rename)

/** Whether a server's main file is of Debian's 2.4: 2.2 has no conf-enabled, and no IncludeOptional. */
const isDebian24 = (server: Site): boolean =>
  reads(server.directives(...includeDirectiveNames), /(^|\/)conf-enabled\/\*\.conf$/) ||
  reads(server.directives('IncludeOptional'), /(^|\/)sites-enabled\/\*\.conf$/)

const reads = (lines: readonly Directive[], pattern: RegExp): boolean =>
  lines.some(({ args }) => pattern.test(args[0]?.value ?? ''))

/** Whether the file's name shows that somebody disabled it. Beside a main file of 2.4, it must stay disabled. */
const isPutAway = ({ path }: ConfigFile): boolean => /\.(disabled|off|bak|orig|save|old)$/i.test(path)

interface Around {
  readonly server: Site
  readonly site: Site
  /** The path segments of the main file's folder. */
  readonly folder: readonly string[]
  /** The paths of all given files. */
  readonly taken: ReadonlySet<string>
  readonly isStillRead: boolean
}

function leftOut(around: Around, file: ConfigFile): readonly OmittedFile[] {
  return around.site.namesOf(file).flatMap(({ place }) => {
    const [folder = '', ...names] = place.slice(around.folder.length)
    if (place.slice(0, around.folder.length).join('/') !== around.folder.join('/') || isBackup(names.at(-1) ?? folder))
      return []
    const isSite = folder === 'sites-enabled' && names.length === 1 && !names[0]?.endsWith('.conf')
    if (isSite) return siteLeftOut(around, file, place)
    if (folder === 'conf.d' || (folder === 'httpd.conf' && names.length === 0)) return confLeftOut(around, file, place)
    return []
  })
}

/** Whether Debian's Include skips a file of this name (README.Debian of apache2.2-common). */
const isBackup = (name: string): boolean => /^[.#]|[~#]$|\.(dpkg|ucf)-\w+$/.test(name)

function siteLeftOut(around: Around, file: ConfigFile, place: readonly string[]): readonly OmittedFile[] {
  const path = pathOf(around, file, place)
  const base = baseOf(around, path)
  const name = freeName(around, 'sites-available', place.at(-1) ?? '')
  const chosen = `${base}sites-available/${name}.conf`
  const isLink = file.path !== path
  const rename = { from: path, to: `${path}.conf` }
  const moves = [...(isLink ? [`rm ${path}`] : []), `mv ${file.path} ${chosen}`]
  return [
    {
      file,
      path,
      readInstead: 'sites-enabled/*.conf',
      rename,
      ...commandsFor(around, place, rename, moves, `a2ensite ${name}`),
      isStillRead: around.isStillRead,
    },
  ]
}

function confLeftOut(around: Around, file: ConfigFile, place: readonly string[]): readonly OmittedFile[] {
  const path = pathOf(around, file, place)
  const base = baseOf(around, path)
  const names = place.slice(around.folder.length)
  const own = (names.length > 1 ? names.slice(1) : names).join('-').replace(/\.conf$/, '')
  const name = freeName(around, 'conf-available', own)
  const rename = { from: path, to: `${base}conf-enabled/${name}.conf` }
  const moves = [`mv ${path} ${base}conf-available/${name}.conf`]
  return [
    {
      file,
      path,
      readInstead: 'conf-enabled/*.conf',
      rename,
      ...commandsFor(around, place, rename, moves, `a2enconf ${name}`),
      isStillRead: around.isStillRead,
    },
  ]
}

/** The commands for a file. In a repository or a copy, no server can run a2enconf, so the file is renamed. */
function commandsFor(
  { server, folder }: Around,
  place: readonly string[],
  { from, to }: FileRename,
  moves: readonly string[],
  choose: string,
): Pick<OmittedFile, 'commands' | 'isInCopy'> {
  const by = server.whereToRename(place)
  if (by === 'repository') return { commands: [`git mv ${from} ${to}`], isInCopy: false }
  // a2enconf and a2ensite only know /etc/apache2, so they cannot be used for a server in another folder.
  if (by === 'copy' || (by === 'server' && folder.join('/') !== 'etc/apache2'))
    return {
      commands: [...(inFolderOf(from, to) ? [] : [`mkdir -p ${folderOf(to)}`]), `mv ${from} ${to}`],
      isInCopy: true,
    }
  return { commands: [...(by === 'git' ? moves.map((move) => `git ${move}`) : moves), choose], isInCopy: false }
}

const folderOf = (path: string): string => path.replace(/\/[^/]*$/, '')

const inFolderOf = (path: string, other: string): boolean => folderOf(path) === folderOf(other)

const placesTaken = (site: Site): ReadonlySet<string> =>
  new Set(
    [site, ...(site.server ? [site.server] : [])].flatMap((one) =>
      one.files.flatMap((file) => one.namesOf(file).map(({ place }) => place.join('/'))),
    ),
  )

/** The name, with `-2.2` added if a given file or a file of Debian's packages already has it. */
function freeName({ folder, taken }: Around, among: keyof typeof namesOfPackages, name: string): string {
  const isTaken = taken.has([...folder, among, `${name}.conf`].join('/')) || namesOfPackages[among].includes(name)
  return isTaken ? `${name}-2.2` : name
}

/** The files of apache2 2.4 and javascript-common in these folders, without `.conf` (their lists of files). */
const namesOfPackages = {
  'conf-available': [
    ...[
      'charset',
      'javascript-common',
      'localized-error-pages',
      'other-vhosts-access-log',
      'security',
      'serve-cgi-bin',
    ],
  ] as readonly string[],
  'sites-available': ['000-default', 'default-ssl'] as readonly string[],
}

/** The path of a file under one of its names, as it is shown. */
function pathOf({ site }: Around, file: ConfigFile, place: readonly string[]): string {
  if (site.placeOf(file.path).join('/') === place.join('/')) return file.path
  return site.linkAt(place) ?? `/${place.join('/')}`
}

/** The path of the main file's folder. If it is not empty, it ends in a slash. */
function baseOf({ site, folder }: Around, path: string): string {
  const below = site.placeOf(path).length - folder.length
  const base = path.split('/').slice(0, -below).join('/')
  return base === '' && !path.startsWith('/') ? '' : `${base}/`
}
