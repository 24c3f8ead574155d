import { type Dirent, existsSync, lstatSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { hasWildcard, nameMatcher } from '../httpd/fnmatch.js'
import { segmentsOf } from '../httpd/folder-path.js'
import type { Disk, DiskEntryKind } from '../site/disk.js'
import { followLinks } from './real-path.js'
import { isScratchName } from './scratch-prefix.js'

/**
 * The files that httpd reads for an Include of this path on the disk: a file, all files in a folder, or the matches of
 * a pattern. Links are followed (server/config.c, ap_process_resource_config). Unreadable files are left out.
 * @param place the segments of the path, from the root of the disk
 */
export function filesForIncludePath(place: readonly string[]): readonly string[] {
  let found = [isDrive(place[0]) ? `${place[0]}/` : '/']
  for (const name of isDrive(place[0]) ? place.slice(1) : place) {
    const matches = nameMatcher(name)
    found = hasWildcard(name)
      ? found.flatMap((folder) =>
          namesIn(folder)
            .filter(matches)
            .map((each) => join(folder, each)),
        )
      : found.map((folder) => join(folder, name))
  }
  return found.flatMap((path) => filesUnder(path, []))
}

/**
 * The files with these names in a folder and below it, links followed. Undefined if a folder cannot be read, has too
 * many entries, or links form a circle.
 */
export function filesWithNames(folder: string, names: ReadonlySet<string>): readonly string[] | undefined {
  const found: string[] = []
  const look: Look = { names, found, left: maxEntries }
  return lookInto(look, folder, 0) ? found : undefined
}

interface Look {
  readonly names: ReadonlySet<string>
  readonly found: string[]
  /** The number of entries that can still be searched. */
  left: number
}

/** The most entries to search, which takes about a tenth of a second. */
const maxEntries = 20_000

function lookInto(look: Look, folder: string, depth: number): boolean {
  const entries = depth > deepest ? undefined : readable(folder)
  if (!entries || entries.length > look.left) return false
  look.left -= entries.length
  return entries.every((entry) => {
    const path = join(folder, entry.name)
    const kind = entry.isSymbolicLink() ? statThrough(path) : entry
    if (kind?.isDirectory()) return lookInto(look, path, depth + 1)
    if (kind?.isFile() && look.names.has(entry.name)) look.found.push(path)
    return true
  })
}

/** The disk of this machine. Results are cached, because the disk should not change while a site is checked. */
export function thisDisk(): Disk {
  const seenAt = remembering((path: string): Seen => {
    const above = dirname(path)
    return above === path ? { kind: kindOf(path), hasLinks: false } : seenIn(seenAt(above), path)
  })
  const realPlace = remembering(realPlaceOf)
  const files = new Map<string, ReturnType<Disk['filesNamed']>>()
  return {
    kindAt: (place) => seenAt(pathOf(place)).kind,
    realPlace: (place) => realPlace(pathOf(place)),
    hasLineLongerThan: (length, place) => hasLineBeyond(pathOf(place), length),
    isInGitWorkTree: (place) => place.some((_, depth) => existsSync(`${pathOf(place.slice(0, depth))}/.git`)),
    filesNamed(names, place) {
      const path = pathOf(place)
      const asked = [...names, path].join('\n')
      if (!files.has(asked)) files.set(asked, filesWithNames(path, names)?.map(segmentsOf))
      return files.get(asked)
    },
  }
}

function remembering<T>(ask: (path: string) => T): (path: string) => T {
  const known = new Map<string, { readonly said: T }>()
  return (path) => {
    const found = known.get(path) ?? { said: ask(path) }
    known.set(path, found)
    return found.said
  }
}

function realPlaceOf(path: string): readonly string[] | undefined {
  try {
    return segmentsOf(followLinks(path).replaceAll(sep, '/'))
  } catch {
    return undefined
  }
}

interface Seen {
  readonly kind: DiskEntryKind | undefined
  /** Whether a step of the path is a link, or may be one. */
  readonly hasLinks: boolean
}

/** The entry at a path. Below something that does not exist, no system call is needed. */
function seenIn(above: Seen, path: string): Seen {
  if (above.kind === 'nothing') return above
  if (above.kind !== 'folder' || above.hasLinks) return { kind: kindOf(path), hasLinks: true }
  try {
    const stat = lstatSync(path)
    if (stat.isSymbolicLink()) return { kind: kindOf(path), hasLinks: true }
    return { kind: stat.isDirectory() ? 'folder' : 'file', hasLinks: false }
  } catch (error) {
    return { kind: isNothing(error) ? 'nothing' : undefined, hasLinks: false }
  }
}

function kindOf(path: string): DiskEntryKind | undefined {
  try {
    return statSync(followLinks(path)).isDirectory() ? 'folder' : 'file'
  } catch (error) {
    return isNothing(error) ? 'nothing' : undefined
  }
}

const isNothing = (error: unknown): boolean => /^(ENOENT|ENOTDIR)$/.test((error as NodeJS.ErrnoException).code ?? '')

/** The size of the largest file to read. A file with users never has so many bytes. */
const largest = 16_000_000

function hasLineBeyond(path: string, length: number): boolean | undefined {
  try {
    const real = followLinks(path)
    const { size } = statSync(real)
    if (size <= length) return false
    if (size > largest) return undefined
    return readFileSync(real, 'latin1')
      .split(/(?<!\\)\r?\n/)
      .some((line) => line.length > length)
  } catch {
    return undefined
  }
}

const pathOf = (place: readonly string[]): string => (isDrive(place[0]) ? '' : '/') + place.join('/')

const isDrive = (name: string | undefined): boolean => name !== undefined && /^[a-z]:$/i.test(name)

/** The deepest nesting of folders to read. This ends the walk if links form a circle. */
const deepest = 40

function filesUnder(path: string, above: readonly string[]): readonly string[] {
  const stat = statThrough(path)
  if (stat?.isFile()) return [path]
  if (!stat?.isDirectory() || above.length > deepest) return []
  return namesIn(path).flatMap((name) => filesUnder(join(path, name), [...above, path]))
}

const namesIn = (folder: string): string[] =>
  entriesOf(folder)
    .map(({ name }) => name)
    .filter((name) => !isScratchName(name))

const entriesOf = (folder: string): Dirent[] => (readable(folder) ?? []).sort((a, b) => (a.name < b.name ? -1 : 1))

function readable(folder: string): Dirent[] | undefined {
  try {
    return readdirSync(followLinks(folder), { withFileTypes: true })
  } catch {
    return undefined
  }
}

/** Information about a file, with links followed. Undefined if the file does not exist or cannot be read. */
function statThrough(path: string): Stats | undefined {
  try {
    return statSync(followLinks(path))
  } catch {
    return undefined
  }
}
