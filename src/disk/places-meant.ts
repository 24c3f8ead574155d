import { posix } from 'node:path'

/**
 * Where a link that says a whole path may lead to what was copied with it: to that path below each folder around the link, the
 * innermost first.
 */
export function possibleTargets(link: string, target: string): readonly string[] {
  const places: string[] = []
  for (let at = link; at !== '/' && at !== '.'; ) {
    at = posix.dirname(at)
    if (at !== '/') places.push(posix.join(at, target))
  }
  return places.filter((place) => place !== link)
}
