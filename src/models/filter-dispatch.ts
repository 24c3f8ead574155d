import { isEvaluablePattern } from '../httpd/evaluable-pattern.js'
import { atoi } from '../httpd/number.js'
import { quoted } from '../syntax/literal.js'

/** An expression of 2.4 that is true for the same responses as the two condition words of 2.2's FilterProvider. */
export interface DispatchExpression {
  readonly expression: string
  /** Whether an empty value makes a difference: 2.2 treats an empty variable or header as present, and 2.4 does not. */
  readonly emptyDiffers: boolean
}

/**
 * Translates the condition that chose a filter in 2.2 (modules/filters/mod_filter.c, filter_provider and
 * filter_lookup). Undefined if no expression is equivalent: for the handler, or for text that an expression cannot
 * contain.
 * @param source `resp=Name`, `req=Name`, `env=NAME`, `Name` or `handler`
 * @param match `word`, `$part`, `/regex/i`, `*`, `<n` and the like, with `!` before it for the opposite
 */
export function dispatchExpressionFor(source: string, match: string): DispatchExpression | undefined {
  const value = variableOf(source)
  const negated = match.startsWith('!')
  const test = value && testOf(value, negated ? match.slice(1) : match)
  if (!test) return undefined
  return {
    expression: negated ? `!( ${test.expression} )` : test.expression,
    emptyDiffers: test.emptyDiffers && value !== contentType,
  }
}

const contentType = '%{CONTENT_TYPE}'

function variableOf(source: string): string | undefined {
  const [, table = 'resp', name = ''] = /^(?:(env|req|resp)=)?(.*)$/i.exec(source) ?? []
  const kind = table.toLowerCase()
  if (!/^[\w.-]+$/.test(name) || source.toLowerCase() === 'handler') return undefined
  if (kind === 'resp') return /^content-type$/i.test(name) ? contentType : `resp('${name}')`
  return kind === 'req' ? `req_novary('${name}')` : `reqenv('${name}')`
}

function testOf(value: string, match: string): DispatchExpression | undefined {
  const there = `-n ${value}`
  if (match.startsWith('*')) return { expression: there, emptyDiffers: true }
  const [, operator, number = ''] = /^(<=?|>=?|=)(.*)$/s.exec(match) ?? []
  if (operator) return compared(value, operator, atoi(number))
  if (match.startsWith('/')) return matched(value, match)
  const part = match.startsWith('$')
  const text = match.slice(part ? 1 : 0)
  if (text === '') return undefined
  const pattern = inDelimiters(part ? escaped(text) : `^${escaped(text)}$`, 'i')
  return pattern === undefined
    ? undefined
    : { expression: part ? `${value} =~ ${pattern}` : `${there} && ${value} =~ ${pattern}`, emptyDiffers: false }
}

const operators: Readonly<Record<string, string>> = { '=': '-eq', '<': '-lt', '<=': '-le', '>': '-gt', '>=': '-ge' }

function compared(value: string, operator: string, number: number): DispatchExpression {
  // The comparisons that are true for an empty value, which 2.2 counted as 0.
  const holdsForZero =
    { '=': number === 0, '<': 0 < number, '<=': 0 <= number, '>': 0 > number, '>=': 0 >= number }[operator] ?? true
  return { expression: `-n ${value} && ${value} ${operators[operator]} ${number}`, emptyDiffers: holdsForZero }
}

function matched(value: string, match: string): DispatchExpression | undefined {
  const end = match.lastIndexOf('/')
  if (end === 0) return undefined
  const regex = match.slice(1, end)
  const pattern = inDelimiters(regex, match.slice(end + 1).includes('i') ? 'i' : '')
  return pattern === undefined
    ? undefined
    : { expression: `-n ${value} && ${value} =~ ${pattern}`, emptyDiffers: matchesNothing(regex) }
}

function matchesNothing(regex: string): boolean {
  if (!isEvaluablePattern(regex)) return true
  try {
    return new RegExp(regex).test('')
  } catch {
    return true
  }
}

const escaped = (text: string) => text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')

/**
 * A regular expression for an expression of 2.4, where it ends at the first delimiter, escaped or not (server/util_expr_scan.l).
 */
function inDelimiters(regex: string, flags: string): string | undefined {
  const delimiter = [...'#/,%:;!'].find((candidate) => !regex.includes(candidate))
  if (!delimiter || /[\n\r]/.test(regex)) return undefined
  return `${delimiter === '/' ? '' : 'm'}${delimiter}${regex}${delimiter}${flags}`
}

/** The expression as the third word of a FilterProvider line. */
export const expressionWord = ({ expression }: DispatchExpression): string => quoted(expression)
