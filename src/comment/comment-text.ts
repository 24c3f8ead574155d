import type { Group } from '../base/grouped.js'
import { fixKey } from '../change/findings-in-change.js'
import type { Finding, Severity } from '../migrate/rule.js'
import { bySameMessage, hash, keyOf } from '../report/fingerprint.js'
import { type LineFinder, lineFinder } from '../report/line-finder.js'
import { code, link, prose } from '../report/markdown-text.js'
import { shellPaths } from '../report/shell-words.js'
import { suggestionBlock } from '../report/suggestion.js'
import { type CommentMark, markedComment } from './marker.js'
import type { LineComment } from './review.js'

/** A comment ready to be posted. */
export interface Draft extends CommentMark {
  readonly lineComment: LineComment
  readonly body: string
}

/** What comments say: what 2.4 does with the lines, the suggestion, what it assumes, and where to read on. */
export function draftsOf(lineComments: readonly LineComment[]): readonly Draft[] {
  const finder = lineFinder()
  return lineComments.map((lineComment) => draftOf(lineComment, finder))
}

function draftOf(lineComment: LineComment, finder: LineFinder): Draft {
  const { findings, suggestion } = lineComment
  const parts = [
    said(findings, finder),
    ...suggested(lineComment),
    ...assumed(lineComment),
    `<sub>${pages(findings)}</sub>`,
  ]
  const keys = fewKeys(findings.map(keyOf))
  const print = hash(JSON.stringify([suggestion, findings.map(({ message, fix }) => [message, fix?.assumes])]))
  return { lineComment, print, keys, body: markedComment(parts.join('\n\n'), { print, keys }) }
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
  return [
    ...lines,
    ...(cut > 0 ? [`- …and ${cut} more on the same lines; the summary of the job has them all.`] : []),
  ].join('\n')
}

function sentence([finding, ...others]: Group<Finding>, finder: LineFinder): string {
  const own = finder.of(finding).first
  const lines = [...new Set(others.map((other) => finder.of(other).first))].filter((line) => line !== own)
  const also =
    lines.length === 0 ? '' : ` The same is true of ${lines.length === 1 ? 'line' : 'lines'} ${listed(lines)}.`
  return `**${names[finding.severity]}:** ${prose(finding.message)}${also}`
}

function listed(lines: readonly number[]): string {
  const shown = lines.slice(0, 20).map(String)
  const more = lines.length - shown.length
  const last = more > 0 ? `${more} more` : shown.pop()
  return shown.length === 0 ? `${last}` : `${shown.join(', ')} and ${last}`
}

function suggested({ file, findings, suggestion }: LineComment): string[] {
  if (!suggestion) return findings.flatMap(({ fix }) => fix ?? []).length > 0 ? notSuggested(findings) : []
  const isOne =
    findings.length > 1
      ? [
          `The suggestion settles all ${findings.length}, for they ${isOneFix(findings) ? 'have one fix' : 'lie side by side'}.`,
        ]
      : []
  const crlf = /\r\n/.test(file.text)
    ? ['The lines of this file end in CRLF; look that they still do after the commit.']
    : []
  return [...isOne, suggestionBlock(suggestion), ...crlf]
}

const isOneFix = (findings: readonly Finding[]): boolean => new Set(findings.flatMap(fixKey)).size === 1

/** A fix that the run may not suggest, or that was in the way of another. */
function notSuggested(findings: readonly Finding[]): string[] {
  const groups = bySameMessage(findings.filter(({ fix }) => fix))
  return groups.map(([{ file, fix }]) => {
    const assumes = fix?.assumes ? ` It is right only if this is true: ${prose(fix.assumes)}` : ''
    const run = code(`npx httpd-upgrade --diff ${fix?.safe ? '' : '--review '}${shellPaths([file.path])}`)
    return `There is a fix${fix?.safe ? '' : ' for review'}: ${prose(fix?.title ?? '')}.${assumes} ${run} shows it${fix?.safe ? '' : ', and `fixes: all` has it suggested here'}.`
  })
}

function assumed({ findings, suggestion }: LineComment): string[] {
  const assumptions = suggestion ? [...new Set(findings.flatMap(({ fix }) => fix?.assumes ?? []))].map(prose) : []
  const [only] = assumptions
  if (assumptions.length > 1)
    return [`**For review:** right only if all of this is true.\n${assumptions.map((each) => `- ${each}`).join('\n')}`]
  return only === undefined ? [] : [`**For review:** right only if this is true. ${only}`]
}

function pages(findings: readonly Finding[]): string {
  const rules = new Map(findings.map(({ rule }) => [rule.id, rule]))
  return Array.from(rules.values(), ({ id, see }) => link(code(id), see)).join(' · ')
}
