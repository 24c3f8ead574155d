import { UsageError } from '../command-line/arguments.js'
import { writeToStream } from '../command-line/streams.js'
import type { Rule } from '../migrate/rule.js'
import { everyRule } from '../migrate/rules/index.js'
import { unknownRuleSentence } from './unknown-rule-sentence.js'

/** Lists all rules or the rules of a group, or prints the page of one rule. Returns the exit status. */
export function rulesCommand(id: string | undefined): number {
  const rule = everyRule.find((rule) => rule.id === id)
  const group = everyRule.filter((rule) => rule.group === id)
  if (id && !rule && group.length === 0) throw new UsageError(unknownRuleSentence(id))
  writeToStream(1, rule ? pageOf(rule) : listOf(id ? group : everyRule))
  return 0
}

/** A line for each rule: name, group, severity, title. */
function listOf(rules: readonly Rule[]): string {
  const width = Math.max(...rules.map((rule) => rule.id.length))
  return rules
    .map(
      ({ id, group, severity, title }) => `${id.padEnd(width)}  ${group.padEnd(8)}  ${severity.padEnd(7)}  ${title}\n`,
    )
    .join('')
}

const pageOf = ({ id, title, group, severity, page, see }: Rule): string =>
  `${id} (${severity}, group ${group}): ${title}.\n\n${page.trim()}\n\nSee ${see}\n`
