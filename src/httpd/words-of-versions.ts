import { joined } from '../syntax/lines.js'
import { type Directive, type Version, valuesOf } from '../syntax/tree.js'
import { type DirectiveForm, directiveNamed } from './directives.js'

/** What one of the two versions takes in a line that the other refuses: a word, or the whole line where their number counts. */
export interface TakenByOne {
  readonly version: Version
  readonly text: string
}

/**
 * Whether one version alone takes a line of a directive that both know: by the number of its words (include/http_config.h)
 * or by its keywords, as the parsers of both read them. Undefined where both take it, or neither does.
 */
export function takenByOne(at: Directive): TakenByOne | undefined {
  const known = directiveNamed(at.key)
  if (!known?.in22 || !known.in24) return undefined
  const words = valuesOf(at)
  const byCount = onlyOne(
    takesCount(known.in22, words.length),
    takesCount(known.in24, words.length),
    joined(at.file.text, at).trim(),
  )
  if (byCount) return byCount
  const keywords = keywordsOf[at.key]
  if (!keywords) return undefined
  const [both, in22, in24] = [keywords.both, keywords.in22, keywords.in24].map(setOf)
  for (const word of keywords.find(words)) {
    const key = word.toLowerCase()
    const found = both?.has(key) ? undefined : onlyOne(in22?.has(key) === true, in24?.has(key) === true, word)
    if (found) return found
  }
  return undefined
}

function onlyOne(on22: boolean, on24: boolean, text: string): TakenByOne | undefined {
  return on22 === on24 ? undefined : { version: on22 ? '2.2' : '2.4', text }
}

const setOf = (words = ''): ReadonlySet<string> => new Set(words.toLowerCase().split(/\s+/))

/** TAKE13 takes one word or three; the other kinds either take any number, or do not differ. */
function takesCount({ kind }: DirectiveForm, count: number): boolean {
  const counts = /^TAKE(\d+)$/.exec(kind)?.[1]
  return counts === undefined || counts.includes(String(count))
}

interface Keywords {
  /** The words of a line that stand for one of the keywords. */
  readonly find: (words: readonly string[]) => readonly string[]
  readonly both: string
  readonly in22?: string
  readonly in24?: string
}

/** Both: 100-102, 200-207, 300-305, 307, 400-417, 421-424, 426, 500-508, 510 (modules/http/http_protocol.c, status_lines). */
const statuses = {
  both: `100 101 102 200 201 202 203 204 205 206 207 300 301 302 303 304 305 307 400 401 402 403 404 405 406 407 408 409 410
    411 412 413 414 415 416 417 421 422 423 424 426 500 501 502 503 504 505 506 507 508 510`,
  in22: '306 418 419 420 425 509',
  in24: '208 226 308 428 429 431 451 511',
}

const named = (words: string, prefix: string): string => words.trim().replace(/(?<=^|\s)(?=\S)/g, prefix)

/** By the functions that set them, in the modules of 2.2.34 and 2.4.63; no others that .htaccess files may have differ. */
const keywordsOf: Readonly<Record<string, Keywords>> = {
  errordocument: { find: ([code = '']) => [code], ...statuses },
  // mod_rewrite.c, cmd_rewriterule_setflag
  rewriterule: {
    find: ([, , flags]) => flagsOf(flags),
    both: `B backrefescaping C chain CO cookie D DPI discardpath E env F forbidden G gone H handler L last NE noescape N next NS
      nosubreq NC nocase P proxy PT passthrough QSA qsappend R redirect S skip T type ${named(statuses.both, 'R=')}`,
    in22: named(statuses.in22, 'R='),
    in24: `BNE BNP backrefernoplus BCTLS END QSD qsdiscard QSL qslast UNC UnsafePrefixStat UnsafeAllow3F ${named(statuses.in24, 'R=')}`,
  },
  // mod_rewrite.c, cmd_rewriteoptions
  rewriteoptions: {
    find: (words) => words.map((word) => word.replace(/^(MaxRedirects=).*/is, '$1')),
    both: 'inherit AllowAnyURI MergeBase',
    in22: 'MaxRedirects=',
    in24: `InheritBefore InheritDown InheritDownBefore IgnoreInherit AllowNoSlash IgnoreContextInfo LegacyPrefixDocRoot
      LongURLOptimization UnsafePrefixStat`,
  },
  // mod_headers.c, header_inout_cmd and register_format_tag_handler
  header: {
    find: headerWords,
    both: 'set add append merge unset echo edit edit* %D %t %e %s',
    in24: 'setifempty note expr= %l %i %b',
  },
  requestheader: {
    find: headerWords,
    both: 'set add append merge unset edit edit* %D %t %e %s',
    in24: 'setifempty expr= %l %i %b',
  },
  // mod_autoindex.c, add_opts; core.c, set_etag_bits; ssl_engine_config.c, ssl_cmd_SSLOptions
  indexoptions: { find: withoutSigns, both: '', in24: 'UseOldDateFormat AddAltClass' },
  fileetag: { find: withoutSigns, both: '', in24: 'Digest' },
  ssloptions: { find: withoutSigns, both: '', in24: 'LegacyDNStringFormat' },
  // mod_alias.c, add_redirect_internal: of two words the second may be an expression, in a section or a .htaccess file
  redirect: { find: statusWithoutPath, both: '', in24: 'permanent temp seeother 300 301 302 303 304 305 307 308' },
  redirectmatch: { find: statusWithoutPath, both: '', in24: 'permanent temp seeother 300 301 302 303 304 305 307 308' },
}

/** `[L,R=301,E=a:b]`, with blanks around any of them. */
const flagsOf = (flags = ''): string[] =>
  flags
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((flag) => flag.trim().replace(/^r(?:edirect)?=(\d+)$/i, 'R=$1'))
    .map((flag) => (/^R=\d/.test(flag) ? flag : flag.replace(/=.*$/s, '')))

function withoutSigns(words: readonly string[]): readonly string[] {
  return words.map((word) => word.replace(/^[+-]/, ''))
}

function statusWithoutPath({ length, 0: status = '' }: readonly string[]): readonly string[] {
  return length === 2 ? [status] : []
}

/** The action, the tags of a format, and what kind of condition there is. */
function headerWords(all: readonly string[]): readonly string[] {
  const [action = '', , value = '', ...more] = /^(always|onsuccess)$/i.test(all[0] ?? '') ? all.slice(1) : all
  const sets = /^(set|add|append|merge|setifempty|note)$/i.test(action)
  const tags = sets
    ? Array.from(value.replaceAll('%%', '').matchAll(/%(?:\{[^}]*\})?([a-z])/gi), ([, tag]) => `%${tag}`)
    : []
  const condition = [value, ...more].find((word) => /^expr=/i.test(word))
  return [action, ...tags, ...(condition ? ['expr='] : [])]
}
