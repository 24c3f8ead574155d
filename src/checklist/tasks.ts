import type { Migration } from '../migrate/migrate.js'
import type { Finding } from '../migrate/rule.js'
import { adoptedSentence, isAdopted } from '../migrate/unset-default.js'
import type { Site } from '../site/site.js'
import { commandThatCopies } from './copying.js'
import {
  defaultHostsBesideOthers,
  errorPageOf,
  foldersOfDav,
  locationsOf,
  pagesForBadGateway,
  programsAround,
  rootsWithOverrides,
} from './evidence.js'
import { machineTasks } from './machine-tasks.js'
import { askedBy, firstWord, manual, namesListed, type Task } from './task.js'

/** What may have to be done outside of the files, in the order of an upgrade. */
export const tasks: readonly Task[] = [
  ...machineTasks,
  {
    id: 'dav-locks',
    covers: ['davlockdb-format'],
    why: '2.4 cannot read the WebDAV locks that 2.2 wrote.',
    see: `${manual}upgrading.html#misc`,
    ofFindings: (findings) =>
      `While httpd is stopped, delete the lock files of WebDAV: ${namesListed(findings.map(({ at }) => `${firstWord(at)}*`))}.`,
  },
  {
    id: 'dav-rights',
    covers: ['dav-put-rename'],
    why: '2.4 puts what a WebDAV client sends in the place of the file, where 2.2 wrote into it. The right to write to the folder counts, no longer that to the file. A link is replaced too. Where httpd may not write to the folder, PUT answers 500.',
    see: `${manual}mod/mod_dav_fs.html`,
    lines: foldersOfDav,
    what: () => 'If only file permissions stop WebDAV writes to a file, deny PUT for it.',
  },
  {
    id: 'cache-contents',
    covers: ['cache-disk-format'],
    why: '2.4 writes its disk cache in another format, and nothing ever removes the old files.',
    see: `${manual}mod/mod_cache_disk.html#cacheroot`,
    ofFindings: (findings) =>
      `While httpd is stopped, empty the cache: ${namesListed(findings.map(({ at }) => firstWord(at)))}.`,
  },
  {
    id: 'document-roots',
    covers: ['ssi-file-selection'],
    why: '2.4 answers 500 for a folder whose .htaccess it does not accept, and reads #if in SSI pages differently; `httpd -t` sees neither.',
    see: `${manual}howto/htaccess.html`,
    asked: (site) => {
      const copying = commandThatCopies(site)
      if (copying) return { what: `Copy what is missing, and run this again: \`${copying}\`.` }
      const roots = rootsWithOverrides(site)
      return roots.length
        ? {
            what: `Run httpd-upgrade over the content that is served too, for its .htaccess files: ${namesListed(roots.map(firstWord), 3)}.`,
            places: roots,
          }
        : undefined
    },
  },
  {
    id: 'back-end-certificates',
    covers: ['default-ssl-proxy-checks'],
    why: "2.4 answers 500 when a back end's certificate has expired or is for another name; 2.2 did not check.",
    see: `${manual}mod/mod_ssl.html#sslproxycheckpeername`,
    ofFindings: (_findings, site) => {
      const hosts = namesListed(
        site
          .directives('ProxyPass', 'BalancerMember')
          .flatMap(({ args }) => args.flatMap(({ value }) => /^(?:https|wss):\/\/([^/]+)/i.exec(value)?.[1] ?? [])),
      )
      return `Check the names and dates of the back ends' certificates${hosts ? `: ${hosts}` : ''}.`
    },
  },
  {
    id: 'certificate-folders',
    why: 'OpenSSL 1.0 looks for other names of links than 0.9.8 did: authorities that it does not find are not trusted, and lists of revoked certificates are passed over.',
    see: `${manual}mod/mod_ssl.html#sslcarevocationpath`,
    lines: (site) =>
      site.from === '2.4'
        ? []
        : site.directives(
            ...['SSLCACertificatePath', 'SSLCARevocationPath', 'SSLCADNRequestPath'],
            ...['SSLProxyCACertificatePath', 'SSLProxyCARevocationPath'],
          ),
    what: (lines) =>
      `Run \`openssl rehash\` with the new OpenSSL over these folders: ${namesListed(lines.map(firstWord))}.`,
  },
  {
    id: 'programs-around',
    covers: ['errorlog-format', 'access-log-text', 'server-status-format', 'tool-htpasswd-md5'],
    why: 'The error log has another layout (ErrorLogFormat can restore the old one), server-status?auto has other fields, and htpasswd writes MD5 hashes (with -d, crypt as before).',
    see: `${manual}upgrading.html#misc`,
    asked: programsAround,
  },
  {
    id: 'old-tool-paths',
    covers: ['tool-paths'],
    why: '2.4 installs ab, apxs, httxt2dbm and logresolve into bin, 2.2 did into sbin.',
    see: `${manual}programs/`,
    lines: (site) =>
      site
        .directives('ErrorLog', 'CustomLog', 'TransferLog', 'RewriteMap')
        .filter(({ args }) => args.some(({ value }) => /\/sbin\/(logresolve|httxt2dbm)\b/.test(value))),
    what: () => 'Correct the paths of logresolve and httxt2dbm: they are now in bin.',
  },
  {
    id: 'rewrite-log-readers',
    covers: ['rewritelog-privacy'],
    why: 'What RewriteLog held, query strings included, is now in the ErrorLog.',
    see: `${manual}mod/mod_rewrite.html#logging`,
    lines: (site) =>
      site.directives('RewriteLogLevel').some((line) => Number(firstWord(line)) > 0)
        ? site.directives('RewriteLog')
        : [],
    what: (lines) =>
      `Check who may read the ErrorLog, and take ${namesListed(lines.map(firstWord))} out of the log rotation.`,
  },
  {
    id: 'proxy-error-pages',
    covers: ['proxy-name-unresolved'],
    why: 'Where the name of a back end does not resolve, 2.4 answers 500, and 2.2 answered 502.',
    see: `${manual}mod/core.html#errordocument`,
    lines: pagesForBadGateway,
    what: (lines) =>
      `Give ErrorDocument 500 the page that 502 has, if it is to show then too: ${namesListed(lines.map(errorPageOf))}.`,
  },
  {
    id: 'balancer-manager',
    covers: ['proxy-balancer-lbset'],
    why: 'The balancer manager wants POST and a nonce, and forgets changes at a restart unless BalancerPersist is on.',
    see: `${manual}mod/mod_proxy_balancer.html`,
    lines: locationsOf('balancer-manager'),
    what: () => 'Check bookmarks and scripts that use the balancer manager.',
  },
  {
    id: 'tracking-cookies',
    covers: ['usertrack-cookie'],
    why: 'The cookie of mod_usertrack is random in 2.4, where it began with the address of the client. Redirects and errors bring one too.',
    see: `${manual}mod/mod_usertrack.html`,
    lines: (site) => site.directives('CookieTracking').filter((line) => /^on$/i.test(firstWord(line) ?? '')),
    what: () => 'Check programs that read the address from the tracking cookie.',
  },
  {
    id: 'compare-virtual-hosts',
    covers: ['vhost-default-name'],
    why: 'In 2.2 _default_ meant addresses that no other virtual host has; in 2.4 it is the same as *, and the first in the files counts.',
    see: `${manual}vhosts/details.html`,
    lines: defaultHostsBesideOthers,
    what: () => 'Compare what `httpd -S` says about the virtual hosts in 2.2 and in 2.4.',
  },
  {
    id: 'decide',
    why: 'For these, no rewrite is right without knowing what is wanted.',
    see: `${manual}upgrading.html`,
    asked: (site, migration) => {
      const unfixed = migration.findings.filter(({ fix, severity }) => !fix && severity !== 'info')
      const isAskedElsewhere = unfixed.length > 0 ? askedElsewhere(site, migration) : () => false
      const open = unfixed.filter((finding) => !isAskedElsewhere(finding))
      const rules = new Set(open.map(({ rule }) => rule.id))
      const lines = `${open.length} ${open.length === 1 ? 'line' : 'lines'}`
      return open.length
        ? {
            what: `Decide what is reported without a fix (${lines}): ${namesListed([...rules])}.`,
            places: open.map(({ at }) => at),
          }
        : undefined
    },
  },
  {
    id: 'adopted-defaults',
    why: 'Where nothing is set, 2.4 does something else than 2.2, and the settings say to accept that.',
    see: `${manual}upgrading.html#run-time`,
    asked: (_site, { findings }) => {
      const found = findings.filter(isAdopted)
      return found.length > 0
        ? {
            what: `Know what the new defaults change: ${found.map(({ message }) => message.replace(adoptedSentence, '')).join(' ')}`,
            places: found.map(({ at }) => at),
          }
        : undefined
    },
  },
  {
    id: 'try-it',
    covers: ['tool-httpd-t'],
    why: '`httpd -t` reads no .htaccess files and does not see all that is missing; the log of the first start does.',
    see: `${manual}programs/httpd.html`,
    asked: () => ({
      what: 'Keep a copy of everything that 2.2 needs; then run `httpd -t` with 2.4, start it, and give what it says to `httpd-upgrade explain`.',
    }),
  },
]

/** Whether a task of its own stands for a finding, and asks for something. */
function askedElsewhere(site: Site, migration: Migration): (finding: Finding) => boolean {
  const others = tasks.filter(({ id }) => id !== 'decide')
  const asked = others.map((task) => ({ task, places: new Set(askedBy(task, site, migration)?.places) }))
  return ({ rule, at }) =>
    asked.some(({ task, places }) => places.has(at) && rule.covers.some((id) => task.covers?.includes(id)))
}
