import { always, type Condition, type Leaf, never } from '../../access/read/condition.js'
import type { PerMethod } from '../../httpd/methods.js'

/** How a section's tree joins the tree merged before it; undefined replaces that tree (mod_authz_core.c, merge_authz_core_dir_config). */
export type AuthMergingValue = 'And' | 'Or' | undefined

/** The rules of one section for 2.4: a condition for each method. */
export interface Authorization {
  readonly merging: AuthMergingValue
  readonly tree: PerMethod<Condition>
}

/** The lines of an authorization. `indentUnit` is one step of indentation. */
export function linesOfAuthorization({ merging, tree }: Authorization, indentUnit: string): string[] {
  return [...(merging ? [`AuthMerging ${merging}`] : []), ...treeLines(tree, merging, indentUnit)]
}

function treeLines(tree: PerMethod<Condition>, merging: AuthMergingValue, indentUnit: string): string[] {
  const groups = differingMethodGroups(tree)
  if (groups.length === 0) return linesWhereOneMatchSuffices(tree.other, indentUnit)
  const byMethod = merging ? undefined : methodLine(groups, tree.other)
  if (byMethod) return [byMethod]
  // httpd does not start with `<Limit TRACE>` (server/core.c, ap_limit_section).
  if (groups.some(({ names }) => names.includes('TRACE'))) return linesByMethod(groups, tree.other, indentUnit)
  const inside = (tag: string, names: readonly string[], condition: Condition) => [
    `<${tag} ${names.join(' ')}>`,
    ...linesWhereOneMatchSuffices(condition, indentUnit).map((line) => indentUnit + line),
    `</${tag}>`,
  ]
  // 2.4 allows a method without any line, so methods that everybody may use need no lines. With AuthMerging Or, the tree above
  // could still deny them.
  const silent = (condition: Condition) => condition.key === always.key && merging !== 'Or'
  const named = groups.flatMap(({ names, condition }) => (silent(condition) ? [] : inside('Limit', names, condition)))
  const all = groups.flatMap(({ names }) => names)
  return silent(tree.other) ? named : [...named, ...inside('LimitExcept', all, tree.other)]
}

/** The lines for rules that differ by method, with `Require method`: `<Limit>` does not know TRACE. */
function linesByMethod(groups: readonly Group[], other: Condition, indentUnit: string): string[] {
  const within = (head: string, condition: Condition) => [
    '<RequireAll>',
    ...[head, ...renderInAll(condition, indentUnit)].map((line) => indentUnit + line),
    '</RequireAll>',
  ]
  const all = groups.flatMap(({ names }) => names)
  return [
    ...groups.flatMap(({ names, condition }) =>
      condition.key === never.key ? [] : within(`Require method ${names.join(' ')}`, condition),
    ),
    ...within(`Require not method ${all.join(' ')}`, other),
  ]
}

interface Group {
  readonly names: readonly string[]
  readonly condition: Condition
}

/** The methods whose condition is not the one of all other methods, grouped by condition. */
export function differingMethodGroups(tree: PerMethod<Condition>): readonly Group[] {
  const groups = new Map<string, { names: string[]; condition: Condition }>()
  for (const [name, condition] of tree.named) {
    if (condition.key === tree.other.key) continue
    const group = groups.get(condition.key)
    if (group) group.names.push(name)
    else groups.set(condition.key, { names: [name], condition })
  }
  return [...groups.values()]
}

/** The methods that `Require method` knows. With any other, httpd does not start (method_parse_config). */
const methodNames =
  /^(GET|PUT|POST|DELETE|CONNECT|OPTIONS|PATCH|PROPFIND|PROPPATCH|MKCOL|COPY|MOVE|LOCK|UNLOCK|VERSION-CONTROL|CHECKOUT|UNCHECKOUT|CHECKIN|UPDATE|LABEL|REPORT|MKWORKSPACE|MKACTIVITY|BASELINE-CONTROL|MERGE)$/

function methodLine(groups: readonly Group[], other: Condition): string | undefined {
  const [only] = groups
  const fits = groups.length === 1 && other.key === never.key && only?.condition.key === always.key
  return fits && only.names.every((name) => methodNames.test(name))
    ? `Require method ${only.names.join(' ')}`
    : undefined
}

/** The lines for a condition where one matching line is enough: outside containers, or in `<RequireAny>`. */
export function linesWhereOneMatchSuffices(condition: Condition, indentUnit: string): string[] {
  switch (condition.kind) {
    case 'always':
      return ['Require all granted']
    case 'never':
      return ['Require all denied']
    case 'leaf':
      return [requireLine([condition], '')]
    case 'any':
      return renderParts(condition.parts, indentUnit)
    case 'all':
      return renderAll(condition.parts, indentUnit)
    case 'not':
      return renderAll([condition], indentUnit)
  }
}

/** The lines for conditions that must all be true. `Require not` needs `<RequireAll>` with a line that grants (AH01624). */
function renderAll(parts: readonly Condition[], indentUnit: string): string[] {
  const denied: Leaf[] = []
  const lines = ['<RequireAll>']
  for (const part of parts)
    if (part.kind === 'not') denied.push(part.of)
    else for (const line of renderInAll(part, indentUnit)) lines.push(indentUnit + line)
  if (lines.length === 1) lines.push(`${indentUnit}Require all granted`)
  if (denied.length > 0) for (const leaves of byLine(denied)) lines.push(indentUnit + requireLine(leaves, 'not '))
  lines.push('</RequireAll>')
  return lines
}

function renderInAll(part: Condition, indentUnit: string): string[] {
  const lines = linesWhereOneMatchSuffices(part, indentUnit)
  // One line already allows a client that matches any of its words, so a single line needs no container.
  return part.kind === 'any' && lines.length > 1
    ? ['<RequireAny>', ...lines.map((line) => indentUnit + line), '</RequireAny>']
    : lines
}

function renderParts(parts: readonly Condition[], indentUnit: string): string[] {
  const leaves = byLine(parts.flatMap((part) => (part.kind === 'leaf' ? part : [])))
  const first = new Map(leaves.map((line) => [line[0], line]))
  return parts.flatMap((part) => {
    if (part.kind !== 'leaf') return linesWhereOneMatchSuffices(part, indentUnit)
    const line = first.get(part)
    return line ? [requireLine(line, '')] : []
  })
}

/**
 * Groups leaves into lines. Leaves of one Require line and provider stay together, but each leaf about the user and each
 * expression gets its own line.
 */
function byLine(leaves: readonly Leaf[]): Leaf[][] {
  const lines: Leaf[][] = []
  const open = new Map<Leaf['from'], Map<string, Leaf[]>>()
  for (const leaf of leaves) {
    const ofLine = open.get(leaf.from) ?? new Map<string, Leaf[]>()
    open.set(leaf.from, ofLine)
    const same = ofLine.get(leaf.provider)
    if (same && !leaf.asksUser && leaf.provider !== 'expr') same.push(leaf)
    else {
      const line = [leaf]
      lines.push(line)
      if (!same) ofLine.set(leaf.provider, line)
    }
  }
  return lines
}

/** A Require line. The name keeps the letter case of the line in the file that it comes from. */
function requireLine(leaves: readonly Leaf[], negation: string): string {
  const [first] = leaves
  const words = leaves.map((leaf) => leaf.words).join(' ')
  const name = first?.from?.key === 'require' ? first.from.name.value : 'Require'
  return `${name} ${negation}${first?.provider}${words ? ` ${words}` : ''}`
}
