import { includeDirectiveNames } from '../httpd/directives.js'
import { isGuard } from '../httpd/guards.js'
import { moduleByName } from '../httpd/modules.js'
import { ancestors, type ConfigFile, type Directive } from '../syntax/tree.js'
import { isHtaccess } from './htaccess.js'
import { folderOfMainCopies, hasMainFileName, mainFileOfCopy } from './main-file-name.js'
import type { Site } from './site.js'

/** The main file of a server, and a line in it, at which findings about the whole server are reported. */
export interface MainFile {
  readonly file: ConfigFile
  readonly at: Directive
}

/** The main file of the first server. Undefined if only a `.htaccess`, a virtual host or a `conf.d` file is given. */
export const firstMainFile = (site: Site): MainFile | undefined => mainFiles(site)[0]

/** The main file of each server among the given files. */
export const mainFiles = (site: Site): readonly MainFile[] => site.once(findMainFiles)

function findMainFiles(site: Site): readonly MainFile[] {
  const found = new Map<ConfigFile, MainFile>()
  for (const file of site.files) {
    const at = isHtaccess(file) ? undefined : signIn(site, file)
    if (at) found.set(file, { file, at })
  }
  // SUSE keeps User and Group in uid.conf, so the main file is the one that includes it.
  for (const file of site.files.filter((one) => hasMainFileName(one) && !found.has(one))) {
    const isOfServer = (line: Directive) => isServerLevel(line) && site.filesOf(line).some((read) => found.has(read))
    const at = site.includesIn(file).find(isOfServer)
    if (at) found.set(file, { file, at })
  }
  return [...found.values()].filter(({ file }) => !isIncludedBy(site, file, found) && !isCopyOfMain(site, file))
}

/** Whether the file is an old copy of a main file, or the package's version beside the one in use. */
export function isCopyOfMain(site: Site, { path }: ConfigFile): boolean {
  const main = mainFileOfCopy(path)
  return main !== undefined && site.files.some((file) => file.path === main)
}

/** Whether a file is in a folder of copies that also has a copy of the main file. */
const liesAmongCopies = (site: Site, { path }: ConfigFile): boolean =>
  site.once(foldersOfCopies).some((folder) => path.startsWith(folder))

/** Whether the file is a copy of a main file, or is in a folder of copies with one. Such a file needs no upgrade. */
export const isCopyOfMainOrBesideOne = (site: Site, file: ConfigFile): boolean =>
  isCopyOfMain(site, file) || liesAmongCopies(site, file)

const foldersOfCopies = (site: Site): readonly string[] =>
  site.files.flatMap((file) => (isCopyOfMain(site, file) ? (folderOfMainCopies(file.path) ?? []) : []))

/** The line that shows that a file is a main file. */
function signIn(site: Site, file: ConfigFile): Directive | undefined {
  for (const sign of hasMainFileName(file) ? [...sureSigns, ...signsInHttpdConf] : sureSigns) {
    const at = site.directivesIn(file, sign).find((line) => isServerLevel(line) && !isOfAnAddition(line))
    if (at) return at
  }
  return undefined
}

/** Directives that only main files have. */
const sureSigns: readonly string[] = ['ServerRoot', 'User', 'Group']

/**
 * Directives that files for a module or a virtual host may have too, so they show a main file only if the file also has the
 * name of one.
 */
const signsInHttpdConf: readonly string[] = ['PidFile', 'LoadModule', 'Listen', 'DocumentRoot']

/** Whether a line loads a third-party module. Example configurations of such modules load only that module. */
const isOfAnAddition = ({ key, args }: Directive): boolean =>
  key === 'loadmodule' && moduleByName(args[0]?.value ?? '') === undefined

const isServerLevel = (line: Directive): boolean => [...ancestors(line)].every(isGuard)

function isIncludedBy(site: Site, file: ConfigFile, mains: ReadonlyMap<ConfigFile, MainFile>): boolean {
  const seen = new Set([file])
  // The set grows during the loop: first the files that include this one, then the files that include those.
  for (const one of seen) for (const line of site.includersOf(one)) seen.add(line.file)
  seen.delete(file)
  return [...seen].some((one) => mains.has(one))
}

/**
 * The files that one server reads: its main file and everything it includes. If there is no other server, also all
 * other files, such as `.htaccess` files.
 */
export function filesOfServer(site: Site, main: MainFile): ReadonlySet<ConfigFile> {
  if (mainFiles(site).length === 1) return new Set(site.files)
  const files = new Set([main.file])
  const includes = site.directives(...includeDirectiveNames)
  for (const file of files) {
    for (const line of includes) if (line.file === file) for (const read of site.filesOf(line)) files.add(read)
  }
  return files
}
