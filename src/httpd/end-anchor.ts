import { isPlainPattern, withoutSigns } from './plain-pattern.js'

/**
 * A pattern for directories as 2.2 read it, which matched no `$` there (server/request.c of 2.2, ap_directory_walk):
 * `/\.svn(/|$)` is `/\.svn/`. The same text where there is no `$`, and of a pattern that is not plain.
 */
export const withoutEnd = (pattern: string): string =>
  // What can never match stands for the rest.
  isPlainPattern(pattern)
    ? pattern.replace(pieces, (piece) =>
        piece === '$' ? '(?!)' : slashOrEnd.test(piece) ? slashFor(pattern, piece) : piece,
      )
    : pattern

/** A group that may be referred to keeps its number. */
const slashFor = (pattern: string, group: string): string =>
  /\\[1-9]/.test(pattern) && !group.startsWith('(?:') ? '(/)' : '/'

const slashOrEnd = /^\((?:\?:)?(?:\/\|\$|\$\|\/)\)$/

/** An escaped character, a set, such a group, or a `$`. */
const pieces = new RegExp(`${withoutSigns}|\\((?:\\?:)?(?:/\\|\\$|\\$\\|/)\\)|\\$`, 'g')
