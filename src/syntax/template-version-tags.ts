import { type TemplateTag, templateTagsIn } from './template-tags.js'
import type { Version } from './tree.js'

/** Whether each version reads a branch of a template; `maybe` if the tag also tests something else. */
export type BranchReadings = Readonly<Record<Version, 'always' | 'never' | 'maybe'>>

/** The effect of a line that is only a template tag: it starts or ends a branch that depends on httpd's version. */
export type TemplateVersionTag =
  | { readonly kind: 'open' | 'middle'; readonly readings: BranchReadings }
  | { readonly kind: 'close' }

/**
 * The lines, by start offset, of `<% if versioncmp(@apache_version, '2.4') >= 0 %>`, its `<% else %>` and `<% end %>`,
 * and of similar tags in Jinja and others. Each tag must be alone on its line.
 */
export function templateVersionTags(text: string): ReadonlyMap<number, TemplateVersionTag> | undefined {
  // A quick test, because most files contain no tag.
  if (!tagEnds.some((end) => text.includes(end)) || !versionName.test(text)) return undefined
  const lines = new Map<number, TemplateVersionTag>()
  const open: (readonly TemplateTag[])[] = []
  for (const tag of templateTagsIn(text)) {
    const top = open.pop()
    if (tag.kind === 'open') open.push(...(top ? [top] : []), [tag])
    else if (tag.kind === 'middle' && top) open.push(top.length > 3 ? top : [...top, tag])
    else if (tag.kind === 'end' && top) noteGuard(text, [...top, tag], lines)
    else if (tag.kind === 'middle' || tag.kind === 'end' || tag.kind === 'unknown') return undefined
    else if (top) open.push(top)
  }
  return open.length === 0 && lines.size > 0 ? lines : undefined
}

function noteGuard(text: string, tags: readonly TemplateTag[], lines: Map<number, TemplateVersionTag>): void {
  const [first, second, third] = tags
  const starts = tags.map((tag) => startOfOwnLine(text, tag))
  const readings = first && readingsOf(text.slice(first.start, first.end))
  if (!readings || !second || tags.length > 3 || starts.includes(undefined)) return
  if (third && !/\belse\b(?!\s*if)/i.test(text.slice(second.start, second.end))) return
  const [start, middle, end] = third ? starts : [starts[0], undefined, starts[1]]
  if (start !== undefined) lines.set(start, { kind: 'open', readings })
  if (middle !== undefined) lines.set(middle, { kind: 'middle', readings: opposite(readings) })
  if (end !== undefined) lines.set(end, { kind: 'close' })
}

/** The start of a line that contains only this tag. */
function startOfOwnLine(text: string, { start, end }: TemplateTag): number | undefined {
  const first = text.lastIndexOf('\n', start - 1) + 1
  const newline = text.indexOf('\n', end)
  const rest = text.slice(end, newline < 0 ? text.length : newline)
  return text.slice(start === 0 ? 0 : first, start).trim() === '' && rest.trim() === '' ? first : undefined
}

/**
 * A variable for the version of httpd: `@apache_version`, `apache24_version`, `scope['apache::version']`, `httpd.version`, or
 * `apache_version_short` for its first two numbers.
 */
const version =
  "(?:apache|httpd)[\\w.:]{0,20}?(?:_|\\.|::|'\\]\\[')?version(?:_(?:slim|short|series|release|number|major_minor))?"
const versionName = new RegExp(version, 'i')
const tagEnds = ['%>', '%}', '%]']
const name = `(?:@|\\$|scope(?:\\.lookupvar)?[[(]['"]:{0,2}|node\\[')?${version}(?:['"]?[\\])])?(?:\\.to_[fs])?`
const number = `['"]?(?<number>2\\.[24])(?:\\.0)?['"]?`

/** The forms in which a template tests the version, with the operator as `sign`. */
const questions: readonly RegExp[] = [
  `(?:scope\\.)?(?:function_)?versioncmp\\(?\\[?\\(?${name},\\s*${number}\\)?\\]?\\)?\\s*(?<sign>[<>=!]=?)\\s*0`,
  `${name}\\s*(?<sign>[<>=!]=?|===?)\\s*${number}`,
  `${name}\\.start(?:s?With|_with\\?)\\(\\s*${number}\\.?['"]?\\s*\\)(?<sign>)`,
  `${name}\\s*(?:is\\s+version(?:_compare)?|\\|\\s*version(?:_compare)?)\\s*\\(${number},\\s*['"](?<sign>[<>=!]=?|ge|gt|le|lt|eq|ne)['"]\\)`,
].map((form) => new RegExp(`^${form}$`, 'i'))

/**
 * Which version reads a branch by the test in its tag. Undefined if the tag does not test the version, or only as one of several
 * alternatives.
 */
function readingsOf(source: string): BranchReadings | undefined {
  const body = source
    .replace(/^(?:<%|\{%|\[%)[-+]?|[-+]?(?:%>|%\}|%\])$/g, '')
    .trim()
    .replace(/\s*(?:\{|then|do)$/, '')
  const [, word, asked] = /^(if|unless)\b\s*(.*)$/is.exec(body) ?? []
  const bare = asked?.replace(/^\((.*)\)$/s, '$1').trim()
  const holds = word && bare && (answerTo(bare) ?? answerToAll(bare))
  return holds ? (word.toLowerCase() === 'unless' ? opposite(holds) : holds) : undefined
}

function answerTo(asked: string): BranchReadings | undefined {
  for (const question of questions) {
    const found = question.exec(asked)
    if (!found) continue
    const sign = found.groups?.sign || '=='
    return answers[`${signs[sign] ?? sign} ${found.groups?.number}`]
  }
  return undefined
}

/**
 * The readings of a branch whose tag joins a test of the version with other conditions by "and": `always` becomes `maybe`.
 * Undefined without exactly one test of the version.
 */
function answerToAll(asked: string): BranchReadings | undefined {
  if (/\bor\b|\|\|/i.test(asked)) return undefined
  const [only, ...more] = asked.split(/\s+and\s+|\s*&&\s*/i).flatMap((one) => answerTo(one.trim()) ?? [])
  return only && more.length === 0 ? { '2.2': orMaybe(only['2.2']), '2.4': orMaybe(only['2.4']) } : undefined
}

const orMaybe = (reading: BranchReadings[Version]) => (reading === 'never' ? reading : 'maybe')

const signs: Readonly<Record<string, string>> = {
  ge: '>=',
  gt: '>',
  le: '<=',
  lt: '<',
  eq: '==',
  ne: '!=',
  '=': '==',
  '===': '==',
}

const only24: BranchReadings = { '2.2': 'never', '2.4': 'always' }
const only22: BranchReadings = { '2.2': 'always', '2.4': 'never' }

/**
 * The answers by operator and number. A variable may be `2.2` or `2.2.15`. Whether it is greater than `2.2` is therefore not
 * known.
 */
const answers: Readonly<Record<string, BranchReadings>> = {
  '>= 2.4': only24,
  '< 2.4': only22,
  '== 2.4': only24,
  '!= 2.4': only22,
  '== 2.2': only22,
  '!= 2.2': only24,
}

const opposite = (readings: BranchReadings): BranchReadings => ({
  '2.2': opposites[readings['2.2']],
  '2.4': opposites[readings['2.4']],
})

const opposites = { always: 'never', never: 'always', maybe: 'maybe' } as const
