import { posix } from 'node:path'

/**
 * The places to which a link with an absolute path may lead in a copied server: that path below each folder around the link,
 * innermost first.
 */
export function possibleLinkTargetsInCopy(link: string, target: string): readonly string[] {
  const places: string[] = []
  for (let at = link; at !== '/' && at !== '.'; ) {
    at = posix.dirname(at)
    if (at !== '/') places.push(posix.join(at, target))
  }
  return places.filter((place) => place !== link)
}
