import { isSatisfyAnyInForce, type State } from '../../access/decide/state.js'
import type { Scope } from '../../access/merge/scope.js'
import type { AccessRules } from '../../access/read/access.js'
import { type AccessLine, hasAccessRules } from '../../access/read/access-lines.js'
import { clientsOf, isAddressOrSubnet } from '../../access/read/clients.js'
import { anyOf } from '../../access/read/condition.js'
import { listText } from '../../base/list-text.js'
import { type Assumption, type Edit, replaceLine } from '../../edit/edit.js'
import { isOrderAllowOrDeny } from '../../httpd/directives.js'
import { allMethods } from '../../httpd/methods.js'
import type { Site } from '../../site/site.js'
import {
  hasTagsInOneTemplateBlock,
  isInSameTemplateBlock,
  mayHaveTemplateBlocks,
  templateBlocksOf,
} from '../../site/template-blocks.js'
import { isInMacro } from '../../syntax/literal.js'
import { hasPlaceholder } from '../../syntax/template.js'
import { templateTagsIn } from '../../syntax/template-tags.js'
import { isDirective, type Node, type Section, sourceOf } from '../../syntax/tree.js'
import { sharedAssumption } from '../assumptions.js'
import { linesWhereOneMatchSuffices } from './authorization.js'
import { linesTemplateMayReplace } from './certainty/template.js'
import { indentUnitOf, textOnOneLine } from './edits.js'
import type { Plan } from './plan.js'
import { hashTextAsCommentLines, removalEdits } from './removal.js'

/**
 * The fix that turns each Allow line into a Require. Undefined unless the section denies all other clients and no rule above it
 * can be in force.
 */
export function fixForFilledInClients(
  site: Site,
  plan: Plan,
): { readonly edits: readonly Edit[]; readonly assumes: Assumption } | undefined {
  const { scope, access, bases } = plan
  const { lines } = access
  if (!isOfHostsAlone(plan) || bases.some(mayCountBesideHosts)) return undefined
  const isThere = ({ at }: AccessLine) => isInSameTemplateBlock(site, at, scope.at)
  const isPlain = ({ at, within, methods }: AccessLine) =>
    within.length === 0 && methods === allMethods && at.parent === scope.at && !isInMacro(at)
  if (!lines.every(isPlain) || linesTemplateMayReplace(site, plan).length > 0) return undefined
  if (scope.at && mayHaveTemplateBlocks(site, scope.file) && !hasTagsInOneTemplateBlock(site, scope.at))
    return undefined
  const allows = lines.filter(({ kind }) => kind === 'allow')
  const others = lines.filter(({ kind }) => kind !== 'allow')
  if (allows.length === 0 || !others.every(isThere) || !closesToOthers(others)) return undefined
  const requireTexts = allows.map((line) => ({ line, text: requireFor(line, indentUnitOf(plan)) }))
  const filled = allows.filter(
    ({ at }) => hasPlaceholder(sourceOf(at.file, at)) || sourceOf(at.file, at).includes('${'),
  )
  if (filled.length === 0 || requireTexts.some(({ text }) => text === undefined)) return undefined
  const [first, ...rest] = others
  // Without any Require, the section would allow everybody.
  const closing = allows.some(isThere) ? [] : ['Require all denied']
  return {
    edits: [
      ...(first ? [replaceLine(first.at, [...hashTextAsCommentLines(first), ...closing])] : []),
      ...removalEdits(rest),
      ...requireTexts.map(({ line, text = [] }) => replaceLine(line.at, [...hashTextAsCommentLines(line), ...text])),
    ],
    assumes: onlyAddresses(filled),
  }
}

/**
 * Compares the rules for 2.2 and for 2.4 in guards of one section, if a template fills in the clients of both. `Allow from {{ net
 * }}` and `Require ip {{ net }}` allow the same clients, because 2.4 does not start if the value is not an address.
 * @returns the Require lines that no Allow line equals; undefined if the rules cannot be compared in this way
 */
export function requiresWithoutEqualAllow(
  site: Site,
  { at, nodes }: Pick<Scope, 'at' | 'nodes'>,
  access: AccessRules,
  bases: readonly State[],
): readonly string[] | undefined {
  const { lines, guardsByVersion: guards } = access
  if (!guards || !access.onlyHostsUnclear || access.authz || access.containers.length > 0) return undefined
  if (
    access.require ||
    access.authType ||
    !nodes.every((node) => isIn([...guards.for22, ...guards.for24], node) || !hasAccessRules([node]))
  )
    return undefined
  if (!lines.every(({ at }) => isOrderAllowOrDeny(at.key))) return undefined
  if (bases.some(mayCountBesideHosts)) return undefined
  const written24 = guards.for24.flatMap(({ commands }) => commands)
  const isPlain = (line: Node) =>
    !isInMacro(line) && (isInSameTemplateBlock(site, line, at) || isAlwaysInBranch(site, line))
  const requires = written24.filter(isDirective).filter((line) => line.key === 'require' && isPlain(line))
  if (requires.length < written24.length) return undefined
  if (!lines.every((line) => line.methods === allMethods && isIn(guards.for22, line.at) && isPlain(line.at)))
    return undefined
  const allows = lines.filter(({ kind }) => kind === 'allow')
  if (!closesToOthers(lines.filter(({ kind }) => kind !== 'allow'))) return undefined
  const allowed = allows.map((line) => requireFor(line, ''))
  if (allowed.length === 0 || allowed.some((one) => one === undefined)) return undefined
  const known = new Set(allowed.flatMap((lines) => lines ?? []).map(asCompared))
  const written = new Map(requires.map((line) => [asCompared(textOnOneLine(line)), textOnOneLine(line).trim()]))
  if ([...written.keys()].some((line) => line.startsWith('require not '))) return undefined
  if (![...known].every((line) => written.has(line))) return undefined
  return [...written].flatMap(([line, text]) => (known.has(line) ? [] : [text]))
}

/** The text by which lines are compared: letter case matters for placeholders, but not for the two words before them. */
const asCompared = (line: string): string =>
  line
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^\S+ \S+/, (words) => words.toLowerCase())

/** Whether a template writes the line whenever it writes the branch around it. The branch tests the version of httpd. */
function isAlwaysInBranch(site: Site, { file, start, parent }: Node): boolean {
  const blocks = parent?.key === 'iftemplate' ? templateBlocksOf(site, file) : undefined
  return blocks !== undefined && parent !== undefined && blocks.blockNameAt(start) === blocks.blockNameAt(parent.end)
}

const isIn = (guards: readonly Section[], node: Node): boolean =>
  guards.some((guard) => guard === node || node.parent === guard)

/** Whether rules above may stay in force although the section's own host lines replace the host lines above. */
const mayCountBesideHosts = (state: State): boolean =>
  state.require !== undefined || isSatisfyAnyInForce(state) || (state.unclear !== false && state.unclear !== 'hosts')

/** Whether the section has no rules for users, and only the arguments of its Order, Allow and Deny lines are unclear. */
const isOfHostsAlone = ({ scope: { branch }, access, reason, overridesToExtend }: Plan): boolean =>
  reason?.kind === 'unclear' &&
  access.onlyHostsUnclear &&
  branch === undefined &&
  overridesToExtend.length === 0 &&
  !access.authz &&
  !access.guardsByVersion &&
  access.containers.length === 0 &&
  access.lines.every(({ at }) => isOrderAllowOrDeny(at.key))

/** Whether host lines deny all other clients: `Order deny,allow` with `Deny from all`, or `Order allow,deny` without any Deny. */
function closesToOthers(lines: readonly AccessLine[]): boolean {
  const argsText = ({ at }: AccessLine) => at.args.map(({ value }) => value.toLowerCase()).join(' ')
  const orders = lines.filter(({ kind }) => kind === 'order').map(argsText)
  const denies = lines.filter(({ kind }) => kind === 'deny').map(argsText)
  const order = orders.at(-1) ?? 'deny,allow'
  if (order === 'allow,deny') return orders.length > 0 && denies.length === 0
  return order === 'deny,allow' && denies.length > 0 && denies.every((words) => words === 'from all')
}

/** An Allow line as Require lines; undefined if its placeholders may be something other than addresses. */
function requireFor({ at }: AccessLine, unit: string): readonly string[] | undefined {
  const [from, first] = at.args
  const source = sourceOf(at.file, at)
  if (from?.value.toLowerCase() !== 'from' || !first || source.includes('#')) return undefined
  const words = at.file.text.slice(first.start, at.end).trim()
  if (!hasPlaceholder(words) && !words.includes('${')) {
    const { conditions, unclear } = clientsOf(at)
    return unclear === undefined ? linesWhereOneMatchSuffices(anyOf(conditions), unit) : undefined
  }
  const tags = templateTagsIn(words)
  if (words.includes('\n') || tags.some(({ kind }) => kind !== 'text')) return undefined
  const marked = tags
    .toReversed()
    .reduce((text, { start, end }) => text.slice(0, start) + filler + text.slice(end), words)
  const each = marked.replace(placeholders, filler).split(/\s+/)
  return each.every((word) => isAddressOrSubnet(word) || partlyFilled.test(word)) ? [`Require ip ${words}`] : undefined
}

const filler = '\0'

/** The placeholders in a word. */
const placeholders = /@@?[A-Za-z_][\w.-]*@|__[A-Z][A-Z0-9_]+__|\$\{\w+\}|(?<!%)%[A-Za-z_]\w+%/g

const partlyFilled = /^[\d.:/]*\0[\0\d.:/]*$/

function onlyAddresses(lines: readonly AccessLine[]): Assumption {
  const names = lines.map(({ at }) => `\`${at.file.text.slice(at.args[1]?.start ?? at.start, at.end).trim()}\``)
  return sharedAssumption(
    'filled-in-addresses',
    `The template fills in addresses or networks for ${listText([...new Set(names)], 3)}, never \`all\`, \`env=\` or a host name.`,
    [...new Set(names)].join(' '),
  )
}
