import { footerLine } from '../../action/footer.js'
import type { LinkedCommit } from '../../action/line-link.js'
import { entriesWithin } from '../../action/size-limits.js'
import { nonEmptyTexts } from '../../base/list-text.js'
import type { ToolCommandAndLinks } from '../../base/tool.js'
import { toolCommandLine } from '../../base/tool.js'
import type { ChecklistItem } from '../../checklist/checklist.js'
import type { Migration } from '../../migrate/migrate.js'
import type { Choices, Finding } from '../../migrate/rule.js'
import { hasRarelyNeededFix } from '../../questions/assumptions.js'
import { worstEffectsFirst } from '../../report/findings/finding-effects.js'
import { inlineCode, markdownSentence } from '../../report/markdown-text.js'
import { countWithNoun } from '../../report/summary.js'
import type { Version } from '../../syntax/tree.js'
import type { ChosenForm } from '../decisions.js'
import { upgradeReadinessOf } from '../readiness.js'
import { startOverBox } from '../taken-over.js'
import type { FormChoice, Ticks } from '../ticks.js'
import type { TryResult } from '../try-files.js'
import { answersParagraphs, answersSentence, opensAnyRequest } from './body-answers.js'
import {
  answeredConditionEntries,
  assumedConditionEntries,
  type BoxContext,
  checklistEntries,
  chosenFormEntries,
  formChoiceEntries,
  openFindingEntries,
  unconfirmedConditionEntries,
} from './body-boxes.js'
import { couldNotStart24, readinessText } from './body-readiness.js'
import { verifyParagraphs } from './body-verified.js'
import { linkOptionsFor } from './finding-groups.js'
import { remainingFindings } from './findings-left.js'

/** What the text of an upgrade pull request is made from. */
export interface PullTextContent extends TryResult {
  readonly migration: Migration
  readonly choices: Choices
  /** The alternative forms that a reader can choose with a box in this text. */
  readonly forms: readonly FormChoice[]
  /** The forms that people have chosen for single findings. They are in the change. */
  readonly decided: readonly ChosenForm[]
  /** Which fixes are in the change by default: only safe ones, or also fixes for review. */
  readonly fixes: 'safe' | 'all'
  /** The version that all files were treated as; undefined if they differ. */
  readonly was?: Version | undefined
  /** The number of files that change. */
  readonly files: number
  /** The number of files that get another name. */
  readonly renamed?: number
  readonly checklist: readonly ChecklistItem[]
  readonly notes: readonly string[]
  /** The lines whose meaning is not clear. */
  readonly unclear?: readonly string[]
  readonly branches: { readonly base: string; readonly head: string }
  /** The commit that links lead to. */
  readonly commit: LinkedCommit
  readonly ticks: Ticks
  readonly tool: ToolCommandAndLinks
}

/** The most characters of our text. GitHub accepts 65,536 in all, with text that people add, and our mark. */
export const maxBodyCharacters = 63_000

/** The text of the pull request: whether 2.4 starts with it, the decisions and the assumptions. The diff shows the rest. */
export function upgradePullText(text: PullTextContent, space = maxBodyCharacters): string {
  const { migration, ticks, commit, fixes, forms, decided, tool } = text
  const context: BoxContext = { links: linkOptionsFor(commit, decided), ticks }
  const { leftOut, offered, putBack, kept, open } = remainingFindings(text)
  const rest = `${inlineCode(toolCommandLine(tool))} shows the full list.`
  const offers = unconfirmedConditionEntries(offered, context)
  const few = offers.slice(0, maxOffers)
  const more = offers.length - few.length
  const changed = changedIn(migration)
  const asked = changed.filter((finding) => fixes === 'safe' || hasRarelyNeededFix(finding))
  const assumed = changed.filter((finding) => !asked.includes(finding))
  const sections = fitted(
    [
      // The numbers are the positions in the text. The sections that come first here get their space first.
      section(1, `### Needs you${howToDecide(open)}`, openFindingEntries(worstEffectsFirst(open), context)),
      section(3, `### Decided\n\n${isDecided}`, chosenFormEntries(decided, context)),
      section(3, `### Assumed\n\n${assumedTrue}`, assumedConditionEntries(assumed, context)),
      section(4, `### Your decisions\n\n${inChange}`, answeredConditionEntries(asked, 'true', context)),
      section(4, `### Alternatives\n\n${otherForms}`, formChoiceEntries(forms, context)),
      section(9, '### Before you start 2.4', checklistEntries(text.checklist.filter(({ id }) => id !== 'decide'))),
      section(5, `### Not changed\n\n${isTrue}`, unconfirmedConditionEntries(leftOut, context)),
      section(6, `### Rarely needed\n\n${rarely}`, [...few, ...(more > 0 ? [`- …and ${more} more; ${rest}`] : [])]),
      section(7, `### Put back\n\n${notTrue}`, answeredConditionEntries(putBack, 'untrue', context)),
      section(8, '### Unchanged', openFindingEntries(kept, context)),
    ],
    space - framed([], text).length - 500,
    rest,
  )
  const body = framed(sections, text)
  return body.length <= space ? body : [readinessText(text), noRoom, end(text)].join('\n\n')
}

/** The most rarely needed fixes to list; further ones are counted. */
const maxOffers = 2

const assumedTrue =
  'We assumed that these statements are true. Untick a wrong statement, and the next run restores its lines.'
const isDecided = 'You have chosen the ticked changes. Untick a change, and the next run asks again.'
const isTrue =
  'Not done, because the files do not show whether these statements are true. Tick the true statements, and the next run makes their changes.'
const inChange = 'You have ticked these statements. Untick a statement, and the next run leaves its lines unchanged.'
const rarely = 'These changes are not made. Tick the changes that you need, and the next run makes them.'
const notTrue =
  'You unticked these statements, so their lines are unchanged. Tick a statement, and the next run changes its lines.'

function howToDecide(open: readonly Finding[]): string {
  const canChoose = open.some(({ forms = [] }) => forms.length > 0)
  const mayStay = open.some(({ severity }) => severity === 'warning')
  const said = nonEmptyTexts(
    canChoose && 'Tick the changes that you want, and the next run makes them.',
    mayStay && 'Tick the box of a line that may stay as it is, and the next run does not ask again.',
  )
  return said.length > 0 ? `\n\n${said.join(' ')}` : ''
}
const otherForms = 'Tick an alternative, and the next run writes its lines.'

/** The whole text: the sections, with the parts before and after them. If the test failed or access opens, it comes first. */
function framed(sections: readonly string[], text: PullTextContent): string {
  const { answers, commit, notes } = text
  const { said } = upgradeReadinessOf(text)
  const isTold = said !== 'refused'
  const check = [
    ...verifyParagraphs(text, commit),
    ...(answers && (!isTold || couldNotStart24(text)) ? [answersSentence(answers, commit)] : []),
    ...answersParagraphs(answers, commit),
  ]
  const isRefused = opensAnyRequest(answers) || said === 'refused' || said === 'failed'
  const [first, last] = isRefused ? [check, []] : [[], ['### How it was tested', ...check]]
  return [
    readinessText(text),
    intro(text),
    ...first,
    ...sections,
    ...notes.map(markdownSentence),
    ...last,
    end(text),
  ].join('\n\n')
}

const noRoom = 'The rest of this text does not fit; see the job summary.'

const changedIn = ({ findings, taken }: Migration): readonly Finding[] =>
  findings.filter((finding) => taken.has(finding))

function intro({ migration, files, renamed = 0 }: PullTextContent): string {
  const changed = changedIn(migration)
  const review = changed.filter(({ fix }) => !fix?.safe).length
  const names = renamed > 0 ? `, and gives ${renamed} another name` : ''
  return `This pull request changes ${countWithNoun(changed.length, 'place')} in ${countWithNoun(files, 'file')}${names}. ${promiseOf(changed.length, review)}`
}

function promiseOf(changes: number, review: number): string {
  if (review === 0) return 'No change affects a response.'
  const some =
    review === changes ? 'All changes depend' : review === 1 ? 'One change depends' : `${review} changes depend`
  const others = changes > review ? '. The other changes affect no response' : ''
  return `${some} on the assumptions below${others}.`
}

const end = ({ branches: { base, head }, tool }: PullTextContent): string =>
  [
    startOverBox(head, base),
    footerLine(
      tool,
      `This pull request follows the changes of ${inlineCode(base)} until you commit to ${inlineCode(head)}. Once closed, it stays closed until the configuration changes.`,
    ),
  ].join('\n\n')

interface Section {
  /** The position of the section in the text. */
  readonly order: number
  readonly head: string
  readonly entries: readonly string[]
}

const section = (order: number, head: string, entries: readonly string[]): Section => ({ order, head, entries })

/** The sections that fit. Each may use half of the space that is left, and the last one all of it. */
function fitted(sections: readonly Section[], space: number, rest: string): string[] {
  let left = space
  const shown = sections.map(({ order, head, entries }, index) => {
    const share = index === sections.length - 1 ? left : left / 2
    const text = sectionText({ head, entries }, share, rest)
    left -= text.length
    return { order, text }
  })
  return shown
    .filter(({ text }) => text !== '')
    .sort((a, b) => a.order - b.order)
    .map(({ text }) => text)
}

const forMore = 100

function sectionText({ head, entries }: Pick<Section, 'head' | 'entries'>, share: number, rest: string): string {
  if (entries.length === 0) return ''
  const { kept, cut } = entriesWithin(entries, share - head.length - forMore, (entry) => entry.length + 2)
  const more = cut > 0 ? [`…and ${cut} more; ${rest}`] : []
  return [head, ...(kept.length > 0 ? [kept.join(separator(kept))] : []), ...more].join('\n\n')
}

/** The separator before a section: boxes form one list, and a foldable part stands alone. */
const separator = ([first = '']: readonly string[]): string => (first.startsWith('- ') ? '\n' : '\n\n')
