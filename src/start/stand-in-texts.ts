import { groupBy } from '../base/group-by.js'
import { applyEdits, insertBefore, replaceArgs } from '../edit/edit.js'
import { findingsOfRules, migrationOf } from '../migrate/migrate.js'
import type { Finding } from '../migrate/rule.js'
import { everyRule } from '../migrate/rules/index.js'
import { htaccessRejectedOnlyBy22 } from '../models/rejected-htaccess.js'
import type { Site } from '../site/site.js'
import { fileAndLine } from '../syntax/file-and-line.js'
import { reparse } from '../syntax/parse.js'
import type { ConfigFile } from '../syntax/tree.js'
import { guardDeciderFor, siteWithGuardsDecided } from './decided-guards.js'
import { withVirtualHostsAs22 } from './hosts-as-22.js'
import type { HttpdProgram } from './httpd-program.js'

/**
 * Rules that the stand-in does not need: it gets 2.2's defaults from lines before the files, and its virtual hosts already have
 * the right addresses.
 */
const notNeeded = /^(no-allow-override|no-options|vhost-implicit-name-based|vhost-namevirtualhost-mismatch)$/

/** The rule that translates access rules of 2.2. The stand-in does not need it, because it loads mod_access_compat. */
const ofAccess = 'access-control'

/**
 * The texts for a 2.4 with mod_access_compat that stands in for a 2.2. They contain only lines that 2.2 reads; lines that 2.4
 * rejects or reads differently are rewritten. The texts do not depend on the user's migration.
 * @param access `as-written` leaves access rules to mod_access_compat; `translated` turns them into Require lines
 */
export function textsForStandInOf22(
  site: Site,
  access: 'as-written' | 'translated' = 'as-written',
): ReadonlyMap<ConfigFile, string> {
  const plain = site.once(startedAs22)
  const isNeeded = (finding: Finding) =>
    isForStandIn(finding) && (finding.rule.id !== ofAccess || access === 'translated')
  const { texts } = migrationOf(plain.once(everyFinding), { fixes: 'all', wanted: isNeeded })
  return new Map(
    site.files.flatMap((file, index) => {
      const own = plain.files[index]
      const text = own && (texts.get(own) ?? own.text)
      return text === undefined || text === file.text ? [] : [[file, text] as const]
    }),
  )
}

const everyFinding = (site: Site): readonly Finding[] => findingsOfRules(site, everyRule)

/**
 * Whether the stand-in needs this fix. It does not need LoadModule lines for modules that may be missing: such a module is loaded
 * if the copy turns out to need it, because 2.2 may have run without it.
 */
const isForStandIn = ({ rule, fix }: Finding): boolean =>
  !notNeeded.test(rule.id) && (fix?.safe === true || rule.id !== 'missing-modules')

const startedAs22 = (site: Site): Site => withVirtualHostsAs22(withLinesAs22(siteReadBy22(site)))

/**
 * The site, with changes to lines that 2.4 reads unlike 2.2 without a finding: lines after two backslashes, `.htaccess` files
 * for which 2.2 answers 500, and `Anonymous` without a name, which resets the inherited names in 2.2.
 */
function withLinesAs22(site: Site): Site {
  const refused = htaccessRejectedOnlyBy22(site)
  const files = site.files.map((file) => {
    const line = refused.get(file)
    const nameless = file.named('anonymous').filter(({ args: [first] }) => !first?.value)
    const edits = [
      ...(line?.answers === 'answers 500' ? [insertBefore(line.at, [refusedByAll])] : []),
      ...nameless.map((one) => replaceArgs(one, nobody)),
    ]
    const text = applyEdits(file, edits).replace(/(?<=\\\\)(?=\r?(?:\n|$))/g, ' ')
    return text === file.text ? file : reparse(file, text)
  })
  return files.every((file, index) => file === site.files[index]) ? site : site.withFiles(files, {})
}

/** A directive that no httpd knows, so that httpd answers 500 for the file. */
const refusedByAll = 'RefusedBy22'

/** A name that no user has. */
const nobody = 'no-user-of-2.2'

/** The findings without a fix in lines that 2.2 reads, as `FILE:LINE` by rule. The stand-in reads these lines as any 2.4 does. */
export function linesStandInReadsAs24(site: Site): ReadonlyMap<string, readonly string[]> {
  const plain = site.once(startedAs22)
  const left = plain
    .once(everyFinding)
    .filter(({ rule, fix, severity }) => !fix && severity !== 'info' && ofAnswers.has(rule.group) && isOther(rule.id))
  return new Map(
    Array.from(
      groupBy(left, ({ rule }) => rule.id),
      ([id, findings]) => [id, findings.map(({ at }) => fileAndLine(at))],
    ),
  )
}

const ofAnswers: ReadonlySet<string> = new Set(['access', 'answers'])

const isOther = (id: string): boolean => !notNeeded.test(id) && id !== ofAccess

/** The site with its guards decided as 2.2 does when started without `-D`. */
export const siteReadBy22 = (site: Site): Site => site.once(findReadBy22)

const findReadBy22 = (site: Site): Site => siteWithGuardsDecided(site, guardDeciderFor('2.2', site))

/** Lines before the files that give a 2.4 the defaults of 2.2, and its handling of URLs and patterns. */
export const linesWithDefaultsOf22 = ({ release }: Pick<HttpdProgram, 'release'>): readonly string[] => {
  const patch = Number(release.split('.')[2])
  return [
    ...(patch >= 39 ? ['MergeSlashes Off'] : []),
    ...(patch >= 30 ? ['RegexDefaultOptions -DOTALL -DOLLAR_ENDONLY'] : []),
    'Options All',
    ...['<Directory "/">', 'AllowOverride All', '</Directory>'],
  ]
}
