import type { Version } from '../syntax/tree.js'

/** Hidden data for later runs, at the end of each comment of ours. */
export interface CommentMark {
  /** A hash of the suggestion and the messages of the comment. */
  readonly contentHash: string
  /** The keys of the findings; equal findings have equal keys. */
  readonly keys: readonly string[]
  /** A hash of the inputs that choose the files of the run. Several jobs may each check a part of the repository. */
  readonly pathsHash: string
}

const hex = '[0-9a-f]{16}'
const commentMark = new RegExp(`\\n<!-- httpd-upgrade:comment (${hex})/(${hex})((?: ${hex})+) -->\\s*$`)
const reviewMark = new RegExp(
  `\\n<!-- httpd-upgrade:review (${hex}) (${hex}|none) (${hex})(?: \\d+)?(?: was (2\\.[24]))?(?: cut (\\d+)((?: [0-9a-f]{8})+))? -->\\s*$`,
)

export const commentBodyWithMark = (body: string, { contentHash, keys, pathsHash }: CommentMark): string =>
  `${body}\n\n<!-- httpd-upgrade:comment ${contentHash}/${pathsHash} ${keys.join(' ')} -->`

/**
 * The mark at the very end of a comment; undefined if there is none. A mark elsewhere does not count, because that text may come
 * from a file.
 */
export function commentMarkOf(body: string): CommentMark | undefined {
  const [, contentHash, pathsHash, keys] = commentMark.exec(body) ?? []
  return contentHash && pathsHash && keys ? { contentHash, keys: keys.trim().split(' '), pathsHash } : undefined
}

/** The text of a comment with a note that it is settled, and without its mark, so that later runs ignore the comment. */
export function bodyMarkedSettled(body: string, sha: string): string {
  const said = body.replace(commentMark, '').trimEnd()
  const [, text = said, end = ''] = /^([^]*)(\n\n<sub>[^]*)$/.exec(said) ?? []
  return `${text}\n\nSettled as of ${sha.slice(0, 7)}.${end}`
}

/** Hidden data for later runs, at the end of a review of ours. */
export interface ReviewMark {
  /** A hash of the review's commit, text and comments. Runs that post the same review at the same time have equal hashes. */
  readonly run: string
  /** A hash of the findings that the review's text lists; `none` if there are none. */
  readonly list: string
  /** A hash of the inputs that choose the files of the run. A run with another hash leaves the review alone. */
  readonly pathsHash: string
  /** The version that the run assumed for all files, if it was one version. */
  readonly was: Version | undefined
  /** The findings that the review had no room for. */
  readonly cut: CutCommentsMark | undefined
}

/** The findings that got no comment because of `maxComments`. Later runs do not comment on them either, unless it is raised. */
export interface CutCommentsMark {
  /** The limit of comments at the time of the review. */
  readonly maxComments: number
  /** The first digits of the keys of these findings. */
  readonly keys: readonly string[]
}

/** The most keys in one mark, so that the review's text stays short enough. */
const maxCut = 1000

/**
 * The mark of the findings that got no comment because of `maxComments`; undefined if there are none.
 * @param keys the keys of these findings
 */
export const cutCommentsMarkOf = (maxComments: number, keys: Iterable<string>): CutCommentsMark | undefined => {
  const short = [...new Set(Array.from(keys, (key) => key.slice(0, 8)))].slice(0, maxCut)
  return short.length > 0 ? { maxComments, keys: short } : undefined
}

export const reviewBodyWithMark = (body: string, { run, list, pathsHash, was, cut }: ReviewMark): string =>
  `${body}\n\n<!-- httpd-upgrade:review ${run} ${list} ${pathsHash}${was ? ` was ${was}` : ''}${cut ? ` cut ${[cut.maxComments, ...cut.keys].join(' ')}` : ''} -->`

/** The mark at the very end of a review; undefined without one. */
export function reviewMarkOf(body: string): ReviewMark | undefined {
  const [, run, list, pathsHash, was, maxComments, cut = ''] = reviewMark.exec(body) ?? []
  return run && list && pathsHash
    ? {
        run,
        list,
        pathsHash,
        was: was as Version | undefined,
        cut: maxComments ? { maxComments: Number(maxComments), keys: cut.trim().split(' ') } : undefined,
      }
    : undefined
}
