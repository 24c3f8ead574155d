import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Finding } from '../../src/migrate/rule.js'
import { corpusFolder, hasCorpus } from '../corpus.js'
import { seeded, shareOf, takesAll } from '../thoroughness.js'
import { hidden, linesOf, open, remembered, type Step, stepOf, type Tree, treeAt } from './halves.js'

const sites = fileURLToPath(new URL('../sites', import.meta.url))
const foldersIn = (root: string): readonly string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(root, name))
    .sort()

/** Where nothing is noted, an accepted fix takes away the only sign of 2.2 in some fragments, beside some that were of 2.4 all along. */
const needsNote = /^(asf-infra-puppet|control-wikimedia-puppet-2021|estate-fedora-infra)$/

const shared = hasCorpus ? foldersIn(corpusFolder) : []
const told = [...shareOf(18, shared), ...foldersIn(sites)].map((folder) => [basename(folder), folder, 'auto'] as const)

/** Read as what runs on 2.4 with mod_access_compat, whatever they were: there each part has to leave the other as it answers. */
const on24 = [...shared.filter((folder) => /wikimedia-puppet-2021$/.test(folder)), ...foldersIn(sites)].map(
  (folder) => [`${basename(folder)}, said to be of 2.4`, folder, '2.4'] as const,
)

/** Open at first, and settled by a fix of another rule, which takes the line out, or puts it where 2.4 does not read it. */
const settled = /^sslciphersuite-in-section |^access-control .*\/(phabricator|testdays|execdb)\.conf\.j2$/

interface Whole {
  readonly tree: Tree
  readonly first: Step
  readonly lines: string
  readonly open: ReadonlyMap<string, number>
}

describe.each([...told, ...on24])('%s: any part first, the rest after', (_, folder, from) => {
  const whole = lazily((): Whole => {
    const tree = treeAt(folder, { from })
    const first = stepOf(tree)
    return { tree, first, lines: linesOf(first.all), open: open(stepOf(remembered(tree, first.all)).findings) }
  })

  test('each fix alone', () => {
    const fixable = whole().first.findings.filter(({ fix }) => fix)
    for (const finding of shareOf(10, fixable)) {
      const wanted = (one: Finding) => one === finding
      expectSame(whole(), wanted)
      // An editor that is told of a change has no settings to read.
      if (!needsNote.test(basename(folder))) expectSame(whole(), wanted, (after) => after)
    }
  })

  test('halves', () => {
    const { findings } = whole().first
    const choices = fc.array(fc.boolean(), { minLength: findings.length, maxLength: findings.length })
    fc.assert(
      fc.property(choices, (chosen) => expectSame(whole(), (one) => chosen[findings.indexOf(one)] === true)),
      seeded('any part first', 1, takesAll ? 10 : 1),
    )
  })

  test('what is open before anything is written is open when all is', () => {
    const before = open(whole().first.findings)
    expect(hidden(before, whole().open).filter((key) => !settled.test(key))).toEqual([])
  })

  test('what is sure first, and then what is for review', () => {
    expectSame(whole(), ({ fix }) => fix?.safe === true)
  })
})

function expectSame(
  { tree, first, lines, open: left }: Whole,
  wanted: (finding: Finding) => boolean,
  known = (after: Tree) => remembered(tree, after),
): void {
  const second = stepOf(known(first.with(wanted)))
  expect(linesOf(second.all)).toBe(lines)
  expect(hidden(left, open(stepOf(remembered(tree, second.all)).findings)), 'what is open is said').toEqual([])
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
