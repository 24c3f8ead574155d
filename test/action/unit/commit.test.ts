import { expect, test } from 'vitest'
import { blobId } from '../../../src/action/checkout.js'
import type { NewFile } from '../../../src/action/commit.js'
import { isOurCommit, writeCommits } from '../../../src/action/commit.js'
import type { GitDataCalls, NewTreeEntry } from '../../../src/action/git-data.js'
import type { TreeEntry } from '../../../src/action/repository-calls.js'
import { encode } from '../../../src/syntax/encoding.js'

const like = '0'.repeat(40)

function file(path: string, text: string): NewFile {
  const bytes = encode(text, 'utf-8')
  return { path, mode: '100644', text, bytes, blob: blobId(bytes, like), isUtf8: true }
}

/** A store that mangles the texts that come with a tree, as no GitHub has been seen to do. */
function store(mangle: (text: string) => string) {
  const trees = new Map<string, readonly TreeEntry[]>([['t0', []]])
  const messages: string[] = []
  const git: Pick<GitDataCalls, 'createBlob' | 'createTree' | 'createCommit' | 'entries'> = {
    createBlob: async (bytes) => blobId(bytes, like),
    async createTree(base, entries) {
      const id = `t${trees.size}`
      const made = entries.flatMap((entry: NewTreeEntry): TreeEntry[] => {
        const sha = entry.sha ?? blobId(encode(mangle(entry.content ?? ''), 'utf-8'), like)
        return entry.sha === null ? [] : [{ path: entry.path, mode: entry.mode, sha, size: 0 }]
      })
      const kept = (trees.get(base) ?? []).filter(({ path }) => !entries.some((entry) => entry.path === path))
      trees.set(id, [...kept, ...made])
      return id
    },
    async createCommit(message) {
      messages.push(message)
      return { sha: `c${messages.length}`, author: 'Ada <ada@example.org>' }
    },
    entries: async (tree) => ({ entries: trees.get(tree) ?? [], isCut: false }),
  }
  return { git: git as GitDataCalls, trees, messages }
}

const start = { commit: 'c0', tree: 't0' }

test('a text that arrives otherwise is sent again byte by byte', async () => {
  const { git, trees, messages } = store((text) => text.replaceAll('\r\n', '\n'))
  const files = [file('a.conf', 'Listen 80\r\n'), file('b.conf', 'Listen 81\n')]
  const head = await writeCommits(git, [{ message: 'Upgrade', files, moves: [], tree: 'unknown' }], start, false)
  expect(head).toBe('c1')
  const last = [...trees.values()].at(-1) ?? []
  expect(new Map(last.map(({ path, sha }) => [path, sha]))).toEqual(
    new Map(files.map(({ path, blob }) => [path, blob])),
  )
  expect(messages).toEqual([`Upgrade\n\nHttpd-Upgrade-Tree: t${trees.size - 1}`])
})

test('a text that arrives otherwise is sent again before its file gets another name', async () => {
  const { git, trees } = store((text) => text.replaceAll('\r\n', '\n'))
  const changed = file('a', 'Listen 80\r\n')
  const moves = [{ from: 'a', to: 'a.conf', mode: '100644', sha: changed.blob }]
  await writeCommits(git, [{ message: 'm', files: [changed], moves, tree: 'unknown' }], start, false)
  const last = [...trees.values()].at(-1) ?? []
  expect(last.map(({ path, sha }) => [path, sha])).toEqual([['a.conf', changed.blob]])
})

test('bytes that cannot be kept are an error, and no commit is made', async () => {
  const { git, messages } = store((text) => text)
  const broken = { ...git, createBlob: async () => like, createTree: git.createTree }
  const nul = file('a.conf', '# \0\n')
  const writing = writeCommits(broken, [{ message: 'm', files: [nul], moves: [], tree: 'x' }], start, false)
  await expect(writing).rejects.toThrow(
    'GitHub stored other bytes for a.conf than were sent, so no branch was changed. Run the workflow again.',
  )
  expect(messages).toEqual([])
})

test.each([
  ['ours', 'Upgrade\n\nHttpd-Upgrade-Tree: abc', true],
  ['with a line feed at the end', 'Upgrade\n\nHttpd-Upgrade-Tree: abc\n', true],
  ['with another tree', 'Upgrade\n\nHttpd-Upgrade-Tree: abd', false],
  ['that quotes ours', 'Revert\n\nHttpd-Upgrade-Tree: abc\n\nNo.', false],
  ['of somebody', 'Change', false],
])('a commit %s', (_, message, expected) => {
  expect(isOurCommit({ sha: 'x', tree: 'abc', message, isMerge: false })).toBe(expected)
})
