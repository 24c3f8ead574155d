import type { AccessRules } from '../../access/read/access.js'
import type { AccessLine } from '../../access/read/access-lines.js'
import { hasKeywordOf24 } from '../../access/read/requirements.js'
import { guardReading } from '../../httpd/guards.js'
import { moduleByName } from '../../httpd/modules.js'
import type { Site } from '../../site/site.js'
import { logicalLineText } from '../../syntax/lines.js'
import type { Section } from '../../syntax/tree.js'
import { linesOfAuthorization } from './authorization.js'
import type { Plan } from './plan.js'

/** The new lines of a scope for 2.4. */
export function newLinesOfPlan({ access, form }: Plan, indentUnit: string): readonly string[] {
  if (form.kind === 'tree') return linesOfAuthorization(form.authorization, indentUnit)
  if (form.kind !== 'as-written') return []
  const written = access.lines.filter((line) => line.kind === 'require')
  return [...(form.merging ? [`AuthMerging ${form.merging}`] : []), ...linesWithOwnLimits(written, indentUnit)]
}

/** Whether a later run can see from the new lines that they are for 2.4. */
export function areNewLinesSeenAsFor24(plan: Plan): boolean {
  const tree = plan.form.kind === 'tree' ? plan.form.authorization.tree : undefined
  if (tree?.named.size === 0 && /^(always|never|all|not)$/.test(tree.other.kind)) return true
  return newLinesOfPlan(plan, '').some((line) => {
    const [name = '', keyword = ''] = line.trim().split(' ')
    return /^(AuthMerging|<Require)/.test(name) || (name === 'Require' && hasKeywordOf24({ keyword }))
  })
}

/** Puts lines into an `<IfModule>`; empty if there are no lines. */
export const linesInIfModule = (tag: string, body: readonly string[], indentUnit: string): string[] =>
  body.length > 0 ? [`<IfModule ${tag}>`, ...body.map((line) => indentUnit + line), '</IfModule>'] : []

/** The lines as written, without the guards around them. Lines of one `<Limit>` keep its tags. */
export function linesWithOwnLimits(lines: readonly AccessLine[], indentUnit: string): string[] {
  return lines.flatMap((line, index) => {
    const limit = limitAround(line)
    if (!limit) return [textOfLine(line)]
    const opens = limitAround(lines[index - 1]) !== limit
    const closes = limitAround(lines[index + 1]) !== limit
    return [
      ...(opens ? [logicalLineText(limit.file.text, limit)] : []),
      indentUnit + textOfLine(line),
      ...(closes ? [`</${limit.name.value}>`] : []),
    ]
  })
}

/** The `<Limit>` or `<LimitExcept>` around a line. */
export const limitAround = (line: AccessLine | undefined): Section | undefined =>
  line?.within.findLast(({ key }) => /^limit/.test(key))

export const textOfLine = ({ at }: AccessLine) => logicalLineText(at.file.text, at)

/** Guards around access lines that 2.4 may skip: 2.2 has their module built in, and no LoadModule line loads it for 2.4. */
export function guardsOnUnloadedModules(site: Site, { lines }: AccessRules): readonly Section[] {
  if (lines.every(({ within }) => within.length === 0) || !site.hasDirective('LoadModule')) return []
  const guards = new Set(lines.flatMap(({ within }) => within))
  return [...guards].filter((guard) => guard.key === 'ifmodule' && isUnloaded(site, guard))
}

/** Whether new lines for 2.4 go outside of these guards, because no line loads their module. */
export const newLinesGoOutsideGuards = ({ guardsOnUnloadedModules: guards, access, form }: Plan): boolean =>
  guards.length > 0 && !access.guardsByVersion && form.kind !== 'none'

function isUnloaded(site: Site, guard: Section): boolean {
  const name = moduleByName(guard.args[0]?.value ?? '')?.name
  return name !== undefined && guardReading(guard, '2.4') === 'maybe' && !site.loads(name)
}
