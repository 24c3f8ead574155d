import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Finding } from '../../src/migrate/rule.js'
import { corpusFolder, hasCorpus } from '../corpus.js'
import { seeded, shareOf, takesAll } from '../thoroughness.js'
import { hidden, linesOf, open, type Step, stepOf, type Tree, treeAt } from './halves.js'

const sites = fileURLToPath(new URL('../sites', import.meta.url))
const foldersIn = (root: string): readonly string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(root, name))
    .sort()

/**
 * Parts that do not come to the same yet. A 2.4 with lines of 2.2, in a repository of many, is read as either. What one section
 * of these is to say depends on those around it, and lines for one virtual host on those of another.
 */
const differing = /^(control-wikimedia-puppet-2021|mod_perl-tests|rhel5-linuxfiles|spacewalk|win-xampp-magento-2010)$/

const trees = [...(hasCorpus ? shareOf(9, foldersIn(corpusFolder)) : []), ...foldersIn(sites)].filter(
  (tree) => !differing.test(basename(tree)),
)

/** What is noted beside the files by then: where they are of a server of 2.2, a run has begun to upgrade them. */
const noted = (tree: Tree): Tree => ({ ...tree, options: { ...tree.options, begun: true } })

interface Whole {
  readonly first: Step
  readonly lines: string
  readonly open: ReadonlyMap<string, number>
}

describe.each(trees.map((tree) => [basename(tree), tree]))('%s: any part first, the rest after', (_, folder) => {
  const whole = lazily((): Whole => {
    const first = stepOf(treeAt(folder, { from: 'auto' }))
    return { first, lines: linesOf(first.all), open: open(stepOf(noted(first.all)).findings) }
  })

  test('each fix alone', () => {
    const fixable = whole().first.findings.filter(({ fix }) => fix)
    for (const finding of shareOf(6, fixable)) expectSame(whole(), (one) => one === finding)
  })

  test('halves', () => {
    const { findings } = whole().first
    const choices = fc.array(fc.boolean(), { minLength: findings.length, maxLength: findings.length })
    fc.assert(
      fc.property(choices, (chosen) => expectSame(whole(), (one) => chosen[findings.indexOf(one)] === true)),
      seeded('any part first', 1, takesAll ? 10 : 1),
    )
  })

  test('what is sure first, and then what is for review', () => {
    expectSame(whole(), ({ fix }) => fix?.safe === true)
  })
})

function expectSame({ first, lines, open: left }: Whole, wanted: (finding: Finding) => boolean): void {
  const second = stepOf(noted(first.with(wanted)))
  expect(linesOf(second.all)).toBe(lines)
  expect(hidden(left, open(stepOf(noted(second.all)).findings)), 'what is open is said').toEqual([])
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
