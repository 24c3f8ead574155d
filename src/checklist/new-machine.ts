import { isAbsolute } from '../httpd/absolute-path.js'
import { segmentsOf } from '../httpd/folder-path.js'
import { packagedHttpds } from '../httpd/layouts.js'
import { linesWithKnownEffect } from '../models/lines-with-effect.js'
import { pathNamedByFirstWord } from '../models/named-file.js'
import { hasWindowsDrive } from '../models/windows-drives.js'
import { copiedServers } from '../site/copied-servers.js'
import { mainFiles } from '../site/main-file.js'
import { serversOn22, startLines } from '../site/server-level.js'
import type { Site } from '../site/site.js'
import { isLiteral } from '../syntax/literal.js'
import type { Directive } from '../syntax/tree.js'

/** Matches folders that every system or every package of 2.4 creates. */
const made = /^\/(tmp|dev|run|var\/(log|run|lib|cache|lock|tmp))$/

/** The folders that the server writes to and that the new machine lacks; empty if the target's packages are not known. */
export function foldersToCreate(site: Site): {
  readonly folders: readonly string[]
  readonly places: readonly Directive[]
} {
  const packaged = site.layout && packagedHttpds[site.layout]
  if (!packaged) return { folders: [], places: [] }
  // A system with these packages has no drives, so a folder on a drive need not be made.
  const isThere = (folder: string) =>
    hasWindowsDrive(folder) ||
    made.test(folder) ||
    folder === packaged.logFolder ||
    folder === packaged.runFolder ||
    site.kindAt(segmentsOf(folder)) === 'folder'
  const found = serversOn22(site).flatMap((server) =>
    linesWithKnownEffect(site, server, 'writes').flatMap((at) => {
      const folder = folderOf(at)
      return folder !== undefined && !isThere(folder) ? [{ at, folder }] : []
    }),
  )
  return { folders: [...new Set(found.map(({ folder }) => folder))], places: found.map(({ at }) => at) }
}

function folderOf(at: Directive): string | undefined {
  const path = at.args[0]?.value ?? ''
  if (!isAbsolute(path) || !isLiteral(at)) return undefined
  const plain = path.replace(/(?<=.)\/+$/, '')
  // Directives such as CacheRoot name a folder. Other directives name a file in the folder.
  return /(root|dir|directory)$/.test(at.key) ? plain : plain.replace(/\/[^/]*$/, '') || '/'
}

/** The User and Group lines that name accounts other than those of packages; empty if the target's packages are not known. */
export const linesNamingMissingAccounts = (site: Site): readonly Directive[] =>
  site.layout === undefined
    ? []
    : serversOn22(site).flatMap((server) =>
        startLines(site, server, 'User', 'Group').filter(
          (at) => isLiteral(at) && !/^(#|.*\$)/.test(nameIn(at)) && !byPackages.test(nameIn(at)),
        ),
      )

const nameIn = ({ args }: Directive): string => args[0]?.value ?? ''

const byPackages = /^(apache|httpd|www|wwwrun|www-data|daemon|nobody|nogroup|root)$/

/** The main file of the only copied server, from the root of its disk; undefined if there is not exactly one. */
export function mainFilePathOnServer(site: Site): string | undefined {
  const [copy, ...others] = copiedServers(site)
  return copy && others.length === 0 ? `/${copy.main}` : undefined
}

/** The -D names of today that an `<IfDefine>` tests, for starting httpd on the new machine. */
export const definesToPass = (site: Site): readonly string[] => {
  const tested = site.sections('IfDefine').filter(({ file, args: [word] }) => {
    const name = word?.value.replace(/^!/, '') ?? ''
    return file.defined?.get(name) === true
  })
  return [...new Set(tested.map(({ args: [word] }) => word?.value.replace(/^!/, '') ?? ''))]
}

/**
 * The files that a copied server lacks although directives such as SSLCertificateFile name them. Files of Include lines are not
 * among them. Paths start at the root of the server's disk.
 */
export function missingFilesOtherThanIncludes(site: Site): {
  readonly paths: readonly string[]
  readonly places: readonly Directive[]
} {
  const [copy, ...others] = copiedServers(site)
  if (!copy || others.length > 0 || !site.isOnDisk) return { paths: [], places: [] }
  const found = serversOn22(site).flatMap((server) =>
    linesWithKnownEffect(site, server, 'reads').flatMap((at) => {
      const path = /file$/.test(at.key) ? pathNamedByFirstWord(site, at) : undefined
      return path !== undefined && site.kindAt(segmentsOf(path)) !== 'file'
        ? [{ at, path: segmentsOf(path).join('/') }]
        : []
    }),
  )
  return { paths: [...new Set(found.map(({ path }) => path))], places: found.map(({ at }) => at) }
}

/** The command that checks the configuration on the new machine. On Debian, httpd alone would lack the variables of envvars. */
export const configTestCommand = (site: Site): string =>
  (site.layout ?? (mainFiles(site).some(({ file }) => /(^|\/)apache2\.conf$/.test(file.path)) ? 'debian' : '')) ===
  'debian'
    ? 'apache2ctl -t'
    : 'httpd -t'
