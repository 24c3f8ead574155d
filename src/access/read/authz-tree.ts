import { authzProviderNamed } from '../../httpd/authz-providers.js'
import { isInclude } from '../../httpd/directives.js'
import { guardReading, isGuard } from '../../httpd/guards.js'
import { isLimitSection } from '../../httpd/limit.js'
import {
  allMethods,
  includesMethod,
  type MethodSet,
  methodsNamed,
  type PerMethod,
  valuePerMethod,
} from '../../httpd/methods.js'
import { requireArgsOn24, thirdPartyRequireModule } from '../../models/third-party-requires.js'
import { maxReadingsOfFile } from '../../site/includes.js'
import type { Site } from '../../site/site.js'
import { logicalLineText } from '../../syntax/lines.js'
import { hasPlaceholder } from '../../syntax/template.js'
import type { Directive, Section } from '../../syntax/tree.js'
import { isRequireContainer } from './access-lines.js'
import { allOf, always, anyOf, type Condition, clientLeaf, never, not, userLeaf } from './condition.js'
import { withSingleSpaces } from './requirements.js'

/** The Require lines and containers of one section, as 2.4 reads them. */
export interface AuthzTree {
  readonly tree: PerMethod<Condition> | undefined
  readonly merging: 'And' | 'Or' | undefined
  /** The methods for which the section has Require lines. For other methods `tree` allows everybody, although no line says so. */
  readonly methodsOfLines: readonly MethodSet[]
  /** Why the meaning of the tree is not known. */
  readonly unclear: string | undefined
}

interface Leaf {
  readonly condition: Condition
  readonly negated: boolean
  readonly methods: MethodSet
  /** The line; undefined for a container. */
  readonly from?: Directive
}

/** Reads a section as mod_authz_core.c does (add_authz_provider, add_authz_section). Without `site`, Includes are not followed. */
export function authzTreeOf(nodes: readonly (Directive | Section)[], site?: Site): AuthzTree {
  const reading: Reading = { merging: undefined, unclear: undefined, names: [], site, files: 0 }
  const leaves = leavesIn(reading, nodes, allMethods)
  const refused = leaves.find(({ negated, from }) => negated && from)?.from
  if (refused)
    reading.unclear ??= `\`${logicalLineText(refused.file.text, refused)}\` outside of \`<RequireAll>\`, which 2.4 rejects`
  const tree = leaves.length > 0 ? valuePerMethod(reading.names, (name) => conditionFor(leaves, name)) : undefined
  const saidFor = [...new Set(leaves.map(({ methods }) => methods))]
  return { tree, merging: reading.merging, methodsOfLines: saidFor, unclear: reading.unclear }
}

interface Reading {
  merging: 'And' | 'Or' | undefined
  unclear: string | undefined
  readonly names: string[]
  readonly site: Site | undefined
  /** The number of files read. */
  files: number
}

/** The condition for one method: any of its lines is enough. A method without lines is allowed. */
function conditionFor(leaves: readonly Leaf[], name: string): Condition {
  const mine = leaves.filter(({ methods }) => includesMethod(methods, name))
  return mine.length === 0 ? always : anyOf(mine.map(({ condition, negated }) => (negated ? never : condition)))
}

function leavesIn(reading: Reading, nodes: readonly (Directive | Section)[], methods: MethodSet): Leaf[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'directive')
      return isInclude(node) ? includedLeaves(reading, node, methods) : directiveLeaf(reading, node, methods)
    return node.kind === 'section' ? sectionLeaves(reading, node, methods) : []
  })
}

function includedLeaves(reading: Reading, at: Directive, methods: MethodSet): Leaf[] {
  const files = reading.site?.filesOf(at) ?? []
  reading.files += files.length
  if (reading.files > maxReadingsOfFile) {
    reading.unclear ??= 'files that include each other in a circle'
    return []
  }
  return files.flatMap((file) => leavesIn(reading, file.commands, methods))
}

function directiveLeaf(reading: Reading, at: Directive, methods: MethodSet): Leaf[] {
  if (at.key === 'authmerging') {
    const word = at.args[0]?.value.toLowerCase()
    reading.merging = word === 'and' ? 'And' : word === 'or' ? 'Or' : undefined
  }
  if (at.key !== 'require') return []
  const text = logicalLineText(at.file.text, at)
  if (hasPlaceholder(text)) reading.unclear ??= `\`${text}\`, which a template fills in`
  const [first, ...rest] = at.args.map((arg) => arg.value)
  const negated = first?.toLowerCase() === 'not'
  const [provider = '', ...words] = negated ? rest : [first ?? '', ...rest]
  if (isInvalidRequireAllOn24(provider, words)) reading.unclear ??= `\`${text}\`, which 2.4 refuses`
  const condition = otherCondition(at) ?? providerOf(provider, words, at)
  if (negated && condition.kind === 'leaf' && condition.asksUser)
    reading.unclear ??= `\`${text}\`, which depends on the client`
  return [{ condition, negated, methods, from: at }]
}

/**
 * Whether 2.4 rejects a Require line: `all` without `granted` or `denied`, or one of these two without `all` (all_parse_config).
 */
export const isInvalidRequireAllOn24 = (provider: string, words: readonly string[]): boolean =>
  provider === 'all' ? !/^(granted|denied)$/i.test(words.join(' ')) : /^(granted|denied)$/i.test(provider)

/** The condition for a keyword of a third-party module, under the keyword's name in 2.4. A separate rule rewrites the line. */
function otherCondition(at: Directive): Condition | undefined {
  const module = thirdPartyRequireModule(at)
  const args = module && requireArgsOn24(module.requires, at)
  const [, keyword = '', words = ''] = /^(\S+)\s*([\s\S]*)$/.exec(args ?? '') ?? []
  return args === undefined ? undefined : userLeaf(keyword, withSingleSpaces(words), at)
}

function providerOf(provider: string, words: readonly string[], at: Directive): Condition {
  if (provider === 'all') return words[0]?.toLowerCase() === 'granted' ? always : never
  if (provider === 'ip' || provider === 'host' || provider === 'env')
    return anyOf((words.length > 0 ? words : ['']).map((word) => clientLeaf(provider, word, at)))
  const asksUser = authzProviderNamed(provider)?.asksUser ?? true
  const whole = userLeaf(provider, provider === 'valid-user' ? '' : textAfter(provider, at), at)
  return { ...whole, asksUser }
}

/** The rest of the line as written, because names in quotes may contain spaces. */
function textAfter(provider: string, at: Directive): string {
  const first = at.args.find(({ value }) => value === provider)
  return withSingleSpaces(logicalLineText(at.file.text, { ...at, start: first?.end ?? at.name.end }).trim())
}

function sectionLeaves(reading: Reading, section: Section, methods: MethodSet): Leaf[] {
  if (isLimitSection(section)) {
    const names = section.args.map((arg) => arg.value)
    for (const name of names) reading.names.push(name)
    return leavesIn(reading, section.commands, methodsNamed(names, { except: section.key === 'limitexcept' }))
  }
  if (isGuard(section)) {
    const read = guardReading(section, '2.4')
    const { merging } = reading
    const leaves = read === 'never' ? [] : leavesIn(reading, section.commands, methods)
    if (read === 'maybe' && (leaves.length > 0 || reading.merging !== merging))
      reading.unclear ??= `whether httpd reads the lines in \`<${section.name.value}>\``
    return leaves
  }
  if (!isRequireContainer(section)) return []
  const inner = leavesIn(reading, section.commands, methods)
  if (inner.some((leaf) => leaf.methods !== methods)) reading.unclear ??= `\`<Limit>\` in \`<${section.name.value}>\``
  const granted = inner.filter(({ negated }) => !negated).map(({ condition }) => condition)
  const denied = inner.filter(({ negated }) => negated).map(({ condition }) => not(condition))
  if (section.key === 'requireany') return [{ condition: anyOf(granted), negated: false, methods }]
  if (section.key === 'requirenone') return [{ condition: anyOf(granted), negated: true, methods }]
  return [{ condition: granted.length > 0 ? allOf([...granted, ...denied]) : never, negated: false, methods }]
}
