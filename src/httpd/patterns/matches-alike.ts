import { oncePerText } from '../../base/once.js'
import { type Machine, machineOf } from './machine.js'

/** In what a version reads patterns and paths otherwise. 2.2 has none of them, 2.4 all unless it is told otherwise. */
export interface Ways {
  /** The slashes of a path are merged before the pattern sees it (MergeSlashes). */
  readonly slashes: boolean
  /** `.` matches a line end (DOTALL). */
  readonly dotAll: boolean
  /** `$` matches at the very end alone, and not before a last line end (DOLLAR_ENDONLY). */
  readonly dollarEnd: boolean
}

type Way = keyof Ways

/** All ways of 2.4, and the other sets of them, the larger first. */
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

/**
 * The ways of 2.4 by which a pattern may match another text than in 2.2, so that the server has to be told otherwise; with all
 * others it matches the same texts, in any letters. Undefined where that cannot be worked out.
 */
export const waysThatMatter: (pattern: string) => Ways | undefined = oncePerText((pattern) => {
  const machines = [machineOf(pattern, false), machineOf(pattern, true)].filter((one) => one !== undefined)
  if (machines.length < 2) return undefined
  const isAlike = (ways: readonly Way[]) => machines.every((machine) => findsAlike(machine, ways))
  // Other patterns may have the server told more, so that the pattern has to be the same whatever it is told.
  const harmless =
    sets.find((some) => sets.filter((one) => one.every((way) => some.includes(way))).every(isAlike)) ?? []
  return {
    slashes: !harmless.includes('slashes'),
    dotAll: !harmless.includes('dotAll'),
    dollarEnd: !harmless.includes('dollarEnd'),
  }
})

/** More pairs are for no pattern that anybody wrote by hand. */
const mostPairs = 3000

const slash = '/'.charCodeAt(0)
const lineEnd = '\n'.charCodeAt(0)

/** Follows each text through two machines at once, and asks at every point whether both have found something. */
function findsAlike(machine: Machine, names: readonly Way[]): boolean {
  const ways = {
    slashes: names.includes('slashes'),
    dotAll: names.includes('dotAll'),
    dollarEnd: names.includes('dollarEnd'),
  }
  const old = new Reader(machine, { slashes: false, dotAll: false, dollarEnd: false })
  const then = new Reader(machine, ways)
  const letters = lettersOf(machine)
  const open = [{ one: old.begun, other: then.begun, behindSlash: false }]
  const seen = new Set<string>()
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const key = `${pair.one.key} ${pair.other.key} ${ways.slashes && pair.behindSlash}`
    if (seen.has(key)) continue
    seen.add(key)
    if (pair.one.isFound !== pair.other.isFound || seen.size > mostPairs) return false
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

/** One character for all that the machine takes alike. */
function lettersOf({ points }: Machine): readonly number[] {
  const sets = points.flatMap((point) => (point.kind === 'characters' && point.set !== 'any' ? [point.set] : []))
  const alike = new Map<string, number>()
  for (let code = 1; code < 256; code++) {
    const held = sets.map((set) => Number(set.has(code))).join('')
    const key = `${held}${code === slash ? '/' : code === lineEnd ? 'n' : ''}`
    if (!alike.has(key)) alike.set(key, code)
  }
  return [...alike.values()]
}

/** What may follow a place that a pattern has asked to be the end: anything, a line end, nothing. */
type Rest = 0 | 1 | 2

interface Standing {
  readonly key: string
  readonly places: readonly { readonly point: number; readonly rest: Rest }[]
  readonly isFound: boolean
}

/** Where a machine can stand after a text, if it may begin anywhere in it. */
class Reader {
  readonly begun: Standing
  private readonly steps = new Map<string, Standing>()

  constructor(
    private readonly machine: Machine,
    private readonly ways: Ways,
  ) {
    this.begun = this.standing([{ point: machine.first, rest: 0 }], true)
  }

  after(from: Standing, letter: number): Standing {
    const name = `${from.key}>${letter}`
    const known = this.steps.get(name)
    if (known) return known
    const moved = from.places.flatMap(({ point, rest }) => {
      const next = this.next(point, letter)
      const left = rest === 0 ? 0 : rest === 1 && letter === lineEnd ? 2 : undefined
      return next === undefined || left === undefined ? [] : [{ point: next, rest: left } as const]
    })
    const step = this.standing([...moved, { point: this.machine.first, rest: 0 }], false)
    this.steps.set(name, step)
    return step
  }

  /** What is found stays found. */
  private next(at: number, letter: number): number | undefined {
    const point = this.machine.points[at]
    if (point?.kind === 'found') return at
    if (point?.kind !== 'characters') return undefined
    const isTaken = point.set === 'any' ? letter !== lineEnd || this.ways.dotAll : point.set.has(letter)
    return isTaken ? point.next : undefined
  }

  private standing(from: Standing['places'], atStart: boolean): Standing {
    const seen = new Map<string, Standing['places'][number]>()
    const open = [...from]
    for (let place = open.pop(); place; place = open.pop()) {
      const key = `${place.point}.${place.rest}`
      if (seen.has(key)) continue
      seen.set(key, place)
      const { rest } = place
      const point = this.machine.points[place.point]
      if (point?.kind === 'either') open.push(...point.next.map((next) => ({ point: next, rest })))
      else if (point?.kind === 'start') open.push(...(atStart ? [{ point: point.next, rest }] : []))
      else if (point && point.kind !== 'characters' && point.kind !== 'found')
        open.push({ point: point.next, rest: Math.max(rest, this.restBehind(point.kind)) as Rest })
    }
    const places = [...seen.values()]
    const found = places.filter(({ point }) => this.machine.points[point]?.kind === 'found')
    // What follows a find can no longer change it.
    if (found.some(({ rest }) => rest === 0))
      return { key: 'found', places: found.filter(({ rest }) => rest === 0), isFound: true }
    return { key: [...seen.keys()].sort().join(), places, isFound: found.length > 0 }
  }

  private restBehind(end: '$' | '\\Z' | '\\z'): Rest {
    return end === '\\Z' || (end === '$' && !this.ways.dollarEnd) ? 1 : 2
  }
}
