import { groupBy } from '../../base/group-by.js'
import { commaList, nonEmptyTexts } from '../../base/list-text.js'
import { lineChanges, linesOf } from '../../edit/line-changes.js'
import type { ExplainResult, Explanation } from '../../explain/explain.js'
import type { MessagePlace } from '../../explain/message-place.js'
import { sourceOf } from '../../syntax/tree.js'
import { type Paint, plain, printable } from '../paint.js'
import { countWithNoun } from '../summary.js'

/** The messages of a log, each with its cause, what to do, and the lines of the configuration that it is about. */
export function explanationText({ explanations, notices }: ExplainResult, paint: Paint = plain): string {
  if (explanations.length === 0)
    return notices ? `${notedOnly(notices)}\n` : 'There is no httpd message in this text.\n'
  const others = explanations.filter(({ about }) => about).length
  const unknown = explanations.filter(({ message, about }) => !message && !about).length
  const parts = nonEmptyTexts(
    countWithNoun(explanations.length, 'message'),
    others > 0 && `${others} of them not about the configuration`,
    unknown > 0 && `${unknown} of them unknown`,
    notices > 0 && notedOnly(notices),
  )
  const entries = [...groupBy(explanations, kindOf).values()].flatMap(([first, ...more]) =>
    more.length >= fewAlike ? [entry(first, paint, more)] : [first, ...more].map((one) => entry(one, paint)),
  )
  return `${entries.join('')}${paint('bold', parts.join(', '))}.\n`
}

/** If at least this many further messages have the same explanation, it is shown only once. */
const fewAlike = 2

/**
 * A key that is equal for messages with the same explanation and advice, such as messages about missing modules. A message with
 * a fix has a key of its own.
 */
const kindOf = (one: Explanation): unknown =>
  one.message && one.answer && one.places.length > 0 && one.places.every(({ finding }) => !finding?.fix)
    ? JSON.stringify([one.message.id, one.answer.action, ...one.rules.map(({ id }) => id)])
    : one

const notedOnly = (notices: number) =>
  `${countWithNoun(notices, 'notice')} that ${notices === 1 ? 'needs' : 'need'} nothing`

/**
 * A message with its explanation.
 * @param more messages with the same advice, of which only the places are shown
 */
function entry(explanation: Explanation, paint: Paint, more: readonly Explanation[] = []): string {
  const { said, count, answer, see, rules, places } = explanation
  const times = count > 1 ? paint('dim', ` (${count} times)`) : ''
  const pages = [...rules.map((rule) => `httpd-upgrade rules ${rule.id}`), ...(see ? [see] : [])]
  return [
    `${paint(answer || explanation.about ? 'bold' : 'yellow', headline(explanation))}${times}`,
    ...(answer
      ? [part('why', answer.cause, paint), part('do', answer.action, paint)]
      : [part('why', unexplainedText(explanation), paint)]),
    ...places.flatMap((place) => placeLines(place, paint)),
    ...(more.length > 0 ? [part('also', alsoAt(more), paint)] : []),
    ...(said.at && places.length === 0 ? [part('at', `${said.at.path}:${said.at.line}`, paint)] : []),
    ...pages.slice(0, 3).map((page, index) => part(index === 0 ? 'see' : '', page, paint)),
    '',
    '',
  ].join('\n')
}

const alsoAt = (more: readonly Explanation[]): string => {
  const places = more.flatMap(({ places }) => places.map(({ file, line }) => `${file.path}:${line}`))
  return commaList([...new Set(places)], 8)
}

const headline = ({ said }: Explanation): string =>
  printable([said.code, said.text].filter(Boolean).join(': ')).slice(0, 400)

export function unexplainedText({ said, module, about }: Pick<Explanation, 'said' | 'module' | 'about'>): string {
  const from = module ? ` It comes from ${module}${said.code ? `, which has the number ${said.code}` : ''}.` : ''
  return about ? `${subjects[about]}${from}` : `Not known to httpd-upgrade.${from}`
}

const subjects = {
  request:
    'This is about one request: its URL, and the file, script or server that answers it. No change from 2.2 to 2.4 is known to cause it.',
  connection:
    'This is about one connection: the client, the network or TLS. No change from 2.2 to 2.4 is known to cause it.',
  server:
    'This is about the running server: its processes, memory or files. No change from 2.2 to 2.4 is known to cause it.',
  foreign:
    'This comes from a script, or from a module that is not part of httpd. In 2.4 such modules do not see the Require lines; a module that checks them itself refuses everybody.',
}

const part = (label: string, text: string, paint: Paint) => `  ${paint('blue', label.padEnd(4))} ${text}`

function placeLines({ file, line, node, finding }: MessagePlace, paint: Paint): string[] {
  const isTag = node?.kind === 'section'
  const range = node && { start: node.name.start - (isTag ? 1 : 0), end: node.args.at(-1)?.end ?? node.name.end }
  const source = range ? `${printable(sourceOf(file, range))}${isTag ? '>' : ''}` : ''
  const head = part(
    'at',
    `${paint('bold', `${file.path}:${line}`)}${source ? `: ${source.split('\n')[0]}` : ''}`,
    paint,
  )
  if (!finding) return [head]
  const { message, rule, fix } = finding
  return nonEmptyTexts(
    head,
    `       ${message} ${paint('dim', `[${rule.id}]`)}`,
    fix && `       ${paint(fix.safe ? 'green' : 'yellow', fix.safe ? 'fix' : 'fix, for review')}: ${fix.title}`,
    fix?.assumes && `       ${paint('yellow', 'if')}: ${fix.assumes}`,
    ...changeLines(finding, paint),
  )
}

/** The most removed lines to show, and the most added lines. */
const maxChanged = 8

/** The lines that a fix removes and adds in the section of its finding, or everywhere if it changes nothing there. */
function changeLines({ fix, file, at }: NonNullable<MessagePlace['finding']>, paint: Paint): string[] {
  if (!fix) return []
  const marked = (mark: string, text: string) => linesOf(text).map((line) => `${mark} ${printable(line.trimEnd())}`)
  const around = at.parent ?? at
  const end = around.kind === 'section' ? (around.close?.end ?? around.end) : around.end
  const all = lineChanges(file, fix.edits)
  const near = all.filter((change) => change.start < end && change.end >= around.start)
  const lines = (near.length ? near : all).flatMap(({ before, after }) => [
    ...marked('-', before),
    ...marked('+', after),
  ])
  const shown = (one: string) => `         ${paint(one.startsWith('+') ? 'green' : 'red', one)}`
  if (lines.length <= 2 * maxChanged) return lines.map(shown)
  return ['-', '+'].flatMap((mark) => {
    const own = lines.filter((line) => line.startsWith(mark))
    const more = own.length - maxChanged
    return [...own.slice(0, maxChanged).map(shown), ...(more > 0 ? [`         … ${more} more lines`] : [])]
  })
}
