import { hostLinesRefuseEverybody } from '../../access/decide/written.js'
import { firstLineForbiddenBy, hasSurelyForbiddenLine, skipsHtaccess } from '../../access/merge/override.js'
import type { Scope } from '../../access/merge/scope.js'
import { hasKeywordOf24, type Requirement } from '../../access/read/requirements.js'
import { groupBy } from '../../base/group-by.js'
import { isAccessCompatDirective } from '../../httpd/directives.js'
import {
  firstHtaccessLinesRejectedOnlyBy24,
  htaccessRejectedOnlyBy22,
  type RejectedHtaccessLine,
} from '../../models/rejected-htaccess.js'
import { unusualAccessFileNameLine } from '../../site/access-file-names.js'
import type { Site } from '../../site/site.js'
import type { Directive } from '../../syntax/tree.js'
import type { Hit } from '../rule.js'
import { textOnOneLine } from './edits.js'
import { sectionsText } from './messages/sections-named.js'
import type { AccessPlans } from './survey.js'

/** Findings, one for each file, about sections that 2.2 keeps closed because it does not know their Require line. */
export function* unknownRequireHits({
  refusingScopes,
  plans,
}: Pick<AccessPlans, 'refusingScopes' | 'plans'>): Generator<Hit> {
  // Whether some section below one with unknown rules may allow requests.
  const isOpenedBelow = plans.some(
    ({ bases, after }) => bases.some(({ unclear }) => unclear) && !after.every(hostLinesRefuseEverybody),
  )
  const lines = [...refusingScopes].flatMap(([scope, { require = [] }]) => {
    // If 2.4 also allows nobody, there is nothing to report.
    const line = require.find((one) => hasKeywordOf24(one) && (isOpenedBelow || !isDenial(one)))
    return line ? { scope, at: line.at, denies: isDenial(line) } : []
  })
  for (const [{ at, denies }, ...others] of groupBy(lines, ({ at }) => at.file.path).values()) {
    const more = others.length > 0 ? ` The same applies to ${sectionsText(others)}.` : ''
    yield { at, severity: 'warning', message: openingMessage(textOnOneLine(at), denies) + more }
  }
}

const isDenial = ({ words }: Requirement): boolean => /^denied$/i.test(words)

function openingMessage(line: string, denies: boolean): string {
  const today = `2.2 does not know \`${line}\` and refuses everybody.`
  const clients = /\ball granted$/i.test(line) ? 'everybody' : 'the clients that the line names'
  return denies
    ? `2.4 lets in the clients that the sections below this line allow. ${today} If this line was written for the upgrade, keep it. Otherwise repeat this line in those sections.`
    : `With this line, 2.4 lets in ${clients}, without a password. ${today} If this line was written for the upgrade, keep it. Otherwise write \`Require all denied\` instead.`
}

/** Warns about an AccessFileName of a 2.2 that names files outside of their folder, or whose names are not known. */
export function* accessFileNameHits({ from, files }: Site): Generator<Hit> {
  const at = from === '2.2' ? unusualAccessFileNameLine(files) : undefined
  if (at) yield { at, severity: 'warning', message: accessFileNameMessage }
}

const accessFileNameMessage =
  'Check each file that httpd reads because of this line; this tool does not know these files. If such a file has Require, 2.4 may let in clients that 2.2 refused. If such a file has Order, Allow, Deny or Satisfy, 2.4 without mod_access_compat answers 500 to every request for its folder.'

/**
 * Findings about .htaccess files for which only one version answers 500. If only 2.2 does, the file allowed nobody until now.
 * @param forbidding the AllowOverride lines that do not allow the files' directives, and mostly hide the files from 2.4 too
 * @param reported files that have another finding
 */
export function* htaccessAnswered500Hits(
  site: Site,
  forbidding: ReadonlyMap<Directive, readonly Scope[]>,
  reported: ReadonlySet<Scope>,
): Generator<Hit> {
  if (
    site.from !== '2.2' ||
    (site.hasDirective('AllowOverride') && site.directives('AllowOverride').every(skipsHtaccess))
  )
    return
  const forbidden = new Set([...forbidding.values()].flat().map(({ file }) => file))
  yield* allowedByGuards(site, forbidding, reported)
  for (const [file, line] of htaccessRejectedOnlyBy22(site))
    if (!forbidden.has(file)) yield { at: line.at, severity: 'error', access: 'opens', message: messageFor(line) }
  const only24 =
    '2.4 rejects this line, which 2.2 skips, and answers 500 to every request for this folder. Correct or remove the line.'
  for (const at of firstHtaccessLinesRejectedOnlyBy24(site)) yield { at, severity: 'error', message: only24 }
}

/** Findings about .htaccess files with a line that AllowOverride does not allow, if 2.4 skips that line because of a guard. */
function* allowedByGuards(
  site: Site,
  forbidding: ReadonlyMap<Directive, readonly Scope[]>,
  said: ReadonlySet<Scope>,
): Generator<Hit> {
  for (const [line, scopes] of forbidding)
    for (const scope of scopes.filter((one) => !said.has(one))) {
      const { file, nodes, kind } = scope
      const at = kind === 'htaccess' ? firstLineForbiddenBy('2.2', site, nodes, line) : undefined
      const isTaken =
        at &&
        !hasSurelyForbiddenLine('2.4', site, nodes, line) &&
        !file.commands.some(({ key }) => isAccessCompatDirective(key))
      if (!isTaken) continue
      const why = `has ${at.name.value}, which AllowOverride does not allow`
      yield { at, severity: 'error', access: 'opens', message: messageFor({ why, answers: 'answers 500' }) }
    }
}

const messageFor = ({ why, answers }: Omit<RejectedHtaccessLine, 'at'>): string =>
  `2.4 accepts this file, and opens the folder to everybody that the file's other lines and the sections above allow. 2.2 ${answers} to every request for the folder, because the file ${why}. Check that 2.4 should open the folder, or write \`Require all denied\`.`
