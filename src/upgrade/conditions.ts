import { type Group, grouped } from '../base/grouped.js'
import type { Assumption } from '../edit/edit.js'
import type { Finding } from '../migrate/rule.js'
import { allAssumed, countsOn, questionOf, questionsCounted } from '../questions/asked-once.js'

/** What must be true for some of the fixes for review: one question to whoever reads the pull request. */
export interface FixCondition {
  /** Tells it from others, whatever its sentences name. */
  readonly kind: string
  readonly sentence: string
  /** The names of the assumptions that it stands for. */
  readonly names: readonly string[]
  /** Whatever counts on any of them. */
  readonly findings: Group<Finding>
  /** What it is made of, kind by kind, where it stands for several. */
  readonly parts: readonly FixCondition[]
}

/** Nobody weighs more of them. */
export const mostConditions = 5

/** What stands for all that there is no room for. */
const others = 'others'

/** What fixes count on: those of one kind are one condition, and what is beyond so many is one, the last. */
export function conditionsOf(findings: readonly Finding[], most = mostConditions): readonly FixCondition[] {
  const kinds = questionsCounted(findings)
  const own = new Set(kinds.length > most ? kinds.slice(0, most - 1) : kinds)
  const kindOf = ({ name }: Assumption) => (own.has(questionOf(name)) ? questionOf(name) : others)
  const all = findings.flatMap((finding) => countsOn(finding).map((assumption) => ({ finding, assumption })))
  const byKind = grouped(all, ({ assumption }) => kindOf(assumption))
  return [...own, others].flatMap((kind) => {
    const counted = byKind.get(kind) ?? []
    const parts = kind === others ? grouped(counted, ({ assumption }) => questionOf(assumption.name)) : []
    return conditionOf(
      kind,
      counted,
      [...parts].flatMap(([own, some]) => conditionOf(own, some)),
    )
  })
}

interface Counted {
  readonly finding: Finding
  readonly assumption: Assumption
}

/** One condition of all that counts on it; none of nothing. */
function conditionOf(kind: string, all: readonly Counted[], parts: readonly FixCondition[] = []): FixCondition[] {
  const [first, ...rest] = new Set(all.map(({ finding }) => finding))
  if (!first) return []
  const assumptions = all.map(({ assumption }) => assumption)
  const names = [...new Set(assumptions.map(({ name }) => name))]
  return [{ kind, sentence: allAssumed(assumptions), names, findings: [first, ...rest], parts }]
}

/** What a commit is called that is right only on a condition of this kind. */
export const conditionLabel = (kind: string): string => labels[kind] ?? 'on a condition'

const labels: Readonly<Record<string, string>> = {
  access: 'if all access rules are here',
  defaults: 'if no other file sets them',
}
