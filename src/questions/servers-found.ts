import { commaList, nonEmptyTexts } from '../base/list-text.js'
import { quoteShellPaths } from '../base/shell-words.js'
import { shellLineToCopyMissingFiles } from '../checklist/copying.js'
import { includeDirectiveNames } from '../httpd/directives.js'
import { isWholeServer } from '../models/whole-server.js'
import { hasWindowsDrive, runsOnWindows } from '../models/windows-drives.js'
import { printable } from '../report/paint.js'
import { unreadHtaccessText } from '../report/servers.js'
import { countWithNoun, filesIn } from '../report/summary.js'
import { copiedServers } from '../site/copied-servers.js'
import { mainFiles } from '../site/main-file.js'
import type { Site } from '../site/site.js'
import { sitesByServer, unreadFiles, unreadHtaccessFiles } from '../site/sites-by-server.js'
import type { ConfigFile } from '../syntax/tree.js'

/** The layouts of servers by the path of the main file, and by a second file if several layouts share that path. */
const layoutsByPlace: readonly (readonly [main: RegExp, words: string, mark?: RegExp])[] = [
  [/(^|\/)etc\/apache2\/apache2\.conf$/, 'Debian layout'],
  [/(^|\/)etc\/apache2\/httpd\.conf$/, 'Gentoo layout', /\/etc\/apache2\/(modules|vhosts)\.d\/\d\d_\w+\.conf$/],
  [/(^|\/)etc\/apache2\/httpd\.conf$/, 'Apple layout', /\/Library\/WebServer\/|^\/?libexec\/apache2\//],
  [
    /(^|\/)etc\/apache2\/httpd\.conf$/,
    'SUSE layout',
    /\/etc\/apache2\/(uid|default-server|server-tuning|mod_\w+|sysconfig\.d\/\w+)\.conf$/,
  ],
  [/(^|\/)etc\/apache2\/2\.2\/httpd\.conf$/, 'Solaris layout'],
  [/(^|\/)etc\/httpd\/conf\/httpd\.conf$/, 'Plesk on Red Hat layout', /\/zz\w*_psa_\w+\.conf$/],
  [/(^|\/)etc\/httpd\/conf\/httpd\.conf$/, 'Arch Linux layout', /\/etc\/httpd\/conf\/extra\/|^\/srv\/http\b/],
  [/(^|\/)etc\/httpd\/conf\/httpd\.conf$/, 'Red Hat layout'],
  [/(^|\/)etc\/httpd\/httpd\.conf$/, 'Slackware layout'],
  [/(^|\/)usr\/local\/etc\/apache2\d\/httpd\.conf$/, 'FreeBSD layout'],
  [/(^|\/)opt\/lampp\//, 'XAMPP layout'],
  [/(^|\/)opt\/bitnami\/apache2?\/conf\/httpd\.conf$/, 'Bitnami layout'],
  [/(^|\/)usr\/local\/apache\/conf\/httpd\.conf$/, 'cPanel layout', /^\/usr\/local\/apache$/],
  [/(^|\/)usr\/local\/apache2\/conf\/httpd\.conf$/, "httpd's own layout"],
]

/** The layout of a server, such as "Debian layout"; undefined if it is not known. */
function layoutOf(part: Site, { path }: ConfigFile): string | undefined {
  const files = [...part.files, ...part.others].map((file) => `/${file.path}`)
  const said = part.directives('DocumentRoot', 'LoadModule', 'ServerRoot').map(({ args }) => args.at(-1)?.value ?? '')
  return layoutsByPlace.find(
    ([main, , mark]) => main.test(path) && (!mark || [...files, ...said].some((one) => mark.test(one))),
  )?.[1]
}

/** A line for each server that was found, and lines about its missing files. */
export function serversFoundText(site: Site): string {
  const mains = mainFiles(site)
  const servers = mains.flatMap(({ file }) => {
    const part = sitesByServer(site).find(({ files }) => files.includes(file)) ?? site
    return [serverLine(part, file), ...missingLines(part)]
  })
  const unread = unreadFiles(site)
  const kept = unreadHtaccessFiles(site)
  const strays = [...unread].flatMap((file) => (kept.has(file) ? [] : file.path))
  const tar = shellLineToCopyMissingFiles(site)
  return nonEmptyTexts(
    ...servers,
    mains.length > 1 &&
      'Each main file is treated as a server. If one is only a spare copy, move it out of this folder and run this again.',
    servers.length === 0 && "There is no main file here, so the server's other settings are not known.",
    `${countWithNoun(filesIn(site).length, 'file')} read.`,
    unread.size > kept.size && `Not included by any server, and left alone: ${commaList(strays, 8)}.`,
    unreadHtaccessText(site).trimEnd(),
    tar && 'To copy the rest of the server:',
    tar && `  ${tar}`,
  )
    .map((line) => `${printable(line)}\n`)
    .join('')
}

function serverLine(part: Site, main: ConfigFile): string {
  const copy = copiedServers(part).find(
    ({ folder, main: own }) => main.path.endsWith(own) && main.path.startsWith(folder === '.' ? '' : folder),
  )
  const layout = layoutOf(part, main)
  const root = copy ? ` ${copy.folder} is treated as its root folder (/).` : ''
  return `${main.path} is the main file of a ${versionOf(part)}${layout ? ` (${layout})` : ''}.${root || rootNote(part)}${versionNote(part)}`
}

/** A sentence with the option to add if the copy does not show where its root folder is; otherwise empty. */
const rootNote = (part: Site): string =>
  part.serverRoots.some(({ diskRoot }) => diskRoot?.length === 0) || runsOnWindows(part)
    ? ''
    : ' If the folder is a copy of the whole file system (/), run this again with --root FOLDER.'

function versionOf({ from, judgement }: Site): string {
  if (from === '2.4') return '2.4 server'
  return judgement.origin === 'on its way' ? 'partly upgraded 2.2 server' : '2.2 server'
}

const versionNote = ({ from }: Site): string => (from === '2.4' ? ' If it still runs 2.2, add --from 2.2.' : '')

function missingLines(part: Site): readonly string[] {
  if (isWholeServer(part)) return []
  const lost = part
    .directives(...includeDirectiveNames)
    .filter((line) => part.filesOf(line).length === 0)
    .flatMap(({ args }) => args[0]?.value ?? [])
  const onDrive = lost.find(hasWindowsDrive)
  return lost.length === 0
    ? []
    : [
        `Included by the configuration, but not in this copy: ${commaList([...new Set(lost)])}.${onDrive === undefined ? '' : ` Copy each to its path without the drive: ${onDrive} as ${onDrive.replace(/^\w:[\\/]*/, '')} in this copy.`}`,
      ]
}

/**
 * The command that copies the files to the new machine. The options of tar matter if root runs it: without them, / and /etc would
 * get the owner and mode of the copy.
 */
export function shellLineToCopyToNewMachine(site: Site): string | undefined {
  const [copy] = copiedServers(site)
  return (
    copy &&
    `tar -cf - -C ${quoteShellPaths([copy.folder])} --owner=root --group=root --exclude='./httpd-upgrade*.json' . | ssh NEW tar -xf - --no-overwrite-dir -C /`
  )
}

/** A sentence on where to put the files on the new machine, if `shellLineToCopyToNewMachine` gives no command. */
export const copyTargetText = ({ site, isMoved }: { readonly site: Site; readonly isMoved: boolean }): string =>
  site.serverRoots.some(({ diskRoot }) => diskRoot?.length === 0)
    ? 'The files are already where the server reads them.'
    : `Put each file at the path that it had on the old server${isMoved ? ', except where the list above says otherwise' : ''}.`
