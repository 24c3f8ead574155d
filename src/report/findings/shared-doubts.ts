import { commandThatCopies } from '../../checklist/copying.js'
import {
  type Finding,
  forSeveralFolders,
  noRulesButRequire,
  noRulesOfServer,
  unseenAccess,
  unseenAccessOutside,
  unseenParts,
} from '../../migrate/rule.js'
import { copiedServers } from '../../site/copied-servers.js'
import type { Site } from '../../site/site.js'
import type { ConfigFile } from '../../syntax/tree.js'
import { printable } from '../paint.js'
import { counted, type Report } from '../summary.js'

const ofHtaccess =
  'If so, record it in httpd-upgrade.json: `"confirmed": ["server-of-htaccess"]`. Plain --write then applies them.'

/** The conditions of most access fixes, each with what settles it. */
const doubts = [
  {
    sentence: unseenAccess,
    cure: ({ site }: Report) =>
      commandThatCopies(site)
        ? 'If so, add --assume-complete. If you are not sure, copy the missing files first, as listed above.'
        : 'If so, add --assume-complete. Or pass all files, such as `httpd-upgrade /etc/httpd /var/www`.',
  },
  ...[noRulesOfServer, noRulesButRequire].map((sentence) => ({ sentence, cure: () => ofHtaccess })),
  { sentence: unseenParts, cure: () => 'If so, --write --review applies them.' },
]

/** Whether a fix depends on an assumption that the report prints once, at its end. */
export const restsOnSharedAssumption = ({ fix }: Finding): boolean =>
  doubts.some(({ sentence }) => sentence === fix?.assumes)

/** The conditions that several fixes share, each once. */
export const sharedAssumptionsText = (report: Report, unread: ReadonlySet<ConfigFile>): string =>
  doubts
    .map(({ sentence, cure }) =>
      doubtText(restingOn(report, sentence, unread), wordsFor(sentence, report), cure(report)),
    )
    .join('')

const restingOn = ({ migration, applied }: Report, sentence: string, unread: ReadonlySet<ConfigFile>) =>
  migration.findings.filter(
    (finding) => !applied.has(finding) && !unread.has(finding.file) && finding.fix?.assumes === sentence,
  )

/** Names the folder of the copy, if there is one. */
function wordsFor(sentence: string, { site }: { readonly site: Site }): string {
  const [copy, ...others] = copiedServers(site)
  const isNamed = sentence === unseenAccess && copy !== undefined && copy.folder !== '.' && others.length === 0
  return isNamed ? unseenAccessOutside(printable(copy.folder)) : sentence
}

function doubtText(findings: readonly Finding[], sentence: string, cure: string): string {
  if (findings.length === 0) return ''
  const isOne = new Set(findings.map(({ file }) => file)).size === 1
  const head = counted(findings.length, 'fix for review is', 'fixes for review are')
  return `${head} safe if this is true: ${isOne ? sentence : forSeveralFolders(sentence)} ${cure}\n`
}
