import { grouped } from '../../base/grouped.js'
import type { Site } from '../../site/site.js'
import type { ConfigFile } from '../../syntax/tree.js'
import { editsOf } from './edits.js'
import type { Plan } from './plan.js'

/**
 * A file of rules that several sections include is written only where the same is right for all of them: where each of the places
 * that it is read in has a plan, and all plans come to the very same edits.
 */
export function withSharedLines(site: Site, plans: readonly Plan[]): readonly Plan[] {
  const all = plans.flatMap((plan) => [...filesBeside(plan)].map((file) => ({ plan, file })))
  if (all.length === 0) return plans
  const reasons = new Map<Plan, Plan['reason']>()
  for (const [file, some] of grouped(all, (one) => one.file)) {
    const sharing = some.map(({ plan }) => plan)
    if (isAlikeInAll(site, file, sharing)) continue
    const what = `lines of ${file.path}, which is included in places where they do not come to the same`
    for (const plan of sharing) reasons.set(plan, plan.reason ?? { kind: 'unclear', what })
  }
  return reasons.size === 0 ? plans : plans.map((plan) => ({ ...plan, reason: reasons.get(plan) ?? plan.reason }))
}

/** The files that a section includes rules from. */
const filesBeside = ({ scope, access }: Plan): ReadonlySet<ConfigFile> =>
  new Set(access.lines.map(({ at }) => at.file).filter((file) => file !== scope.file))

function isAlikeInAll(site: Site, file: ConfigFile, sharing: readonly Plan[]): boolean {
  const line = sharing[0]?.access.lines.find(({ at }) => at.file === file)?.at
  const places = line ? site.enclosing(line).length : 0
  if (places <= 1 && sharing.length === 1) return true
  if (sharing.length !== places || sharing.some(({ reason }) => reason)) return false
  return new Set(sharing.map(textOfPlan)).size === 1
}

const textOfPlan = (plan: Plan): string =>
  JSON.stringify(editsOf(plan).map(({ file, start, end, text }) => [file.path, start, end, text]))
