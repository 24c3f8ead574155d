import { knownDirectives } from '../../httpd/directives.js'
import { moduleOfHandler } from '../../httpd/handlers.js'
import { isConditional } from '../../site/context.js'
import { oncePerServer, type Server, serverLevelLines, startLines } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import type { Directive, Section } from '../../syntax/tree.js'
import { defaultModules22, hasFileForEachModule, type LoadedModules, loadedModules } from './loaded-modules.js'

type Use = readonly [module: string, because: Directive | Section]

/**
 * The default modules that may be built into 2.2: all of them if no line loads one. If a line shows that one is built in: all
 * that no line loads.
 */
export const modulesMaybeBuiltInto22 = (site: Site, server: Server): ReadonlySet<string> =>
  oncePerServer(site, server, findBuiltInto22)

function findBuiltInto22(site: Site, server: Server): ReadonlySet<string> {
  const modules = loadedModules(site, server)
  // Debian has a file for each module, and its 2.4 has the same modules built in as its 2.2, so no module needs to be added.
  const isTold = modules.builtInto22.size > 0 || hasFileForEachModule(site, server)
  if (isTold || !showsBuiltIn(site, server, modules)) return modules.builtInto22
  return new Set(defaultModules22.filter((name) => !modules.names.has(name)))
}

/** Whether a line shows that a default module is built in: without the module of a directive, 2.2 does not start. */
const showsBuiltIn = (site: Site, server: Server, { names }: LoadedModules): boolean =>
  knownDirectives().some(({ name, in22 }) => {
    const isOwn = in22 !== undefined && defaultModules22.includes(in22.module) && !names.has(in22.module)
    return (
      isOwn &&
      site.hasDirective(name) &&
      serverLevelLines(site, server, name).some((line) => !isConditional(site, line))
    )
  })

/** The default modules that a server uses through lines of other modules, each with such a line. */
export function* defaultModuleUses(site: Site, server: Server): Generator<Use> {
  for (const at of startLines(site, server, ...serving)) {
    // A document root uses mod_dir for the index, mod_autoindex for listings, and mod_mime for types from the file in
    // TypesConfig.
    for (const name of ['mod_dir', 'mod_autoindex', 'mod_mime']) yield [name, at]
  }
  for (const at of site.directives('ScriptAlias', 'ScriptAliasMatch', 'Action', 'Script')) yield ['mod_cgi', at]
  for (const at of site.directives('Options')) {
    const words = at.args.map(({ value }) => value.toLowerCase())
    if (words.some((word) => /^\+?execcgi$/.test(word))) yield ['mod_cgi', at]
    if (words.some((word) => /^\+?multiviews$/.test(word))) yield ['mod_negotiation', at]
    if (words.some((word) => /^\+?includes(noexec)?$/.test(word))) yield ['mod_include', at]
  }
  for (const at of site.directives('AddHandler', 'SetHandler', 'AddType', 'ForceType')) {
    const module = moduleOfHandler(at.args[0]?.value)
    if (module) yield [module, at]
  }
}

const serving = ['DocumentRoot', 'Alias', 'AliasMatch', 'VirtualDocumentRoot', 'UserDir']
