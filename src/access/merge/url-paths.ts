import { isWild } from '../../httpd/fnmatch.js'
import { beginningOfMatches } from '../../httpd/regex-beginning.js'
import type { Scope } from './scope.js'

/** The beginning that all URLs of a location share, cut after a whole segment: `/a/b` for `/a/b/*` and for `^/a/b/c`. */
export function urlPrefix({ path, regex }: Pick<Scope, 'path' | 'regex'>): string {
  if (!regex && !isWild(path)) return path.replace(/\/$/, '') || '/'
  const plain = regex ? beginningOfMatches(path) : path.slice(0, path.search(/[*?[\\]/))
  return plain.replace(/\/[^/]*$/, '') || '/'
}

/** Whether the first location applies wherever the second does: always, never, or to some of its URLs. */
export function urlCovers(first: Scope, second: Scope): 'always' | 'never' | 'maybe' {
  if (first.path === second.path && first.regex === second.regex) return 'always'
  const [a, b] = [urlPrefix(first), urlPrefix(second)]
  const inside = (inner: string, outer: string) => outer === '/' || inner === outer || inner.startsWith(`${outer}/`)
  if (!inside(a, b) && !inside(b, a)) return 'never'
  if (first.regex || isWild(first.path)) return matchesWhole(first, second) ? 'always' : 'maybe'
  // `/a/` is not for `/a` itself.
  return inside(b, a) && (!/.\/$/.test(first.path) || beginningOf(second).startsWith(first.path)) ? 'always' : 'maybe'
}

/**
 * Whether a pattern matches every URL that begins as another location's do. Wild-cards are held against the whole URL, so
 * that `/a/*` is not for `/a/b/c` (server/request.c, ap_location_walk).
 */
function matchesWhole(first: Scope, second: Scope): boolean {
  const literal = first.regex ? /^\^(\/[\w/.-]*)$/.exec(first.path.replace(/\\([./-])/g, '$1'))?.[1] : undefined
  return literal !== undefined && beginningOf(second).startsWith(literal)
}

/** What every URL of a location begins with. */
function beginningOf({ path, regex }: Scope): string {
  return regex ? beginningOfMatches(path) : path.replace(/[*?[\\].*$/, '')
}

/**
 * The tag of a section for those URLs of a location that lie in a folder; undefined where it cannot be written plainly.
 * @param url the URL of the folder
 */
export function locationWithin(
  { path, regex }: Scope,
  url: string,
): { readonly name: string; readonly path: string } | undefined {
  const folder = url.replace(/\/$/, '')
  if (!regex)
    return !isWild(path) && `${folder}/`.startsWith(`${path.replace(/\/$/, '')}/`)
      ? { name: 'Location', path: folder }
      : undefined
  const plain = path.replace(/\\([./-])/g, '$1')
  if (/^\^\/[\w/.-]*$/.test(plain) && folder.startsWith(plain.slice(1))) return { name: 'Location', path: folder }
  // What matches only the end of a URL is looked for behind the folder.
  if (/^\\\.[^|^]*\$$/.test(path) || /^\\\.\([\w|]+\)\$$/.test(path))
    return { name: 'LocationMatch', path: `^${folder.replace(/[.+()]/g, '\\$&')}/.*${path}` }
  return undefined
}
