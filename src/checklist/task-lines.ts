import { groupBy } from '../base/group-by.js'
import { listText, nonEmptyTexts } from '../base/list-text.js'
import { directiveByName } from '../httpd/directives.js'
import { isGuard } from '../httpd/guards.js'
import { moduleByName } from '../httpd/modules.js'
import { redHatPackageOf } from '../httpd/packages.js'
import { hasModuleFile } from '../httpd/target-modules.js'
import { hasModuleFileOn24 } from '../migrate/absent-module.js'
import type { Finding } from '../migrate/rule.js'
import { isConditional } from '../site/context.js'
import { isHtaccess } from '../site/htaccess.js'
import type { Site } from '../site/site.js'
import { sitesByServer } from '../site/sites-by-server.js'
import { isLiteral } from '../syntax/literal.js'
import { ancestors, type Directive, type Section, type Word } from '../syntax/tree.js'
import { type ApplicableTask, firstArgument } from './task.js'

/**
 * Returns a function that gives a sentence with one command, joined from the commands in the messages of findings without a fix.
 * @param command matches the command in a message
 */
export function combinedCommandSentenceFinder(command: RegExp): (findings: readonly Finding[]) => string | undefined {
  return (findings) => {
    const found = findings.flatMap(({ message, fix }) =>
      fix ? [] : (command.exec(message)?.[0].trim().split(' ') ?? []),
    )
    // a2enmod cannot enable an MPM beside Debian's default one, so that one is disabled first.
    const first = found.some((word) => /^mpm_(?!event$)/.test(word)) ? 'a2dismod mpm_event; ' : ''
    return found.length
      ? `On the new server, before the first start: \`${first}${[...new Set(found)].join(' ')}\`.`
      : undefined
  }
}

/**
 * Lines that need modules from separate packages of Red Hat; empty unless ServerRoot is /etc/httpd. These are LoadModule lines,
 * and for modules that no line here loads, their first directive.
 */
export function linesNeedingRedHatPackages(site: Site): readonly Directive[] {
  if (!site.directives('ServerRoot').some((line) => /^\/etc\/httpd\/?$/.test(firstArgument(line) ?? ''))) return []
  const isMissing = (file: string) => hasModuleFile(site.target, file) !== true
  const loading = site
    .directives('LoadModule')
    .filter((line) => redHatPackageForLine(line) && /^modules\//.test(line.args[1]?.value ?? ''))
    .filter((line) => hasModuleFileOn24(site.target, line) !== true)
  const using = [...site.names].flatMap((name) => {
    const module = name === 'loadmodule' ? undefined : moduleOfDirective(name)
    if (!module || !redHatPackageOf(module) || site.loads(module) || !isMissing(`${module}.so`)) return []
    return site.directives(name).find((line) => !isHtaccess(line.file) && !isConditional(site, line)) ?? []
  })
  const firstOfEach = [...groupBy(using, redHatPackageForLine).values()].flatMap((lines) => lines.slice(0, 1))
  return [...loading, ...firstOfEach]
}

/** The Red Hat package with the module that a line loads or needs; undefined if the module is in the package httpd. */
export const redHatPackageForLine = (line: Directive | Section): string | undefined =>
  redHatPackageOf(
    (line.key === 'loadmodule' ? moduleByName(firstArgument(line) ?? '')?.name : moduleOfDirective(line.key)) ?? '',
  )

const moduleOfDirective = (name: string): string | undefined => directiveByName(name)?.in24?.module

/** All DocumentRoot lines, if some folder may have .htaccess files and none is given; otherwise empty. */
export function documentRootsIfHtaccessUnseen(site: Site): readonly Directive[] {
  if (site.files.some(isHtaccess)) return []
  const parts = sitesByServer(site).filter(({ role }) => role !== 'unread')
  const overrides = parts.flatMap((part) => part.directives('AllowOverride'))
  const may = overrides.length === 0 || overrides.some((line) => !/^none$/i.test(firstArgument(line) ?? ''))
  return may ? parts.flatMap((part) => part.directives('DocumentRoot').filter(isLiteral)) : []
}

/**
 * The folders in which AllowOverride lets httpd read .htaccess files, without a DocumentRoot, folders below one, and folders
 * below each other.
 */
export function allowOverrideFoldersOutsideRoots(site: Site): readonly string[] {
  const parts = sitesByServer(site).filter(({ role }) => role !== 'unread')
  const roots = parts.flatMap((part) => part.directives('DocumentRoot').filter(isLiteral)).map(folderNamed)
  const folders = parts
    .flatMap((part) => part.directives('AllowOverride'))
    .filter((line) => !/^none$/i.test(firstArgument(line) ?? ''))
    .flatMap((line) => [...ancestors(line)].find((section) => !isGuard(section))?.args ?? [])
    .map(({ value }) => value.replace(/(?<=.)\/+$/, ''))
  const [known, outer] = [new Set(roots), new Set(folders)]
  return [...outer].filter(
    (folder) =>
      folder.startsWith('/') &&
      !known.has(folder) &&
      !foldersAbove(folder).some((above) => known.has(above) || outer.has(above)),
  )
}

const foldersAbove = (folder: string): readonly string[] =>
  Array.from(folder.slice(1).matchAll(/\//g), ({ index }) => folder.slice(0, index + 1))

const folderNamed = (line: Directive): string => (firstArgument(line) ?? '').replace(/(?<=.)\/+$/, '')

/**
 * The lines that let WebDAV clients write files (modules/dav/fs/repos.c, dav_fs_open_stream: 2.4 writes a new file and
 * renames it). Empty if the files are for 2.4.
 */
export const linesAllowingDavWrites = (site: Site): readonly Directive[] =>
  site.from === '2.4'
    ? []
    : site.directives('Dav').filter((line) => /^(on|filesystem)$/i.test(firstArgument(line) ?? ''))

/** The ErrorDocument lines for 502, if the server proxies requests and has no ErrorDocument for 500; otherwise empty. */
export const errorDocumentLinesFor502Without500 = (site: Site): readonly Directive[] => {
  const pages = site.directives('ErrorDocument')
  const isFor = (status: string) => (line: Directive) => firstArgument(line) === status
  const asks = site.hasDirective('ProxyPass', 'ProxyPassMatch', 'ProxyRequests', 'BalancerMember')
  return site.from === '2.4' || !asks || pages.some(isFor('500')) ? [] : pages.filter(isFor('502'))
}

export const pageOfErrorDocument = ({ args }: Directive | Section): string | undefined => args[1]?.value

/** The task to check programs that read files whose format 2.4 changed: error log, status page, password files. */
export function programsToCheckTask(site: Site): ApplicableTask | undefined {
  const turnsAway = site.hasDirective('Deny', 'AuthType', 'Require') && !site.hasDirective('ErrorLogFormat')
  const logs = turnsAway
    ? site.directives('ErrorLog').filter((line) => !/^syslog/i.test(firstArgument(line) ?? ''))
    : []
  const pages = setHandlerLinesFinder('server-status')(site)
  const passwords = site.directives('AuthUserFile')
  const parsed = [
    ...(logs.length ? ['the error log (such as fail2ban)'] : []),
    ...(pages.length ? ['the status page'] : []),
  ]
  const what = nonEmptyTexts(
    parsed.length > 0 && `Adapt programs that parse ${listText(parsed, 2, ' or ')}: 2.4 writes another format.`,
    passwords.length > 0 &&
      'htpasswd of 2.4 writes MD5 hashes (apr1) instead of crypt. If programs other than httpd read the password files, add -d to the htpasswd calls in your scripts.',
  ).join(' ')
  const why = nonEmptyTexts(
    logs.length > 0 && '2.4 writes the error log in another format; ErrorLogFormat can restore the old one.',
    pages.length > 0 && 'server-status?auto has different fields in 2.4.',
    passwords.length > 0 && 'With -d, htpasswd writes crypt as before.',
  ).join(' ')
  return what === '' ? undefined : { what, why, places: [...logs, ...pages, ...passwords] }
}

/** Returns a function that finds the SetHandler lines of a site with this handler. */
export function setHandlerLinesFinder(handler: string): (site: Site) => readonly Directive[] {
  return (site) => site.directives('SetHandler').filter((line) => firstArgument(line)?.toLowerCase() === handler)
}

/** The virtual hosts for `_default_` that share their port with other virtual hosts. */
export function defaultVirtualHostsSharingPort(site: Site): readonly Section[] {
  const hosts = site.sections('VirtualHost')
  return hosts.filter(
    (host) =>
      host.args.some(isDefault) &&
      hosts.some(
        (other) => other !== host && other.args.some((word) => host.args.some((own) => portOf(own) === portOf(word))),
      ),
  )
}

const isDefault = ({ value }: Word) => /^_default_/i.test(value)

const portOf = ({ value }: Word) => /:(\d+|\*)$/.exec(value)?.[1] ?? '*'
