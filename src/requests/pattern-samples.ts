/**
 * Texts that a regular expression matches: the shortest for each alternative, and one with each repetition. Empty for
 * unsupported syntax; callers check each text against the pattern.
 */
export function textsMatchingPattern(pattern: string): readonly string[] {
  const reader: Reader = { text: pattern.replace(/\(\?[a-z]+\)/g, ''), at: 0 }
  const found = alternatives(reader, 0)
  return [...new Set(found)].slice(0, most)
}

/** The samples, with text before them if the pattern does not start with `^`, and text after them if it does not end with `$`. */
export function textsMatchingPatternWithin(pattern: string, before: string, behind: string): readonly string[] {
  const starts = /^(\(\?[a-z]+\))?(\(\?:|\()*\^/.test(pattern)
  const ends = /\$\)*$/.test(pattern)
  return textsMatchingPattern(pattern).map((sample) => `${starts ? '' : before}${sample}${ends ? '' : behind}`)
}

interface Reader {
  readonly text: string
  at: number
}

const most = 12
const deepest = 20

function alternatives(reader: Reader, depth: number): string[] {
  const all = sequence(reader, depth)
  while (reader.text[reader.at] === '|') {
    reader.at++
    all.push(...sequence(reader, depth))
  }
  return all.slice(0, most)
}

function sequence(reader: Reader, depth: number): string[] {
  let found = ['']
  for (let next = reader.text[reader.at]; next && next !== '|' && next !== ')'; next = reader.text[reader.at]) {
    const pieces = repeated(reader, atom(reader, next, depth))
    found = found.flatMap((before) => pieces.map((piece) => before + piece)).slice(0, most)
  }
  return found
}

/** The samples of an atom with its quantifier: repeated the fewest times, and once more. */
function repeated(reader: Reader, pieces: readonly string[]): readonly string[] {
  const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})[?+]?/.exec(reader.text.slice(reader.at))?.[0]
  if (!quantifier) return pieces
  reader.at += quantifier.length
  if (quantifier.startsWith('{')) {
    const count = Math.min(Number(/\d+/.exec(quantifier)?.[0] ?? 1), 64)
    return pieces.map((piece) => piece.repeat(count))
  }
  if (quantifier.startsWith('+')) return pieces
  return [...pieces, '']
}

function atom(reader: Reader, next: string, depth: number): readonly string[] {
  const { text } = reader
  if (next === '(') return group(reader, depth)
  if (next === '[') return classSample(reader)
  reader.at++
  if (next === '^' || next === '$') return ['']
  if (next === '.') return ['x']
  if (next !== '\\') return [next]
  const escaped = text[reader.at++] ?? ''
  return [escapes[escaped] ?? escaped]
}

const escapes: Readonly<Record<string, string>> = {
  ...{ d: '1', D: 'x', w: 'w', W: '-', s: ' ', S: 'x', b: '', B: '' },
  ...{ t: '\t', A: '', Z: '', z: '', Q: '', E: '' },
}

function group(reader: Reader, depth: number): readonly string[] {
  const open = /^\((?:\?(?:[:>|]|<?[=!]|P?<\w+>|'\w+'|[a-zA-Z-]*:|#))?/.exec(reader.text.slice(reader.at))?.[0] ?? '('
  reader.at += open.length
  if (depth > deepest || open === '(?#') {
    const end = reader.text.indexOf(')', reader.at)
    reader.at = end < 0 ? reader.text.length : end + 1
    return ['']
  }
  const inside = alternatives(reader, depth + 1)
  reader.at++
  // A look-around is not sampled; the pattern is checked against the sample afterwards.
  return /^\(\?<?[=!]/.test(open) ? [''] : inside
}

function classSample(reader: Reader): readonly string[] {
  const whole = /^\[\^?\]?(?:\\.|\[:\w+:\]|[^\]\\])*\]?/s.exec(reader.text.slice(reader.at))?.[0] ?? '['
  reader.at += whole.length
  const inside = whole.slice(1, -1)
  const characters = [...'xa1_-./ZA0 ~é']
  const fits = (one: string): boolean => {
    try {
      return new RegExp(whole.replace(/\[:(\w+):\]/g, (_, name: string) => named[name] ?? '')).test(one)
    } catch {
      return inside.includes(one)
    }
  }
  const fitting = characters.filter(fits)
  const own = /^\^/.test(inside) ? [] : [...inside.replace(/\\./g, '')].filter((one) => fits(one))
  return [...new Set([...own.slice(0, 2), ...fitting])].slice(0, 2)
}

const named: Readonly<Record<string, string>> = {
  ...{ alpha: 'a-zA-Z', digit: '0-9', alnum: 'a-zA-Z0-9', upper: 'A-Z', lower: 'a-z', space: '\\s' },
  ...{ punct: '!-/:-@', xdigit: '0-9a-fA-F', word: '\\w' },
}

/** Names that a pattern with wildcards matches. */
export function namesMatchingWildcards(pattern: string): readonly string[] {
  const plain = (star: string) =>
    pattern.replace(/\*|\?|\[[!^]?\]?[^\]]*\]/g, (token) =>
      token === '*'
        ? star
        : token === '?'
          ? 'x'
          : (classSample({ text: token.replace(/^\[!/, '[^'), at: 0 })[0] ?? 'x'),
    )
  return [...new Set([plain('x'), ...(pattern.includes('*') ? [plain('')] : [])])]
}
