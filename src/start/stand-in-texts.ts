import { findingsIn, migrationOf } from '../migrate/migrate.js'
import type { Finding } from '../migrate/rule.js'
import { everyRule } from '../migrate/rules/index.js'
import type { Site } from '../site/site.js'
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
  const isNeeded = ({ rule: { id } }: Finding) => !notNeeded.test(id) && (id !== ofAccess || access === 'translated')
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

const startedAs22 = (site: Site): Site => withHostsAs22(readBy22(site))

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
