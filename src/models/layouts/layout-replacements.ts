import { type PackagedHttpd, packagedHttpds } from '../../httpd/layouts.js'
import { type Server, startLines } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import { isLiteral } from '../../syntax/literal.js'
import { type Directive, type Range, sourceOf } from '../../syntax/tree.js'
import { linesWithKnownEffect } from '../lines-with-effect.js'

/** A path or account in a line that the packages of 2.4 do not create, and its replacement. */
export interface LayoutReplacement {
  readonly at: Directive
  readonly range: Range
  readonly old: string
  readonly replacement: string
}

/**
 * Folders for logs and run files in the layout of 2.2 that the packages of the new system do not create, with their replacements.
 * Other folders stay as they are.
 */
export function folderReplacements(site: Site, server: Server): readonly LayoutReplacement[] {
  const packaged = site.layout && packagedHttpds[site.layout]
  if (!packaged || hasItsLinks(site, packaged)) return []
  return linesWithKnownEffect(site, server, 'writes').flatMap((at) =>
    folderIn(site, at, at.key.includes('log') ? packaged.logFolder : packaged.runFolder),
  )
}

/** Accounts that the packages of 2.2 created and those of 2.4 do not, with their replacements. */
export function accountReplacements(site: Site, server: Server): readonly LayoutReplacement[] {
  const packaged = site.layout && packagedHttpds[site.layout]
  if (!packaged) return []
  return startLines(site, server, 'User', 'Group').flatMap((at) => {
    const [word] = at.args
    if (!word || !isLiteral(at)) return []
    const replacement = accountFor(at.key, word.value, packaged)
    return replacement === undefined || replacement === word.value
      ? []
      : { at, range: word, old: word.value, replacement }
  })
}

/**
 * The account that replaces one of 2.2. Red Hat, Debian, FreeBSD and SUSE create these accounts; every system has `nobody` and
 * `daemon`.
 */
function accountFor(key: string, name: string, { user, group, nobodysGroup }: PackagedHttpd): string | undefined {
  if (key === 'group' && /^(nobody|nogroup|#-1)$/.test(name)) return nobodysGroup
  if (!/^(apache|httpd|www|wwwrun|www-data)$/.test(name)) return undefined
  return key === 'user' ? user : group
}

/** Whether the packages of 2.4 create the links /etc/httpd/logs and /etc/httpd/run (httpd.spec). */
const hasItsLinks = (site: Site, { mainFile }: PackagedHttpd): boolean =>
  mainFile.startsWith('/etc/httpd/') && serverRootValue(site) === '/etc/httpd'

/** The value of ServerRoot, without a final slash. */
export const serverRootValue = (site: Site): string | undefined =>
  site.directives('ServerRoot')[0]?.args[0]?.value.replace(/(?<=.)\/+$/, '') ??
  site.serverRoots.flatMap(({ onServer }) => (onServer ? `/${onServer.join('/')}` : []))[0]

/**
 * Folders of old layouts: `logs/`, `logs` in Mutex, `/usr/local/apache2/logs/`, `/var/log/httpd/`, `/var/run/httpd/`, and Red
 * Hat's folder for TLS sessions.
 */
const folderOfLayout =
  /^(?:(?:logs|run|var\/run)|\/var\/log\/(?:httpd|apache2?)|(?:\/var)?\/run\/(?:httpd|apache2?)|\/var\/cache\/mod_ssl)(?=\/|["']?$)/

function folderIn(site: Site, at: Directive, replacement: string): readonly LayoutReplacement[] {
  const [word] = at.args
  if (!word || !isLiteral(at)) return []
  const source = sourceOf(at.file, word)
  const kind = /^["']?(?:[\w-]+:)?/.exec(source)?.[0] ?? ''
  // The argument names a program or syslog, not a file.
  if (kind.includes(':') && !/^(mutex|sslsessioncache)$/.test(at.key)) return []
  const old = oldFolderIn(site, source.slice(kind.length), replacement)
  if (old === undefined) return []
  const start = word.start + kind.length
  return [{ at, range: { start, end: start + old.length }, old, replacement }]
}

/** The path on the new machine for a folder whose files exist only while httpd runs. */
export function runFolderOnNewMachine(site: Site, path: string): string {
  const packaged = site.layout && packagedHttpds[site.layout]
  if (!packaged || hasItsLinks(site, packaged)) return path
  const old = oldFolderIn(site, path, packaged.runFolder)
  return old === undefined ? path : packaged.runFolder + path.slice(old.length)
}

/** The folder of the old layout at the beginning of a path, if the new machine has another one for it. */
function oldFolderIn(site: Site, path: string, replacement: string): string | undefined {
  const root = serverRootValue(site)
  const below = root !== undefined && path.startsWith(`${root}/`) ? root.length + 1 : 0
  const name = folderOfLayout.exec(path.slice(below))?.[0]
  const old = name === undefined ? undefined : path.slice(0, below) + name
  return old === replacement || (name !== undefined && isSame(name, replacement)) ? undefined : old
}

/** Whether two paths mean the same folder: on systems with packages of 2.4, /var/run is a link to /run. */
const isSame = (old: string, replacement: string): boolean =>
  old.replace(/^\/var\/run/, '/run') === replacement.replace(/^\/var\/run/, '/run')
