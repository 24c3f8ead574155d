import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { lazy } from '../base/lazy.js'
import type { SourceFile } from '../disk/files.js'
import { followLinks } from '../disk/real-path.js'
import { applyEdits } from '../edit/edit.js'
import { isAbsolute } from '../httpd/absolute-path.js'
import { firstMainFile } from '../site/main-file.js'
import { contentFoldersWithUrls } from '../site/path-mapping.js'
import type { Site } from '../site/site.js'
import { encode } from '../syntax/encoding.js'
import { reparse } from '../syntax/parse.js'
import type { ConfigFile } from '../syntax/tree.js'
import { copiedPathsOf, copyTree, pathInTreeCopy, type TreeCopy } from '../verify/copy.js'
import { serverRootEdit } from '../verify/copy-paths.js'
import { copyPathFinder, foldersInCopy } from '../verify/folders-in-copy.js'
import { givenFolderOfServerRoot, type ServerFolder } from '../verify/server-folder.js'
import { type CopyAdaptation, editsForCopy } from './adapt.js'
import { writeTestCertificate } from './test-certificate.js'

/** A configuration and the folders of its documents, as they were read. */
export interface ServedSite {
  readonly site: Site
  readonly sources: ReadonlyMap<ConfigFile, SourceFile>
  /** The given files and folders, and the other files that were read. */
  readonly paths: readonly string[]
  /** The folders whose files are not copied. */
  readonly without?: readonly string[]
  /** Further files that httpd reads. */
  readonly more?: readonly ConfigFile[]
}

/** A copy of a server, ready to be started. */
export interface ServerCopy {
  readonly main: string
  readonly root: string
  readonly errorLog: string
  /** Converts a path on the server to a path in the copy, whether it exists or not; undefined if the copy has no place for it. */
  readonly path: (onServer: string) => string | undefined
}

/** The fields of `CopyAdaptation` that `copyServer` cannot fill in itself. */
export type CopyChoices = Omit<
  CopyAdaptation,
  'path' | 'isThere' | 'outputFor' | 'typesFileFor' | 'certificate' | 'isIncluded'
>

/**
 * Copies a server to a folder: the given files with these texts, and its documents up to a limit, large ones by name only. Programs
 * are replaced by one that prints its name. Undefined if the main file is not known.
 * @param texts the new text of each file; other files stay unchanged
 */
export function copyServer(
  folder: string,
  { site, sources, paths, without = [], more = [] }: ServedSite,
  texts: ReadonlyMap<ConfigFile, string>,
  choices: CopyChoices,
): ServerCopy | undefined {
  const main = firstMainFile(site)?.file ?? (site.files.length === 1 ? site.files[0] : undefined)
  if (!main) return undefined
  const real = (path: string) => (existsSync(path) ? [followLinks(path)] : [])
  const given = [...new Set([...paths, ...site.files.map(({ path }) => path)])].filter((path) => existsSync(path))
  const copy = copyTree(
    given,
    join(folder, 'tree'),
    [...site.files, ...more].flatMap(({ path }) => real(path)),
  )
  for (const path of without) rmSync(join(pathInTreeCopy(copy, dirname(path)), basename(path)), { force: true })
  const root = pathInTreeCopy(copy, givenFolderOfServerRoot(site, main))
  const logs = join(folder, 'written')
  for (const each of [join(root, 'logs'), join(root, 'run'), logs]) mkdirSync(each, { recursive: true })
  giveTypes(root)
  const served = servedFolders(site, folder, copy)
  const path = copyPathFinder(longestFirst([...served, ...foldersInCopy(site, copy)]))
  const certificate = lazy(() => writeTestCertificate(root))
  const adaptation: CopyAdaptation = {
    ...{ ...choices, path, isThere: thereIn(path), certificate },
    ...{ typesFileFor: typesIn(root, path), outputFor: writtenIn(logs), isIncluded: includedIn(root, path) },
  }
  // Files that no Include names come last: their Listen lines must not take the addresses of lines in use.
  const isIncluded = (file: ConfigFile) => file === main || site.includersOf(file).length > 0
  const others = site.files.filter((file) => !isIncluded(file))
  for (const file of [...site.files.filter(isIncluded), ...more, ...others]) {
    const parsed = reparse(file, texts.get(file) ?? file.text, texts.has(file) ? { version: '2.4' } : {})
    const needsRoot = file === main && !site.hasDirective('ServerRoot')
    const edits = [...editsForCopy(parsed, adaptation), ...(needsRoot ? serverRootEdit(parsed, root) : [])]
    const bytes = encode(applyEdits(parsed, edits), sources.get(file)?.encoding ?? 'utf-8')
    for (const target of copiedPathsOf(copy, file)) writeAnew(target, bytes)
  }
  for (const { args } of site.directives('DocumentRoot')) {
    const named = args[0]?.value ?? ''
    makeRoot(isAbsolute(named) ? path(named) : join(root, named))
  }
  disarm(copy)
  openTo(folder)
  return { main: copiedPathsOf(copy, main)[0] ?? '', root, errorLog: join(logs, 'error.log'), path }
}

/** Writes a file, and removes an existing one first, because it may be a link. */
function writeAnew(path: string, bytes: Uint8Array): void {
  rmSync(path)
  writeFileSync(path, bytes)
}

/**
 * Writes a types file into the copy: mod_mime does not start without one, and its usual place may be different on this machine.
 */
function giveTypes(root: string): void {
  for (const path of [join(root, 'conf/mime.types'), join(root, 'mime.types')]) {
    if (existsSync(path)) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, 'text/html html htm\ntext/plain txt\ntext/css css\ntext/javascript js\nimage/png png\n')
  }
}

/** Creates the folder of a document root that was not copied. */
function makeRoot(own: string | undefined): void {
  if (own !== undefined && !existsSync(own)) mkdirSync(own, { recursive: true })
}

/** Returns a test for the path of an Include: whether the copy has the file or, for a pattern, the folder before its wildcard. */
const includedIn =
  (root: string, path: (onServer: string) => string | undefined) =>
  (onServer: string): boolean => {
    const own = isAbsolute(onServer) ? path(onServer) : join(root, onServer)
    if (own === undefined) return false
    const plain = own.split('/')
    const wild = plain.findIndex((name) => /[*?[]/.test(name))
    return existsSync(wild < 0 ? own : plain.slice(0, wild).join('/') || '/')
  }

/** Returns a function that finds the types file: the server's own if the copy has it, otherwise a usual one for mod_mime only. */
const typesIn =
  (root: string, path: (onServer: string) => string | undefined) =>
  (onServer: string, key: string): string => {
    const own = path(onServer) ?? onServer
    if (existsSync(isAbsolute(own) ? own : join(root, own))) return own
    return key === 'typesconfig' ? join(root, 'mime.types') : '/dev/null'
  }

const longestFirst = (folders: readonly ServerFolder[]): readonly ServerFolder[] =>
  [...folders].sort((a, b) => b.onServer.length - a.onServer.length)

/** Returns a test for a path or pattern: whether the plain path at its beginning exists in the copy. */
const thereIn =
  (path: (onServer: string) => string | undefined) =>
  (onServer: string): boolean => {
    const [plain = ''] = /^(\/[\w.~-]+)+(?![^/])/.exec(onServer) ?? []
    const own = plain === '' ? undefined : path(plain)
    return own !== undefined && existsSync(own)
  }

/** Folders of documents outside the given ones. The copy gets folders of its own for them. */
function servedFolders(site: Site, folder: string, copy: TreeCopy): readonly ServerFolder[] {
  const known = copyPathFinder(foldersInCopy(site, copy))
  const named = contentFoldersWithUrls(site).map((one) => one.folder)
  const plain = named.filter((path) => isAbsolute(path) && path !== '/' && !/[%$]/.test(path))
  const outside = [...new Set(plain)].filter((path) => known(path) === undefined)
  const placeOf = (onServer: string): ServerFolder => ({ onServer, given: join(folder, 'served', onServer) })
  const served = outside.map((path): ServerFolder => {
    const { onServer, given } = placeOf(path.replace(/(?<=.)\/+$/, ''))
    const programs = site.directives('ScriptAlias').some((line) => line.args[1]?.value === path)
    mkdirSync(existsSync(onServer) && !statSync(onServer).isDirectory() ? dirname(given) : given, { recursive: true })
    if (existsSync(onServer)) mirror(onServer, given, { left: maxMirrored, programs })
    return { onServer, given }
  })
  // A <Directory> for a parent folder applies to the copy of the folder too.
  const above = new Set(served.flatMap(({ onServer }) => foldersAbove(onServer)))
  return [...served, ...[...above].filter((path) => known(path) === undefined).map(placeOf)]
}

/** The folders above a path: `/usr/share` and `/usr` for `/usr/share/doc`. */
const foldersAbove = (path: string): readonly string[] => {
  const above = dirname(path)
  return above === path || above === '/' ? [] : [above, ...foldersAbove(above)]
}

const maxMirrored = 3000
const largestMirrored = 200_000

/** Copies the names of all files, and the content of small ones. The copy has no links to the originals. */
function mirror(from: string, to: string, room: { left: number; readonly programs: boolean }): void {
  const stat = lstatSync(from)
  const target = stat.isSymbolicLink() && existsSync(from) ? statSync(from) : stat
  if (room.left-- <= 0) return
  if (target.isDirectory() && !stat.isSymbolicLink()) {
    mkdirSync(to, { recursive: true })
    for (const name of readdirSync(from)) if (name !== '.git') mirror(join(from, name), join(to, name), room)
  } else if (target.isFile()) {
    if (room.programs || target.mode & 0o111) writeProgram(to)
    else if (target.size > largestMirrored) writeFileSync(to, `FILE ${basename(from)}\n`)
    else copyFileSync(from, to)
  }
}

function writeProgram(path: string): void {
  writeFileSync(path, `#!/bin/sh\nprintf 'Content-Type: text/plain\\n\\nPROGRAM %s\\n' "${basename(path)}"\n`)
  chmodSync(path, 0o755)
}

/** Replaces the programs that were copied with the rest. */
function disarm({ root }: TreeCopy): void {
  for (const each of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(each.parentPath, each.name)
    if (each.isFile() && (lstatSync(path).mode & 0o111) !== 0) writeProgram(path)
  }
}

function writtenIn(logs: string): (onServer: string) => string {
  return (onServer) => {
    const isFolder = onServer.endsWith('/')
    const name = basename(onServer).replace(/[^\w.-]/g, '_') || 'file'
    const path = join(logs, /error/i.test(name) && !isFolder ? 'error.log' : name)
    if (isFolder) mkdirSync(path, { recursive: true })
    return path
  }
}

/** Makes the copy readable for everybody if root starts the server, because the server then switches to another user. */
function openTo(folder: string): void {
  if (process.getuid?.() !== 0) return
  for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(name.parentPath, name.name)
    if (name.isDirectory()) chmodSync(path, path.includes(`${sep}written`) ? 0o777 : 0o755)
    else if (name.isFile()) chmodSync(path, lstatSync(path).mode | 0o444)
  }
  chmodSync(folder, 0o755)
}

/** Creates a document, so that access to it can be tested. */
export function writeTestDocument(path: string): void {
  if (existsSync(path)) return
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `FILE ${basename(path)}\n`)
  } catch {
    // The name is taken by something else, so the document cannot be created, and requests are answered without it.
  }
}
