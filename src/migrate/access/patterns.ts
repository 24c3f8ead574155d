import { decide } from '../../access/merge/decision.js'
import { methodsIn, type State } from '../../access/merge/keyed-state.js'
import { authorizersOf } from '../../access/read/authorizers.js'
import { allOf, type Condition, equivalent, leavesOf } from '../../access/read/condition.js'
import type { Authorizers } from '../../access/read/requirements.js'
import { type Edit, insertAfter, insertBefore } from '../../edit/edit.js'
import { otherMethod, type PerMethod } from '../../httpd/methods.js'
import { optionsThatMatter, type PatternOptions } from '../../httpd/pattern-options.js'
import { contextsOf, isConditional } from '../../site/context.js'
import { type Server, serversOn22 } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import { commandsUnder, type Directive, isDirective, type Section } from '../../syntax/tree.js'
import { type DeadAllow, onceForEach } from './once-for-each.js'
import type { Plan } from './plan.js'
import { surveyOf } from './survey.js'

/** A pattern by which access is decided, and which 2.4 would read otherwise. */
export interface DecidingPattern {
  readonly at: Directive | Section
  readonly options: PatternOptions
  /** The scope that it decides for; undefined where it refuses by itself (RewriteRule with F). */
  readonly plan: Plan | undefined
}

/** The patterns by which these servers decide access and that match other requests in 2.4 unless it is told not to. */
export const decidingPatterns = onceForEach(findPatterns)

/** The lines with which 2.4 reads these patterns as 2.2 did. */
export function optionLines(patterns: readonly DecidingPattern[]): readonly string[] {
  const needs = (option: keyof PatternOptions) => patterns.some(({ options }) => options[option])
  const off = [...(needs('dotAll') ? ['-DOTALL'] : []), ...(needs('dollarEnd') ? ['-DOLLAR_ENDONLY'] : [])]
  return [
    ...(needs('slashes') ? ['MergeSlashes Off'] : []),
    ...(off.length > 0 ? [`RegexDefaultOptions ${off.join(' ')}`] : []),
  ]
}

/** Those of one server: options for regular expressions hold for what follows them, so that they stand at its beginning. */
export function patternEdit(site: Site, server: Server, deadAllow: DeadAllow): Edit | undefined {
  const lines = optionLines(decidingPatterns(site, deadAllow).filter(({ at }) => server.files.has(at.file)))
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

function findPatterns(site: Site, deadAllow: DeadAllow): readonly DecidingPattern[] {
  if (site.from === '2.4') return []
  const authorizers = authorizersOf(site)
  const { plans } = surveyOf(site, deadAllow)
  const found = [
    ...plans.flatMap((plan) => sectionPattern(plan, authorizers) ?? []),
    ...plans.flatMap((plan) => variablePatterns(site, plan, authorizers)),
    ...refusingPatterns(site),
  ]
  const set = (name: string, word: RegExp) =>
    serversOn22(site).some((server) =>
      site.directivesIn(server.file, name).some((line) => line.args.some(({ value }) => word.test(value))),
    )
  const left = {
    slashes: !set('MergeSlashes', /^off$/i),
    dotAll: !set('RegexDefaultOptions', /^-DOTALL$/i),
    dollarEnd: !set('RegexDefaultOptions', /^-DOLLAR_ENDONLY$/i),
  }
  return found.flatMap(({ options, ...rest }) => {
    const open = {
      slashes: options.slashes && left.slashes,
      dotAll: options.dotAll && left.dotAll,
      dollarEnd: options.dollarEnd && left.dollarEnd,
    }
    return open.slashes || open.dotAll || open.dollarEnd ? [{ ...rest, options: open }] : []
  })
}

/**
 * The pattern of a section that changes what is decided. A name, or the path of a folder, has no slashes to merge and no line
 * end that anybody gave it; there it only counts who might be let in that was not.
 */
function sectionPattern(plan: Plan, authorizers: Authorizers): DecidingPattern | undefined {
  const { scope, bases, after } = plan
  const { at, path, kind, regex } = scope
  if (!at || !(regex || kind === 'pattern') || kind === 'htaccess') return undefined
  const isForUrl = kind === 'location' || kind === 'proxy'
  const options = optionsThatMatter(kind === 'proxy' ? path.replace(beforeHost, '') : path)
  const pairs = bases.flatMap((base, index) => {
    const then = after[index]
    return then ? [[base, then] as const] : []
  })
  if (isForUrl) return pairs.some(([base, then]) => differ(base, then, authorizers)) ? { at, options, plan } : undefined
  const own = { slashes: false, dotAll: options.dotAll, dollarEnd: false }
  return pairs.some(([base, then]) => opens(base, then, authorizers)) ? { at, options: own, plan } : undefined
}

/** What a `<ProxyMatch>` names before the path, where its two slashes stay. */
const beforeHost = /^\^?(?:proxy:)?(?:https?\??|http\(s\)\?|ftp|ajp|fcgi|scgi|wss?|balancer):\/\//i

const differ = (base: State, then: State, authorizers: Authorizers): boolean =>
  decisions(base, then, authorizers).some(([before, after]) => !equivalent(before, after))

const opens = (base: State, then: State, authorizers: Authorizers): boolean =>
  decisions(base, then, authorizers).some(([before, after]) => !equivalent(allOf([before, after]), after))

function decisions(base: State, then: State, authorizers: Authorizers): readonly (readonly [Condition, Condition])[] {
  const names = [...methodsIn(base), ...methodsIn(then), otherMethod]
  return names.map((name) => [decide(base, name, authorizers).whole, decide(then, name, authorizers).whole])
}

/** Where a section asks for variables, the patterns for the path by which they are set. */
function variablePatterns(site: Site, plan: Plan, authorizers: Authorizers): readonly DecidingPattern[] {
  const asking = plan.after.filter(mayAskForVariables)
  if (asking.length === 0) return []
  const { byUri, rules } = site.once(settersByPath)
  if (byUri.length + rules.length === 0) return []
  const conditions = asking.flatMap((state) =>
    [...methodsIn(state), otherMethod].map((name) => decide(state, name, authorizers).whole),
  )
  const names = new Set(
    conditions.flatMap(leavesOf).flatMap(({ provider, words }) => (provider === 'env' ? [words] : [])),
  )
  if (names.size === 0) return []
  const sets = (line: Directive) => line.args.slice(2).some(({ value }) => names.has(value.replace(/^!|=.*$/gs, '')))
  return [
    ...byUri.filter(sets).map((at) => ({ at, options: optionsThatMatter(at.args[1]?.value ?? ''), plan })),
    ...rewritePatterns(
      site,
      rules.filter((line) => namesSetBy(line).some((name) => names.has(name))),
    ).map(({ at, pattern }) => ({ at, options: optionsThatMatter(pattern.replace(/^!/, '')), plan })),
  ]
}

/** A quick look, as few ask for any. */
const mayAskForVariables = ({ host, authz, require, outside }: State): boolean =>
  namesVariable(host) ||
  namesVariable(authz) ||
  (require ?? []).some(({ keyword, words }) => /\benv /.test(`${keyword} ${words}`)) ||
  (outside !== undefined && mayAskForVariables(outside))

function namesVariable(said: PerMethod<Condition> | null | undefined): boolean {
  if (!said) return false
  if (said.other.key.includes('env ')) return true
  for (const { key } of said.named.values()) if (key.includes('env ')) return true
  return false
}

const settersByPath = (site: Site) => ({
  byUri: site
    .directives('SetEnvIf', 'SetEnvIfNoCase')
    .filter((line) => /^request_uri$/i.test(line.args[0]?.value ?? '')),
  rules: site.directives('RewriteRule').filter((line) => namesSetBy(line).length > 0),
})

const namesSetBy = (line: Directive): readonly string[] =>
  Array.from(flagsOf(line).matchAll(/[[,]\s*E(?:NV)?=!?([^:,\]]+)/gi), ([, name = '']) => name)

const flagsOf = (line: Directive): string => line.args[2]?.value ?? ''

/**
 * The patterns that keep a rule from refusing a request, where more of them would match in 2.4, and those that have it refuse
 * one, where `$` matches less. A rule that refuses what it matches refuses more with slashes merged.
 */
const refusingPatterns = (site: Site): readonly DecidingPattern[] =>
  rewritePatterns(
    site,
    site.directives('RewriteRule').filter((line) => /[[,]\s*(F|forbidden|R=40[13])\s*[\],]/i.test(flagsOf(line))),
  ).map(({ at, pattern }) => {
    const isNot = pattern.startsWith('!')
    const options = optionsThatMatter(isNot ? pattern.slice(1) : pattern)
    return { at, options: isNot ? options : { ...options, slashes: false, dotAll: false }, plan: undefined }
  })

/** In a folder a rule sees the path on the disk, without doubled slashes; its conditions see the URL everywhere. */
function rewritePatterns(
  site: Site,
  rules: readonly Directive[],
): readonly { readonly at: Directive; readonly pattern: string }[] {
  return rules.flatMap((rule) => {
    const isForUrl = [...contextsOf(site, rule)].some((context) => context === 'server' || context === 'virtualhost')
    const own = isForUrl ? [{ at: rule, pattern: rule.args[0]?.value ?? '' }] : []
    const conditions = conditionsOf(rule).map((at) => ({ at, pattern: at.args[1]?.value ?? '' }))
    // A comparison, or a look at the disk, is no pattern.
    return [...own, ...conditions].filter(({ pattern }) => !/^!?[<>=-]/.test(pattern))
  })
}

/** The conditions on the path that stand before a rule. */
function conditionsOf(rule: Directive): readonly Directive[] {
  const { commands } = rule.parent ?? rule.file
  const end = commands.indexOf(rule)
  let start = end
  while (commands[start - 1]?.key === 'rewritecond') start--
  return commands
    .slice(start, end)
    .filter(
      (node): node is Directive => node.kind === 'directive' && /%\{REQUEST_URI\}/i.test(node.args[0]?.value ?? ''),
    )
}
