import { type Edit, insertAfter } from '../../../edit/edit.js'
import { directiveNamed } from '../../../httpd/directives.js'
import { joined } from '../../../syntax/lines.js'
import type { Directive, Node, Section } from '../../../syntax/tree.js'
import { guarded, newLines } from '../new-lines.js'
import type { Plan } from '../plan.js'

/**
 * What a plan says for 2.4 in a section of its own, behind the guard that keeps the one for 2.2 from it. Authentication lines
 * go along: 2.4 does not read those in the guard either.
 */
export function behindGuard(plan: Plan, guard: Section, unit: string): readonly Edit[] {
  const { at, nodes } = plan.scope
  const lines = newLines(plan, unit)
  const users = nodes.filter((node) => node.kind === 'directive' && node.key.startsWith('auth') && !isGone(node))
  if (!at || lines.length + users.length === 0) return []
  const section = [joined(at.file.text, at), ...[...users.map(textOf), ...lines].map((line) => unit + line), endOf(at)]
  return [insertAfter(guard, guarded('mod_authz_core.c', section, unit))]
}

const textOf = (node: Node): string => joined(node.file.text, node)
const endOf = ({ name }: Section): string => `</${name.value}>`

/** Whether 2.4 does not have the directive any more. */
const isGone = ({ key }: Directive | Section): boolean => {
  const known = directiveNamed(key)
  return known?.in22 !== undefined && !known.in24
}
