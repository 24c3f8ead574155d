import { listedPlainly, nonEmptyTexts } from '../base/listed.js'
import { shellPaths } from '../base/shell-words.js'
import { commandThatCopies } from '../checklist/copying.js'
import { includeNames } from '../httpd/directives.js'
import { isWholeServer } from '../models/whole-server.js'
import { printable } from '../report/paint.js'
import { unreadHtaccessText } from '../report/servers.js'
import { counted, filesIn } from '../report/summary.js'
import { copiedServers } from '../site/copied-servers.js'
import { mainFiles } from '../site/main-file.js'
import { siteParts, unreadFiles, unreadHtaccess } from '../site/parts.js'
import type { Site } from '../site/site.js'
import type { ConfigFile } from '../syntax/tree.js'

/** Whose layout a server is of: by where it has its main file, and where others have one there too, by what else they have. */
const layoutsByPlace: readonly (readonly [main: RegExp, words: string, mark?: RegExp])[] = [
  [/(^|\/)etc\/apache2\/apache2\.conf$/, "as Debian's packages lay it out"],
  [/(^|\/)etc\/apache2\/httpd\.conf$/, 'as Gentoo lays it out', /\/etc\/apache2\/(modules|vhosts)\.d\/\d\d_\w+\.conf$/],
  [/(^|\/)etc\/apache2\/httpd\.conf$/, 'as Apple lays it out', /\/Library\/WebServer\/|^\/?libexec\/apache2\//],
  [
    /(^|\/)etc\/apache2\/httpd\.conf$/,
    "as SUSE's packages lay it out",
    /\/etc\/apache2\/(uid|default-server|server-tuning|mod_\w+|sysconfig\.d\/\w+)\.conf$/,
  ],
  [/(^|\/)etc\/apache2\/2\.2\/httpd\.conf$/, 'as Solaris lays it out'],
  [/(^|\/)etc\/httpd\/conf\/httpd\.conf$/, "as Plesk lays it out on Red Hat's packages", /\/zz\w*_psa_\w+\.conf$/],
  [/(^|\/)etc\/httpd\/conf\/httpd\.conf$/, "as Red Hat's packages lay it out"],
  [/(^|\/)etc\/httpd\/httpd\.conf$/, 'as Slackware lays it out'],
  [/(^|\/)usr\/local\/etc\/apache2\d\/httpd\.conf$/, "as FreeBSD's packages lay it out"],
  [/(^|\/)opt\/lampp\//, 'as XAMPP lays it out'],
  [/(^|\/)opt\/bitnami\/apache2?\/conf\/httpd\.conf$/, 'as Bitnami lays it out'],
  [/(^|\/)usr\/local\/apache\/conf\/httpd\.conf$/, 'as cPanel lays it out', /^\/usr\/local\/apache$/],
  [/(^|\/)usr\/local\/apache2\/conf\/httpd\.conf$/, 'as httpd itself is installed'],
]

/** Undefined where it is nobody's that is known. */
function layoutOf(part: Site, { path }: ConfigFile): string | undefined {
  const files = [...part.files, ...part.others].map((file) => `/${file.path}`)
  const said = part.directives('DocumentRoot', 'LoadModule', 'ServerRoot').map(({ args }) => args.at(-1)?.value ?? '')
  return layoutsByPlace.find(
    ([main, , mark]) => main.test(path) && (!mark || [...files, ...said].some((one) => mark.test(one))),
  )?.[1]
}

/** What is seen of each server, and what is missing: a line each. */
export function seenText(site: Site): string {
  const servers = mainFiles(site).flatMap(({ file }) => {
    const part = siteParts(site).find(({ files }) => files.includes(file)) ?? site
    return [serverLine(part, file), ...missingLines(part)]
  })
  const unread = unreadFiles(site)
  const kept = unreadHtaccess(site)
  const tar = commandThatCopies(site)
  return nonEmptyTexts(
    ...servers,
    servers.length === 0 && 'No file here is the one that httpd starts with: what it reads around them is not seen.',
    `${counted(filesIn(site).length, 'file')} read.`,
    unread.size > kept.size && `No line of a server reads ${unread.size - kept.size} of them.`,
    unreadHtaccessText(site).trimEnd(),
    tar && `This brings the rest of the server: ${tar}`,
  )
    .map((line) => `${printable(line)}\n`)
    .join('')
}

function serverLine(part: Site, main: ConfigFile): string {
  const copy = copiedServers(part).find(
    ({ folder, main: own }) => main.path.endsWith(own) && main.path.startsWith(folder === '.' ? '' : folder),
  )
  const layout = layoutOf(part, main)
  const root = copy ? ` (${copy.folder} is / of the server)` : ''
  return [`${main.path}${root} starts a server of ${versionOf(part)}`, layout].filter(Boolean).join(', ').concat('.')
}

function versionOf({ from, judgement }: Site): string {
  if (from === '2.4') return '2.4; --from 2.2 says that it is one of 2.2'
  return judgement.origin === 'on its way' ? '2.2, upgraded in part' : '2.2'
}

function missingLines(part: Site): readonly string[] {
  if (isWholeServer(part)) return []
  const lost = part
    .directives(...includeNames)
    .filter((line) => part.filesOf(line).length === 0)
    .flatMap(({ args }) => args[0]?.value ?? [])
  return lost.length === 0 ? [] : [`Not here, though an Include line names it: ${listedPlainly([...new Set(lost)])}.`]
}

/** The last line: what goes where on the new machine. */
export function copyText(site: Site): string {
  const [copy] = copiedServers(site)
  if (!copy) return 'The files lie where the server has them: let its 2.4 read them there.'
  return `tar -cf - -C ${shellPaths([copy.folder])} --exclude='./httpd-upgrade*.json' . | ssh NEW tar -xf - -C /`
}
