import type { Scope } from '../../../access/merge/scope.js'
import { type AccessLine, isOld } from '../../../access/read/access-lines.js'
import { type Edit, insertAfter, insertBefore, removeLine, removeSection, replaceLine } from '../../../edit/edit.js'
import { isGuard, readingOf } from '../../../httpd/guards.js'
import { joined } from '../../../syntax/lines.js'
import { ancestors, commandsUnder, type Directive, isDirective, type Node, type Section } from '../../../syntax/tree.js'
import type { Choices } from '../../rule.js'
import { guarded, newLines, withLimits } from '../new-lines.js'
import type { Instead, Plan } from '../plan.js'
import { isEmptied, lineAt } from '../removal.js'

/** The edits of a plan whose rules for 2.4 go elsewhere than its own lines, with those for 2.2 as was chosen. */
export function insteadEdits(plan: Plan, instead: Instead, unit: string, guards: Choices['guards']): readonly Edit[] {
  return instead.kind === 'beside' ? behindGuard(plan, instead.guard, unit) : inPlaceOf(plan, instead, unit, guards)
}

/** Authentication lines go along: 2.4 does not read those behind the guard either. */
function behindGuard(plan: Plan, guard: Section, unit: string): readonly Edit[] {
  const { at, nodes } = plan.scope
  const lines = newLines(plan, unit)
  const users = nodes.filter((node) => node.kind === 'directive' && node.key.startsWith('auth') && !isGone(node))
  if (!at || lines.length + users.length === 0) return []
  const section = [joined(at.file.text, at), ...[...users.map(textOf), ...lines].map((line) => unit + line), endOf(at)]
  return [insertAfter(guard, guarded('mod_authz_core.c', section, unit))]
}

/** Authentication lines of the section that 2.4 does not read, where it reads none of its own. */
function usersFor22({ scope }: Plan, within: Scope): readonly string[] {
  const lines = [...commandsUnder(scope.nodes)].filter(isDirective).filter(({ key }) => key.startsWith('auth'))
  const isRead = (line: Directive) =>
    [...ancestors(line)].every((section) => !isGuard(section) || readingOf(section, '2.4') !== 'never')
  const own = [...commandsUnder(within.nodes)].filter(isDirective)
  if (own.some((line) => line.key === 'authtype' && isRead(line))) return []
  return lines.filter((line) => !isRead(line) && !isGone(line)).map(textOf)
}

const textOf = (node: Node): string => joined(node.file.text, node)
const endOf = ({ name }: Section): string => `</${name.value}>`

/** Directives that 2.4 does not have. */
const isGone = ({ key }: Directive | Section): boolean =>
  /^auth\w*authoritative$/.test(key) && key !== 'authbasicauthoritative'

function inPlaceOf(
  plan: Plan,
  { rules, within }: Extract<Instead, { kind: 'rules' }>,
  unit: string,
  guards: Choices['guards'],
): readonly Edit[] {
  const rewritten = newLines({ ...plan, access: { ...plan.access, lines: plan.access.lines.map(asRead) } }, unit)
  const lines = rewritten.length > 0 ? [...usersFor22(plan, within), ...rewritten] : []
  const said = plan.access.lines.filter((line) => isOld(line) || line.kind === 'require')
  const isKept = within !== plan.scope || (guards !== 'drop-22' && said.every(isForOldAlone))
  const [first] = rules
  if (!first) return []
  // 2.2 reads none of these.
  if (isKept) return swapped(within.nodes, rules, first, lines)
  const { form } = plan
  const isWritten =
    form.kind === 'as-written' && !form.merging && said.every((line) => !isForOldAlone(line) || isOld(line))
  const gone = [...rules, ...said.filter((line) => !isWritten || isOld(line)).map(({ at }) => at)]
  if (isWritten) return removalOf(within.nodes, new Set(gone))
  const place = topOf(
    gone.reduce((one, other) => (other.start < one.start ? other : one)),
    within.nodes,
  )
  const old = guards === 'keep-22' ? guarded('!mod_authz_core.c', withLimits(said.map(withoutGuards), unit), unit) : []
  const text = old.length > 0 ? [...guarded('mod_authz_core.c', lines, unit), ...old] : lines
  return [insertBefore(place, text), ...removalOf(within.nodes, new Set(gone))]
}

/** Whether a guard keeps the line from 2.4, and it stays. */
const isForOldAlone = ({ within }: AccessLine): boolean =>
  within.some((section) => isGuard(section) && readingOf(section, '2.4') === 'never')

/** The line without the guards that keep it from 2.4. */
const asRead = (line: AccessLine): AccessLine => ({
  ...line,
  within: line.within.filter((section) => !isGuard(section) || readingOf(section, '2.4') !== 'never'),
})

const withoutGuards = (line: AccessLine): AccessLine => ({
  ...line,
  within: line.within.filter((section) => !isGuard(section)),
})

/** New lines in the place of the first of these rules, and the others gone. */
function swapped(
  nodes: readonly Node[],
  rules: readonly (Directive | Section)[],
  first: Directive | Section,
  lines: readonly string[],
): readonly Edit[] {
  if (lines.length === 0) return removalOf(nodes, new Set(rules))
  // Lines for all methods do not belong into a `<Limit>`.
  const limit = topLimit(first)
  const others = removalOf(nodes, new Set(rules.filter((rule) => limit || rule !== first)), limit && new Set([limit]))
  if (limit) return [insertBefore(limit, lines), ...others]
  return [
    ...(first.kind === 'section' ? [insertBefore(first, lines), removeSection(first)] : [replaceLine(first, lines)]),
    ...others,
  ]
}

function topLimit(node: Node): Section | undefined {
  let top: Section | undefined
  for (let up = node.parent; up; up = up.parent) if (/^limit(except)?$/.test(up.key)) top = up
  return top
}

/** The node of the section itself that this one is, or stands in. */
function topOf(node: Node, nodes: readonly Node[]): Node {
  let top = node
  while (!nodes.includes(top) && top.parent) top = top.parent
  return top
}

/** Drop these nodes, and the guards and `<Limit>`s that hold nothing without them, but what stands around the kept ones. */
function removalOf(nodes: readonly Node[], gone: ReadonlySet<Node>, kept: ReadonlySet<Node> = new Set()): Edit[] {
  return nodes.flatMap((node): Edit[] => {
    if (gone.has(node)) return [node.kind === 'section' ? removeSection(node) : removeLine(node)]
    if (node.kind !== 'section' || !holds(node, gone)) return []
    const inner = removalOf(node.children, gone, kept)
    const emptied = new Set([
      ...gone,
      ...node.sections.filter((section) => holds(section, gone) && isEmptied(section, gone)),
    ])
    if (!isEmptied(node, emptied) || node.sections.some((section) => kept.has(section))) return inner
    if (!node.children.some(({ kind }) => kind === 'comment')) return [removeSection(node)]
    return [removeLine(node), ...inner, ...(node.close ? [removeLine(lineAt(node, node.close))] : [])]
  })
}

const holds = (section: Section, gone: ReadonlySet<Node>): boolean =>
  section.commands.some((node) => gone.has(node) || (node.kind === 'section' && holds(node, gone)))
