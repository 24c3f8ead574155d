import { readsNothing } from '../../access/merge/override.js'
import type { Scope } from '../../access/merge/scope.js'
import { isGuard } from '../../httpd/guards.js'
import { isRefusedInLimit } from '../../httpd/limit.js'
import { readingToday } from '../../site/present.js'
import { isHtaccess, type Site } from '../../site/site.js'
import { isUnknownTo22, runsOn22Today } from '../../site/version-in-words.js'
import { ancestors, commandsUnder, type Directive, type Section, valuesOf } from '../../syntax/tree.js'
import type { Hit } from '../rule.js'

/**
 * .htaccess files that 2.2 answers 500 for as a whole, and 2.4 does not: nobody was let in there.
 * @param refused those that are refused for what AllowOverride does not let them say, by 2.4 too
 */
export function* refusedToday(site: Site, refused: ReadonlySet<Scope>): Generator<Hit> {
  if (site.from !== '2.2' || (site.says('AllowOverride') && site.directives('AllowOverride').every(readsNothing)))
    return
  const forbidden = new Set([...refused].map(({ file }) => file))
  const isSurely22 = site.once(runsOn22Today)
  for (const file of site.files) {
    if (!isHtaccess(file) || forbidden.has(file)) continue
    for (const at of commandsUnder(file.commands)) {
      const why = isRead(site, at) ? whyRefused(at, isSurely22) : undefined
      if (!why) continue
      yield { at, severity: 'error', message: messageFor(why) }
      break
    }
  }
}

const isRead = (site: Site, at: Directive | Section): boolean =>
  [...ancestors(at)].every((section) => !isGuard(section) || readingToday(site, section) === 'always')

function whyRefused(at: Directive | Section, isSurely22: boolean): string | undefined {
  const name = at.kind === 'section' ? `<${at.name.value}>` : at.name.value
  if (at.kind === 'directive' && isRefusedInLimit(at)) {
    const limit = [...ancestors(at)].find(({ key }) => /^limit(except)?$/.test(key))
    return limit && `takes no ${name} in <${limit.name.value}>`
  }
  if (!isSurely22) return undefined
  if (isUnknownTo22(at)) return `does not know ${name}`
  const word = valuesOf(at).find((value) => newWords[at.key]?.test(value))
  return word === undefined ? undefined : `does not know \`${word}\` on a line of ${name}`
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
  `2.2 answers 500 to every request for this folder, since it ${why}; 2.4 takes the file, and lets in whomever its other lines and the sections above let in. Make sure that they are to come in, or write \`Require all denied\`.`
