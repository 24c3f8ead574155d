import type { Edit } from '../edit/edit.js'
import { readingOf } from '../httpd/guards.js'
import type { Site } from '../site/site.js'
import { FileOfLines } from '../syntax/nodes.js'
import { parseAgain } from '../syntax/parse.js'
import { type ConfigFile, type Directive, isSection, type Section } from '../syntax/tree.js'

/** A configuration as httpd reads it where some of what the files leave open is decided. */
export interface ValuedSite {
  readonly site: Site
  /** The file as it was given for one of this site, and the other way round. */
  readonly fileOf: (file: ConfigFile) => ConfigFile
  /** The same for a directive or a section. */
  readonly nodeOf: (node: Directive | Section) => Directive | Section
  /** Whether what an edit changes is read by nobody here: it lies in a guard that is closed. */
  readonly isUnread: (edit: Edit) => boolean
}

/**
 * The same files once more, with these names defined or not, and these modules there or not, where nothing else tells.
 * @param emptied nothing is left of what both versions skip: rules that look at all lines of a section pass over it, too
 */
export function valuedSite(
  site: Site,
  { defined, loaded }: Pick<ConfigFile, 'defined' | 'loaded'>,
  { emptied = false } = {},
): ValuedSite {
  const given = new Map<ConfigFile, ConfigFile>()
  const closed: Section[] = []
  const files = site.files.map((file) => {
    // Only a guard on a name or a module goes by these.
    if (!guardKeys.some((key) => file.named(key).length > 0)) return file
    const again = parseAgain(file, file.text, {
      defined: new Map([...(file.defined ?? []), ...(defined ?? [])]),
      ...(loaded && { loaded: new Map([...(file.loaded ?? []), ...loaded]) }),
    })
    given.set(again, file).set(file, again)
    const own = guardKeys
      .flatMap((key) => again.named(key))
      .filter(isSection)
      .filter(isClosed)
    closed.push(...own)
    return emptied && own.length > 0 ? without(again, own) : again
  })
  const fileOf = (file: ConfigFile) => given.get(file) ?? file
  return {
    site: site.among(files, {}),
    fileOf,
    nodeOf: (node) => nodeAt(fileOf(node.file), node),
    isUnread: (edit) => closed.some((guard) => fileOf(guard.file) === edit.file && liesIn(edit, guard)),
  }
}

/** Whether neither version reads what stands in a guard. */
const isClosed = (guard: Section): boolean => readingOf(guard, '2.2') === 'never' && readingOf(guard, '2.4') === 'never'

function without(file: ConfigFile, closed: readonly Section[]): ConfigFile {
  if (file instanceof FileOfLines) file.emptied(new Set(closed))
  return file
}

const guardKeys = ['<ifdefine', '<ifmodule'] as const

function nodeAt(file: ConfigFile, { kind, key, start }: Directive | Section): Directive | Section {
  const name = kind === 'section' ? `<${key}` : key
  const found = file.named(name).find((node) => node.start === start)
  if (!found) throw new Error(`${file.path} has no ${name} at ${start}.`)
  return found
}

/** A guard may go as a whole; what takes its place is read by all. */
const liesIn = ({ start, end, text }: Edit, guard: Section): boolean =>
  guard.close !== undefined &&
  ((start >= guard.end && end <= guard.close.start) || (text === '' && start >= guard.start && end <= guard.close.end))
