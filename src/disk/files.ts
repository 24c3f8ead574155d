import { type Dirent, lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { decode, type Encoding, isBinary } from '../syntax/encoding.js'
import { type FileFailure, fileFailureSentence, runAndRecordFailure } from './file-failures.js'
import { isSameOrInside } from './is-inside.js'
import { followLinks, realOrAbsolutePath } from './real-path.js'
import { isScratchName } from './scratch-prefix.js'

/** A file that was read, and all that is needed to write it back. */
export interface SourceFile {
  /** The given or found path, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly encoding: Encoding
  /** Whether the user named the file. If not, it was found in a folder. */
  readonly named: boolean
  /** Whether httpd is known to read the file, whatever its name and content. */
  readonly isRead?: true
  /** Whether its lines show that it is a .htaccess file. */
  readonly isPerDirectory?: true
  /** Whether the text came from standard input, not from a file. */
  readonly input?: true
}

export interface FilesRead {
  readonly sources: readonly SourceFile[]
  /** Links to read files, such as `sites-enabled/x` for `sites-available/x`, as a map from link to path. */
  readonly links: ReadonlyMap<string, string>
  readonly troubles: readonly FileFailure[]
  /** Folders that were skipped, because they usually hold no configuration. */
  readonly skippedFolders: readonly string[]
  /** Files in the folders that were not read, although their names could be names of configuration. */
  readonly unread: readonly string[]
  /** Whether links led to files outside the named folders. */
  readonly hasLinksOutside: boolean
}

export interface ReadOptions {
  /** Whether to read a file in a folder, by its path. Named files are always read. */
  readonly wanted: (path: string) => boolean
  /** Whether to skip a file or folder that a walk finds, by its path. */
  readonly unwanted?: (path: string) => boolean
  /** Whether a file that was skipped may still be configuration, by its path. */
  readonly possible?: (path: string) => boolean
  /** Files that httpd reads, whatever their names. */
  readonly also?: readonly string[]
  /** Names of files that httpd looks for in every folder. */
  readonly accessFiles?: ReadonlySet<string>
  /** The real paths of copied servers. Links that lead out of them are not followed. */
  readonly copies?: readonly string[]
  /** Called from time to time with the number of files read so far. */
  readonly progress?: (files: number) => void
}

interface FoundFile {
  readonly names: string[]
  named: boolean
  isRead: boolean
}

interface Walk extends ReadOptions {
  /** The names of each file, by its real path. */
  readonly found: Map<string, FoundFile>
  /** Whether this is a second walk through a linked folder. */
  readonly isAgain?: true
  /** The number of times that each folder has been read. A folder can have several names. */
  readonly folders: Map<string, number>
  readonly troubles: FileFailure[]
  readonly skipped: string[]
  readonly unread: Map<string, string>
}

/** Reads files and the configuration files of folders. Each file is read once, however many names lead to it. */
export function readFiles(paths: readonly string[], options: ReadOptions): FilesRead {
  const walk: Walk = { ...options, found: new Map(), folders: new Map(), troubles: [], skipped: [], unread: new Map() }
  for (const path of paths)
    runAndRecordFailure(walk.troubles, path, 'read', () => visit(walk, path.replace(/(?<=.)[/\\]+$/, ''), 'named', []))
  for (const path of options.also ?? [])
    runAndRecordFailure(walk.troubles, path, 'read', () => visit(walk, path, 'read', []))
  const sources: SourceFile[] = []
  const links = new Map<string, string>()
  for (const [real, { names, named, isRead }] of walk.found) {
    const path = ownName(real, names)
    for (const name of names) if (name !== path) links.set(slashed(name), slashed(path))
    runAndRecordFailure(walk.troubles, path, 'read', () => {
      const bytes = readFileSync(real)
      if (!isBinary(bytes))
        sources.push({ path: slashed(path), named, ...(isRead ? { isRead } : {}), ...decode(bytes) })
      else if (named)
        walk.troubles.push({
          path,
          message: `${path} is not a text file that httpd can read, so the file is not changed.`,
        })
    })
    if (sources.length % 100 === 0) options.progress?.(sources.length)
  }
  for (const real of walk.found.keys()) walk.unread.delete(real)
  const unread = [...walk.unread.values()]
  const named = paths.map(realOrAbsolutePath)
  return {
    ...{ sources: sources.sort(inOrder), links, troubles: walk.troubles, skippedFolders: walk.skipped, unread },
    hasLinksOutside: [...walk.found.keys()].some((real) => !named.some((folder) => isSameOrInside(real, folder))),
  }
}

/** Sorts files in the order of a walk through folders, so that the order of the named paths makes no difference. */
const inOrder = (a: SourceFile, b: SourceFile): number =>
  compareInWalkOrder(resolve(a.path).split(sep), resolve(b.path).split(sep))

/** Compares two places by the order in which a walk through folders reaches them. */
export function compareInWalkOrder(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((name, index) => name !== other[index])
  return (one[at] ?? '') < (other[at] ?? '') ? -1 : 1
}

/**
 * The file's own name if it is among these names; otherwise the first name with the same last part, or the first of all. The
 * other names count as links.
 */
const ownName = (real: string, names: readonly string[]): string =>
  names.find((name) => resolve(name) === real) ??
  names.find((name) => basename(name) === basename(real)) ??
  (names[0] as string)

/** The names of folders that a walk skips. They are often large, and hold no configuration. */
export const skippedFolderNames: ReadonlySet<string> = new Set(['.git', '.hg', '.svn', 'node_modules'])

/** Whether a walk skips this file: a folder in its path is skipped, or a name in the path is a temporary one. */
export const isSkippedByWalk = (path: string): boolean =>
  path.split('/').some((step) => skippedFolderNames.has(step) || isScratchName(step))

/** The most names under which a walk reads one folder. A folder of programs that many sites link to has far more. */
const maxNames = 20

/** Why a file is read: it was named, it was found in a named folder, or httpd reads it. */
type How = 'named' | 'found' | 'read'

/**
 * Reads a file or walks through a folder.
 * @param within the real paths of the folders around the path
 * @param entry the entry of the innermost folder: it gives the kind without another system call, except for a link
 */
function visit(walk: Walk, path: string, how: How, within: readonly string[], entry?: Dirent): void {
  if (how === 'named' && statSync(path, { throwIfNoEntry: false })?.isFIFO()) {
    walk.troubles.push({
      path,
      message: `${path} is a pipe, which cannot be read twice or written back. Send the text to standard input instead, and name - as the file.`,
    })
    return
  }
  const folder = within.at(-1)
  const plain = folder !== undefined && (entry?.isFile() || entry?.isDirectory()) ? entry : undefined
  const real = folder !== undefined && plain ? join(folder, plain.name) : followLinks(path)
  if (how !== 'named' && !plain && isOut(walk, folder ?? realOrAbsolutePath(dirname(path)), real)) {
    if (!walk.troubles.some((known) => known.path === path)) walk.troubles.push(lostLink(path, ' in the copy'))
    return
  }
  const stat = plain ?? statSync(real)
  if (stat.isDirectory()) visitFolder(walk, path, real, within)
  else if (stat.isFile() && how === 'found' && walk.accessFiles?.has(basename(path))) enter(walk, path, real, 'read')
  else if (stat.isFile() && (how !== 'found' || walk.wanted(slashed(path)))) enter(walk, path, real, how)
  else if (stat.isFile() && walk.possible?.(slashed(path))) walk.unread.set(real, slashed(path))
  else if (how === 'named') walk.troubles.push({ path, message: `${path} is neither a file nor a folder.` })
}

/** Whether a link in a copied server leads out of the copy. A file of this machine with that path is not the server's file. */
function isOut({ copies = [] }: Walk, folder: string, real: string): boolean {
  const isCopied = (path: string) => copies.some((copy) => isSameOrInside(path, copy))
  return isCopied(folder) && !isCopied(real)
}

function visitFolder(walk: Walk, path: string, real: string, within: readonly string[]): void {
  if (within.includes(real)) {
    const message = `${path} is a link to a folder above itself, so the link was not followed.`
    walk.troubles.push({ path, message, isHarmless: true })
    if (!walk.isAgain) visitFolder(onceAgain(walk), path, real, [])
    return
  }
  const times = walk.folders.get(real) ?? 0
  walk.folders.set(real, times + 1)
  if (times === maxNames) {
    const message = `Links give this folder more than ${maxNames} names, so access rules for its name ${path} were not checked.`
    walk.troubles.push({ path, message, isHarmless: true })
  }
  if (times >= maxNames) return
  const entries = readdirSync(real, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inside = join(path, entry.name)
    if (isScratchName(entry.name) || walk.unwanted?.(slashed(inside))) continue
    if (skippedFolderNames.has(entry.name)) {
      walk.skipped.push(slashed(inside))
      continue
    }
    try {
      visit(walk, inside, 'found', [...within, real], entry)
    } catch (error) {
      walk.troubles.push(troubleAt(inside, error))
    }
  }
}

/**
 * The options for a second walk through a linked folder, which only adds names of files that httpd looks for in each folder, such
 * as .htaccess. Its problems are not reported.
 */
function onceAgain(walk: Walk): Walk {
  const { possible: _, ...rest } = walk
  const wanted = (path: string) => basename(path) === '.htaccess' && walk.wanted(path)
  return { ...rest, wanted, isAgain: true, troubles: [], skipped: [] }
}

function troubleAt(path: string, error: unknown): FileFailure {
  const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT'
  return isGone && lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
    ? lostLink(path)
    : { path, message: fileFailureSentence(path, 'read', error) }
}

function lostLink(path: string, where = ''): FileFailure {
  const [target, failure] = [slashed(readlinkSync(path)), failureOf(path)]
  const cure = failure && `, so ${failure}. Copy ${target}, or remove the link (\`rm ${path}\`)`
  return {
    path,
    message: `${path} is a link to nothing${where}${cure ?? ''}.`,
    isHarmless: true,
    link: { target, failure },
  }
}

function enter({ found }: Walk, path: string, real: string, how: How): void {
  const known = found.get(real) ?? { names: [], named: false, isRead: false }
  found.set(real, known)
  if (!known.names.includes(path)) known.names.push(path)
  if (how === 'named') known.named = true
  if (how === 'read') known.isRead = true
}

const slashed = (path: string) => (process.platform === 'win32' ? path.replaceAll('\\', '/') : path)

/**
 * The effect of a broken link; undefined for most links. Debian enables modules and sites by links, which httpd and a2enmod read.
 */
function failureOf(path: string): string | undefined {
  if (/(^|\/)(mods|conf|sites)-enabled\/[^/]+$/.test(path)) return 'httpd does not start and a2enmod fails'
  return /(^|\/)conf\.d\/[^/]+\.conf$/.test(path) ? 'httpd does not start' : undefined
}
