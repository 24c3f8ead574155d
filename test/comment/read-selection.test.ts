import { expect, test } from 'vitest'
import type { TreeEntry } from '../../src/action/repository-calls.js'
import { readSelectedFiles } from '../../src/comment/read-selection.js'
import type { ReviewCalls } from '../../src/comment/review-calls.js'

const entry = (path: string, mode = '100644'): TreeEntry => ({ path, sha: path, mode, size: 9 })

test('main files and files that links enable come before a hundred others', async () => {
  const links = { 'mods-enabled/z.conf': '../mods-available/z.conf' } as const
  const texts = (sha: string) => Buffer.from(links[sha as keyof typeof links] ?? '# text')
  const blobs = async (asked: readonly TreeEntry[]) => new Map(asked.map(({ sha }) => [sha, texts(sha)]))
  const others = Array.from({ length: 120 }, (_, index) => entry(`mods-available/m${index}.conf`))
  const read = await readSelectedFiles(
    { blobs } as unknown as ReviewCalls,
    {
      checked: [entry('a.conf')],
      context: [...others, entry('apache2.conf'), entry('mods-available/z.conf')],
      links: Object.keys(links).map((path) => entry(path, '120000')),
      tooLarge: [],
      tooLargeAround: [],
    },
    () => undefined,
  )
  expect(read.blobs.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['a.conf', 'apache2.conf', 'mods-available/z.conf']),
  )
  expect([...read.links]).toEqual([['mods-enabled/z.conf', 'mods-available/z.conf']])
  expect(read.missing).toHaveLength(22)
})
