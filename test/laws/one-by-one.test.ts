import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pathsWhereUpgradeStarts } from '../../src/change/begun-upgrade.js'
import type { Finding } from '../../src/migrate/rule.js'
import { corpusFolder, hasCorpus } from '../corpus.js'
import { seeded, shareOf } from '../thoroughness.js'
import { linesOf, type Step, stepOf, type Tree, treeAt } from './halves.js'

const sites = fileURLToPath(new URL('../sites', import.meta.url))

const servers = shareOf(5, [
  ...['rhel6-maluroam', 'debian-squeeze-thesis', 'debian-nyxcharon', 'win-neard-2.2', 'freebsd-apache22-agri'],
  ...['mac-ketema', 'rhel5-linuxfiles', 'rhel6-topecongiro', 'apache-httpd-2.2-docs', 'panel-vesta'],
])

const trees = [
  ...(hasCorpus ? servers.map((name) => join(corpusFolder, name)) : []),
  ...readdirSync(sites).map((name) => join(sites, name)),
]

/** More than any tree has fixes. */
const maxSteps = 300

const splitLines = (text: string): string[] => text.split(/\r?\n/)

/** Lines of the one that the other has not, however often they stand there. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

/** What GitHub shows of a pull request that makes one tree into the other. */
const patchesOf = (before: Tree, after: Tree) =>
  after.sources.map(({ path, text }, index) => {
    const [old, own] = [splitLines(before.sources[index]?.text ?? ''), splitLines(text)]
    const lines = [...without(old, own).map((line) => `-${line}`), ...without(own, old).map((line) => `+${line}`)]
    return { path, patch: lines.join('\n') }
  })

/** What the next review sees: the base of the pull request tells what was there. */
const reviewed = (base: Tree, now: Tree): Step =>
  stepOf({ ...now, options: { ...base.options, begun: pathsWhereUpgradeStarts(patchesOf(base, now)) } })

/** What takes back a line, or calls it a mistake. */
const isAgainst = ({ message }: Finding): boolean =>
  /2\.2 knows no|Hardly meant|Take it out to go on as 2\.2/.test(message)

/** Accept what each review suggests, one suggestion at a time, until none is left. */
function acceptAll(base: Tree, choose: (count: number) => number): Tree {
  const whole = stepOf(base)
  const target = linesOf(whole.all)
  const before = new Set(whole.findings.filter(isAgainst).map(({ message }) => message))
  let now = base
  for (let steps = 0; steps < maxSteps; steps++) {
    const { findings, with: made } = reviewed(base, now)
    if (linesOf(now) !== target) expect(findings.length, 'no review is empty early').toBeGreaterThan(0)
    const against = findings.filter((one) => isAgainst(one) && !before.has(one.message))
    expect(against.map(({ message }) => message)).toEqual([])
    const offered = findings.filter(({ fix }) => fix)
    const one = offered[choose(offered.length)]
    if (!one) break
    now = made((finding) => finding === one)
  }
  return now
}

describe.each(trees.map((tree) => [basename(tree), tree]))('%s', (_, folder) => {
  test('suggestions accepted one at a time, in any order, end as all at once does', () => {
    const base = treeAt(folder, { from: 'auto' })
    const target = linesOf(stepOf(base).all)
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const choose = (count: number) => (count === 0 ? 0 : Number(numbers.next().value) % count)
        expect(linesOf(acceptAll(base, choose))).toBe(target)
      }),
      seeded('one by one', 1, 3),
    )
  })
})
