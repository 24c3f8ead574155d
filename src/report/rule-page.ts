import type { Rule } from '../migrate/rule.js'

/** All rules, a line each: name, group, severity, title. */
export function rulesList(rules: readonly Rule[]): string {
  const width = Math.max(...rules.map((rule) => rule.id.length))
  return rules
    .map(
      ({ id, group, severity, title }) => `${id.padEnd(width)}  ${group.padEnd(8)}  ${severity.padEnd(7)}  ${title}\n`,
    )
    .join('')
}

/** One rule's page. */
export const rulePage = ({ id, title, group, severity, page, see }: Rule): string =>
  `${id} (${severity}, group ${group}): ${title}.\n\n${page.trim()}\n\nSee ${see}\n`
