import type { Rule } from '../migrate/rule.js'

/** All rules, a line each: severity, name, title. */
export function rulesList(rules: readonly Rule[]): string {
  const width = Math.max(...rules.map((rule) => rule.id.length))
  return rules.map(({ id, severity, title }) => `${id.padEnd(width)}  ${severity.padEnd(7)}  ${title}\n`).join('')
}

/** One rule's page. */
export const rulePage = ({ id, title, severity, page, see }: Rule): string =>
  `${id} (${severity}): ${title}.\n\n${page.trim()}\n\nSee ${see}\n`
