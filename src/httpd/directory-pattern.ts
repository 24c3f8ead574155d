import type { Section } from '../syntax/tree.js'
import { escapeSetOrCommentSource, isEvaluablePattern } from './evaluable-pattern.js'

/** Whether 2.2 never applied a `<DirectoryMatch>` or `<Directory ~>`, because its pattern needs a `$` to match. */
export function neverMatchedIn22(section: Section): boolean {
  const pattern = patternOf(section)
  return pattern !== undefined && needsDollarToMatch(pattern)
}

/**
 * Whether the section's pattern has a `$` and syntax that this tool does not evaluate, so it may need the `$` to match.
 */
export function mayNeedDollarToMatch(section: Section): boolean {
  const pattern = patternOf(section)
  return pattern?.includes('$') === true && !isEvaluablePattern(pattern)
}

function patternOf({ key, args: [first, second] }: Section): string | undefined {
  if (first?.value === '~') return second?.value
  return key === 'directorymatch' ? first?.value : undefined
}

/**
 * Whether every match of this regular expression needs a `$`. In 2.2 `$` never matched for directories (server/request.c of 2.2,
 * ap_directory_walk: AP_REG_NOTEOL), so a section whose pattern needs one never applied. `\z` did match. False for a pattern with
 * unusual syntax.
 */
export function needsDollarToMatch(pattern: string): boolean {
  // The limit keeps this recursive reader from overflowing the call stack. PCRE itself gives up at 250 nested groups.
  if (pattern.split('(').length > 1000 || !isEvaluablePattern(pattern)) return false
  const reader = { pattern, at: 0 }
  const needed = alternatives(reader)
  return needed && reader.at >= pattern.length
}

interface Reader {
  readonly pattern: string
  at: number
}

/**
 * Reads alternatives up to the end or the closing parenthesis.
 * @returns whether all of them need a `$`
 */
function alternatives(reader: Reader): boolean {
  let all = sequence(reader)
  while (reader.pattern[reader.at] === '|') {
    reader.at++
    all = sequence(reader) && all
  }
  return all
}

function sequence(reader: Reader): boolean {
  let needed = false
  for (let next = reader.pattern[reader.at]; next && next !== '|' && next !== ')'; next = reader.pattern[reader.at]) {
    const piece = atom(reader, next)
    const optional = /^(?:[?*]|\{0)/.test(reader.pattern.slice(reader.at, reader.at + 2))
    reader.at += /^(?:[?*+]|\{\d+(?:,\d*)?\})?[?+]?/.exec(reader.pattern.slice(reader.at))?.[0].length ?? 0
    needed ||= piece && !optional
  }
  return needed
}

const firstWithoutSigns = new RegExp(`^(?:${escapeSetOrCommentSource})`)

/**
 * Reads one character, set or group.
 * @returns whether it needs a `$`
 */
function atom(reader: Reader, next: string): boolean {
  const rest = reader.pattern.slice(reader.at)
  const plain = firstWithoutSigns.exec(rest)?.[0] ?? (next === '(' ? '' : next)
  if (plain !== '') {
    reader.at += plain.length
    return plain === '$'
  }
  const open = /^\((?:\?(?:[:>]|<?[=!]|P?<\w+>|i[:)]))?/.exec(rest)?.[0] ?? '('
  reader.at += open.length
  if (open === '(?i)') return false
  const inner = alternatives(reader)
  reader.at++
  // A negative look-around succeeds if its content does not match, so its `$` is not needed.
  return inner && !open.endsWith('!')
}
