import { groupBy, groupByEach } from '../../base/group-by.js'
import { listText } from '../../base/list-text.js'
import { oncePerObject } from '../../base/once.js'
import { quoteShellPaths } from '../../base/shell-words.js'
import { shellLineToCopyMissingFiles } from '../../checklist/copying.js'
import { assumptionsOf } from '../../migrate/assumptions.js'
import {
  type Finding,
  noAccessRulesOutsideUnitSentence,
  noOtherAccessRulesSentence,
  noServerAccessRulesButAuthConfigSentence,
  noServerAccessRulesSentence,
  sentenceForSeveralFolders,
} from '../../migrate/rule.js'
import { withFoldersNamed } from '../../questions/access-folders.js'
import { hasRarelyNeededFix } from '../../questions/assumptions.js'
import { copiedServers } from '../../site/copied-servers.js'
import { mainFiles } from '../../site/main-file.js'
import type { Site } from '../../site/site.js'
import { isLiteral } from '../../syntax/literal.js'
import type { Directive } from '../../syntax/tree.js'
import { messageAndFixKey } from '../fingerprint.js'
import { printable } from '../paint.js'
import { currentPositions } from '../rewritten.js'
import { filesByServer } from '../servers.js'
import { filesIn, type Report } from '../summary.js'
import { effectOf } from './finding-effects.js'
import { fixCountText } from './joint-fix.js'

const cureOfHtaccess = ({ settingsPath = 'httpd-upgrade.json' }: Report): string =>
  `If so, put \`{"confirmed": ["server-of-htaccess"]}\` into ${printable(settingsPath)}. Plain --write then applies them.`

/** The assumptions of most access fixes, each with what to do if it is true, or if the user is not sure. */
const doubts = [
  {
    sentence: noOtherAccessRulesSentence,
    cure: ({ site }: Report, isOnlyOne: boolean) => {
      const ifUnsure = shellLineToCopyMissingFiles(site)
        ? 'copy the missing files first, as listed above'
        : `pass all files of the server, for example with \`httpd-upgrade ${foldersToPass(site)}\``
      return `${isOnlyOne ? 'If so, add --assume-complete. ' : ''}If you are not sure, ${ifUnsure}.`
    },
  },
  ...[noServerAccessRulesSentence, noServerAccessRulesButAuthConfigSentence].map((sentence) => ({
    sentence,
    cure: cureOfHtaccess,
  })),
  { sentence: noAccessRulesOutsideUnitSentence, cure: () => 'If so, --write --review applies them.' },
]

/** What the report says about the conditions of a finding's fix. */
export interface FindingConditions {
  /** A phrase that refers to the assumptions that the report prints once at its end; empty without such assumptions. */
  readonly shared: string
  /** The assumptions that the report does not print at its end. */
  readonly own: string
  /** Whether the end of the report says that the fixes of several findings, this one included, belong together. */
  readonly isJoint: boolean
}

/** Returns a function that gives the assumptions of a finding's fix, without repeating the ones at the end of the report. */
export function fixConditionsLookup(report: Report): (finding: Finding) => FindingConditions {
  const shared = sharedIn(report)
  return (finding) => {
    const sentences = sentencesOf(finding)
    const own = sentences.filter((sentence) => !shared.some((one) => one.sentence === sentence)).join(' ')
    const letters = shared.flatMap(({ sentence }, index) => (sentences.includes(sentence) ? letterOf(index) : []))
    const isJoint = shared.some(({ sentence, findings }) => sentences.includes(sentence) && isOneFix(findings))
    if (letters.length === 0) return { shared: '', own: finding.fix?.assumes ?? '', isJoint }
    if (shared.length === 1) return { shared: 'the condition at the end of this report', own, isJoint }
    return {
      shared: `${letters.length > 1 ? 'conditions' : 'condition'} ${listText(letters)} (at the end)`,
      own,
      isJoint,
    }
  }
}

/** The assumptions at the end of the report, each with the fixes that share it, and with a letter if there are several. */
export function sharedAssumptionsText(report: Report): string {
  const shared = sharedIn(report).map((one, index) => ({ ...one, letter: letterOf(index) }))
  const textOf = ({ sentence, cure, findings }: (typeof shared)[number], isOnlyOne: boolean) =>
    [sentenceFor(sentence, findings, report.site), ...(cure ? [cure(report, isOnlyOne)] : [])].join(' ')
  const numbers = new Map(report.migration.findings.map((finding, index) => [finding, index]))
  const ofSameFixes = groupBy(shared, ({ findings }) => findings.map((one) => numbers.get(one)).join())
  return [...ofSameFixes.values()]
    .map(([first, ...others]) => {
      const { findings, letter } = first
      const isAlone = findings.every((finding) => sentencesOf(finding).length === 1)
      const head = `${headOf(findings, report)} safe ${isAlone ? 'if' : 'only if'}`
      if (others.length === 0)
        return `${shared.length > 1 ? `Condition ${letter}: ` : ''}${head} this is true: ${textOf(first, true)}\n`
      const both = [first, ...others]
      return `${head} conditions ${listText(both.map((one) => one.letter))} are true.${commandFor(findings)}\n${both.map((one) => `  ${one.letter}: ${textOf(one, commandFor(findings) === '')}\n`).join('')}`
    })
    .join('')
}

/** A sentence with the command that writes these fixes; empty if they are of several rules. */
function commandFor(findings: readonly Finding[]): string {
  const rules = new Set(findings.map(({ rule }) => rule.id))
  return rules.size === 1 ? ` To write them, run httpd-upgrade with --write --review --only ${[...rules].join()}.` : ''
}

const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)

const sentencesOf = ({ rule, fix }: Finding): readonly string[] => [
  ...new Set(fix ? assumptionsOf(rule.id, fix).map(({ sentence }) => sentence) : []),
]

/** An assumption is printed once, at the end, if fixes with at least this many different messages have it. */
const fewestMessages = 3

/** The assumptions of open fixes that the report prints at its end: the ones in `doubts` first, then other repeated ones. */
const sharedIn = oncePerObject((report: Report) => {
  const unread = new Set(filesByServer(report).named)
  const { migration, applied } = report
  const open = migration.findings.filter(
    (finding) =>
      !applied.has(finding) && !unread.has(finding.file) && !hasRarelyNeededFix(finding) && !isInDefaults(finding),
  )
  const all = groupByEach(open, sentencesOf)
  const isRepeated = (findings: readonly Finding[]) => new Set(findings.map(messageAndFixKey)).size >= fewestMessages
  const known = doubts.flatMap((doubt) => {
    const findings = all.get(doubt.sentence) ?? []
    const isAlone = findings.some((finding) => sentencesOf(finding).length === 1)
    return isAlone || isRepeated(findings) ? [{ ...doubt, findings }] : []
  })
  const others = [...all].flatMap(([sentence, findings]) =>
    doubts.some((doubt) => doubt.sentence === sentence) || !isRepeated(findings)
      ? []
      : [{ sentence, findings, cure: undefined }],
  )
  return [...known, ...others.slice(0, maxOthers)]
})

/** The most shared assumptions, because each has a letter as its name. */
const maxOthers = 20

/** Whether the paragraph about changed defaults has the finding, and then also the assumptions of its fix. */
const isInDefaults = (finding: Finding): boolean => effectOf(finding) === 'defaults'

/** Whether the findings share one fix, which cannot be written in part. */
const isOneFix = (findings: readonly Finding[]): boolean =>
  findings.length > 1 && new Set(findings.map(({ fix }) => fix?.edits)).size === 1

function headOf(findings: readonly Finding[], { rewritten }: Report): string {
  const [first] = findings
  if (!first || findings.length > 1) {
    const count = fixCountText(findings, ' for review')
    return isOneFix(findings) ? `${count} belong together (write all or none). They are` : `${count} are`
  }
  const { line } = currentPositions(rewritten, first.file).at(first.range.start)
  return `1 fix for review (${printable(first.file.path)}:${line}) is`
}

/** The sentence of an assumption, with the folders of its findings named, and the folder of a copied server. */
function sentenceFor(sentence: string, findings: readonly Finding[], site: Site): string {
  const isOne = new Set(findings.map(({ file }) => file)).size === 1
  return printable(
    withFoldersNamed(isOne ? sentence : sentenceForSeveralFolders(sentence), findings, whereUnseenFilesAre(site)),
  )
}

/** A phrase for the place of files that were not given, such as "outside old/" or "besides the 3 files read". */
export function whereUnseenFilesAre(site: Site): string {
  const [copy, ...others] = copiedServers(site)
  if (copy && copy.folder !== '.' && others.length === 0) return `outside ${copy.folder}/`
  const files = filesIn(site)
  return files.length === 1 ? `besides ${files[0]?.path}` : `besides the ${files.length} files read`
}

/** The folders of the configuration and of the documents, for a command line. */
function foldersToPass(site: Site): string {
  const [root] = site.directives('ServerRoot').flatMap(literalPath)
  const [documents = '/var/www'] = site.directives('DocumentRoot').flatMap(literalPath)
  const isDebian = mainFiles(site).some(({ file }) => /(^|\/)apache2\.conf$/.test(file.path))
  return quoteShellPaths([root ?? (isDebian ? '/etc/apache2' : '/etc/httpd'), documents])
}

const literalPath = (line: Directive): readonly string[] => {
  const path = line.args[0]?.value ?? ''
  return path.startsWith('/') && isLiteral(line) ? [path] : []
}
