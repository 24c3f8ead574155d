import { isPlainPattern, withoutSigns } from './plain-pattern.js'

/**
 * A pattern for directories as 2.2 read it, where `$` never matched (server/request.c of 2.2, ap_directory_walk):
 * `/\.svn(/|$)` becomes `/\.svn/`. Unchanged without a `$`, or with unusual syntax.
 */
export const withoutEnd = (pattern: string): string =>
  // A part that can never match replaces a needed `$`.
  isPlainPattern(pattern)
    ? pattern.replace(pieces, (piece) =>
        piece === '$' ? '(?!)' : slashOrEnd.test(piece) ? slashFor(pattern, piece) : piece,
      )
    : pattern

/** A group that is referenced keeps its number. */
const slashFor = (pattern: string, group: string): string =>
  /\\[1-9]/.test(pattern) && !group.startsWith('(?:') ? '(/)' : '/'

const slashOrEnd = /^\((?:\?:)?(?:\/\|\$|\$\|\/)\)$/

/** An escaped character, a set, a group such as `(/|$)`, or a `$`. */
const pieces = new RegExp(`${withoutSigns}|\\((?:\\?:)?(?:/\\|\\$|\\$\\|/)\\)|\\$`, 'g')
