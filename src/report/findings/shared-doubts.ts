import { commandThatCopies } from '../../checklist/copying.js'
import { type Finding, noRulesButRequire, noRulesOfServer, unseenAccess, unseenParts } from '../../migrate/rule.js'
import type { ConfigFile } from '../../syntax/tree.js'
import { counted, type Report } from '../summary.js'

const ofHtaccess =
  'Then --write --review applies them, and `"confirmed": ["server-of-htaccess"]` in httpd-upgrade.json makes them safe.'

/** The doubts that most fixes of access rules rest on, and what settles them. */
const doubts = [
  {
    sentence: unseenAccess,
    cure: ({ site }: Report) =>
      commandThatCopies(site)
        ? 'Copy the missing files, as the list above says; or, if it is true, add --assume-complete.'
        : 'Then add --assume-complete, or name the main file and the document root too.',
  },
  ...[noRulesOfServer, noRulesButRequire].map((sentence) => ({ sentence, cure: () => ofHtaccess })),
  { sentence: unseenParts, cure: () => 'Then --write --review applies them.' },
]

/** Whether a fix depends on an assumption that the report prints once, at its end. */
export const restsOnSharedAssumption = ({ fix }: Finding): boolean =>
  doubts.some(({ sentence }) => sentence === fix?.assumes)

/** Each of them is said once. */
export const sharedAssumptionsText = (report: Report, unread: ReadonlySet<ConfigFile>): string =>
  doubts
    .map(({ sentence, cure }) => doubtText(restingOn(report, sentence, unread), `${sentence} ${cure(report)}`))
    .join('')

const restingOn = ({ migration, applied }: Report, sentence: string, unread: ReadonlySet<ConfigFile>): number =>
  migration.findings.filter(
    (finding) => !applied.has(finding) && !unread.has(finding.file) && finding.fix?.assumes === sentence,
  ).length

const doubtText = (count: number, sentence: string): string =>
  count === 0
    ? ''
    : `${counted(count, 'fix for review is', 'fixes for review are')} safe if this is true: ${sentence}\n`
