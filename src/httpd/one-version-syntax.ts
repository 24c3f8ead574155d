import { oncePerText } from '../base/once.js'
import { logicalLineText } from '../syntax/lines.js'
import { type Directive, type Section, type Version, valuesOf } from '../syntax/tree.js'
import { type DirectiveDefinition, directiveByName } from './directives.js'
import { guardReading, isGuard, isGuardTagAcceptedBy22 } from './guards.js'
import { isInvalidLimit, isLimitSection } from './limit.js'

/**
 * The part of a line that only one of the versions accepts: a word, or the whole line if the number of words matters.
 */
export interface OneVersionSyntax {
  readonly version: Version
  readonly text: string
}

/**
 * The part of a line that only one version accepts, for a directive that both know. It is judged by the number of words
 * (include/http_config.h) and by keywords, as the parsers of both versions read them. Undefined if both versions accept the line,
 * or neither.
 */
export function syntaxOfOneVersion(at: Directive | Section): OneVersionSyntax | undefined {
  const known = directiveByName(at.key)
  if (!known?.in22 || !known.in24) return undefined
  const words = valuesOf(at)
  if (known.isSection && words.length === 0) return undefined
  const byCount = onlyOne(takes(known.in22, words), takes(known.in24, words), logicalLineText(at.file.text, at).trim())
  if (byCount) return byCount
  const { find, ...only } = keywordsOf[at.key] ?? { find: () => [] }
  const [in22, in24] = [setOf(only.in22 ?? ''), setOf(only.in24 ?? '')]
  const has = (known: ReadonlySet<string>) => (word: string) => known.has(word.toLowerCase())
  const text = find(words).find((word) => has(in22)(word) || has(in24)(word))
  return text === undefined ? undefined : { version: has(in22)(text) ? '2.2' : '2.4', text }
}

function onlyOne(on22: boolean, on24: boolean, text: string): OneVersionSyntax | undefined {
  return on22 === on24 ? undefined : { version: on22 ? '2.2' : '2.4', text }
}

const setOf = oncePerText(
  (words: string): ReadonlySet<string> => new Set(words.toLowerCase().split(/\s+/).filter(Boolean)),
)

/**
 * Whether a version accepts the line of a directive or section, by its number of words and its keywords. Undefined if only the
 * module can tell, or if the version does not have the directive.
 */
export function isAcceptedBy(version: Version, at: Directive | Section): boolean | undefined {
  const form = directiveByName(at.key)?.[version === '2.2' ? 'in22' : 'in24']
  if (!form) return undefined
  if (at.kind === 'section') return takesSection(version, at, form)
  const words = valuesOf(at)
  if (!takes(form, words)) return false
  if (form.kind === 'FLAG' || takesAnyWord.test(at.key)) return true
  const { find, all, in22 = '', in24 = '' } = keywordsOf[at.key] ?? {}
  if (!find || all === undefined) return undefined
  const known = setOf(`${all} ${version === '2.2' ? in22 : in24}`)
  return find(words).every((word) => known.has(word.toLowerCase()))
}

function takesSection(version: Version, section: Section, form: DirectiveDefinition): boolean | undefined {
  const words = valuesOf(section)
  const matcher = matchers[section.key]
  if (isLimitSection(section)) return !isInvalidLimit(section)
  if (!matcher && !isGuard(section)) return undefined
  if (words.length === 0 || !takes(form, words)) return false
  if (version === '2.2' && !isGuardTagAcceptedBy22(section)) return false
  if (!matcher) return form.kind === 'TAKE1' || guardReading(section, version) !== 'maybe' || undefined
  if (words.length > 1 && words[0] !== '~') return false
  return matcher.test(words.join(' ')) || undefined
}

/** Matches values that are surely valid. Patterns are limited to plain words, with alternatives in groups that are not nested. */
const matchers: Readonly<Record<string, RegExp>> = {
  files: /^[^/~ ]+$/,
  filesmatch: /^(?:(?:[\w^$.-]|\\\.|\((?:[\w.|-]|\\\.)+\))[*+?]?)+$/,
}

/**
 * Directives that store their words unchecked (modules/http/mod_mime.c, mappers/mod_dir.c, generators/mod_autoindex.c,
 * metadata/mod_env.c, server/core.c).
 */
const takesAnyWord =
  /^((add|remove)(type|handler|language|charset|encoding|(in|out)putfilter)|set(env|handler|(in|out)putfilter)|(unset|pass)env|(default|force)type|default(icon|language)|directoryindex|indexignore|(header|readme)name|languagepriority|adddefaultcharset|require|auth(name|type))$/

/**
 * Whether httpd passes these words to the module (server/config.c, invoke_cmd). TAKE13 takes one or three words, FLAG tests the
 * first word, and an empty word ends the list. Other kinds take any words.
 */
function takes({ kind }: DirectiveDefinition, words: readonly string[]): boolean {
  if (kind === 'FLAG') return /^(on|off)$/i.test(words[0] ?? '')
  if (kind === 'ITERATE2') return Boolean(words[0] && words[1])
  const counts = /^TAKE(\d+)$/.exec(kind)?.[1]
  const empty = words.indexOf('')
  return counts === undefined || counts.includes(String(empty < 0 ? words.length : empty))
}

interface Keywords {
  /** The words of a line that must be keywords. */
  readonly find: (words: readonly string[]) => readonly string[]
  /** The keywords that both versions accept. Given if one version rejects all other words. */
  readonly all?: string
  /** Words that only 2.2 accepts. `in24` has words that only 2.4 accepts. */
  readonly in22?: string
  readonly in24?: string
}

/** The statuses that only one version knows: modules/http/http_protocol.c, status_lines */
const statuses = {
  in22: '306 418 419 420 425 509',
  in24: '208 226 308 428 429 431 451 511',
}

const named = (words: string, prefix: string): string => words.trim().replace(/(?<=^|\s)(?=\S)/g, prefix)

const headerKeywords: Keywords = {
  find: headerWords,
  in24: 'setifempty note expr= %l %i %b',
}

/**
 * The statuses of Redirect lines without a path: of two words, the first is a status and the second may be an expression
 * (mod_alias.c, add_redirect_internal).
 */
const withoutPath: Keywords = {
  find: (words) => (words.length === 2 ? words.slice(0, 1) : []),
  in24: `permanent temp seeother ${Array.from({ length: 100 }, (_, n) => 300 + n).join(' ')}`,
}

const from: Keywords = { find: ([word = '']) => [word], all: 'from' }

const standard: Keywords = { find: ([, ...more]) => more, all: '', in22: 'standard' }

/**
 * The keywords of directives, from the functions that parse them in 2.2.34 and 2.4.63. test/fixtures/keywords.txt has the
 * compared words.
 */
const keywordsOf: Readonly<Record<string, Keywords>> = {
  // The words are from core.c, set_accept_path_info, set_options and satisfy; mod_authz_host.c, order and allow_cmd.
  acceptpathinfo: { find: (words) => words, all: 'default off on' },
  options: {
    find: withoutSigns,
    all: 'all execcgi followsymlinks includes includesnoexec indexes multiviews none runscripts symlinksifownermatch',
  },
  satisfy: { find: (words) => words, all: 'all any' },
  order: { find: (words) => words, all: 'allow,deny deny,allow mutual-failure' },
  allow: from,
  deny: from,
  // The words are from mod_authn_file.c, set_authn_slot; mod_authz_groupfile.c has the same.
  authuserfile: standard,
  authgroupfile: standard,
  errordocument: { find: ([code = '']) => [code], ...statuses },
  // The flags are from mod_rewrite.c, cmd_rewriterule_setflag.
  rewriterule: {
    find: ([, , flags]) => flagsOf(flags),
    in22: named(statuses.in22, 'R='),
    in24: `BNE BNP backrefernoplus BCTLS END QSD qsdiscard QSL qslast UNC UnsafePrefixStat UnsafeAllow3F ${named(statuses.in24, 'R=')}`,
  },
  // The words are from mod_rewrite.c, cmd_rewriteoptions.
  rewriteoptions: {
    find: (words) => words.map((word) => word.replace(/^(MaxRedirects=).*/is, '$1')),
    in22: 'MaxRedirects=',
    in24: `InheritBefore InheritDown InheritDownBefore IgnoreInherit AllowNoSlash IgnoreContextInfo LegacyPrefixDocRoot
      UnsafePrefixStat`,
  },
  // The words are from mod_headers.c, header_inout_cmd and register_format_tag_handler.
  header: headerKeywords,
  requestheader: headerKeywords,
  // The words are from mod_autoindex.c, add_opts; core.c, set_etag_bits; ssl_engine_config.c, ssl_cmd_SSLOptions.
  indexoptions: { find: withoutSigns, in24: 'UseOldDateFormat AddAltClass' },
  fileetag: { find: withoutSigns, in24: 'Digest' },
  ssloptions: { find: withoutSigns, in24: 'LegacyDNStringFormat' },
  redirect: withoutPath,
  redirectmatch: withoutPath,
  // 2.2 rejects a provider that no module registers (mod_auth_basic.c, add_authn_provider).
  authbasicprovider: { find: (words) => words, in24: 'socache' },
}

/** The flags in a word such as `[L,R=301,E=a:b]`. Blanks around a flag are removed. */
const flagsOf = (flags = ''): string[] =>
  flags
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((flag) => flag.trim().replace(/^r(?:edirect)?=(\d+)$/i, 'R=$1'))
    .map((flag) => (/^R=\d/.test(flag) ? flag : flag.replace(/=.*$/s, '')))

function withoutSigns(words: readonly string[]): readonly string[] {
  return words.map((word) => word.replace(/^[+-]/, ''))
}

/** The keywords in a Header line: the action, the tags of a format, and the kind of condition. */
function headerWords(all: readonly string[]): readonly string[] {
  const [action = '', , value = '', ...more] = /^(always|onsuccess)$/i.test(all[0] ?? '') ? all.slice(1) : all
  const sets = /^(set|add|append|merge|setifempty|note)$/i.test(action)
  const tags = sets
    ? Array.from(value.replaceAll('%%', '').matchAll(/%(?:\{[^}]*\})?([a-z])/gi), ([, tag]) => `%${tag}`)
    : []
  const condition = [value, ...more].find((word) => /^expr=/i.test(word))
  return [action, ...tags, ...(condition ? ['expr='] : [])]
}
