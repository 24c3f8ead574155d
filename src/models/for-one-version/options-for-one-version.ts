import { directiveNamed, does } from '../../httpd/directives.js'
import { segmentsOf } from '../../httpd/folder-path.js'
import { hasGuards, isGuard } from '../../httpd/guards.js'
import { linesRead } from '../../live/valuations.js'
import { isHtaccess } from '../../site/htaccess.js'
import { soleReader } from '../../site/present.js'
import type { Site } from '../../site/site.js'
import { isLiteral } from '../../syntax/literal.js'
import {
  ancestors,
  type ConfigFile,
  type Directive,
  isDirective,
  type Section,
  type Version,
} from '../../syntax/tree.js'
import { plainFolder } from '../content.js'
import { placeWithoutGuards } from './place-without-guards.js'

/** A line that one version alone reads. */
export interface LineForOne {
  readonly at: Directive
  readonly version: Version
}

/**
 * The AllowOverride or Options lines of the server's own files that one version alone reads, where the other has no line of its
 * own for the same place.
 * @param key the directive, in lower case
 */
export const linesForOne = (site: Site, key: 'allowoverride' | 'options'): readonly LineForOne[] =>
  withoutOther(site, linesOfServer(site, key))

const linesOfServer = (site: Site, key: string) =>
  site.files.filter((file) => !isHtaccess(file) && isGuarded(site, file)).flatMap((file) => file.named(key))

/** Whether lines of a file may hang on a guard, its own or one around a line that includes it. */
const isGuarded = (site: Site, file: ConfigFile): boolean => hasGuards(file) || site.once(filesInGuards).has(file)

function filesInGuards(site: Site): ReadonlySet<ConfigFile> {
  const guards = site.files.filter(hasGuards).flatMap((file) => file.sections.flatMap(outermostGuards))
  const found = new Set<ConfigFile>()
  for (const guard of guards) for (const line of linesRead(site, guard.commands)) found.add(line.file)
  return found
}

/** The guards of a section that stand in no other guard. */
const outermostGuards = (section: Section): readonly Section[] =>
  isGuard(section) ? [section] : section.sections.flatMap(outermostGuards)

/** A line of 2.4 that grants what the line of 2.2 for the same place does not. */
export interface LaxerLine {
  readonly at: Directive
  readonly instead: Directive
}

/**
 * The AllowOverride or Options lines for 2.4 alone that grant more than those for 2.2 alone in the same place.
 * @param key the directive, in lower case
 */
export function laxerOn24(site: Site, key: 'allowoverride' | 'options'): readonly LaxerLine[] {
  const lines = forOneVersion(site, linesOfServer(site, key))
  return lines.flatMap(({ at, version, place }) => {
    const others = lines.filter((other) => other.version === '2.2' && other.place === place)
    const instead = others.at(-1)?.at
    if (version === '2.2' || !instead || !isLiteral(at) || !others.every((other) => isLiteral(other.at))) return []
    const granted = new Set(others.flatMap((other) => wordsGranting(other.at)))
    // AuthConfig is the class of Require, which takes the place of what has the class Limit.
    if (granted.has('limit')) granted.add('authconfig')
    const isCovered = granted.has('all') || wordsGranting(at).every((word) => granted.has(word))
    return isCovered ? [] : [{ at, instead }]
  })
}

/** What a line grants beside others in the same place. */
const wordsGranting = ({ args }: Directive): readonly string[] =>
  args
    .map(({ value }) => value.toLowerCase())
    .flatMap((word) => (word.startsWith('-') || word === 'none' ? [] : [word.replace(/^\+/, '')]))

/**
 * The lines of a login that one version alone reads, beside an AuthType or a Require that both read, or in a section without a
 * Require, which asks as those above it or sets what those below it ask for.
 */
export function loginsForOne(site: Site): readonly LineForOne[] {
  const named = (key: string, files = site.files) => files.flatMap((file) => file.named(key)).filter(isDirective)
  const guarded = site.files.filter((file) => isGuarded(site, file))
  const lines = [...site.names].filter(isOfLogin).flatMap((key) => withoutOther(site, named(key, guarded)))
  if (lines.length === 0) return lines
  const lacksServer = new Set(
    lines.flatMap(({ at, version }) => (at.key === 'authldapurl' ? `${placeWithoutGuards(at)} ${version}` : [])),
  )
  const requires = named('require')
  const asking = requires.filter(isForBoth)
  const asksAt = new Set(asking.map(placeWithoutGuards))
  const typedAt = new Set(named('authtype').filter(isForBoth).map(placeWithoutGuards))
  const requiredAt = new Set(requires.map(outermost).map(placeWithoutGuards))
  const asksGroup = asking.some(({ args }) => /group$/i.test(args[0]?.value ?? ''))
  const lacksOwn = (key: string) => {
    const own = new Set(named(key).filter(isForBoth).map(placeWithoutGuards))
    return asking.some((line) => !own.has(placeWithoutGuards(line)))
  }
  return lines.filter(({ at, version }) => {
    const place = placeWithoutGuards(at)
    if (isBesideServer(at.key) && lacksServer.has(`${place} ${version}`)) return false
    if (/groupfile$/.test(at.key) && !asksGroup) return false
    if (asksAt.has(place) || (at.key !== 'authtype' && typedAt.has(place))) return true
    if (requiredAt.has(place)) return false
    const isBelow = asking.some((line) => isAround(line, at))
    return isBelow || (version === '2.2' ? lacksOwn(at.key) : asksNobody({ at, version }))
  })
}

/** Where no Require is in force 2.4 answers 500 to an AuthType. */
export const asksNobody = ({ at, version }: LineForOne): boolean => at.key === 'authtype' && version === '2.4'

/** What both versions know that begins so: who is asked for a password, and how it is held against what is known. */
const isOfLogin = (key: string): boolean =>
  /^auth(?!z)/.test(key) && directiveNamed(key)?.in22 !== undefined && does(key, 'refuses')

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

/** What says how the server of an AuthLDAPURL is asked; where that is missing too it is told of alone. */
const isBesideServer = (key: string): boolean => key.startsWith('authldap') && key !== 'authldapurl'

const isForBoth = (line: Directive): boolean => ![...ancestors(line)].some(isGuard)

function withoutOther(site: Site, lines: readonly (Directive | Section)[]): readonly LineForOne[] {
  const guarded = forOneVersion(site, lines)
  return guarded.filter(
    ({ version, place }) => !guarded.some((other) => other.version !== version && other.place === place),
  )
}

const forOneVersion = (site: Site, lines: readonly (Directive | Section)[]) =>
  lines.filter(isDirective).flatMap((at) => {
    const version = soleReader(site, at)
    return version ? [{ at, version, place: placeWithoutGuards(at) }] : []
  })
