import { parseSsiConditionOf22, type SsiConditionOf22 } from './old-condition.js'

/** The result of translating a condition. */
export type SsiConditionTranslation =
  /** 2.2 could not read the condition, it is already written for 2.4, or it means the same in both versions. */
  | { readonly kind: 'leave' }
  /**
   * The condition for 2.4. `silent`: without the change, 2.4 would read another meaning without an error. `access`: it contains
   * `-A`, which 2.2 evaluated only with SSIAccessEnable on.
   */
  | { readonly kind: 'rewrite'; readonly text: string; readonly silent: boolean; readonly access: boolean }
  /** A condition that means something else in 2.4 and that this tool cannot translate. */
  | { readonly kind: 'unknown'; readonly silent: boolean }

/**
 * Translates a condition of mod_include to the syntax of ap_expr (util_expr_scan.l, util_expr_parse.y), in which
 * `v('NAME')` is the variable NAME.
 * @param source the value of `expr`, without its quotes
 * @param quote the quotes for strings; not those around the value
 */
export function translateSsiExpression(source: string, quote: '"' | "'"): SsiConditionTranslation {
  const tree = isOfNewKind(source) ? undefined : parseSsiConditionOf22(source)
  if (!tree || meansTheSame(source)) return { kind: 'leave' }
  const silent = isReadableTo24(source)
  const text = sayCondition(tree, quote)
  if (text === undefined) return { kind: 'unknown', silent }
  return text === source.trim() ? { kind: 'leave' } : { kind: 'rewrite', text, silent, access: text.includes('-A ') }
}

/** Whether the condition uses functions, variables or operators that 2.2 did not have. */
const isOfNewKind = (source: string): boolean =>
  /^\s*(true|false)\s*$|\b\w+\s*\(\s*['"]|%\{|=~|!~|(^|[\s(!])-(?!A\b)[a-zA-Z]\w*\s/.test(source)

/** Whether the condition means the same in both versions: it only compares numbers and quoted strings without variables. */
function meansTheSame(source: string): boolean {
  const plain = source.replace(/'[^'"\\$%]*'|"[^'"\\$%]*"/g, '0')
  return (
    /^[\s()!&|=<>\d]+$/.test(plain) &&
    /^[\s(!]*\d+\s*[!=<>]/.test(plain) &&
    !/(^|&&|\|\|)[\s(!]*\d+\s*($|[)&|])/.test(plain)
  )
}

/** Whether variables occur only in quotes, where 2.4 takes them as text, and the rest is valid in 2.4. */
const isReadableTo24 = (source: string): boolean => meansTheSame(source.replace(/\$\{?\w*\}?/g, ''))

/** The condition for 2.4, or undefined if this tool cannot express it. */
function sayCondition(one: SsiConditionOf22, quote: string): string | undefined {
  if (one.type === 'truth') return sayTruth(one.of, quote, '-n')
  if (one.type === 'not')
    return one.of.type === 'truth' ? sayTruth(one.of.of, quote, '-z') : before('!', sayCondition(one.of, quote))
  if (one.type === 'access') return before('-A', sayString(one.of, quote))
  if (one.type === 'group') return within(sayCondition(one.of, quote))
  if (one.type === 'match') return sayMatch(one.left, one.operator, one.regex, quote)
  if (one.type === 'compare') return sayComparison(one.left, one.operator, one.right, quote)
  const left = sayCondition(one.left, quote)
  const right = sayCondition(one.right, quote)
  const mixed = one.right.type === 'join' && one.right.operator !== one.operator
  return left && right && `${left} ${one.operator} ${mixed ? `(${right})` : right}`
}

const before = (sign: string, text: string | undefined) => text && `${sign} ${text}`
const within = (text: string | undefined) => text && `(${text})`

function sayTruth(value: string, quote: string, test: '-n' | '-z'): string | undefined {
  const parts = partsOf(value)
  if (!parts) return undefined
  const isText = parts.some((part) => part.text)
  if (isText || parts.length === 0) return String(isText === (test === '-n'))
  return before(test, sayParts(parts, quote))
}

/**
 * A comparison for 2.4. If both sides are in double quotes, the quotes are dropped: 2.2 took them as part of the text on both
 * sides.
 */
function sayComparison(left: string, operator: string, right: string, quote: string): string | undefined {
  const quoted = [left, right].every((side) => /^"[^"]*"$/.test(side))
  const [a, b] = [left, right].map((side) => sayString(quoted ? side.slice(1, -1) : side, quote))
  return a && b && `${a} ${operator} ${b}`
}

function sayMatch(left: string, operator: string, regex: string, quote: string): string | undefined {
  const text = regex.replaceAll('\\$', '$')
  const mark = ['/', '#', ',', ';', ':', '%', '|', '!'].find((one) => !text.includes(one))
  const subject = sayString(left, quote)
  // 2.2 expands a variable in the pattern when it sends the page. 2.4 does not, so there is no translation.
  if (!subject || !mark || text === '' || /\$[\w{]|[\r\n]/.test(regex)) return undefined
  return `${subject} ${operator === '!=' ? '!~' : '=~'} ${mark === '/' ? '' : 'm'}${mark}${text}${mark}`
}

const sayString = (value: string, quote: string): string | undefined => {
  const parts = partsOf(value)
  return parts && (parts.length ? sayParts(parts, quote) : quote + quote)
}

interface Part {
  readonly text?: string
  readonly variable?: string
}

/** The text and the variables of a string (mod_include.c, ap_ssi_parse_string). Undefined if 2.4 may read it differently. */
function partsOf(value: string): Part[] | undefined {
  const parts: Part[] = []
  for (const [found, braced, plain] of value.matchAll(/\\\$|\$\{([^}]+)\}|\$(\w+)|[^\\$]+|[\s\S]/g)) {
    const variable = braced ?? plain
    // A digit names a group of the last match. Groups are different in 2.4, so there is no translation.
    if (/[\r\n]/.test(found) || (variable !== undefined && !/^[A-Za-z_][\w.-]*$/.test(variable))) return undefined
    if (variable !== undefined) parts.push({ variable })
    else if (parts.at(-1)?.text === undefined) parts.push({ text: found === '\\$' ? '$' : found })
    else parts.push({ text: (parts.pop()?.text ?? '') + (found === '\\$' ? '$' : found) })
  }
  return parts
}

const sayParts = (parts: readonly Part[], quote: string): string =>
  parts
    .map(({ text, variable }) =>
      variable === undefined ? quote + escaped(text ?? '', quote) + quote : `v(${quote}${variable}${quote})`,
    )
    .join(' . ')

const escaped = (text: string, quote: string): string =>
  text
    .replace(/[\\%$]/g, (sign, at: number) =>
      sign === '\\' || /^(%\{|\$\d)/.test(text.slice(at)) ? `\\${sign}` : sign,
    )
    .replaceAll(quote, `\\${quote}`)
