import { isGuard } from '../../httpd/guards.js'
import { isLimitSection } from '../../httpd/limit.js'
import type { MethodSet } from '../../httpd/methods.js'
import type { Site } from '../../site/site.js'
import { type ConfigFile, commandsUnder, type Directive, isCommand, type Section, siblings } from '../../syntax/tree.js'

/** A line that affects access, with its methods and the sections around it. */
export interface AccessLine {
  readonly kind: AccessKind
  readonly at: Directive
  readonly methods: MethodSet
  /** The `<Limit>`, `<LimitExcept>` and guard sections between the scope and the line, outermost first. */
  readonly within: readonly Section[]
  /** Whether a guard hides the line from 2.4. */
  readonly hiddenFrom24: boolean
}

export type AccessKind =
  | 'order'
  | 'allow'
  | 'deny'
  | 'satisfy'
  | 'require'
  | 'authtype'
  | 'authoritative'
  | 'groupfile'
  | 'dbmgroupfile'
  | 'ssl'
  | 'new'

/** The kind of each directive that affects access, by name in lower case. */
export const accessKinds: ReadonlyMap<string, AccessKind> = new Map(
  Object.entries({
    order: 'order',
    allow: 'allow',
    deny: 'deny',
    satisfy: 'satisfy',
    require: 'require',
    authtype: 'authtype',
    authzuserauthoritative: 'authoritative',
    authzgroupfileauthoritative: 'authoritative',
    authzdbmauthoritative: 'authoritative',
    authzownerauthoritative: 'authoritative',
    authzldapauthoritative: 'authoritative',
    authgroupfile: 'groupfile',
    authdbmgroupfile: 'dbmgroupfile',
    sslrequire: 'ssl',
    sslrequiressl: 'ssl',
    sslverifyclient: 'ssl',
    // Other access checks, made before the password is checked. Under Satisfy Any, 2.2 made these checks optional.
    authzsvnaccessfile: 'ssl',
    authzsvnreposrelativeaccessfile: 'ssl',
    perlaccesshandler: 'ssl',
    pythonaccesshandler: 'ssl',
    luahookaccesschecker: 'ssl',
    authmerging: 'new',
  } as const),
)

/** The names of all directives that can be part of a section's access rules. */
export const accessDirectives: readonly string[] = [...accessKinds.keys()]

/** The names of mod_access_compat's directives, by kind. */
export const compatDirectiveNames = new Map<AccessKind, string>(
  ['Order', 'Allow', 'Deny', 'Satisfy'].map((name) => [name.toLowerCase() as AccessKind, name]),
)

/** Whether 2.4 rejects the line, always or without mod_access_compat. */
export const isAccessLineOf22 = ({ kind }: Pick<AccessLine, 'kind'>): boolean => kindsOf22.has(kind)

const kindsOf22: ReadonlySet<AccessKind> = new Set(['order', 'allow', 'deny', 'satisfy', 'authoritative'])

/** Whether there are Require lines or access lines of 2.2, and guards hide all of them from 2.4. */
export function areRulesHiddenFrom24({ lines }: { readonly lines: readonly AccessLine[] }): boolean {
  const decides = (line: AccessLine) => isAccessLineOf22(line) || line.kind === 'require'
  return lines.some(decides) && lines.every((line) => !decides(line) || line.hiddenFrom24)
}

/** Whether a section is `<RequireAll>`, `<RequireAny>` or `<RequireNone>`. */
export const isRequireContainer = ({ key }: Section): boolean => /^require(all|any|none)$/.test(key)

/**
 * Whether any of these nodes affects access, or contains a line that does. Lines in sections that are scopes of their own do
 * not count.
 */
export const hasAccessRules = (nodes: readonly (Directive | Section)[]): boolean =>
  nodes.some((node) =>
    node.kind === 'directive'
      ? accessKinds.has(node.key)
      : isRequireContainer(node) || ((isLimitSection(node) || isGuard(node)) && hasAccessRules(node.commands)),
  )

/** Whether these nodes, or the files that they include, have access rules. */
export const includesAccessRules = (site: Site, nodes: readonly (Directive | Section)[]): boolean =>
  hasAccessRules(nodes) ||
  [...filesIncludedUnder(site, nodes, (section) => isLimitSection(section) || isGuard(section))].some(({ commands }) =>
    hasAccessRules(commands),
  )

/**
 * The files that these lines include, directly or through other files. Sections are searched only if `isLookedInto` accepts
 * them.
 */
export function filesIncludedUnder(
  site: Site,
  nodes: readonly (Directive | Section)[],
  isLookedInto: (section: Section) => boolean,
  found = new Set<ConfigFile>(),
): ReadonlySet<ConfigFile> {
  for (const node of nodes) {
    if (node.kind === 'section' && isLookedInto(node)) filesIncludedUnder(site, node.commands, isLookedInto, found)
    const files = node.kind === 'directive' ? site.filesOf(node) : []
    for (const file of files)
      if (!found.has(file)) filesIncludedUnder(site, file.commands, isLookedInto, found.add(file))
  }
  return found
}

export const hasAuthType = ({ commands }: Pick<Section, 'commands'>): boolean =>
  [...commandsUnder(commands)].some(({ key }) => key === 'authtype')

/**
 * Whether a section is an `<IfModule>` on mod_access_compat, with or without `!`. Rules inside it are written for servers with
 * and without the module.
 */
export const testsAccessCompat = ({ key, args }: Section) =>
  key === 'ifmodule' && /^!?(mod_)?access_compat(\.c|_module)$/i.test(args[0]?.value ?? '')

/** Guards on mod_access_compat whose rules have no counterpart for servers without it. */
export const compatGuardsWithoutCounterpart = (site: Site): readonly Section[] =>
  site.sections('IfModule').filter((guard) => {
    if (!testsAccessCompat(guard) || guard.args[0]?.value.startsWith('!') || !hasAccessRules(guard.commands))
      return false
    const beside = siblings(guard).filter(isCommand)
    return ![...commandsUnder(beside.filter((node) => node !== guard))].some(({ key }) => key === 'require')
  })
