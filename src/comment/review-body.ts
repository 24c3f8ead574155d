import { footerLine } from '../action/footer.js'
import type { LinkedCommit } from '../action/line-link.js'
import { entriesWithin, maxCommentCharacters } from '../action/size-limits.js'
import { fixCommand } from '../action/trigger.js'
import { listText as namesListed, nonEmptyTexts } from '../base/list-text.js'
import { pathArgument } from '../base/shell-words.js'
import { type ToolCommandAndLinks, toolCommandLine } from '../base/tool.js'
import type { Assumption } from '../edit/edit.js'
import { saysUsersAreRefused } from '../migrate/access/messages/messages.js'
import type { Finding, PreferredForms, ServerToday } from '../migrate/rule.js'
import {
  assumptionQuestionsText,
  assumptionsOfFinding,
  hasRarelyNeededFix,
  questionKindOf,
  questionKindsWorstFirst,
  withoutRarelyNeededFixes,
} from '../questions/assumptions.js'
import { verdictSentence } from '../report/findings/finding-effects.js'
import { findingKey, fingerprintHash } from '../report/fingerprint.js'
import { inlineCode, markdownLink, markdownSentence } from '../report/markdown-text.js'
import { countWithNoun, resolutionOf } from '../report/summary.js'
import { fileAndLine } from '../syntax/file-and-line.js'
import type { ConfigFile, Version } from '../syntax/tree.js'
import { type CutCommentsMark, type ReviewMark, reviewBodyWithMark, reviewMarkOf } from './hidden-marks.js'
import type { LineComment } from './line-comment.js'
import type { ExistingReview } from './pull-state.js'
import type { ListedFinding, ListReason } from './review.js'
import {
  areConditionsAskedAbove,
  entriesOfList,
  keepsWeakerDefault,
  type ListEntry,
  listReasonOrder,
} from './review-entries.js'

/** What the text of a review is made from; the text stands above the comments. */
export interface ReviewContent {
  /** The comments that stand on the pull request after this review, new and earlier ones. */
  readonly comments: readonly LineComment[]
  /** Whether some of the comments are new. */
  readonly hasNew: boolean
  readonly listed: readonly ListedFinding[]
  /** All open findings, in comments or in the list. */
  readonly open: readonly Finding[]
  /** Sentences about everything that the run could not check. */
  readonly notes: readonly string[]
  readonly commit: LinkedCommit
  readonly tool: ToolCommandAndLinks
  /** The texts of the new comments, one after the other. */
  readonly commentsText: string
  /** A hash of the inputs that choose the files of the run. */
  readonly pathsHash: string
  /** Whether a command in a comment can commit all changes. */
  readonly canFix: boolean
  /** Which httpd uses the files today, if an input or a setting says so. */
  readonly today: ServerToday | undefined
  /** The version that the run assumed for all files, if it is one version. */
  readonly was: Version | undefined
  /** Whether a file is a copy that no server reads. */
  readonly isCopy?: (file: ConfigFile) => boolean
  /** The choices of forms that a command line needs options for, to write the same as the review suggests. */
  readonly forms?: { readonly [Name in keyof PreferredForms]?: PreferredForms[Name] | undefined }
  /** The version that the command must name with --from. */
  readonly from?: 'auto' | Version | undefined
  /** The findings that got no comment because of the limit. */
  readonly cut: CutCommentsMark | undefined
}

/** The text of a review: the verdict, the questions, and a line for each finding without a comment. */
export function reviewBody(text: ReviewContent): string {
  const head = [
    intro(text),
    ...questions(text),
    ...offers(text),
    ...lineEndings(text.comments),
    ...text.notes.map((note) => markdownSentence(note)),
  ].join('\n\n')
  const all = entriesOfList(text.listed, text.commit)
  const { kept, cut } = entriesWithin(
    all.map(({ line }) => line),
    maxCommentCharacters - head.length - 2_000 - (text.cut?.keys.length ?? 0) * 9,
    (line) => line.length + 1,
  )
  const left = all.slice(kept.length).reduce((sum, { count }) => sum + count, 0)
  const end = cut > 0 ? [`…and ${countWithNoun(left, 'more finding')}, in the job summary.`] : []
  const parts = [head, ...sections(all.slice(0, kept.length), howToApply(text)), ...end, ...locally(text), footer(text)]
  const body = parts.join('\n\n')
  const run = fingerprintHash([text.pathsHash, text.commit.sha, body, text.commentsText].join('\n'))
  return reviewBodyWithMark(body, {
    run,
    list: listFingerprint(text),
    pathsHash: text.pathsHash,
    was: text.was,
    cut: text.cut,
  })
}

/** The last line. Without comments, it says what this tool is for. */
const footer = ({ comments, tool }: ReviewContent): string =>
  footerLine(tool, ...(comments.length > 0 ? ['To decline, resolve the comment; we will not ask again.'] : [whatItIs]))

const whatItIs = 'From Apache 2.2 to 2.4'

/** A hash of the listed findings and the notes. It does not change if lines move. */
export const listFingerprint = ({ listed, notes }: Pick<ReviewContent, 'listed' | 'notes'>): string =>
  listed.length === 0
    ? 'none'
    : fingerprintHash(
        JSON.stringify([listed.map(({ finding, why }) => [findingKey(finding), finding.message, why]), notes]),
      )

/** The first sentences: what the open findings do to 2.4, and what to do. */
const intro = (text: ReviewContent): string =>
  text.open.length > 0 ? `${howGrave(text)} ${whatToDo(text)}` : text.notes.length > 0 ? nothingToChange : nothingOpen

const nothingOpen = 'Nothing is left to do here for Apache 2.4.'
const nothingToChange = 'Nothing else has to change here for Apache 2.4.'

function howGrave({ open, was }: ReviewContent): string {
  const what = was === '2.4' ? 'These files are for Apache 2.4' : 'These files are written for Apache 2.2'
  const due = withoutRarelyNeededFixes(open)
  const rarely = open.length - due.length
  const rare = rarely > 0 ? `; ${rarely} more ${rarely === 1 ? 'has a fix' : 'have fixes'} that few servers need` : ''
  if (due.some(isUrgent)) return `${what}: ${verdictSentence(due)}${rare}.`
  if (was === '2.4') return `These files already run on Apache 2.4${unlessOlder(open)}.`
  return due.some(isTold)
    ? 'Nothing in these files has to change for Apache 2.4.'
    : 'Apache 2.4 reads these files the same way as 2.2.'
}

const isUrgent = ({ severity }: Finding): boolean => severity !== 'info'

/** Whether a finding is a note that has no fix. */
const isTold = ({ severity, fix }: Finding): boolean => severity === 'info' && !fix

const isOfOldServer = ({ name }: Pick<Assumption, 'name'>): boolean => questionKindOf(name) === 'old-server'

/** How to correct the version, if one of the fixes assumes that the files run on 2.4. */
const unlessOlder = (open: readonly Finding[]): string =>
  open.flatMap(assumptionsOfFinding).some(isOfOldServer) ? ' (if not, set `"from": "2.2"` in `httpd-upgrade.json`)' : ''

/** What to do, as a sentence. Without the input or setting `server`, lines for 2.4 must wait until the server runs 2.4. */
function whatToDo({ open, comments, today, was }: ReviewContent): string {
  const due = withoutRarelyNeededFixes(open)
  const urgent = due.some(isUrgent)
  const notes = due.filter(isTold)
  if (!urgent && notes.length > 0 && was !== '2.4')
    return `Before you upgrade, check the ${notes.length === 1 ? 'note' : `${notes.length} notes`} below (${linesAmong(notes)}).`
  if (!due.some(({ fix }) => fix)) return urgent ? yourDecision(due) : 'Nothing has to change.'
  const isSuggested = comments.some(({ suggestion }) => suggestion)
  if (was === '2.4' && !urgent) return `Nothing has to change.${isSuggested ? ' The suggestions are optional.' : ''}`
  const change = isSuggested ? 'Accept the suggestions' : 'Make the changes'
  const left = isSuggested ? leftToDecide(due) : ''
  if (was === '2.4' || today === '2.4') return `${change} now${left}.`
  if (today === undefined)
    return isSuggested
      ? `Accept the suggestions, and merge when you switch to 2.4, not before: with them, 2.2 may not start or may answer 500${left}.`
      : 'Merge the changes when you switch to 2.4, not before: with them, 2.2 may not start or may answer 500.'
  return `${change} now: 2.2 reads the new lines as before, and 2.4 reads them too${left}.`
}

const yourDecision = (due: readonly Finding[]): string =>
  due.filter(isUrgent).length === 1 ? 'Decide what to do with it.' : 'Decide what to do with each of them.'

/** Names the findings that stop 2.4 and have no fix. */
function leftToDecide(due: readonly Finding[]): string {
  const left = due.filter(({ severity, fix, waits }) => severity === 'error' && !fix && !waits)
  return left.length === 0 ? '' : `; ${linesAmong(left)} ${left.length === 1 ? 'needs' : 'need'} your decision`
}

/** Names the lines of the findings, at most three. */
const linesAmong = (findings: readonly Finding[]): string =>
  namesListed([...new Set(findings.map(({ at }) => inlineCode(fileAndLine(at))))], 3)

/** The assumptions of the suggested and listed fixes as yes-or-no questions. A fix is right if all answers are yes. */
function questions({ comments, listed, was, forms }: ReviewContent): string[] {
  const suggested = comments.filter(({ suggestion }) => suggestion)
  const findings = [...suggested.flatMap((comment) => comment.findings), ...listed.flatMap(fixWithoutCondition)]
  const ofSuggestions = questionKindsWorstFirst(suggested.flatMap((comment) => comment.findings))
  const kinds = questionKindsWorstFirst(findings)
    .filter((kind) => was !== '2.4' || kind !== 'old-server')
    .filter((kind) => kind !== aboutAccepted || ofSuggestions.includes(kind))
  const asked = kinds.flatMap((kind) => questionsOfKind(kind, findings, forms))
  const [only, ...others] = asked
  if (!only) return []
  if (others.length > 0) {
    const few = asked.slice(0, maxQuestions)
    const cut = asked.slice(maxQuestions)
    const isSuggested = ({ own }: (typeof asked)[number]) =>
      suggested.some((comment) => comment.findings.some((finding) => own.has(finding)))
    const list = few.map(
      ({ text, place, cure, ifNot, own }, index) =>
        `${index + 1}. ${capital(markdownSentence(text))}${place}${suggested.length > 0 ? '' : ` If not, ${ifNot}.`}${cure} (${rulesOf(own)})`,
    )
    return [
      ['**Check first:**', ...list].join('\n'),
      ...nonEmptyTexts(
        cut.some(isSuggested) && 'Each other comment that says *check first* states its own condition.',
        cut.some((one) => !isSuggested(one)) &&
          'The conditions of the other changes are in the job summary (under Checks).',
      ),
      suggested.length > 0
        ? 'We assumed yes. If an answer is no, do not accept the suggestions of the rule named after that question.'
        : `The changes below assume yes to ${few.length === 2 ? 'both questions' : `all ${few.length} questions`}.${untilThen(findings)}`,
    ]
  }
  const isForAll = suggested.every((comment) => comment.findings.some((finding) => only.own.has(finding)))
  const which = isForAll ? '' : ' that say *check first*'
  const otherwise =
    suggested.length > 0
      ? `do not accept the suggestions${which}`
      : `leave the lines of ${rulesOf(only.own)} below as they are`
  return [
    `**Check first:** ${markdownSentence(only.text)} We assumed yes. If not, ${otherwise}.${only.place}${only.cure}`,
  ]
}

/** A sentence if old access rules that stay unchanged would keep 2.4 from starting; otherwise empty. */
const untilThen = (findings: readonly Finding[]): string =>
  findings.some(({ rule, severity }) => rule.id === 'access-control' && severity === 'error')
    ? ` If you leave out the changes of ${inlineCode('access-control')}, load mod_access_compat in 2.4.`
    : ''

/** The kind of the question whether Require lines for 2.4 are meant. It is asked only if a suggestion depends on the answer. */
const aboutAccepted = 'new-words'

/** A list of the finding, if its entry in the review does not state the condition of its fix; otherwise an empty list. */
const fixWithoutCondition = ({ finding, why }: ListedFinding): readonly Finding[] =>
  areConditionsAskedAbove(why) && !hasRarelyNeededFix(finding) ? [finding] : []

/** The question of a kind. The question about the version of the files is split if different versions are assumed. */
function questionsOfKind(kind: string, findings: readonly Finding[], forms: ReviewContent['forms']) {
  const all = findings.map((finding) => ({
    finding,
    assumptions: assumptionsOfFinding(finding).filter(({ name }) => questionKindOf(name) === kind),
  }))
  const names = new Set(all.flatMap(({ assumptions }) => assumptions.map(({ name }) => name)))
  const isSplit = kind === 'old-server' && names.size > 1
  return [...(isSplit ? names : [undefined])].map((name) => {
    const about = (assumption: Assumption) => name === undefined || assumption.name === name
    const own = all.filter(({ assumptions }) => assumptions.some(about)).map(({ finding }) => finding)
    const assumptions = all.flatMap((one) => one.assumptions.filter(about))
    const files = namesListed([...new Set(own.map(({ file }) => file.path))], 3)
    const text = assumptionQuestionsText(assumptions)
    return {
      text: isSplit ? text.replace(/\?$/, ` (${files})?`) : text,
      place: closedSections(kind, own),
      cure: cureFor(assumptions),
      ifNot: consequenceOfNo(kind, own, forms),
      own: new Set(own),
    }
  })
}

/** The most questions in the text above the comments. */
const maxQuestions = 3

const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase())

/** The names of the rules, at most three. */
const rulesOf = (findings: Iterable<Finding>): string =>
  namesListed([...new Set(Array.from(findings, ({ rule }) => inlineCode(rule.id)))], 3)

const cureFor = (assumptions: readonly Assumption[]): string =>
  assumptions.some(({ name }) => name === 'unseen-access')
    ? ' If the whole server is here, set `"complete": true` in `httpd-upgrade.json`, and this is not asked again.'
    : assumptions.some(isOfOldServer)
      ? ' If you know, set `"from"` in `httpd-upgrade.json`.'
      : ''

/** The lines of the sections that the question about logged-in users is about; empty for other questions. */
function closedSections(kind: string, own: readonly Finding[]): string {
  const closed = kind === 'closed-names' ? own.filter(({ message }) => saysUsersAreRefused(message)) : []
  return closed.length > 0 ? ` See ${linesAmong(closed)}.` : ''
}

/** What to do if the answer to a question is no, as a clause. */
function consequenceOfNo(kind: string, own: readonly Finding[], forms: ReviewContent['forms']): string {
  if (closedSections(kind, own) !== '')
    return forms?.likelyMistakes === 'close'
      ? `leave ${inlineCode('--likely-mistakes close')} out of the command in this review`
      : 'edit these lines by hand'
  if (kind === 'stricter-answer') return 'write the Require lines of these sections by hand'
  if (kind === 'access') return 'do not make these changes; run httpd-upgrade on the server, where all files are'
  return `edit by hand the lines of ${rulesOf(own)}`
}

/** Sentences about making all changes at once: by an upgrade pull request, or by a command in a comment. */
function offers(text: ReviewContent): string[] {
  const { comments, listed, canFix, tool } = text
  const suggestions = comments.filter(({ suggestion }) => suggestion).length
  const isLong = listed.some(({ why }) => why === 'many')
  const more = listed.filter(({ finding }) => finding.fix && !hasRarelyNeededFix(finding)).length
  const command = `To commit all of these changes at once, comment ${inlineCode(fixCommand)}.`
  const upgrade = `The rest is quicker in one go: let ${markdownLink('an upgrade pull request', `${tool.home}/blob/main/docs/action.md#the-upgrade-pull-request`)} change it${orHere(text)}.`
  return nonEmptyTexts(isLong && upgrade, canFix && (suggestions + more > 1 || isLong) && command)
}

/** Warns about files with CRLF. The button that commits a suggestion may write other line endings. */
function lineEndings(comments: readonly LineComment[]): string[] {
  const files = new Set(comments.filter(({ suggestion }) => suggestion).map(({ file }) => file))
  const paths = [...files].filter(({ text }) => text.includes('\r\n')).map(({ path }) => inlineCode(path))
  const have = paths.length === 1 ? 'has' : 'have'
  return nonEmptyTexts(
    paths.length > 0 &&
      `${namesListed(paths, 5)} ${have} CRLF line endings; check that they are still there after the commit.`,
  )
}

const headings: Readonly<Record<ListReason, string>> = {
  many: 'Not shown here',
  refused: 'On lines where GitHub accepts no comment',
  apart: 'Changes that GitHub cannot suggest',
  told: 'Without an automatic fix, to change or check by hand',
  server: 'For the server as a whole',
  unseen: 'On lines that the diff does not show',
}

/** Long lists are folded, except for findings that keep 2.4 from starting. */
function sections(kept: readonly ListEntry[], unseen: readonly string[]): string[] {
  return listReasonOrder.flatMap((why) => {
    const own = kept.filter((each) => each.why === why)
    const isOpen = own.length <= maxOpen || why === 'refused' || why === 'apart'
    const open = own.filter(({ isGrave }) => isOpen || isGrave)
    const folded = own.filter((entry) => !open.includes(entry))
    const count = folded.reduce((sum, each) => sum + each.count, 0)
    const groups = count > folded.length ? ` in ${countWithNoun(folded.length, 'group')}` : ''
    const what =
      (open.length > 0
        ? countWithNoun(count, 'more finding')
        : `${headings[why]}: ${countWithNoun(count, 'finding')}`) + groups
    return [
      ...(open.length > 0 ? [`### ${headings[why]}`, ...(why === 'unseen' ? unseen : []), linesOf(open)] : []),
      ...(folded.length > 0
        ? [
            `<details>\n<summary>${what}</summary>`,
            ...(why === 'unseen' && open.length === 0 ? unseen : []),
            linesOf(folded),
            '</details>',
          ]
        : []),
    ]
  })
}

/** Sentences on why findings outside of the diff have no suggestion; empty if a command in the review fixes none of these. */
function howToApply(text: ReviewContent): readonly string[] {
  const isFixable = text.listed.some(
    ({ finding, why }) => why === 'unseen' && finding.fix && !hasRarelyNeededFix(finding),
  )
  if (!isFixable || commandFor(text) === undefined) return []
  return [
    'GitHub allows suggestions only on lines that its diff shows. The command in this review makes the changes that have a fix.',
  ]
}

const linesOf = (entries: readonly ListEntry[]): string => entries.map(({ line }) => line).join('\n')

/** The most entries of a list that is not folded. */
const maxOpen = 3

/** The command that applies the listed fixes in a checkout; undefined if there are none. */
function commandFor(text: ReviewContent): string | undefined {
  const { listed, tool, isCopy } = text
  const fixable = listed.map(({ finding }) => finding).filter((finding) => finding.fix && !hasRarelyNeededFix(finding))
  const files = new Set(fixable.flatMap(({ fix }) => fix?.edits.map(({ file }) => file) ?? []))
  const paths = [...files].filter((file) => !isCopy?.(file)).map(({ path }) => path)
  const review = fixable.some((finding) => resolutionOf(finding) === 'review') ? ['--review'] : []
  const named = paths.length <= 5 ? paths.map(pathArgument) : ['.']
  return paths.length > 0
    ? inlineCode(toolCommandLine(tool, '--write', ...review, ...optionsFor(text, fixable), ...named))
    : undefined
}

/** The options for the version and the choices of this run. Without these options, the command would write other lines. */
function optionsFor(
  { open, from, forms: { defaults, likelyMistakes } = {} }: ReviewContent,
  fixable: readonly Finding[],
) {
  const isOfAccess = fixable.some(({ rule }) => rule.group === 'access')
  return [
    ...(from && from !== 'auto' ? ['--from', from] : []),
    ...(defaults && open.some(keepsWeakerDefault) ? ['--defaults', defaults] : []),
    ...(likelyMistakes && isOfAccess ? ['--likely-mistakes', likelyMistakes] : []),
  ]
}

/** An explanation in parentheses of the command's rarely used options; empty if it has none. */
function explained(command: string): string {
  const parts = nonEmptyTexts(
    command.includes('--defaults safer') && `${inlineCode('--defaults safer')} keeps 2.4's safer defaults`,
    command.includes('--defaults adopt') && `${inlineCode('--defaults adopt')} takes the defaults of 2.4`,
    command.includes('--likely-mistakes close') &&
      `${inlineCode('--likely-mistakes close')} makes \`<Files>\` sections with Deny refuse logged-in users too`,
  )
  return parts.length > 0 ? ` (${namesListed(parts)})` : ''
}

function orHere(text: ReviewContent): string {
  const command = commandFor(text)
  return command ? `, or run this in a checkout: ${command}` : ''
}

function locally(text: ReviewContent): string[] {
  const { listed } = text
  const command = listed.some(({ why }) => why === 'many') ? undefined : commandFor(text)
  return nonEmptyTexts(command && `To apply the fixes listed here, run in a checkout: ${command}${explained(command)}`)
}

export interface ReviewBodyChanges {
  /** The text of a new review, if one is needed. */
  readonly post: string | undefined
  /** The new texts of earlier reviews, by the id of the review. */
  readonly updates: readonly { readonly id: number; readonly body: string }[]
}

/** Decides whether to post a new review: only for new comments or a first list. Otherwise the last review's text is updated. */
export function reviewBodyChangesNeeded(
  text: ReviewContent,
  reviews: readonly Pick<ExistingReview, 'id' | 'body' | 'isOurs'>[],
): ReviewBodyChanges {
  const ours = reviews.flatMap(({ id, isOurs, body }) => {
    const mark = isOurs ? reviewMarkOf(body) : undefined
    return mark && mark.pathsHash === text.pathsHash ? [{ id, mark, body }] : []
  })
  const listing = ours.filter(({ mark }) => mark.list !== 'none')
  const list = listFingerprint(text)
  // A list does not count as the first if an earlier review of ours counted its findings as too many for comments.
  const isFirstList =
    withoutRarelyNeededFixes(text.open).length > 0 &&
    listing.length === 0 &&
    (ours.length === 0 || text.listed.some(({ why }) => why !== 'many'))
  if (text.hasNew || (list !== 'none' && isFirstList)) {
    const newer = 'This list is now in a newer review.'
    const updates = listing.map(({ id, mark }) => ({ id, body: emptied(mark, newer, text.tool) }))
    return { post: reviewBody(text), updates }
  }
  const last = listing.at(-1) ?? ours.at(-1)
  const body = reviewBody(text)
  const isSame = !last || (last.mark.list === list && headOf(last.body) === headOf(body))
  return { post: undefined, updates: isSame ? [] : [{ id: last.id, body }] }
}

/** The text above the list. Only this part is compared, because the links in the list change with each commit. */
const headOf = (body: string): string => body.split(/\n\n(?=### |<details>|<sub>)/, 1).join()

const emptied = (mark: ReviewMark, sentence: string, tool: ToolCommandAndLinks): string =>
  reviewBodyWithMark(`${sentence}\n\n${footerLine(tool)}`, { ...mark, list: 'none' })
