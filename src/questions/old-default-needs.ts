import type { Finding } from '../migrate/rule.js'
import { isNewDefaultSafer } from '../migrate/unset-default.js'

/** When a server needs the defaults of 2.2 that these fixes write: sentences. Empty unless 2.4's defaults are all safer. */
export function conditionsForOldDefaults(findings: readonly Finding[]): readonly string[] {
  if (!findings.every(isNewDefaultSafer)) return []
  const rules = [...new Set(findings.map(({ rule }) => rule))]
  const known = rules.flatMap(({ oldDefaultNeed }) => oldDefaultNeed ?? [])
  if (known.length === rules.length && rules.length <= maxNeeds) return known
  return [`The server needs ${rules.length === 1 ? 'this default' : 'these defaults'} of 2.2.`]
}

/** The most defaults that get a sentence each. */
const maxNeeds = 3
