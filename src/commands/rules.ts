import { UsageError } from '../arguments.js'
import { everyRule } from '../migrate/migrate.js'
import { didYouMean } from '../nearest-name.js'
import { rulePage, rulesList } from '../report/rule-page.js'
import { put } from '../streams.js'

/** List the rules, or print the page of one. Returns the exit status. */
export function rulesCommand(id: string | undefined): number {
  const rule = everyRule.find((rule) => rule.id === id)
  const names = everyRule.map((rule) => rule.id)
  if (id && !rule) throw new UsageError(`There is no rule ${id}.${didYouMean(id, names)}`)
  put(1, rule ? rulePage(rule) : rulesList(everyRule))
  return 0
}
