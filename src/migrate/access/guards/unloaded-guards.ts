import type { Access } from '../../../access/read/access.js'
import { guardReading } from '../../../httpd/guards.js'
import { moduleByName } from '../../../httpd/modules.js'
import type { Site } from '../../../site/site.js'
import type { Section } from '../../../syntax/tree.js'
import type { Plan } from '../plan.js'

/**
 * Guards around access lines that 2.2 reads because their module was built in. 2.4 reads these lines only if it loads the module,
 * which no line does although lines load other modules. New lines for 2.4 go outside of these guards.
 */
export function unloadedGuards(site: Site, { lines }: Access): readonly Section[] {
  if (lines.every(({ within }) => within.length === 0) || !site.says('LoadModule')) return none
  const guards = new Set(lines.flatMap(({ within }) => within))
  return [...guards].filter((guard) => guard.key === 'ifmodule' && isUnloaded(site, guard))
}

/** Whether new lines for 2.4 go outside of guards on a module that no line loads. */
export const goesOutsideGuards = ({ unloaded, access, form }: Plan): boolean =>
  unloaded.length > 0 && !access.guardsByVersion && form.kind !== 'none'

const none: readonly Section[] = []

function isUnloaded(site: Site, guard: Section): boolean {
  const name = moduleByName(guard.args[0]?.value ?? '')?.name
  return name !== undefined && guardReading(guard, '2.4') === 'maybe' && !site.loads(name)
}
