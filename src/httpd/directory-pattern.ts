import type { Section } from '../syntax/tree.js'
import { isPlainPattern, withoutSigns } from './plain-pattern.js'

/** Whether 2.2 never applied a `<DirectoryMatch>` or `<Directory ~>`, because its pattern needs a `$` to match. */
export function neverApplied(section: Section): boolean {
  const pattern = patternOf(section)
  return pattern !== undefined && needsEnd(pattern)
}

/** Whether the pattern of such a section has a `$` and syntax that this tool does not read, so it may need the `$`. */
export function mayNeverApply(section: Section): boolean {
  const pattern = patternOf(section)
  return pattern?.includes('$') === true && !isPlainPattern(pattern)
}

function patternOf({ key, args: [first, second] }: Section): string | undefined {
  if (first?.value === '~') return second?.value
  return key === 'directorymatch' ? first?.value : undefined
}

/**
 * Whether every way to match this regular expression ends in a `$`. For directories 2.2 let no `$` match
 * (server/request.c of 2.2, ap_directory_walk: AP_REG_NOTEOL), so that such a section never applied. `\z` did match.
 * Never so of a pattern that is not plain.
 */
export function needsEnd(pattern: string): boolean {
  // PCRE itself gives up at 250 levels.
  if (pattern.split('(').length > 1000 || !isPlainPattern(pattern)) return false
  const reader = { pattern, at: 0 }
  const needed = alternatives(reader)
  return needed && reader.at >= pattern.length
}

interface Reader {
  readonly pattern: string
  at: number
}

/** Up to the end or the closing parenthesis: whether all alternatives need a `$`. */
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

const firstWithoutSigns = new RegExp(`^(?:${withoutSigns})`)

/** One character, set or group; whether it needs a `$`. */
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
  // What a negative look-around asks for must not be there.
  return inner && !open.endsWith('!')
}
