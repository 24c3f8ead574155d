import { isGuard } from '../../httpd/guards.js'
import { mostReadings } from '../../site/includes.js'
import { soleReaderAt } from '../../site/present.js'
import type { Site } from '../../site/site.js'
import { type ConfigFile, type Directive, type Section, valuesOf } from '../../syntax/tree.js'
import { counterparts, each, type LinesOfOne, type Replaced, saysTheSame } from './lines-of-one.js'
import { placeIn } from './places-around.js'

/**
 * The lines of 2.4 alone that 2.2 has too for the same place, but before others that stand behind them there, or behind others
 * that stand before them: of rules the first counts, of other lines the last.
 */
export function movedLines(site: Site, lines: LinesOfOne): readonly Replaced[] {
  const doubled = each(lines).filter(({ version }) => version === '2.4')
  return doubled.flatMap((line) => {
    const same = counterparts(line, lines).find(({ at }) => saysTheSame(at, line.at))
    const isMoved = same && line.places.some((place) => isReordered(site.once(orders).get(wordFor(line.at, place))))
    return isMoved ? [{ ...line, instead: same.at }] : []
  })
}

/** What each version reads of one kind for one place, in its order. */
interface Order {
  readonly in22: string[]
  readonly in24: string[]
}

/** Whether what both read they read in another order, or not as often. */
function isReordered(order: Order | undefined): boolean {
  if (!order) return false
  const { in22, in24 } = order
  const common = (some: readonly string[], others: readonly string[]) =>
    some.filter((one) => others.includes(one)).join('\n')
  return common(in22, in24) !== common(in24, in22)
}

const wordFor = ({ key }: Directive, place: string): string => `${kindOf(key)}\n${place}`

/** Of lines of one kind the order counts. */
function kindOf(key: string): string {
  if (/^rewrite(rule|cond)$/.test(key)) return 'rewrite'
  if (/alias(match)?$/.test(key) && key !== 'serveralias') return 'alias'
  if (key.startsWith('redirect')) return 'redirect'
  return /^(setenvif|browsermatch)/.test(key) ? 'setenvif' : key
}

function orders(site: Site): ReadonlyMap<string, Order> {
  const found = new Map<string, Order>()
  const roots = site.files.filter((file) => site.includersOf(file).length === 0)
  const readings = new Map<ConfigFile, number>()
  for (const file of roots) readUnder({ site, found, readings }, file.commands, [], [file])
  return found
}

interface Reading {
  readonly site: Site
  readonly found: Map<string, Order>
  /** How often a file was read: files that include each other could be read without end. */
  readonly readings: Map<ConfigFile, number>
}

function readUnder(
  reading: Reading,
  nodes: ConfigFile['commands'],
  around: readonly Section[],
  open: readonly ConfigFile[],
): void {
  const { site, found, readings } = reading
  for (const node of nodes) {
    if (node.kind === 'section') readUnder(reading, node.commands, [node, ...around], open)
    if (node.kind !== 'directive') continue
    const word = wordFor(node, placeIn(node, around))
    const order = found.get(word) ?? { in22: [], in24: [] }
    found.set(word, order)
    const version = around.some(isGuard) ? soleReaderAt(site, [around]) : undefined
    const text = [node.key, ...valuesOf(node)].join(' ')
    if (version !== '2.4') order.in22.push(text)
    if (version !== '2.2') order.in24.push(text)
    for (const file of site.filesOf(node)) {
      const times = readings.get(file) ?? 0
      if (open.includes(file) || times === mostReadings) continue
      readings.set(file, times + 1)
      readUnder(reading, file.commands, around, [...open, file])
    }
  }
}
