import { isEvaluablePattern } from './evaluable-pattern.js'

/** The parts of a regular expression: a class, an escaped character, or one character. */
const tokens = /\[\^?\]?(?:\\.|\[:\w+:\]|[^\]\\])*\]|\\Q.*?(?:\\E|$)|\\c?.|[\s\S]/g

/**
 * Whether a `$` in the pattern could match before a final newline in 2.2 and cannot in 2.4 (AP_REG_DOLLAR_ENDONLY,
 * since 2.4.30). False in multi-line mode, and if the pattern consumes the newline.
 */
export const dollarMatchedNewlineIn22 = (pattern: string): boolean =>
  !isMultiline(pattern) && partsOf(pattern).some((_, index, parts) => isEnd(parts, index) && !takesBreak(parts, index))

/**
 * The pattern with `\Z` in place of each `$` at an end. In both versions, `\Z` also matches before a final newline (PCRE, "Simple
 * assertions").
 */
export const withFinalDollarAsZ = (pattern: string): string =>
  isEvaluablePattern(pattern) && dollarMatchedNewlineIn22(pattern)
    ? partsOf(pattern)
        .map((part, index, parts) => (isEnd(parts, index) ? '\\Z' : part))
        .join('')
    : pattern

const partsOf = (pattern: string): readonly string[] => pattern.match(tokens) ?? []

/** Whether a part is a `$` at the end of a line or text, and not the `$` of a variable, which httpd fills in. */
const isEnd = (parts: readonly string[], index: number): boolean => parts[index] === '$' && parts[index + 1] !== '{'

const isMultiline = (pattern: string) => /\(\?[a-z]*m/i.test(pattern)

/** Whether a part comes after a greedy repetition of something that matches a line break. */
function takesBreak(parts: readonly string[], index: number): boolean {
  const [what = '', times = ''] = parts.slice(Math.max(0, index - 2), index)
  return /^[*+]$/.test(times) && /^(\\[snRWDv]|\[\^(?!.*\\[nsWDR]).*\]|\[[^^].*\\[ns].*\])$/.test(what)
}
