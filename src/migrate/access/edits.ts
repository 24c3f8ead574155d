import type { AccessRules } from '../../access/read/access.js'
import {
  type AccessLine,
  areRulesHiddenFrom24,
  isAccessLineOf22,
  isRequireContainer,
} from '../../access/read/access-lines.js'
import { always, type Condition, leavesOf } from '../../access/read/condition.js'
import { groupBy } from '../../base/group-by.js'
import {
  type Edit,
  indentOf,
  insertAfter,
  insertBefore,
  removeLine,
  removeSection,
  replace,
  replaceLine,
} from '../../edit/edit.js'
import { directoryPatternOn22 } from '../../httpd/end-anchor.js'
import { isLimitSection } from '../../httpd/limit.js'
import { allMethods, anyOtherMethod, includesMethod, valueForMethod } from '../../httpd/methods.js'
import { logicalLineText } from '../../syntax/lines.js'
import { ancestors, type Directive, type Node, type Section, siblings, sourceOf } from '../../syntax/tree.js'
import {
  type Authorization,
  differingMethodGroups,
  linesOfAuthorization,
  linesWhereOneMatchSuffices,
} from './authorization.js'
import { limitAround, linesInIfModule, newLinesGoOutsideGuards, newLinesOfPlan } from './new-lines.js'
import type { Plan } from './plan.js'
import { hashTextAsCommentLines, isEmptyWithout, lineNodeAt, removalEdits } from './removal.js'

/** The edits that write a scope's plan as lines of 2.4; none if the scope can stay as it is. */
export function editsOfPlan(plan: Plan): readonly Edit[] {
  const { form, overridesToExtend, scope } = plan
  // Fast path: most sections only need their own lines rewritten.
  if (overridesToExtend.length === 0 && scope.kind !== 'pattern') return ownEdits(plan)
  return [...(form.kind === 'tree' ? allowOverrideEdits(plan) : []), ...patternEdit(plan), ...ownEdits(plan)]
}

/** Removes `$` from a pattern. It never matched in 2.2; in 2.4 it matches, and the section would apply to the folder itself. */
function patternEdit({ scope, form }: Plan): readonly Edit[] {
  if (scope.kind !== 'pattern' || form.kind === 'none') return []
  const word = scope.at?.args.at(-1)
  if (!scope.at || !word) return []
  const pattern = directoryPatternOn22(scope.path)
  return pattern === scope.path ? [] : [replace(scope.at, word, `"${pattern}"`)]
}

function ownEdits(plan: Plan): readonly Edit[] {
  const { form, access } = plan
  if (newLinesGoOutsideGuards(plan)) return editsOutsideGuards(plan)
  const old = access.lines.filter((line) => isAccessLineOf22(line))
  const written = access.lines.filter((line) => line.kind === 'require')
  if (areRulesHiddenFrom24(access)) return editsBesideGuards(plan, [...old, ...written])
  if (form.kind !== 'none' && [...old, ...written].some((line) => line.hiddenFrom24)) return editsOutsideGuards(plan)
  switch (form.kind) {
    case 'none':
      return []
    case 'nothing':
      return removalEdits(old)
    case 'as-written': {
      const [first] = written
      const [container] = access.containers
      const outerLimit = container && [...ancestors(container)].findLast(isLimitSection)
      const anchor = first ? (limitAround(first) ?? first.at) : (outerLimit ?? container)
      const merging = form.merging && anchor ? [insertBefore(anchor, [`AuthMerging ${form.merging}`])] : []
      return [...removalEdits(old), ...merging]
    }
    case 'tree':
      // AuthMerging is removed too, because the new lines repeat the inherited rules.
      return treeEdits(plan, form.authorization, old.concat(access.lines.filter(({ kind }) => kind === 'new')), written)
  }
}

/** Moves lines out of guards that 2.4 skips, or might skip. */
function editsOutsideGuards(plan: Plan): readonly Edit[] {
  const lines = plan.access.lines.filter(
    (line) => isAccessLineOf22(line) || line.kind === 'require' || line.kind === 'new',
  )
  const [first] = lines
  const lines24 = newLinesOfPlan(plan, indentUnitOf(plan))
  return first
    ? [insertBefore(first.within[0] ?? first.at, lines24), ...removalEdits(lines)]
    : editsAfterAuthentication(plan, lines24)
}

/** Adds lines for 2.4 after the guard that hides the old lines from 2.4. The old lines stay. */
function editsBesideGuards(plan: Plan, lines: readonly AccessLine[]): readonly Edit[] {
  const unit = indentUnitOf(plan)
  const guard = lines.at(-1)?.within[0]
  const linesBeside = newLinesOfPlan(plan, unit)
  return guard && linesBeside.length > 0
    ? [insertAfter(guard, linesInIfModule('mod_authz_core.c', linesBeside, unit))]
    : []
}

/** The edits that let .htaccess files use Require. */
export const allowOverrideEdits = ({ overridesToExtend }: Plan): readonly Edit[] =>
  overridesToExtend.map(editAllowingAuthConfig)

export function editAllowingAuthConfig(line: Directive): Edit {
  const last = line.args.at(-1) ?? line.name
  return { file: line.file, start: last.end, end: last.end, text: ' AuthConfig' }
}

function treeEdits(
  plan: Plan,
  authorization: Authorization,
  old: readonly AccessLine[],
  written: readonly AccessLine[],
): readonly Edit[] {
  const unit = indentUnitOf(plan)
  const both = old.concat(written)
  const limited = limitOf(authorization, both)
  const condition =
    limited ??
    (differingMethodGroups(authorization.tree).length === 0 && !authorization.merging
      ? authorization.tree.other
      : undefined)
  if (condition && written.length === 0) {
    const inPlace = clientEdits(condition, old, plan.access, unit)
    if (inPlace) return inPlace
  }
  const lines = limited ? linesWhereOneMatchSuffices(limited, unit) : linesOfAuthorization(authorization, unit)
  const anchor = anchorOf(old, written)
  if (!anchor) return editsAfterAuthentication(plan, lines)
  const isKept = beginWithOwnLines(written, lines)
  if (isKept && (limited || written.every((line) => line.methods === allMethods))) {
    const rest = lines.slice(written.length)
    const after = written.at(-1)
    return [...removalEdits(old), ...(after && rest.length ? [insertAfter(after.at, rest)] : [])]
  }
  const gone = both.filter((line) => line !== anchor)
  const containers = plan.access.containers.map(removeSection)
  const place = limited ? anchor.at : placeToReplace(anchor, both)
  const limit = limited ? undefined : limitAround(anchor)
  // A `<Limit>` that contains more than access rules stays. The new lines follow it, because they are for all methods.
  if (limit && place !== limit)
    return [...removalEdits([anchor, ...gone], new Set()), insertAfter(limit, lines), ...containers]
  return [...putLines(anchor, place, lines, gone), ...containers]
}

/** Whether the section has old lines, and one tree of Require lines can replace these and its containers. */
export const canReplaceContainers = ({ containers, lines }: AccessRules): boolean =>
  lines.some(isAccessLineOf22) &&
  containers.every((one) => holdsOnlyRequire(one) && ![...ancestors(one)].some(isLimitSection))

/** Whether a section contains only Require lines. A comment makes it false, because it would be removed too. */
const holdsOnlyRequire = ({ children }: Section): boolean =>
  children.every((node) =>
    node.kind === 'section'
      ? isRequireContainer(node) && holdsOnlyRequire(node)
      : node.kind === 'blank' || (node.kind === 'directive' && node.key === 'require'),
  )

/** The indentation of the scope's lines beyond that of its tag. */
export function indentUnitOf({ scope }: Plan): string {
  const first = scope.nodes.find((node) => node.kind === 'directive' || node.kind === 'section')
  const outer = scope.at ? indentOf(scope.at) : ''
  const inner = first ? indentOf(first) : ''
  return scope.at && inner.startsWith(outer) && inner.length > outer.length
    ? inner.slice(outer.length)
    : outer.includes('\t') || inner.includes('\t')
      ? '\t'
      : '    '
}

/**
 * The condition to write inside the `<Limit>` that has all these lines; undefined if no `<Limit>` has all of them, or if other
 * methods are restricted.
 */
function limitOf({ merging, tree }: Authorization, lines: readonly AccessLine[]): Condition | undefined {
  const [first] = lines
  const limit = limitAround(first)
  if (!first || !limit || merging || lines.some((line) => line.within.at(-1) !== first.within.at(-1))) return undefined
  const names = [...first.methods.names, ...tree.named.keys(), anyOtherMethod]
  const inside = names.filter((name) => includesMethod(first.methods, name))
  const condition = valueForMethod(tree, inside[0] ?? anyOtherMethod)
  const fits = names.every(
    (name) => valueForMethod(tree, name).key === (inside.includes(name) ? condition.key : always.key),
  )
  return fits ? condition : undefined
}

function putLines(
  anchor: AccessLine,
  place: Node,
  lines: readonly string[],
  gone: readonly AccessLine[],
): readonly Edit[] {
  if (place.kind !== 'section') {
    const text = hashTextAsCommentLines(anchor).concat(lines)
    const rest = removalEdits(gone, new Set([anchor.at]))
    return isSameLine(anchor.at, text) ? rest : [replaceLine(place, text)].concat(rest)
  }
  // The new lines are put in place of the closing tag, so that comments in the section stay above them.
  const close = lineNodeAt(place, place.close ?? place)
  const rest = removalEdits([anchor, ...gone], new Set(), new Set([place]))
  return [...rest, ...(place.close ? [removeLine(place)] : []), replaceLine(close, lines)]
}

const isSameLine = (at: Directive, [line, ...others]: readonly string[]) =>
  line?.toLowerCase().startsWith(at.key) &&
  others.length === 0 &&
  logicalLineText(at.file.text, at).replace(/[ \t\r\n\v\f]+/g, ' ') === line

/** The edits for new lines if no line is replaced: the new lines follow the authentication lines. */
export function editsAfterAuthentication({ access }: Plan, lines: readonly string[]): readonly Edit[] {
  const auth = access.lines.findLast(({ kind }) => kind === 'authtype') ?? access.lines.at(-1)
  if (!auth) return []
  const last =
    siblings(auth.at).findLast((node): node is Directive => node.kind === 'directive' && node.key.startsWith('auth')) ??
    auth.at
  return [insertAfter(last, lines)]
}

export const textOnOneLine = (at: Directive): string =>
  logicalLineText(sourceOf(at.file, at), { start: 0, end: at.end - at.start })

/** The line at which new lines are put: the last Require line, else the last host line, preferably in the fewest guards. */
function anchorOf(old: readonly AccessLine[], written: readonly AccessLine[]): AccessLine | undefined {
  const hosts = old.filter(({ kind }) => kind === 'order' || kind === 'allow' || kind === 'deny')
  const choice = [written, hosts, old].find((lines) => lines.length > 0) ?? []
  // Fast path: most lines are directly in the section.
  if (choice.every(({ within }) => within.length === 0)) return choice.at(-1)
  const depth = choice.reduce((least, line) => Math.min(least, guardsOf(line).length), Number.POSITIVE_INFINITY)
  return choice.findLast((line) => guardsOf(line).length === depth)
}

const guardsOf = ({ within }: AccessLine) => within.filter((section) => !/^limit/.test(section.key))

/** The node to replace: the line, or its `<Limit>` if no other line stays in it. */
function placeToReplace(anchor: AccessLine, lines: readonly AccessLine[]): Node {
  const limit = limitAround(anchor)
  if (!limit) return anchor.at
  const gone = new Set<Node>(lines.map(({ at }) => at))
  return isEmptyWithout(limit, gone) ? limit : anchor.at
}

/** Whether the new lines begin with the section's own Require lines as written. These then stay. */
function beginWithOwnLines(written: readonly AccessLine[], lines: readonly string[]): boolean {
  const [first] = written
  if (!first || written.some((line) => line.within.at(-1) !== first.within.at(-1))) return false
  return written.every(
    ({ at }, index) =>
      lines[index]?.startsWith('Require ') &&
      logicalLineText(at.file.text, at)
        .replace(/[ \t\r\n\v\f]+/g, ' ')
        .replace(/^[^ ]+/, 'Require') === lines[index],
  )
}

/** Writes clients in place of their Allow lines, so that comments between these lines stay correct. */
function clientEdits(
  condition: Condition,
  old: readonly AccessLine[],
  access: AccessRules,
  unit: string,
): readonly Edit[] | undefined {
  const parts = condition.kind === 'any' ? condition.parts : [condition]
  const allows = old.filter((line) => line.kind === 'allow')
  const [first] = allows
  if (!first || allows.some((line) => line.within.at(-1) !== first.within.at(-1))) return undefined
  if (!parts.every(({ kind }) => kind === 'leaf')) return undefined
  // If a line is read more than once, the first reading is taken.
  const lines = new Map<unknown, AccessLine>(access.lines.toReversed().map((line) => [line.at, line]))
  const lineOf = (part: Condition) => (part.kind === 'leaf' ? lines.get(part.from) : undefined)
  if (!parts.every((part) => lineOf(part)?.kind === 'allow')) return undefined
  const used = new Set<AccessLine>()
  const clients = groupBy(leavesOf(condition), lineOf)
  const written = allows.flatMap((line) => {
    const mine = clients.get(line)
    if (!mine) return []
    used.add(line)
    const texts = linesWhereOneMatchSuffices(mine.length === 1 ? mine[0] : { kind: 'any', parts: mine, key: '' }, unit)
    return [replaceLine(line.at, [...hashTextAsCommentLines(line), ...texts])]
  })
  return [
    ...written,
    ...removalEdits(
      old.filter((line) => !used.has(line)),
      new Set([...used].map(({ at }) => at)),
    ),
  ]
}
