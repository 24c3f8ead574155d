import { type LinkedCommit, lineUrl } from '../../action/line-link.js'
import { commaList } from '../../base/list-text.js'
import type { Verdict } from '../../compare/differences.js'
import { inlineCode, markdownLink, markdownSentence } from '../../report/markdown-text.js'
import { countWithNoun } from '../../report/summary.js'
import type { ComparedAnswers, DifferingAnswer } from '../compared-answers.js'
import { explanationLine } from './body-verified.js'
import { firstEntriesAndCount } from './few-entries.js'

const maxShown = 20
const maxSentences = 6

/** A sentence with the result of comparing both copies of the server, or with the reason why there is no result. */
export function answersSentence(answers: ComparedAnswers, commit: LinkedCommit): string {
  if (answers.kind === 'not started') return notStarted(answers, commit)
  const requests = countWithNoun(answers.requests, 'request')
  const told = grave
    .filter(([verdict]) => answers.counts[verdict] > 0)
    .map(([verdict, what]) => `${answers.counts[verdict]} ${what}`)
  if (told.length === 0) return `${requests}: the same responses as before.`
  return `${answers.counts.opened > 0 ? '🛑' : '⚠️'} Of ${requests}, **${commaList(told)}**.`
}

const grave: readonly (readonly [Verdict, string])[] = [
  ['opened', 'allowed, but refused by the old rules'],
  ['closed', 'refused, but allowed by the old rules'],
  ['changed', 'with a different response'],
  ['unanswered', 'without a response'],
]

function notStarted(
  { which, stopped }: Extract<ComparedAnswers, { kind: 'not started' }>,
  commit: LinkedCommit,
): string {
  const what =
    which === 'old'
      ? 'With the old access rules 2.4 does not start, not even with mod_access_compat'
      : 'The test copy did not start'
  return `${what}, so no responses were compared.${stopped ? ` It stopped at ${explanationLine(stopped, commit)}` : ''}`
}

/** Whether the changed rules let in a request that the old rules refused. */
export const opensAnyRequest = (answers: ComparedAnswers | undefined): boolean =>
  answers?.kind === 'compared' && answers.counts.opened > 0

/** How both copies were compared, the differences, and the requests that were not sent: one paragraph or list of Markdown each. */
export function answersParagraphs(answers: ComparedAnswers | undefined, commit: LinkedCommit): string[] {
  if (answers?.kind !== 'compared') return []
  return [
    how,
    ...firstEntriesAndCount(
      answers.differing.map((one) => entry(one, commit)),
      maxShown,
    ),
    ...firstEntriesAndCount(
      answers.notAsked.map((sentence) => `- Not tested: ${markdownSentence(sentence)}`),
      maxSentences,
    ),
  ]
}

const how =
  'Two copies of the server got the same requests: one with the old access rules (through mod_access_compat), one with the changed files.'

function entry({ verdict, request, changes, line }: DifferingAnswer, commit: LinkedCommit): string {
  const at = line
    ? ` (${markdownLink(inlineCode(`${line.path}:${line.line}`), lineUrl(commit, line.path, { first: line.line, last: line.line }))})`
    : ''
  return `- ${verdict}: ${inlineCode(request)}${at}: ${commaList(changes.map(inlineCode))}`
}
