import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { folder } from '../folder.js'
import { clientOf, refusalOf } from './client.js'
import { environment } from './git.js'
import { push } from './people.js'
import { type GitHub, withGitHub } from './server.js'
import { addRepository, addToken } from './setup.js'
import type { Limits } from './world.js'

const repo = { owner: 'acme', repo: 'site' }
const files = {
  'httpd.conf': 'Order allow,deny\r\n',
  'bin/run.sh': { executable: '#!/bin/sh\n' },
  'sites/on.conf': { link: '../httpd.conf' },
  vendor: { submodule: '1'.repeat(40) },
}

async function begin(github: GitHub) {
  const repository = await addRepository(github, 'acme/site', { files })
  const token = addToken(github, { permissions: { contents: 'write', pull_requests: 'write' } })
  const octokit = clientOf(github, token)
  const tip = (await octokit.rest.git.getRef({ ...repo, ref: 'heads/main' })).data.object.sha
  const tree = (await octokit.rest.git.getCommit({ ...repo, commit_sha: tip })).data.tree.sha
  return { repository, token, octokit, tip, tree }
}

const within = (
  run: (scene: Awaited<ReturnType<typeof begin>>, github: GitHub) => Promise<void>,
  limits: Partial<Limits> = {},
) => withGitHub(async (github) => run(await begin(github), github), limits)

const entries = async ({ octokit }: { octokit: ReturnType<typeof clientOf> }, tree_sha: string) =>
  (await octokit.rest.git.getTree({ ...repo, tree_sha, recursive: '1' })).data.tree.map(
    ({ mode, type, path }) => `${mode} ${type} ${path}`,
  )

const begun = [
  '040000 tree bin',
  '100755 blob bin/run.sh',
  '100644 blob httpd.conf',
  '040000 tree sites',
  '120000 blob sites/on.conf',
  '160000 commit vendor',
]

test('a tree from another: modes, links and submodules stay, folders come and go', () =>
  within(async (scene) => {
    const { octokit, tree } = scene
    expect(await entries(scene, tree)).toEqual(begun)
    const blob = (
      await octokit.rest.git.createBlob({
        ...repo,
        content: Buffer.from('#!/bin/sh\nx\n').toString('base64'),
        encoding: 'base64',
      })
    ).data.sha
    const made = await octokit.rest.git.createTree({
      ...repo,
      base_tree: tree,
      tree: [
        { path: 'bin/run.sh', mode: '100755', type: 'blob', sha: blob },
        { path: 'new/deep/a.conf', mode: '100644', type: 'blob', content: 'a\n' },
        { path: 'sites', sha: null },
      ] as never,
    })
    expect(await entries(scene, made.data.sha)).toEqual([
      '040000 tree bin',
      '100755 blob bin/run.sh',
      '100644 blob httpd.conf',
      '040000 tree new',
      '040000 tree new/deep',
      '100644 blob new/deep/a.conf',
      '160000 commit vendor',
    ])
    const subtree =
      (await octokit.rest.git.getTree({ ...repo, tree_sha: tree })).data.tree.find(({ path }) => path === 'bin')?.sha ??
      ''
    const copied = await octokit.rest.git.createTree({
      ...repo,
      tree: [{ path: 'copy', mode: '040000', type: 'tree', sha: subtree }],
    })
    expect(await entries(scene, copied.data.sha)).toEqual(['040000 tree copy', '100755 blob copy/run.sh'])
    const replaced = await octokit.rest.git.createTree({
      ...repo,
      base_tree: tree,
      tree: [{ path: 'bin', mode: '100644', type: 'blob', content: 'x' }],
    })
    expect(await entries(scene, replaced.data.sha)).toContain('100644 blob bin')
  }))

test('a tree that cannot be is refused', () =>
  within(async ({ octokit, tree }) => {
    const refused = (entry: object, base_tree = tree) =>
      refusalOf(octokit.rest.git.createTree({ ...repo, base_tree, tree: [entry] as never }))
    expect(await refused({ path: 'a', mode: '100644', type: 'blob', sha: '2'.repeat(40) })).toMatchObject({
      status: 422,
    })
    expect((await refused({ path: 'gone.conf', mode: '100644', type: 'blob', sha: null })).message).toContain(
      'GitRPC::BadObjectState',
    )
    expect((await refused({ path: '../a', mode: '100644', type: 'blob', content: '' })).message).toContain(
      'malformed path',
    )
    expect((await refused({ path: 'a', mode: '040000', type: 'blob', content: '' })).status).toBe(422)
    expect((await refused({ path: 'a', mode: '100644', type: 'blob', content: '' }, '3'.repeat(40))).message).toContain(
      'base_tree',
    )
  }))

test('a large tree is cut, and its folders can be asked for one by one', () =>
  within(
    async ({ octokit, tree }) => {
      const { data } = await octokit.rest.git.getTree({ ...repo, tree_sha: tree, recursive: '1' })
      expect([data.truncated, data.tree.length]).toEqual([true, 2])
      const whole = await octokit.rest.git.getTree({ ...repo, tree_sha: 'main' })
      expect([whole.data.truncated, whole.data.sha]).toEqual([true, tree])
    },
    { treeEntries: 2 },
  ))

test('a commit that names nobody is signed by GitHub, one that names its author is not', () =>
  within(async ({ octokit, tip, tree }) => {
    const commit = (more: object) =>
      octokit.rest.git.createCommit({ ...repo, message: 'Upgrade\n\nWhy.', tree, parents: [tip], ...more })
    const own = (await commit({})).data
    expect(own).toMatchObject({
      message: 'Upgrade\n\nWhy.',
      verification: { verified: true },
      parents: [{ sha: tip }],
      author: { name: 'github-actions[bot]' },
      committer: { name: 'GitHub' },
    })
    expect(own.author.email).toMatch(/^\d+\+github-actions\[bot\]@users\.noreply\.github\.com$/)
    const named = (await commit({ author: { name: 'Bot', email: 'bot@example.com', date: '2026-02-01T00:00:00Z' } }))
      .data
    expect(named).toMatchObject({
      verification: { verified: false },
      author: { email: 'bot@example.com', date: '2026-02-01T00:00:00Z' },
    })
    const { data } = await octokit.rest.repos.getCommit({ ...repo, ref: own.sha })
    expect(data).toMatchObject({
      author: { login: 'github-actions[bot]', type: 'Bot' },
      committer: { login: 'web-flow' },
    })
    expect((await refusalOf(commit({ tree: '2'.repeat(40) }))).message).toContain('Tree SHA does not exist')
    expect((await refusalOf(commit({ parents: ['2'.repeat(40)] }))).message).toContain('Parent SHA does not exist')
  }))

test('references: made, moved forward, forced, deleted, and refused', () =>
  within(async ({ octokit, tip, tree }) => {
    const { git } = octokit.rest
    const next = (await git.createCommit({ ...repo, message: 'm', tree, parents: [tip] })).data.sha
    const make = (ref: string, sha = next) => git.createRef({ ...repo, ref, sha })
    expect((await make('refs/heads/feature/x')).data.object.sha).toBe(next)
    expect((await refusalOf(make('refs/heads/feature/x'))).message).toContain('Reference already exists')
    expect((await refusalOf(make('heads/y'))).status).toBe(422)
    expect((await refusalOf(make('refs/heads/a..b'))).message).toContain('not a valid ref name')
    expect((await refusalOf(make('refs/heads/y', '2'.repeat(40)))).message).toContain('Object does not exist')

    const move = (sha: string, more: object = {}) => git.updateRef({ ...repo, ref: 'heads/feature/x', sha, ...more })
    expect((await refusalOf(move(tip))).message).toContain('Update is not a fast forward')
    expect((await move(tip, { force: true })).data.object.sha).toBe(tip)
    expect((await move(next)).data.object.sha).toBe(next)
    expect((await refusalOf(git.updateRef({ ...repo, ref: 'heads/gone', sha: tip }))).message).toContain(
      'Reference does not exist',
    )

    expect((await git.listMatchingRefs({ ...repo, ref: 'heads/feature' })).data.map(({ ref }) => ref)).toEqual([
      'refs/heads/feature/x',
    ])
    await git.deleteRef({ ...repo, ref: 'heads/feature/x' })
    expect((await refusalOf(git.getRef({ ...repo, ref: 'heads/feature/x' }))).status).toBe(404)
    expect((await refusalOf(git.deleteRef({ ...repo, ref: 'heads/feature/x' }))).status).toBe(422)
  }))

test('an integration may not bring changes of workflows onto a branch', () =>
  within(async ({ octokit, tip, tree }) => {
    const entry = {
      path: '.github/workflows/x.yml',
      mode: '100644' as const,
      type: 'blob' as const,
      content: 'on: push\n',
    }
    const made = await octokit.rest.git.createTree({ ...repo, base_tree: tree, tree: [entry] })
    const { data } = await octokit.rest.git.createCommit({ ...repo, message: 'm', tree: made.data.sha, parents: [tip] })
    expect((await refusalOf(octokit.rest.git.createRef({ ...repo, ref: 'refs/heads/x', sha: data.sha }))).status).toBe(
      403,
    )
    expect((await refusalOf(octokit.rest.git.updateRef({ ...repo, ref: 'heads/main', sha: data.sha }))).status).toBe(
      403,
    )
  }))

test('but one may that brings a workflow as another branch has it', () =>
  within(async ({ octokit, repository, tip, tree }, github) => {
    const path = '.github/workflows/x.yml'
    const content = 'on: push\n'
    const entry = { path, mode: '100644' as const, type: 'blob' as const, content }
    const made = await octokit.rest.git.createTree({ ...repo, base_tree: tree, tree: [entry] })
    const { data } = await octokit.rest.git.createCommit({ ...repo, message: 'm', tree: made.data.sha, parents: [tip] })
    const create = () => octokit.rest.git.createRef({ ...repo, ref: 'refs/heads/x', sha: data.sha })
    await push(github, repository, 'other', { [path]: 'on: pull_request\n' })
    expect((await refusalOf(create())).status).toBe(403)
    await push(github, repository, 'other', { [path]: content })
    expect((await create()).status).toBe(201)
  }))

test('blobs come as base64 in short lines, or as they are', () =>
  within(async ({ octokit, token, repository }, github) => {
    const long = Buffer.from(Array.from({ length: 200 }, (_, index) => index))
    const { sha } = (
      await octokit.rest.git.createBlob({ ...repo, content: long.toString('base64'), encoding: 'base64' })
    ).data
    const { data } = await octokit.rest.git.getBlob({ ...repo, file_sha: sha })
    expect(Math.max(...data.content.split('\n').map((line) => line.length))).toBe(60)
    expect(Buffer.from(data.content, 'base64').equals(long)).toBe(true)
    const headers = { authorization: `token ${token}`, accept: 'application/vnd.github.raw+json' }
    const raw = await fetch(`${github.url}/repos/acme/site/git/blobs/${sha}`, { headers })
    expect(Buffer.from(await raw.arrayBuffer()).equals(long)).toBe(true)
    expect((await repository.git.git(['hash-object', '--stdin'], { input: long })).toString().trim()).toBe(sha)
    const plain = await octokit.rest.git.createBlob({ ...repo, content: 'ü' })
    expect((await octokit.rest.git.getBlob({ ...repo, file_sha: plain.data.sha })).data.size).toBe(2)
  }))

test('contents: files, links, folders, submodules, and what is too large', () =>
  within(
    async ({ octokit, repository }, github) => {
      await push(github, repository, 'main', { 'large.conf': 'x'.repeat(200), 'dangling.conf': { link: 'nowhere' } })
      const at = async (path: string) =>
        (await octokit.rest.repos.getContent({ ...repo, path })).data as unknown as Record<string, unknown>
      expect(await at('httpd.conf')).toMatchObject({
        type: 'file',
        size: 18,
        encoding: 'base64',
        content: 'T3JkZXIgYWxsb3csZGVueQ0K\n',
      })
      expect(await at('sites/on.conf')).toMatchObject({ type: 'file', content: 'T3JkZXIgYWxsb3csZGVueQ0K\n' })
      expect(await at('dangling.conf')).toMatchObject({ type: 'symlink', target: 'nowhere' })
      expect(await at('vendor')).toMatchObject({ type: 'submodule', sha: '1'.repeat(40) })
      expect(await at('large.conf')).toMatchObject({ type: 'file', size: 200, encoding: 'none', content: '' })
      expect(await at('')).toMatchObject([
        { name: 'bin', type: 'dir' },
        { type: 'symlink' },
        { type: 'file' },
        { type: 'file' },
        { type: 'dir' },
        { name: 'vendor', type: 'file' },
      ])
      expect((await refusalOf(at('gone.conf'))).status).toBe(404)
    },
    { contentBytes: 100 },
  ))

test('what the API writes, git can fetch and finds in order; a push takes a token that may write', () =>
  within(async ({ octokit, repository, token, tip, tree }, github) => {
    const sha = (await octokit.rest.git.createCommit({ ...repo, message: 'm', tree, parents: [tip] })).data.sha
    await octokit.rest.git.createRef({ ...repo, ref: 'refs/heads/bot', sha })
    await repository.git.git(['fsck', '--strict'])
    const place = folder()
    const url = `${github.url}/acme/site.git`
    const header = (secret: string) => [
      '-c',
      `http.extraheader=AUTHORIZATION: basic ${Buffer.from(`x-access-token:${secret}`).toString('base64')}`,
    ]
    const run = (...args: string[]) =>
      promisify(execFile)('git', args, { cwd: place, env: { ...environment, ...identity } })
    const reader = addToken(github, { permissions: { contents: 'read' } })
    await expect(run('clone', '-q', url, '.')).rejects.toThrow('could not read Username')
    await run(...header(reader), 'clone', '-q', '--branch', 'bot', url, '.')
    expect(await readFile(join(place, 'httpd.conf'), 'utf8')).toBe('Order allow,deny\r\n')
    expect((await stat(join(place, 'bin/run.sh'))).mode & 0o100).toBe(0o100)
    await run('commit', '-q', '--allow-empty', '-m', 'pushed')
    await expect(run(...header(reader), 'push', '-q', 'origin', 'bot')).rejects.toThrow('403')
    await run(...header(token), 'push', '-q', 'origin', 'bot')
    expect((await octokit.rest.git.getRef({ ...repo, ref: 'heads/bot' })).data.object.sha).not.toBe(sha)
    expect(github.count('git push')).toBeGreaterThan(0)
  }))

const identity = {
  GIT_AUTHOR_NAME: 'ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
}
