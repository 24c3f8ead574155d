import { listed } from '../base/listed.js'
import type { Trouble } from '../disk/troubles.js'
import { fail } from './output.js'

/** No report has more of such names than help to find them. */
const mostNames = 3

/**
 * Say what could not be read, a line each; links that lead to nothing, which a copied folder can be full of, are one line.
 * @param more what to add to a sentence
 */
export function tellTroubles(troubles: readonly Trouble[], more: (trouble: Trouble) => string = () => ''): void {
  const nowhere = troubles.filter(({ leadsNowhere }) => leadsNowhere)
  for (const trouble of troubles)
    if (!trouble.leadsNowhere || nowhere.length === 1) fail(trouble.message + more(trouble))
  if (nowhere.length < 2) return
  const names = nowhere.map(({ path }) => path)
  fail(`${nowhere.length} links lead to nothing: ${listed(names, mostNames)}.`)
}
