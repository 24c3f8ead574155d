import { groupBy, groupByEach } from '../base/group-by.js'
import { lazy } from '../base/lazy.js'
import { commaList, listText, nonEmptyTexts } from '../base/list-text.js'
import { type Edit, insertAfter, insertBefore, removeLine } from '../edit/edit.js'
import { directiveByName } from '../httpd/directives.js'
import { moduleByName } from '../httpd/modules.js'
import { moduleByLock } from '../models/mutex.js'
import { isConditional } from '../site/context.js'
import type { Site } from '../site/site.js'
import { fileAndLine } from '../syntax/file-and-line.js'
import { logicalLineText } from '../syntax/lines.js'
import { commandsUnder, type Directive, type Node, type Section, siblings, valuesOf } from '../syntax/tree.js'
import { denialEditsFor, handlerLinesOfModule } from './content-of-module.js'
import type { Alternative } from './rule.js'

/**
 * The form of a fix that removes a module. It removes the LoadModule line, puts the module's lines in a guard, and denies the
 * files that the module ran, because 2.4 would send them as source. No form if the files cannot be denied by name.
 * @param rule the name of the rule that offers it
 */
export function formWithoutModule(
  site: Site,
  at: Directive,
  rule: string,
): { readonly forms?: readonly Alternative[] } {
  const symbol = symbolIn(at)
  const content = site.once(contentOfEach)(symbol)
  const denials = denialEditsFor(content ?? [])
  if (!denials) return {}
  return {
    forms: [
      {
        name: 'remove',
        title: `Remove ${symbol}`,
        assumptions: [
          {
            name: `${rule}:${symbol}`,
            sentence: needlessSentence(symbol, content),
          },
        ],
        edits: [...(site.once(editsWithoutEach).get(symbol)?.() ?? []), ...denials],
      },
    ],
  }
}

/** Modules that take no part in access control (Passenger 3 to 6: ext/apache2/Hooks.cpp registers no access hook). */
const checksNoAccess = /^passenger_module$/

/** The sentence of the assumption that nothing needs the module. It names what the server loses without the module. */
function needlessSentence(symbol: string, content: ReturnType<typeof handlerLinesOfModule>): string {
  const extensions = new Set(content?.flatMap(({ at }) => (at.key.startsWith('add') ? valuesOf(at, 1) : [])))
  const named = Array.from(extensions, (one) => `.${one.replace(/^\./, '')}`)
  const files = `${content?.length === 0 ? 'any ' : ''}files that it ran${named.length > 0 ? ` (${commaList(named, 8)})` : ''}`
  const lost = nonEmptyTexts(
    !checksNoAccess.test(symbol) && 'pages that only this module protects may become open',
    content && `${files} ${content.length === 0 ? 'are sent as source' : 'get 403'}`,
  )
  const effect = lost.length > 0 ? ` Without the module, ${lost.join(', and ')}.` : ''
  return `The new server does not need ${symbol}.${effect} If you need ${symbol}, install its version for 2.4, or a replacement.`
}

/** A sentence: without the module, files are sent as source. Empty if a form denies these files. */
export function sentAsSourceSentence(site: Site, at: Directive): string {
  const content = site.once(contentOfEach)(symbolIn(at)) ?? []
  if (denialEditsFor(content)) return ''
  const lines = content.filter(({ denial }) => !denial).map((one) => one.at)
  const named = lines.map((line) => `\`${logicalLineText(line.file.text, line).trim()}\` (${fileAndLine(line)})`)
  return ` Without the module, 2.4 sends the source of files that these lines handle: ${listText(named, 3)}. Deny those files before you remove the module.`
}

const contentOfEach = (site: Site) => {
  const known = new Map<string, ReturnType<typeof handlerLinesOfModule>>()
  return (symbol: string) => {
    if (!known.has(symbol)) known.set(symbol, handlerLinesOfModule(site, symbol))
    return known.get(symbol)
  }
}

const symbolIn = ({ args }: Directive): string => args[0]?.value ?? ''

/** The edits that remove a module, by its symbol. */
const editsWithoutEach = (site: Site): ReadonlyMap<string, () => readonly Edit[]> =>
  new Map(
    Array.from(groupBy(site.directives('LoadModule'), symbolIn), ([symbol, lines]) => [
      symbol,
      lazy(() => [
        ...lines.map(removeLine),
        ...runsOf(site, symbol).flatMap(([first, last]): readonly Edit[] => [
          insertBefore(first, [`<IfModule ${symbol}>`]),
          insertAfter(last, ['</IfModule>']),
        ]),
      ]),
    ]),
  )

/** For modules whose directives do not begin with the module's name: how the directives begin. */
const beginnings: Readonly<Record<string, RegExp>> = {
  dav_svn: /^(svn|dav svn)/,
  security: /^sec/,
  security2: /^sec/,
  evasive: /^dos/,
  evasive20: /^dos/,
  auth_kerb: /^(krb|authkrb)/,
  passenger: /^(passenger|rails|rack)/,
}

/**
 * Returns a function: whether only this module accepts a line.
 * @param symbol of the module
 */
export function lineOfModuleTest(symbol: string): (node: Directive | Section) => boolean {
  const own = moduleByName(symbol)?.name
  if (own !== undefined) return (node) => moduleFor(node) === own
  const name = symbol.replace(/_module$/, '')
  const base = name.replace(/\d+$/, '').replaceAll('_', '')
  const begins = beginnings[name] ?? { test: (line: string) => line.startsWith(base) }
  return ({ key, args }) =>
    (directiveByName(key) === undefined || key === 'dav') && begins.test(`${key} ${args[0]?.value ?? ''}`)
}

/** The module that httpd needs to accept a line: because of the directive's name, or a word in the line. */
function moduleFor(node: Directive | Section): string | undefined {
  if (node.key === 'mutex') return valuesOf(node, 1).flatMap((word) => moduleByLock[word] ?? [])[0]
  if (/^(customlog|logformat)$/.test(node.key) && valuesOf(node).some((word) => formatOfTls.test(word)))
    return 'mod_ssl'
  const known = directiveByName(node.key)
  return (known?.in24 ?? known?.in22)?.module
}

/** A log format that only mod_ssl knows (ssl_engine_vars.c, ssl_var_log_config_register). */
const formatOfTls = /%[<>!,\d]*\{[^}]*\}[xc]/

/** The first and the last line of each run of lines that belong to the module and are in no guard on it. */
function runsOf(site: Site, symbol: string): readonly (readonly [Node, Node])[] {
  const runs: [Node, Node][] = []
  for (const node of (site.once(linesByModule).get(moduleByName(symbol)?.name) ?? []).filter(
    lineOfModuleTest(symbol),
  )) {
    if (isConditional(site, node)) continue
    const run = runs.at(-1)
    if (run && isNext(run[1], node)) run[1] = node
    else runs.push([node, node])
  }
  return runs
}

/** The lines by module. Under `undefined`: Dav, and lines that may belong to modules that do not come with httpd. */
const linesByModule = (site: Site): ReadonlyMap<string | undefined, readonly (Directive | Section)[]> =>
  groupByEach(
    site.files.flatMap((file) => [...commandsUnder(file.commands)]),
    (node) => (node.key === 'dav' ? [moduleFor(node), undefined] : [moduleFor(node)]),
  )

function isNext(last: Node, node: Node): boolean {
  const around = siblings(node)
  return around.indexOf(node) === around.indexOf(last) + 1 && around.includes(last)
}
