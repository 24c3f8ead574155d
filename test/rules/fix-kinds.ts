import type { FixKinds } from '../../src/migrate/rule.js'

const kinds = new Map<string, Set<'safe' | 'review'>>()

/** Notes the kind of a fix that a rule made in one of its cases. */
export const noteKind = (rule: string, { safe }: { readonly safe: boolean }): void => {
  kinds.set(rule, (kinds.get(rule) ?? new Set()).add(safe ? 'safe' : 'review'))
}

/** The kinds of all fixes noted for a rule. */
export const kindsNoted = (rule: string): FixKinds => {
  const [first = 'none', second] = kinds.get(rule) ?? []
  return second ? 'both' : first
}
