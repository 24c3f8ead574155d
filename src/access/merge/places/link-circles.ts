import { fitsPath, isWild } from '../../../httpd/fnmatch.js'
import { segmentsOf } from '../../../httpd/folder-path.js'
import type { Scope } from '../scope.js'

/** A scope that stands in several folders. */
interface Spread<One> {
  readonly scope: One
  readonly folders: readonly (readonly string[])[]
}

/**
 * .htaccess files that links put above one another, or above themselves, so that one request merges a file twice or two
 * requests merge two of them in another order; and those that come after.
 */
export function inCircles<One extends Scope>(scopes: readonly One[]): readonly One[] {
  if (scopes.every(({ paths }) => paths.length === 1)) return []
  const isSpread = ({ kind, path, paths }: One) => paths.length > 1 || (kind === 'directory' && isWild(path))
  let left = scopes.filter(isSpread).map((scope): Spread<One> => ({ scope, folders: scope.paths.map(segmentsOf) }))
  for (;;) {
    const free = left.filter((one) => !left.some((other) => isAbove(other, one)))
    if (free.length === 0) return left.flatMap(({ scope }) => (scope.paths.length > 1 ? scope : []))
    left = left.filter((one) => !free.includes(one))
  }
}

/** Of two files for one folder the order is known. */
const isAbove = (above: Spread<Scope>, one: Spread<Scope>): boolean =>
  above.folders.some((upper) =>
    one.folders.some((lower) => upper.length < lower.length && fitsPath(upper, lower.slice(0, upper.length))),
  )
