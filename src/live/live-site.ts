import type { Edit } from '../edit/edit.js'
import { isGuard } from '../httpd/guards.js'
import { readingOn24, readingToday } from '../site/present.js'
import type { Site } from '../site/site.js'
import { FileOfLines } from '../syntax/nodes.js'
import { parseAgain } from '../syntax/parse.js'
import { type ConfigFile, commandsUnder, type Directive, isSection, type Node, type Section } from '../syntax/tree.js'

/** A site that was made of another one: the same texts, of which some lines are left out. */
export interface MadeSite {
  readonly site: Site
  /** The file as it was given for one of this site, and the other way round. */
  readonly fileOf: (file: ConfigFile) => ConfigFile
  /** The same for a directive or a section. */
  readonly nodeOf: (node: Directive | Section) => Directive | Section
  /** Whether what an edit changes is read by nobody: it lies in a guard that is closed. */
  readonly isUnread: (edit: Edit) => boolean
}

export interface LiveSite extends MadeSite {
  /** The guards of the given site that both versions skip. */
  readonly closed: ReadonlySet<Node>
}

/**
 * What httpd reads, of either version: nothing is left of the guards that both skip, as \`<IfModule !mod_alias.c>\` where a line
 * loads mod_alias. Undefined where there are none.
 */
export function liveSite(site: Site): LiveSite | undefined {
  const closed = site.once(closedGuards)
  if (closed.length === 0) return undefined
  const given = new Map<ConfigFile, ConfigFile>()
  const starts = new Map<ConfigFile, Set<number>>()
  for (const { file, start } of closed) starts.set(file, (starts.get(file) ?? new Set()).add(start))
  const files = site.files.map((file) => {
    const own = starts.get(file)
    if (!own) return file
    const again = parseAgain(file, file.text)
    given.set(again, file).set(file, again)
    const guards = guardsIn(again).filter(({ start }) => own.has(start))
    if (again instanceof FileOfLines) again.emptied(new Set(guards))
    return again
  })
  const fileOf = (file: ConfigFile) => given.get(file) ?? file
  return {
    site: site.among(files, {}),
    fileOf,
    nodeOf: (node) => nodeAt(fileOf(node.file), node),
    closed: new Set(closed),
    isUnread: (edit) => isUnreadIn(site, edit),
  }
}

/** A guard around a LoadModule line is for want of the module, mostly, and open or closed by that very line. */
const closedGuards = (site: Site): readonly Section[] =>
  site.files
    .flatMap(guardsIn)
    .filter((guard) => readingToday(site, guard) === 'never' && readingOn24(site, guard) === 'never')
    .filter((guard) => ![...commandsUnder(guard.commands)].some(({ key }) => key === 'loadmodule'))

const guardsIn = (file: ConfigFile): readonly Section[] =>
  guardKeys.flatMap((key) => file.named(key)).filter((node): node is Section => isSection(node) && isGuard(node))

const guardKeys = ['<ifdefine', '<ifmodule', '<ifversion'] as const

/** The same directive or section in the same file, read once more. */
export function nodeAt(file: ConfigFile, { kind, key, start }: Directive | Section): Directive | Section {
  const name = kind === 'section' ? `<${key}` : key
  const found = file.named(name).find((node) => node.start === start)
  if (!found) throw new Error(`${file.path} has no ${name} at ${start}.`)
  return found
}

/** Whether what an edit changes lies in a guard that both versions skip. */
export const isUnreadIn = (site: Site, edit: Edit): boolean =>
  site.once(closedGuards).some((guard) => guard.file === edit.file && liesIn(edit, guard))

/** A guard may go as a whole; what takes its place is read by all. */
const liesIn = ({ start, end, text }: Edit, guard: Section): boolean =>
  guard.close !== undefined &&
  ((start >= guard.end && end <= guard.close.start) || (text === '' && start >= guard.start && end <= guard.close.end))
