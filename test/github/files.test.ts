import { expect, test } from 'vitest'
import { clientOf, refusalOf } from './client.js'
import { openPullRequest, push } from './people.js'
import type { Files } from './repository.js'
import { text } from './scene.js'
import { type GitHub, withGitHub } from './server.js'
import { addRepository, addToken } from './setup.js'
import type { Limits } from './world.js'

const lines = (count: number, word = 'line') => Array.from({ length: count }, (_, index) => `${word} ${index + 1}`)

/** The pull request that changes `before` so, and a client that may read it. */
async function change(github: GitHub, before: Files, after: Files) {
  const repository = await addRepository(github, 'acme/site', { files: before })
  await push(github, repository, 'topic', after)
  const pull = await openPullRequest(github, repository, { head: 'topic' })
  const octokit = clientOf(github, addToken(github, { permissions: { pull_requests: 'read', contents: 'read' } }))
  return {
    repository,
    pull,
    octokit,
    repo: { owner: 'acme', repo: 'site' },
    at: { owner: 'acme', repo: 'site', pull_number: pull.number },
  }
}

const listed = (before: Files, after: Files, limits: Partial<Limits> = {}) =>
  withGitHub(async (github) => {
    const { octokit, at } = await change(github, before, after)
    return octokit.paginate(octokit.rest.pulls.listFiles, { ...at, per_page: 100 })
  }, limits)

test('added, modified, removed and renamed files, with the patches between the first @@ and the last line', async () => {
  const long = text(lines(20))
  const files = await listed(
    { 'gone.conf': 'a\n', 'kept.conf': 'a\nb\n', 'old.conf': long, 'same.conf': 'x\n' },
    {
      'gone.conf': null,
      'kept.conf': 'a\nB',
      'old.conf': null,
      'sites/new name.conf': `${long}more\n`,
      'é.conf': 'ü\n',
    },
  )
  expect(
    files.map(({ filename, status, additions, deletions, changes, previous_filename, patch }) => ({
      filename,
      status,
      counts: [additions, deletions, changes],
      previous_filename,
      patch,
    })),
  ).toEqual([
    { filename: 'gone.conf', status: 'removed', counts: [0, 1, 1], patch: '@@ -1 +0,0 @@\n-a' },
    {
      filename: 'kept.conf',
      status: 'modified',
      counts: [1, 1, 2],
      patch: '@@ -1,2 +1,2 @@\n a\n-b\n+B\n\\ No newline at end of file',
    },
    {
      filename: 'sites/new name.conf',
      status: 'renamed',
      counts: [1, 0, 1],
      previous_filename: 'old.conf',
      patch: '@@ -18,3 +18,4 @@ line 17\n line 18\n line 19\n line 20\n+more',
    },
    { filename: 'é.conf', status: 'added', counts: [1, 0, 1], patch: '@@ -0,0 +1 @@\n+ü' },
  ])
})

test('no patch: binary files, pure renames, changed modes, a file that became a link', async () => {
  const files = await listed(
    { 'a.bin': new Uint8Array([0, 1]), 'b.conf': text(lines(9)), 'run.sh': 'x\n', 'real.conf': 'y\n' },
    {
      'a.bin': new Uint8Array([0, 2]),
      'b.conf': null,
      'c.conf': text(lines(9)),
      'run.sh': { executable: 'x\n' },
      'real.conf': { link: 'c.conf' },
    },
  )
  expect(files.map(({ filename, status, patch, changes }) => [filename, status, patch, changes])).toEqual([
    ['a.bin', 'modified', undefined, 0],
    ['c.conf', 'renamed', undefined, 0],
    ['real.conf', 'changed', undefined, 2],
    ['run.sh', 'modified', undefined, 0],
  ])
})

test('a submodule and a link have patches of their own kind', async () => {
  const sha = '1'.repeat(40)
  const files = await listed({ 'a.conf': 'a\n' }, { vendor: { submodule: sha }, 'on.conf': { link: 'a.conf' } })
  expect(files.map(({ filename, sha: id, patch }) => [filename, id === sha, patch])).toEqual([
    ['on.conf', false, '@@ -0,0 +1 @@\n+a.conf\n\\ No newline at end of file'],
    ['vendor', true, `@@ -0,0 +1 @@\n+Subproject commit ${sha}`],
  ])
})

test('lines that look like headers are lines', async () => {
  const files = await listed(
    { 'a.conf': 'x\n' },
    { 'a.conf': 'diff --git a/x b/x\n@@ -1 +1 @@\nx\n', 'b.conf': '-- z\n++ y\n' },
  )
  expect(files.map(({ filename, additions }) => [filename, additions])).toEqual([
    ['a.conf', 2],
    ['b.conf', 2],
  ])
})

test('the patch of a long file is withheld, and every patch after very many lines in all', async () => {
  const after = { 'a.conf': text(lines(2_001)), 'b.conf': text(lines(2_000)), 'c.conf': 'c\n' }
  const one = await listed({ x: '' }, after)
  expect(one.map(({ patch, additions }) => [patch !== undefined, additions])).toEqual([
    [false, 2_001],
    [true, 2_000],
    [true, 1],
  ])
  const all = await listed({ x: '' }, after, { diffLines: 4_001 })
  expect(all.map(({ patch }) => patch !== undefined)).toEqual([false, true, false])
})

test('pages of thirty, of at most a hundred, linked; three thousand files and no more', () =>
  withGitHub(
    async (github) => {
      const many = Object.fromEntries(lines(230, 'file').map((name) => [`${name}.conf`, 'x\n']))
      const { octokit, at, pull } = await change(github, { x: '' }, many)
      expect((await octokit.rest.pulls.listFiles(at)).data).toHaveLength(30)
      const first = await octokit.rest.pulls.listFiles({ ...at, per_page: 500 })
      expect(first.data).toHaveLength(100)
      expect(first.headers.link).toMatch(
        /^<http:\S+\/pulls\/1\/files\?per_page=500&page=2>; rel="next", <\S+page=2>; rel="last"$/,
      )
      expect(await octokit.paginate(octokit.rest.pulls.listFiles, { ...at, per_page: 100 })).toHaveLength(200)
      expect((await octokit.rest.pulls.get(at)).data).toMatchObject({
        changed_files: 230,
        additions: 230,
        commits: 1,
        mergeable: null,
      })
      expect(pull.number).toBe(1)
    },
    { listedFiles: 200 },
  ))

test('the change is against where the branch began, though the base moves on; base.sha waits for the next push', () =>
  withGitHub(async (github) => {
    const { octokit, at, repository, pull } = await change(github, { 'a.conf': 'a\n' }, { 'b.conf': 'b\n' })
    const before = pull.baseSha
    const moved = await push(github, repository, 'main', { 'other.conf': 'o\n' })
    const names = async () => (await octokit.rest.pulls.listFiles(at)).data.map(({ filename }) => filename)
    expect([await names(), (await octokit.rest.pulls.get(at)).data.base.sha]).toEqual([['b.conf'], before])
    await push(github, repository, 'topic', { 'c.conf': 'c\n' })
    expect([await names(), (await octokit.rest.pulls.get(at)).data.base.sha]).toEqual([['b.conf', 'c.conf'], moved])
  }))

test('a comparison: three dots, its files on the first page only', () =>
  withGitHub(async (github) => {
    const { octokit, repo, repository } = await change(github, { 'a.conf': 'a\n' }, { 'b.conf': 'b\n' })
    await push(github, repository, 'main', { 'other.conf': 'o\n' })
    const compare = (more: object) =>
      octokit.rest.repos.compareCommitsWithBasehead({ ...repo, basehead: 'main...topic', ...more })
    const { data } = await compare({})
    expect(data).toMatchObject({ status: 'diverged', ahead_by: 1, behind_by: 1, files: [{ filename: 'b.conf' }] })
    expect((await compare({ page: 2 })).data.files).toEqual([])
    expect(
      (await refusalOf(octokit.rest.repos.compareCommitsWithBasehead({ ...repo, basehead: 'main...gone' }))).status,
    ).toBe(404)
  }))

test('the whole diff is refused when it is large', () =>
  withGitHub(
    async (github) => {
      const { octokit, at, repository } = await change(github, { 'a.conf': 'a\n' }, { 'b.conf': text(lines(20)) })
      const diff = () =>
        octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...at, mediaType: { format: 'diff' } })
      expect(String((await diff()).data)).toContain('+line 20')
      await push(github, repository, 'topic', { 'b.conf': text(lines(40)) })
      expect(await refusalOf(diff())).toMatchObject({
        status: 406,
        message: expect.stringContaining('exceeded the maximum'),
      })
    },
    { diffLines: 40 },
  ))
