import type { Group } from '../base/grouped.js'
import { pathWord } from '../base/shell-words.js'
import { commandOf, type Tool } from '../base/tool.js'
import { fixKey } from '../change/findings-in-change.js'
import type { Finding, Rule, Severity } from '../migrate/rule.js'
import { bySameMessage, hash } from '../report/fingerprint.js'
import { changedLines, type FixPlace } from '../report/fix-places.js'
import { type LineFinder, lineFinder } from '../report/line-finder.js'
import { code, codeBlock, link, prose } from '../report/markdown-text.js'
import { suggestionBlock } from '../report/suggestion.js'
import { counted } from '../report/summary.js'
import { type Conditions, conditionLine } from './conditions.js'
import { allFindings, type FixShare, type LineComment } from './line-comment.js'
import { type CommentMark, markedComment } from './marker.js'

/** A comment ready to be posted. */
export interface Draft extends CommentMark {
  readonly lineComment: LineComment
  readonly body: string
}

/** What comments are written with. */
export interface Wording {
  readonly tool: Tool
  /** What the text of the review says for several of them. */
  readonly conditions: Conditions
  /** The part of the repository that this run looks at. */
  readonly scope?: string
}

/** What comments say: what 2.4 does with the lines, what must be true, the suggestion, and where to read on. */
export function draftsOf(lineComments: readonly LineComment[], wording: Wording): readonly Draft[] {
  const finder = lineFinder()
  return lineComments.map((lineComment) => draftOf(lineComment, finder, wording))
}

function draftOf(lineComment: LineComment, finder: LineFinder, wording: Wording): Draft {
  const { findings, suggestion, shares, others } = lineComment
  const parts = [
    said(findings, finder),
    ...(suggestion ? suggested(lineComment, wording) : notSuggested(findings, shares, wording)),
    ...(others.length > 0 ? [said(others, finder), ...notSuggested(others, shares, wording)] : []),
    ...shares.flatMap((share) => shared(share, wording)),
    `<sub>${pages(allFindings(lineComment))}</sub>`,
  ]
  const keys = fewKeys(lineComment.keys)
  const print = hash(
    JSON.stringify([
      suggestion,
      shares.map(({ place }) => changedLines(place.changes)),
      allFindings(lineComment).map(({ message, fix }) => [message, fix?.assumes]),
    ]),
  )
  const { scope } = wording
  return { lineComment, print, keys, scope, body: markedComment(parts.join('\n\n'), { print, keys, scope }) }
}

/** A comment holds only so much: of very many findings it has one key that stands for all. */
const fewKeys = (keys: readonly string[]): readonly string[] => (keys.length <= 500 ? keys : [hash(keys.join())])

const names: Readonly<Record<Severity, string>> = { error: 'Error', warning: 'Warning', info: 'Note' }

/** More than these in one comment nobody reads; the rest is counted. */
const mostMessages = 8

function said(findings: readonly Finding[], finder: LineFinder): string {
  const groups = bySameMessage(findings)
  const [only] = groups
  if (groups.length === 1 && only) return sentence(only, finder)
  const cut = groups.length - mostMessages
  const lines = groups.slice(0, mostMessages).map((group) => `- ${sentence(group, finder)}`)
  return [...lines, ...(cut > 0 ? [`- …and ${cut} more on the same lines; the job summary lists them all.`] : [])].join(
    '\n',
  )
}

function sentence([finding, ...others]: Group<Finding>, finder: LineFinder): string {
  const own = finder.of(finding).first
  const lines = [...new Set(others.map((other) => finder.of(other).first))].filter((line) => line !== own)
  const also = lines.length === 0 ? '' : ` The same goes for ${lines.length === 1 ? 'line' : 'lines'} ${listed(lines)}.`
  return `**${names[finding.severity]}:** ${prose(finding.message)}${also}`
}

function listed(lines: readonly number[]): string {
  const shown = lines.slice(0, 20).map(String)
  const more = lines.length - shown.length
  const last = more > 0 ? `${more} more` : shown.pop()
  return shown.length === 0 ? `${last}` : `${shown.join(', ')} and ${last}`
}

function suggested({ file, findings, suggestion }: LineComment, { conditions }: Wording): string[] {
  const assumptions = [...new Set(findings.flatMap(({ fix }) => fix?.assumes ?? []))]
  const isOne = new Set(findings.flatMap(fixKey)).size === 1
  const count = findings.length === 2 ? 'both' : `all ${findings.length}`
  const together = findings.length > 1 && !isOne ? [`The suggestion fixes ${count}.`] : []
  const crlf = /\r\n/.test(file.text)
    ? ['This file has CRLF line endings; check that they are still there after the commit.']
    : []
  return [...together, ...conditionLine(assumptions, conditions), suggestionBlock(suggestion ?? []), ...crlf]
}

/** Fixes that the run may not suggest. What the comment shows in part is not among them. */
function notSuggested(
  findings: readonly Finding[],
  shares: readonly FixShare[],
  { tool, conditions }: Wording,
): string[] {
  const shown = new Set(shares.flatMap(({ findings }) => findings))
  return bySameMessage(findings.filter((finding) => finding.fix && !shown.has(finding))).flatMap(([{ file, fix }]) => {
    const command = code(commandOf(tool, '--diff', ...(fix?.safe ? [] : ['--review']), pathWord(file.path)))
    const button = fix?.safe ? '' : ' With `fixes: all` it is suggested here.'
    return [
      `Fix${fix?.safe ? '' : ' for review'}: ${prose(fix?.title ?? '')}. ${command} shows it.${button}`,
      ...conditionLine(fix?.assumes === undefined ? [] : [fix.assumes], conditions),
    ]
  })
}

/** What a change here needs besides, and the lines that it makes. */
function shared({ findings: [{ rule, fix }], place, elsewhere }: FixShare, { tool, conditions }: Wording): string[] {
  const paths = [...new Set([place, ...elsewhere].map(({ file }) => pathWord(file.path)))]
  const review = fix?.safe ? [] : ['--review']
  const command = code(commandOf(tool, '--write', ...review, ...(paths.length > 20 ? ['.'] : paths)))
  const how =
    elsewhere.length === 0
      ? `GitHub cannot offer this change as a button. ${command} makes it.`
      : `**Apply together** with ${placesText(elsewhere)}: ${whyTogether(rule)}. ${command} makes all of it.`
  return [
    ...conditionLine(fix?.assumes === undefined ? [] : [fix.assumes], conditions),
    how,
    codeBlock(fewLines(changedLines(place.changes)).join('\n'), 'diff'),
  ]
}

const whyTogether = ({ group }: Rule): string =>
  group === 'access'
    ? 'one part alone could let in requests that 2.2 refused'
    : 'one part does not work without the other'

/** So many lines of a diff somebody reads in a comment. */
const mostLines = 60

const fewLines = (lines: readonly string[]): readonly string[] =>
  lines.length <= mostLines
    ? lines
    : [...lines.slice(0, mostLines), ` …and ${counted(lines.length - mostLines, 'more line')}`]

function placesText(places: readonly FixPlace[]): string {
  const shown = places.slice(0, 3).map(({ file, lines }) => `${code(file.path)} line ${lines.first}`)
  const more = places.length - shown.length
  const last = more > 0 ? counted(more, 'more place') : shown.pop()
  return shown.length === 0 ? `${last}` : `${shown.join(', ')} and ${last}`
}

function pages(findings: readonly Finding[]): string {
  const rules = new Map(findings.map(({ rule }) => [rule.id, rule]))
  return Array.from(rules.values(), ({ id, see }) => link(code(id), see)).join(' · ')
}
