import { type Group, grouped } from '../base/grouped.js'
import type { Assumption } from '../edit/edit.js'
import type { Finding } from '../migrate/rule.js'
import { assumptionsText, countsOn, questionOf, questionsCounted } from '../questions/asked-once.js'

/** A condition of some fixes for review: one question to the reader of the pull request. */
export interface FixCondition {
  /** Tells it from others, whatever its sentences name. */
  readonly kind: string
  readonly sentence: string
  /** The names of the assumptions that it stands for. */
  readonly names: readonly string[]
  /** Whatever counts on any of them. */
  readonly findings: Group<Finding>
}

/** The assumptions of fixes, the gravest first; assumptions about the same subject are one condition. */
export function conditionsOf(findings: readonly Finding[]): readonly FixCondition[] {
  const all = findings.flatMap((finding) => countsOn(finding).map((assumption) => ({ finding, assumption })))
  const byKind = grouped(all, ({ assumption }) => questionOf(assumption.name))
  return questionsCounted(findings).flatMap((kind) => {
    const own = byKind.get(kind) ?? []
    const things = aboutOneThing.has(kind) ? [own] : [...grouped(own, ({ assumption }) => thingOf(assumption)).values()]
    return things.flatMap((some) => conditionOf(kind, some))
  })
}

/** Kinds that one look at the configuration settles; those of others are asked for together, and true each by itself. */
const aboutOneThing: ReadonlySet<string> = new Set(['access', 'defaults'])

/** Of two releases, each is true or false by itself. */
const thingOf = ({ name }: Assumption): string => (name.startsWith('release:') ? name : name.split(':', 1).join())

interface Counted {
  readonly finding: Finding
  readonly assumption: Assumption
}

/** One condition of all that counts on it; none of nothing. */
function conditionOf(kind: string, all: readonly Counted[]): FixCondition[] {
  const [first, ...rest] = new Set(all.map(({ finding }) => finding))
  if (!first) return []
  const assumptions = all.map(({ assumption }) => assumption)
  const names = [...new Set(assumptions.map(({ name }) => name))]
  return [{ kind, sentence: assumptionsText(assumptions), names, findings: [first, ...rest] }]
}

/** What a commit is called that is right only on a condition of this kind. */
export const conditionLabel = (kind: string): string => labels[kind] ?? 'on a condition'

const labels: Readonly<Record<string, string>> = {
  access: 'if all access rules are here',
  defaults: 'if no other file sets them',
}
