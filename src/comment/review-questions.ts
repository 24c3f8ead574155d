import { listText as namesListed, nonEmptyTexts } from '../base/list-text.js'
import type { Assumption } from '../edit/edit.js'
import { saysUsersAreRefused } from '../migrate/access/messages/messages.js'
import type { Finding } from '../migrate/rule.js'
import {
  assumptionQuestionsText,
  assumptionsOfFinding,
  hasRarelyNeededFix,
  questionKindOf,
  questionKindsWorstFirst,
} from '../questions/assumptions.js'
import { inlineCode, markdownSentence } from '../report/markdown-text.js'
import { fileAndLine } from '../syntax/file-and-line.js'
import type { ListedFinding } from './review.js'
import type { ReviewContent } from './review-content.js'
import { areConditionsAskedAbove } from './review-entries.js'

/** The assumptions of the suggested and listed fixes as yes-or-no questions. A fix is right if all answers are yes. */
export function reviewQuestions({ comments, listed, was, forms }: ReviewContent): string[] {
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
        ? 'We assumed yes. If an answer is no, do not accept the suggestions of the rules in brackets after that question.'
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
    ? ` To leave out the changes of ${inlineCode('access-control')}, add ${inlineCode('--skip access-control')} to the command below, and load mod_access_compat in 2.4.`
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
    ? ' If the whole server is here, put `{"complete": true}` into `httpd-upgrade.json` at the top of the repository, and this question is not asked again.'
    : assumptions.some(isAboutOldServer)
      ? ' If you know the version, set `"from"` in `httpd-upgrade.json`.'
      : ''

/** The lines of the sections that the question about logged-in users is about; empty for other questions. */
function closedSections(kind: string, own: readonly Finding[]): string {
  const closed = kind === 'closed-names' ? own.filter(({ message }) => saysUsersAreRefused(message)) : []
  return closed.length > 0 ? ` See ${linesOfFindingsText(closed)}.` : ''
}

/** The places of the lines that use the strictest rules, which the assumption names, as the end of a phrase. */
function strictestPlaces(own: readonly Finding[]): string {
  const sentences = own.flatMap(assumptionsOfFinding).map(({ sentence }) => sentence)
  const places = new Set(sentences.flatMap((one) => / new lines at (.+?) use the strictest/.exec(one)?.[1] ?? []))
  return places.size > 0 ? ` at ${namesListed([...places])}` : ''
}

/** What to do if the answer to a question is no, as a clause. */
function consequenceOfNo(kind: string, own: readonly Finding[], forms: ReviewContent['forms']): string {
  if (closedSections(kind, own) !== '')
    return forms?.likelyMistakes === 'close'
      ? `leave ${inlineCode('--likely-mistakes close')} out of the command in this review`
      : 'edit these lines by hand'
  if (kind === 'stricter-answer') return `write the Require lines${strictestPlaces(own)} by hand`
  if (kind === 'access') return 'do not make these changes; run httpd-upgrade on the server, where all files are'
  return `edit by hand the lines of ${rulesOf(own)}`
}

/** Names the lines of the findings, at most three. */
export const linesOfFindingsText = (findings: readonly Finding[]): string =>
  namesListed([...new Set(findings.map(({ at }) => inlineCode(fileAndLine(at))))], 3)

export const isAboutOldServer = ({ name }: Pick<Assumption, 'name'>): boolean => questionKindOf(name) === 'old-server'
