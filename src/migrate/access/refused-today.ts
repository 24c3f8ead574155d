import { forbiddenIn, forbiddenOn24, readsNothing } from '../../access/merge/override.js'
import type { Scope } from '../../access/merge/scope.js'
import { isGuard } from '../../httpd/guards.js'
import { isRefusedInLimit } from '../../httpd/limit.js'
import { lacksOverride } from '../../models/granted-overrides.js'
import { readingToday } from '../../site/present.js'
import { isHtaccess, type Site } from '../../site/site.js'
import { isUnknownTo22, runsOn22Today } from '../../site/version-in-words.js'
import { ancestors, commandsUnder, type Directive, type Section, valuesOf } from '../../syntax/tree.js'
import type { Hit } from '../rule.js'

/**
 * .htaccess files that 2.2 answers 500 for as a whole, and 2.4 does not: nobody was let in there.
 * @param forbidding the AllowOverride lines that do not let them say what they do, and keep most of them from 2.4 too
 * @param said those of which something is said anyway
 */
export function* refusedToday(
  site: Site,
  forbidding: ReadonlyMap<Directive, readonly Scope[]>,
  said: ReadonlySet<Scope>,
): Generator<Hit> {
  if (site.from !== '2.2' || (site.says('AllowOverride') && site.directives('AllowOverride').every(readsNothing)))
    return
  const forbidden = new Set([...forbidding.values()].flat().map(({ file }) => file))
  yield* allowedByGuards(site, forbidding, said)
  const isSurely22 = site.once(runsOn22Today)
  for (const file of site.files) {
    if (!isHtaccess(file) || forbidden.has(file)) continue
    for (const at of commandsUnder(file.commands)) {
      // Without either class in AllowOverride 2.4 refuses the <Limit> itself.
      if (
        !isRead(site, at) ||
        (at.kind === 'directive' && isRefusedInLimit(at) && lacksOverride(site, 'Limit', 'AuthConfig'))
      )
        continue
      const why = whyRefused(at, isSurely22)
      if (!why) continue
      yield { at, severity: 'error', message: messageFor(why) }
      break
    }
  }
}

/** What AllowOverride does not let them say stands in guards that 2.4 skips. */
function* allowedByGuards(
  site: Site,
  forbidding: ReadonlyMap<Directive, readonly Scope[]>,
  said: ReadonlySet<Scope>,
): Generator<Hit> {
  for (const [line, scopes] of forbidding)
    for (const scope of scopes.filter((one) => !said.has(one))) {
      const { file, nodes, kind } = scope
      const at = kind === 'htaccess' ? forbiddenIn(site, nodes, line) : undefined
      const isTaken = at && !forbiddenOn24(site, nodes, line) && !file.commands.some(isOldLine)
      if (isTaken)
        yield { at, severity: 'error', message: messageFor(`may not say ${at.name.value} under its AllowOverride`) }
    }
}

const isOldLine = ({ key }: Directive | Section): boolean => /^(order|allow|deny|satisfy)$/.test(key)

const isRead = (site: Site, at: Directive | Section): boolean =>
  [...ancestors(at)].every((section) => !isGuard(section) || readingToday(site, section) === 'always')

function whyRefused(at: Directive | Section, isSurely22: boolean): string | undefined {
  const name = at.kind === 'section' ? `<${at.name.value}>` : at.name.value
  if (at.kind === 'directive' && isRefusedInLimit(at)) {
    const limit = [...ancestors(at)].find(({ key }) => /^limit(except)?$/.test(key))
    return limit && `has ${name} in <${limit.name.value}>`
  }
  if (!isSurely22) return undefined
  if (isUnknownTo22(at)) return `has ${name}, which 2.2 does not know`
  const word = valuesOf(at).find((value) => newWords[at.key]?.test(value))
  return word === undefined ? undefined : `has \`${word}\` on a line of ${name}, which 2.2 does not know`
}

/** What 2.4 alone takes in lines that both know. */
const newWords: Readonly<Record<string, RegExp>> = {
  header: /^expr=/i,
  requestheader: /^expr=/i,
  indexoptions: /^[+-]?(UseOldDateFormat|AddAltClass)$/i,
  fileetag: /^[+-]?Digest$/i,
  rewriterule: /^\[(.*,)?\s*END\s*(,.*)?\]$/i,
  rewriteoptions:
    /^(InheritBefore|InheritDown|InheritDownBefore|IgnoreInherit|MergeBase|IgnoreContextInfo|LegacyPrefixDocRoot|LongURLOptimization)$/i,
}

const messageFor = (why: string): string =>
  `2.2 answers 500 to every request for this folder, since the file ${why}; 2.4 takes the file, and lets in whomever its other lines and the sections above let in. Make sure that they are to come in, or write \`Require all denied\`.`
