import { isPlace } from '../../../access/merge/collect-scopes.js'
import { saysAccess } from '../../../access/read/access-lines.js'
import { askedIn, readingOf } from '../../../httpd/guards.js'
import type { MadeSite } from '../../../live/live-site.js'
import { valuedSite } from '../../../live/valued-site.js'
import { isHtaccess } from '../../../site/htaccess.js'
import { namesDefined, type Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import { ancestors, type Section } from '../../../syntax/tree.js'

/** A configuration as httpd reads it when it is started with some names, and without others. */
export interface DefinedSite extends MadeSite {
  /** How httpd is started: `-D NAME`, or `no -D NAME`. */
  readonly words: string
  /** The names as a guard has them: `NAME`, or `!NAME` where it is not given. */
  readonly names: readonly string[]
}

/** With more names than these their states are too many to tell apart. */
const mostNames = 3

/**
 * The states of the names that rules of one section hang on: each way to start httpd with and without them. None where no
 * section holds a guard on such a name, or a line of the configuration sets one (`Define`, of 2.4).
 */
export function definedSites(site: Site): readonly DefinedSite[] {
  const guards = site.sections('IfDefine').filter((guard) => readingOf(guard, '2.4') === 'maybe' && isInSection(guard))
  if (guards.length === 0 || site.says('Define', 'UnDefine') || !guards.every(isLiteral)) return []
  const names = [...new Set(guards.map(askedIn))]
  return names.length > mostNames ? [] : waysToDefine(names).map((defined) => definedSite(site, defined))
}

const isInSection = (guard: Section): boolean =>
  saysAccess(guard.commands) && (isHtaccess(guard.file) || [...ancestors(guard)].some(isPlace))

const waysToDefine = (names: readonly string[]): readonly (readonly string[])[] =>
  names.reduce<readonly (readonly string[])[]>(
    (ways, name) =>
      ways.flatMap((way) => [
        [...way, name],
        [...way, `!${name}`],
      ]),
    [[]],
  )

const definedSite = (site: Site, names: readonly string[]): DefinedSite => ({
  ...valuedSite(site, { defined: namesDefined(names) ?? new Map() }),
  names,
  words: names.map((name) => (name.startsWith('!') ? `no -D ${name.slice(1)}` : `-D ${name}`)).join(' and '),
})
