import type { Edit } from '../edit/edit.js'
import { readingOf } from '../httpd/guards.js'
import { readingToday } from '../site/present.js'
import type { Site } from '../site/site.js'
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

/** The same files once more, with these names defined or not, and these modules there or not, where nothing else tells. */
export function valuedSite(site: Site, { defined, loaded }: Pick<ConfigFile, 'defined' | 'loaded'>): ValuedSite {
  const given = new Map<ConfigFile, ConfigFile>()
  const files = site.files.map((file) => {
    const again = parseAgain(file, file.text, {
      defined: new Map([...(file.defined ?? []), ...(defined ?? [])]),
      ...(loaded && { loaded: new Map([...(file.loaded ?? []), ...loaded]) }),
    })
    given.set(again, file).set(file, again)
    return again
  })
  const fileOf = (file: ConfigFile) => given.get(file) ?? file
  const valued = site.among(files, {})
  const closed = files.flatMap((file) =>
    guardKeys
      .flatMap((key) => file.named(key))
      .filter(isSection)
      .filter((guard) => readingOf(guard, '2.4') === 'never' && readingToday(valued, guard) === 'never'),
  )
  return {
    site: valued,
    fileOf,
    nodeOf: (node) => nodeAt(fileOf(node.file), node),
    isUnread: (edit) => closed.some((guard) => fileOf(guard.file) === edit.file && liesIn(edit, guard)),
  }
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
