import { footerLine } from '../../action/footer.js'
import type { LinkedCommit } from '../../action/line-link.js'
import { entriesWithin } from '../../action/size-limits.js'
import { nonEmptyTexts } from '../../base/list-text.js'
import type { ToolCommandAndLinks } from '../../base/tool.js'
import { toolCommandLine } from '../../base/tool.js'
import type { ChecklistItem } from '../../checklist/checklist.js'
import type { Migration } from '../../migrate/migrate.js'
import type { Choices, Finding } from '../../migrate/rule.js'
import { isRarelyNeeded } from '../../questions/assumptions.js'
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
  type BoxContext,
  checklistEntries,
  conditionEntries,
  decidedEntries,
  formEntries,
  openFindingEntries,
  tickedEntries,
  unconfirmedEntries,
} from './body-boxes.js'
import { couldNotStart24, readinessLines } from './body-readiness.js'
import { verifyParagraphs } from './body-verified.js'
import { linkOptionsFor } from './finding-groups.js'
import { findingsLeft } from './findings-left.js'

/** The content of an upgrade pull request's text. */
export interface BodyText extends TryResult {
  readonly migration: Migration
  readonly choices: Choices
  /** The ways of writing fixes that a reader can choose with a box in this text. */
  readonly forms: readonly FormChoice[]
  /** The decisions that people made and that are in the change. */
  readonly decided: readonly ChosenForm[]
  /** Whether fixes for review are in the change by default. */
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

/** The number of characters for our text. GitHub accepts 65,536; people's own text and our mark need some of them. */
export const maxBodyCharacters = 63_000

/** The text of the pull request: its state, the decisions and the assumptions; the diff shows the rest. Pure. */
export function upgradePullText(text: BodyText, space = maxBodyCharacters): string {
  const { migration, ticks, commit, fixes, forms, decided, tool } = text
  const context: BoxContext = { links: linkOptionsFor(commit, decided), ticks }
  const { leftOut, offered, putBack, kept, open } = findingsLeft(text)
  const rest = `${inlineCode(toolCommandLine(tool))} lists them all.`
  const offers = unconfirmedEntries(offered, context)
  const few = offers.slice(0, maxOffers)
  const more = offers.length - few.length
  const changed = changedIn(migration)
  const asked = changed.filter((finding) => fixes === 'safe' || isRarelyNeeded(finding))
  const assumed = changed.filter((finding) => !asked.includes(finding))
  const sections = fitted(
    [
      // The numbers are the positions in the text. The sections that come first here get their space first.
      section(1, `### Needs you${howToDecide(open)}`, openFindingEntries(worstEffectsFirst(open), context)),
      section(3, `### Decided\n\n${isDecided}`, decidedEntries(decided, context)),
      section(3, `### Assumed\n\n${assumedTrue}`, conditionEntries(assumed, context)),
      section(4, `### Your decisions\n\n${inChange}`, tickedEntries(asked, 'true', context)),
      section(4, `### Alternatives\n\n${otherForms}`, formEntries(forms, context)),
      section(9, '### Before you start 2.4', checklistEntries(text.checklist.filter(({ id }) => id !== 'decide'))),
      section(5, `### Not changed\n\n${isTrue}`, unconfirmedEntries(leftOut, context)),
      section(6, `### Rarely needed\n\n${rarely}`, [...few, ...(more > 0 ? [`- …and ${more} more; ${rest}`] : [])]),
      section(7, `### Put back\n\n${notTrue}`, tickedEntries(putBack, 'untrue', context)),
      section(8, '### Unchanged', openFindingEntries(kept, context)),
    ],
    space - framed([], text).length - 500,
    rest,
  )
  const body = framed(sections, text)
  return body.length <= space ? body : [readinessLines(text), noRoom, end(text)].join('\n\n')
}

/** The number of rarely needed fixes to list; the rest is counted. */
const maxOffers = 2

const assumedTrue = 'We assumed these. Untick a wrong one, and the next run puts its lines back.'
const isDecided = 'You have chosen these. Untick one, and the next run asks again.'
const isTrue =
  'Not done, because the files do not show whether these are true. Tick the true ones, and the next run makes their changes.'
const inChange = 'You have ticked these. Untick one, and the next run leaves its lines unchanged.'
const rarely = 'Not done. Tick the ones you need, and the next run does them.'
const notTrue = 'You unticked these, so their lines are unchanged. Tick one, and the next run changes them.'

function howToDecide(open: readonly Finding[]): string {
  const canChoose = open.some(({ forms = [] }) => forms.length > 0)
  const mayStay = open.some(({ severity }) => severity === 'warning')
  const said = nonEmptyTexts(
    canChoose && 'Tick the ones you want, and the next run writes them.',
    mayStay && 'Tick a line that may stay, and the next run will not ask again.',
  )
  return said.length > 0 ? `\n\n${said.join(' ')}` : ''
}
const otherForms = 'Tick one, and the next run writes it.'

/** Adds the sections that a text always has. If 2.4 did not start, or access was opened, that comes first. */
function framed(sections: readonly string[], text: BodyText): string {
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
    readinessLines(text),
    intro(text),
    ...first,
    ...sections,
    ...notes.map(markdownSentence),
    ...last,
    end(text),
  ].join('\n\n')
}

const noRoom = 'The rest does not fit here; see the job summary.'

const changedIn = ({ findings, taken }: Migration): readonly Finding[] =>
  findings.filter((finding) => taken.has(finding))

function intro({ migration, files, renamed = 0 }: BodyText): string {
  const changed = changedIn(migration)
  const review = changed.filter(({ fix }) => !fix?.safe).length
  const names = renamed > 0 ? `, and gives ${renamed} another name` : ''
  return `It changes ${countWithNoun(changed.length, 'place')} in ${countWithNoun(files, 'file')}${names}. ${promiseOf(changed.length, review)}`
}

function promiseOf(changes: number, review: number): string {
  if (review === 0) return 'None of it changes a response.'
  const some = review === changes ? 'All of it depends' : review === 1 ? 'One depends' : `${review} depend`
  const others = changes > review ? '; the rest changes no response' : ''
  return `${some} on the assumptions below, with a commit for each condition${others}.`
}

const end = ({ branches: { base, head }, tool }: BodyText): string =>
  [
    startOverBox(head, base),
    footerLine(
      tool,
      `Updated as ${inlineCode(base)} changes, until you commit to ${inlineCode(head)}. Once closed, it stays closed until the configuration changes.`,
    ),
  ].join('\n\n')

interface Section {
  /** The position of the section in the text. */
  readonly order: number
  readonly head: string
  readonly entries: readonly string[]
}

const section = (order: number, head: string, entries: readonly string[]): Section => ({ order, head, entries })

/** The sections that fit. Each may use half of the space that is left. */
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
