import { asBytes } from './bytes.js'

/** What may make a regular expression match other texts in 2.4 than in 2.2. */
export interface PatternOptions {
  /** 2.4 merges the slashes of a path before it looks at it (MergeSlashes). */
  readonly slashes: boolean
  /** A `.` matches a line end (DOTALL). */
  readonly dotAll: boolean
  /** A `$` does not match before a line end (DOLLAR_ENDONLY). */
  readonly dollarEnd: boolean
}

/** Which of the changes may matter to a pattern; only where it is proved that one cannot, it is said not to. */
export function optionsThatMatter(pattern: string): PatternOptions {
  if (pattern.length > longest) return { slashes: true, dotAll: true, dollarEnd: true }
  const ways = waysToMatch(pattern)
  if (!ways) return { slashes: true, dotAll: plainSigns(pattern).includes('.'), dollarEnd: pattern.includes('$') }
  return {
    slashes: ways.some(mindsSlashes),
    dotAll: ways.some(mindsLineEnds),
    dollarEnd: ways.some((way) => way.at(-1) === 'end'),
  }
}

const plainSigns = (pattern: string): string => pattern.replace(/\\[\s\S]|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]/g, '')

/**
 * `name`: at least one character, none of them a slash; `rest`: the same, or nothing. `slashes`: one or more. `other`: a
 * character that may be a slash, `dot` where a `.` says so; `any`: whatever there is.
 */
type Piece = 'begin' | 'end' | 'slash' | 'slashes' | 'name' | 'rest' | 'other' | 'dot' | 'any'
type Way = readonly Piece[]

/**
 * Runs of slashes make no difference where each slash that is asked for stands beside what takes the rest of the run, and no
 * two of them can be found in one run. The first slash of a path is merged by 2.2 too.
 */
function mindsSlashes(way: Way): boolean {
  if (way.includes('other') || way.includes('dot')) return true
  let isInRun = false
  for (const [at, piece] of way.entries()) {
    const isFirst = at === 1 && way[0] === 'begin'
    if (piece === 'name') isInRun = false
    if (piece !== 'slash' && piece !== 'slashes') continue
    if (isInRun) return true
    isInRun = !isFirst
    const [before = 'any', after = 'any'] = [way[at - 1], way[at + 1]]
    if (piece === 'slash' && !isFirst && before !== 'any' && after !== 'any') return true
  }
  return false
}

/** What may be left out at an open end does not matter. */
function mindsLineEnds(way: Way): boolean {
  const pieces = [...way]
  while (pieces[0] === 'any') pieces.shift()
  while (pieces.at(-1) === 'any') pieces.pop()
  return pieces.includes('any') || pieces.includes('dot')
}

interface Reader {
  readonly pattern: string
  at: number
}

/** More ways, or longer patterns, than anybody writes by hand are not looked into. */
const most = 200
const longest = 2_000

/** The ways to match a pattern, groups and alternatives written out; undefined where it holds anything unusual. */
function waysToMatch(pattern: string): readonly Way[] | undefined {
  const reader = { pattern: asBytes(pattern.replace(/^\(\?i\)/, '')), at: 0 }
  const ways = alternatives(reader)
  if (!ways || reader.at < reader.pattern.length) return undefined
  const isPlain = (way: Way) => way.lastIndexOf('begin') <= 0 && [-1, way.length - 1].includes(way.indexOf('end'))
  return ways.every(isPlain) ? ways : undefined
}

function alternatives(reader: Reader): readonly Way[] | undefined {
  const found: Way[] = []
  for (;;) {
    const ways = sequence(reader)
    if (!ways) return undefined
    found.push(...ways)
    if (reader.pattern[reader.at] !== '|') return found.length > most ? undefined : found
    reader.at++
  }
}

function sequence(reader: Reader): readonly Way[] | undefined {
  let ways: readonly Way[] = [[]]
  for (let next = reader.pattern[reader.at]; next && next !== '|' && next !== ')'; next = reader.pattern[reader.at]) {
    const atom = next === '(' ? group(reader) : single(reader)
    const pieces = atom && repeated(atom, take(reader, /(?:[*+?]|\{\d+(?:,\d*)?\})?[?+]?/y))
    if (!pieces || ways.length * pieces.length > most) return undefined
    ways = ways.flatMap((way) => pieces.map((more) => [...way, ...more]))
  }
  return ways
}

function take(reader: Reader, what: RegExp): string {
  what.lastIndex = reader.at
  const found = what.exec(reader.pattern)?.[0] ?? ''
  reader.at += found.length
  return found
}

function group(reader: Reader): readonly Way[] | undefined {
  if (take(reader, /\((?:\?:|(?!\?))/y) === '') return undefined
  const inner = alternatives(reader)
  return take(reader, /\)/y) === ')' ? inner : undefined
}

function single(reader: Reader): readonly Way[] | undefined {
  const text = take(reader, /\[\^?(?:\\[\s\S]|[^[\]\\])+\]|\\[\s\S]|[^[\\*+?{]/y)
  if (text === '^') return [['begin']]
  if (text === '$') return [['end']]
  if (text === '.') return [['dot']]
  if (text === '/' || text === '\\/') return [['slash']]
  if (text === '' || /^\\[^\W\dDdSsWw]|^\\\d/.test(text)) return undefined
  return [[isForSlash(text) ? 'other' : 'name']]
}

const isForSlash = (text: string): boolean => {
  try {
    return /^[[\\]/.test(text) && new RegExp(text).test('/')
  } catch {
    return true
  }
}

function repeated(ways: readonly Way[], quantifier: string): readonly Way[] | undefined {
  if (quantifier === '') return ways
  if (quantifier.startsWith('?')) return [...ways, []]
  const canBeNone = quantifier.startsWith('*') || quantifier.startsWith('{0')
  const pieces = new Set(ways.flat())
  const [only] = pieces
  if ([...pieces].every((piece) => piece === 'name' || piece === 'rest'))
    return [[canBeNone || ways.some((way) => !way.includes('name')) ? 'rest' : 'name']]
  if (ways.length !== 1 || ways[0]?.length !== 1) return undefined
  if (only === 'slash') return /^[*+]/.test(quantifier) ? (canBeNone ? [['slashes'], []] : [['slashes']]) : undefined
  if (only === 'dot') return [[quantifier.startsWith('*') ? 'any' : 'dot']]
  return only === 'other' ? [['other']] : undefined
}
