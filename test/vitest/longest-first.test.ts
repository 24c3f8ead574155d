import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import LongestFirst, { longest } from './longest-first.js'

test('what is begun first is there, once', () => {
  expect(longest.filter((name) => !existsSync(new URL(`../${name}.test.ts`, import.meta.url)))).toEqual([])
  expect(new Set(longest).size).toBe(longest.length)
})

test('the shards of a run take every file once, in whatever order they are found', async () => {
  const files = ['page/page', 'a', 'b', 'hooks/hooks', 'c'].map((name) => ({
    moduleId: join('test', `${name}.test.ts`),
  }))
  const shard = (index: number, found: typeof files) =>
    new LongestFirst({ config: { shard: { index, count: 2 } } } as Vitest).shard(found as TestSpecification[])
  const [one, other] = [await shard(1, files), await shard(2, files.toReversed())]
  expect([one.length, other.length]).toEqual([3, 2])
  expect(new Set([...one, ...other].map(({ moduleId }) => moduleId)).size).toBe(files.length)
})
