import { expect, test } from 'vitest'
import { shareOf } from '../thoroughness.js'
import { clientOf, refusalOf } from './client.js'
import { commentsOn, push, reply } from './people.js'
import { type Scene, text, twoHunks } from './scene.js'
import { type GitHub, withGitHub } from './server.js'
import { addToken } from './setup.js'

type Comments = NonNullable<Parameters<Scene['octokit']['rest']['pulls']['createReview']>[0]>['comments']

const inScene = (run: (scene: Scene, github: GitHub) => Promise<void>) =>
  withGitHub(async (github) => run(await twoHunks(github), github))

const review = ({ octokit, at }: Scene, comments: Comments, more: object = {}) =>
  octokit.rest.pulls.createReview({ ...at, event: 'COMMENT', body: 'b', ...(comments && { comments }), ...more })

test('a comment on one line and one on several, of both sides', () =>
  inScene(async (scene) => {
    const { data } = await review(scene, [
      { path: 'a.conf', line: 11, body: 'one' },
      { path: 'a.conf', start_line: 11, line: 12, start_side: 'RIGHT', side: 'RIGHT', body: 'two' },
      { path: 'a.conf', line: 40, side: 'LEFT', body: 'left' },
      { path: 'a.conf', position: 4, body: 'by position' },
    ])
    expect(data).toMatchObject({
      state: 'COMMENTED',
      user: { login: 'github-actions[bot]', type: 'Bot' },
      commit_id: scene.pull.headSha,
    })
    const { data: comments } = await scene.octokit.rest.pulls.listReviewComments(scene.at)
    expect(comments.map(({ line, start_line, side }) => [line, start_line, side])).toEqual([
      [11, null, 'RIGHT'],
      [12, 11, 'RIGHT'],
      [40, null, 'LEFT'],
      [11, null, 'RIGHT'],
    ])
    expect(comments[0]?.diff_hunk).toBe('@@ -8,6 +8,8 @@\n # 8\n # 9\n # 10\n+Order allow,deny')
    expect(comments[0]).toMatchObject({
      position: 4,
      original_line: 11,
      subject_type: 'line',
      pull_request_review_id: data.id,
    })
  }))

test.each<[string, NonNullable<Comments>[number], string]>(
  shareOf(2, [
    ['a line outside the hunks', { path: 'a.conf', line: 30, body: 'x' }, 'Line could not be resolved'],
    ['a line beyond the file', { path: 'a.conf', line: 900, body: 'x' }, 'Line could not be resolved'],
    ['an added line on the left', { path: 'a.conf', line: 47, side: 'LEFT', body: 'x' }, 'Line could not be resolved'],
    ['a path outside the change', { path: 'b.conf', line: 1, body: 'x' }, 'Path could not be resolved'],
    ['a file without a patch', { path: 'logo.png', line: 1, body: 'x' }, 'Line could not be resolved'],
    [
      'a start outside the hunks',
      { path: 'a.conf', start_line: 2, line: 12, body: 'x' },
      'Start line could not be resolved',
    ],
    [
      'a start in another hunk',
      { path: 'a.conf', start_line: 12, line: 43, body: 'x' },
      'Pull request review thread start line must be part of the same hunk as the line.',
    ],
    [
      'a start on the line itself',
      { path: 'a.conf', start_line: 12, line: 12, body: 'x' },
      'Pull request review thread start line must precede the end line.',
    ],
    [
      'a start after the line',
      { path: 'a.conf', start_line: 12, line: 11, body: 'x' },
      'Pull request review thread start line must precede the end line.',
    ],
    ['neither line nor position', { path: 'a.conf', body: 'x' }, 'Line could not be resolved'],
    ['an empty comment', { path: 'a.conf', line: 11, body: ' ' }, 'Body can’t be blank'],
  ]),
)('one bad anchor refuses the whole review: %s', (_, bad, sentence) =>
  inScene(async (scene) => {
    const refused = await refusalOf(review(scene, [{ path: 'a.conf', line: 11, body: 'good' }, bad]))
    expect(refused).toEqual({
      status: 422,
      message: expect.stringContaining('Unprocessable Entity'),
      errors: [sentence],
    })
    expect(commentsOn(scene.pull)).toEqual([])
    expect(scene.pull.reviews).toEqual([])
  }),
)

test('a review is of the head, or of an earlier commit of the pull request', () =>
  inScene(async (scene, github) => {
    const { repository, pull } = scene
    const first = pull.headSha
    await push(github, repository, 'topic', { 'b.conf': 'new\n' })
    await review(scene, [{ path: 'a.conf', line: 11, body: 'x' }], { commit_id: first })
    const refused = await refusalOf(review(scene, [{ path: 'b.conf', line: 1, body: 'x' }], { commit_id: first }))
    expect(refused.errors).toEqual(['Path could not be resolved'])
    for (const commit_id of [pull.baseSha, 'f'.repeat(40)]) {
      expect((await refusalOf(review(scene, [], { commit_id }))).errors).toEqual([
        'commit_id is not part of the pull request',
      ])
    }
  }))

test('at most a hundred comments, and 65,536 characters in each', () =>
  inScene(async (scene) => {
    const many = (count: number) => Array.from({ length: count }, () => ({ path: 'a.conf', line: 11, body: 'x' }))
    await review(scene, many(100))
    expect((await refusalOf(review(scene, many(101)))).errors).toEqual(['comments is too many (maximum is 100)'])
    await review(scene, [{ path: 'a.conf', line: 11, body: 'x'.repeat(65_536) }])
    const tooLong = 'body is too long (maximum is 65536 characters)'
    expect((await refusalOf(review(scene, [{ path: 'a.conf', line: 11, body: 'x'.repeat(65_537) }]))).errors).toEqual([
      tooLong,
    ])
    expect((await refusalOf(review(scene, [], { body: 'x'.repeat(65_537) }))).errors).toEqual([tooLong])
  }))

test('without an event the review is pending, shows nothing, and keeps the same user from another', () =>
  inScene(async (scene) => {
    const { octokit, at } = scene
    const pending = await octokit.rest.pulls.createReview({
      ...at,
      body: 'b',
      comments: [{ path: 'a.conf', line: 11, body: 'x' }],
    })
    expect(pending.data.state).toBe('PENDING')
    expect((await octokit.rest.pulls.listReviewComments(at)).data).toEqual([])
    const one = 'User can only have one pending review per pull request'
    expect((await refusalOf(review(scene, []))).errors).toEqual([one])
    await octokit.rest.pulls.submitReview({ ...at, review_id: pending.data.id, event: 'COMMENT' })
    expect((await octokit.rest.pulls.listReviewComments(at)).data).toHaveLength(1)
    const other = await octokit.rest.pulls.createReview({ ...at, body: 'b' })
    await octokit.rest.pulls.deletePendingReview({ ...at, review_id: other.data.id })
    await review(scene, [])
  }))

test('a comment needs a body or comments, and nobody approves their own pull request', () =>
  inScene(async ({ octokit, at }, github) => {
    expect((await refusalOf(octokit.rest.pulls.createReview({ ...at, event: 'COMMENT' }))).errors).toEqual([
      'body can’t be blank',
    ])
    const author = clientOf(
      github,
      addToken(github, { kind: 'person', login: 'ada', permissions: { pull_requests: 'write' } }),
    )
    const own = await refusalOf(author.rest.pulls.createReview({ ...at, event: 'APPROVE' }))
    expect(own.errors).toEqual(['Can not approve your own pull request'])
    await octokit.rest.pulls.createReview({ ...at, event: 'APPROVE' })
  }))

test('a file comment is made by itself, on any file of the change', () =>
  inScene(async ({ octokit, at, pull }) => {
    const onFile = (path: string) =>
      octokit.rest.pulls.createReviewComment({
        ...at,
        path,
        body: 'x',
        commit_id: pull.headSha,
        subject_type: 'file',
      } as never)
    const { data } = await onFile('logo.png')
    expect(data).toMatchObject({ subject_type: 'file', line: null, path: 'logo.png' })
    expect(await refusalOf(onFile('b.conf'))).toMatchObject({ status: 422, errors: ['Path could not be resolved'] })
  }))

test('a single comment says where it stands', () =>
  inScene(async ({ octokit, at, pull }) => {
    const place = (more: object) =>
      octokit.rest.pulls.createReviewComment({
        ...at,
        path: 'a.conf',
        body: 'x',
        commit_id: pull.headSha,
        ...more,
      } as never)
    expect((await place({ line: 11, side: 'RIGHT' })).data.line).toBe(11)
    expect((await refusalOf(place({}))).message).toContain('No subschema in "oneOf" matched.')
    expect((await refusalOf(place({ line: 30 }))).errors).toEqual(['Line could not be resolved'])
  }))

test('replies go below the first comment; replies to replies are not taken', () =>
  inScene(async (scene, github) => {
    const { octokit, at, repo, pull } = scene
    await review(scene, [{ path: 'a.conf', line: 11, body: 'x' }])
    const [first] = commentsOn(pull)
    if (!first) throw new Error('no comment')
    const answer = await octokit.rest.pulls.createReplyForReviewComment({ ...at, comment_id: first.id, body: 'answer' })
    expect(answer.data).toMatchObject({ in_reply_to_id: first.id, line: 11 })
    reply(github, pull, first, 'and a person')
    const again = octokit.rest.pulls.createReplyForReviewComment({ ...at, comment_id: answer.data.id, body: 'x' })
    expect((await refusalOf(again)).status).toBe(404)
    const { data } = await octokit.rest.pulls.listReviewComments(at)
    expect(data.map(({ in_reply_to_id: to, user }) => [to, user.login])).toEqual([
      [undefined, 'github-actions[bot]'],
      [first.id, 'github-actions[bot]'],
      [first.id, 'ada'],
    ])
    await octokit.rest.pulls.updateReviewComment({ ...repo, comment_id: first.id, body: 'changed' })
    expect(first.body).toBe('changed')
    await octokit.rest.pulls.deleteReviewComment({ ...repo, comment_id: first.id })
    expect((await octokit.rest.pulls.listReviewComments(at)).data).toHaveLength(2)
    expect((await refusalOf(octokit.rest.pulls.getReviewComment({ ...repo, comment_id: first.id }))).status).toBe(404)
  }))

test('a later push moves a comment, or leaves it without a line', () =>
  inScene(async (scene, github) => {
    const { octokit, at, repository, pull } = scene
    const places = [{ line: 12 }, { line: 12, start_line: 11 }, { line: 43 }]
    await review(
      scene,
      places.map((place) => ({ path: 'a.conf', body: 'x', ...place })),
    )
    const lines = ((await repository.git.read('topic:a.conf'))?.content.toString() ?? '').trimEnd().split('\n')
    const linesNow = async () =>
      (await octokit.rest.pulls.listReviewComments(at)).data.map(({ line, start_line }) => [line, start_line])
    expect(await linesNow()).toEqual([
      [12, null],
      [12, 11],
      [43, null],
    ])

    await push(github, repository, 'topic', { 'a.conf': text(['# new', ...lines]) })
    expect(await linesNow()).toEqual([
      [13, null],
      [13, 12],
      [44, null],
    ])

    await push(github, repository, 'topic', { 'a.conf': text(lines.with(10, 'Order deny,allow')) })
    expect(await linesNow()).toEqual([
      [12, null],
      [null, null],
      [43, null],
    ])
    const [, outdated] = (await octokit.rest.pulls.listReviewComments(at)).data
    expect(outdated).toMatchObject({
      original_line: 12,
      original_start_line: 11,
      position: null,
      original_commit_id: commentsOn(pull)[1]?.commit,
    })

    await push(github, repository, 'topic', { 'a.conf': text(lines.filter((line) => line !== 'Deny from all')) })
    expect(await linesNow()).toEqual([
      [12, null],
      [12, 11],
      [null, null],
    ])
  }))
