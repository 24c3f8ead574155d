import type { Finding } from '../migrate/rule.js'
import { isDefaultSafer } from '../migrate/unset-default.js'

/** What must be true if a fix writes defaults of 2.2 that are less safe than those of 2.4: a sentence for each default. */
export function needsOfOldDefaults(findings: readonly Finding[]): readonly string[] {
  if (!findings.every(isDefaultSafer)) return []
  const rules = [...new Set(findings.map(({ rule }) => rule))]
  const known = rules.flatMap(({ oldDefaultNeed }) => oldDefaultNeed ?? [])
  if (known.length === rules.length && rules.length <= maxNeeds) return known
  return [`The server needs ${rules.length === 1 ? 'this default' : 'these defaults'} of 2.2.`]
}

/** The most defaults whose needs are named one by one. */
const maxNeeds = 3
