import { type Edit, removeLine, replace, replaceArgs, replaceLine } from '../edit/edit.js'
import { isProxying } from '../httpd/rewrite-words.js'
import { quoted, quotedLike } from '../syntax/literal.js'
import { type ConfigFile, type Directive, type Section, valuesOf, type Word, walk } from '../syntax/tree.js'
import { tlsEditsForCopy } from './adapt-tls.js'
import type { TestCertificate } from './test-certificate.js'

/** How a copy of a server differs from the server. */
export interface CopyAdaptation {
  /** Whether the line is left out of the copy. */
  readonly isLeftOut: (node: Directive | Section) => boolean
  /** The path in the copy; undefined if the path stays unchanged. */
  readonly path: (onServer: string) => string | undefined
  /** Whether the fixed beginning of a path or pattern exists in the copy. */
  readonly isThere: (onServer: string) => boolean
  /** The file of a module; undefined if it is built in, null if this httpd does not have it. */
  readonly module: (named: string) => string | undefined | null
  /** The copy's address for an address and port of the server; undefined if no request arrives there. */
  readonly listens: (address: string, port: number) => Place | undefined
  /** The copy's addresses for a Listen line; empty if other lines already have them. */
  readonly listen: (address: string, port: number) => readonly Place[]
  /** The file of users that replaces the given one. */
  readonly usersFileFor: (onServer: string, kind: 'basic' | 'digest') => string
  /** Whether the copy has the files of an Include. If not, the line is removed, so that no file outside the copy is read. */
  readonly isIncluded: (onServer: string) => boolean
  /** The certificate that replaces all others. */
  readonly certificate: () => TestCertificate
  /** The file for TypesConfig or MimeMagicFile: the server's own file if the copy has it. */
  readonly typesFileFor: (onServer: string, key: string) => string
  /** The path that replaces a log file, or another path that httpd writes to. */
  readonly outputFor: (onServer: string) => string
  /** The user and the group that the copy runs as; undefined if the system has neither. */
  readonly identity: { readonly user: string; readonly group: string } | undefined
  /** If a 2.4 stands in for a 2.2: returns the edits of a line that only 2.2 accepts; undefined for any other line. */
  readonly standIn: ((line: Directive) => readonly Edit[] | undefined) | undefined
  /** The address that replaces the address of every proxied server. */
  readonly backend: string
}

interface Place {
  readonly host: string
  readonly port: number
}

/**
 * The edits that adapt a configuration file to the copy. Removed lines become empty; a Listen line may become several lines.
 */
export function editsForCopy(file: ConfigFile, adaptation: CopyAdaptation): Edit[] {
  return [...walk(file.children)].flatMap((node) => {
    if (node.kind === 'directive' && adaptation.isLeftOut(node)) return [removeLine(node)]
    if (node.kind === 'directive') return adaptation.standIn?.(node) ?? directiveEdits(node, adaptation)
    return node.kind === 'section' ? sectionEdits(node, adaptation) : []
  })
}

function directiveEdits(line: Directive, adaptation: CopyAdaptation): readonly Edit[] {
  const [first = '', second = ''] = valuesOf(line)
  switch (line.key) {
    case 'loadmodule':
      return moduleEdit(line, adaptation.module(second))
    case 'loadfile':
      return [removeLine(line)]
    case 'listen':
      return listenEdit(line, first, adaptation)
    case 'namevirtualhost':
      return line.args.flatMap((word) => addressEdit(line, word, adaptation))
    case 'user':
      return adaptation.identity ? wordEdit(line, line.args[0], adaptation.identity.user) : []
    case 'group':
      return adaptation.identity ? wordEdit(line, line.args[0], adaptation.identity.group) : []
    case 'suexecusergroup':
    case 'chrootdir':
    case 'scriptsock':
      return [removeLine(line)]
    case 'authuserfile':
      return wordEdit(line, line.args[0], adaptation.usersFileFor(first, 'basic'))
    case 'authdigestfile':
      return wordEdit(line, line.args[0], adaptation.usersFileFor(first, 'digest'))
    case 'include':
    case 'includeoptional':
      return adaptation.isIncluded(first) ? pathEdits(line, adaptation) : [removeLine(line)]
    case 'typesconfig':
    case 'mimemagicfile':
      return wordEdit(line, line.args[0], adaptation.typesFileFor(first, line.key))
    default:
      return (
        tlsEditsForCopy(line, adaptation.certificate) ??
        writtenEdits(line, adaptation) ??
        elsewhereEdits(line, adaptation) ??
        pathEdits(line, adaptation)
      )
  }
}

function moduleEdit(line: Directive, file: ReturnType<CopyAdaptation['module']>): readonly Edit[] {
  if (file === undefined) return [removeLine(line)]
  return file === null ? [] : wordEdit(line, line.args[1], file)
}

function sectionEdits(section: Section, adaptation: CopyAdaptation): readonly Edit[] {
  if (section.key === 'virtualhost') return section.args.flatMap((word) => addressEdit(section, word, adaptation))
  return /^(directory|directorymatch|if|iffile)$/.test(section.key) ? pathEdits(section, adaptation) : []
}

/** The word with a new text, in quotes if needed: a path of this machine may contain a space, although the server's did not. */
const wordEdit = (node: Directive | Section, word: Word | undefined, text: string): readonly Edit[] =>
  word ? [replace(node, word, /\s/.test(text) ? quoted(text) : quotedLike(node, word, text))] : []

const addressText = (host: string, port: number | string): string =>
  `${host.includes(':') ? `[${host}]` : host}:${port}`

function listenEdit(line: Directive, word: string, { listen }: CopyAdaptation): readonly Edit[] {
  const { host, port } = /^(?:(?<host>\[[^\]]+\]|[^:]+):)?(?<port>\d+)$/.exec(word)?.groups ?? {}
  const [to, ...more] = port === undefined ? [] : listen(host ?? '*', Number(port))
  if (!to) return [removeLine(line)]
  if (more.length === 0) return [replaceArgs(line, addressText(to.host, to.port))]
  return [
    replaceLine(
      line,
      [to, ...more].map((one) => `Listen ${addressText(one.host, one.port)}`),
    ),
  ]
}

/** The edit of an address, such as `*:80` or `10.0.0.1`: its port and host are replaced, but `*` and `_default_` stay. */
function addressEdit(node: Directive | Section, word: Word, { listens }: CopyAdaptation): readonly Edit[] {
  const { host = '', port } = /^(?<host>\[[^\]]+\]|[^:]+)(?::(?<port>\d+|\*))?$/.exec(word.value)?.groups ?? {}
  const isWild = host === '*' || host === '_default_'
  const to = listens(isWild ? '*' : host, Number(port) || 0)
  if (!to) return []
  const named = isWild ? host : to.host.includes(':') ? `[${to.host}]` : to.host
  const text = port === undefined ? named : `${named}:${port === '*' ? '*' : to.port}`
  return wordEdit(node, word, text)
}

/** Directives that name a file or folder to write to, with the index of the argument that names it. */
const writing: Readonly<Record<string, number>> = {
  ...{ errorlog: 0, customlog: 0, transferlog: 0, scriptlog: 0, rewritelog: 0, forensiclog: 0, cookielog: 0 },
  ...{ refererlog: 0, agentlog: 0, ssllog: 0, jklogfile: 0, jkshmfile: 0, securityauditlog: 0 },
  ...{ pidfile: 0, lockfile: 0, scoreboardfile: 0, coredumpdirectory: 0, davlockdb: 0, cacheroot: 0 },
  ...{ defaultruntimedir: 0, authdigestshmemfile: 0, globallog: 0, wsgisocketprefix: 0 },
}

const folders = /^(coredumpdirectory|cacheroot|defaultruntimedir)$/

function writtenEdits(line: Directive, { outputFor }: CopyAdaptation): readonly Edit[] | undefined {
  const index = writing[line.key] ?? -1
  if (index >= 0) {
    const word = line.args[index]
    const name = word?.value ?? ''
    const file = /^\||^syslog/i.test(name) ? line.key : name
    return wordEdit(line, word, outputFor(folders.test(line.key) ? `${file}/` : file))
  }
  if (!/^(mutex|sslmutex|acceptmutex|sslsessioncache|sslstaplingcache)$/.test(line.key)) return undefined
  const word = line.args[0]
  const [, kind = '', path, size = ''] = /^([\w-]+):([^()]+)(\(\d+\))?$/.exec(word?.value ?? '') ?? []
  // Mutex names a folder; the other directives name a file.
  const place = line.key === 'mutex' && path !== undefined ? `${path.replace(/\/$/, '')}/` : path
  return place === undefined ? [] : wordEdit(line, word, `${kind}:${outputFor(place)}${size}`)
}

/** The edits of a line that proxies requests: `backend` replaces the server in each URL. Undefined for any other line. */
function elsewhereEdits(line: Directive, { backend }: CopyAdaptation): readonly Edit[] | undefined {
  if (!/^(proxypass(match)?|balancermember|proxyremote(match)?|rewriterule|proxypassreverse)$/.test(line.key))
    return undefined
  if (line.key === 'rewriterule' && !isProxying(line.args[2]?.value)) return undefined
  return line.args.flatMap((word) => {
    const found = /^(\w+):\/\/([^/]+)(.*)$/s.exec(word.value)
    if (!found || found[1] === 'balancer') return []
    const [, scheme = '', , rest = ''] = found
    const plain = scheme.replace(/^(https|h2|h2c)$/, 'http').replace(/^wss$/, 'ws')
    return wordEdit(line, word, `${plain}://${backend}${rest}`)
  })
}

/**
 * Replaces every word that is a path, or a pattern that begins with a path. A word that may be a URL is replaced only if the path
 * exists in the copy.
 */
function pathEdits(node: Directive | Section, { path, isThere }: CopyAdaptation): readonly Edit[] {
  const isOfUrl = ofUrls[node.key] ?? (() => false)
  return node.args.flatMap((word, index) => {
    // The copy runs `cat` in place of the server's programs.
    if (/^(prg:|cmd=)/.test(word.value)) return wordEdit(node, word, `${word.value.slice(0, 4)}/bin/cat`)
    const expression = inExpression(word.value, path)
    if (expression !== undefined) return wordEdit(node, word, expression)
    const [, before = '', rest = ''] = /^(\^|\w+[:=](?!\/\/))?(\/.*)$/s.exec(word.value) ?? []
    if (rest === '' || isOfUrl(index) || (mayBeUrl.test(node.key) && !isThere(rest))) return []
    const own = path(rest)
    return own === undefined ? [] : wordEdit(node, word, `${before}${own}`)
  })
}

const isFirst = (index: number): boolean => index === 0
const isAny = (): boolean => true

/** For each directive, whether the argument with this index is a URL or a URL pattern. */
const ofUrls: Readonly<Record<string, (index: number) => boolean>> = {
  ...{ alias: isFirst, aliasmatch: isFirst, scriptalias: isFirst, scriptaliasmatch: isFirst, wsgiscriptalias: isFirst },
  ...{ redirect: isAny, redirectmatch: isAny, redirectpermanent: isAny, redirecttemp: isAny, rewritebase: isAny },
  ...{ errordocument: isAny, directoryindex: isAny, fallbackresource: isAny, action: isAny, rewriterule: isFirst },
}

/** Directives with words that are a path or a URL, depending on the files that exist. */
const mayBeUrl = /^(rewriterule|rewritecond|setenvif(nocase)?|setenv|header|requestheader)$/

/** Replaces folders in an expression, in the form that access fixes write: `m#^(/srv/a|/srv/b)(/|$)#`. */
function inExpression(word: string, path: CopyAdaptation['path']): string | undefined {
  const [, start, folders, end] = /^(m#\^\(?)(\/.*?)(\)?\(\/\|\$\)#)$/.exec(word) ?? []
  const placed = folders?.split('|').map((folder) => {
    const onServer = folder.replace(/\\(.)/g, '$1')
    return (path(onServer) ?? onServer).replace(/[.+]/g, '\\$&')
  })
  return placed && `${start}${placed.join('|')}${end}`
}
