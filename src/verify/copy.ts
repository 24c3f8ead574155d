import { constants, copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { skippedFolderNames } from '../disk/files.js'
import { isSameOrInside } from '../disk/is-inside.js'
import { followLinks, realOrAbsolutePath } from '../disk/real-path.js'
import type { ConfigFile } from '../syntax/tree.js'

/** A copy of a tree of files; its configuration files can be rewritten. */
export interface TreeCopy {
  /** The folder that was copied. */
  readonly originalFolder: string
  /** The folder of the copy. */
  readonly root: string
  /** The paths in the copy by the real path of the original. A file that has several names has several paths. */
  readonly files: ReadonlyMap<string, readonly string[]>
}

/**
 * Copies files and folders to the same places below their common folder. Links within it stay links. Folders that httpd writes
 * to, such as logs, stay empty, so that a server on the copy writes nothing into the original. Large files become links.
 * @param requiredFiles the real paths of files that must be in the copy
 */
export function copyTree(paths: readonly string[], root: string, requiredFiles: readonly string[]): TreeCopy {
  const reals = paths.map((path) => followLinks(path))
  const originalFolder = commonFolder(reals.map((path) => (statSync(path).isDirectory() ? path : dirname(path))))
  const files = new Map<string, string[]>()
  const tree = { originalFolder, root, files, requiredFiles }
  for (const path of reals) visit(tree, path)
  return tree
}

/**
 * The place of a path in the copy, whether it exists or not; the copy's own folder for a path outside the original.
 * @param given may be relative to the current folder
 */
export function pathInTreeCopy({ originalFolder: base, root }: TreeCopy, given: string): string {
  const real = realOrAbsolutePath(given)
  return isSameOrInside(real, base) ? join(root, relative(base, real)) : root
}

/** The paths of a file in the copy; empty if the file is not on a disk. */
export const copiedPathsOf = ({ files }: TreeCopy, { path }: Pick<ConfigFile, 'path'>): readonly string[] =>
  existsSync(path) ? (files.get(followLinks(path)) ?? []) : []

interface Tree extends TreeCopy {
  readonly files: Map<string, string[]>
  readonly requiredFiles: readonly string[]
}

const written = /^(logs?|run|lock|cache|tmp)$/i
const large = 1_000_000

function visit(tree: Tree, path: string): void {
  const target = join(tree.root, relative(tree.originalFolder, path))
  if (path === tree.root) return
  const stat = lstatSync(path)
  if (stat.isSymbolicLink()) link(tree, path, target)
  else if (stat.isDirectory()) folder(tree, path, target)
  else if (stat.isFile()) file(tree, path, target, stat.size)
}

function file(tree: Tree, path: string, target: string, size: number): void {
  mkdirSync(dirname(target), { recursive: true })
  if (size > large) symlinkSync(path, target)
  else copyFileSync(path, target, constants.COPYFILE_FICLONE)
  note(tree, followLinks(path), target)
}

function folder(tree: Tree, path: string, target: string): void {
  mkdirSync(target, { recursive: true })
  if (written.test(basename(path)) && !tree.requiredFiles.some((file) => isSameOrInside(file, path))) return
  for (const entry of readdirSync(path)) if (!skippedFolderNames.has(entry)) visit(tree, join(path, entry))
}

/**
 * Copies a link. A link to a folder outside the tree leads to that folder. A file outside is copied, because it may be
 * configuration.
 */
function link(tree: Tree, path: string, target: string): void {
  const real = realOf(path)
  mkdirSync(dirname(target), { recursive: true })
  if (real === undefined) {
    // A broken link. A folder that httpd writes to may exist on the server and is made. Any other link stays broken: httpd then
    // refuses an Include that reads it, as on the server.
    if (written.test(basename(path))) mkdirSync(target, { recursive: true })
    else symlinkSync(join(tree.root, '.no-such-file'), target)
    return
  }
  const isFolder = statSync(real).isDirectory()
  if (isSameOrInside(real, tree.originalFolder))
    symlinkSync(relative(dirname(target), join(tree.root, relative(tree.originalFolder, real))) || '.', target)
  else if (!isFolder) copyFileSync(real, target)
  else if (written.test(basename(path))) mkdirSync(target, { recursive: true })
  else symlinkSync(real, target)
  if (!isFolder && !isSameOrInside(real, tree.originalFolder)) note(tree, real, target)
}

/** The real path of a file; undefined for a broken link. */
function realOf(path: string): string | undefined {
  try {
    return followLinks(path)
  } catch {
    return undefined
  }
}

function note({ files }: Tree, real: string, target: string): void {
  const known = files.get(real)
  if (known) known.push(target)
  else files.set(real, [target])
}

/** The innermost folder that contains all these folders. */
export function commonFolder(folders: readonly string[]): string {
  let common = folders[0] ?? sep
  for (const folder of folders) while (!isSameOrInside(folder, common)) common = dirname(common)
  return common
}
