import { isGuard, readingOf } from '../../httpd/guards.js'
import { everyMethod, type Methods, methodsNamed } from '../../httpd/methods.js'
import { mostReadings } from '../../site/includes.js'
import { readingOn24, readingToday } from '../../site/present.js'
import type { Site } from '../../site/site.js'
import { isAlwaysThere, templateBlocksOf } from '../../site/template-blocks.js'
import { joined } from '../../syntax/lines.js'
import {
  ancestors,
  type ConfigFile,
  commandsUnder,
  type Directive,
  type Node,
  type Section,
  siblings,
} from '../../syntax/tree.js'

/** One line that bears on who is let in, with the methods it is said for and the sections it stands in. */
export interface AccessLine {
  readonly kind: AccessKind
  readonly at: Directive
  readonly methods: Methods
  /** The `<Limit>`, `<LimitExcept>` and guard sections between the scope and the line, outermost first. */
  readonly within: readonly Section[]
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

const kinds: ReadonlyMap<string, AccessKind> = new Map(
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
    // Others that say before any password who may come in, and ask for one where Satisfy is Any.
    authzsvnaccessfile: 'ssl',
    authzsvnreposrelativeaccessfile: 'ssl',
    perlaccesshandler: 'ssl',
    pythonaccesshandler: 'ssl',
    luahookaccesschecker: 'ssl',
    authmerging: 'new',
  } as const),
)

/** The names of all directives that an access scope is made of. */
export const accessDirectives: readonly string[] = [...kinds.keys()]

/** Lines that 2.4 does not know, or not without mod_access_compat. */
export const isOld = ({ kind }: AccessLine): boolean => old.has(kind)

const old: ReadonlySet<AccessKind> = new Set(['order', 'allow', 'deny', 'satisfy', 'authoritative'])

/** Whether a guard keeps the line from 2.4. */
export const isForOldAlone = ({ within }: AccessLine): boolean =>
  within.some((section) => isGuard(section) && readingOf(section, '2.4') === 'never')

/** Whether all that decides who is let in is kept from 2.4. */
export function saysForOldAlone({ lines }: { readonly lines: readonly AccessLine[] }): boolean {
  const decides = (line: AccessLine) => isOld(line) || line.kind === 'require'
  return lines.some(decides) && lines.every((line) => !decides(line) || isForOldAlone(line))
}

/** A scope that says it twice, for each version in a guard of its own. */
export interface Dual {
  readonly old: readonly Section[]
  readonly new: readonly Section[]
}

/** What is found while a scope is read. */
export interface ScopeReading {
  readonly site: Site
  /** The section itself, where it is one. */
  readonly around: Section | undefined
  /** The block of a template that its lines stand in, where they are one branch of the section. */
  readonly branch: string | undefined
  readonly lines: AccessLine[]
  readonly dual: { readonly old: Section[]; readonly new: Section[] }
  readonly containers: Section[]
  /** How often a file was read from here; made with the first Include. */
  readings: Map<ConfigFile, number> | undefined
  forBoth: boolean
  /** Only a 2.2 has ever read these lines, and it has no mod_access_compat. */
  readonly isSurelyFor22: boolean
  unclear: string | undefined
  /** Whether more than Order, Allow and Deny is unclear. */
  unclearBeyondHosts: boolean
}

/** Note why nobody can tell what the scope means; the first reason is told. */
export function doubt(reading: ScopeReading, what: string | undefined): void {
  if (what === undefined) return
  reading.unclear ??= what
  reading.unclearBeyondHosts = true
}

/** The same for what one line says; host lines lose all force where a section below has some of its own. */
export function doubtAbout(reading: ScopeReading, at: Directive, why: string): void {
  doubtLine(reading, at, `\`${joined(at.file.text, at)}\`, ${why}`)
}

export function doubtLine(reading: ScopeReading, at: Directive, what: string): void {
  if (/^(order|allow|deny)$/.test(at.key)) reading.unclear ??= what
  else doubt(reading, what)
}

/** Note the lines of a scope, with the methods that they are said for. */
export function readNodes(
  reading: ScopeReading,
  nodes: readonly (Directive | Section)[],
  methods: Methods,
  within: readonly Section[],
): void {
  for (const node of nodes) {
    if (node.kind === 'directive') readDirective(reading, node, methods, within)
    else if (node.kind === 'section') readSection(reading, node, methods, within)
  }
}

function readDirective(reading: ScopeReading, at: Directive, methods: Methods, within: readonly Section[]): void {
  if (at.key === 'include' || at.key === 'includeoptional') {
    const kept = isThere(reading, at)
    reading.readings ??= new Map()
    for (const file of reading.site.filesOf(at)) {
      const readings = reading.readings.get(file) ?? 0
      if (readings === mostReadings) continue
      reading.readings.set(file, readings + 1)
      if (reading.site.includersOf(file).length > 1 && saysAccess(file.commands))
        doubt(reading, `lines of ${file.path}, which is included in several places`)
      if (reading.site.isGuess(at) && saysAccess(file.commands))
        doubt(reading, `lines of ${file.path}, which \`${joined(at.file.text, at)}\` may or may not read`)
      if (!kept && saysAccess(file.commands)) doubt(reading, `lines of ${file.path}, which a template may leave out`)
      readNodes(reading, file.commands, methods, within)
    }
  }
  if (at.key === 'use' && mayBringAccess(reading.site, at))
    doubt(reading, `\`${joined(at.file.text, at)}\`, whose macro may hold rules of its own`)
  const kind = kinds.get(at.key)
  if (!kind) return
  if (at.key === 'authzldapauthoritative' && losesServer(reading.site, at))
    doubtAbout(reading, at, 'beside which 2.2 forgot the AuthLDAPURL above it')
  reading.lines.push({ kind, at, methods, within })
  if (kind !== 'ssl' && !isThere(reading, at)) doubtAbout(reading, at, 'which a template may leave out')
}

/** Whether a line is there wherever the scope is. */
const isThere = ({ site, around, branch }: ScopeReading, at: Directive): boolean =>
  branch === undefined ? isAlwaysThere(site, at, around) : templateBlocksOf(site, at.file)?.at(at.start) === branch

/** A macro that is not among the files may hold anything. */
function mayBringAccess(site: Site, use: Directive): boolean {
  const name = use.args[0]?.value.toLowerCase()
  const macros = site.sections('Macro').filter((macro) => macro.args[0]?.value.toLowerCase() === name)
  const isTold = ({ key }: Directive | Section) => kinds.has(key) || /^(use|include|<?require\w*)$|[$@%]/.test(key)
  return macros.length === 0 || macros.some((macro) => [...commandsUnder(macro.commands)].some(isTold))
}

/** mod_authnz_ldap has no merger: a section with one of its directives begins anew (mod_authnz_ldap.c). */
const losesServer = (site: Site, at: Directive): boolean =>
  site.directives('AuthLDAPURL').some((line) => line.parent !== at.parent || line.file !== at.file) &&
  !siblings(at).some((node) => node.kind === 'directive' && node.key === 'authldapurl')

function readSection(reading: ScopeReading, section: Section, methods: Methods, within: readonly Section[]): void {
  if (!section.close && saysAccess([section])) doubt(reading, `\`<${section.name.value}>\`, which is never closed`)
  if (section.key === 'limit' || section.key === 'limitexcept') {
    const names = section.args.map((arg) => arg.value)
    if (!names.every((name) => /^[\w-]+$/.test(name)) || methods !== everyMethod)
      doubt(reading, `\`<${section.name.value}>\`, whose methods are not known here`)
    readNodes(reading, section.commands, methodsNamed(names, { except: section.key === 'limitexcept' }), [
      ...within,
      section,
    ])
  } else if (/^require(all|any|none)$/.test(section.key)) {
    if (reading.site.from === '2.4') reading.containers.push(section)
    else doubt(reading, `\`<${section.name.value}>\`, which 2.2 does not know`)
  } else if (isGuard(section)) readGuard(reading, section, methods, within)
}

function readGuard(reading: ScopeReading, guard: Section, methods: Methods, within: readonly Section[]): void {
  if (!saysAccess(guard.commands)) return
  if (asksForCompat(guard) && !reading.isSurelyFor22) {
    reading.forBoth = true
    const what = `lines in \`<${guard.name.value}>\`, which each version reads in its own way`
    if (saysOnlyHosts(guard.commands)) reading.unclear ??= what
    else doubt(reading, what)
    // Without the module these are what 2.4 does not start with.
    if (guard.args[0]?.value.startsWith('!')) readNodes(reading, guard.commands.filter(isRuleOf22), methods, within)
    return
  }
  const in22 = readingToday(reading.site, guard)
  const in24 = readingOn24(reading.site, guard)
  if (in22 !== 'never' && in24 === 'never') reading.dual.old.push(guard)
  if (in22 === 'never' && in24 !== 'never') reading.dual.new.push(guard)
  if (in22 === 'never') return
  if (in22 === 'maybe' && guard.commands.some(isTelling)) {
    const words = guard.args.map((arg) => arg.value).join(' ')
    doubt(reading, `lines in \`<${guard.name.value} ${words}>\`, which may be read or not`)
  }
  readNodes(reading, guard.commands, methods, [...within, guard])
}

/** Whether 2.4 reads a line for sure, and 2.2 does not, but for those that stand there for mod_access_compat. */
export function isReadOn24Alone(site: Site, line: Directive): boolean {
  const guards = [...ancestors(line)].filter(isGuard)
  return (
    guards.some((guard) => readingToday(site, guard) === 'never') &&
    guards.every((guard) => readingOn24(site, guard) === 'always' && !asksForCompat(guard))
  )
}

const isRuleOf22 = (node: Node) =>
  (node.kind === 'section' && /^limit(except)?$/.test(node.key)) ||
  (node.kind === 'directive' && (old.has(kinds.get(node.key) ?? 'new') || node.key === 'require'))

/** Whether a line that 2.2 never reads may be read by 2.4, but for those that stand there for mod_access_compat. */
export function mayBeReadOn24Alone(site: Site, line: Directive): boolean {
  const guards = [...ancestors(line)].filter(isGuard)
  return (
    guards.some((guard) => readingToday(site, guard) === 'never') &&
    guards.every((guard) => readingOn24(site, guard) !== 'never' && !asksForCompat(guard))
  )
}

const saysOnlyHosts = (nodes: Section['commands']): boolean =>
  nodes.every((node) =>
    node.kind === 'directive'
      ? !kinds.has(node.key) || /^(order|allow|deny)$/.test(node.key)
      : saysOnlyHosts(node.commands),
  )

/** `<IfModule mod_access_compat.c>`: who writes this has thought of servers with and without it. */
const asksForCompat = ({ key, args }: Section) =>
  key === 'ifmodule' && /^!?(mod_)?access_compat(\.c|_module)$/i.test(args[0]?.value ?? '')

/** Whether it matters if the line is read; SSLRequireSSL goes on as before in any case. */
const isTelling = (node: Node) => node.kind !== 'directive' || (kinds.has(node.key) && kinds.get(node.key) !== 'ssl')

/** Whether any of these nodes, or what they hold outside other scopes, bears on access. */
export function saysAccess(nodes: readonly (Directive | Section)[]): boolean {
  return nodes.some((node) => {
    if (node.kind === 'directive') return kinds.has(node.key)
    if (node.kind !== 'section') return false
    return (
      /^require(all|any|none)$/.test(node.key) ||
      (/^limit(except)?$/.test(node.key) || isGuard(node) ? saysAccess(node.commands) : false)
    )
  })
}
