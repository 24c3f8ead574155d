import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isWild, nameMatcher } from '../httpd/fnmatch.js'

/**
 * The files that httpd reads for an Include at this place of the disk: a file, a folder with all that it holds, or what a
 * pattern matches; links are followed (server/config.c, ap_process_resource_config). What cannot be read is left out.
 * @param place the names on the way from the root of the disk
 */
export function filesIncluded(place: readonly string[]): readonly string[] {
  let found = [isDrive(place[0]) ? `${place[0]}/` : '/']
  for (const name of isDrive(place[0]) ? place.slice(1) : place) {
    const matches = nameMatcher(name)
    found = isWild(name)
      ? found.flatMap((folder) =>
          namesIn(folder)
            .filter(matches)
            .map((each) => join(folder, each)),
        )
      : found.map((folder) => join(folder, name))
  }
  return found.flatMap((path) => filesUnder(path, []))
}

/** The files of these names in a folder and below it. */
export function filesCalled(folder: string, names: ReadonlySet<string>): readonly string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesCalled(path, names)
    return entry.isFile() && names.has(entry.name) ? [path] : []
  })
}

const isDrive = (name: string | undefined): boolean => name !== undefined && /^[a-z]:$/i.test(name)

/** Folders that links lead back to are read no deeper than a path can be. */
const deepest = 40

function filesUnder(path: string, above: readonly string[]): readonly string[] {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat?.isFile()) return [path]
  if (!stat?.isDirectory() || above.length > deepest) return []
  return namesIn(path).flatMap((name) => filesUnder(join(path, name), [...above, path]))
}

const namesIn = (folder: string): string[] => entriesOf(folder).map(({ name }) => name)

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return []
  }
}
