import { isGuard } from '../httpd/guards.js'
import { directivesByConfiguration, guardConditionsAround } from '../site/reading-order.js'
import type { Site } from '../site/site.js'
import { hasPlaceholder } from '../syntax/template.js'
import { type Directive, siblings } from '../syntax/tree.js'

/** A Listen line with the address of another Listen line (`other`), which httpd reads whenever it reads this one. */
export interface RepeatedListener {
  readonly at: Directive
  readonly other: Directive
  /** Whether the line is a duplicate wherever its file is included. */
  readonly everywhere: boolean
}

/**
 * Listen lines of one configuration with the same address and port. Of two such lines, the repetition is the later one, or
 * the one with more conditions. There is no repetition if neither line is read whenever the other is.
 */
export function repeatedListenLines(site: Site): RepeatedListener[] {
  if (!hasTwins(site.directives('Listen'), site)) return []
  const found = new Map<Directive, Directive>()
  const times = new Map<Directive, number>()
  for (const order of directivesByConfiguration(site)) {
    const kept = new Map<string, { readonly at: Directive; readonly conditions: readonly string[] }[]>()
    const lines = order
      .filter(({ at, around }) => at.key === 'listen' && around.every(isGuard) && isClear(at))
      .map((line) => ({ at: line.at, conditions: guardConditionsAround(line) }))
    for (const line of lines.sort((a, b) => a.conditions.length - b.conditions.length)) {
      const rivals = kept.get(addressOf(line.at)) ?? []
      const other = rivals.find((rival) => rival.conditions.every((condition) => line.conditions.includes(condition)))
      if (other && (other.at !== line.at || isSurelyTwice(site, line.at))) found.set(line.at, other.at)
      else if (!other) kept.set(addressOf(line.at), [...rivals, line])
      times.set(line.at, (times.get(line.at) ?? 0) + (other ? 0 : 1))
    }
  }
  return [...found].map(([at, other]) => ({ at, other, everywhere: times.get(at) === 0 }))
}

/** The address of a Listen line as server/listen.c compares it: by its text, where `*` is no address. */
const addressOf = (line: Directive): string => (line.args[0]?.value ?? '').replace(/^\*:/, '')

/** Whether httpd surely reads this address. In a template, a loop or alternatives may produce several lines. */
const isClear = (line: Directive): boolean =>
  line.args.length > 0 && !hasPlaceholder(addressOf(line)) && !siblings(line).some((node) => node.kind === 'template')

/**
 * For a file that is read more than once: whether that is sure. It is not if only one of several Includes surely reads the
 * file: a pattern whose folder is not given probably reads other files.
 */
function isSurelyTwice(site: Site, { file }: Directive): boolean {
  const includers = site.includersOf(file)
  const sure = includers.filter((line) => !site.isGuess(line))
  return sure.length > 1 || sure.length === includers.length
}

/** Whether two Listen lines may have the same address. A quick test, so that most configurations need not be read in full. */
function hasTwins(lines: readonly Directive[], site: Site): boolean {
  if (lines.some((line) => site.includersOf(line.file).length > 1)) return true
  if (lines.length < 2) return false
  const addresses = lines.filter(isClear).map(addressOf)
  return new Set(addresses).size < addresses.length
}
