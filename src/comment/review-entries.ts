import { type LinkedCommit, lineUrl } from '../action/line-link.js'
import { lineLinksText } from '../action/linked-lines.js'
import { type Group, groupBy } from '../base/group-by.js'
import { listText } from '../base/list-text.js'
import { fixKeys } from '../change/findings-in-change.js'
import type { Finding } from '../migrate/rule.js'
import { isDefaultAdopted } from '../migrate/unset-default.js'
import {
  assumptionsOfFinding,
  conditionToCheck,
  firstAssumptionsText,
  hasRarelyNeededFix,
} from '../questions/assumptions.js'
import { changedDefaultsSentence, lineForOldDefault } from '../report/findings/defaults-text.js'
import { effectOf } from '../report/findings/finding-effects.js'
import { hasManyOtherPlaces } from '../report/findings/joint-fix.js'
import { lineReplacementOf } from '../report/findings/new-lines.js'
import { messageAndFixKey } from '../report/fingerprint.js'
import { inlineCode, markdownLink, markdownSentence } from '../report/markdown-text.js'
import { linesOfFinding } from '../report/position.js'
import type { ListedFinding, ListReason } from './review.js'

/** One entry of the list in the review's text: one line for one or more findings. */
export interface ListEntry {
  readonly why: ListReason
  readonly line: string
  /** The number of findings in the entry. */
  readonly count: number
  /** Whether the entry has an error, because of which 2.4 does not start or answers 500. It must not be folded then. */
  readonly isGrave: boolean
}

/** The parts of the list in their order, by the reason why their findings are listed. */
export const listReasonOrder: readonly ListReason[] = ['many', 'refused', 'apart', 'told', 'server', 'unseen']

/** The entries of the list, part by part. */
export function entriesOfList(all: readonly ListedFinding[], commit: LinkedCommit): ListEntry[] {
  const asked = new Set(
    all.flatMap(({ finding: { fix }, why }) => (fix && areConditionsAskedAbove(why) ? [fix.edits] : [])),
  )
  const isAsked = ({ fix }: Finding) => fix !== undefined && asked.has(fix.edits)
  return listReasonOrder.flatMap((why) => {
    const own = all.filter((each) => each.why === why).map(({ finding }) => finding)
    const entriesBy = (some: readonly Finding[], { key, line }: Telling) =>
      saidAlike(some, key).map((group): ListEntry => {
        const isGrave = (why === 'told' || why === 'server') && group.some(({ severity }) => severity === 'error')
        return { why, line: line(group, commit, isAsked), count: group.length, isGrave }
      })
    // The review's first sentence refers to the errors without a fix, which only a person can decide.
    const isOpen = ({ severity, fix, waits }: Finding) => severity === 'error' && !fix && !waits
    if (why === 'many')
      return [
        ...entriesBy(own.filter(isOpen), usual).map((entry) => ({ ...entry, isGrave: true })),
        ...maxOf(
          entriesBy(
            own.filter((finding) => !isOpen(finding)),
            many,
          ),
        ),
      ]
    // Many findings of one rule with different messages also share one line.
    const isTogether = (finding: Finding) => why === 'server' && keepsWeakerDefault(finding)
    const isCommon = (finding: Finding) =>
      why === 'server' &&
      effectOf(finding) === 'defaults' &&
      !hasRarelyNeededFix(finding) &&
      (finding.fix !== undefined || isDefaultAdopted(finding))
    const rules = groupBy(
      own.filter((finding) => !isTogether(finding) && !isCommon(finding)),
      ({ rule }) => rule,
    )
    const entries = [...rules.values()].flatMap((some) => {
      // The rule's title says that access changes. That is not so on a server that runs 2.4 with mod_access_compat.
      const isNote = some.every(({ severity, rule }) => severity === 'info' && rule.group === 'access')
      const telling = why === 'unseen' && isNote ? notes : tellings[why]
      const entries = entriesBy(some, telling ?? usual)
      return why === 'told' && entries.length > maxOfRule ? entriesBy(some, byRule) : entries
    })
    return [...entries, ...entriesBy(own.filter(isTogether), weaker), ...entriesBy(own.filter(isCommon), common)]
  })
}

/** The most different messages of one rule. With more, they share one line. */
const maxOfRule = 2

/** The entries of the files with the most findings. The last entry counts the findings in all other files. */
function maxOf(entries: readonly ListEntry[]): readonly ListEntry[] {
  if (entries.length <= maxNamed + 1) return entries
  const sorted = [...entries].sort((a, b) => b.count - a.count)
  const others = sorted.slice(maxNamed)
  const count = others.reduce((sum, one) => sum + one.count, 0)
  return [
    ...sorted.slice(0, maxNamed),
    { why: 'many', line: `- ${count} more in ${others.length} other files`, count, isGrave: false },
  ]
}

const maxNamed = 5

interface Telling {
  /** Findings with equal keys share one line. */
  readonly key: (finding: Finding) => string
  readonly line: (group: Group<Finding>, commit: LinkedCommit, isAsked: (finding: Finding) => boolean) => string
}

/** Whether questions above the list state the conditions of fixes that are listed for this reason. Their entries do not. */
export const areConditionsAskedAbove = (why: ListReason): boolean => why === 'unseen' || why === 'many'

const usual: Telling = {
  key: messageAndFixKey,
  line: (group, commit, isAsked) => {
    const [finding] = group
    return `- ${lineLinksText(group, { commit, maxLinks })}: ${markdownSentence(finding.message)}${condition(finding, isAsked)} ${pageOf(finding)}`
  },
}

/**
 * One line for each rule: for findings outside of the pull request, or if there are too many. The job summary has the details.
 */
const byRule: Telling = {
  key: ({ rule }) => rule.id,
  line: (group, commit) =>
    `- ${markdownSentence(group[0].rule.title)}: ${lineLinksText(group, { commit, maxLinks })} ${pageOf(group[0])}`,
}

/** One line for each rule, effect on 2.4 and kind of fix: for findings outside of the pull request. */
const byEffect: Telling = {
  key: (finding) => JSON.stringify([finding.rule.id, isAccessWarning(finding), finding.fix !== undefined]),
  line: (group, commit) => {
    const [first] = group
    const isSame = group.every(({ message }) => message === first.message)
    const lines = lineLinksText(group, { commit, maxLinks })
    // A title does not say what to decide.
    if (isSame && (isAccessWarning(first) || !first.fix))
      return `- ${lines}: ${markdownSentence(first.message)} ${pageOf(first)}`
    const what = isAccessWarning(first)
      ? 'May change who gets in'
      : `${markdownSentence(first.rule.title)}${fixTitles(group)}`
    const unfixed = first.fix ? '' : '. No automatic fix: change or check by hand'
    return `- ${what}: ${lines}${unfixed} ${pageOf(first)}`
  },
}

/** The titles of the fixes, in parentheses; empty if there are none, or many, or if findings share one fix. */
function fixTitles(group: Group<Finding>): string {
  if (new Set(group.map(({ fix }) => fix?.edits)).size < group.length) return ''
  const titles = [...new Set(group.flatMap(({ fix }) => fix?.title ?? []))].map((title) => markdownSentence(title))
  return titles.length > 0 && titles.length <= maxOfRule + 1 ? ` (${titles.join('; ')})` : ''
}

const isAccessWarning = (finding: Finding): boolean => effectOf(finding) === 'access changes'

/** One line for each message: for access rules that work as they are. */
const notes: Telling = {
  key: ({ message }) => message,
  line: (group, commit) =>
    `- ${markdownSentence(group[0].message)} ${lineLinksText(group, { commit, maxLinks })} ${pageOf(group[0])}`,
}

/** One line in all: for optional lines that keep 2.2's defaults. */
const weaker: Telling = {
  key: () => 'weaker',
  line: (group, commit) => {
    const lines = [...new Set(group.flatMap(({ fix }) => (fix?.title ?? '').replace(/^Add /, '').split(' and ')))].map(
      inlineCode,
    )
    const places = lineLinksText(group, { commit, maxLinks })
    const when =
      lines.length === 1
        ? "Add it only if the server needs 2.2's default."
        : "Add them only if the server needs 2.2's defaults."
    return `- Not added, because 2.4 is safer without: ${listText(lines)} (${places}). ${when}`
  },
}

/** One line for all defaults that 2.4 changes for whole servers. It names the setting that adopts the new ones. */
const common: Telling = {
  key: () => 'common',
  line: (group, commit) => {
    const kept = group.filter(({ fix }) => fix)
    const keep = kept.length > 0 ? ` These lines keep the defaults of 2.2: ${linesAdded(kept)}.` : ''
    const adopt =
      kept.length > 0
        ? ` With ${inlineCode('"defaults": "adopt"')} in ${inlineCode('httpd-upgrade.json')}, the defaults of 2.4 apply.`
        : ''
    const places = lineLinksText(group, { commit, maxLinks })
    return `- ${places}: ${changedDefaultsSentence(group)}${keep}${adopt}`
  },
}

const linesAdded = (findings: readonly Finding[]): string =>
  listText([...new Set(findings.map(({ fix }) => inlineCode(lineForOldDefault(fix))))])

/** Whether the fix of a finding writes a default of 2.2 that is less safe than the default of 2.4. */
export const keepsWeakerDefault = (finding: Finding): boolean =>
  assumptionsOfFinding(finding).some(({ name }) => name === 'weaker-defaults')

/** The most new lines to show for a change that is made by hand. */
const maxNewLines = 4
const maxNewText = 400

/** The new lines of a change that is made by hand; empty if they are many. */
function newLinesText(finding: Finding): string {
  const change = lineReplacementOf(finding)
  const text = change?.lines.map(inlineCode).join(', ') ?? ''
  if (!change || text === '' || change.lines.length > maxNewLines || text.length > maxNewText) return ''
  const { first, last } = change
  const where = first === last ? `line ${first}` : `lines ${first}–${last}`
  return ` Replace ${where} with: ${text}.`
}

/** One fix for several places, each with its own message. */
const togetherLine: Telling['line'] = (group, commit, isAsked) => {
  const parts = [...groupBy(group, messageAndFixKey).values()].map(
    (some) =>
      `${lineLinksText(some, { commit, maxLinks })}: ${markdownSentence(some[0].message)}${some.length === 1 ? newLinesText(some[0]) : ''}`,
  )
  return `- ${parts.join(' Together with ')}${condition(group[0], isAsked)} ${pageOf(group[0])}`
}

const tellings: Readonly<Partial<Record<ListReason, Telling>>> = {
  apart: { key: (finding) => fixKeys(finding).join(), line: togetherLine },
  unseen: byEffect,
}

const many: Telling = {
  key: ({ file }) => file.path,
  line: (group, commit) => {
    const lines = linesOfFinding(group[0])
    const { path } = group[0].file
    return `- ${group.length} more in ${markdownLink(inlineCode(path), lineUrl(commit, path, lines))}`
  },
}

const pageOf = ({ rule }: Finding): string => `(${markdownLink(inlineCode(rule.id), rule.see)})`

function condition(finding: Finding, isAsked: (finding: Finding) => boolean): string {
  if (hasRarelyNeededFix(finding)) return ` ${markdownSentence(conditionToCheck(finding))}`
  if (hasManyOtherPlaces(finding) && isAsked(finding))
    return ` Change these lines only together with all other lines of ${inlineCode(finding.rule.id)}; the conditions are under *Check first*.`
  const assumptions = assumptionsOfFinding(finding)
  return assumptions.length === 0 ? '' : ` ${assuming(finding)}: ${markdownSentence(firstAssumptionsText(assumptions))}`
}

/** The start of the sentence about assumptions. A fix for many places also has assumptions about the other places. */
function assuming(finding: Finding): string {
  if (hasManyOtherPlaces(finding)) return 'Condition of this change and the changes that go with it'
  return finding.concerns === 'server' ? `The fix (${inlineCode('--write --review')}) assumes` : 'Assumed'
}

/** Findings in groups with the same text, with a limited number of files in each group. */
function saidAlike(findings: readonly Finding[], keyOfSaid: (finding: Finding) => string): Group<Finding>[] {
  const alike = [...groupBy(findings, keyOfSaid).values()]
  return alike.flatMap((group) => {
    const files = new Map([...new Set(group.map(({ file }) => file))].map((file, index) => [file, index]))
    return [...groupBy(group, ({ file }) => Math.floor((files.get(file) ?? 0) / maxFiles)).values()]
  })
}

const maxFiles = 10
const maxLinks = 20
