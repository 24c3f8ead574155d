import { oncePerObject } from '../../../base/once.js'
import { hasWildcard } from '../../../httpd/fnmatch.js'
import { beginningsOfMatches, commonBeginningOfMatches } from '../../../httpd/regex-beginning.js'
import type { Scope } from '../scope.js'

/** The common start of all URLs of a location, cut after a whole segment: `/a/b` for `/a/b/*` and for `^/a/b/c`. */
export const commonUrlPrefix = oncePerObject(({ path, regex }: Pick<Scope, 'path' | 'regex'>): string => {
  if (!regex && !hasWildcard(path)) return path.replace(/\/$/, '') || '/'
  return wholeSegments(regex ? commonBeginningOfMatches(path) : path.slice(0, path.search(/[*?[\\]/)))
})

const wholeSegments = (text: string): string => text.replace(/\/[^/]*$/, '') || '/'

/** The starts of all URLs of a location, cut after a whole segment: several for a pattern such as `^/(a|b)/`. */
export const urlPrefixes = oncePerObject((scope: Scope): readonly string[] =>
  scope.regex ? beginningsOfMatches(scope.path).map(wholeSegments) : [commonUrlPrefix(scope)],
)

/** Whether the first location matches the URLs of the second: all (`always`), none, or some. */
export function urlOverlap(first: Scope, second: Scope): 'always' | 'never' | 'maybe' {
  if (first.path === second.path && first.regex === second.regex) return 'always'
  const inside = (inner: string, outer: string) => outer === '/' || inner === outer || inner.startsWith(`${outer}/`)
  const others = urlPrefixes(second)
  const share = urlPrefixes(first).some((one) => others.some((other) => inside(one, other) || inside(other, one)))
  if (!share) return 'never'
  const [a, b] = [commonUrlPrefix(first), commonUrlPrefix(second)]
  if (first.regex || hasWildcard(first.path)) return matchesWhole(first, second) ? 'always' : 'maybe'
  // `/a/` does not match `/a` itself.
  return inside(b, a) && (!/.\/$/.test(first.path) || beginningOf(second).startsWith(first.path)) ? 'always' : 'maybe'
}

/** Whether a regular expression matches every URL of another location. Wildcards never do, because `*` stops at a slash. */
function matchesWhole(first: Scope, second: Scope): boolean {
  const literal = first.regex ? /^\^(\/[\w/.-]*)$/.exec(first.path.replace(/\\([./-])/g, '$1'))?.[1] : undefined
  return literal !== undefined && beginningOf(second).startsWith(literal)
}

/** The common start of a location's URLs. */
function beginningOf({ path, regex }: Scope): string {
  return regex ? commonBeginningOfMatches(path) : path.replace(/[*?[\\].*$/, '')
}

/**
 * The Require expression for the URLs of a location; undefined for wildcards, `(?i)`, spaces, `"` and `#`. REQUEST_URI keeps
 * repeated slashes.
 */
export function urlExpression({ path, regex, at }: Scope): string | undefined {
  if (/["#\s]/.test(path) || path.startsWith('(?i)') || (!regex && hasWildcard(path)) || !at) return undefined
  const plain = path.replace(/\/$/, '').replace(/[.+]/g, '\\$&').replaceAll('/', '/+')
  return `%{REQUEST_URI} =~ m#${regex ? path : `^${plain}${path === '/' ? '' : path.endsWith('/') ? '/' : '(/|$)'}`}#`
}
