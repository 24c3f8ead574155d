import { nonEmptyTexts } from '../base/list-text.js'
import { quoteShellPaths } from '../base/shell-words.js'
import { packagedHttpds } from '../httpd/layouts.js'
import { thirdPartyPackageOf } from '../httpd/packages.js'
import { filesOmittedIfDebian } from '../models/layouts/debian.js'
import { linesReadingFreeBsd22 } from '../models/layouts/freebsd.js'
import { hasFileForEachModule, loadedModules } from '../models/modules/loaded-modules.js'
import { likelyMpmOn22 } from '../models/mpm.js'
import { isWholeServer } from '../models/whole-server.js'
import { copiedServers } from '../site/copied-servers.js'
import { serversOn22 } from '../site/server-level.js'
import type { Site } from '../site/site.js'
import { sitesByServer } from '../site/sites-by-server.js'
import type { Directive } from '../syntax/tree.js'
import { shellLineToCopyMissingFiles } from './copying.js'
import {
  definesToPass,
  foldersToCreate,
  linesNamingMissingAccounts,
  mainFilePathOnServer,
  missingFilesOtherThanIncludes,
} from './new-machine.js'
import { distinctWordsText, firstArgument, manualUrl, type Task } from './task.js'
import { combinedCommandSentenceFinder, linesNeedingRedHatPackages, redHatPackageForLine } from './task-lines.js'

/** What the new machine needs before the files are copied: modules, files, folders, accounts, a service. */
export const machineTasks: readonly Task[] = [
  {
    id: 'third-party-modules',
    covers: ['loadmodule-third-party'],
    why: '2.4 cannot load modules built for 2.2.',
    see: `${manualUrl}upgrading.html#third-party`,
    ofFindings: (findings, site) => {
      // A finding with a fix is left out: the fix removes the line, because the module is not needed.
      const names = findings.filter(({ fix }) => !fix).map(({ at }) => withPackage(site, firstArgument(at)))
      return names.length > 0
        ? `Install these modules for 2.4, or decide to replace or remove them: ${distinctWordsText(names, 12)}.`
        : undefined
    },
  },
  {
    id: 'packaged-apart',
    covers: ['loadmodule-version-static'],
    why: '2.4 does not start without these modules, which Red Hat has in separate packages.',
    see: `${manualUrl}mod/`,
    lines: linesNeedingRedHatPackages,
    what: (lines) =>
      `Install these packages in addition to httpd: ${distinctWordsText(lines.map(redHatPackageForLine))}.`,
  },
  {
    id: 'files-to-copy',
    why: 'The configuration includes or names these files.',
    see: `${manualUrl}configuring.html`,
    evaluate: (site) => {
      const { paths, places } = missingFilesOtherThanIncludes(site)
      const copying = shellLineToCopyMissingFiles(site, paths)
      if (copying === undefined) return undefined
      return {
        what: `Copy the missing files from the old server, and the next run reads them: \`${copying}\`.`,
        why: whyToCopy(site, places),
        places,
      }
    },
  },
  {
    id: 'folders-to-make',
    why: 'httpd creates no folders, and does not start if a folder that it writes to is missing.',
    see: `${manualUrl}mod/core.html#errorlog`,
    evaluate: (site) => {
      const { folders, places } = foldersToCreate(site)
      return folders.length > 0
        ? { what: `Create the folders that httpd writes to: \`mkdir -p ${quoteShellPaths(folders)}\`.`, places }
        : undefined
    },
  },
  {
    id: 'own-accounts',
    why: 'httpd does not start if the user or group does not exist.',
    see: `${manualUrl}mod/mod_unixd.html#user`,
    lines: linesNamingMissingAccounts,
    what: (lines) => `Create the user and group of this server: ${distinctWordsText(lines.map(firstArgument))}.`,
  },
  {
    id: 'files-not-in-conf',
    why: "Besides modules and ports.conf, Debian's apache2.conf for 2.4 reads only conf-enabled/*.conf and sites-enabled/*.conf.",
    see: 'https://wiki.debian.org/Apache/PackagingFor24',
    evaluate: (site) => {
      if (site.layout !== undefined || !serversOn22(site).some((server) => hasFileForEachModule(site, server)))
        return undefined
      const found = filesOmittedIfDebian(site)
      if (found.length === 0) return undefined
      const commands = [...new Set(found.flatMap((one) => one.commands))]
      const how =
        commands.length > maxCommands
          ? 'add --layout debian to see what to do first'
          : `first run \`${commands.join(' && ')}\`${found.some(({ isInCopy }) => isInCopy) ? ' here, before you copy the files' : ''}`
      const names = distinctWordsText(found.map(({ path }) => path))
      return {
        what: `Keep your apache2.conf: it still reads ${names}. Debian's own apache2.conf would not. If you switch to it, ${how}.`,
      }
    },
  },
  {
    id: 'main-file-of-service',
    why: 'The service of a distribution starts httpd with the main file of its packages, and without -D names.',
    see: `${manualUrl}programs/httpd.html`,
    evaluate: (site) => {
      const packaged = site.layout && packagedHttpds[site.layout]
      const main = mainFilePathOnServer(site)
      if (!packaged || main === undefined || main === packaged.mainFile) return undefined
      const defines = definesToPass(site)
      const names = defines.length > 0 ? ' and the -D names of 2.2' : ''
      return { what: `Make the service start with this main file${names}: ${packaged.howToStartWith(main, defines)}.` }
    },
  },
  {
    id: 'mpm-of-packages',
    covers: ['mpm-default-event'],
    why: 'SUSE has a program for each MPM, and the service uses the first it finds unless told otherwise.',
    see: `${manualUrl}mpm.html`,
    evaluate: (site) => {
      const running = site.layout && packagedHttpds[site.layout].howToRunMpm
      const [server] = serversOn22(site)
      if (!running || !server) return undefined
      const { mpm } = likelyMpmOn22(site, server, loadedModules(site, server))
      return { what: `To keep the processes of 2.2, ${running(mpm)}.` }
    },
  },
  {
    id: 'modules-of-sysconfig',
    why: "SUSE's service rewrites sysconfig.d at each start, from APACHE_MODULES.",
    see: `${manualUrl}mod/mod_so.html#loadmodule`,
    lines: (site) =>
      site.from === '2.4'
        ? []
        : site.directives('LoadModule').filter(({ file }) => /(^|\/)sysconfig\.d\/loadmodule\.conf$/.test(file.path)),
    what: (lines) =>
      `Add the modules that the upgraded ${lines[0]?.file.path} loads to APACHE_MODULES in /etc/sysconfig/apache2 (a2enmod NAME).`,
  },
  {
    id: 'freebsd-folders',
    why: 'FreeBSD has separate folders and a separate service for each version.',
    see: `${manualUrl}programs/httpd.html`,
    lines: (site) => (isOnFreeBsd(site) ? linesReadingFreeBsd22(site) : []),
    what: (lines) =>
      `Move the files in etc/apache22 to etc/apache24, where FreeBSD's 2.4 reads httpd.conf. Correct the path in ${distinctWordsText(lines.map(({ name }) => name.value))}, and set apache24_enable in /etc/rc.conf.`,
  },
  {
    id: 'enable-modules',
    covers: ['loadmodule-required', 'loadmodule-mpm'],
    why: 'On Debian a2enmod links each module into mods-enabled; only one MPM may be there (a2dismod).',
    see: `${manualUrl}upgrading.html#run-time`,
    ofFindings: combinedCommandSentenceFinder(/a2enmod [\w ]+/),
  },
  {
    id: 'enabled-by-packages',
    covers: ['mpm-default-event'],
    why: "Debian's packages enable an MPM and a default site, which stay beside the copied ones; 2.4 does not start with two MPMs.",
    see: `${manualUrl}mpm.html`,
    lines: (site) =>
      site.from === '2.4'
        ? []
        : site
            .directives('LoadModule')
            .filter(({ file }) => /(^|\/)mods-(enabled|available)\/mpm_(prefork|worker)\.load$/.test(file.path)),
    what: () => 'On the new machine, run `a2dismod mpm_event; a2dissite 000-default` before you copy the files.',
  },
]

/** The most commands to list. With more, only the file names are listed. */
const maxCommands = 8

/** What goes wrong in 2.4 without the missing files, as far as the lines that name them show it. */
function whyToCopy(site: Site, places: readonly Directive[]): string {
  const isAny = (pattern: RegExp) => places.some(({ key }) => pattern.test(key))
  const isIncluded = shellLineToCopyMissingFiles(site) !== undefined
  return nonEmptyTexts(
    'The copy lacks them.',
    isIncluded && !isCopyWhole(site) && 'Their lines can keep 2.4 from starting, or change who gets in.',
    isIncluded &&
      isCopyWhole(site) &&
      '2.4 answers 500 for a folder if it rejects its .htaccess file, which `httpd -t` does not check.',
    isAny(/^ssl/) && '2.4 does not start without a certificate.',
    isAny(/^auth/) && '2.4 answers 500 without a password file.',
  ).join(' ')
}

/** Whether all files of the server are there, except perhaps folders with .htaccess files. */
const isCopyWhole = (site: Site): boolean =>
  sitesByServer(site).some((part) => copiedServers(part).length > 0 && isWholeServer(part))

/** Whether the target is FreeBSD's 2.4, or not known. */
const isOnFreeBsd = ({ from, layout = 'freebsd' }: Site): boolean => from !== '2.4' && layout === 'freebsd'

/** The name of a module, with the package that contains it if the distribution is known. */
function withPackage({ layout }: Site, symbol: string | undefined): string | undefined {
  const found = layout && symbol && thirdPartyPackageOf(symbol, layout)
  return found ? `${symbol} (${found})` : symbol
}
