import { houseLine } from '../action/house-line.js'
import { grouped } from '../base/grouped.js'
import { listed } from '../base/listed.js'
import { pathWord } from '../base/shell-words.js'
import { commandOf, type Tool } from '../base/tool.js'
import type { Finding, Severity } from '../migrate/rule.js'
import { assumedText, countsOn } from '../questions/asked-once.js'
import { bySameMessage, hash } from '../report/fingerprint.js'
import { code, link, prose } from '../report/markdown-text.js'
import { linesOfFinding } from '../report/position.js'
import { suggestionBlock } from '../report/suggestion.js'
import { allFindings, inFileOrder, type LineComment } from './line-comment.js'
import { type CommentMark, markedComment } from './marker.js'

/** A comment ready to be posted. */
export interface Draft extends CommentMark {
  readonly lineComment: LineComment
  readonly body: string
}

/** What comments are written with. */
export interface Wording {
  readonly tool: Tool
  /** The part of the repository that this run looks at. */
  readonly scope: string
}

/**
 * What comments say: what 2.4 does with the lines, what was assumed, the suggestion, and where to read on. A sentence stands
 * at the first line that it is about; the others refer to that.
 */
export function draftsOf(lineComments: readonly LineComment[], { tool, scope }: Wording): readonly Draft[] {
  const saying: Saying = { tool, said: new Map() }
  const bodies = new Map([...lineComments].sort(inFileOrder).map((comment) => [comment, bodyOf(comment, saying)]))
  return lineComments.map((lineComment) => {
    const mark = { print: printOf(lineComment), keys: fewKeys(lineComment.keys), scope }
    return { ...mark, lineComment, body: markedComment(bodies.get(lineComment) ?? '', mark) }
  })
}

interface Saying {
  readonly tool: Tool
  /** Where each sentence was said first. */
  readonly said: Map<string, LineComment>
}

function bodyOf(comment: LineComment, saying: Saying): string {
  const { findings, suggestion, others } = comment
  const said = sentences(findings, comment, saying)
  const parts = [
    said,
    ...(suggestion ? suggestedPart(comment, said, saying) : notSuggested(findings, saying)),
    ...(others.length > 0 ? [sentences(others, comment, saying), ...notSuggested(others, saying)] : []),
    houseLine(saying.tool, pages(allFindings(comment))),
  ]
  return parts.join('\n\n')
}

/** Tells whether a comment says something else by now. */
const printOf = (comment: LineComment): string =>
  hash(JSON.stringify([comment.suggestion, allFindings(comment).map(({ message, fix }) => [message, fix?.assumes])]))

/** A comment holds only so much: of very many findings it has one key that stands for all. */
const fewKeys = (keys: readonly string[]): readonly string[] => (keys.length <= 500 ? keys : [hash(keys.join())])

const names: Readonly<Record<Severity, string>> = { error: 'Error', warning: 'Warning', info: 'Note' }

/** More than these in one comment nobody reads; the rest is counted. */
const mostMessages = 8

function sentences(findings: readonly Finding[], comment: LineComment, saying: Saying): string {
  const groups = [...grouped(bySameMessage(findings), ([{ severity, message }]) => `${severity} ${pattern(message)}`)]
  const lines = groups.map(([key, [group]]) => {
    const first = saying.said.get(key)
    if (!first) saying.said.set(key, comment)
    const also = comment.suggestion ? '' : otherLines(group)
    return first
      ? again(group[0], first, comment)
      : `**${names[group[0].severity]}:** ${prose(group[0].message)}${also}`
  })
  const unlike = [...new Set(lines)]
  const cut = unlike.length - mostMessages
  if (unlike.length === 1) return unlike.join()
  const more = cut > 0 ? [`…and ${cut} more on the same lines; the job summary lists them all.`] : []
  return [...unlike.slice(0, mostMessages), ...more].map((line) => `- ${line}`).join('\n')
}

/** The same sentence whatever directives it names. */
const pattern = (message: string): string =>
  message.replace(/`[^`]*`(?:(?:, | and )`[^`]*`)*/g, '`').replace(/\bThese lines mean\b/, 'This line means')

const again = ({ severity }: Finding, first: LineComment, comment: LineComment): string =>
  `**${names[severity]}:** The same as ${placeOf(first, comment)}.`

const placeOf = ({ file, lines }: LineComment, from: LineComment): string =>
  `at line ${lines.first}${file === from.file ? '' : ` of ${code(file.path)}`}`

function otherLines([finding, ...others]: readonly Finding[]): string {
  const own = finding && linesOfFinding(finding).first
  const lines = [...new Set(others.map((other) => linesOfFinding(other).first))].filter((line) => line !== own)
  return lines.length === 0
    ? ''
    : ` The same goes for ${lines.length === 1 ? 'line' : 'lines'} ${listed(lines.map(String), 20)}.`
}

/** @param sentence what is said of the lines, which may stand elsewhere with what is assumed for them too */
function suggestedPart(comment: LineComment, sentence: string, { said }: Saying): string[] {
  const { findings, suggestion } = comment
  const [text] = assumed(findings)
  const first = text && said.get(text)
  if (!text) return [suggestionBlock(suggestion ?? [])]
  if (!first) said.set(text, comment)
  const where = first && placeOf(first, comment)
  const short = where && (sentence.endsWith(`as ${where}.`) ? 'Assumed as there.' : `Assumed as ${where}.`)
  return [short ?? text, suggestionBlock(suggestion ?? [])]
}

/** What was taken to be so, for the text of the review asks it once. */
const assumed = (findings: readonly Finding[]): string[] => {
  const assumptions = findings.flatMap(countsOn)
  return assumptions.length === 0 ? [] : [`Assumed: ${prose(assumedText(assumptions))}`]
}

/** Fixes that the run may not suggest. */
const notSuggested = (findings: readonly Finding[], { tool }: Saying): string[] =>
  bySameMessage(findings.filter(({ fix }) => fix)).flatMap(([finding]) => {
    const { file, fix } = finding
    const command = code(commandOf(tool, '--diff', ...(fix?.safe ? [] : ['--review']), pathWord(file.path)))
    return [
      `Fix${fix?.safe ? '' : ' for review'}: ${prose(fix?.title ?? '')}. ${command} shows it.`,
      ...assumed([finding]),
    ]
  })

function pages(findings: readonly Finding[]): string {
  const rules = new Map(findings.map(({ rule }) => [rule.id, rule]))
  return Array.from(rules.values(), ({ id, see }) => link(code(id), see)).join(' · ')
}
