import { describe, expect, test } from 'vitest'
import { commentChangesNeeded } from '../../src/comment/comment-steps.js'
import type { CommentDraft } from '../../src/comment/comment-text.js'
import { bodyMarkedSettled, commentBodyWithMark } from '../../src/comment/hidden-marks.js'
import type { CommentThread } from '../../src/comment/pull-state.js'
import { parse } from '../../src/syntax/parse.js'

const file = parse('', 'a.conf')
const here = '0'.repeat(16)
const hex = (text: string) => Buffer.from(text).toString('hex').padStart(16, '0')

/** A draft of findings with these keys on a line; `print` stands for what it suggests. */
function draft(keys: string, line: number, print = 'p', suggested = print): CommentDraft {
  const mark = { contentHash: hex(print), keys: [...keys].map(hex), pathsHash: here }
  return {
    ...mark,
    statements: [print],
    lineComment: {
      file,
      lines: { first: line, last: line },
      findings: [],
      suggestion: [suggested],
      otherFindings: [],
      keys: mark.keys,
    },
    body: commentBodyWithMark(`\`\`\`suggestion\n${suggested}\n\`\`\``, mark),
  }
}

let id = 0

/** The thread that posting a draft made. */
const thread = ({ body, lineComment: { lines } }: CommentDraft, given: Partial<CommentThread> = {}): CommentThread => ({
  ...{ id: ++id, threadId: `T${id}`, body, path: 'a.conf', first: lines.first, last: lines.last },
  ...{ isOurs: true, isResolved: false, isOutdated: false, isAnswered: false },
  ...given,
})

const steps = (drafts: readonly CommentDraft[], threads: readonly CommentThread[]) =>
  commentChangesNeeded(drafts, threads, { isUnknown: () => false, settled: 'remove', pathsHash: here })

const a = draft('a', 1)

describe('two jobs over parts of one repository', () => {
  const there = hex('there')
  const theirs = (keys: string, line: number) => {
    const own = draft(keys, line)
    return thread({
      ...own,
      body: commentBodyWithMark('x', { contentHash: own.contentHash, keys: own.keys, pathsHash: there }),
    })
  }

  test('do not count, settle or replace what the other one said, and do not say it again', () => {
    expect(steps([], [theirs('a', 1)])).toMatchObject({ post: [], remove: [], unchangedCount: 0 })
    expect(steps([a], [theirs('a', 1)])).toMatchObject({ post: [], remove: [], update: [], unchangedCount: 0 })
    expect(steps([draft('ab', 1)], [theirs('a', 1)])).toMatchObject({ post: [{ contentHash: hex('p') }], remove: [] })
  })
})

describe('one comment', () => {
  test.each<[string, Partial<CommentThread>, ('post' | 'update' | 'remove')[]]>([
    ['stands', {}, []],
    ['is resolved', { isResolved: true }, []],
    ['is resolved and outdated', { isResolved: true, isOutdated: true }, []],
    ['has moved with its line', { first: 9, last: 9 }, []],
    ['is outdated', { isOutdated: true, first: undefined, last: undefined }, ['post', 'remove']],
    ['is outdated and answered', { isOutdated: true, isAnswered: true }, []],
    ['is not ours', { isOurs: false }, ['post']],
  ])('%s', (_, given, expected) => {
    const { post, update, remove } = steps([a], [thread(a, given)])
    expect([...post.map(() => 'post'), ...update.map(() => 'update'), ...remove.map(() => 'remove')]).toEqual(expected)
  })

  test.each<[string, Partial<CommentThread>, number, number, number]>([
    ['in place: said anew, never edited in silence', {}, 1, 0, 1],
    ['in place and answered: withdrawn, and said anew', { isAnswered: true }, 1, 1, 0],
    ['elsewhere: replaced', { first: 4, last: 4 }, 1, 0, 1],
    ['elsewhere and answered: withdrawn, and said anew', { first: 4, last: 4, isAnswered: true }, 1, 1, 0],
    ['resolved: left', { isResolved: true }, 0, 0, 0],
  ])('another suggestion for the same finding, %s', (_, given, posted, updated, removed) => {
    const { post, update, remove } = steps([draft('a', 1, 'other')], [thread(a, given)])
    expect([post.length, update.length, remove.length]).toEqual([posted, updated, removed])
    for (const { body } of post) expect(body.includes('this comment replaces the earlier suggestion.')).toBe(true)
  })

  test('other words for the same suggestion are put in place', () => {
    const { post, update, remove } = steps([draft('a', 1, 'other', 'p')], [thread(a)])
    expect([post.length, update.length, remove.length]).toEqual([0, 1, 0])
  })

  test.each<[string, Partial<CommentThread>, number]>([
    ['goes', {}, 1],
    ['stays if answered', { isAnswered: true }, 0],
    ['stays if resolved', { isResolved: true }, 0],
    ['stays if it is not ours', { isOurs: false }, 0],
  ])('that is settled %s', (_, given, removed) => {
    expect(steps([], [thread(a, given)]).remove.length).toBe(removed)
  })

  test('on a file that could not be looked at stays', () => {
    for (const settled of ['remove', 'resolve'] as const) {
      const { remove, resolve } = commentChangesNeeded([], [thread(a)], {
        isUnknown: (path: string) => path === 'a.conf',
        settled,
        pathsHash: here,
      })
      expect([remove, resolve]).toEqual([[], []])
    }
  })

  test.each<[string, Partial<CommentThread>, number]>([
    ['is resolved', {}, 1],
    ['is resolved even if answered', { isAnswered: true }, 1],
    ['is left if somebody resolved it', { isResolved: true }, 0],
    ['is left if it is not ours', { isOurs: false }, 0],
  ])('that is settled, where that is asked for, %s', (_, given, resolved) => {
    const { remove, resolve, unchangedCount } = commentChangesNeeded([], [thread(a, given)], {
      isUnknown: () => false,
      settled: 'resolve',
      pathsHash: here,
    })
    expect([remove.length, resolve.length, unchangedCount]).toEqual([0, resolved, 0])
  })

  test('that is resolved as settled is of no account when the same is found again', () => {
    const gone = thread(a, { isResolved: true, body: bodyMarkedSettled(a.body, 'abcdef0123') })
    expect(gone.body).toMatch(/Settled as of abcdef0\.$/)
    expect(steps([a], [gone]).post.length).toBe(1)
  })
})

describe('findings alike', () => {
  test('are told apart by their lines', () => {
    const [first, second] = [thread(draft('a', 1)), thread(draft('a', 5))]
    expect(steps([draft('a', 5)], [first, second]).remove).toEqual([first.id])
  })

  test('an outdated comment is matched last', () => {
    const [gone, moved] = [
      thread(draft('a', 1), { isOutdated: true, first: undefined, last: undefined }),
      thread(draft('a', 5), { first: 6, last: 6 }),
    ]
    expect(steps([draft('a', 7)], [gone, moved])).toMatchObject({ post: [], remove: [gone.id] })
  })

  test('a third one is new', () => {
    const drafts = [draft('a', 1), draft('a', 3), draft('a', 5)]
    expect(
      steps(
        drafts,
        drafts.slice(0, 2).map((each) => thread(each)),
      ).post,
    ).toEqual([drafts[2]])
  })
})

describe('findings that come together', () => {
  test('one comment for both takes the place of two', () => {
    const [one, two] = [thread(draft('a', 1)), thread(draft('b', 2))]
    expect(steps([draft('ab', 2)], [one, two])).toMatchObject({
      post: [{ keys: [hex('a'), hex('b')] }],
      remove: [two.id, one.id],
    })
  })

  test('two comments take the place of the one for both', () => {
    const both = thread(draft('ab', 2))
    const { post, remove } = steps([draft('a', 1), draft('b', 4)], [both])
    expect([post.length, remove]).toEqual([2, [both.id]])
  })

  test('what was resolved apart is not said again together', () => {
    const threads = [thread(draft('a', 1), { isResolved: true }), thread(draft('b', 2), { isResolved: true })]
    expect(steps([draft('ab', 2)], threads)).toMatchObject({ post: [], remove: [] })
  })
})
