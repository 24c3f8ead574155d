import { type Group, groupBy } from '../base/group-by.js'
import type { Assumption } from '../edit/edit.js'
import type { Finding } from '../migrate/rule.js'
import {
  assumptionsOfFinding,
  assumptionsText,
  questionKindOf,
  questionKindsByWeight,
} from '../questions/assumptions.js'

/** A condition of fixes for review: one question to the reader. */
export interface FixCondition {
  /** Identifies the condition, whatever names its sentence contains. */
  readonly kind: string
  readonly sentence: string
  /** The names of its assumptions. */
  readonly names: readonly string[]
  /** The findings whose fixes depend on any of them. */
  readonly findings: Group<Finding>
}

/** The assumptions of fixes, the worst first; assumptions about the same subject are one condition. */
export function conditionsOf(findings: readonly Finding[]): readonly FixCondition[] {
  const all = findings.flatMap((finding) =>
    assumptionsOfFinding(finding).map((assumption) => ({ finding, assumption })),
  )
  const byKind = groupBy(all, ({ assumption }) => questionKindOf(assumption.name))
  return questionKindsByWeight(findings).flatMap((kind) => {
    const own = byKind.get(kind) ?? []
    const things = aboutOneThing.has(kind) ? [own] : [...groupBy(own, ({ assumption }) => thingOf(assumption)).values()]
    return things.flatMap((some) => conditionOf(kind, some))
  })
}

/**
 * The kinds of assumptions that a person can check all at once, with one look at the configuration. Other assumptions share a
 * question too, but each may be true or false.
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
  return [{ kind, sentence: assumptionsText(assumptions), names, findings: [first, ...rest] }]
}

/** The condition as a part of a commit's title. */
export const conditionLabel = (kind: string): string => labels[kind] ?? 'on a condition'

const labels: Readonly<Record<string, string>> = {
  access: 'if all access rules are here',
  defaults: 'if no other file does',
}
