import type { ComparedRequest, ServerComparison } from './comparison.js'
import { verdictCounts } from './comparison.js'
import { requestText, shownValue } from './comparison-text.js'

/** The comparison as JUnit's XML, which every CI can show: a test case for each request, with the line that it tests as class. */
export function comparisonJunit(comparison: ServerComparison): string {
  const { results, unasked } = comparison
  const { opened, closed, changed, unanswered } = verdictCounts(comparison)
  const head = `tests="${results.length + unasked.length}" failures="${opened + closed + changed}" errors="${unanswered}" skipped="${unasked.length}"`
  const cases = [
    ...results.map(caseOf),
    ...unasked.map((sentence) => `    <testcase classname="not asked" name="${xml(sentence)}"><skipped/></testcase>`),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="httpd-upgrade compare" ${head}>`,
    `  <testsuite name="${xml(`${comparison.old} and ${comparison.newer}`)}" ${head}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

function caseOf(one: ComparedRequest): string {
  const place = one.lines[0] ? `${one.lines[0].path}:${one.lines[0].line}` : 'configuration'
  const head = `    <testcase classname="${xml(place)}" name="${xml(requestText(one))}"`
  if (one.verdict === 'same') return `${head}/>`
  const kind = one.verdict === 'unanswered' ? 'error' : 'failure'
  const said = one.differences.map(({ what, old, newer }) => `${what}: ${shownValue(old)} → ${shownValue(newer)}`)
  const causes = one.causes.map(({ rule, path, line, message }) => `${rule} at ${path}:${line}: ${message}`)
  return `${head}><${kind} type="${one.verdict}" message="${xml(said.join('; '))}">${xml([...said, ...causes].join('\n'))}</${kind}></testcase>`
}

/** Escapes a text for XML. Characters that XML 1.0 does not allow are replaced by U+FFFD. */
const xml = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/[\n\t\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)
