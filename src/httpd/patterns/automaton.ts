import { isEvaluablePattern } from '../evaluable-pattern.js'

/** A point of the automaton for a regular expression. From each point, characters or empty transitions lead to others. */
export type AutomatonPoint =
  | { readonly kind: 'characters'; readonly set: ReadonlySet<number> | 'any'; readonly next: number }
  | { readonly kind: 'either'; readonly next: readonly number[] }
  | { readonly kind: 'start' | '$' | '\\Z' | '\\z'; readonly next: number }
  | { readonly kind: 'found' }

export interface Automaton {
  readonly points: readonly AutomatonPoint[]
  readonly first: number
}

/** The largest number of points. Patterns written by hand have far fewer. */
const most = 400

/** The most nested groups. Patterns with more are not read. */
const deepest = 100

/**
 * The automaton of a pattern. Undefined if the pattern is too large, has a byte above 127 or syntax that this tool does not
 * evaluate, or needs what no automaton has: back references, look-around, possessive repetition.
 */
export function automatonOf(pattern: string, anyCase: boolean): Automaton | undefined {
  if (!isEvaluablePattern(pattern) || !/^[\x01-\x7f]*$/.test(pattern)) return undefined
  try {
    return new Builder(pattern, anyCase || pattern.includes('(?i')).machine()
  } catch (error) {
    if (error instanceof NotRead) return undefined
    throw error
  }
}

class NotRead extends Error {}

const codes = (text: string): number[] => [...text].map((one) => one.charCodeAt(0))
const all = Array.from({ length: 255 }, (_, index) => index + 1)
const kinds: Readonly<Record<string, RegExp>> = {
  d: /\d/,
  D: /\D/,
  w: /\w/,
  W: /\W/,
  s: /[\t-\r ]/,
  S: /[^\t-\r ]/,
}
const signs: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', e: '\x1b', a: '\x07' }

/** A part of the automaton, which is built from the end to the beginning: each part receives the point after it. */
type Part = (next: number) => number

class Builder {
  private readonly points: AutomatonPoint[] = [{ kind: 'found' }]
  private at = 0

  constructor(
    private readonly text: string,
    private readonly anyCase: boolean,
  ) {}

  machine(): Automaton {
    const whole = this.alternatives()
    if (this.at < this.text.length) throw new NotRead()
    return { first: whole(0), points: this.points }
  }

  /** The number of groups that are open. */
  private depth = 0

  private add(point: AutomatonPoint): number {
    if (this.points.length >= most) throw new NotRead()
    return this.points.push(point) - 1
  }

  private take(what: RegExp): RegExpExecArray | null {
    const found = new RegExp(what.source, 'sy')
    found.lastIndex = this.at
    const match = found.exec(this.text)
    if (match) this.at += match[0].length
    return match
  }

  private alternatives(): Part {
    const ways = [this.sequence()]
    while (this.take(/\|/)) ways.push(this.sequence())
    return (next) =>
      ways.length === 1 && ways[0] ? ways[0](next) : this.add({ kind: 'either', next: ways.map((way) => way(next)) })
  }

  private sequence(): Part {
    const parts: Part[] = []
    while (this.at < this.text.length && !/[|)]/.test(this.text.charAt(this.at))) parts.push(this.repeated(this.one()))
    return (next) => parts.reduceRight((after, part) => part(after), next)
  }

  private repeated(part: Part): Part {
    const sign = this.take(/[*+?]|\{(\d+)(,?)(\d*)\}/)
    if (!sign) {
      // PCRE versions read `{,3}` differently, so a pattern with it is not read.
      if (this.take(/\{,/)) throw new NotRead()
      return part
    }
    // A `?` after the repetition makes it lazy, which matches the same texts. A `+` makes it possessive.
    if (this.take(/\+/)) throw new NotRead()
    this.take(/\?/)
    if (this.take(/[*+?]|\{\d/)) throw new NotRead()
    const [text, from, comma, to] = sign
    const least = from === undefined ? (text === '+' ? 1 : 0) : Number(from)
    const endless = from === undefined ? text !== '?' : comma === ',' && to === ''
    const last = from === undefined ? 1 : comma === '' ? least : Number(to)
    if (least > most || last > most) throw new NotRead()
    return (next) => {
      let after = endless ? this.endlessly(part, next) : next
      if (!endless)
        for (let count = least; count < last; count++) after = this.add({ kind: 'either', next: [part(after), next] })
      for (let count = 0; count < least; count++) after = part(after)
      return after
    }
  }

  private endlessly(part: Part, next: number): number {
    const turns: number[] = [next]
    const loop = this.add({ kind: 'either', next: turns })
    turns.push(part(loop))
    return loop
  }

  private one(): Part {
    if (this.take(/\(\?#[^)]*\)/) || this.take(/\(\?i\)/)) return (next) => next
    if (this.take(/\((?:\?(?:i?:|P?<\w+>)|(?!\?))/)) {
      this.depth++
      if (this.depth > deepest) throw new NotRead()
      const inner = this.alternatives()
      this.depth--
      if (!this.take(/\)/)) throw new NotRead()
      return inner
    }
    if (this.take(/\^|\\A/)) return (next) => this.add({ kind: 'start', next })
    const end = this.take(/\$|\\[zZ]/)?.[0]
    if (end === '$' || end === '\\Z' || end === '\\z') return (next) => this.add({ kind: end, next })
    if (this.take(/\./)) return (next) => this.add({ kind: 'characters', set: 'any', next })
    const set = this.take(/\[/) ? this.set() : this.character()
    return (next) => this.add({ kind: 'characters', set: this.inCases(set), next })
  }

  /** The codes of a character, or of the class of characters that a backslash names. */
  private character(): readonly number[] {
    const [, code, octal, kind, meant, plain] =
      this.take(/\\x([0-9a-fA-F]{2})|\\([0-3][0-7]{2})|\\([a-zA-Z])|\\([^\w])|([^\\([)*+?])/) ?? []
    if (code !== undefined) return [Number.parseInt(code, 16)]
    if (octal !== undefined) return [Number.parseInt(octal, 8)]
    if (kind !== undefined) return this.ofKind(kind)
    if (meant === undefined && plain === undefined) throw new NotRead()
    return codes(meant ?? plain ?? '')
  }

  private ofKind(letter: string): readonly number[] {
    const kind = kinds[letter]
    if (kind) return all.filter((code) => (code < 128 ? kind.test(String.fromCharCode(code)) : /[DWS]/.test(letter)))
    const sign = signs[letter]
    if (sign === undefined) throw new NotRead()
    return codes(sign)
  }

  private set(): readonly number[] {
    const isNot = this.take(/\^/) !== null
    const held = new Set<number>(this.take(/\]/) ? codes(']') : [])
    while (!this.take(/\]/)) {
      const from = this.take(/[[()]/) ? codes(this.text.charAt(this.at - 1)) : this.character()
      const to = this.take(/-(?!\])/)
        ? this.take(/[[()]/)
          ? codes(this.text.charAt(this.at - 1))
          : this.character()
        : from
      const [low = 0, high = 0] = [from[0], to[0]]
      if (to !== from && (from.length !== 1 || to.length !== 1 || low > high)) throw new NotRead()
      for (const code of to === from ? from : all.filter((one) => one >= low && one <= high)) held.add(code)
    }
    const inCases = this.inCases([...held])
    return isNot ? all.filter((code) => !inCases.has(code)) : [...held]
  }

  private inCases(set: readonly number[]): ReadonlySet<number> {
    if (!this.anyCase) return new Set(set)
    const texts = set.map((code) => String.fromCharCode(code))
    const cased = texts.filter((one) => /[a-z]/i.test(one)).flatMap((one) => [one.toLowerCase(), one.toUpperCase()])
    return new Set([...set, ...codes(cased.join(''))])
  }
}
