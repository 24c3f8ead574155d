import { grouped } from '../base/grouped.js'
import { findingsIn, migrationOf } from '../migrate/migrate.js'
import type { Finding } from '../migrate/rule.js'
import { everyRule } from '../migrate/rules/index.js'
import { isHtaccess } from '../site/htaccess.js'
import type { Site } from '../site/site.js'
import { parseAgain } from '../syntax/parse.js'
import { fileAndLine } from '../syntax/place.js'
import type { ConfigFile } from '../syntax/tree.js'
import { withHostsAs22 } from './hosts-as-22.js'
import type { HttpdProgram } from './httpd-program.js'
import { decidedBy, decidedSite } from './read-lines.js'

/**
 * Rules that a stand-in has no need of: for defaults that it has before all that the files say, and for virtual hosts, which
 * have their addresses already.
 */
const notNeeded = /^(no-allow-override|no-options|vhost-implicit-name-based|vhost-namevirtualhost-mismatch)$/

/** The rule that puts the old rules of access in 2.4's words: with mod_access_compat they are read as they are. */
const ofAccess = 'access-control'

/**
 * What a 2.4 with mod_access_compat is given in the place of a 2.2: the lines that 2.2 reads and no others, as each guard is
 * decided for 2.2, and of these each that 2.4 refuses or takes otherwise as it has to be written for 2.4. Nothing of it goes by
 * what was made of the files.
 * @param access whether the rules of access are left in the words of 2.2, or translated
 */
export function standInTexts(site: Site, access: 'left' | 'translated' = 'left'): ReadonlyMap<ConfigFile, string> {
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

const everyFinding = (site: Site): readonly Finding[] => findingsIn(site, everyRule)

function isForStandIn({ rule, fix, file }: Finding): boolean {
  if (notNeeded.test(rule.id)) return false
  // What 2.2 may answer 500 for keeps no 2.4 from starting.
  return fix?.safe === true || rule.group !== 'starts' || !isHtaccess(file)
}

const startedAs22 = (site: Site): Site => withHostsAs22(withLinesOf22(readBy22(site)))

/** After two backslashes 2.4 reads on, and 2.2 does not: a blank behind them ends the line for both. */
function withLinesOf22(site: Site): Site {
  const files = site.files.map((file) => {
    const text = file.text.replace(/(?<=\\\\)(?=\r?(?:\n|$))/g, ' ')
    return text === file.text ? file : parseAgain(file, text)
  })
  return files.every((file, index) => file === site.files[index]) ? site : site.among(files, {})
}

/**
 * What was found in the lines that 2.2 reads and has no fix, so that a stand-in answers there as every 2.4 does: by rule, with the
 * places.
 */
export function answeredAs24(site: Site): ReadonlyMap<string, readonly string[]> {
  const plain = site.once(startedAs22)
  const left = plain
    .once(everyFinding)
    .filter(({ rule, fix, severity }) => !fix && severity !== 'info' && ofAnswers.has(rule.group) && isOther(rule.id))
  return new Map(
    Array.from(
      grouped(left, ({ rule }) => rule.id),
      ([id, findings]) => [id, findings.map(({ at }) => fileAndLine(at))],
    ),
  )
}

const ofAnswers: ReadonlySet<string> = new Set(['access', 'answers'])

const isOther = (id: string): boolean => !notNeeded.test(id) && id !== ofAccess

/** What a 2.2 reads of the files. */
export const readBy22 = (site: Site): Site => site.once(findReadBy22)

const findReadBy22 = (site: Site): Site => decidedSite(site, decidedBy('2.2', site))

/** Lines before those of the files that give a 2.4 the defaults of 2.2, and its way to read URLs and patterns. */
export const linesAs22 = ({ release }: Pick<HttpdProgram, 'release'>): readonly string[] => {
  const patch = Number(release.split('.')[2])
  return [
    ...(patch >= 39 ? ['MergeSlashes Off'] : []),
    ...(patch >= 30 ? ['RegexDefaultOptions -DOTALL -DOLLAR_ENDONLY'] : []),
    'Options All',
    ...['<Directory "/">', 'AllowOverride All', '</Directory>'],
  ]
}
