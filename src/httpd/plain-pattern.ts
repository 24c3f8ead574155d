/**
 * Whether a regular expression holds only syntax that is read here: characters, escapes for one character or for a place, sets,
 * groups, references back, looks around, comments, and repetitions. This tool cannot tell what other syntax matches:
 * `\Q…\E`, flags such as `(?x)`, `(?(…)`, `(*VERB)`, recursion and named sets such as `[[:alpha:]]`. `(?i)` changes no sign's
 * meaning. A repetition after a comment repeats the part before the comment.
 */
export function isPlainPattern(pattern: string): boolean {
  let open = 0
  let end = 0
  for (const [piece] of pattern.matchAll(pieces)) {
    end += piece.length
    if (piece.startsWith('(') && !/^\(\?[i#].*\)$/s.test(piece)) open++
    else if (piece === ')' && --open < 0) return false
  }
  return end === pattern.length && open === 0
}

/** A character by its number, or one that is meant as it stands; a kind of character; a place. */
const escaped = /\\(?:x[0-9a-fA-F]{2}|[0-3][0-7]{2}|[1-9](?!\d)|c[\x20-\x7e]|[dDwWsSbBAzZhHvVnrtfae]|[^\w\s]|\s)/.source

const comment = /\(\?#[^)]*\)(?![?*+{])/.source

const set = `\\[\\^?\\]?(?:${escaped}|\\[(?![:.=])|[^\\]\\\\[])*\\]`

const group = /\((?:\?(?:i\)|i?:|[=!>]|<[=!]|P?<\w+>)|(?![?*]))/.source

const pieces = new RegExp(`${escaped}|${set}|${comment}|${group}|[^\\\\[(]`, 'gsy')

/** Matches an escaped character, a set or a comment of a plain pattern. Characters inside them are no operators. */
export const withoutSigns = /\(\?#[^)]*\)|\\c?[\s\S]|\[\^?\]?(?:\\c?[\s\S]|[^\]\\])*\]/.source
