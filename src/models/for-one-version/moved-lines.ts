import { isGuard } from '../../httpd/guards.js'
import { onlyVersionReadingAt } from '../../site/guard-reading.js'
import { visitInReadingOrder } from '../../site/reading-order.js'
import type { Site } from '../../site/site.js'
import { type Directive, type Section, valuesOf } from '../../syntax/tree.js'
import {
  counterpartLines,
  distinctLines,
  hasSameArguments,
  type LinesOfOneVersion,
  type ReplacingLine,
} from './lines-of-one.js'
import { surroundingsKey } from './surroundings.js'

/**
 * Lines that each version reads separately, with equal arguments but in another order. For rewrite rules and the like, the first
 * match counts; for other lines, the last.
 */
export function reorderedLines(site: Site, lines: LinesOfOneVersion): readonly ReplacingLine[] {
  const doubled = distinctLines(lines).filter(({ version }) => version === '2.4')
  return doubled.flatMap((line) => {
    const same = counterpartLines(line, lines).find(({ at }) => hasSameArguments(at, line.at))
    const isMoved =
      same && line.surroundings.some((place) => isReordered(site.once(orders).get(wordFor(line.at, place))))
    return isMoved ? [{ ...line, replaced: same.at }] : []
  })
}

/** The lines of one kind in one place, in the order in which each version reads them. */
interface Order {
  readonly in22: string[]
  readonly in24: string[]
}

/** Whether the lines that both versions read come in another order, or more often in one of them. */
function isReordered(order: Order | undefined): boolean {
  if (!order) return false
  const { in22, in24 } = order
  const common = (some: readonly string[], others: readonly string[]) =>
    some.filter((one) => others.includes(one)).join('\n')
  return common(in22, in24) !== common(in24, in22)
}

const wordFor = ({ key }: Directive, place: string): string => `${kindOf(key)}\n${place}`

/** The kind of a line. The order of lines of one kind matters. */
function kindOf(key: string): string {
  if (/^rewrite(rule|cond)$/.test(key)) return 'rewrite'
  if (/alias(match)?$/.test(key) && key !== 'serveralias') return 'alias'
  if (key.startsWith('redirect')) return 'redirect'
  return /^(setenvif|browsermatch)/.test(key) ? 'setenvif' : key
}

function orders(site: Site): ReadonlyMap<string, Order> {
  const found = new Map<string, Order>()
  const note = (at: Directive, around: readonly Section[]) => {
    const word = wordFor(at, surroundingsKey(at, around))
    const order = found.get(word) ?? { in22: [], in24: [] }
    found.set(word, order)
    const version = around.some(isGuard) ? onlyVersionReadingAt(site, [around]) : undefined
    const text = [at.key, ...valuesOf(at)].join(' ')
    if (version !== '2.4') order.in22.push(text)
    if (version !== '2.2') order.in24.push(text)
  }
  for (const file of site.files) if (site.includersOf(file).length === 0) visitInReadingOrder(site, file, { note })
  return found
}
