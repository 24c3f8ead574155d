import type { Version } from '../syntax/tree.js'

/** What a comment of ours hides at its end, to be known again by the next run. */
export interface CommentMark {
  /** Of what it suggests. */
  readonly print: string
  /** Of the findings that it speaks of; the same one several times where they are alike. */
  readonly keys: readonly string[]
  /** The part of the repository that the run looks at. */
  readonly scope: string
}

const hex = '[0-9a-f]{16}'
const commentMark = new RegExp(`\\n<!-- httpd-upgrade:comment (${hex})/(${hex})((?: ${hex})+) -->\\s*$`)
const reviewMark = new RegExp(
  `\\n<!-- httpd-upgrade:review (${hex}) (${hex}|none) (${hex})(?: \\d+)?(?: was (2\\.[24]))?(?: cut (\\d+)((?: [0-9a-f]{8})+))? -->\\s*$`,
)

/** The body of a comment with its mark at the end. */
export const markedComment = (body: string, { print, keys, scope }: CommentMark): string =>
  `${body}\n\n<!-- httpd-upgrade:comment ${print}/${scope} ${keys.join(' ')} -->`

/** The mark of a comment. Only what stands at the very end counts: anything before may come from a file. */
export function commentMarkOf(body: string): CommentMark | undefined {
  const [, print, scope, keys] = commentMark.exec(body) ?? []
  return print && scope && keys ? { print, keys: keys.trim().split(' '), scope } : undefined
}

/** What a comment said, without the mark, so that no later run takes it for one that still speaks. */
export function settledBody(body: string, sha: string): string {
  const said = body.replace(commentMark, '').trimEnd()
  const [, text = said, end = ''] = /^([^]*)(\n\n<sub>[^]*)$/.exec(said) ?? []
  return `${text}\n\nSettled as of ${sha.slice(0, 7)}.${end}`
}

/** What a review hides. */
export interface ReviewMark {
  /** The run that made it. */
  readonly run: string
  /** What it lists; `none`: nothing. */
  readonly list: string
  /** The part of the repository that the run looks at: runs for other parts leave the review alone. */
  readonly scope: string
  /** What the configuration was taken for, where all of it was taken for the same. */
  readonly was: Version | undefined
  /** What was too much for comments. */
  readonly cut: CutMark | undefined
}

/** Findings beyond the limit of comments: no later run posts them, unless the limit is raised. */
export interface CutMark {
  /** How many comments there might be. */
  readonly most: number
  /** The first digits of the keys of their findings. */
  readonly keys: readonly string[]
}

/** A text has room for so many. */
const mostCut = 1000

/** @param keys of the findings of comments that are not posted */
export const cutMarkOf = (most: number, keys: Iterable<string>): CutMark | undefined => {
  const short = [...new Set(Array.from(keys, (key) => key.slice(0, 8)))].slice(0, mostCut)
  return short.length > 0 ? { most, keys: short } : undefined
}

/** The body of a review with its mark at the end. */
export const markedReview = (body: string, { run, list, scope, was, cut }: ReviewMark): string =>
  `${body}\n\n<!-- httpd-upgrade:review ${run} ${list} ${scope}${was ? ` was ${was}` : ''}${cut ? ` cut ${[cut.most, ...cut.keys].join(' ')}` : ''} -->`

/** The mark of a review, of which only what stands at the very end counts. */
export function reviewMarkOf(body: string): ReviewMark | undefined {
  const [, run, list, scope, was, most, cut = ''] = reviewMark.exec(body) ?? []
  return run && list && scope
    ? {
        run,
        list,
        scope,
        was: was as Version | undefined,
        cut: most ? { most: Number(most), keys: cut.trim().split(' ') } : undefined,
      }
    : undefined
}
