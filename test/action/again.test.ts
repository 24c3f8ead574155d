import { describe, expect, test } from 'vitest'
import { clientOf } from '../github/client.js'
import { commentsOn, push, remove, reply } from '../github/people.js'
import { type GitHub, withGitHub } from '../github/server.js'
import { addToken } from '../github/setup.js'
import { applySuggestion } from '../github/suggestion-button.js'
import type { Pull } from '../github/world.js'
import { documented, pullOf, review, withBundle } from './scene.js'
import { bodies, placed, read } from './seen.js'
import { hosts, neutral, open } from './texts.js'

withBundle()

const two = `${hosts}${neutral(5)}MaxClients 8\n${neutral(5, 6)}`

const reviewed = async (github: GitHub, text = two): Promise<Pull> => {
  const pull = await pullOf(github, {}, { 'a.conf': text })
  await review(github, pull)
  return pull
}

const pushed = (github: GitHub, pull: Pull, text: string | null) =>
  push(github, pull.repository, 'topic', { 'a.conf': text })

const ids = (pull: Pull) => commentsOn(pull).map(({ id }) => id)

const unchanged = { exitCode: 0, outputs: { comments: '0', changed: 'false', 'review-id': '' } }

/** The comment on a line. */
function commentAt(pull: Pull, line: number) {
  const found = commentsOn(pull).find(({ anchor }) => anchor?.line === line)
  if (!found) throw new Error(`No comment stands on line ${line}.`)
  return found
}

describe.concurrent('again', () => {
  test('a push that moves the lines posts nothing twice', () =>
    withGitHub(async (github) => {
      const pull = await reviewed(github)
      const before = ids(pull)
      await pushed(github, pull, `${neutral(7, 100)}${two}`)
      expect(await review(github, pull)).toMatchObject(unchanged)
      expect(ids(pull)).toEqual(before)
    }))

  test('a push of other files changes no review', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'a.conf': Array(12).fill(two).join(neutral(3)) })
      await review(github, pull)
      expect(pull.reviews[0]?.body).toContain('--write')
      await push(github, pull.repository, 'topic', { 'README.md': 'Our site, moved\n' })
      expect(await review(github, pull)).toMatchObject(unchanged)
      expect(github.count('pulls/update-review')).toBe(0)
    }))

  test('what a push brings is posted, and only that', () =>
    withGitHub(async (github) => {
      const pull = await reviewed(github)
      await pushed(github, pull, `${two}MaxRequestsPerChild 3\n`)
      expect((await review(github, pull)).outputs).toMatchObject({ comments: '1', changed: 'true' })
      expect(placed(pull).map((each) => each[3])).toEqual(['', 'MaxRequestWorkers 8', 'MaxConnectionsPerChild 3'])
    }))

  test('an accepted suggestion is settled: its comment goes, the other stays', () =>
    withGitHub(async (github) => {
      const pull = await reviewed(github)
      await applySuggestion(github, pull, commentAt(pull, 7))
      const run = await review(github, pull)
      expect(run.outputs).toMatchObject({ findings: '1', comments: '0', changed: 'true' })
      expect(placed(pull).map((each) => each[3])).toEqual([''])
      expect(run.summary).toContain('1 comment from earlier runs was removed: it no longer applies.')
    }))

  test('of two lines alike the first is mended: the comment on the second stays where it is', () =>
    withGitHub(async (github) => {
      const pull = await reviewed(github, `MaxClients 8\n${neutral(9)}MaxClients 8\n`)
      await applySuggestion(github, pull, commentAt(pull, 1))
      await review(github, pull)
      expect(placed(pull).map(([, , line]) => line)).toEqual([11])
    }))

  test('a suggestion that does not fit any more is replaced, not left to be taken', () =>
    withGitHub(async (github) => {
      const pull = await reviewed(github, `Listen 80\n${hosts}Listen 81\n`)
      await pushed(github, pull, `Listen 80\n${hosts}MaxClients 8\nListen 81\n`)
      await review(github, pull)
      expect(placed(pull)).toEqual([['a.conf', 2, 3, 'MaxRequestWorkers 8']])
    }))

  test('an answered suggestion that does not fit any more loses its button, and a new comment has the right one', () =>
    withGitHub(async (github) => {
      const pull = await reviewed(github, `Listen 80\n${hosts}Listen 81\n`)
      reply(github, pull, commentAt(pull, 2), 'Later.')
      await pushed(github, pull, `Listen 80\n${hosts}MaxClients 8\nListen 81\n`)
      await review(github, pull)
      expect(placed(pull).map((each) => each[3])).toEqual([undefined, undefined, 'MaxRequestWorkers 8'])
      expect(commentsOn(pull)[0]?.body).toMatch(
        /a newer comment has the right suggestion\.\n\n<sub>.*Something wrong.*<\/sub>\n\n<!-- httpd-upgrade:comment \S+ \S+ -->$/,
      )
      expect(await review(github, pull)).toMatchObject(unchanged)
    }))

  test('a comment that has more to say now is replaced', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'a.conf': open })
      await review(github, pull, { inputs: { fixes: 'safe' } })
      const before = ids(pull)
      expect(placed(pull)[0]?.[3]).toBeUndefined()
      await review(github, pull, { inputs: { 'assume-complete': 'true' } })
      expect(placed(pull).map((each) => each[3])).toEqual(['    Require all granted'])
      expect(ids(pull)).not.toEqual(before)
    }))

  test('a comment that somebody deleted comes back, for nobody said no', () =>
    withGitHub(async (github) => {
      const pull = await reviewed(github)
      remove(pull, commentAt(pull, 7))
      expect((await review(github, pull)).outputs.comments).toBe('1')
    }))

  test('a file that goes takes its comments along', () =>
    withGitHub(async (github) => {
      const pull = await reviewed(github)
      await push(github, pull.repository, 'topic', { 'a.conf': null, 'b.conf': 'Listen 80\n' })
      await review(github, pull)
      expect(commentsOn(pull)).toEqual([])
    }))

  test('more than a hundred threads are read page by page', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'a.conf': `${neutral(130)}${hosts}` })
      const octokit = clientOf(github, addToken(github, { permissions: documented, login: 'linter[bot]' }))
      const comments = Array.from({ length: 60 }, (_, index) => ({ path: 'a.conf', line: index + 1, body: 'x' }))
      for (let round = 0; round < 2; round++)
        await octokit.rest.pulls.createReview({
          owner: 'acme',
          repo: 'site',
          pull_number: pull.number,
          event: 'COMMENT',
          comments,
        })
      await review(github, pull)
      expect(commentsOn(pull).length).toBe(121)
      expect(await review(github, pull)).toMatchObject(unchanged)
    }))
})

describe.concurrent('what is not ours', () => {
  test('a comment of another bot with the same token, and our own mark in the middle of a text, are left alone', () =>
    withGitHub(async (github) => {
      const pull = await reviewed(github)
      const [ours] = commentsOn(pull)
      const octokit = clientOf(github, addToken(github, { permissions: documented }))
      const at = { owner: 'acme', repo: 'site', pull_number: pull.number, event: 'COMMENT' as const }
      await octokit.rest.pulls.createReview({
        ...at,
        comments: [{ path: 'a.conf', line: 2, body: `${ours?.body}\nmore` }],
      })
      await pushed(github, pull, two.replace(hosts, '').replace('MaxClients', 'MaxRequestWorkers'))
      await review(github, pull)
      expect(commentsOn(pull).map(({ body }) => body)).toEqual([`${ours?.body}\nmore`])
    }))
})

describe.concurrent('the list in the review', () => {
  const old = `${hosts}${neutral(40)}`
  const start = (github: GitHub) => pullOf(github, { 'a.conf': old }, { 'a.conf': `${old}Timeout 5\n` })

  test('is posted once, and changed where it stands', () =>
    withGitHub(async (github) => {
      const both = `${hosts}${neutral(20)}MaxClients 4\n${neutral(20, 21)}`
      const pull = await pullOf(github, { 'a.conf': both }, { 'a.conf': `${both}Timeout 5\n` })
      await review(github, pull)
      expect(bodies(pull)).toEqual([expect.stringContaining('The directive has a new name')])
      expect(await review(github, pull)).toMatchObject(unchanged)
      await pushed(github, pull, `${both}Timeout 5\n`.replace('MaxClients 4\n', ''))
      expect((await review(github, pull)).outputs).toMatchObject({ comments: '0', changed: 'true' })
      expect(bodies(pull)).toEqual([expect.not.stringContaining('The directive has a new name')])
      expect(bodies(pull)[0]).toContain('NameVirtualHost')
    }))

  test('says so when it is settled', () =>
    withGitHub(async (github) => {
      const pull = await start(github)
      await review(github, pull)
      await pushed(github, pull, `${neutral(40)}Timeout 5\n`)
      const run = await review(github, pull)
      expect(run.outputs.changed).toBe('true')
      expect(bodies(pull)).toEqual([expect.stringMatching(/^Nothing is left to do in these files for Apache 2\.4\./)])
      expect(await review(github, pull)).toMatchObject(unchanged)
    }))

  test('moves to the newest review', () =>
    withGitHub(async (github) => {
      const pull = await start(github)
      await review(github, pull)
      await pushed(github, pull, `${old}Timeout 5\nMaxClients 5\n`)
      await review(github, pull)
      expect(bodies(pull)).toEqual([
        expect.stringContaining('is now in a newer review'),
        expect.stringContaining('On lines that the diff does not show'),
      ])
      expect(await review(github, pull)).toMatchObject(unchanged)
      expect(await read(pull, 'a.conf')).toContain('MaxClients')
    }))
})
