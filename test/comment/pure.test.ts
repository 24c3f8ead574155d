import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../src/comment/', import.meta.url)

/** What reaches beyond the process, and what only they may import. */
const doors: Readonly<Record<string, readonly string[]>> = {
  'baseline.ts': ['node:path'],
  'changed-lines.ts': [
    'node:child_process',
    'node:fs/promises',
    'node:os',
    'node:path',
    'unified',
    'unified-diff',
    'vfile',
  ],
  'checkout.ts': ['node:crypto', 'node:fs', 'node:path'],
  'client.ts': ['@actions/github', '@octokit/plugin-retry', '@octokit/plugin-throttling'],
  'look.ts': ['node:path'],
  'settings.ts': ['node:path'],
}

const imported = (name: string) =>
  [...readFileSync(new URL(name, folder), 'utf8').matchAll(/(?:from |import\()'([^.'][^']*)'/g)].flatMap(
    ([, from]) => from ?? [],
  )

test('what is said is worked out without disks, network, clock or environment', () => {
  const found = readdirSync(folder).flatMap((name) =>
    imported(name)
      .filter((from) => !doors[name]?.includes(from))
      .map((from) => `${name}: ${from}`),
  )
  expect(found).toEqual([])
  const restless = readdirSync(folder).filter(
    (name) =>
      !(name in doors) && /\b(process\.|Date\b|Math\.random|fetch\()/.test(readFileSync(new URL(name, folder), 'utf8')),
  )
  expect(restless).toEqual([])
})
