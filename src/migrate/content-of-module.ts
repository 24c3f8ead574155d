import { accessRulesOf, ifSectionPhrase } from '../access/read/access.js'
import { hasAccessRules } from '../access/read/access-lines.js'
import { type Edit, insertAfter } from '../edit/edit.js'
import { directiveByName, mayHaveEffect } from '../httpd/directives.js'
import { isGuard } from '../httpd/guards.js'
import { handlerOfModuleTest, moduleOfHandler } from '../httpd/handlers.js'
import { moduleByName } from '../httpd/modules.js'
import { isOverrideGrantedEverywhere } from '../models/granted-overrides.js'
import { type Context, contextsOf } from '../site/context.js'
import { isHtaccess } from '../site/htaccess.js'
import type { Site } from '../site/site.js'
import { isInMacro, isLiteral, quoted } from '../syntax/literal.js'
import { ancestors, commandsUnder, type Directive, isSection, type Section, valuesOf } from '../syntax/tree.js'

/**
 * A line by which a module produces the answer for files. Without the module, 2.4 sends these files as they are, which exposes
 * their source.
 */
interface HandlerLine {
  readonly at: Directive
  /** The lines that deny the files, and the node to put the lines after. Undefined if a person must write them. */
  readonly denial: { readonly after: Directive | Section; readonly lines: readonly string[] } | undefined
}

/** The lines that give files to a module's handlers. Undefined if its handlers are not known. */
export function handlerLinesOfModule(site: Site, symbol: string): readonly HandlerLine[] | undefined {
  const isOf = handlerOfModuleTest(symbol)
  if (!isOf) return undefined
  const isUndone = site.once(ifSectionPhrase) !== undefined || site.once(sectionsThatUndo).length > 0
  const lines = linesAsking(site).filter((at) => valuesOf(at).some((word) => word.split(';').some(isOf)))
  // A ScriptAlias is not found by its words, because it names no handler.
  const scripts = isOf('cgi-script') ? linesAsking(site).filter(({ key }) => mayHaveEffect(key, 'maps')) : []
  return [
    ...lines.map((at) => ({ at, denial: isUndone ? undefined : denialFor(site, at, symbol) })),
    ...scripts.map((at) => ({ at, denial: undefined })),
  ]
}

/** The edits that deny the files of these lines. Undefined if a person must write some of the denials. */
export function denialEditsFor(content: readonly HandlerLine[]): readonly Edit[] | undefined {
  const denials = content.flatMap(({ denial }) => denial ?? [])
  if (denials.length < content.length) return undefined
  const distinct = new Map(denials.map((one) => [`${one.after.file.path} ${one.after.start} ${one.lines[0]}`, one]))
  return [...distinct.values()].map(({ after, lines }) => insertAfter(after, lines))
}

/** Removes the denials of these lines from a text, wherever they occur. */
export function withoutDenials(text: string, content: readonly HandlerLine[]): string {
  const blocks = content.flatMap(({ denial }) => (denial ? [denial.lines.map(escaped).join('\\r?\\n[ \\t]*')] : []))
  return blocks.reduce((left, block) => left.replace(new RegExp(`^[ \\t]*${block}\\r?\\n`, 'gm'), ''), text)
}

const escaped = (line: string): string => line.trim().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** All lines that may name a handler, or that map URLs to scripts. */
const linesAsking = (site: Site): readonly Directive[] =>
  site.directives(...[...site.names].filter((name) => directiveByName(name)?.effects.has('asks')))

/**
 * The lines that deny the files of one line, in a section that applies after `<Directory>`. They go outside of the guards on
 * the module, which 2.4 skips without it. Undefined if a person must write them.
 */
function denialFor(site: Site, at: Directive, symbol: string): HandlerLine['denial'] {
  const isOfModule = isGuardOn(symbol)
  const around = [...ancestors(at)]
  const [context = 'other', ...contexts] = contextsOf(site, at)
  const [first, ...others] = around.filter((section) => !isOfModule(section))
  const files = context === 'files' ? first : undefined
  const place = files ? others[0] : first
  const isPlaced =
    contexts.length === 0 &&
    (context === 'files' || !late.includes(context)) &&
    !around.some((one) => isGuard(one) && !isOfModule(one))
  const inside = place ? around.slice(0, around.indexOf(place)) : around
  const isRead = !around.slice(inside.length).some(isOfModule)
  const tag = files ? sameTag(files) : tagFor(at)
  if (!tag || !isPlaced || !isRead || !isLiteral(at) || isInMacro(at)) return undefined
  if (isHtaccess(at.file) && isOverrideGrantedEverywhere(site, 'AuthConfig') !== true) return undefined
  return {
    after: inside.at(-1) ?? at,
    lines: [`<${tag}>`, '    Require all denied', `</${tag.split(' ')[0]}>`],
  }
}

/** Returns a test: whether a section is an `<IfModule>` for this module, by its symbol or its source file. */
const isGuardOn =
  (symbol: string) =>
  ({ key, args: [word] }: Section): boolean => {
    const named = word?.value.toLowerCase() ?? ''
    const base = symbol.replace(/_module$/, '')
    const module = moduleByName(symbol)
    return (
      key.endsWith('module') &&
      (named === symbol ||
        new RegExp(`^(mod_|sapi_apache2)?(${base}|${base.replace(/\d+$/, '')})(\\.c(pp)?)?$`).test(named) ||
        (module !== undefined && moduleByName(named) === module))
    )
  }

function sameTag(section: Section): string | undefined {
  if (!isLiteral(section) || section.args.length === 0) return undefined
  return [section.name.value, ...valuesOf(section).map((word) => (word === '~' ? word : quoted(word)))].join(' ')
}

/**
 * The tag of a section for the files of a line: names with one of its extensions, or all names for SetHandler and ForceType.
 * Undefined if an extension has other characters than letters, digits and hyphens.
 */
function tagFor({ key, args }: Directive): string | undefined {
  if (/^set|^force/.test(key)) return 'FilesMatch "."'
  if (!key.startsWith('add')) return undefined
  const extensions = args.slice(1).map(({ value }) => value.replace(/^\./, ''))
  if (extensions.length === 0 || extensions.some((one) => !/^[\w+-]+$/.test(one))) return undefined
  const names = extensions.map((one) => one.replace(/\+/g, '\\+')).join('|')
  return `FilesMatch "(?i)\\.(${names})(\\.|$)"`
}

/** Sections merged after `<Directory>` whose access rules may allow requests that the new lines deny. */
const sectionsThatUndo = (site: Site): readonly Section[] =>
  site.files
    .flatMap(({ commands }) => [...commandsUnder(commands)])
    .filter(isSection)
    .filter((section) => comesLate(site, section) && hasAccessRules(section.commands))
    .filter((section) => !refusesAll(site, section) && !hasHandlerOfItsOwn(section))

function comesLate(site: Site, { commands: [first] }: Section): boolean {
  const contexts = first ? contextsOf(site, first) : new Set<Context>()
  return late.some((context) => contexts.has(context))
}

const late: readonly Context[] = ['files', 'location', 'proxy', 'other']

function refusesAll(site: Site, section: Section): boolean {
  const { lines, unclear, host } = accessRulesOf(site, section.commands)
  if (lines.some(({ within }) => within.length > 0)) return false
  if (lines.every(({ at }) => /^require all denied$/i.test([at.name.value, ...valuesOf(at)].join(' ')))) return true
  const isOfHosts = lines.every(({ kind }) => /^(order|allow|deny)$/.test(kind))
  return unclear === undefined && isOfHosts && host?.other.kind === 'never' && host.named.size === 0
}

/** Whether the section sets a handler that sends no file, such as server-status. */
const hasHandlerOfItsOwn = ({ commands }: Section): boolean =>
  [...commandsUnder(commands)].some(
    (node) => node.args.length === 1 && moduleOfHandler(node.args[0]?.value) !== undefined && !isInGuard(node),
  )

const isInGuard = (node: Directive | Section): boolean => [...ancestors(node)].some(isGuard)
