import { decideToday } from '../../access/decide/by-22.js'
import { treeInForceOn24 } from '../../access/decide/by-24.js'
import { methodsNamedInState, type State } from '../../access/decide/state.js'
import { authorizersOf } from '../../access/read/authorizers.js'
import { allOf, areEquivalent } from '../../access/read/condition.js'
import { groupBy } from '../../base/group-by.js'
import { type Edit, insertAfter, insertBefore } from '../../edit/edit.js'
import { escapeSetOrCommentSource, isEvaluablePattern } from '../../httpd/evaluable-pattern.js'
import { anyOtherMethod } from '../../httpd/methods.js'
import { type PatternDifferences, patternDifferences } from '../../httpd/patterns/pattern-differences.js'
import { firstDecidingLine } from '../../live/deciding-lines.js'
import { regularExpressionsIn } from '../../models/regular-expressions.js'
import { contextsOf, isConditional } from '../../site/context.js'
import { isSurelyReadOn24 } from '../../site/guard-reading.js'
import { oncePerServer, type Server, startLines } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import { commandsUnder, type Directive, isDirective, type Section } from '../../syntax/tree.js'
import type { Choices } from '../rule.js'
import type { Plan } from './plan.js'

/** A directive that makes 2.4 match as 2.2 did, and the first pattern that needs it. */
export interface PatternDirective {
  readonly difference: keyof PatternDifferences
  readonly pattern: RequestPattern
}

const directiveFor: Readonly<Record<keyof PatternDifferences, readonly [name: string, word: string, said: RegExp]>> = {
  slashes: ['MergeSlashes', 'Off', /^off$/i],
  dotAll: ['RegexDefaultOptions', '-DOTALL', /^-DOTALL$/i],
  dollarEnd: ['RegexDefaultOptions', '-DOLLAR_ENDONLY', /^-DOLLAR_ENDONLY$/i],
}

/** The directives that the patterns of a server need, and that the server does not have yet. */
export const missingPatternDirectives = (site: Site, server: Server): readonly PatternDirective[] =>
  oncePerServer(site, server, findPatternDirectives)

function findPatternDirectives(site: Site, server: Server): readonly PatternDirective[] {
  const patterns = patternsIn(site).filter(({ at }) => server.files.has(at.file))
  return (Object.keys(directiveFor) as (keyof PatternDifferences)[]).flatMap((difference) => {
    const [name, , said] = directiveFor[difference]
    const isSet = startLines(site, server, name).some(
      (line) => isSurelyReadOn24(site, line) && line.args.some(({ value }) => said.test(value)),
    )
    const isChanged = (one: RequestPattern) => differencesOf(one)[difference]
    const pattern = isSet
      ? undefined
      : (patterns.find((one) => mayDecideAccess(one) && isChanged(one)) ?? patterns.find(isChanged))
    return pattern ? [{ difference, pattern }] : []
  })
}

/** Whether a pattern may decide about a response: false in sections that only set expiry and the like. */
const mayDecideAccess = ({ at }: RequestPattern): boolean =>
  at.kind === 'directive' || firstDecidingLine(at.commands) !== undefined

/**
 * Whether 2.4 may match a pattern of the server differently, so that other requests are refused. Patterns that only redirect or
 * rewrite do not count.
 */
export const patternsMayRefuseOtherRequests = (site: Site, server: Server): boolean =>
  patternsIn(site).some(
    (one) => server.files.has(one.at.file) && mayDecideAccess(one) && !onlyChangesUrl(one.at) && isReadDifferently(one),
  )

/**
 * Whether a line only redirects or rewrites: neither the line nor, for a RewriteCond, a RewriteRule beside it refuses or sets a
 * variable.
 */
function onlyChangesUrl(at: RequestPattern['at']): boolean {
  if (at.kind === 'section' || !/^re(write|direct)/.test(at.key)) return false
  const lines = at.key === 'rewritecond' ? rulesBeside(at) : [at]
  return lines.every((line) => !isRefusingRule(line) && !/[[,]\s*E=/i.test(flagsOf(line)))
}

const flagsOf = ({ args }: Directive): string => args.at(-1)?.value ?? ''

/** The RewriteRule lines in the same section. */
const rulesBeside = ({ parent, file }: Directive): readonly Directive[] =>
  (parent ?? file).children.filter(isDirective).filter(({ key }) => key === 'rewriterule')

/** Whether a RewriteRule or RedirectMatch refuses requests: by its status or flag. */
export const isRefusingRule = ({ args }: Directive): boolean =>
  args.some(({ value }) => /^(gone|4\d\d)$|[[,]\s*(F|G|forbidden|gone|R=4\d\d)\s*[\],]/i.test(value))

/** The lines that make 2.4 read a server's patterns as 2.2 did: one for each directive that the patterns need. */
export function linesForPatternsAs22(site: Site, server: Server): readonly string[] {
  const words = missingPatternDirectives(site, server).map(({ difference }) => directiveFor[difference])
  return Array.from(
    groupBy(words, ([name]) => name),
    ([name, some]) => `${name} ${some.map(([, word]) => word).join(' ')}`,
  )
}

/**
 * How 2.4 may match a pattern differently. Computed if the result of the match is not used, otherwise judged by the characters
 * of the pattern.
 */
function differencesOf({
  at,
  text,
  isForUrl,
  isResultUsed,
  affectsIndexOnly,
  isPlainText,
}: PatternText): PatternDifferences {
  if (isPlainText) return { slashes: true, dotAll: false, dollarEnd: false }
  const asked = at?.key.startsWith('rewrite') ? text.replace(/^!/, '') : text
  const differences = (isResultUsed ? undefined : patternDifferences(asked)) ?? {
    slashes: /\/|\[\^|\\W/.test(asked) || !isEvaluablePattern(asked),
    dotAll: (isEvaluablePattern(asked) ? asked.replace(charactersAndSets, '') : asked).includes('.'),
    dollarEnd: asked.includes('$'),
  }
  return {
    slashes: differences.slashes && isForUrl,
    dotAll: differences.dotAll && !affectsIndexOnly,
    dollarEnd: differences.dollarEnd && !affectsIndexOnly,
  }
}

const charactersAndSets = new RegExp(escapeSetOrCommentSource, 'g')

const isReadDifferently = (pattern: PatternText): boolean => Object.values(differencesOf(pattern)).includes(true)

/** URL patterns that require `//`. 2.4 merges slashes, so they never match. */
export const patternsRequiringDoubledSlashes = (site: Site): readonly RequestPattern[] =>
  patternsIn(site).filter(
    ({ text, isForUrl }) => isForUrl && /(?<![\^:]\(*)\/(?:\/(?![?*]|\{0)|\{[2-9])/.test(text.replaceAll('\\/', '/')),
  )

/** Whether 2.4 should read patterns as 2.2 did. With `safer`, only if a pattern contains `//`. */
export const wantsPatternsAs22 = (site: Site, { defaults }: Pick<Choices, 'defaults'>): boolean =>
  defaults === 'keep' || (defaults === 'safer' && patternsRequiringDoubledSlashes(site).length > 0)

/** The edit that adds the lines for a server's patterns at its start, because they affect only lines after them. */
export function editForPatternsAs22(site: Site, server: Server): Edit | undefined {
  const lines = linesForPatternsAs22(site, server)
  return lines.length > 0 ? insertAtServerStart(site, server, lines) : undefined
}

/** The edit that inserts lines at the start of a server's first file, after a leading ServerRoot. */
export function insertAtServerStart(site: Site, server: Server, lines: readonly string[]): Edit | undefined {
  const [first] = server.file.commands
  if (!first) return undefined
  const [line] = [...commandsUnder([first])].filter(isDirective)
  const isRoot = line?.key === 'serverroot' && !isConditional(site, line)
  return isRoot ? insertAfter(line, lines) : insertBefore(first, lines)
}

/** A regular expression, or with `isPlainText` a plain text, that httpd matches against a part of a request. */
export interface RequestPattern {
  readonly at: Directive | Section
  readonly text: string
  /** Whether the pattern is matched against a URL. 2.2 kept double slashes in URLs. */
  readonly isForUrl: boolean
  /** Whether other directives use the result of the match. */
  readonly isResultUsed?: boolean
  /**
   * Whether the pattern affects only a directory index, error texts or script variables. Then a newline in the URL does not
   * matter.
   */
  readonly affectsIndexOnly?: boolean
  /** Whether the text is no pattern: httpd compares it with the path, or looks the path up in a map. */
  readonly isPlainText?: boolean
}

type PatternText = Omit<RequestPattern, 'at'> & Partial<Pick<RequestPattern, 'at'>>

/** Every pattern that httpd matches against a part of a request, except headers: these have no newline and no path. */
export const patternsIn = (site: Site): readonly RequestPattern[] => site.once(findPatterns)

function findPatterns(site: Site): readonly RequestPattern[] {
  // If no pattern maps URLs to files, the file names are those in the URL.
  const isOnDisk = site.directives('AliasMatch', 'ScriptAliasMatch', 'RewriteRule').length === 0
  const isAskedBack = site
    .directives('RewriteRule', 'RewriteCond')
    .some(({ args }) => args.some(({ value }) => /%\d/.test(value)))
  const conditions = site.directives('RewriteCond')
  // The conditions of a rule are written before it, but use the result of its pattern.
  const isAskedFor = conditions.some(({ args }) => /\$\d/.test(args[0]?.value ?? ''))
  const handsOn = (at: Directive, text: string) =>
    (at.key === 'rewriterule' && isAskedFor) ||
    at.args.some(({ value }) => value !== text && /\$\d/.test(value)) ||
    (at.key === 'rewritecond' && (isAskedBack || /\$\{/.test(at.args[0]?.value ?? '')))
  const whole = conditions.filter(asksWholeUrl).map((at) => ({ ...wholeUrl, at, text: at.args[1]?.value ?? '' }))
  const found = regularExpressionsIn(site).flatMap(({ at, word: { value: text } }): RequestPattern[] => {
    if (at.kind === 'section') {
      const isForUrl = /^(location|proxy)/.test(at.key)
      return [{ at, text, isForUrl, affectsIndexOnly: isOnDisk && at.commands.every(isOfIndex) }]
    }
    if (matchesClientData(at)) return []
    // In a folder, a RewriteRule matches the path on disk, which has no double slashes. Its conditions match the URL everywhere.
    const isForUrl = at.key !== 'rewriterule' || /server|virtualhost/.test([...contextsOf(site, at)].join())
    return [{ at, text, isForUrl, isResultUsed: handsOn(at, text) }]
  })
  return [...found, ...whole]
}

const wholeUrl = { isForUrl: true, isPlainText: true } as const

/** Whether a condition compares a path with a text, or looks it up in a map. */
function asksWholeUrl(line: Directive): boolean {
  const [subject = '', text = ''] = line.args.map(({ value }) => value)
  const isCompared = /^!?[<>=]/.test(text) && text.includes('/') && !matchesClientData(line)
  return isCompared || /\$\{\w+:[^|}]*%\{(REQUEST_URI|REQUEST_FILENAME|SCRIPT_FILENAME|PATH_INFO)\}/i.test(subject)
}

/** Whether a line only affects a directory index, error texts or script variables. */
const isOfIndex = (line: Directive | Section): boolean =>
  line.kind === 'directive' &&
  (onlyWith[line.key]?.test(line.args.map(({ value }) => value).join(' ')) ??
    ['errordocument', 'indexoptions', 'indexignore', 'headername', 'readmename'].includes(line.key)) &&
  (line.key !== 'ssloptions' || line.parent?.key.startsWith('files') === true)

const onlyWith: Readonly<Record<string, RegExp>> = {
  options: /^([+-]Indexes ?)+$/i,
  ssloptions: /^([+-](StdEnvVars|CompatEnvVars|ExportCertData) ?)+$/i,
}

/** Whether a line matches its pattern only against data from the client. */
function matchesClientData({ key, args }: Directive): boolean {
  const subject = args[0]?.value ?? ''
  if (key === 'rewritecond') return /^%\{(HTTP_|REMOTE_|HTTP:|REQUEST_METHOD|THE_REQUEST|SERVER_|TIME)/i.test(subject)
  return key.startsWith('setenvif')
    ? clientAttributeRegex.test(subject)
    : /^(browsermatch|proxyremotematch|(request)?header)/.test(key)
}

/** Matches the attributes of SetEnvIf that are not variables. */
export const clientAttributeRegex =
  /^(remote_\w+|server_\w+|request_(method|protocol)|user-agent|referer|host|cookie|accept(-\w+)?)$/i

/** Whether a pattern that 2.4 may match differently decides whether the section applies or what it decides. */
export function dependsOnDifferingPattern(site: Site, { scope, bases, after }: Plan): boolean {
  const { kind, path, regex } = scope
  const sets = ({ at }: RequestPattern) => /^(setenvif|rewrite)/.test(at.key)
  if (after.some(mayTestVariable) && patternsIn(site).some((one) => sets(one) && isReadDifferently(one))) return true
  if (kind === 'htaccess' || !(regex || kind === 'pattern')) return false
  const isForUrl = kind === 'location' || kind === 'proxy'
  const own = { text: path, isForUrl }
  if (isForUrl ? !isReadDifferently(own) : !differencesOf(own).dotAll) return false
  return bases.some((base, index) => {
    const then = after[index]
    return then !== undefined && changesDecision(site, base, then, isForUrl ? 'any' : 'opens')
  })
}

function changesDecision(site: Site, base: State, then: State, which: 'any' | 'opens'): boolean {
  const authorizers = authorizersOf(site)
  return [...methodsNamedInState(base), ...methodsNamedInState(then), anyOtherMethod].some((name) => {
    const [before, after] = [
      decideToday(base, name, authorizers).condition,
      decideToday(then, name, authorizers).condition,
    ]
    return which === 'any' ? !areEquivalent(before, after) : !areEquivalent(allOf([before, after]), after)
  })
}

/** Whether a condition of a state may test a variable. It is a quick check, because few conditions do. */
export function mayTestVariable({ host, authz, require, on24 }: State): boolean {
  const inForce = [host, authz, treeInForceOn24(on24)].flatMap((one) => (one ? [one.other, ...one.named.values()] : []))
  return (
    inForce.some((one) => one?.key.includes('env ')) ||
    require?.some(({ keyword, words }) => /\benv /.test(`${keyword} ${words}`)) === true
  )
}
