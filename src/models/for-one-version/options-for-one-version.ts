import { directiveByName, hasEffect } from '../../httpd/directives.js'
import { segmentsOf } from '../../httpd/folder-path.js'
import { isGuard, testedModule } from '../../httpd/guards.js'
import { isHtaccess } from '../../site/htaccess.js'
import type { Site } from '../../site/site.js'
import { isLiteral } from '../../syntax/literal.js'
import { ancestors, type Directive, isDirective, type Section } from '../../syntax/tree.js'
import { directoryWithoutWildcards } from '../content.js'
import {
  counterpartLines,
  type LineOfOneVersion,
  type LinesOfOneVersion,
  linesOfOneVersion,
  linesWithoutCounterpart,
  type ReplacingLine,
  replacingLines,
} from './lines-of-one.js'
import { reorderedLines } from './moved-lines.js'
import { surroundingsOfLine } from './surroundings.js'

/**
 * The AllowOverride or Options lines in server files that only one version reads, if the other has no such line for the
 * same place.
 * @param key the directive, in lower case
 */
export const optionLinesWithoutCounterpart = (
  site: Site,
  key: 'allowoverride' | 'options',
): readonly LineOfOneVersion[] => linesWithoutCounterpart(linesOfServer(site, key))

const linesOfServer = (site: Site, key: keyof typeof linesByKey): LinesOfOneVersion => site.once(linesByKey[key])

const linesIn = (site: Site, key: string): LinesOfOneVersion =>
  linesOfOneVersion(site, [key], (file) => !isHtaccess(file))

const linesByKey = {
  allowoverride: (site: Site) => linesIn(site, 'allowoverride'),
  options: (site: Site) => linesIn(site, 'options'),
}

/**
 * The AllowOverride or Options lines for 2.4 that grant more than the lines for 2.2 in the same place.
 * @param key the directive, in lower case
 */
export function linesGrantingMoreOn24(site: Site, key: 'allowoverride' | 'options'): readonly ReplacingLine[] {
  const lines = linesOfServer(site, key)
  return replacingLines(lines).filter((line) => {
    const { at } = line
    const others = counterpartLines(line, lines)
    if (!isLiteral(at) || !others.every((other) => isLiteral(other.at))) return false
    const granted = new Set(others.flatMap((other) => wordsGranting(other.at)))
    // Order, Allow and Deny need Limit. In 2.4, Require replaces these directives and needs AuthConfig, so AuthConfig instead
    // of Limit grants no more.
    if (granted.has('limit')) granted.add('authconfig')
    return !granted.has('all') && !wordsGranting(at).every((word) => granted.has(word))
  })
}

/** The options that a line grants. */
const wordsGranting = ({ args }: Directive): readonly string[] =>
  args
    .map(({ value }) => value.toLowerCase())
    .flatMap((word) => (word.startsWith('-') || word === 'none' ? [] : [word.replace(/^\+/, '')]))

/** The login directives that only 2.4 reads, each with the line that 2.2 reads in its place. */
export const replacingLoginLines = (site: Site): readonly ReplacingLine[] => replacingLines(site.once(loginLines))

/** The AllowOverride, Options and login lines that both versions read separately, in another order. */
export const reorderedOptionLines = (site: Site): readonly ReplacingLine[] =>
  [linesOfServer(site, 'allowoverride'), linesOfServer(site, 'options'), site.once(loginLines)].flatMap((lines) =>
    reorderedLines(site, lines),
  )

/** The login directives that only one version reads. */
const loginLines = (site: Site): LinesOfOneVersion => linesOfOneVersion(site, [...site.names].filter(isOfLogin))

/**
 * The login directives that only one version reads, beside an AuthType or Require that both read, or in a section
 * without Require, which inherits or passes on its login.
 */
export function loginLinesForOneVersion(site: Site): readonly LineOfOneVersion[] {
  // removed-modules removes guards on removed modules; lines of mod_authn_anon in them affect no other line.
  const isTakenOut = ({ at }: LineOfOneVersion) => isOfGuests(at.key) && isInGuardOfRemoved(at)
  const lines = linesWithoutCounterpart(site.once(loginLines)).filter((line) => !isTakenOut(line))
  if (lines.length === 0) return lines
  const named = (key: string) => site.files.flatMap((file) => file.named(key)).filter(isDirective)
  const placesAmong = (nodes: readonly (Directive | Section)[]) =>
    new Set(nodes.flatMap((node) => surroundingsOfLine(site, node)))
  const servers = lines.filter(({ at }) => at.key === 'authldapurl')
  const requires = named('require')
  const asking = requires.filter(isForBoth)
  const asksAt = placesAmong(asking)
  const typedAt = placesAmong(named('authtype').filter(isForBoth))
  const requiredAt = placesAmong(requires.map(outermost))
  const asksGroup = asking.some(({ args }) => /group$/i.test(args[0]?.value ?? ''))
  const lacksOwn = (key: string) => {
    const own = placesAmong(named(key).filter(isForBoth))
    return asking.some((line) => !surroundingsOfLine(site, line).every((place) => own.has(place)))
  }
  return lines.filter(({ at, version, surroundings }) => {
    const isIn = (known: ReadonlySet<string>) => surroundings.some((place) => known.has(place))
    const lacksServer = servers.some((one) => one.version === version && isIn(new Set(one.surroundings)))
    if (isBesideServer(at.key) && lacksServer) return false
    if (/groupfile$/.test(at.key) && !asksGroup) return false
    if (isIn(asksAt) || (at.key !== 'authtype' && isIn(typedAt))) return true
    if (isIn(requiredAt)) return false
    const isBelow = asking.some((line) => isAround(line, at))
    return isBelow || (version === '2.2' ? lacksOwn(at.key) : isAuthTypeOnlyOn24({ at, version }))
  })
}

/** Whether the line is an AuthType that only 2.4 reads. Where no Require is in force, 2.4 answers 500. */
export const isAuthTypeOnlyOn24 = ({ at, version }: Pick<LineOfOneVersion, 'at' | 'version'>): boolean =>
  at.key === 'authtype' && version === '2.4'

/** Whether both versions know the directive, and it concerns logins: which password is requested, and how it is checked. */
const isOfLogin = (key: string): boolean =>
  (key.startsWith('auth') ? !key.startsWith('authz') : isOfGuests(key)) &&
  directiveByName(key)?.in22 !== undefined &&
  hasEffect(key, 'refuses')

/** Whether the directive is one of mod_authn_anon. */
const isOfGuests = (key: string): boolean => key.startsWith('anonymous')

/** The outermost `<RequireAny>` or similar section around a Require, or the line itself. */
const outermost = (line: Directive): Directive | Section =>
  [...ancestors(line)].findLast(({ key }) => key.startsWith('require')) ?? line

/** Whether the first line is inherited where the second one is: from a section around it, or a folder above it. */
function isAround(line: Directive, other: Directive): boolean {
  const folder = folderOf(line)
  const isWithin = folder !== undefined && `${folderOf(other)}/`.startsWith(`${folder}/`)
  return isWithin || [...ancestors(other)].some((section) => section === line.parent)
}

const folderOf = (line: Directive): string | undefined =>
  isHtaccess(line.file)
    ? segmentsOf(`${line.file.path}/..`).join('/')
    : Array.from(ancestors(line), directoryWithoutWildcards).find((folder) => folder !== undefined)

/** Whether a guard around the line tests a module that 2.4 no longer has. */
const isInGuardOfRemoved = (line: Directive): boolean =>
  [...ancestors(line)].some((section) => {
    const module = testedModule(section)
    return module !== undefined && module.symbol24 === undefined
  })

/** Whether a directive belongs to an AuthLDAPURL. If the AuthLDAPURL is missing too, only that is reported. */
const isBesideServer = (key: string): boolean => key.startsWith('authldap') && key !== 'authldapurl'

const isForBoth = (line: Directive): boolean => ![...ancestors(line)].some(isGuard)
