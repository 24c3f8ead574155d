import { groupBy } from '../base/group-by.js'
import { isGuard } from '../httpd/guards.js'
import { type Module, moduleByName } from '../httpd/modules.js'
import { hasModuleFile, isBuiltIn, type TargetModules } from '../httpd/target-modules.js'
import { freeBsd24ModulePath } from '../models/layouts/freebsd.js'
import { hasFileForEachModule } from '../models/modules/loaded-modules.js'
import { moduleFolderChange } from '../models/modules/module-folder.js'
import { isConditional } from '../site/context.js'
import { isServerComplete, oncePerServer, type Server, serverLevelLines, startLines } from '../site/server-level.js'
import type { Site } from '../site/site.js'
import { quotedIfNeeded } from '../syntax/literal.js'
import { commandsUnder, type Directive, isDirective, type Node, sourceOf } from '../syntax/tree.js'

/** A run of LoadModule lines of a server. Only LoadFile lines, and guards with only such lines, may be in between. */
export interface LoadModuleLines {
  readonly first: Directive
  readonly last: Directive
  /** The LoadModule line for one more module. Its path is written like those of the other lines. */
  lineFor(module: Module): string
}

/** A writer of LoadModule lines like those of httpd's own configuration. */
export const defaultLoadModuleWriter = (target: TargetModules | undefined): Pick<LoadModuleLines, 'lineFor'> => ({
  lineFor: ({ symbol24, file }) => `LoadModule ${symbol24} ${quotedIfNeeded(`${target?.folder ?? 'modules'}/${file}`)}`,
})

/**
 * The line after which a server without LoadModule lines gets its first one: ServerRoot, because module paths are relative to
 * it. Undefined without ServerRoot, if not all files are given, or if each module has a separate file.
 */
export function lineToAddFirstLoadModuleAfter(site: Site, server: Server): Directive | undefined {
  if (server.at.key !== 'serverroot' || !isServerComplete(site, server) || hasFileForEachModule(site, server))
    return undefined
  return startLines(site, server, 'LoadModule').length === 0 ? server.at : undefined
}

/** Modules that some distributions have built in. httpd does not load a module that is built in (mod_so.c, load_module). */
const maybeBuiltIn = new Set(['mod_unixd', 'mod_log_config', 'mod_logio', 'mod_version', 'mod_watchdog'])

/**
 * The lines that load one more module. A module that 2.4 may have built in gets a guard. mod_cgi and mod_cgid get one each,
 * unless the target shows which of them 2.4 has.
 */
export function linesLoadingModule(
  loads: Pick<LoadModuleLines, 'lineFor'>,
  module: Module,
  target: TargetModules | undefined,
): readonly string[] {
  const line = loads.lineFor(module)
  if (maybeBuiltIn.has(module.name) && isBuiltIn(target, module.name) !== false)
    return guarded(`!${module.source}`, line)
  const other = module.name === 'mod_cgi' ? moduleByName('mod_cgid') : undefined
  if (other && hasModuleFile(target, 'mod_cgid.so') === false) return [line]
  if (other && hasModuleFile(target, 'mod_cgi.so') === false) return [loads.lineFor(other)]
  // 2.4 comes with mod_cgi or mod_cgid, depending on its MPM (modules/generators/config5.m4). Its default httpd.conf
  // has the same two guards.
  return other
    ? [...guarded('mpm_prefork_module', line), ...guarded('!mpm_prefork_module', loads.lineFor(other))]
    : [line]
}

const guarded = (condition: string, line: string) => [`<IfModule ${condition}>`, `    ${line}`, '</IfModule>']

/**
 * The LoadModule lines of a server in its main file, or else in the file that has the most. Undefined if the main file has none
 * and no other has several, as on Debian, where each module has a separate file.
 */
export const loadModuleLines = (site: Site, server: Server): LoadModuleLines | undefined =>
  oncePerServer(site, server, findLoadLines)

function findLoadLines(site: Site, server: Server): LoadModuleLines | undefined {
  const lines = serverLevelLines(site, server, 'LoadModule').filter(
    (line) => !isConditional(site, line) && isModel(line),
  )
  const own = lines.filter((line) => line.file === server.file)
  const [first] = own.length > 0 ? own : longest(lines)
  if (!first) return undefined
  const run = runFrom(first)
  const last = run.at(-1) ?? first
  const model = run.findLast(isModel) ?? first
  const moved = run.map((line) => moduleFolderChange(site, line)).find((one) => one !== undefined)
  return { first, last, lineFor: (module) => lineLike(model, module, moved?.folder) }
}

function longest(lines: readonly Directive[]): readonly Directive[] {
  const groups = [...groupBy(lines, ({ file }) => file).values()].filter(({ length }) => length > 1)
  return groups.sort((one, other) => other.length - one.length)[0] ?? []
}

/** The LoadModule lines from the first one on, up to the first line that loads nothing. */
function runFrom(first: Directive): readonly Directive[] {
  const { commands } = first.parent ?? first.file
  const rest = commands.slice(commands.indexOf(first))
  const end = rest.findIndex((node) => !consistsOfLoadLines(node))
  return rest.slice(0, end < 0 ? rest.length : end).filter(isDirective)
}

/** Whether a node is a LoadModule or LoadFile line, or a guard with only such lines. */
export function consistsOfLoadLines(node: Node): boolean {
  if (node.kind === 'directive') return node.key === 'loadmodule' || node.key === 'loadfile'
  return node.kind === 'section' && isGuard(node) && [...commandsUnder(node.commands)].every(consistsOfLoadLines)
}

/** Whether a LoadModule line shows the folder of httpd's own modules. Other programs put their modules into other folders. */
function isModel(line: Directive): boolean {
  const file = moduleByName(line.args[0]?.value ?? '')?.file
  const folder = folderIn(line)
  if (folder === undefined) return false
  return file ? line.args[1]?.value.endsWith(file) === true : /^["']?(modules|libexec)\//.test(folder)
}

/** The path's source text up to the name of the file, with its opening quote. */
function folderIn(line: Directive): string | undefined {
  const path = line.args[1]
  const source = path && sourceOf(line.file, path)
  return source && /^(.*[\\/])[^\\/]+\.so["']?$/.exec(source)?.[1]
}

/**
 * A LoadModule line for a module, written like an existing line.
 * @param moved the new folder, if 2.4 has another one
 */
function lineLike(model: Directive, { symbol24, file }: Module, moved: string | undefined): string {
  const folder = folderIn(model) ?? 'modules/'
  const quote = /^["']/.exec(folder)?.[0] ?? ''
  return `LoadModule ${symbol24} ${moved === undefined ? freeBsd24ModulePath(folder) : quote + moved}${file}${quote}`
}
