import { accountOf, githubIdentity, identityOf } from './accounts.js'
import { currentAnchor } from './anchors.js'
import { syncPulls } from './pulls.js'
import type { Content } from './repository.js'
import { suggestionIn } from './suggestion.js'
import { publicComments } from './threads.js'
import { entryAt } from './trees.js'
import type { Pull, ReviewComment, World } from './world.js'

/**
 * How the button writes the new lines. GitHub does not say, and both have been seen: with the ending of the first line
 * that is replaced, or with a bare line feed, which leaves a CRLF file mixed.
 */
export interface ButtonOptions {
  readonly endings?: 'kept' | 'lf'
  readonly by?: string
}

/** "Commit suggestion". @throws Error with GitHub's sentence where the button is greyed out; @returns the new head */
export const applySuggestion = (
  world: World,
  pull: Pull,
  comment: ReviewComment,
  options?: ButtonOptions,
): Promise<string> => applySuggestions(world, pull, [comment], options)

/** "Add suggestion to batch" for each, then "Commit suggestions": one commit. */
export async function applySuggestions(
  world: World,
  pull: Pull,
  comments: readonly ReviewComment[],
  options: ButtonOptions = {},
): Promise<string> {
  if (pull.state === 'closed') throw new Error('Suggestions cannot be applied while the pull request is closed.')
  const changes = await Promise.all(comments.map((comment) => changeOf(world, pull, comment)))
  const { repository, ref } = pull.head
  const files: Record<string, Content> = {}
  for (const path of new Set(changes.map((change) => change.path))) {
    const mine = changes.filter((change) => change.path === path)
    files[path] = await changedFile(pull, path, mine, options.endings ?? 'kept')
  }
  const by = accountOf(world, options.by ?? 'ada')
  const message = comments.length === 1 ? 'Update from suggestion' : 'Apply suggestions from code review'
  const sha = await repository.git.commit({
    branch: ref,
    files,
    message,
    author: identityOf(by),
    committer: githubIdentity,
    time: world.now(),
  })
  repository.signed.add(sha)
  await syncPulls(world, repository)
  return sha
}

interface Change {
  readonly path: string
  readonly first: number
  readonly last: number
  readonly lines: readonly string[]
}

async function changeOf(world: World, pull: Pull, comment: ReviewComment): Promise<Change> {
  const lines = suggestionIn(comment.body)
  if (!lines) throw new Error('The comment holds no suggestion.')
  if (!publicComments(pull).includes(comment)) throw new Error('Suggestions cannot be applied from pending reviews.')
  if (comment.anchor === undefined) throw new Error('A comment on a whole file has no lines to change.')
  const anchor = await currentAnchor(world, pull, comment)
  if (!anchor) throw new Error('This suggestion is outdated.')
  if (anchor.side === 'LEFT' || anchor.startSide === 'LEFT')
    throw new Error('Suggestions cannot be applied on deleted lines.')
  return { path: anchor.path, first: anchor.startLine ?? anchor.line, last: anchor.line, lines }
}

/** Bytes are kept as they are: the file is read as Latin-1, and the suggestion is put in as its UTF-8 bytes. */
async function changedFile(
  pull: Pull,
  path: string,
  changes: readonly Change[],
  endings: 'kept' | 'lf',
): Promise<Content> {
  const { git } = pull.head.repository
  const before = (await git.read(`${pull.headSha}:${path}`))?.content.toString('latin1') ?? ''
  const asBytes = (line: string) => Buffer.from(line).toString('latin1')
  const text = changedText(
    before,
    changes.map((change) => ({ ...change, lines: change.lines.map(asBytes) })),
    endings,
  )
  if (text === before) throw new Error('This suggestion is invalid because no changes were made to the code.')
  const tree = (await git.read(`${pull.headSha}^{tree}`))?.sha ?? ''
  const isExecutable = entryAt(git.objects, tree, path)?.mode === '100755'
  return isExecutable ? { executable: Buffer.from(text, 'latin1') } : Buffer.from(text, 'latin1')
}

/** What the button makes of a text: each run of lines, from 1, replaced by others. @throws Error where two runs share a line */
export function changedText(text: string, changes: readonly Omit<Change, 'path'>[], endings: 'kept' | 'lf'): string {
  const lines = text.split(/(?<=\n)/)
  const fromLast = [...changes].sort((a, b) => b.first - a.first)
  fromLast.forEach((change, index) => {
    const above = fromLast[index + 1]
    if (above && above.last >= change.first) throw new Error('Only one suggestion per line can be applied in a batch.')
    put(lines, change, endings)
  })
  return lines.join('')
}

/** A last line without a line ending stays without one: a suggestion cannot say otherwise. */
function put(lines: string[], { first, last, lines: given }: Omit<Change, 'path'>, endings: 'kept' | 'lf'): void {
  const model = lines[first - 1]?.endsWith('\n') ? lines[first - 1] : lines[0]
  const ending = endings === 'kept' && model?.endsWith('\r\n') ? '\r\n' : '\n'
  const isOpenEnd = last === lines.length && !lines[last - 1]?.endsWith('\n')
  const added = given.map((line, index) => line + (isOpenEnd && index === given.length - 1 ? '' : ending))
  lines.splice(first - 1, last - first + 1, ...added)
}
