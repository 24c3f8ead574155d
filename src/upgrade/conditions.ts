import { type Group, groupBy } from '../base/group-by.js'
import type { Assumption } from '../edit/edit.js'
import type { Finding } from '../migrate/rule.js'
import {
  allAssumptionsText,
  assumptionsOfFinding,
  questionKindOf,
  questionKindsWorstFirst,
} from '../questions/assumptions.js'

/** A condition of fixes for review: one or more assumptions that share a box in the pull request. */
export interface FixCondition {
  /** The kind of question that the assumptions belong to. */
  readonly kind: string
  readonly sentence: string
  /** The names of the assumptions. */
  readonly names: readonly string[]
  /** The findings whose fixes depend on one of the assumptions. */
  readonly findings: Group<Finding>
}

/** The conditions of these findings' fixes, the worst first. Assumptions about the same subject are one condition. */
export function fixConditionsOf(findings: readonly Finding[]): readonly FixCondition[] {
  const all = findings.flatMap((finding) =>
    assumptionsOfFinding(finding).map((assumption) => ({ finding, assumption })),
  )
  const byKind = groupBy(all, ({ assumption }) => questionKindOf(assumption.name))
  return questionKindsWorstFirst(findings).flatMap((kind) => {
    const own = byKind.get(kind) ?? []
    const things = aboutOneThing.has(kind) ? [own] : [...groupBy(own, ({ assumption }) => thingOf(assumption)).values()]
    return things.flatMap((some) => conditionOf(kind, some))
  })
}

/**
 * The kinds of questions whose assumptions are one condition, because a person can check them all at once. Other kinds have a
 * condition for each subject.
 */
const aboutOneThing: ReadonlySet<string> = new Set(['access', 'defaults'])

/** The subject of an assumption. Each release is a subject of its own. */
const thingOf = ({ name }: Assumption): string => (name.startsWith('release:') ? name : name.split(':', 1).join())

interface Counted {
  readonly finding: Finding
  readonly assumption: Assumption
}

/** One condition for all these assumptions; empty without any. */
function conditionOf(kind: string, all: readonly Counted[]): FixCondition[] {
  const [first, ...rest] = new Set(all.map(({ finding }) => finding))
  if (!first) return []
  const assumptions = all.map(({ assumption }) => assumption)
  const names = [...new Set(assumptions.map(({ name }) => name))]
  return [{ kind, sentence: allAssumptionsText(assumptions), names, findings: [first, ...rest] }]
}

/** The end of a commit's title for a condition of this kind. */
export const conditionLabel = (kind: string): string => labels[kind] ?? 'on a condition'

const labels: Readonly<Record<string, string>> = {
  access: 'if all access rules are here',
  defaults: 'if no other file does',
}
