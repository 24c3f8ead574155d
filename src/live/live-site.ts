import { groupBy } from '../base/group-by.js'
import type { Edit } from '../edit/edit.js'
import { isGuard } from '../httpd/guards.js'
import { guardReadingOn24, guardReadingToday } from '../site/guard-reading.js'
import type { Site } from '../site/site.js'
import { FileOfLines } from '../syntax/nodes.js'
import { reparse } from '../syntax/parse.js'
import { type ConfigFile, commandsUnder, type Directive, isSection, type Node, type Section } from '../syntax/tree.js'

/** A site made from a given one, with some of its files parsed again. */
export interface RebuiltSite {
  readonly site: Site
  /** Converts a file of this site to the file of the given site. */
  readonly fileOf: (file: ConfigFile) => ConfigFile
  /** Converts a directive or section of this site to that of the given site. */
  readonly nodeOf: (node: Directive | Section) => Directive | Section
  readonly isInClosedGuard: ClosedGuardTest
}

/** Tests whether an edit of a file of the given site is in a closed guard, which no version reads. */
export type ClosedGuardTest = (edit: Edit) => boolean

export interface LiveSite extends RebuiltSite {
  /** The guards of the given site that both versions skip. */
  readonly closedGuards: ReadonlySet<Node>
}

/**
 * The site without the guards that both versions skip, such as `<IfModule !mod_alias.c>` if a line loads mod_alias. Undefined if
 * it has no such guard.
 */
export function liveSite(site: Site): LiveSite | undefined {
  const closed = site.once(closedGuards)
  if (closed.length === 0) return undefined
  const read: ReparsedFiles = new Map()
  return {
    ...rebuiltSite(withoutLinesInGuards(site, closed, read), read),
    isInClosedGuard: editWithinGuardsTest(closed),
    closedGuards: new Set(closed),
  }
}

/** For each file that was parsed again, the new file, and the other way round. Other files are not in it. */
export type ReparsedFiles = Map<ConfigFile, ConfigFile>

export function rebuiltSite(site: Site, read: ReparsedFiles): Omit<RebuiltSite, 'isInClosedGuard'> {
  const fileOf = (file: ConfigFile) => read.get(file) ?? file
  return { site, fileOf, nodeOf: (node) => nodeAt(fileOf(node.file), node) }
}

/**
 * The site without the lines in these guards. A file that was parsed for this site alone is changed in place; any other file is
 * parsed again.
 */
export function withoutLinesInGuards(site: Site, closed: readonly Section[], read: ReparsedFiles): Site {
  const byFile = groupBy(closed, ({ file }) => file)
  const files = site.files.map((file) => {
    const guards = byFile.get(file)
    if (!guards) return file
    const again = read.has(file) ? file : reparse(file, file.text)
    if (again !== file) read.set(again, file).set(file, again)
    const starts = new Set(guards.map(({ start }) => start))
    if (again instanceof FileOfLines)
      again.emptySections(new Set(guardsIn(again).filter(({ start }) => starts.has(start))))
    return again
  })
  return site.withFiles(files, {})
}

/**
 * The guards that both versions skip. Guards around LoadModule lines are left out, because they usually test the module that the
 * line loads.
 */
export const closedGuards = (site: Site): readonly Section[] =>
  site.files
    .flatMap(guardsIn)
    .filter((guard) => guardReadingToday(site, guard) === 'never' && guardReadingOn24(site, guard) === 'never')
    .filter((guard) => ![...commandsUnder(guard.commands)].some(({ key }) => key === 'loadmodule'))

/** The guards of a file that test `-D` names, modules or versions. */
export const guardsIn = (file: ConfigFile): readonly Section[] =>
  guardKeys.flatMap((key) => file.named(key)).filter((node): node is Section => isSection(node) && isGuard(node))

const guardKeys = ['<ifdefine', '<ifmodule', '<ifversion'] as const

/** Finds a node in a file that was parsed again, by a node of the first parse. */
function nodeAt(file: ConfigFile, { kind, key, start }: Directive | Section): Directive | Section {
  const name = kind === 'section' ? `<${key}` : key
  const found = file.named(name).find((node) => node.start === start)
  if (!found) throw new Error(`${file.path} has no ${name} at ${start}.`)
  return found
}

/** The range of a guard and of its closing tag. */
export type GuardRange = Pick<Section, 'file' | 'start' | 'end' | 'close'>

/** Returns a test: whether an edit changes text in one of these guards. */
export const editWithinGuardsTest =
  (guards: readonly GuardRange[]): ClosedGuardTest =>
  (edit) =>
    guards.some((guard) => guard.file === edit.file && liesIn(edit, guard))

/**
 * Whether an edit changes only text that the guard skips, or removes the guard. Not an edit that puts other text in place of the
 * guard, because httpd reads that text.
 */
const liesIn = ({ start, end, text }: Edit, guard: GuardRange): boolean =>
  guard.close !== undefined &&
  ((start >= guard.end && end <= guard.close.start) || (text === '' && start >= guard.start && end <= guard.close.end))

/** A fix, or a form to choose, with its edits converted to the given files. */
export const withEditsOfGivenFiles = <Of extends { readonly edits: readonly Edit[] }>(
  { fileOf }: RebuiltSite,
  of: Of,
): Of => ({
  ...of,
  edits: of.edits.map((edit) => ({ ...edit, file: fileOf(edit.file) })),
})
