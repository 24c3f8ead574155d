import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type TreeFile, writeCommit, writeTree } from './loose-objects.js'
import { createRepository, type Files, listTree } from './repository.js'

const ada = { name: 'Ada Lovelace', email: 'ada@example.org' }

/** Names that a folder is sorted among as if its own ended in a slash; an umlaut is two bytes. */
const files: Files = {
  'a.conf': 'Listen 80\n',
  'a-b': 'x\n',
  'a/deep/er.conf': 'y\n',
  'a/z': { link: '../a.conf' },
  a0: { executable: '#!/bin/sh\n' },
  'ä/ß.conf': 'z\n',
}

test('trees and commits are those that git writes itself', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'loose-objects-'))
  const repository = await createRepository(dir)
  try {
    const message = 'All of it\n\nWith a body.\n'
    const sha = await repository.commit({ branch: 'main', files, message, author: ada, time: 1_700_000_000 })
    const listed = await listTree(repository, ['-r', sha])
    const tree = await writeTree(
      repository,
      new Map(listed.map((entry): [string, TreeFile] => [Buffer.from(entry.path).toString('latin1'), entry])),
    )
    expect(tree).toBe((await repository.read('main^{tree}'))?.sha)
    const stamp = { ...ada, time: 1_700_000_000 }
    expect(await writeCommit(repository, { tree, parents: [], message, author: stamp, committer: stamp })).toBe(sha)
    const odd = { name: ' "Ada <L>.', email: 'ada@example.org', time: 1 }
    const next = await writeCommit(repository, { tree, parents: [sha], message: 'x', author: odd, committer: odd })
    expect((await repository.git(['log', '-1', '--format=%an <%ae> %at %P', next])).toString()).toBe(
      `Ada L <ada@example.org> 1 ${sha}\n`,
    )
    expect((await repository.git(['fsck', '--strict', '--no-dangling'])).toString()).toBe('')
  } finally {
    repository.close()
    await rm(dir, { recursive: true, force: true })
  }
})
