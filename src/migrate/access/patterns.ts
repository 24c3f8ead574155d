import { treeIn } from '../../access/decide/by-24.js'
import { decide } from '../../access/decide/decision.js'
import { methodsIn, type State } from '../../access/decide/state.js'
import { authorizersOf } from '../../access/read/authorizers.js'
import { allOf, equivalent } from '../../access/read/condition.js'
import { grouped } from '../../base/grouped.js'
import { type Edit, insertAfter, insertBefore } from '../../edit/edit.js'
import { otherMethod } from '../../httpd/methods.js'
import { type ReadingDifferences, waysThatMatter } from '../../httpd/patterns/matches-alike.js'
import { isPlainPattern, withoutSigns } from '../../httpd/plain-pattern.js'
import { regularExpressions } from '../../models/regular-expressions.js'
import { contextsOf, isConditional } from '../../site/context.js'
import { isSurelyReadOn24 } from '../../site/present.js'
import { oncePerServer, type Server, startLines } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import { commandsUnder, type Directive, isDirective, type Section } from '../../syntax/tree.js'
import type { Choices } from '../rule.js'
import type { Plan } from './plan.js'

/** A directive that makes 2.4 match as 2.2 did, and the first pattern that needs it. */
export interface ReadingWord {
  readonly way: keyof ReadingDifferences
  readonly pattern: Pattern
}

const told: Readonly<Record<keyof ReadingDifferences, readonly [name: string, word: string, said: RegExp]>> = {
  slashes: ['MergeSlashes', 'Off', /^off$/i],
  dotAll: ['RegexDefaultOptions', '-DOTALL', /^-DOTALL$/i],
  dollarEnd: ['RegexDefaultOptions', '-DOLLAR_ENDONLY', /^-DOLLAR_ENDONLY$/i],
}

/** As far as the patterns of this server make it matter, and it does not stand there. */
export const readingWords = (site: Site, server: Server): readonly ReadingWord[] =>
  oncePerServer(site, server, findWords)

function findWords(site: Site, server: Server): readonly ReadingWord[] {
  const patterns = patternsIn(site).filter(({ at }) => server.files.has(at.file))
  return (Object.keys(told) as (keyof ReadingDifferences)[]).flatMap((way) => {
    const [name, , said] = told[way]
    const isSaid = startLines(site, server, name).some(
      (line) => isSurelyReadOn24(site, line) && line.args.some(({ value }) => said.test(value)),
    )
    const pattern = isSaid ? undefined : patterns.find((one) => mindedBy(one)[way])
    return pattern ? [{ way, pattern }] : []
  })
}

/** The lines that say it, one for each directive. */
export function readingLines(site: Site, server: Server): readonly string[] {
  const words = readingWords(site, server).map(({ way }) => told[way])
  return Array.from(
    grouped(words, ([name]) => name),
    ([name, some]) => `${name} ${some.map(([, word]) => word).join(' ')}`,
  )
}

/** What of 2.4's ways may make a pattern match otherwise; where that cannot be worked out, going by its signs. */
function mindedBy({ at, text, isForUrl, isHandedOn, isForIndex, isWhole }: Asked): ReadingDifferences {
  if (isWhole) return { slashes: true, dotAll: false, dollarEnd: false }
  const asked = at?.key.startsWith('rewrite') ? text.replace(/^!/, '') : text
  const ways = (isHandedOn ? undefined : waysThatMatter(asked)) ?? {
    slashes: /\/|\[\^|\\W/.test(asked) || !isPlainPattern(asked),
    dotAll: (isPlainPattern(asked) ? asked.replace(charactersAndSets, '') : asked).includes('.'),
    dollarEnd: asked.includes('$'),
  }
  return {
    slashes: ways.slashes && isForUrl,
    dotAll: ways.dotAll && !isForIndex,
    dollarEnd: ways.dollarEnd && !isForIndex,
  }
}

const charactersAndSets = new RegExp(withoutSigns, 'g')

const isMinded = (pattern: Asked): boolean => Object.values(mindedBy(pattern)).includes(true)

/** The patterns of URLs that require `//`, which 2.4 never matches, since it merges slashes. */
export const doubledSlashes = (site: Site): readonly Pattern[] =>
  patternsIn(site).filter(
    ({ text, isForUrl }) => isForUrl && /(?<![\^:]\(*)\/(?:\/(?![?*]|\{0)|\{[2-9])/.test(text.replaceAll('\\/', '/')),
  )

/** Whether 2.4 is to be told to read patterns as 2.2 did; what is safer is left unless a pattern asks for two slashes. */
export const wantsOldReading = (site: Site, { defaults }: Pick<Choices, 'defaults'>): boolean =>
  defaults === 'keep' || (defaults === 'safer' && doubledSlashes(site).length > 0)

/** The lines hold for what follows them, so that they stand at the beginning of a server. */
export function readingEdit(site: Site, server: Server): Edit | undefined {
  const lines = readingLines(site, server)
  return lines.length > 0 ? atBeginning(site, server, lines) : undefined
}

/** Lines for what a server reads first; behind its ServerRoot, where it begins with that. */
export function atBeginning(site: Site, server: Server, lines: readonly string[]): Edit | undefined {
  const [first] = server.file.commands
  if (!first) return undefined
  const [line] = [...commandsUnder([first])].filter(isDirective)
  const isRoot = line?.key === 'serverroot' && !isConditional(site, line)
  return isRoot ? insertAfter(line, lines) : insertBefore(first, lines)
}

/** A regular expression that something of a request is held against. */
export interface Pattern {
  readonly at: Directive | Section
  readonly text: string
  /** It is held against a URL, in which 2.2 kept the slashes that a client had doubled. */
  readonly isForUrl: boolean
  /** Other words of the configuration go on with what it has found. */
  readonly isHandedOn?: boolean
  /** It is for an index, the words of an error or variables of a script alone, and no name on the disk has a line end. */
  readonly isForIndex?: boolean
  /** It is no expression: the URL has to be this text, or is looked up in a map. */
  readonly isWhole?: boolean
}

type Asked = Omit<Pattern, 'at'> & Partial<Pick<Pattern, 'at'>>

/** Every regular expression that something of a request is held against. What a client says in a header has neither line end nor path. */
export const patternsIn = (site: Site): readonly Pattern[] => site.once(findPatterns)

function findPatterns(site: Site): readonly Pattern[] {
  // Where no pattern leads from a URL to the disk, the names there are those in the URL.
  const isOnDisk = site.directives('AliasMatch', 'ScriptAliasMatch', 'RewriteRule').length === 0
  const isAskedBack = site
    .directives('RewriteRule', 'RewriteCond')
    .some(({ args }) => args.some(({ value }) => /%\d/.test(value)))
  const conditions = site.directives('RewriteCond')
  // The conditions of a rule stand before it, and are held against what it has found.
  const isAskedFor = conditions.some(({ args }) => /\$\d/.test(args[0]?.value ?? ''))
  const handsOn = (at: Directive, text: string) =>
    (at.key === 'rewriterule' && isAskedFor) ||
    at.args.some(({ value }) => value !== text && /\$\d/.test(value)) ||
    (at.key === 'rewritecond' && (isAskedBack || /\$\{/.test(at.args[0]?.value ?? '')))
  const whole = conditions.filter(asksWholeUrl).map((at) => ({ ...wholeUrl, at, text: at.args[1]?.value ?? '' }))
  const found = regularExpressions(site).flatMap(({ at, word: { value: text } }): Pattern[] => {
    if (at.kind === 'section') {
      const isForUrl = /^(location|proxy)/.test(at.key)
      return [{ at, text, isForUrl, isForIndex: isOnDisk && at.commands.every(isOfIndex) }]
    }
    if (isOfClient(at)) return []
    // In a folder a rule sees the path on the disk, without doubled slashes; its conditions see the URL everywhere.
    const isForUrl = at.key !== 'rewriterule' || /server|virtualhost/.test([...contextsOf(site, at)].join())
    return [{ at, text, isForUrl, isHandedOn: handsOn(at, text) }]
  })
  return [...found, ...whole]
}

const wholeUrl = { isForUrl: true, isWhole: true } as const

/** Whether a condition compares a path with a text, or looks one up in a map. */
function asksWholeUrl(line: Directive): boolean {
  const [subject = '', text = ''] = line.args.map(({ value }) => value)
  const isCompared = /^!?[<>=]/.test(text) && text.includes('/') && !isOfClient(line)
  return isCompared || /\$\{\w+:[^|}]*%\{(REQUEST_URI|REQUEST_FILENAME|SCRIPT_FILENAME|PATH_INFO)\}/i.test(subject)
}

/** An index is made for a path that ends in a slash, of a folder that is there; variables for a script, of a file that is. */
const isOfIndex = (line: Directive | Section): boolean =>
  line.kind === 'directive' &&
  (onlyWith[line.key]?.test(line.args.map(({ value }) => value).join(' ')) ??
    ['errordocument', 'indexoptions', 'indexignore', 'headername', 'readmename'].includes(line.key)) &&
  (line.key !== 'ssloptions' || line.parent?.key.startsWith('files') === true)

const onlyWith: Readonly<Record<string, RegExp>> = {
  options: /^([+-]Indexes ?)+$/i,
  ssloptions: /^([+-](StdEnvVars|CompatEnvVars|ExportCertData) ?)+$/i,
}

/** Whether a line holds its pattern against what comes from the client alone. */
function isOfClient({ key, args }: Directive): boolean {
  const subject = args[0]?.value ?? ''
  if (key === 'rewritecond') return /^%\{(HTTP_|REMOTE_|HTTP:|REQUEST_METHOD|THE_REQUEST|SERVER_|TIME)/i.test(subject)
  return key.startsWith('setenvif')
    ? ofClient.test(subject)
    : /^(browsermatch|proxyremotematch|(request)?header)/.test(key)
}

/** Attributes of SetEnvIf that no variable stands for. */
export const ofClient =
  /^(remote_\w+|server_\w+|request_(method|protocol)|user-agent|referer|host|cookie|accept(-\w+)?)$/i

/**
 * Whether a section lets in or refuses by a pattern that may match other requests in 2.4, or by a variable that one sets. The
 * name of a file has no line end that anybody gave it; there it only counts who might be let in that was not.
 */
export function decidesByPattern(site: Site, { scope, bases, after }: Plan): boolean {
  const { kind, path, regex } = scope
  const sets = ({ at }: Pattern) => /^(setenvif|rewrite)/.test(at.key)
  if (after.some(asksVariable) && patternsIn(site).some((one) => sets(one) && isMinded(one))) return true
  if (kind === 'htaccess' || !(regex || kind === 'pattern')) return false
  const isForUrl = kind === 'location' || kind === 'proxy'
  const own = { text: path, isForUrl }
  if (isForUrl ? !isMinded(own) : !mindedBy(own).dotAll) return false
  return bases.some((base, index) => {
    const then = after[index]
    return then !== undefined && changes(site, base, then, isForUrl ? 'any' : 'opens')
  })
}

function changes(site: Site, base: State, then: State, which: 'any' | 'opens'): boolean {
  const authorizers = authorizersOf(site)
  return [...methodsIn(base), ...methodsIn(then), otherMethod].some((name) => {
    const [before, after] = [decide(base, name, authorizers).whole, decide(then, name, authorizers).whole]
    return which === 'any' ? !equivalent(before, after) : !equivalent(allOf([before, after]), after)
  })
}

/** A quick look, as few ask for any. */
export function asksVariable({ host, authz, require, on24 }: State): boolean {
  const said = [host, authz, treeIn(on24)].flatMap((one) => (one ? [one.other, ...one.named.values()] : []))
  return (
    said.some((one) => one?.key.includes('env ')) ||
    require?.some(({ keyword, words }) => /\benv /.test(`${keyword} ${words}`)) === true
  )
}
