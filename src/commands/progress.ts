import { isTerminal, showProgressLine } from '../command-line/streams.js'
import type { Rule } from '../migrate/rule.js'

export const filesProgressPrinter = (): ((files: number) => void) => told((files: number) => `${files} files read…`)

export const rulesProgressPrinter = (all: number): ((rule: Rule, done: number) => void) =>
  told(({ id }: Rule, done: number) => `rule ${done + 1} of ${all}: ${id}…`)

export const textsProgressPrinter = (all: number): ((texts: number) => void) =>
  told((texts: number) => `${texts} of ${all} files ready to be written…`)

export const answersProgressPrinter = (all: number): ((answers: number) => void) =>
  told((answers: number) => `${answers} of ${all} answers…`)

/**
 * Shows a sentence, at most ten times a second, once the program has run for a second. Without a terminal it shows nothing. It
 * avoids `performance`, which Node would have to load.
 */
function told<Args extends readonly unknown[]>(sentence: (...args: Args) => string): (...args: Args) => void {
  let next = 1
  return (...args) => {
    const now = process.uptime()
    if (now < next) return
    const isSeen = isTerminal(2)
    next = isSeen ? now + 0.1 : Number.POSITIVE_INFINITY
    if (isSeen) showProgressLine(sentence(...args))
  }
}
