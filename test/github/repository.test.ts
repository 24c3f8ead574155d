import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder } from '../folder.js'
import { diffTrees } from './differ.js'
import { commitsBetween, isAncestorOf, mergeBaseOf, writeCommit } from './history.js'
import { createRepository, type Files, type GitRepository } from './repository.js'
import { entryAt, listTree } from './trees.js'

// The fake keeps repositories in memory: here git itself says what it would have made and found.

const author = { name: 'Ada Lovelace', email: 'ada@example.org' }
const message = 'All of it\n\nWith a body.\n'

/** Names that a folder is sorted among as if its own ended in a slash; an umlaut is two bytes. */
const files: Files = {
  'a.conf': 'Listen 80\n',
  'a-b': 'x\n',
  'a/deep/er.conf': 'y\n'.repeat(30),
  'a/z': { link: '../a.conf' },
  a0: { executable: '#!/bin/sh\n' },
  'logo.png': new Uint8Array([0, 1, 2]),
  'old.conf': Buffer.from('# caf\xe9\n', 'latin1'),
  vendor: { submodule: '1'.repeat(40) },
  'ä/ß.conf': 'z\n',
}

/** What a commit can do to them. */
const changes: Files = {
  'a.conf': 'Listen 80\nListen 81',
  'a-b': { executable: 'x\n' },
  'a/deep/er.conf': null,
  'a/z': 'no link\n',
  'b/moved.conf': `${'y\n'.repeat(29)}Y\n`,
  'logo.png': new Uint8Array([0, 1, 3]),
  'old.conf': Buffer.from('# caf\xe8\nend\n', 'latin1'),
  vendor: { submodule: '2'.repeat(40) },
  ä: 'in the place of a folder\n',
}

const newRepository = (): GitRepository => createRepository(join(folder(), 'site.git'))

const run = async ({ git }: GitRepository, ...args: string[]) => (await git(args)).toString().trim()

/** Two commits, and their trees. */
async function twoCommits() {
  const repository = newRepository()
  const first = await repository.commit({ branch: 'main', files, message, author, time: 1_700_000_000 })
  const second = await repository.commit({ branch: 'main', files: changes, message, author, time: 1_700_000_001 })
  const treeOf = async (commit: string) => (await repository.read(`${commit}^{tree}`))?.sha ?? ''
  return { repository, first, second, before: await treeOf(first), after: await treeOf(second) }
}

test('trees and commits are those that git writes itself', async () => {
  const { repository, first, second } = await twoCommits()
  const theirs = newRepository()
  await theirs.git(['fast-import', '--quiet'], { input: await repository.git(['fast-export', 'main']) })
  expect(await run(theirs, 'rev-list', 'main')).toBe(`${second}\n${first}`)
  expect(await theirs.commitOf('main~1')).toBe(first)
  expect(await run(repository, 'fsck', '--strict')).toBe('')
})

test('a folder takes the place of a file', async () => {
  const { repository } = await twoCommits()
  const sha = await repository.commit({
    branch: 'main',
    files: { 'a0/b': 'x\n' },
    message,
    author,
    time: 1_700_000_002,
  })
  expect(await run(repository, 'ls-tree', '-r', '--name-only', sha, 'a0')).toBe('a0/b')
  expect(await run(repository, 'fsck', '--strict')).toBe('')
})

test('the name of an author is written as git writes it', async () => {
  const { repository, second, after: tree } = await twoCommits()
  const odd = { name: ' "Ada <L>.', email: 'ada@example.org', time: 1 }
  const sha = writeCommit(repository.objects, { tree, parents: [second], message: 'x', author: odd, committer: odd })
  expect(await run(repository, 'log', '-1', '--format=%an <%ae> %at %P', sha)).toBe(
    `Ada L <ada@example.org> 1 ${second}`,
  )
  expect(await run(repository, 'fsck', '--strict', '--no-dangling')).toBe('')
})

test('trees are listed as git lists them', async () => {
  const { repository, before } = await twoCommits()
  const entries = listTree(repository.objects, before, 'all')
  const lines = entries.map(({ mode, type, sha, path }) => `${mode} ${type} ${sha}\t${path}\0`)
  expect(lines.join('')).toBe(await run(repository, 'ls-tree', '-r', '-t', '-z', before))
  expect(entries.map(({ path }) => entryAt(repository.objects, before, path))).toEqual(entries)
})

test.each([0, 3])('differences are those that git finds, with %i lines around them', async (context) => {
  const { repository, before, after } = await twoCommits()
  const options = ['--raw', '-z', '--patch', '--abbrev=40', '-M', `--unified=${context}`, before, after]
  const theirs = await repository.git(['-c', 'core.quotePath=false', 'diff', ...options])
  expect((await diffTrees(repository.objects, before, after, context)).toString('latin1')).toBe(
    theirs.toString('latin1'),
  )
  expect((await diffTrees(repository.objects, before, before, context)).length).toBe(0)
})

test('histories are walked as git walks them', async () => {
  const repository = newRepository()
  const commits: string[] = []
  for (let index = 0; index < 24; index++) {
    // One to three lines of work, merged into one another now and then, also crosswise.
    const parents = [commits.at(-1 - (index % 3)), index % 4 === 3 ? commits.at(-2 - (index % 5)) : undefined]
    const options = { branch: 'main', files: { 'a.conf': `${index}\n` }, message, author, time: 1_700_000_000 + index }
    commits.push(
      await repository.commit({ ...options, parents: [...new Set(parents)].filter((each) => each !== undefined) }),
    )
  }
  const pairs = [5, 11, 14, 17, 20].flatMap((index) => [
    [commits[index - 4] ?? '', commits[index] ?? ''],
    [commits[index + 1] ?? '', commits[index] ?? ''],
  ]) as [string, string][]
  for (const [a, b] of pairs) {
    const common = await run(repository, 'merge-base', a, b).catch(() => undefined)
    expect(mergeBaseOf(repository.objects, a, b)).toBe(common)
    expect(isAncestorOf(repository.objects, a, b)).toBe(common === a)
    expect(
      commitsBetween(repository.objects, [a], b)
        .map(({ sha }) => sha)
        .join('\n'),
    ).toBe(await run(repository, 'rev-list', b, `^${a}`))
  }
})

test('names are understood as git understands them', async () => {
  const { repository, second } = await twoCommits()
  await repository.setRef('refs/pull/1/head', second)
  const names = ['main', 'heads/main', 'refs/pull/1/head', 'main~1', 'main~2', 'main^{tree}', 'main:a-b', 'main:gone']
  for (const name of [...names, 'main:a', 'main:', second.slice(0, 8), 'HEAD', 'gone', `${second}:b/moved.conf`])
    expect([name, (await repository.read(name))?.sha]).toEqual([
      name,
      await run(repository, 'rev-parse', '--verify', '--quiet', name).catch(() => undefined),
    ])
})

test('what git itself writes is seen: a ref, a commit, and that a ref is gone', async () => {
  const { repository, first, second } = await twoCommits()
  await repository.git(['update-ref', 'refs/heads/other', first])
  expect(await repository.commitOf('other')).toBe(first)
  await repository.setRef('refs/heads/other', second)
  expect(await run(repository, 'rev-parse', 'other')).toBe(second)
  await repository.git(['update-ref', '-d', 'refs/heads/other'])
  expect([...repository.refs.keys()]).toEqual(['refs/heads/main'])
})

test('a merge without conflict gives the tree that git gives, and one with a conflict none', async () => {
  const { repository, first, second } = await twoCommits()
  const commit = (branch: string, files: Files) =>
    repository.commit({ branch, files, message, author, time: 1_700_000_002, parents: [first] })
  const apart = await commit('apart', { 'c.conf': 'Listen 82\n' })
  const against = await commit('against', { 'a.conf': 'Listen 83\n' })
  expect(await repository.merge(first, second)).toBe((await repository.read(`${second}^{tree}`))?.sha)
  const merged = (await repository.merge(second, apart)) ?? ''
  expect(merged).toBe(await run(repository, 'merge-tree', '--write-tree', second, apart))
  expect((await repository.read(`${merged}`))?.type).toBe('tree')
  expect(await repository.merge(second, against)).toBeUndefined()
})
