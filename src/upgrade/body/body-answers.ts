import { type Commit, placeLink } from '../../action/place-link.js'
import { listedPlainly } from '../../base/listed.js'
import type { Verdict } from '../../compare/differences.js'
import { code, link, prose } from '../../report/markdown-text.js'
import { counted } from '../../report/summary.js'
import type { ComparedAnswers, DifferingAnswer } from '../compared-answers.js'
import { fewEntries } from './few-entries.js'

const mostShown = 20
const mostSentences = 6

/** What the answers of both copies come to, in one sentence: Markdown. */
export function answersSentence(answers: ComparedAnswers): string {
  if (answers.kind === 'not started') return notStarted(answers)
  const requests = counted(answers.requests, 'request')
  const told = grave
    .filter(([verdict]) => answers.counts[verdict] > 0)
    .map(([verdict, what]) => `${answers.counts[verdict]} ${what}`)
  if (told.length === 0) return `${requests}: the same answers as before.`
  return `${answers.counts.opened > 0 ? '🛑' : '⚠️'} Of ${requests}, **${listedPlainly(told)}**.`
}

const grave: readonly (readonly [Verdict, string])[] = [
  ['opened', 'answered that the old rules refuse'],
  ['closed', 'refused that the old rules answer'],
  ['changed', 'answered otherwise'],
  ['unanswered', 'without an answer'],
]

function notStarted({ which, said }: Extract<ComparedAnswers, { kind: 'not started' }>): string {
  const what =
    which === 'old'
      ? '2.4 does not start with the old rules of access, not even with mod_access_compat'
      : '2.4 does not start with a copy of the changed files'
  return `No answers could be compared, for ${what}${said === '' ? '.' : `: ${code(said.slice(0, 400))}`}`
}

/** Whether somebody is let in whom the old rules refuse. */
export const isOpened = (answers: ComparedAnswers | undefined): boolean =>
  answers?.kind === 'compared' && answers.counts.opened > 0

/** How it was tried, what differs, and what could not be asked: Markdown, a paragraph or a list each. */
export function answersParts(answers: ComparedAnswers | undefined, commit: Commit): string[] {
  if (answers?.kind !== 'compared') return []
  return [
    how,
    ...fewEntries(
      answers.differing.map((one) => entry(one, commit)),
      mostShown,
    ),
    ...fewEntries(
      answers.notAsked.map((sentence) => `- Not asked: ${prose(sentence)}`),
      mostSentences,
    ),
  ]
}

const how =
  'The same requests were put to two copies, one after the other. One reads the old access rules through mod_access_compat, the other one is the changed files.'

function entry({ verdict, request, changes, line }: DifferingAnswer, commit: Commit): string {
  const at = line
    ? ` (${link(code(`${line.path}:${line.line}`), placeLink(commit, line.path, { first: line.line, last: line.line }))})`
    : ''
  return `- ${verdict}: ${code(request)}${at}: ${listedPlainly(changes.map(code))}`
}
