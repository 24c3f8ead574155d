import { footerLine } from '../action/footer.js'
import { fixCommand } from '../action/trigger.js'
import { groupBy } from '../base/group-by.js'
import { listText } from '../base/list-text.js'
import { pathArgument } from '../base/shell-words.js'
import { type ToolCommandAndLinks, toolCommandLine } from '../base/tool.js'
import type { Finding, Severity } from '../migrate/rule.js'
import {
  assumptionQuestionList,
  assumptionQuestionsText,
  assumptionsOfFinding,
  firstAssumptionsText,
} from '../questions/assumptions.js'
import { fingerprintHash, groupByMessageAndFix } from '../report/fingerprint.js'
import { inlineCode, markdownLink, markdownSentence } from '../report/markdown-text.js'
import { linesOfFinding } from '../report/position.js'
import { suggestionBlock } from '../report/suggestion.js'
import { countWithNoun } from '../report/summary.js'
import { type CommentMark, commentBodyWithMark } from './hidden-marks.js'
import { findingsInComment, type LineComment } from './line-comment.js'
import type { RepeatedSuggestions } from './repeated-suggestions.js'

/** A comment ready to be posted. */
export interface CommentDraft extends CommentMark {
  readonly lineComment: LineComment
  /** The messages and conditions in the comment, one by one. */
  readonly statements: readonly string[]
  readonly body: string
}

/** What the texts of all comments need besides their findings. */
export interface CommentWording {
  readonly tool: ToolCommandAndLinks
  /** A hash of the inputs that choose the files of the run. */
  readonly pathsHash: string
  /** For a comment that stands for equal comments elsewhere: their findings. */
  readonly repeated?: Pick<RepeatedSuggestions, 'otherFindings'>
}

/** The draft of each comment, with its text: what 2.4 does with the lines, assumptions, the suggestion, and a link. */
export const commentDrafts = (
  lineComments: readonly LineComment[],
  { tool, pathsHash, repeated }: CommentWording,
): readonly CommentDraft[] =>
  lineComments.map((lineComment) => {
    const mark = { contentHash: contentHashOf(lineComment), keys: fewKeys(lineComment.keys), pathsHash }
    return {
      ...mark,
      lineComment,
      statements: statementsOf(lineComment),
      body: commentBodyWithMark(bodyOf(lineComment, tool, repeated?.otherFindings.get(lineComment)), mark),
    }
  })

/** The draft with a note that it replaces an earlier suggestion. */
export const replacementDraft = (draft: CommentDraft): CommentDraft => ({
  ...draft,
  body: `${takesThePlace}\n\n${draft.body}`,
})

const takesThePlace = 'The files have changed, so this comment replaces the earlier suggestion.'

/** The text for editing a comment in place: a note that it changed, then the new text. */
export const bodyMarkedUpdated = ({ body }: CommentDraft): string => `${isUpdated}\n\n${body}`

const isUpdated = 'Updated: the files or this tool have changed since the comment was posted.'

/** Whether a comment already has all statements of a draft. Line numbers are ignored, because lines may have moved. */
export function bodyHasAllStatements(body: string, { statements }: CommentDraft): boolean {
  const said = withoutLines(body.replaceAll(', check first:**', ':**'))
  return statements.every((one) => said.includes(withoutLines(one)))
}

const withoutLines = (text: string): string => text.toLowerCase().replace(/:\d+\b|\b(lines?) \d[\d, and]*/g, '$1')

const statementsOf = (comment: LineComment): readonly string[] => [
  ...[comment.findings, comment.otherFindings].flatMap((some) =>
    some.length === 0 ? [] : messageLines(some, comment).map((line) => line.replace(', check first:**', ':**')),
  ),
  ...(comment.suggestion
    ? assumptionQuestionList(comment.findings.flatMap(assumptionsOfFinding)).map((one) => markdownSentence(one))
    : []),
]

/** Whether the existing comment has a suggestion that differs from the draft's. */
export const hadOtherSuggestion = (body: string, { lineComment: { suggestion } }: CommentDraft): boolean =>
  body.includes('suggestion\n') && !(suggestion && body.includes(suggestionBlock(suggestion)))

function bodyOf(comment: LineComment, tool: ToolCommandAndLinks, more: readonly Finding[] | undefined): string {
  const { findings, suggestion, otherFindings } = comment
  const parts = [
    sentences(findings, comment),
    ...(suggestion ? [suggestionBlock(suggestion), ...toCheck(findings)] : notSuggested(findings, tool)),
    ...(more ? [alsoIn(more, comment)] : []),
    ...(otherFindings.length > 0 ? [sentences(otherFindings, comment), ...notSuggested(otherFindings, tool)] : []),
    footerLine(tool, pages(findingsInComment(comment))),
  ]
  return parts.join('\n\n')
}

/** A sentence about the other places that the comment stands for. */
function alsoIn(more: readonly Finding[], { file }: LineComment): string {
  const paths = [...new Set(more.map((finding) => finding.file.path))].filter((path) => path !== file.path)
  const where = paths.length === 0 ? ' in this file' : ` (${listText(paths.map(inlineCode), 3)})`
  return `${countWithNoun(more.length, 'more place')}${where} can be changed in the same way: comment ${inlineCode(fixCommand)} to change all of them.`
}

/** A hash of the suggestion and the messages of a comment. */
const contentHashOf = (comment: LineComment): string =>
  fingerprintHash(
    JSON.stringify([comment.suggestion, findingsInComment(comment).map(({ message, fix }) => [message, fix?.assumes])]),
  )

/** The keys for a comment, whose space is limited: with more than 500 findings, one key stands for them all. */
const fewKeys = (keys: readonly string[]): readonly string[] =>
  keys.length <= 500 ? keys : [fingerprintHash(keys.join())]

const names: Readonly<Record<Severity, string>> = { error: 'Error', warning: 'Warning', info: 'Note' }

/** The most sentences in one comment. Further sentences are only counted. */
const maxMessages = 8

function sentences(findings: readonly Finding[], comment: LineComment): string {
  const lines = messageLines(findings, comment)
  const cut = lines.length - maxMessages
  if (lines.length === 1) return lines.join()
  const more = cut > 0 ? [`…and ${cut} more on the same lines; the job summary lists them all.`] : []
  return [...lines.slice(0, maxMessages), ...more].map((line) => `- ${line}`).join('\n')
}

/** Each message with its severity. Messages that differ only in the directive are joined. */
function messageLines(findings: readonly Finding[], comment: LineComment): readonly string[] {
  const alike = groupBy(groupByMessageAndFix(findings), ([{ message }]) => pattern(message))
  return Array.from(alike.values(), ([group, ...more]) => {
    const isOne = group.length === 1 && more.length === 0
    const [{ severity, message }] = group
    const isAsked =
      comment.suggestion && [group, ...more].flat().some((finding) => assumptionsOfFinding(finding).length > 0)
    const also = comment.suggestion ? '' : otherLines(group)
    return `**${names[severity]}${isAsked ? ', check first' : ''}:** ${markdownSentence(isOne ? message : plural(message))}${also}`
  })
}

/** Turns a sentence about one place into a sentence about several places. */
const plural = (message: string): string => message.replace('The new line has', 'The new lines have')

/** The sentence without the names of directives, to find messages that differ only in these. */
const pattern = (message: string): string =>
  message.replace(/`[^`]*`(?:(?:, | and )`[^`]*`)*/g, '`').replace(/\bThese lines mean\b/, 'This line means')

function otherLines([finding, ...others]: readonly Finding[]): string {
  const own = finding && linesOfFinding(finding).first
  const lines = [...new Set(others.map((other) => linesOfFinding(other).first))].filter((line) => line !== own)
  return lines.length === 0
    ? ''
    : ` The same applies to ${lines.length === 1 ? 'line' : 'lines'} ${listText(lines.map(String), 20)}.`
}

/** The condition of a suggestion, so that the comment is complete by itself. */
const toCheck = (findings: readonly Finding[]): string[] => {
  const assumptions = findings.flatMap(assumptionsOfFinding)
  return assumptions.length === 0 ? [] : [`Check first: ${markdownSentence(assumptionQuestionsText(assumptions))}`]
}

/** The assumptions of fixes without a suggestion, as a sentence: no question in the review is about them. */
const assumed = (findings: readonly Finding[]): string[] => {
  const assumptions = findings.flatMap(assumptionsOfFinding)
  return assumptions.length === 0 ? [] : [`Assumed: ${markdownSentence(firstAssumptionsText(assumptions))}`]
}

/** The fixes that the run cannot suggest, each with the command that shows it. */
const notSuggested = (findings: readonly Finding[], tool: ToolCommandAndLinks): string[] =>
  groupByMessageAndFix(findings.filter(({ fix }) => fix)).flatMap(([finding]) => {
    const { file, fix } = finding
    const command = inlineCode(
      toolCommandLine(tool, '--diff', ...(fix?.safe ? [] : ['--review']), pathArgument(file.path)),
    )
    return [
      `Fix${fix?.safe ? '' : ' for review'}: ${markdownSentence(fix?.title ?? '')}. ${command} shows the fix.`,
      ...assumed([finding]),
    ]
  })

function pages(findings: readonly Finding[]): string {
  const rules = new Map(findings.map(({ rule }) => [rule.id, rule]))
  return Array.from(rules.values(), ({ id, see }) => markdownLink(inlineCode(id), see)).join(' · ')
}
