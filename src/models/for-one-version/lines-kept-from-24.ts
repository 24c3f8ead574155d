import { directiveNamed, does } from '../../httpd/directives.js'
import { moduleAskedIn } from '../../httpd/guards.js'
import { packagedHttpds } from '../../httpd/layouts.js'
import { type Module, successors } from '../../httpd/modules.js'
import { isLinkedIn } from '../../httpd/target-modules.js'
import { decides } from '../../live/decides.js'
import { decidingGuards, readingAfter } from '../../live/turned-guards.js'
import { linesRead } from '../../live/valuations.js'
import { isOfFixes } from '../../site/evidence.js'
import { readingOn24, readingToday, soleReader } from '../../site/present.js'
import { serversOn22 } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import {
  ancestors,
  commandsUnder,
  type Directive,
  isDirective,
  isSection,
  type Section,
  type Version,
} from '../../syntax/tree.js'
import { maybeLinkedIn22 } from '../modules/default-modules.js'
import { placeWithoutGuards } from './place-without-guards.js'

/** What both versions know, and what says where an answer comes from or what it is. */
function isAnswering(key: string): boolean {
  const { in22, in24 } = directiveNamed(key) ?? {}
  if (!in22 || !in24) return false
  return (
    /^mod_(alias|rewrite|headers)$/.test(in24.module) ||
    answeringToo.test(key) ||
    effects.some((effect) => does(key, effect))
  )
}

/** What decides an answer in another way. */
const answeringToo =
  /^(server(name|alias)|accessfilename|remove(handler|type)|directoryslash|acceptpathinfo|allowencodedslashes|traceenable|limitrequest\w+)$/

const effects = ['maps', 'passes', 'asks', 'sets'] as const

/** Some lines of one guard. */
type Lines = readonly [Directive, ...Directive[]]

/**
 * The lines that a guard keeps from 2.4, where that has no line of the same name for the same place: by guard, the outermost.
 * Lines on access, and those of which 2.4 knows nothing, are not among them.
 */
export const linesKeptFrom24 = (site: Site): readonly Lines[] =>
  linesOfGuards(site, '2.2', (guard) => isForVersion(guard) && isFor22(site, guard))

/** The lines that a guard lets 2.4 alone read, likewise. */
export const linesKeptFrom22 = (site: Site): readonly Lines[] =>
  linesOfGuards(
    site,
    '2.4',
    (guard) => !isRenamed(guard) && readingToday(site, guard) === 'never' && readingOn24(site, guard) === 'always',
  )

function linesOfGuards(site: Site, version: Version, isMeant: (guard: Section) => boolean): readonly Lines[] {
  const guards = site.files
    .flatMap((file) => [...file.named('<ifversion'), ...file.named('<ifmodule')])
    .filter(isSection)
    .filter(isMeant)
  const all = new Set(guards)
  const found = guards
    .filter((guard) => ![...ancestors(guard)].some((outer) => all.has(outer)))
    .map((guard) => [...linesRead(site, guard.commands)].filter(({ key }) => isAnswering(key)))
  const others = placesIn(site, version === '2.2' ? '2.4' : '2.2', new Set(found.flat().map(({ key }) => key)))
  return found.flatMap((lines) => {
    const isMissed = (line: Directive) =>
      soleReader(site, line) === version && !others.has(placeOf(line)) && !(version === '2.4' && isOfFixes(line))
    const [first, ...more] = lines.filter(isMissed)
    return first ? [[first, ...more] as const] : []
  })
}

/** Not one on a module that 2.4 has under another name, or no more: those have rules of their own. */
const isForVersion = (guard: Section): boolean =>
  guard.key === 'ifversion' ||
  guard.args[0]?.value.startsWith('!') === true ||
  moduleAskedIn(guard)?.symbol24 !== undefined

/** A fix writes such a guard in the place of one that 2.2 reads. */
const isRenamed = (guard: Section): boolean => Object.values(successors).includes(moduleAskedIn(guard)?.name ?? '')

const isFor22 = (site: Site, guard: Section): boolean =>
  readingOn24(site, guard) === 'never' && readingToday(site, guard) !== 'never'

/** The places for which a version alone has lines of these names. */
function placesIn(site: Site, version: Version, keys: ReadonlySet<string>): ReadonlySet<string> {
  const lines = site.files.flatMap((file) => [...keys].flatMap((key) => file.named(key))).filter(isDirective)
  return new Set(lines.filter((line) => soleReader(site, line) === version).map(placeOf))
}

const placeOf = (line: Directive): string => `${line.key}\n${placeWithoutGuards(line)}`

/** A guard on a module that 2.4 has, or may have, without a line that loads it, and that 2.2 does not have. */
export interface GuardOnLinkedIn {
  readonly at: Section
  readonly module: Module
  /** The lines in it that may decide an answer. */
  readonly lines: Lines
  /** Whether 2.4 reads them. */
  readonly isRead: boolean
  /** Somebody has said which modules 2.4 has linked in. */
  readonly isSure: boolean
}

/** The guards that come out otherwise by modules that no line loads, as Debian's 2.4 has some linked in. */
export const guardsOnLinkedIn = (site: Site): readonly GuardOnLinkedIn[] =>
  decidingGuards(site).flatMap(({ at, module }) => {
    if (!module?.file || !site.says('LoadModule') || mayHaveHad(site, module)) return []
    const told = isLinkedIn(site.target, module.name)
    if (told === false || !(told || mayBeLinkedIn.has(module.name))) return []
    const isNegated = at.args[0]?.value.startsWith('!') === true
    // What a guard asks by a name that is no name of the module it does not ask.
    const isAsked = told ? readingAfter(site, at) !== (isNegated ? 'always' : 'never') : true
    const isOther = readingToday(site, at) !== (isNegated ? 'never' : 'always')
    const [first, ...more] = [...commandsUnder(at.commands)].filter(isDirective).filter(decides)
    return isAsked && isOther && first
      ? [{ at, module, lines: [first, ...more] as const, isRead: !isNegated, isSure: told === true }]
      : []
  })

/** Whether 2.2 had the module linked in, as by default. */
const mayHaveHad = (site: Site, { name }: Module): boolean =>
  serversOn22(site).some((server) => maybeLinkedIn22(site, server).has(name))

const mayBeLinkedIn: ReadonlySet<string> = new Set(packagedHttpds.debian.linkedIn)
