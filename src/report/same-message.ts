import type { Finding } from '../migrate/rule.js'
import { type Group, grouped } from '../syntax/grouped.js'

/** Findings with the same key say the very same thing. */
export const messageKey = ({ rule, severity, message, fix }: Finding): string =>
  JSON.stringify([rule.id, severity, message, fix?.title, fix?.safe, fix?.assumes])

/** Findings that say the very same thing together, in the order of the first of each. */
export const bySameMessage = (findings: readonly Finding[]): Group<Finding>[] => [
  ...grouped(findings, messageKey).values(),
]
