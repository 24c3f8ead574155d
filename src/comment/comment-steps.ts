import type { ActionInputs } from '../action/inputs.js'
import {
  bodyHasAllStatements,
  bodyMarkedUpdated,
  type CommentDraft,
  hadOtherSuggestion,
  replacementDraft,
} from './comment-text.js'
import { type CommentMark, commentMarkOf } from './hidden-marks.js'
import type { CommentThread } from './pull-state.js'

/** The changes to make to the comments on a pull request. */
export interface CommentChanges {
  readonly post: readonly CommentDraft[]
  readonly update: readonly { readonly id: number; readonly body: string }[]
  /** The ids of our comments that are settled or replaced. */
  readonly remove: readonly number[]
  /** Our settled threads, if the input `settled` is `resolve`. */
  readonly resolve: readonly CommentThread[]
  /** The number of our comments that stay as they are. */
  readonly unchangedCount: number
}

/**
 * Decides which comments to post, edit, remove and resolve. A resolved thread is not posted again, and a thread with a reply is
 * not removed. Comments of a job with other `paths` stay.
 */
export function commentChangesNeeded(
  drafts: readonly CommentDraft[],
  threads: readonly CommentThread[],
  { isUnknown, settled, pathsHash }: CommentChangeOptions,
): CommentChanges {
  const own = threads.flatMap((thread): Own[] => {
    const mark = thread.isOurs ? commentMarkOf(thread.body) : undefined
    if (!mark) return []
    return [{ thread, mark, unmatchedKeys: [...mark.keys], isElsewhere: mark.pathsHash !== pathsHash }]
  })
  const matches = matched(drafts, own)
  const actions = matches.map(actionFor)
  const unmatched = own.filter((each) => !matches.some(({ existing }) => existing.includes(each)))
  const done = unmatched.filter(
    ({ thread, isElsewhere }) => !isElsewhere && !thread.isResolved && !isUnknown(thread.path),
  )
  const replaced = actions.flatMap(({ remove }) => remove)
  const gone = settled === 'remove' ? done.filter(({ thread }) => isRemovable(thread)) : []
  const resolve = settled === 'resolve' ? done.map(({ thread }) => thread) : []
  const remove = new Set([...gone, ...replaced].map(({ thread }) => thread.id))
  return {
    post: actions.flatMap(({ post }) => post),
    update: actions.flatMap(({ update }) => update),
    remove: [...remove],
    resolve,
    unchangedCount:
      own.filter(({ thread, isElsewhere }) => !isElsewhere && !remove.has(thread.id) && !thread.isResolved).length -
      resolve.length,
  }
}

export interface CommentChangeOptions {
  /** Whether a file could not be checked. None of its comments is then settled. */
  readonly isUnknown: (path: string) => boolean
  /** The input `settled`: what happens to settled comments. */
  readonly settled: ActionInputs['settled']
  /** A hash of the inputs that choose the files of the run. */
  readonly pathsHash: string
}

interface Own {
  readonly thread: CommentThread
  readonly mark: CommentMark
  /** The keys of the comment that no draft has been matched with so far. */
  readonly unmatchedKeys: string[]
  /** Whether a job with other `paths` wrote the comment. */
  readonly isElsewhere: boolean
}

interface Match {
  readonly draft: CommentDraft
  /** The existing comments on some of the draft's findings. */
  readonly existing: readonly Own[]
  /** Whether existing comments cover all of the draft's findings. */
  readonly isWhole: boolean
}

/**
 * Matches drafts with existing comments by the keys of their findings. Equal findings have equal keys, so comments on the same
 * line are matched first, and outdated comments last.
 */
function matched(drafts: readonly CommentDraft[], own: readonly Own[]): Match[] {
  const open = drafts.map((draft) => ({ draft, missing: [...draft.keys], existing: new Set<Own>() }))
  const passes: ((draft: CommentDraft, thread: CommentThread) => boolean)[] = [
    ({ lineComment }, { last }) => last === lineComment.lines.last,
    (_, { isOutdated }) => !isOutdated,
    () => true,
  ]
  for (const mayMatch of passes) {
    for (const { draft, missing, existing } of open) {
      for (const each of own) if (mayMatch(draft, each.thread) && claim(missing, each.unmatchedKeys)) existing.add(each)
    }
  }
  return open.map(({ draft, missing, existing }) => ({ draft, existing: [...existing], isWhole: missing.length === 0 }))
}

/**
 * Removes the keys that are in both lists.
 * @returns whether there were such keys
 */
function claim(missing: string[], left: string[]): boolean {
  let some = false
  for (const key of [...missing]) {
    const at = left.indexOf(key)
    if (at < 0) continue
    left.splice(at, 1)
    missing.splice(missing.indexOf(key), 1)
    some = true
  }
  return some
}

interface Action extends Omit<CommentChanges, 'remove' | 'resolve' | 'unchangedCount'> {
  readonly remove: readonly Own[]
}

const nothing: Action = { post: [], update: [], remove: [] }

function actionFor({ draft, existing, isWhole }: Match): Action {
  if (isWhole && existing.every(({ thread, isElsewhere }) => thread.isResolved || isElsewhere)) return nothing
  const [only] = existing
  const isSame = isWhole && existing.length === 1 && only !== undefined && only.mark.keys.length === draft.keys.length
  return isSame
    ? actionForSame(draft, only)
    : { ...nothing, post: [draft], remove: existing.filter(isReplaceable), update: existing.flatMap(withdrawn) }
}

/** What to do with an existing comment on the same findings. Its suggestion or its lines may have changed. */
function actionForSame(draft: CommentDraft, own: Own): Action {
  const { thread, mark } = own
  const isSaid = mark.contentHash === draft.contentHash
  const isAnother = hadOtherSuggestion(thread.body, draft)
  if (isSaid && (!thread.isOutdated || thread.isAnswered)) return nothing
  const { first, last } = draft.lineComment.lines
  const isInPlace = !thread.isOutdated && (thread.first ?? thread.last) === first && thread.last === last
  // A changed suggestion gets a new comment, so that readers of the old one notice the change.
  if (isInPlace && !isAnother)
    return bodyHasAllStatements(thread.body, draft)
      ? nothing
      : { ...nothing, update: [{ id: thread.id, body: bodyMarkedUpdated(draft) }] }
  const posted = isAnother ? replacementDraft(draft) : draft
  return { ...nothing, post: [posted], remove: [own].filter(isReplaceable), update: withdrawn(own) }
}

/** Whether a comment of ours may be removed: nobody has answered or resolved it. */
export const isRemovable = ({ isAnswered, isResolved }: CommentThread): boolean => !isAnswered && !isResolved

const isReplaceable = ({ thread, unmatchedKeys, isElsewhere }: Own): boolean =>
  !isElsewhere && isRemovable(thread) && unmatchedKeys.length === 0

/** The update that withdraws an outdated suggestion, if the comment has one and must stay because somebody has answered. */
function withdrawn({ thread, unmatchedKeys, isElsewhere }: Own): CommentChanges['update'] {
  if (
    isElsewhere ||
    !thread.isAnswered ||
    thread.isResolved ||
    unmatchedKeys.length > 0 ||
    !thread.body.includes('suggestion\n')
  )
    return []
  const end = thread.body.slice(thread.body.lastIndexOf('\n<sub>'))
  return [{ id: thread.id, body: `These lines have changed since; a newer comment has the right suggestion.\n${end}` }]
}
