import { commentsOn } from '../github/people.js'
import type { GitHub } from '../github/server.js'
import { suggestionIn } from '../github/suggestion.js'
import type { Pull } from '../github/world.js'

/** Path, first and last line, and what is suggested of each comment. */
export const placed = (pull: Pull) =>
  commentsOn(pull).map(({ path, anchor, body }) => [
    path,
    anchor?.startLine ?? anchor?.line,
    anchor?.line,
    suggestionIn(body)?.join('\n'),
  ])

/** A file of the branch as it is now, byte by byte. */
export const read = async (pull: Pull, path: string) =>
  (await pull.head.repository.git.read(`${pull.head.ref}:${path}`))?.content.toString('latin1')

/** The texts above the comments. */
export const bodies = (pull: Pull) => pull.reviews.filter(({ body }) => body !== '').map(({ body }) => body)

/** How many blobs were asked for, each by itself or along with other things. */
export const blobsAsked = (github: GitHub): number =>
  github.count('git/get-blob') +
  github.requests.reduce(
    (sum, { body }) => sum + (JSON.stringify(body ?? '').match(/blob\d+: object\(/g)?.length ?? 0),
    0,
  )
