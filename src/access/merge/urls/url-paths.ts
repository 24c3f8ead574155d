import { isWild } from '../../../httpd/fnmatch.js'
import { beginningOfMatches, beginningsOfMatches } from '../../../httpd/regex-beginning.js'
import type { Scope } from '../scope.js'

/** The beginning that all URLs of a location share, cut after a whole segment: `/a/b` for `/a/b/*` and for `^/a/b/c`. */
export function urlPrefix({ path, regex }: Pick<Scope, 'path' | 'regex'>): string {
  if (!regex && !isWild(path)) return path.replace(/\/$/, '') || '/'
  return wholeSegments(regex ? beginningOfMatches(path) : path.slice(0, path.search(/[*?[\\]/)))
}

const wholeSegments = (text: string): string => text.replace(/\/[^/]*$/, '') || '/'

/** The same where all URLs begin in one of several ways. */
export const urlPrefixes = (scope: Scope): readonly string[] =>
  scope.regex ? beginningsOfMatches(scope.path).map(wholeSegments) : [urlPrefix(scope)]

/** Whether the first location applies wherever the second does: always, never, or to some of its URLs. */
export function urlCovers(first: Scope, second: Scope): 'always' | 'never' | 'maybe' {
  if (first.path === second.path && first.regex === second.regex) return 'always'
  const inside = (inner: string, outer: string) => outer === '/' || inner === outer || inner.startsWith(`${outer}/`)
  const others = urlPrefixes(second)
  const share = urlPrefixes(first).some((one) => others.some((other) => inside(one, other) || inside(other, one)))
  if (!share) return 'never'
  const [a, b] = [urlPrefix(first), urlPrefix(second)]
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
 * The expression that is true for the URLs of a location; undefined where it cannot be written plainly. Several slashes are one
 * to a location, but not to REQUEST_URI (server/request.c, ap_location_walk).
 */
export function urlExpression({ path, regex, at }: Scope): string | undefined {
  if (/["#\s]/.test(path) || path.startsWith('(?i)') || (!regex && isWild(path)) || !at) return undefined
  const plain = path.replace(/\/$/, '').replace(/[.+]/g, '\\$&').replaceAll('/', '/+')
  return `%{REQUEST_URI} =~ m#${regex ? path : `^${plain}${path === '/' ? '' : path.endsWith('/') ? '/' : '(/|$)'}`}#`
}
