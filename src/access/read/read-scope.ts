import { isInclude, isOrderAllowOrDeny } from '../../httpd/directives.js'
import { guardReading, isGuard } from '../../httpd/guards.js'
import { isInvalidLimit, isLimitSection } from '../../httpd/limit.js'
import { allMethods, type MethodSet, methodsNamed } from '../../httpd/methods.js'
import { guardReadingOn24, guardReadingToday } from '../../site/guard-reading.js'
import { maxReadingsOfFile } from '../../site/includes.js'
import type { Site } from '../../site/site.js'
import { isInSameTemplateBlock, templateBlocksOf } from '../../site/template-blocks.js'
import { lineNumberOf } from '../../syntax/file-and-line.js'
import { logicalLineText } from '../../syntax/lines.js'
import { hasPlaceholder } from '../../syntax/template.js'
import {
  type ConfigFile,
  commandsUnder,
  type Directive,
  type Node,
  type Section,
  siblings,
  sourceOf,
} from '../../syntax/tree.js'
import {
  type AccessLine,
  accessKinds,
  hasAccessRules,
  includesAccessRules,
  isAccessLineOf22,
  isRequireContainer,
  testsAccessCompat,
} from './access-lines.js'
import { intendedModule } from './misnamed-guard.js'

/** The guards of a scope that has separate rules for each version. */
export interface GuardsByVersion {
  readonly for22: readonly Section[]
  readonly for24: readonly Section[]
}

/** The end of the reason for an `<IfModule>` with a misspelt name. */
export const missingModulePhrase = 'whose module does not exist'

/** Collects the rules while a scope is read. */
export interface ScopeReading {
  readonly site: Site
  /** The section itself; undefined for a whole file. */
  readonly around: Section | undefined
  /** The template block around its lines, if they are one branch of the section. */
  readonly branch: string | undefined
  readonly lines: AccessLine[]
  readonly byVersion: { readonly for22: Section[]; readonly for24: Section[] }
  readonly containers: Section[]
  /** The number of times that the scope reads each file. Created with the first Include. */
  readings: Map<ConfigFile, number> | undefined
  testsCompat: boolean
  /** Whether only 2.2 has ever read these lines. It has no mod_access_compat. */
  readonly isSurelyFor22: boolean
  unclear: string | undefined
  /** Whether more than Order, Allow and Deny is unclear. */
  unclearBeyondHosts: boolean
}

/** The reason for an included file of which each version reads different lines. */
export const differingIncludesPhrase = 'an Include line for this file that only one version reads'

/** Notes why the scope's meaning is not known. Only the first reason is reported. */
export function markUnclear(reading: ScopeReading, what: string | undefined): void {
  if (what === undefined) return
  reading.unclear ??= what
  reading.unclearBeyondHosts = true
}

/**
 * Notes that the meaning of a line is not known. An unclear host line makes only the host lines unclear, which sections below
 * with host lines of their own do not inherit.
 */
function markLineUnclear(reading: ScopeReading, at: Directive, why: string): void {
  markUnclearFromLine(reading, at, `\`${logicalLineText(at.file.text, at)}\`, ${why}`)
}

export function markUnclearFromLine(reading: ScopeReading, at: Directive, what: string): void {
  if (isOrderAllowOrDeny(at.key)) reading.unclear ??= what
  else markUnclear(reading, what)
}

/**
 * The arguments of a directive in lower case. If they are none of the given words, the line's meaning is noted as not known.
 */
export function argumentOrMarkUnclear(reading: ScopeReading, at: Directive, ...words: readonly string[]): string {
  const word = at.args
    .map((arg) => arg.value)
    .join(' ')
    .toLowerCase()
  if (!words.includes(word)) {
    const isFilledIn = hasPlaceholder(sourceOf(at.file, at))
    markLineUnclear(reading, at, isFilledIn ? 'which a template fills in' : 'which 2.2 rejects too')
  }
  return word
}

/** Adds the lines of a scope, with their methods. */
export function addAccessLinesOf(
  reading: ScopeReading,
  nodes: readonly (Directive | Section)[],
  methods: MethodSet,
  within: readonly Section[],
): void {
  for (const node of nodes) {
    if (node.kind === 'directive') readDirective(reading, node, methods, within)
    else if (node.kind === 'section') readSection(reading, node, methods, within)
  }
}

function readDirective(reading: ScopeReading, at: Directive, methods: MethodSet, within: readonly Section[]): void {
  if (isInclude(at)) {
    const isWritten = isAlwaysWritten(reading, at)
    reading.readings ??= new Map()
    for (const file of reading.site.filesOf(at)) {
      const readings = reading.readings.get(file) ?? 0
      if (readings === maxReadingsOfFile) continue
      reading.readings.set(file, readings + 1)
      if (reading.site.isGuess(at) && hasAccessRules(file.commands))
        markUnclear(reading, `whether \`${logicalLineText(at.file.text, at)}\` reads ${file.path}`)
      if (!isWritten && hasAccessRules(file.commands))
        markUnclear(reading, `lines of ${file.path}, which a template may omit`)
      addAccessLinesOf(reading, file.commands, methods, within)
    }
  }
  if (at.key === 'use' && mayAddAccessRules(reading.site, at))
    markUnclear(reading, `\`${logicalLineText(at.file.text, at)}\`, whose macro may have rules of its own`)
  const kind = accessKinds.get(at.key)
  if (!kind) return
  if (at.key === 'authzldapauthoritative' && cancelsLdapServer(reading.site, at))
    markLineUnclear(reading, at, 'which in 2.2 reset the AuthLDAPURL above it')
  const hiddenFrom24 = within.some((around) => isGuard(around) && guardReadingOn24(reading.site, around) === 'never')
  reading.lines.push({ kind, at, methods, within, hiddenFrom24 })
  if (kind !== 'ssl' && !isAlwaysWritten(reading, at)) markLineUnclear(reading, at, 'which a template may omit')
}

/** Whether a template writes the line whenever it writes the scope around it. */
const isAlwaysWritten = ({ site, around, branch }: ScopeReading, at: Directive): boolean =>
  branch === undefined
    ? isInSameTemplateBlock(site, at, around)
    : templateBlocksOf(site, at.file)?.blockNameAt(at.start) === branch

/** Whether a macro call may add access rules. A macro that is not visible may contain anything. */
function mayAddAccessRules(site: Site, use: Directive): boolean {
  const name = use.args[0]?.value.toLowerCase()
  const macros = site.sections('Macro').filter((macro) => macro.args[0]?.value.toLowerCase() === name)
  const isTold = ({ key }: Directive | Section) =>
    accessKinds.has(key) || /^(use|include|<?require\w*)$|[$@%]/.test(key)
  return macros.length === 0 || macros.some((macro) => [...commandsUnder(macro.commands)].some(isTold))
}

/** Whether a line of mod_authnz_ldap cancels settings from above, because the module has no merger. */
const cancelsLdapServer = (site: Site, at: Directive): boolean =>
  site.directives('AuthLDAPURL').some((line) => line.parent !== at.parent || line.file !== at.file) &&
  !siblings(at).some((node) => node.kind === 'directive' && node.key === 'authldapurl')

function readSection(reading: ScopeReading, section: Section, methods: MethodSet, within: readonly Section[]): void {
  if (!section.close && hasAccessRules([section]))
    markUnclear(reading, `\`<${section.name.value}>\`, which is never closed`)
  if (isLimitSection(section)) {
    const names = section.args.map((arg) => arg.value)
    const isTold = names.every((name) => /^[\w-]+$/.test(name)) && methods === allMethods
    const why = isInvalidLimit(section) ? 'which both versions reject' : !isTold && 'whose methods are not known'
    if (why) markUnclear(reading, `\`<${section.name.value}>\`, ${why}`)
    addAccessLinesOf(reading, section.commands, methodsNamed(names, { except: section.key === 'limitexcept' }), [
      ...within,
      section,
    ])
  } else if (isRequireContainer(section)) {
    if (reading.site.from === '2.4') reading.containers.push(section)
    else markUnclear(reading, `\`<${section.name.value}>\`, which 2.2 does not know`)
  } else if (isGuard(section)) readGuard(reading, section, methods, within)
}

/** A phrase for the lines in a guard whose module has a wrong name. */
const misnamed = (guard: Section): string =>
  `the lines in \`<${guard.name.value} ${guard.args[0]?.value}>\` (line ${lineNumberOf(guard)}), ${missingModulePhrase}`

function readGuard(reading: ScopeReading, guard: Section, methods: MethodSet, within: readonly Section[]): void {
  const { site } = reading
  if (!includesAccessRules(site, guard.commands)) return
  // A guard beside this one has rules for 2.4, so the rules in this one are for 2.2 only.
  const isOtherBranch = (node: Node) =>
    node.kind === 'section' &&
    hasAccessRules(node.commands) &&
    guardReading(node, '2.2') === 'never' &&
    intendedModule(node)
  if (guardReading(guard, '2.2') !== 'never' && intendedModule(guard) && siblings(guard).some(isOtherBranch))
    markUnclear(reading, misnamed(guard))
  if (testsAccessCompat(guard) && !reading.isSurelyFor22) {
    reading.testsCompat = true
    const what = `lines in \`<${guard.name.value}>\`, which each version reads differently`
    if (hasOnlyHostLines(guard.commands)) reading.unclear ??= what
    else markUnclear(reading, what)
    // This guard is for servers without the module. Lines of 2.2 in it stop 2.4 from starting there.
    if (guard.args[0]?.value.startsWith('!'))
      addAccessLinesOf(reading, guard.commands.filter(isRuleOf22), methods, within)
    return
  }
  const in22 = guardReadingToday(site, guard)
  const in24 = guardReadingOn24(site, guard)
  if (in22 !== 'never' && in24 === 'never') reading.byVersion.for22.push(guard)
  if (in22 === 'never' && in24 !== 'never') {
    if (hasAccessRules(guard.commands)) reading.byVersion.for24.push(guard)
    // The lines are in a file, which 2.2 may also read elsewhere.
    else markUnclear(reading, differingIncludesPhrase)
  }
  if (in22 === 'never') return
  if (in22 === 'maybe' && guard.commands.some((node) => affectsAccess(site, node))) {
    const words = guard.args.map((arg) => arg.value).join(' ')
    const what = intendedModule(guard)
      ? misnamed(guard)
      : `whether httpd reads the lines in \`<${guard.name.value} ${words}>\``
    markUnclear(reading, what)
  }
  addAccessLinesOf(reading, guard.commands, methods, [...within, guard])
}

const isRuleOf22 = (node: Node) =>
  (node.kind === 'section' && isLimitSection(node)) ||
  (node.kind === 'directive' &&
    (isAccessLineOf22({ kind: accessKinds.get(node.key) ?? 'new' }) || node.key === 'require'))

const hasOnlyHostLines = (nodes: Section['commands']): boolean =>
  nodes.every((node) =>
    node.kind === 'directive'
      ? !accessKinds.has(node.key) || isOrderAllowOrDeny(node.key)
      : hasOnlyHostLines(node.commands),
  )

/** Whether the node may change the meaning of access rules. Lines like SSLRequireSSL do not: they stay as they are. */
const affectsAccess = (site: Site, node: Directive | Section): boolean => {
  if (node.kind !== 'directive') return true
  return isInclude(node)
    ? includesAccessRules(site, [node])
    : accessKinds.has(node.key) && accessKinds.get(node.key) !== 'ssl'
}
