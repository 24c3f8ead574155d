import { groupBy } from '../base/group-by.js'
import { listText } from '../base/list-text.js'
import { type Paint, plain, printable } from '../report/paint.js'
import { countWithNoun } from '../report/summary.js'
import { senderText, urlText } from '../requests/request-formats.js'
import type { ComparedRequest, ServerComparison } from './comparison.js'
import { verdictCounts } from './comparison.js'
import type { Verdict } from './differences.js'

/** The differences, the worst first, and a line with the counts. */
export function comparisonText(comparison: ServerComparison, paint: Paint = plain): string {
  const trouble = troubleOfAll(comparison)
  if (trouble !== undefined) return `${printable(trouble)}\n${comparisonSummary(comparison)}\n`
  const alike = groupBy(worstDifferencesFirst(comparison.results), sameChange)
  const blocks = Array.from(alike.values(), ([one, ...more]) => `${blockOf(one, paint)}\n${alsoText(more)}`)
  const unasked = comparison.unasked.map((sentence) => `Not tested: ${printable(sentence)}\n`)
  return [...blocks, ...unasked, `${comparisonSummary(comparison)}\n`].join('')
}

/**
 * A key for grouping: requests with equal differences and equal known causes have equal keys. A request without a known cause
 * is its own key.
 */
const sameChange = (one: ComparedRequest): unknown =>
  one.verdict === 'changed' && one.causes.length > 0 ? JSON.stringify([one.differences, one.causes]) : one

const alsoText = (more: readonly ComparedRequest[]): string =>
  more.length === 0
    ? ''
    : `  the same for ${countWithNoun(more.length, 'other request')}: ${printable(listText(more.map(requestText), 3))}\n`

/** The error of all requests, if there are several and all failed in the same way. */
function troubleOfAll({ results }: ServerComparison): string | undefined {
  const [first, ...others] = results.map(({ verdict, differences: [one] }) =>
    verdict === 'unanswered'
      ? [...new Set([one?.old, one?.newer])].filter((text) => text && !/^\d{3}$/.test(text)).join(' ')
      : undefined,
  )
  return others.length > 0 && others.every((text) => text === first) ? first : undefined
}

const grave: readonly Verdict[] = ['opened', 'unanswered', 'closed', 'changed']

/** The requests with different responses, or without one, the worst first. */
export const worstDifferencesFirst = (results: readonly ComparedRequest[]): readonly ComparedRequest[] =>
  grave.flatMap((verdict) => results.filter((one) => one.verdict === verdict))

function blockOf(one: ComparedRequest, paint: Paint): string {
  const style = one.verdict === 'opened' ? 'red' : 'yellow'
  const lines = [
    `${paint(style, one.verdict.padEnd(10))} ${printable(requestText(one))}`,
    ...one.differences.map(({ what, old, newer }) => `  ${what}: ${shownValue(old)} → ${shownValue(newer)}`),
    ...one.lines.map(({ path, line, text }) => `  ${path}:${line}  ${text}`),
    ...one.causes.map(
      ({ path, line, rule, message, fixed }) =>
        `  likely: ${rule} at ${path}:${line}${fixed === undefined ? '' : fixed ? ', as fixed' : ', not fixed'}: ${message}`,
    ),
  ]
  return lines.map((line, index) => (index === 0 ? line : printable(line))).join('\n')
}

export const shownValue = (value: string): string => (value === '' ? 'none' : value)

/** The request in one line: `GET http://www.example.org/a from 10.0.0.1 as alice` */
export function requestText({ request: { method, endpoint, path, asker } }: ComparedRequest): string {
  const who = { client: asker.client.address, user: asker.user, headers: asker.headers }
  return `${method} ${urlText(endpoint, path)}${senderText(who)}`
}

/** The counts in one line: `312 requests, the same responses.` */
export function comparisonSummary(comparison: ServerComparison): string {
  const counts = verdictCounts(comparison)
  const all = comparison.results.length
  if (all === 0) return 'no request got a response from both.'
  const requests = `${all} ${all === 1 ? 'request' : 'requests'}`
  const told = grave.filter((verdict) => counts[verdict] > 0).map((verdict) => `${counts[verdict]} ${verdict}`)
  if (told.length === 0) return `${requests}, the same responses.`
  return `${requests}: ${[...told, `${counts.same} the same`].join(', ')}.`
}
