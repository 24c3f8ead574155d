import { directiveNamed, hasEffect } from '../../httpd/directives.js'
import { segmentsOf } from '../../httpd/folder-path.js'
import { isGuard, moduleAskedIn } from '../../httpd/guards.js'
import { isHtaccess } from '../../site/htaccess.js'
import type { Site } from '../../site/site.js'
import { isLiteral } from '../../syntax/literal.js'
import { ancestors, type Directive, isDirective, type Section } from '../../syntax/tree.js'
import { plainFolder } from '../content.js'
import {
  counterparts,
  type LineOfOne,
  type LinesOfOne,
  linesOfOne,
  linesWithoutCounterpart,
  type ReplacedLine,
  replacedLines,
} from './lines-of-one.js'
import { movedLines } from './moved-lines.js'
import { placesAround } from './places-around.js'

/**
 * The AllowOverride or Options lines of the server's own files that one version alone reads, where the other has no line of its
 * own for the same place.
 * @param key the directive, in lower case
 */
export const linesForOne = (site: Site, key: 'allowoverride' | 'options'): readonly LineOfOne[] =>
  linesWithoutCounterpart(linesOfServer(site, key))

const linesOfServer = (site: Site, key: keyof typeof linesByKey): LinesOfOne => site.once(linesByKey[key])

const linesIn = (site: Site, key: string): LinesOfOne => linesOfOne(site, [key], (file) => !isHtaccess(file))

const linesByKey = {
  allowoverride: (site: Site) => linesIn(site, 'allowoverride'),
  options: (site: Site) => linesIn(site, 'options'),
}

/**
 * The AllowOverride or Options lines for 2.4 alone that grant more than those for 2.2 alone in the same place.
 * @param key the directive, in lower case
 */
export function laxerLinesOn24(site: Site, key: 'allowoverride' | 'options'): readonly ReplacedLine[] {
  const lines = linesOfServer(site, key)
  return replacedLines(lines).filter((line) => {
    const { at } = line
    const others = counterparts(line, lines)
    if (!isLiteral(at) || !others.every((other) => isLiteral(other.at))) return false
    const granted = new Set(others.flatMap((other) => wordsGranting(other.at)))
    // AuthConfig is the class of Require, which takes the place of what has the class Limit.
    if (granted.has('limit')) granted.add('authconfig')
    return !granted.has('all') && !wordsGranting(at).every((word) => granted.has(word))
  })
}

/** What a line grants beside others in the same place. */
const wordsGranting = ({ args }: Directive): readonly string[] =>
  args
    .map(({ value }) => value.toLowerCase())
    .flatMap((word) => (word.startsWith('-') || word === 'none' ? [] : [word.replace(/^\+/, '')]))

/** The lines of a login for 2.4 alone, each with what 2.2 reads in its place. */
export const loginsReplaced = (site: Site): readonly ReplacedLine[] => replacedLines(site.once(loginLines))

/** The lines of all of these for 2.4 alone that 2.2 reads too, in another order. */
export const optionsMoved = (site: Site): readonly ReplacedLine[] =>
  [linesOfServer(site, 'allowoverride'), linesOfServer(site, 'options'), site.once(loginLines)].flatMap((lines) =>
    movedLines(site, lines),
  )

/** The lines of a login that one version alone reads. */
const loginLines = (site: Site): LinesOfOne => linesOfOne(site, [...site.names].filter(isOfLogin))

/**
 * The lines of a login that one version alone reads, beside an AuthType or a Require that both read, or in a section without a
 * Require, which asks as those above it or sets what those below it ask for.
 */
export function loginsForOne(site: Site): readonly LineOfOne[] {
  // removed-modules takes away a guard on a module that is gone, and login lines of mod_authn_anon hang on nothing beside them.
  const isTakenOut = ({ at }: LineOfOne) => isOfGuests(at.key) && isInGuardOfRemoved(at)
  const lines = linesWithoutCounterpart(site.once(loginLines)).filter((line) => !isTakenOut(line))
  if (lines.length === 0) return lines
  const named = (key: string) => site.files.flatMap((file) => file.named(key)).filter(isDirective)
  const placesAmong = (nodes: readonly (Directive | Section)[]) =>
    new Set(nodes.flatMap((node) => placesAround(site, node)))
  const servers = lines.filter(({ at }) => at.key === 'authldapurl')
  const requires = named('require')
  const asking = requires.filter(isForBoth)
  const asksAt = placesAmong(asking)
  const typedAt = placesAmong(named('authtype').filter(isForBoth))
  const requiredAt = placesAmong(requires.map(outermost))
  const asksGroup = asking.some(({ args }) => /group$/i.test(args[0]?.value ?? ''))
  const lacksOwn = (key: string) => {
    const own = placesAmong(named(key).filter(isForBoth))
    return asking.some((line) => !placesAround(site, line).every((place) => own.has(place)))
  }
  return lines.filter(({ at, version, places }) => {
    const isIn = (known: ReadonlySet<string>) => places.some((place) => known.has(place))
    const lacksServer = servers.some((one) => one.version === version && isIn(new Set(one.places)))
    if (isBesideServer(at.key) && lacksServer) return false
    if (/groupfile$/.test(at.key) && !asksGroup) return false
    if (isIn(asksAt) || (at.key !== 'authtype' && isIn(typedAt))) return true
    if (isIn(requiredAt)) return false
    const isBelow = asking.some((line) => isAround(line, at))
    return isBelow || (version === '2.2' ? lacksOwn(at.key) : asksNobody({ at, version }))
  })
}

/** Where no Require is in force 2.4 answers 500 to an AuthType. */
export const asksNobody = ({ at, version }: Pick<LineOfOne, 'at' | 'version'>): boolean =>
  at.key === 'authtype' && version === '2.4'

/** What both versions know that begins so: who is asked for a password, and how it is held against what is known. */
const isOfLogin = (key: string): boolean =>
  (key.startsWith('auth') ? !key.startsWith('authz') : isOfGuests(key)) &&
  directiveNamed(key)?.in22 !== undefined &&
  hasEffect(key, 'refuses')

/** Of mod_authn_anon. */
const isOfGuests = (key: string): boolean => key.startsWith('anonymous')

/** The outermost `<RequireAny>` or the like around a Require, or the line itself. */
const outermost = (line: Directive): Directive | Section =>
  [...ancestors(line)].findLast(({ key }) => key.startsWith('require')) ?? line

/** Whether one line is inherited where the other stands: from a section around it, or a folder above it. */
function isAround(line: Directive, other: Directive): boolean {
  const folder = folderOf(line)
  const isWithin = folder !== undefined && `${folderOf(other)}/`.startsWith(`${folder}/`)
  return isWithin || [...ancestors(other)].some((section) => section === line.parent)
}

const folderOf = (line: Directive): string | undefined =>
  isHtaccess(line.file)
    ? segmentsOf(`${line.file.path}/..`).join('/')
    : Array.from(ancestors(line), plainFolder).find((folder) => folder !== undefined)

/** Whether a guard around the line asks for a module that 2.4 does not have any more. */
const isInGuardOfRemoved = (line: Directive): boolean =>
  [...ancestors(line)].some((section) => {
    const module = moduleAskedIn(section)
    return module !== undefined && module.symbol24 === undefined
  })

/** Directives that belong to an AuthLDAPURL; if that is missing too, only the AuthLDAPURL is reported. */
const isBesideServer = (key: string): boolean => key.startsWith('authldap') && key !== 'authldapurl'

const isForBoth = (line: Directive): boolean => ![...ancestors(line)].some(isGuard)
