import { isAbsolute } from '../../httpd/absolute-path.js'
import { isRemovedIn24, type Module, moduleByName, renamedModules24 } from '../../httpd/modules.js'
import { hasModuleFile, isBuiltIn } from '../../httpd/target-modules.js'
import { onlyVersionReading } from '../../site/guard-reading.js'
import type { Site } from '../../site/site.js'
import { isLiteral } from '../../syntax/literal.js'
import { type Directive, type Range, sourceOf } from '../../syntax/tree.js'

/** The new folder in a LoadModule line. */
export interface ModuleFolderChange {
  /** The range of the path up to the name of the file, without a quote. */
  readonly range: Range
  /** The current folder; empty if the line has only a file name. */
  readonly old: string
  /** The new folder, with a final slash. */
  readonly folder: string
}

/**
 * The folder of 2.4's modules, for a line that loads one of them from elsewhere, if the user has named the folder.
 * Undefined if the line must not change: 2.4 lacks the module or has it built in, only 2.2 reads the line, a third-party module
 * is in its own folder, or the path cannot be replaced without quotes.
 */
export function moduleFolderChange(site: Site, line: Directive): ModuleFolderChange | undefined {
  const { target } = site
  const [symbol, path] = line.args
  if (site.from === '2.4' || !target?.folder || !symbol || !path || !isLiteral(line)) return undefined
  // With such characters, the whole path would need quotes.
  if (/[\s"'\\$]/.test(target.folder)) return undefined
  const [, quote = '', old = '', file = ''] =
    /^(["']?)((?:[^\\"']*\/)?)([^\\/"']+)\1$/.exec(sourceOf(line.file, path)) ?? []
  if (file === '' || leadsTo(site, old, target.folder) || onlyVersionReading(site, line) === '2.2') return undefined
  const module = moduleByName(symbol.value)
  if (isBuiltIn(target, symbol.value) || (module ? isRemovedIn24(module) || module.file !== file : isAbsolute(old)))
    return undefined
  const isThere = hasModuleFile(target, (module && fileOn24(module)) ?? file)
  // Packages of other programs install their modules into the same folder, so a missing file may be one of theirs.
  if (isThere === false || (module && !isThere)) return undefined
  const start = path.start + quote.length
  return { range: { start, end: start + old.length }, old, folder: `${writtenLike(site, old, target.folder)}/` }
}

const fileOn24 = ({ name, file }: Module): string | undefined =>
  moduleByName(renamedModules24[name] ?? '')?.file ?? file

/** The folders from which a relative path may start, by the configuration. */
const rootsOf = (site: Site): readonly string[] => [
  ...new Set([
    ...site.directives('ServerRoot').flatMap(({ args }) => args[0]?.value.replace(/(?<=.)\/+$/, '') ?? []),
    ...site.serverRoots.flatMap(({ onServer }) => (onServer ? `/${onServer.join('/')}` : [])),
  ]),
]

/** Whether a path in a LoadModule line is in the folder. A relative path starts at ServerRoot. */
function leadsTo(site: Site, path: string, folder: string): boolean {
  const own = path.replace(/(?<=.)\/+$/, '')
  if (isAbsolute(path)) return own === folder
  const roots = rootsOf(site)
  // Without a known ServerRoot, the path counts as right, except in a copy of a server.
  if (roots.length === 0) return !site.serverRoots.some(({ diskRoot = [] }) => diskRoot.length > 0)
  return roots.some((root) => `${root}/${own}` === folder || isLinkOfRedHat(root, own, folder))
}

/** The new folder as a path. It is relative if the old one is and the folder is below ServerRoot. */
function writtenLike(site: Site, old: string, folder: string): string {
  const [root, ...others] = rootsOf(site)
  const isBelow = root !== undefined && others.length === 0 && folder.startsWith(`${root}/`)
  return isBelow && !isAbsolute(old) ? folder.slice(root.length + 1) : folder
}

/** Whether a package of 2.4 creates the link /etc/httpd/modules to the folder (httpd.spec). */
const isLinkOfRedHat = (root: string, own: string, folder: string): boolean =>
  root === '/etc/httpd' && own === 'modules' && /^\/usr\/lib(64)?\/httpd\/modules$/.test(folder)
