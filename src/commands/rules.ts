import { UsageError } from '../command-line/arguments.js'
import { put } from '../command-line/streams.js'
import { everyRule } from '../migrate/rules/index.js'
import { rulePage, rulesList } from '../report/rule-page.js'
import { unknownRule } from './unknown-rule.js'

/** List the rules, or those of a group, or print the page of one. Returns the exit status. */
export function rulesCommand(id: string | undefined): number {
  const rule = everyRule.find((rule) => rule.id === id)
  const group = everyRule.filter((rule) => rule.group === id)
  if (id && !rule && group.length === 0) throw new UsageError(unknownRule(id))
  put(1, rule ? rulePage(rule) : rulesList(id ? group : everyRule))
  return 0
}
