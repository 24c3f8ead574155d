import type { Site } from '../../config/site.js'
import type { Edit } from '../../edit.js'
import { bothEdits } from './both.js'
import { editsOf } from './edits.js'
import type { Plan } from './plan.js'

/** The edits of scopes that change at once; undefined where one of them cannot be changed. */
export function editsFor(site: Site, group: readonly Plan[]): readonly Edit[] | undefined {
  if (group.some(({ reason }) => reason)) return undefined
  const plans = [...group].sort((a, b) => a.order - b.order)
  if (site.guards !== 'keep-22') return plans.flatMap(editsOf)
  const both = plans.map(bothEdits)
  return both.every((edits) => edits !== undefined) ? both.flat() : undefined
}
