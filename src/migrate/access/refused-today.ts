import { forbiddenIn, isSurelyForbiddenOn24, readsNothing } from '../../access/merge/override.js'
import type { Scope } from '../../access/merge/scope.js'
import { isOldAccess } from '../../httpd/directives.js'
import { type RefusedLine, refusedHtaccess, refusedOn24 } from '../../models/refused-htaccess.js'
import type { Site } from '../../site/site.js'
import type { Directive } from '../../syntax/tree.js'
import type { Hit } from '../rule.js'

/**
 * .htaccess files that 2.2 answers 500 for as a whole, and 2.4 does not: nobody was let in there. And the other way round.
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
  for (const [file, line] of refusedHtaccess(site))
    if (!forbidden.has(file)) yield { at: line.at, severity: 'error', message: messageFor(line) }
  for (const at of refusedOn24(site)) yield { at, severity: 'error', message: only24 }
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
      const isTaken =
        at && !isSurelyForbiddenOn24(site, nodes, line) && !file.commands.some(({ key }) => isOldAccess(key))
      if (!isTaken) continue
      const why = `may not say ${at.name.value} under its AllowOverride`
      yield { at, severity: 'error', message: messageFor({ why, answers: 'answers 500' }) }
    }
}

const only24 = '2.4 alone reads this, and refuses it: it answers 500 to every request for this folder. Correct it.'

const messageFor = ({ why, answers }: Omit<RefusedLine, 'at'>): string =>
  `2.2 ${answers} to every request for this folder, since the file ${why}. 2.4 takes the file, and lets in whomever its other lines and the sections above let in. Make sure that they are to come in, or write \`Require all denied\`.`
