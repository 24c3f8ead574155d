import { isOld } from '../../access/read/access-lines.js'
import { insertBefore } from '../../edit/edit.js'
import type { Alternative } from '../rule.js'
import type { Plan } from './plan.js'

/**
 * What can be chosen where host rules that differ from place to place were joined with a Require: that 2.4 joins all that stands
 * above. It lets in nobody whom 2.2 refused, for that asked for a part of it. Nothing where the section has old lines of its own.
 */
export function mergingForm({ reason, access, scope: { at } }: Plan): readonly Alternative[] {
  const [first] = access.require ?? []
  const isPlain = access.require?.every((line) => line.at.parent === at) && !access.lines.some(isOld)
  if (reason?.kind !== 'differs' || !first || !at || !isPlain) return []
  return [
    {
      title: 'Ask for all of the rules there too, by `AuthMerging And`',
      edits: [insertBefore(first.at, ['AuthMerging And'])],
    },
  ]
}
