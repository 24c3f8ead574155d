import { appendFileSync, existsSync, lstatSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { quoteShellWords } from '../base/shell-words.js'
import type { SourceFile } from '../disk/files.js'
import { isSameOrInside } from '../disk/is-inside.js'
import { followLinks } from '../disk/real-path.js'
import { makeTemporaryFolder } from '../disk/temporary-folder.js'
import { applyEdits } from '../edit/edit.js'
import { lineChanges } from '../edit/line-changes.js'
import { explain } from '../explain/explain.js'
import { filesAtServerPath } from '../explain/given-files.js'
import type { ConfigurationOfLog } from '../explain/message-place.js'
import type { VerifyResult } from '../explain/verify-result.js'
import { isAbsolute } from '../httpd/absolute-path.js'
import { includeDirectiveNames } from '../httpd/directives.js'
import { type Module, moduleByName } from '../httpd/modules.js'
import type { Migration } from '../migrate/migrate.js'
import { copiedServers } from '../site/copied-servers.js'
import { firstMainFile } from '../site/main-file.js'
import type { Site } from '../site/site.js'
import { withoutUnreadFiles } from '../site/sites-by-server.js'
import { encode } from '../syntax/encoding.js'
import { reparse } from '../syntax/parse.js'
import type { ConfigFile, Directive } from '../syntax/tree.js'
import { copiedPathsOf, copyTree, pathInTreeCopy, type TreeCopy } from './copy.js'
import { type CopyPathLookup, editsOfCopyPaths, serverRootEdit } from './copy-paths.js'
import { copyPathFinder, foldersInCopy } from './folders-in-copy.js'
import { type EditStepsOfFile, originalLocation } from './original-line.js'
import { runCommandInRounds } from './rounds.js'
import { givenFolderOfServerRoot, type ServerFolder } from './server-folder.js'
import { editsForMissingFiles, missingFileReplacements } from './stand-ins.js'

export interface VerifyOptions {
  /** `{}` stands for the main file of the copy, `{root}` for its folder. */
  readonly command: string
  /** The files and folders that were given. */
  readonly paths: readonly string[]
  readonly links: ReadonlyMap<string, string>
  /** The number of seconds after which the command is stopped. */
  readonly seconds?: number
}

/** The given configuration, before and after the fixes. */
export interface MigratedSite {
  readonly site: Site
  readonly migration: Migration
  readonly sources: ReadonlyMap<ConfigFile, SourceFile>
}

/**
 * Applies the fixes to a copy in a scratch folder, runs a command there, and explains its output with the lines of the
 * original files. The copy is deleted afterwards.
 */
export async function verifyMigratedCopy(given: MigratedSite, options: VerifyOptions): Promise<VerifyResult> {
  const scratch = makeTemporaryFolder()
  try {
    return await verifyIn(scratch.folder, given, options)
  } finally {
    scratch.remove()
  }
}

const failure = { outcome: 'failed', explained: { explanations: [], notices: 0 } } as const

async function verifyIn(
  scratch: string,
  given: MigratedSite,
  { command, paths, links, seconds = 120 }: VerifyOptions,
): Promise<VerifyResult> {
  const failed = (trouble: string, output = ''): VerifyResult => ({ command, ...failure, trouble, output })
  const main = firstMainFile(given.site)?.file ?? (given.site.files.length === 1 ? given.site.files[0] : undefined)
  if (!main)
    return failed(
      'The main file of the server is not among the given files, so the command has nothing to check. Name that file too.',
    )
  const files = given.site.files.flatMap(({ path }) => (existsSync(path) ? followLinks(path) : []))
  const copy = copyTree(paths, scratch, files)
  const { steps: changes, notCopied } = writeFiles(given, main, copy)
  const mainCopy = copiedPathsOf(copy, main)[0] ?? scratch
  const line = command.replaceAll('{root}', () => quoted(scratch)).replaceAll('{}', () => quoted(mainCopy))
  const config: ConfigurationOfLog = { site: given.site, migration: given.migration, links }
  const ran = await runCommandInRounds({
    command: line,
    seconds,
    files: given.site.files.flatMap((file) => copiedPathsOf(copy, file)),
    loadModule: (module) =>
      loadInCopy(given.site, mainCopy, pathInTreeCopy(copy, givenFolderOfServerRoot(given.site, main)), module),
    removeLink: (path) => isSameOrInside(path, scratch) && removeDeadLink(path),
    filesAt: (path) => {
      const found = isSameOrInside(path, scratch)
        ? [path]
        : filesAtServerPath(config, path).flatMap((file) => copiedPathsOf(copy, file))
      // Large files and folders outside the copy are links to the originals, which must not be changed.
      return found.filter((one) => existsSync(one) && isSameOrInside(followLinks(one), scratch))
    },
  })
  const output = asGiven(ran.output, scratch, copy)
  if (ran.trouble !== undefined) return failed(ran.trouble, output)
  return {
    command,
    outcome: ran.code === 0 ? 'accepted' : 'refused',
    ...(ran.rounds.takenOut + ran.rounds.loaded.length > 0 ? { rounds: ran.rounds } : {}),
    ...(notCopied.length > 0 ? { notCopied } : {}),
    output,
    explained: explain(output, { ...config, original: (spot) => originalLocation(config, changes, spot) }),
  }
}

const asGiven = (output: string, scratch: string, { originalFolder: base }: TreeCopy): string =>
  output.replaceAll(`${scratch}/`, `${base === '/' ? '' : base}/`).replaceAll(scratch, base)

/**
 * Loads a module in the copy, from the folder of the other modules. The line goes to the end, so that other lines keep
 * their numbers: httpd looks up directives after it has read all lines.
 */
function loadInCopy(site: Site, mainCopy: string, root: string, { symbol24, file }: Module): boolean {
  if (!symbol24 || !file) return false
  const folders = site.directives('LoadModule').flatMap(({ args: [symbol, path] }) => {
    const own = moduleByName(symbol?.value ?? '')?.file
    return own && path?.value.endsWith(`/${own}`) ? [path.value.slice(0, -own.length)] : []
  })
  const given = site.target?.folder === undefined ? [] : [`${site.target.folder}/`]
  const path = [...given, ...new Set(folders)]
    .map((folder) => resolve(root, folder, file))
    .find((one) => existsSync(one))
  if (path) appendFileSync(mainCopy, `\nLoadModule ${symbol24} "${path}"\n`)
  return path !== undefined
}

function removeDeadLink(path: string): boolean {
  if (existsSync(path) || !lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return false
  rmSync(path)
  return true
}

/** A path quoted for the shell that runs the command. */
const quoted = (path: string): string => {
  if (process.platform !== 'win32') return quoteShellWords([path])
  return /^[\w@%+=:,./\\-]+$/.test(path) ? path : `"${path}"`
}

/** Writes the migrated files into the copy, with the paths of the copy. */
function writeFiles(
  { site, migration, sources }: MigratedSite,
  main: ConfigFile,
  copy: TreeCopy,
): { readonly steps: ReadonlyMap<ConfigFile, EditStepsOfFile>; readonly notCopied: readonly string[] } {
  const folders = foldersInCopy(site, copy)
  const isCopied = copiedServers(site).length > 0
  const place = placeIn(folders, isCopied)
  const root = pathInTreeCopy(copy, givenFolderOfServerRoot(site, main))
  const known = withoutUnreadFiles(site)
  prepare(root, known)
  const onServer = known.directives('ServerRoot')[0]?.args[0]?.value ?? '/'
  const standIns = missingFileReplacements(copy.root, copyPathFinder(folders), { onServer, own: root })
  const read = new Set(known.files)
  const steps = new Map<ConfigFile, EditStepsOfFile>()
  for (const file of site.files) {
    const text = migration.texts.get(file) ?? file.text
    const migrated = reparse(file, text, { version: '2.4' })
    const needsRoot = file === main && !known.hasDirective('ServerRoot') && hasRelativePaths(known)
    const edits = [
      ...editsOfCopyPaths(migrated, place),
      ...(isCopied && read.has(file)
        ? directivesIn(migrated).flatMap((line) => editsForMissingFiles(line, standIns))
        : []),
      ...(needsRoot ? serverRootEdit(migrated, root) : []),
    ]
    const bytes = encode(applyEdits(migrated, edits), sources.get(file)?.encoding ?? 'utf-8')
    for (const target of copiedPathsOf(copy, file)) {
      // The file in the copy may be a link to the original, which must not be overwritten.
      rmSync(target)
      writeFileSync(target, bytes)
    }
    steps.set(file, [
      { text: migrated.text, changes: lineChanges(migrated, edits) },
      { text: file.text, changes: lineChanges(file, migration.edits.get(file) ?? []) },
    ])
  }
  return { steps, notCopied: [...standIns.notCopied] }
}

const directivesIn = (file: ConfigFile): readonly Directive[] =>
  [...file.keys].flatMap((key) => file.named(key)).filter((node): node is Directive => node.kind === 'directive')

const hasRelativePaths = (site: Site) =>
  site.directives(...includeDirectiveNames, 'LoadModule').some((line) => !isAbsolute(line.args.at(-1)?.value ?? ''))

/** Prepares the ServerRoot of the copy: folders that httpd writes to, and this machine's modules. */
function prepare(root: string, site: Site): void {
  mkdirSync(join(root, 'logs'), { recursive: true })
  for (const line of site.directives('ServerRoot')) {
    const modules = join(line.args[0]?.value ?? '', 'modules')
    if (isAbsolute(modules) && existsSync(modules) && !existsSync(join(root, 'modules')))
      symlinkSync(modules, join(root, 'modules'))
  }
}

/**
 * Returns a lookup of the place of a path in the copy. ServerRoot and Includes always get this place. Other lines get it only
 * if the path is in the copy and, unless a server was copied, not on this machine.
 */
const placeIn =
  (folders: readonly ServerFolder[], isCopied: boolean): CopyPathLookup =>
  (path, directive) => {
    const own = isAbsolute(path) ? copyPathFinder(folders)(path) : undefined
    if (own === undefined) return undefined
    if (directive === 'serverroot' || includeDirectiveNames.includes(directive)) return own
    return (isCopied || !existsSync(path)) && existsSync(own) ? own : undefined
  }
