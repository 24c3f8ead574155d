import { groupBy } from '../base/group-by.js'
import { commaList, numberText } from '../base/list-text.js'
import type { Migration } from '../migrate/migrate.js'
import type { Finding } from '../migrate/rule.js'
import { isDefaultAdopted, newDefaultSentence } from '../migrate/unset-default.js'
import type { Site } from '../site/site.js'
import type { Directive } from '../syntax/tree.js'
import { shellLineToCopyMissingFiles } from './copying.js'
import { machineTasks } from './machine-tasks.js'
import { configTestCommand } from './new-machine.js'
import { applicableTask, distinctWordsText, firstArgument, manualUrl, type Task } from './task.js'
import {
  allowOverrideFoldersOutsideRoots,
  defaultVirtualHostsSharingPort,
  documentRootsIfHtaccessUnseen,
  errorDocumentLinesFor502Without500,
  linesAllowingDavWrites,
  pageOfErrorDocument,
  programsToCheckTask,
  setHandlerLinesFinder,
} from './task-lines.js'

/** The folders that these lines name; if there are many, the first one and the number of the others. */
function documentRoots(roots: readonly Directive[]): string {
  const folders = [...new Set(roots.flatMap((line) => firstArgument(line)?.replace(/(?<=.)\/+$/, '') || []))]
  return folders.length <= maxFolders
    ? commaList(folders)
    : `${folders[0]} and ${numberText(folders.length - 1)} other DocumentRoot folders`
}

/** Folders outside of every DocumentRoot where httpd reads .htaccess files, as the end of a sentence; empty if there are none. */
function overrideFolders(site: Site): string {
  const folders = allowOverrideFoldersOutsideRoots(site)
  return folders.length > 0
    ? `, and below the folders with AllowOverride: ${commaList(folders, maxOverrideFolders)}`
    : ''
}

/** The most folders with AllowOverride to list. They are outside of every DocumentRoot, where nobody would look. */
const maxOverrideFolders = 20

/** The most folders to list. */
const maxFolders = 3

/** The possible tasks outside of the files, in the order of an upgrade. */
export const tasks: readonly Task[] = [
  ...machineTasks,
  {
    id: 'dav-locks',
    covers: ['davlockdb-format'],
    why: '2.4 cannot read the WebDAV locks of 2.2.',
    see: `${manualUrl}upgrading.html#misc`,
    ofFindings: (findings) =>
      `While httpd is stopped, delete the WebDAV lock files: ${distinctWordsText(findings.map(({ at }) => `${firstArgument(at)}*`))}.`,
  },
  {
    id: 'dav-rights',
    covers: ['dav-put-rename'],
    why: '2.4 replaces the file when a WebDAV client writes; 2.2 wrote into it. So write permission for the folder counts, not for the file, and a link is replaced too. If httpd may not write to the folder, PUT gets 500.',
    see: `${manualUrl}mod/mod_dav_fs.html`,
    lines: linesAllowingDavWrites,
    what: () => 'If only file permissions stop WebDAV writes to a file, deny PUT for it.',
  },
  {
    id: 'cache-contents',
    covers: ['cache-disk-format'],
    why: '2.4 writes its disk cache in a different format, and nothing ever removes the old files.',
    see: `${manualUrl}mod/mod_cache_disk.html#cacheroot`,
    ofFindings: (findings) =>
      `While httpd is stopped, empty the cache: ${distinctWordsText(findings.map(({ at }) => firstArgument(at)))}.`,
  },
  {
    id: 'document-roots',
    covers: ['ssi-file-selection'],
    why: '2.4 answers 500 for a folder if it rejects its .htaccess file, and reads #if in SSI pages differently. `httpd -t` checks neither.',
    see: `${manualUrl}howto/htaccess.html`,
    evaluate: (site) => {
      // The command that copies missing files also copies the .htaccess files of the served folders.
      if (shellLineToCopyMissingFiles(site)) return undefined
      const roots = documentRootsIfHtaccessUnseen(site)
      return roots.length
        ? {
            what: `Check the .htaccess files too. On the old server, run httpd-upgrade with the configuration and all folders that have .htaccess files. Look for such folders below ${documentRoots(roots)}${overrideFolders(site)}.`,
            places: roots,
          }
        : undefined
    },
  },
  {
    id: 'back-end-certificates',
    covers: ['default-ssl-proxy-checks'],
    why: "2.4 answers 500 when a back end's certificate has expired or is for another name; 2.2 did not check.",
    see: `${manualUrl}mod/mod_ssl.html#sslproxycheckpeername`,
    ofFindings: (_findings, site) => {
      const hosts = distinctWordsText(
        site
          .directives('ProxyPass', 'BalancerMember')
          .flatMap(({ args }) => args.flatMap(({ value }) => /^(?:https|wss):\/\/([^/]+)/i.exec(value)?.[1] ?? [])),
      )
      return `Check the names and dates of the back ends' certificates${hosts ? `: ${hosts}` : ''}.`
    },
  },
  {
    id: 'certificate-folders',
    why: 'OpenSSL 1.0 and later use other link names than 0.9.8. With the old links, they trust no authority in the folder and ignore its revocation lists.',
    see: `${manualUrl}mod/mod_ssl.html#sslcarevocationpath`,
    lines: (site) =>
      site.from === '2.4'
        ? []
        : site.directives(
            ...['SSLCACertificatePath', 'SSLCARevocationPath', 'SSLCADNRequestPath'],
            ...['SSLProxyCACertificatePath', 'SSLProxyCARevocationPath'],
          ),
    what: (lines) =>
      `Run \`openssl rehash\` with the new OpenSSL over these folders: ${distinctWordsText(lines.map(firstArgument))}.`,
  },
  {
    id: 'programs-around',
    covers: ['errorlog-format', 'access-log-text', 'server-status-format', 'tool-htpasswd-md5'],
    why: '2.4 writes logs, status pages and password hashes in other formats.',
    see: `${manualUrl}upgrading.html#misc`,
    evaluate: programsToCheckTask,
  },
  {
    id: 'old-tool-paths',
    covers: ['tool-paths'],
    why: '2.4 installs ab, apxs, httxt2dbm and logresolve into bin, 2.2 did into sbin.',
    see: `${manualUrl}programs/`,
    lines: (site) =>
      site
        .directives('ErrorLog', 'CustomLog', 'TransferLog', 'RewriteMap')
        .filter(({ args }) => args.some(({ value }) => /\/sbin\/(logresolve|httxt2dbm)\b/.test(value))),
    what: () => 'Correct the paths of logresolve and httxt2dbm: they are now in bin.',
  },
  {
    id: 'rewrite-log-readers',
    covers: ['rewritelog-privacy'],
    why: 'The ErrorLog now has the content of RewriteLog, including query strings.',
    see: `${manualUrl}mod/mod_rewrite.html#logging`,
    lines: (site) =>
      site.directives('RewriteLogLevel').some((line) => Number(firstArgument(line)) > 0)
        ? site.directives('RewriteLog')
        : [],
    what: (lines) =>
      `Check who may read the ErrorLog: mod_rewrite now logs there. If your log rotation names ${distinctWordsText(lines.map(firstArgument))}, remove it there.`,
  },
  {
    id: 'proxy-error-pages',
    covers: ['proxy-name-unresolved'],
    why: 'If the name of a back end does not resolve, 2.4 answers 500; 2.2 answered 502.',
    see: `${manualUrl}mod/core.html#errordocument`,
    lines: errorDocumentLinesFor502Without500,
    what: (lines) =>
      `To show the page for 502 in this case too, set it as ErrorDocument 500: ${distinctWordsText(lines.map(pageOfErrorDocument))}.`,
  },
  {
    id: 'balancer-manager',
    covers: ['proxy-balancer-lbset'],
    why: 'The balancer manager needs POST and a nonce, and loses changes at a restart unless BalancerPersist is on.',
    see: `${manualUrl}mod/mod_proxy_balancer.html`,
    lines: setHandlerLinesFinder('balancer-manager'),
    what: () => 'Check bookmarks and scripts that use the balancer manager.',
  },
  {
    id: 'tracking-cookies',
    covers: ['usertrack-cookie'],
    why: "The cookie of mod_usertrack is random in 2.4; in 2.2 it began with the client's address. Redirects and errors set it too.",
    see: `${manualUrl}mod/mod_usertrack.html`,
    lines: (site) => site.directives('CookieTracking').filter((line) => /^on$/i.test(firstArgument(line) ?? '')),
    what: () => 'Check programs that read the address from the tracking cookie.',
  },
  {
    id: 'compare-virtual-hosts',
    covers: ['vhost-default-name'],
    why: 'In 2.2 _default_ meant addresses without another virtual host. In 2.4 it means *, and the first host for * wins.',
    see: `${manualUrl}vhosts/details.html`,
    lines: defaultVirtualHostsSharingPort,
    what: () => 'Run `httpd -S` with 2.2 and with 2.4, and compare the lists of virtual hosts.',
  },
  {
    id: 'decide',
    why: 'The files do not show which change is right.',
    see: `${manualUrl}upgrading.html`,
    evaluate: (site, migration) => {
      const unfixed = migration.findings.filter(
        ({ fix, severity, isDeclined }) => !fix && !isDeclined && severity !== 'info',
      )
      const isAskedElsewhere = unfixed.length > 0 ? onChecklistTest(site, migration) : () => false
      const open = unfixed.filter((finding) => !isAskedElsewhere(finding))
      const rules = groupBy(open, ({ rule }) => rule.id)
      const counts = Array.from(rules, ([id, own]) => (open.length === 1 ? id : `${id} ${numberText(own.length)}`))
      return open.length
        ? {
            what: `Do what ${open.length === 1 ? `the finding of ${distinctWordsText(counts)} says. It has` : `these findings say: ${distinctWordsText(counts)}. They have`} no fix, and no other step here covers ${open.length === 1 ? 'it' : 'them'}.`,
            places: open.map(({ at }) => at),
          }
        : undefined
    },
  },
  {
    id: 'adopted-defaults',
    why: 'Your settings for httpd-upgrade (`defaults: adopt`) accept the new defaults of 2.4.',
    see: `${manualUrl}upgrading.html#run-time`,
    evaluate: (_site, { findings }) => {
      const found = findings.filter(isDefaultAdopted)
      return found.length > 0
        ? {
            what: `2.4 will differ from 2.2 in these ways: ${found.map(({ message }) => message.replace(newDefaultSentence, '')).join(' ')}`,
            places: found.map(({ at }) => at),
          }
        : undefined
    },
  },
  {
    id: 'try-it',
    covers: ['tool-httpd-t'],
    why: '`httpd -t` reads no .htaccess files and does not find every error; read the error log after the first start.',
    see: `${manualUrl}programs/httpd.html`,
    evaluate: (site) => {
      const check = configTestCommand(site)
      return {
        what: `Back up the old configuration and keep the old server. Then run \`${check}\` with 2.4 and start it. If it prints an error, run \`${check} 2>&1 | httpd-upgrade explain\`.`,
      }
    },
  },
]

/**
 * Returns a test: whether a task of the checklist covers a finding. The task `decide` does not count, because it is for findings
 * that no other task covers.
 */
export function onChecklistTest(site: Site, migration: Migration): (finding: Finding) => boolean {
  const others = tasks.filter(({ id }) => id !== 'decide')
  const asked = others.map((task) => ({ task, places: new Set(applicableTask(task, site, migration)?.places) }))
  return ({ rule, at }) =>
    asked.some(({ task, places }) => places.has(at) && rule.covers.some((id) => task.covers?.includes(id)))
}
