import { isHtaccess } from '../site/htaccess.js'
import { givenPathsFor } from '../site/path-mapping.js'
import type { Site } from '../site/site.js'
import type { ConfigFile } from '../syntax/tree.js'

export interface GivenFiles {
  readonly site: Site
  /** Other names of the given files, as a map from link to path. */
  readonly links?: ReadonlyMap<string, string>
}

/**
 * The given files that may be the file at a path of the server: those with the longest common end of both paths. A bare name
 * does not identify a .htaccess file.
 */
export function filesAtServerPath({ site, links = new Map() }: GivenFiles, path: string): readonly ConfigFile[] {
  const mapped = new Set(givenPathsFor(site.mappings, path))
  const exact = site.files.filter((file) => mapped.has(file.path))
  if (exact.length > 0) return exact
  const wanted = pathSegments(path)
  const names = [...site.files.map((file) => [file.path, file] as const), ...linked(site, links)]
  const shared = names
    .map(([name, file]) => ({ file, ...commonPathEnd(pathSegments(name), wanted) }))
    .filter(({ length }) => length > 0)
  const whole = shared.filter((one) => one.whole)
  const candidates = whole.length ? whole : shared.filter(({ file }) => !isHtaccess(file))
  const best = Math.max(0, ...candidates.map(({ length }) => length))
  return [...new Set(candidates.filter(({ length }) => length === best).map(({ file }) => file))]
}

function linked(site: Site, links: ReadonlyMap<string, string>): (readonly [string, ConfigFile])[] {
  const byPath = new Map(site.files.map((file) => [file.path, file]))
  return Array.from(links).flatMap(([link, path]) => {
    const file = byPath.get(path)
    return file ? [[link, file] as const] : []
  })
}

/** The segments of a path, from any system; `..` stays. */
export const pathSegments = (path: string) =>
  path
    .replaceAll('\\', '/')
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')

/** The number of equal segments at the ends of two paths, and whether all segments of the shorter path are equal. */
export function commonPathEnd(a: readonly string[], b: readonly string[]): { length: number; whole: boolean } {
  const shorter = Math.min(a.length, b.length)
  let length = 0
  while (length < shorter && a.at(-1 - length) === b.at(-1 - length)) length++
  return { length, whole: length === shorter }
}
