import { escapeSetOrCommentSource, isEvaluablePattern } from './evaluable-pattern.js'

/**
 * A pattern for directories as 2.2 read it, where `$` never matched (server/request.c of 2.2, ap_directory_walk):
 * `/\.svn(/|$)` becomes `/\.svn/`. Unchanged without a `$`, or with unusual syntax.
 */
export const directoryPatternOn22 = (pattern: string): string =>
  // A `$` that is needed becomes a part that can never match.
  isEvaluablePattern(pattern)
    ? pattern.replace(pieces, (piece) =>
        piece === '$' ? '(?!)' : slashOrEnd.test(piece) ? slashFor(pattern, piece) : piece,
      )
    : pattern

/** The replacement for a group such as `(/|$)`. It stays a group if the pattern has references, to keep their numbers. */
const slashFor = (pattern: string, group: string): string =>
  /\\[1-9]/.test(pattern) && !group.startsWith('(?:') ? '(/)' : '/'

const slashOrEnd = /^\((?:\?:)?(?:\/\|\$|\$\|\/)\)$/

/** Matches an escaped character, a set, a group such as `(/|$)`, or a `$`. */
const pieces = new RegExp(`${escapeSetOrCommentSource}|\\((?:\\?:)?(?:/\\|\\$|\\$\\|/)\\)|\\$`, 'g')
