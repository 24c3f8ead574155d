import type { Access } from '../../../access/read/access.js'
import { readingOf } from '../../../httpd/guards.js'
import { moduleNamed } from '../../../httpd/modules.js'
import type { Site } from '../../../site/site.js'
import type { Section } from '../../../syntax/tree.js'
import type { Plan } from '../plan.js'

/**
 * The guards around access lines that 2.2 reads, and 2.4 only with a module that no line loads, though lines load others: it
 * was linked in. What is written for 2.4 stands outside of them.
 */
export function unloadedGuards(site: Site, { lines }: Access): readonly Section[] {
  if (lines.every(({ within }) => within.length === 0) || !site.says('LoadModule')) return none
  const guards = new Set(lines.flatMap(({ within }) => within))
  return [...guards].filter((guard) => guard.key === 'ifmodule' && isUnloaded(site, guard))
}

/** Whether what is written for 2.4 stands outside of such guards. */
export const isLifted = ({ unloaded, access, form }: Plan): boolean =>
  unloaded.length > 0 && !access.dual && form.kind !== 'none'

const none: readonly Section[] = []

function isUnloaded(site: Site, guard: Section): boolean {
  const name = moduleNamed(guard.args[0]?.value ?? '')?.name
  return name !== undefined && readingOf(guard, '2.4') === 'maybe' && !site.loads(name)
}
