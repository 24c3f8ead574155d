import { migrationOf } from '../migrate/migrate.js'
import { type Finding, noServerAccessRulesButAuthConfigSentence } from '../migrate/rule.js'
import { allAssumptionsText, assumptionsOfFinding, hasRarelyNeededFix } from '../questions/assumptions.js'
import { isHtaccess } from '../site/htaccess.js'
import type { Site } from '../site/site.js'
import type { ConfigFile } from '../syntax/tree.js'
import { type Paint, printable } from './paint.js'
import { filesIn, type Report } from './summary.js'

/** The new text of a `.htaccess` file that is the only given file. */
export interface SingleHtaccess {
  readonly file: ConfigFile
  /** The new text, with the fixes for review. */
  readonly text: string
  /** The findings whose fixes are in the text. */
  readonly taken: ReadonlySet<Finding>
}

/** The new text of the only given file, if it is a `.htaccess` file, has changes, and was not written. Otherwise undefined. */
export function newTextOfSingleHtaccess({
  site,
  migration,
  applied,
  isPart = false,
}: Report): SingleHtaccess | undefined {
  const [file] = filesIn(site)
  if (!file || isPart || applied.size > 0 || !isSingleHtaccess(site)) return undefined
  const made = migrationOf(
    migration.findings.filter((finding) => finding.fix && !hasRarelyNeededFix(finding)),
    { fixes: 'all' },
  )
  const text = made.texts.get(file)
  return text === undefined ? undefined : { file, text, taken: made.taken }
}

/** Whether the only given file is a `.htaccess` file. */
export const isSingleHtaccess = (site: Site): boolean => {
  const [file, ...others] = filesIn(site)
  return file !== undefined && others.length === 0 && isHtaccess(file)
}

/** The new text of the file for the terminal, and the condition under which it is right. */
export function singleHtaccessText({ file, text, taken }: SingleHtaccess, paint: Paint): string {
  const lines = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map(printable)
    .join('\n')
  return `${paint('bold', `${printable(file.path)} for 2.4:`)}\n\n${lines}\n\n${paint('yellow', conditionForHtaccessOwner(taken))}\n\n`
}

/** The condition of these fixes, in words that the owner of a `.htaccess` file can check. */
export function conditionForHtaccessOwner(findings: Iterable<Finding>): string {
  const assumptions = [...findings].flatMap(assumptionsOfFinding)
  const ofHost = assumptions.filter(({ name }) => name === 'server-of-htaccess')
  const others = assumptions.filter((assumption) => !ofHost.includes(assumption))
  const needsOverride = ofHost.some(({ sentence }) => sentence === noServerAccessRulesButAuthConfigSentence)
  const host = needsOverride ? `${hostRules}, or forbids Require there (AllowOverride without AuthConfig)` : hostRules
  if (others.length === 0)
    return ofHost.length === 0 ? '2.4 answers every request as 2.2 did.' : `Right unless ${host}.`
  return `Right if this is true: ${allAssumptionsText(others)}${ofHost.length > 0 ? ` But wrong if ${host}.` : ''}`
}

const hostRules = 'your host sets access rules for this folder itself'
