import { oncePerText } from '../../base/once.js'
import { type Automaton, automatonOf } from './automaton.js'

/** The ways in which 2.4 reads patterns and paths differently from 2.2. A server can switch each of them off. */
export interface PatternDifferences {
  /** Whether the slashes of a path are merged before the pattern is applied (MergeSlashes). */
  readonly slashes: boolean
  /** Whether `.` matches a line end (DOTALL). */
  readonly dotAll: boolean
  /** Whether `$` matches only at the very end, and not before a last line end (DOLLAR_ENDONLY). */
  readonly dollarEnd: boolean
}

type Way = keyof PatternDifferences

/** All differences of 2.4 together, then their subsets, the larger ones first. */
const sets: readonly (readonly Way[])[] = [
  ['slashes', 'dotAll', 'dollarEnd'],
  ['dotAll', 'dollarEnd'],
  ['slashes', 'dollarEnd'],
  ['slashes', 'dotAll'],
  ['slashes'],
  ['dotAll'],
  ['dollarEnd'],
  [],
]

/** The differences of 2.4 that can make a pattern match other texts than in 2.2. Undefined if they cannot be computed. */
export const patternDifferences: (pattern: string) => PatternDifferences | undefined = oncePerText((pattern) => {
  const machines = [automatonOf(pattern, false), automatonOf(pattern, true)].filter((one) => one !== undefined)
  if (machines.length < 2) return undefined
  const isAlike = (differences: readonly Way[]) => machines.every((machine) => findsAlike(machine, differences))
  // Lines for other patterns may switch off further differences, so the pattern must match alike in every combination that can
  // result.
  const harmless =
    sets.find((some) => sets.filter((one) => one.every((way) => some.includes(way))).every(isAlike)) ?? []
  return {
    slashes: !harmless.includes('slashes'),
    dotAll: !harmless.includes('dotAll'),
    dollarEnd: !harmless.includes('dollarEnd'),
  }
})

/** The largest number of pairs to check. Patterns written by hand need far fewer. */
const maxPairs = 3000

const slash = '/'.charCodeAt(0)
const lineEnd = '\n'.charCodeAt(0)

/**
 * Whether two automata match the same texts. It follows each text through both at once, and checks at every point whether both
 * have matched.
 */
function findsAlike(machine: Automaton, names: readonly Way[]): boolean {
  const ways = {
    slashes: names.includes('slashes'),
    dotAll: names.includes('dotAll'),
    dollarEnd: names.includes('dollarEnd'),
  }
  const old = new Reader(machine, { slashes: false, dotAll: false, dollarEnd: false })
  const then = new Reader(machine, ways)
  const letters = lettersOf(machine)
  const open = [{ one: old.begun, other: then.begun, behindSlash: false }]
  const seen = new Set<number>()
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const key = (pair.one.id * maxPlaces + pair.other.id) * 2 + Number(ways.slashes && pair.behindSlash)
    if (seen.has(key)) continue
    seen.add(key)
    if (pair.one.isFound !== pair.other.isFound || seen.size > maxPairs) return false
    for (const letter of letters) {
      const isMerged = ways.slashes && pair.behindSlash && letter === slash
      open.push({
        one: old.after(pair.one, letter),
        other: isMerged ? pair.other : then.after(pair.other, letter),
        behindSlash: letter === slash,
      })
    }
  }
  return true
}

/** One character for each class of characters that the automaton does not distinguish. */
function lettersOf({ points }: Automaton): readonly number[] {
  const sets = points.flatMap((point) => (point.kind === 'characters' && point.set !== 'any' ? [point.set] : []))
  const alike = new Map<string, number>()
  for (let code = 1; code < 256; code++) {
    const held = sets.map((set) => Number(set.has(code))).join('')
    const key = `${held}${code === slash ? '/' : code === lineEnd ? 'n' : ''}`
    if (!alike.has(key)) alike.set(key, code)
  }
  return [...alike.values()]
}

/** What may still follow, because of a `$` in the pattern: anything (0), one newline at most (1), nothing (2). */
type Rest = 0 | 1 | 2

/** A point of the automaton and what may follow it, as one number, for speed. */
const placeAt = (point: number, rest: Rest): number => point * 3 + rest

/** A factor larger than the number of states of an automaton, so that two of them fit into one number. */
const maxPlaces = 1 << 20

interface Standing {
  readonly id: number
  readonly places: readonly number[]
  readonly isFound: boolean
  /** A cache of transitions, by point and letter. */
  readonly steps: Map<number, Standing>
}

/** Follows a text through an automaton: the set of points that it can be in, if a match can begin anywhere. */
class Reader {
  readonly begun: Standing
  private readonly known = new Map<string, Standing>()

  constructor(
    private readonly machine: Automaton,
    private readonly differences: PatternDifferences,
  ) {
    this.begun = this.standing([placeAt(machine.first, 0)], true)
  }

  after(from: Standing, letter: number): Standing {
    const known = from.steps.get(letter)
    if (known) return known
    const moved = [placeAt(this.machine.first, 0)]
    for (const place of from.places) {
      const rest = place % 3
      const next = this.next((place - rest) / 3, letter)
      const left = rest === 0 ? 0 : rest === 1 && letter === lineEnd ? 2 : undefined
      if (next !== undefined && left !== undefined) moved.push(placeAt(next, left))
    }
    const step = this.standing(moved, false)
    from.steps.set(letter, step)
    return step
  }

  /** The point after a letter. A match stays a match. */
  private next(at: number, letter: number): number | undefined {
    const point = this.machine.points[at]
    if (point?.kind === 'found') return at
    if (point?.kind !== 'characters') return undefined
    const isTaken = point.set === 'any' ? letter !== lineEnd || this.differences.dotAll : point.set.has(letter)
    return isTaken ? point.next : undefined
  }

  private standing(open: number[], atStart: boolean): Standing {
    const seen = new Set<number>()
    let isFound = false
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      if (seen.has(place)) continue
      seen.add(place)
      const rest = (place % 3) as Rest
      const point = this.machine.points[(place - rest) / 3]
      if (point?.kind === 'characters') continue
      if (point?.kind === 'either') for (const next of point.next) open.push(placeAt(next, rest))
      else if (point?.kind === 'start') {
        if (atStart) open.push(placeAt(point.next, rest))
      } else if (point?.kind === 'found') {
        isFound = true
        // After a match, the rest of the text no longer matters.
        if (rest === 0) return this.standingAt('found', [place], isFound)
      } else if (point) open.push(placeAt(point.next, Math.max(rest, this.restBehind(point.kind)) as Rest))
    }
    const places = [...seen].sort((one, other) => one - other)
    return this.standingAt(places.join(), places, isFound)
  }

  private standingAt(key: string, places: readonly number[], isFound: boolean): Standing {
    const known = this.known.get(key)
    if (known) return known
    const made: Standing = { id: this.known.size, places, isFound, steps: new Map() }
    this.known.set(key, made)
    return made
  }

  private restBehind(end: '$' | '\\Z' | '\\z'): Rest {
    return end === '\\Z' || (end === '$' && !this.differences.dollarEnd) ? 1 : 2
  }
}
