import { shellPaths } from '../../base/shell-words.js'
import { commandThatCopies } from '../../checklist/copying.js'
import {
  type Finding,
  forSeveralFolders,
  noRulesButRequire,
  noRulesOfServer,
  unseenAccess,
  unseenParts,
} from '../../migrate/rule.js'
import { namingFolders } from '../../questions/access-folders.js'
import { copiedServers } from '../../site/copied-servers.js'
import { mainFiles } from '../../site/main-file.js'
import type { Site } from '../../site/site.js'
import { isLiteral } from '../../syntax/literal.js'
import type { Directive } from '../../syntax/tree.js'
import { printable } from '../paint.js'
import { positionsNow } from '../rewritten.js'
import { filesByServer } from '../servers.js'
import { counted, filesIn, type Report } from '../summary.js'

const cureOfHtaccess = ({ settingsPath = 'httpd-upgrade.json' }: Report): string =>
  `If so, put \`{"confirmed": ["server-of-htaccess"]}\` into ${printable(settingsPath)}. Plain --write then applies them.`

/** The conditions of most access fixes, each with the way to settle it. */
const doubts = [
  {
    sentence: unseenAccess,
    cure: ({ site }: Report) =>
      commandThatCopies(site)
        ? 'If so, add --assume-complete. If you are not sure, copy the missing files first, as listed above.'
        : `If so, add --assume-complete. Or pass all files, such as \`httpd-upgrade ${foldersToPass(site)}\`.`,
  },
  ...[noRulesOfServer, noRulesButRequire].map((sentence) => ({ sentence, cure: cureOfHtaccess })),
  { sentence: unseenParts, cure: () => 'If so, --write --review applies them.' },
]

/** Whether a fix depends on an assumption that the report prints once, at its end. */
export const restsOnSharedAssumption = ({ fix }: Finding): boolean =>
  doubts.some(({ sentence }) => sentence === fix?.assumes)

/** The words beside a fix that refer to a shared assumption at the end of the report. */
export function sharedAssumptionWords(report: Report): (finding: Finding) => string {
  const shared = sharedIn(report)
  return ({ fix }) => {
    const index = shared.findIndex(({ sentence }) => sentence === fix?.assumes)
    return shared.length > 1 && index >= 0
      ? `condition ${letterOf(index)} (below)`
      : 'the condition at the end of this report'
  }
}

/** The conditions that several fixes share, each once. If there are several, each has a letter. */
export function sharedAssumptionsText(report: Report): string {
  const shared = sharedIn(report)
  return shared
    .map(({ sentence, cure, findings }, index) => {
      const label = shared.length > 1 ? `Condition ${letterOf(index)}: ` : ''
      return `${label}${headOf(findings, report)} safe if this is true: ${sentenceFor(sentence, findings, report.site)} ${cure(report)}\n`
    })
    .join('')
}

const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)

/** The shared assumptions of open findings, in the order of the report's end. */
function sharedIn(report: Report) {
  const unread = new Set(filesByServer(report).named)
  const { migration, applied } = report
  return doubts.flatMap((doubt) => {
    const findings = migration.findings.filter(
      (finding) => !applied.has(finding) && !unread.has(finding.file) && finding.fix?.assumes === doubt.sentence,
    )
    return findings.length > 0 ? [{ ...doubt, findings }] : []
  })
}

function headOf(findings: readonly Finding[], { rewritten }: Report): string {
  const [first] = findings
  if (!first || findings.length > 1) return counted(findings.length, '', 'fixes for review are')
  const { line } = positionsNow(rewritten, first.file).at(first.range.start)
  return `1 fix for review (${printable(first.file.path)}:${line}) is`
}

/** The sentence with the names of the folders, and of the copy if there is one. */
function sentenceFor(sentence: string, findings: readonly Finding[], site: Site): string {
  const isOne = new Set(findings.map(({ file }) => file)).size === 1
  return printable(namingFolders(isOne ? sentence : forSeveralFolders(sentence), findings, unseenFilesOf(site)))
}

/** The files that were not given. */
export function unseenFilesOf(site: Site): string {
  const [copy, ...others] = copiedServers(site)
  if (copy && copy.folder !== '.' && others.length === 0) return `outside ${copy.folder}`
  const files = filesIn(site)
  return files.length === 1 ? `other than ${files[0]?.path}` : `other than the ${files.length} files read`
}

/** Example folders to name on the command line: of the configuration, and of the documents. */
function foldersToPass(site: Site): string {
  const [root] = site.directives('ServerRoot').flatMap(literalPath)
  const [documents = '/var/www'] = site.directives('DocumentRoot').flatMap(literalPath)
  const isDebian = mainFiles(site).some(({ file }) => /(^|\/)apache2\.conf$/.test(file.path))
  return shellPaths([root ?? (isDebian ? '/etc/apache2' : '/etc/httpd'), documents])
}

const literalPath = (line: Directive): readonly string[] => {
  const path = line.args[0]?.value ?? ''
  return path.startsWith('/') && isLiteral(line) ? [path] : []
}
