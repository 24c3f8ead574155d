/**
 * Whether a regular expression contains only syntax that this tool evaluates: characters, escapes for a character or position,
 * sets, groups, back references, look-around, comments, repetitions, and `(?i)`. It does not evaluate `\Q…\E`, flags such as
 * `(?x)`, `(?(…)`, `(*VERB)`, recursion, or named sets such as `[[:alpha:]]`. A repetition after a comment applies to the part
 * before the comment; that form is excluded too.
 */
export function isEvaluablePattern(pattern: string): boolean {
  let open = 0
  let end = 0
  for (const [piece] of pattern.matchAll(pieces)) {
    end += piece.length
    if (piece.startsWith('(') && !/^\(\?[i#].*\)$/s.test(piece)) open++
    else if (piece === ')' && --open < 0) return false
  }
  return end === pattern.length && open === 0
}

/** An escape for a character by number, a literal character, a character class, or a position. */
const escaped = /\\(?:x[0-9a-fA-F]{2}|[0-3][0-7]{2}|[1-9](?!\d)|c[\x20-\x7e]|[dDwWsSbBAzZhHvVnrtfae]|[^\w\s]|\s)/.source

const comment = /\(\?#[^)]*\)(?![?*+{])/.source

const set = `\\[\\^?\\]?(?:${escaped}|\\[(?![:.=])|[^\\]\\\\[])*\\]`

const group = /\((?:\?(?:i\)|i?:|[=!>]|<[=!]|P?<\w+>)|(?![?*]))/.source

const pieces = new RegExp(`${escaped}|${set}|${comment}|${group}|[^\\\\[(]`, 'gsy')

/**
 * Matches an escaped character, a set or a comment in a pattern that `isEvaluablePattern` accepts. Characters inside these are
 * not operators.
 */
export const escapeSetOrCommentSource = /\(\?#[^)]*\)|\\c?[\s\S]|\[\^?\]?(?:\\c?[\s\S]|[^\]\\])*\]/.source
