import { isAbsolute } from '../httpd/absolute-path.js'
import { moduleByName } from '../httpd/modules.js'
import { hasModuleFile, isBuiltIn, type TargetModules } from '../httpd/target-modules.js'
import { isConditional } from '../site/context.js'
import { mainFiles } from '../site/main-file.js'
import type { Site } from '../site/site.js'
import type { ConfigFile, Directive } from '../syntax/tree.js'

/** The two parts of a message about a LoadModule line whose file the target 2.4 may not have. */
export interface MissingModuleText {
  /** What stops 2.4, as a sentence without its full stop. Undefined if 2.4 may have the module's file. */
  readonly statement: string | undefined
  /** How to do without the module, as the end of that sentence. */
  readonly advice: string
}

/**
 * Checks whether the target 2.4 has the file of a LoadModule line. Undefined if httpd may skip the line, if no target is given,
 * or if the target's list of modules is incomplete and does not show that this file is missing.
 */
export function explainMissingModuleFile(site: Site, loadLine: Directive): MissingModuleText | undefined {
  if (!site.target || site.role === 'unread' || isConditional(site, loadLine)) return undefined
  const where = site.target.folder ? `in ${site.target.folder}` : 'among the modules of 2.4'
  const isGone = hasModuleFileOn24(site.target, loadLine) === false
  if (!isGone && !site.target.areAllFiles) return undefined
  const what = isGone ? `This line stops 2.4 from starting: there is no ${fileIn(loadLine)} ${where}` : undefined
  const enabled = /(?:^|\/)mods-(?:available|enabled)\/([^/]+)\.load$/.exec(loadLine.file.path)?.[1]
  if (enabled) return { statement: what, advice: `, or disable the module (\`a2dismod ${enabled}\`)` }
  if (!isOnlyFor(site, loadLine.file))
    return { statement: what, advice: ', or remove this line and the lines that need the module' }
  return {
    statement: what,
    advice: `, or disable all of ${loadLine.file.path} (\`mv ${loadLine.file.path} ${loadLine.file.path}.off\`)`,
  }
}

const fileIn = ({ args }: Directive): string => (args[1]?.value ?? '').replace(/^.*[\\/]/, '')

/** Whether 2.4 has the file that a LoadModule line loads. Undefined if not known, for example for a file in another folder. */
export function hasModuleFileOn24(target: TargetModules | undefined, loadLine: Directive): boolean | undefined {
  const path = loadLine.args[1]?.value ?? ''
  const isElsewhere = isAbsolute(path) && path.replace(/[\\/][^\\/]*$/, '') !== target?.folder
  return isElsewhere ? undefined : hasModuleFile(target, fileIn(loadLine))
}

/**
 * Whether only Includes that end in `*.conf` read a file, and 2.4 lacks every module that it loads. The whole file can then be
 * removed.
 */
function isOnlyFor(site: Site, file: ConfigFile): boolean {
  if (mainFiles(site).some((main) => main.file === file)) return false
  const includers = site.includersOf(file)
  const byPattern = includers.every(({ args }) => /\*\.conf$/.test(args[0]?.value ?? ''))
  return (
    includers.length > 0 && byPattern && site.directivesIn(file, 'LoadModule').every((at) => isAbsent(site.target, at))
  )
}

const isAbsent = (target: TargetModules | undefined, at: Directive): boolean =>
  hasModuleFileOn24(target, at) !== true && !isBuiltIn(target, moduleByName(at.args[0]?.value ?? '')?.name ?? '')
