import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { clientOf } from '../github/client.js'
import { pullRequestTargetEvent, workflowRunEvent } from '../github/events.js'
import { abuse, badGateway, lostAnswer, notResolved, secondaryLimit } from '../github/faults.js'
import { commentsOn, openPullRequest, push, remove, reply, resolve } from '../github/people.js'
import { type GitHub, withGitHub } from '../github/server.js'
import { addFork, addRepository, addToken } from '../github/setup.js'
import { suggestionIn } from '../github/suggestion.js'
import { applySuggestions } from '../github/suggestion-button.js'
import type { Pull } from '../github/world.js'
import { act, documented, pullOf, readOnly, review, withBundle } from './scene.js'
import { bodies, placed, read } from './seen.js'
import { hosts, neutral } from './texts.js'

withBundle()

/** Two findings, so far apart that each has its own comment, on lines 1 and 5. */
const files = { 'a.conf': `${hosts}${neutral(3)}MaxClients 4\n` }
const settled = { 'a.conf': `${neutral(3)}MaxRequestWorkers 4\n` }

/** So many findings, each with a comment of its own. */
const many = (count: number): string =>
  Array.from({ length: count }, (_, index) => `MaxClients ${index + 1}\n${neutral(3)}`).join('')

const pushed = (github: GitHub, pull: Pull, after: Parameters<typeof push>[3]) =>
  push(github, pull.repository, 'topic', after)

async function reviewed(github: GitHub): Promise<Pull> {
  const pull = await pullOf(github, {}, files)
  await review(github, pull)
  return pull
}

const nothingNew = { exitCode: 0, outputs: { comments: '0', changed: 'false', 'review-id': '' } }
const ids = (pull: Pull) => commentsOn(pull).map(({ id }) => id)

/** The comment on a line. */
function commentAt(pull: Pull, line: number) {
  const found = commentsOn(pull).find(({ anchor }) => anchor?.line === line)
  if (!found) throw new Error(`No comment stands on line ${line}.`)
  return found
}

/** Bodies of the reviews that were asked for. */
const reviewsAsked = (github: GitHub) =>
  github.requests
    .filter(({ operation }) => operation === 'pulls/create-review')
    .map(({ body, status }) => ({ status, ...(body as { event?: string; comments: Record<string, unknown>[] }) }))

interface Asked {
  readonly event?: string
  readonly comments?: readonly { readonly line: number }[]
}

test('every complaint has its scenario', () => {
  const names = readFileSync(new URL(import.meta.url), 'utf8').matchAll(
    /^ +(?:test\(['"]|['"])((?:\d+(?:, | and )?)+)/gm,
  )
  const told = new Set([...names].flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? []).map(Number))
  expect([...told].sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1))
})

/** What people complain of in other review bots. Numbers 20 to 23 are matters of the upgrade pull request, too. */
describe.concurrent('complaint', () => {
  test('1, one line outside of the diff kills the review: it is listed, and the others are posted', () =>
    withGitHub(async (github) => {
      const old = `${hosts}${neutral(40)}`
      const pull = await pullOf(github, { 'a.conf': old }, { 'a.conf': `${old}MaxClients 5\n` })
      const run = await review(github, pull)
      expect(run).toMatchObject({ exitCode: 0, outputs: { findings: '2', comments: '1' } })
      expect(placed(pull)).toEqual([['a.conf', 42, 42, 'MaxRequestWorkers 5']])
    }))

  test('1, one line that GitHub refuses for a reason of its own does not cost the other 29 either', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'a.conf': many(30) })
      github.faults.plan(notResolved(), {
        on: 'pulls/create-review',
        times: 99,
        when: (body) => (body as Asked).comments?.some(({ line }) => line === 21) === true,
      })
      const inputs = { 'max-comments': '30' }
      const run = await review(github, pull, { inputs })
      expect(run).toMatchObject({ exitCode: 0, outputs: { findings: '30', comments: '29' } })
      expect(run.log).toContain('GitHub accepted 29 of 30 comments')
      expect(pull.reviews.map(({ state }) => state)).toEqual(['COMMENTED'])
      expect(bodies(pull)[0]).toContain('### On lines where GitHub accepts no comment\n\n- [`a.conf:21`](')
      expect(await review(github, pull, { inputs })).toMatchObject(nothingNew)
    }))

  test('1, GitHub takes no comment at all: everything is in one list', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      github.faults.plan(notResolved(), {
        on: 'pulls/create-review',
        times: 99,
        when: (body) => ((body as Asked).comments ?? []).length > 0,
      })
      const run = await review(github, pull)
      expect(run).toMatchObject({ exitCode: 0, outputs: { comments: '0' } })
      expect(bodies(pull)[0]).toMatch(/NameVirtualHost[^]*MaxClients/)
    }))

  test('2, findings outside of the diff vanish: they are listed with permanent links, and with what mends them', () =>
    withGitHub(async (github) => {
      const old = `${hosts}${neutral(40)}`
      const pull = await pullOf(github, { 'a.conf': old }, { 'a.conf': `${old}Timeout 5\n` })
      expect((await review(github, pull)).outputs).toMatchObject({ findings: '1', comments: '0' })
      const [body] = bodies(pull)
      expect(body).toContain(`[\`a.conf:1\`](${github.url}/acme/site/blob/${pull.headSha}/a.conf#L1)`)
      expect(body).toContain(' --write a.conf`')
    }))

  test('3, an older server knows no comments on whole files: none is ever asked for', () =>
    withGitHub(
      async (github) => {
        const pull = await pullOf(github, { 'a.conf': neutral(5) }, { 'a.conf': `${neutral(30)}${hosts}` })
        expect((await review(github, pull)).outputs.findings).toBe('1')
        expect(bodies(pull)[0]).toContain('[`a.conf:31`]')
        expect(github.count('pulls/create-review-comment')).toBe(0)
        expect(JSON.stringify(reviewsAsked(github))).not.toContain('subject_type')
      },
      { patchLines: 10 },
    ))

  test('4, start_line is line: a comment on one line has no start', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'a.conf': `${hosts}${hosts}${neutral(3)}MaxClients 4\n` })
      await review(github, pull)
      const asked = reviewsAsked(github)[0]?.comments.map(({ start_line, line }) => [start_line, line])
      expect(asked).toEqual([
        [1, 2],
        [undefined, 6],
      ])
    }))

  test('5, wrong lines, for the merge was looked at: the lines are those of the head, though the base has moved on', () =>
    withGitHub(async (github) => {
      const site = await addRepository(github, 'acme/site', { files: { 'a.conf': `${neutral(40)}` } })
      await push(github, site, 'topic', { 'a.conf': `${neutral(40)}${hosts}` })
      const pull = await openPullRequest(github, site, { head: 'topic' })
      await push(github, site, 'main', { 'a.conf': `${neutral(9, 900)}${neutral(40)}` })
      await review(github, pull)
      expect(placed(pull)).toEqual([['a.conf', 41, 41, '']])
    }))

  test('6, the same comments on every push and rebase: a second run writes nothing', () =>
    withGitHub(async (github) => {
      const pull = await reviewed(github)
      const before = ids(pull)
      const writes = () =>
        github.requests.filter(({ method, operation }) => method !== 'GET' && operation !== 'graphql').length
      const written = writes()
      expect(await review(github, pull)).toMatchObject(nothingNew)
      expect([ids(pull), writes()]).toEqual([before, written])
    }))

  test('6, the same comments on every push and rebase: not on a push that moves the lines, nor on a forced one', () =>
    withGitHub(async (github) => {
      const pull = await reviewed(github)
      const before = ids(pull)
      await pushed(github, pull, { 'a.conf': `${neutral(7, 100)}${files['a.conf']}` })
      expect(await review(github, pull)).toMatchObject(nothingNew)
      expect(ids(pull)).toEqual(before)
      const rewritten = { 'a.conf': `# new\n${files['a.conf']}`, 'b.conf': 'Listen 80\n' }
      await push(github, pull.repository, 'topic', rewritten, { parents: [pull.baseSha] })
      expect((await review(github, pull)).exitCode).toBe(0)
      expect(placed(pull).length).toBe(2)
    }))

  test('7, settled findings stay open: their comments go, and what was answered stays with its answer', () =>
    withGitHub(async (github) => {
      const pull = await reviewed(github)
      const { body } = commentAt(pull, 5)
      reply(github, pull, commentAt(pull, 5), 'Why?')
      await pushed(github, pull, settled)
      const run = await review(github, pull)
      expect(run.summary).toContain('1 comment from earlier runs was removed: it no longer applies.')
      expect(commentsOn(pull).map(({ body }) => body)).toEqual([body, 'Why?'])
    }))

  test('7, settled findings stay open: with settled: resolve each conversation is resolved, and may come back', () =>
    withGitHub(async (github) => {
      const pull = await reviewed(github)
      reply(github, pull, commentAt(pull, 5), 'Why?')
      await pushed(github, pull, settled)
      const token = { permissions: { contents: 'write', pull_requests: 'write' } } as const
      const options = { token, inputs: { settled: 'resolve' } }
      const run = await review(github, pull, options)
      expect(run).toMatchObject({ exitCode: 0, annotations: [], outputs: { changed: 'true' } })
      expect(run.summary).toContain('2 conversations from earlier runs were resolved.')
      expect([pull.resolved.size, commentsOn(pull).length]).toEqual([2, 3])
      expect(commentsOn(pull)[0]?.body).toMatch(
        new RegExp(`\n\nSettled as of ${pull.headSha.slice(0, 7)}\\.\n\n<sub>.*</sub>$`),
      )
      expect(await review(github, pull, options)).toMatchObject(nothingNew)
      await pushed(github, pull, files)
      expect((await review(github, pull, options)).outputs.comments).toBe('2')
    }))

  test("8, it deletes other people's comments: one with our mark is neither believed nor touched", () =>
    withGitHub(async (github) => {
      const pull = await reviewed(github)
      const ours = commentsOn(pull)
      const person = { kind: 'person', login: 'eve', permissions: { pull_requests: 'write' } } as const
      const octokit = clientOf(github, addToken(github, person))
      const at = { owner: 'acme', repo: 'site', pull_number: pull.number, event: 'COMMENT' as const }
      for (const { body, anchor } of ours)
        await octokit.rest.pulls.createReview({ ...at, comments: [{ path: 'a.conf', line: anchor?.line ?? 1, body }] })
      for (const comment of ours) remove(pull, comment)
      const theirs = ids(pull)
      expect((await review(github, pull)).outputs.comments).toBe('2')
      await pushed(github, pull, { 'a.conf': 'Listen 80\n' })
      await review(github, pull)
      expect(ids(pull)).toEqual(theirs)
    }))

  test('9, resolved conversations come back: not even where the same is still there after a push', () =>
    withGitHub(async (github) => {
      const pull = await reviewed(github)
      resolve(pull, commentAt(pull, 5))
      await pushed(github, pull, { 'a.conf': `# first\n${files['a.conf']}` })
      expect(await review(github, pull)).toMatchObject(nothingNew)
      expect(pull.resolved.size).toBe(1)
    }))

  test('10, resolving fails in silence without contents: write: it is said, and what can be removed is', () =>
    withGitHub(async (github) => {
      const pull = await reviewed(github)
      reply(github, pull, commentAt(pull, 5), 'Why?')
      await pushed(github, pull, settled)
      const run = await review(github, pull, { inputs: { settled: 'resolve' } })
      expect(run).toMatchObject({
        exitCode: 0,
        annotations: [
          { level: 'warning', message: expect.stringContaining('`settled: resolve` also needs `contents: write`') },
        ],
      })
      expect([pull.resolved.size, commentsOn(pull).length]).toEqual([0, 2])
    }))

  test('11, a pull request from a fork ends in 403: annotations, the summary and SARIF say the same', () =>
    withGitHub(async (github) => {
      const site = await addRepository(github, 'acme/site', { files: { 'README.md': 'x\n' } })
      const fork = await addFork(github, site, 'eve')
      await push(github, fork, 'topic', files, { by: 'eve' })
      const pull = await openPullRequest(github, site, { head: 'topic', from: fork, by: 'eve' })
      const run = await review(github, pull, { token: readOnly })
      expect(run).toMatchObject({ exitCode: 0, outputs: { findings: '2', comments: '0' } })
      expect(run.annotations.map(({ properties }) => properties.line)).toEqual([undefined, '1', '5'])
      expect(run.outputs['sarif-file']).toMatch(/httpd-upgrade\.sarif$/)
      expect(run.summary).toContain('This run cannot comment')
    }))

  test('11, a pull request from a fork ends in 403: pull_request_target comments, and reads through the base', () =>
    withGitHub(async (github) => {
      const site = await addRepository(github, 'acme/site', { files: { 'README.md': 'x\n' } })
      const fork = await addFork(github, site, 'eve')
      await push(github, fork, 'topic', files, { by: 'eve' })
      const pull = await openPullRequest(github, site, { head: 'topic', from: fork, by: 'eve' })
      const run = await act(github, await pullRequestTargetEvent(github, pull))
      expect(run.outputs.comments).toBe('2')
      expect(github.count('git fetch')).toBe(0)
    }))

  test('12, the token of Dependabot only reads: the job passes or fails by what was found', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files, { by: 'dependabot[bot]' })
      expect((await review(github, pull, { token: readOnly })).exitCode).toBe(0)
      const strict = await review(github, pull, { token: readOnly, inputs: { 'fail-on': 'warning' } })
      expect(strict.exitCode).toBe(1)
      expect(strict.annotations.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual([
        expect.stringContaining('0 errors and 1 warning'),
      ])
    }))

  test('13, workflow_run has no number for a fork: the pull request is found by its head', () =>
    withGitHub(async (github) => {
      const site = await addRepository(github, 'acme/site', { files: { 'README.md': 'x\n' } })
      const fork = await addFork(github, site, 'eve')
      await push(github, fork, 'topic', files, { by: 'eve' })
      const pull = await openPullRequest(github, site, { head: 'topic', from: fork, by: 'eve' })
      const run = await act(github, await workflowRunEvent(github, pull))
      expect(run).toMatchObject({ exitCode: 0, outputs: { comments: '2' } })
      expect(placed(pull).length).toBe(2)
    }))

  test('14, big files have no patch: everything in them counts and is listed', () =>
    withGitHub(
      async (github) => {
        const pull = await pullOf(github, { 'a.conf': `${hosts}${neutral(5)}` }, { 'a.conf': `${hosts}${neutral(40)}` })
        const run = await review(github, pull, { inputs: { filter: 'added' } })
        expect(run).toMatchObject({ exitCode: 0, outputs: { findings: '1', comments: '0' } })
        expect(bodies(pull)[0]).toContain('GitHub does not show which lines change in a.conf')
      },
      { patchLines: 10 },
    ))

  test('15, many comments meet the secondary limit: a hundred are one request, which waits as told', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'a.conf': many(100) })
      github.faults.plan(secondaryLimit(0.01), { on: 'pulls/create-review' })
      const run = await review(github, pull, { inputs: { 'max-comments': '100' } })
      expect(run).toMatchObject({ exitCode: 0, outputs: { comments: '100' } })
      expect(github.count('pulls/create-review')).toBe(2)
      expect(run.log).toContain('waiting 0.01 seconds')
    }))

  test('15, many comments meet the secondary limit: also in its other form, 422', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      github.faults.plan(abuse(0.01), { on: 'pulls/create-review' })
      expect((await review(github, pull)).outputs.comments).toBe('2')
      expect([pull.reviews.length, github.count('pulls/create-review')]).toEqual([1, 2])
    }))

  test('16 and 17, a body or a summary that is too long is refused whole: both are cut between entries, and say so', () =>
    withGitHub(async (github) => {
      const text = Array.from({ length: 4_000 }, (_, index) => `RewriteLogLevel ${index}\nMaxClients ${index}\n`)
      const pull = await pullOf(github, {}, { [`${'long/'.repeat(30)}a.conf`]: text.join('') })
      const run = await review(github, pull)
      expect(run).toMatchObject({ exitCode: 0, outputs: { findings: '8000', comments: '0' } })
      expect(bodies(pull)[0]?.length).toBeLessThan(65_536)
      expect(run.summary).toMatch(
        /…and [\d,]+ more findings. The SARIF file that the output `sarif-file` names has all findings\./,
      )
      expect(Buffer.byteLength(run.summary ?? '')).toBeGreaterThan(900_000)
    }))

  test('16, a body that is too long: a list of many files is cut between entries', () =>
    withGitHub(async (github) => {
      const name = (index: number) => `conf/${'x'.repeat(150)}${index}.conf`
      const body = `${hosts}${neutral(12)}`
      const each = (text: string) => Object.fromEntries(Array.from({ length: 200 }, (_, index) => [name(index), text]))
      const pull = await pullOf(github, each(body), each(`${body}Timeout 9\n`))
      const run = await review(github, pull)
      expect(run).toMatchObject({ exitCode: 0, outputs: { findings: '200' } })
      expect(bodies(pull)[0]).toMatch(/…and \d+ more findings, in the job summary\./)
      expect(run.summary?.match(/\.conf:\d+`\]/g)?.length).toBe(200)
    }))

  test('16, a body that is too long: a change that is, is in the list, and one for very many lines is posted', () =>
    withGitHub(async (github) => {
      const value = 'x'.repeat(70_000)
      const gone = hosts.repeat(1_900)
      const pull = await pullOf(github, {}, { 'a.conf': gone, 'b.conf': `MaxClients 4 # ${value}\n`, 'c.conf': hosts })
      const run = await review(github, pull)
      expect(run).toMatchObject({ exitCode: 0, outputs: { findings: '1902', comments: '2' } })
      expect(placed(pull)).toEqual([
        ['a.conf', 1, 1_900, ''],
        ['c.conf', 1, 1, ''],
      ])
      expect(bodies(pull)[0]).toContain('[`b.conf:1`](')
      expect(await review(github, pull)).toMatchObject(nothingNew)
    }))

  test('18, only ten annotations are shown: it says how many are not, and where they are', () =>
    withGitHub(async (github) => {
      const text = Array.from({ length: 14 }, (_, index) => `NameVirtualHost *:${index}\n# x\n`).join('')
      const run = await review(github, await pullOf(github, {}, { 'a.conf': text }), { token: readOnly })
      expect([run.annotations.length, run.shown.length]).toEqual([10, 10])
      expect(run.summary).toContain('5 more findings are in the table')
    }))

  test('19, only one pending review: that of another program is left, and the findings are in the run', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      const octokit = clientOf(github, addToken(github, { permissions: documented }))
      const at = { owner: 'acme', repo: 'site', pull_number: pull.number }
      await octokit.rest.pulls.createReview({ ...at, body: 'draft of another' })
      const run = await review(github, pull)
      expect(run.exitCode).toBe(1)
      expect(run.annotations.map(({ message }) => message).join()).toContain('pending review')
      expect(run.annotations.map(({ properties }) => properties.line)).toEqual(['1', '5', undefined])
      expect(run.summary).toContain('MaxClients')
      expect(pull.reviews.map(({ body }) => body)).toEqual(['draft of another'])
    }))

  test('19, only one pending review: what an earlier run of ours left half done gives way', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      const octokit = clientOf(github, addToken(github, { permissions: documented }))
      const at = { owner: 'acme', repo: 'site', pull_number: pull.number }
      const body = `x\n\n<!-- httpd-upgrade:review ${'0'.repeat(16)} none ${'0'.repeat(16)} 0 -->`
      await octokit.rest.pulls.createReview({ ...at, body })
      expect((await review(github, pull)).exitCode).toBe(0)
      expect(pull.reviews.map(({ state }) => state)).toEqual(['COMMENTED'])
    }))

  test('19, only one pending review: comments that a run left unsubmitted are not taken for posted', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      await review(github, pull)
      const [first] = pull.reviews
      if (!first) throw new Error('no review')
      Object.assign(first, { state: 'PENDING', submittedAt: undefined })
      const count = pull.reviewComments.length
      expect((await review(github, pull)).outputs.comments).toBe(String(count))
      expect(pull.reviews.map(({ state }) => state)).toEqual(['COMMENTED'])
    }))

  test("20 and 21, it pushes over people's commits, or opens what runs no checks: a review does neither", () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      const refs = async () => (await pull.repository.git.git(['for-each-ref', 'refs/heads'])).toString()
      await review(github, pull)
      const before = await refs()
      await pushed(github, pull, settled)
      const after = await refs()
      await review(github, pull)
      expect([before !== after, (await refs()) === after, pull.repository.tickets.size]).toEqual([true, true, 1])
    }))

  test('22, the executable bit and links are lost: an accepted suggestion keeps the one, and none stands on the other', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(
        github,
        {},
        { 'a.conf': { executable: hosts + neutral(2) }, 'b.conf': { link: 'a.conf' } },
      )
      await review(github, pull)
      expect(placed(pull).map(([path]) => path)).toEqual(['a.conf'])
      await applySuggestions(github, pull, commentsOn(pull))
      const listed = (await pull.repository.git.git(['ls-tree', 'topic'])).toString()
      expect(listed).toMatch(/^100755 blob \w+\ta\.conf$/m)
      expect(listed).toMatch(/^120000 blob \w+\tb\.conf$/m)
    }))

  test('23, twice the same after a 5xx: a lost answer is looked up, a failed update is tried again', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      github.faults.plan(lostAnswer(), { on: 'pulls/create-review' })
      const run = await review(github, pull)
      expect([run.exitCode, pull.reviews.length, commentsOn(pull).length]).toEqual([0, 1, 2])
      await pushed(github, pull, settled)
      github.faults.plan(badGateway(), { on: 'pulls/delete-review-comment' })
      expect(await review(github, pull)).toMatchObject({ exitCode: 0, annotations: [] })
      expect(commentsOn(pull)).toEqual([])
    }))

  test('24, a shallow clone has no merge base, or nothing is checked: no clone is needed, and a stale one is not believed', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, { 'a.conf': neutral(9) }, { 'a.conf': `${neutral(9)}${hosts}` })
      const workspace = folder({ '.git/HEAD': 'ref: refs/heads/main\n', 'a.conf': 'Listen 80\n' })
      const run = await review(github, pull, { workspace, inputs: { filter: 'added' } })
      expect(run).toMatchObject({ exitCode: 0, outputs: { comments: '1' } })
      expect(run.summary).toContain('1 file of')
    }))

  test.each(['kept', 'lf'] as const)(
    '25, an accepted suggestion changes CRLF: plain lines are suggested, and the review says to look (%s)',
    (endings) =>
      withGitHub(async (github) => {
        const pull = await pullOf(github, {}, { 'a.conf': 'Listen 80\r\nMaxClients 9\r\n' })
        await review(github, pull)
        expect(placed(pull)).toEqual([['a.conf', 2, 2, 'MaxRequestWorkers 9']])
        expect(bodies(pull)[0]).toContain(
          '`a.conf` has CRLF line endings; check that the commit keeps these line endings.',
        )
        expect(suggestionIn(commentsOn(pull)[0]?.body ?? '')?.join()).not.toContain('\r')
        await applySuggestions(github, pull, commentsOn(pull), { endings })
        const end = endings === 'kept' ? '\r\n' : '\n'
        expect(await read(pull, 'a.conf')).toBe(`Listen 80\r\nMaxRequestWorkers 9${end}`)
        expect((await review(github, pull)).outputs).toMatchObject({ findings: '0' })
      }),
  )
})
