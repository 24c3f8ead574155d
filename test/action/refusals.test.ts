import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { clientOf } from '../github/client.js'
import {
  dispatchEvent,
  pullRequestEvent,
  pullRequestTargetEvent,
  pushEvent,
  workflowRunEvent,
} from '../github/events.js'
import {
  abuse,
  badGateway,
  cutConnection,
  type Fault,
  lostAnswer,
  meanwhile,
  missing,
  primaryLimit,
  secondaryLimit,
  tooManyRequests,
} from '../github/faults.js'
import { commentsOn, push } from '../github/people.js'
import { type GitHub, withGitHub } from '../github/server.js'
import { addRepository, addToken, type TokenOptions } from '../github/setup.js'
import { sarifMistakes } from '../report/sarif-schema.js'
import { act, documented, pullOf, readOnly, review, withBundle } from './scene.js'
import { placed } from './seen.js'
import { hosts, neutral, open } from './texts.js'

withBundle()

const files = { 'a.conf': `${hosts}${neutral(3)}MaxClients 4\n` }

describe.concurrent('where it may not write', () => {
  test.each([
    ['a pull request from a fork, or of Dependabot', readOnly],
    [
      'a workflow without the permission',
      { permissions: { contents: 'read', pull_requests: 'read', checks: 'write' } } satisfies TokenOptions,
    ],
  ])('%s: annotations, summary and SARIF, and how to do better', async (_, token) =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files, { by: 'dependabot[bot]' })
      const workspace = folder()
      const run = await review(github, pull, {
        token,
        workspace,
        inputs: { 'sarif-file': 'out.sarif' },
        env: { GITHUB_ACTION_REPOSITORY: 'x/httpd-upgrade', GITHUB_ACTION_REF: 'v1' },
      })
      expect(run).toMatchObject({
        exitCode: 0,
        outputs: { findings: '2', comments: '0', changed: 'false', 'sarif-file': join(workspace, 'out.sarif') },
      })
      expect(run.annotations).toMatchObject([
        { level: 'warning', message: expect.stringMatching(/^The input sarif-file has moved /) },
        {
          level: 'notice',
          message: 'A run that Dependabot starts is read-only.',
        },
        {
          level: 'warning',
          properties: { file: 'a.conf', line: '1', title: expect.stringContaining('name-virtual-host') },
        },
        { level: 'notice', properties: { file: 'a.conf', line: '5' } },
      ])
      expect(run.summary).toContain('This run cannot comment')
      expect(run.summary).toContain(`${github.url}/x/httpd-upgrade/blob/v1/docs/action.md`)
      const sarif = await readFile(join(workspace, 'out.sarif'), 'utf8')
      expect(sarifMistakes(sarif)).toEqual([])
      const log = JSON.parse(sarif)
      expect(log.runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual([
        'name-virtual-host',
        'renamed-directives',
      ])
      expect(pull.reviews).toEqual([])
      await import('node:fs/promises').then(({ rm }) => rm(workspace, { recursive: true }))
    }),
  )

  test('the job fails for what was found, not for the missing right', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      const run = await review(github, pull, { token: readOnly, inputs: { 'fail-on': 'warning' } })
      expect(run.exitCode).toBe(1)
      expect(run.annotations.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual([
        expect.stringContaining('0 errors and 1 warning'),
      ])
    }))

  test('a first workflow that nobody opened a pull request for', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      const event = await workflowRunEvent(github, pull)
      await push(github, pull.repository, 'topic', { 'b.conf': 'Listen 80\n' })
      const run = await act(github, event)
      expect(run.exitCode).toBe(0)
      expect(run.annotations.map(({ message }) => message)).toEqual([
        expect.stringContaining('so there is nothing to review'),
      ])
    }))
})

describe.concurrent('the least permissions', () => {
  test.each([
    ['contents', { pull_requests: 'write' }],
    ['pull_requests', { contents: 'read' }],
  ] as const)('without %s it does not work on a private repository', (_, permissions) =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      const run = await review(github, pull, { token: { permissions } })
      expect(pull.reviews).toEqual([])
      expect(run).toMatchObject({
        exitCode: 1,
        annotations: [{ message: expect.stringContaining('The token needs contents: read and pull-requests: write.') }],
      })
    }),
  )

  test('pull_request_target needs no more, and nothing of the repository is run', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { ...files, 'package.json': '{"scripts":{"prepare":"exit 1"}}' })
      const run = await act(github, await pullRequestTargetEvent(github, pull))
      expect(run.outputs.comments).toBe('2')
      expect(github.count('git fetch')).toBe(0)
    }))
})

const faulty =
  (fault: Fault, on: string, options: { from?: number; times?: number } = {}) =>
  async (github: GitHub) => {
    const pull = await pullOf(github, {}, files)
    github.faults.plan(fault, { on, ...options })
    return { pull, run: await review(github, pull), posts: github.count('pulls/create-review') }
  }

describe.concurrent('when something goes wrong', () => {
  test.each<[string, Fault, string, number]>([
    ['a bad gateway while reading', badGateway(), 'git/get-blob', 1],
    ['a bad gateway while reading the threads', badGateway(), 'graphql', 1],
    ['a bad gateway at the review', badGateway(), 'pulls/create-review', 2],
    ['a broken connection at the review', cutConnection(), 'pulls/create-review', 2],
    ['an answer that is lost after the review was posted', lostAnswer(), 'pulls/create-review', 1],
    ['a secondary limit with the seconds to wait', secondaryLimit(0.01), 'pulls/create-review', 2],
    ['too many requests', tooManyRequests(0.01), 'pulls/create-review', 2],
    ['a secondary limit while reading', secondaryLimit(0.01), 'pulls/list-files', 1],
    ['abuse, as 422', abuse(0.01), 'pulls/create-review', 2],
    ['the tree cannot be read for a moment', badGateway(), 'git/get-tree', 1],
  ])('%s: one review in the end', async (_, fault, on, posts) =>
    withGitHub(async (github) => {
      const done = await faulty(fault, on)(github)
      expect(done.run).toMatchObject({ exitCode: 0, outputs: { comments: '2' } })
      expect([done.pull.reviews.length, commentsOn(done.pull).length, done.posts]).toEqual([1, 2, posts])
      expect(done.run.outputs['review-id']).toBe(String(done.pull.reviews[0]?.id))
    }),
  )

  test('GitHub is down for good: the job fails with one sentence, nothing is posted twice, and the findings are in the run', () =>
    withGitHub(async (github) => {
      const { run, pull, posts } = await faulty(badGateway(), 'pulls/create-review', { times: 9 })(github)
      expect(run.exitCode).toBe(1)
      expect(run.annotations).toMatchObject([
        { level: 'warning', properties: { line: '1' } },
        { level: 'notice', properties: { line: '5' } },
        { level: 'error', message: 'GitHub answered 502: Server Error.' },
      ])
      expect(run.summary).toContain('The review could not be posted')
      expect([pull.reviews.length, posts]).toEqual([0, 2])
    }))

  test('the requests of the hour are used up for long: it does not wait', () =>
    withGitHub(async (github) => {
      const { run } = await faulty(primaryLimit(Math.floor(Date.now() / 1_000) + 3_000), 'pulls/list-files', {
        times: 9,
      })(github)
      expect(run.exitCode).toBe(1)
      expect(run.log).toContain('giving up')
    }))

  test('the pull request cannot be found', () =>
    withGitHub(async (github) => {
      const { run } = await faulty(missing(), 'pulls/list-files', { times: 9 })(github)
      expect(run.annotations).toMatchObject([
        { level: 'error', message: expect.stringMatching(/^GitHub answered 404: /) },
      ])
    }))

  test('the head moves while it reads: it reads again, and the lines are those of the new head', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      github.faults.plan(
        meanwhile(() => push(github, pull.repository, 'topic', { 'a.conf': `${neutral(4, 50)}${hosts}` })),
        { on: 'git/get-tree' },
      )
      const run = await review(github, pull)
      expect(run.outputs.comments).toBe('1')
      expect(placed(pull)).toEqual([['a.conf', 5, 5, '']])
      expect(pull.reviews[0]?.commit).toBe(pull.headSha)
    }))

  test('the head is rewritten just before the review: it looks again', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      const rewrite = () =>
        push(github, pull.repository, 'topic', { 'a.conf': `${neutral(2, 50)}${hosts}` }, { parents: [pull.baseSha] })
      github.faults.plan(meanwhile(rewrite), { on: 'pulls/create-review' })
      const run = await review(github, pull)
      expect(run.exitCode).toBe(0)
      expect(placed(pull)).toEqual([['a.conf', 3, 3, '']])
    }))

  test('a review that an earlier run of ours left half done gives way', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      const octokit = clientOf(github, addToken(github, { permissions: documented }))
      await octokit.rest.pulls.createReview({
        owner: 'acme',
        repo: 'site',
        pull_number: pull.number,
        body: `x\n\n<!-- httpd-upgrade:review ${'0'.repeat(16)} none ${'0'.repeat(16)} 0 -->`,
      })
      expect((await review(github, pull)).exitCode).toBe(0)
      expect(pull.reviews.map(({ state }) => state)).toEqual(['COMMENTED'])
    }))

  test('a comment that cannot be taken away is no reason to fail', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      await review(github, pull)
      await push(github, pull.repository, 'topic', { 'a.conf': `${hosts}MaxRequestsPerChild 5\n` })
      github.faults.plan(secondaryLimit(900), { on: 'pulls/delete-review-comment', times: 9 })
      const run = await review(github, pull)
      expect(run.exitCode).toBe(0)
      expect(run.annotations).toMatchObject([
        {
          level: 'warning',
          message: expect.stringMatching(/^2 earlier comments could not be updated; the next run will try again\./),
        },
      ])
    }))
})

describe.concurrent('modes and inputs', () => {
  test('report looks at a pull request and writes nothing on it', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      const run = await review(github, pull, { inputs: { mode: 'report' }, token: readOnly })
      expect(run).toMatchObject({ exitCode: 0, outputs: { findings: '2', comments: '0' } })
      expect(run.annotations.length).toBe(2)
      expect(run.summary).not.toContain('may not comment')
      expect(github.requests.every(({ method, operation }) => method === 'GET' || operation === 'graphql')).toBe(true)
      expect(JSON.stringify(github.requests.map(({ body }) => body))).not.toContain('mutation')
    }))

  test('report of a push looks at the whole repository', () =>
    withGitHub(async (github) => {
      const site = await addRepository(github, 'acme/site', {
        files: { 'httpd.conf': `Listen 80\n${open}`, 'conf.d/b.conf': hosts },
      })
      const run = await act(github, await pushEvent(github, site, '0'.repeat(40)), {
        inputs: { mode: 'report' },
        token: { permissions: { contents: 'read' } },
      })
      expect(run.exitCode).toBe(0)
      expect(run.annotations.map(({ properties }) => properties.file)).toEqual(
        expect.arrayContaining(['httpd.conf', 'conf.d/b.conf']),
      )
      expect(run.summary).toMatch(/### Before you start 2\.4\n\n- (?!\[)/)
    }))

  test.each([
    [{ mode: 'both' }, 'mode takes auto, review, upgrade, report, plan or dashboard, not "both".'],
    [{ 'fail-on': 'info' }, 'fail-on takes never, error or warning, not "info".'],
    [{ 'max-comments': '101' }, 'max-comments takes a number from 0 to 100, not "101".'],
    [{ 'assume-complete': 'yes' }, 'assume-complete takes true or false, not "yes".'],
    [{ paths: 'conf/[a' }, 'paths: "conf/[a" is not a valid glob: a bracket is not closed.'],
    [{ 'github-token': ' ' }, 'The input github-token is empty. Remove the input to use the token of the workflow.'],
  ])('%o: one clear sentence', (inputs, sentence) =>
    withGitHub(async (github) => {
      const run = await review(github, await pullOf(github, {}, files), { inputs: inputs as Record<string, string> })
      expect(run).toMatchObject({ exitCode: 1, annotations: [{ level: 'error', message: sentence }] })
    }),
  )

  test.each([
    ['{', 'Not valid JSON'],
    ['{"rules":{"name-virtual-hosts":"off"}}', 'name-virtual-host'],
    [undefined, 'there is no file up.json'],
  ])('a settings file that says %s', (text, sentence) =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, text === undefined ? {} : { 'up.json': text }, files)
      const run = await review(github, pull, { inputs: { config: './up.json' } })
      expect(run).toMatchObject({
        exitCode: 1,
        annotations: [{ level: 'error', message: expect.stringMatching(/^config: /) }],
      })
      expect(run.annotations[0]?.message).toContain(sentence)
    }),
  )

  test('settings that no input names, which are told by their own name', () =>
    withGitHub(async (github) => {
      const run = await review(github, await pullOf(github, { 'httpd-upgrade.json': '{' }, files))
      expect(run).toMatchObject({
        exitCode: 1,
        annotations: [{ level: 'error', message: expect.stringMatching(/^httpd-upgrade\.json:1:2: /) }],
      })
    }))

  test('a review where there is no pull request', () =>
    withGitHub(async (github) => {
      const site = await addRepository(github, 'acme/site', { files })
      const run = await act(github, await dispatchEvent(github, site), { inputs: { mode: 'review' } })
      expect(run.annotations).toMatchObject([
        {
          level: 'error',
          message: expect.stringMatching(/^mode: review needs a pull request, but the event workflow_dispatch/),
        },
      ])
    }))

  test('no name of a file is a command to the runner', () =>
    withGitHub(async (github) => {
      const evil = Object.fromEntries(
        Array.from({ length: 12 }, (_, index) => [`::error::pwned/${index}\n::error::pwned.conf`, hosts]),
      )
      const pull = await pullOf(github, {}, evil)
      const run = await review(github, pull, { inputs: { mode: 'report' }, token: readOnly })
      expect(run).toMatchObject({ exitCode: 0, outputs: { findings: '12' } })
      expect(run.annotations.filter(({ level, message }) => level === 'error' || message.includes('pwned'))).toEqual([])
      expect(run.log.match(/^:\u200B:error::pwned/gm)?.length).toBe(4)
    }))

  test('the token does not get into the log', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      const run = await act(github, await pullRequestEvent(github, pull, 'synchronize'))
      expect(run.log + run.summary).not.toContain('ghs_')
    }))
})
