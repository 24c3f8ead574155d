import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { httpd } from '../real-httpd/install.js'
import { askable, levels, type RecordedCase, recordedCases, recordedTraps } from '../real-httpd/recorded.js'
import { shareOf } from '../thoroughness.js'
import { type Outcome, outcomesOf, outcomesUnasked, tally } from './outcomes.js'

const fixtures = (name: string): RecordedCase[] =>
  readFileSync(new URL(`../fixtures/answers/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RecordedCase)

const none = { opened: [], closed: [], changed: [] }

/** Everything that differs from what 2.2 answered, and the fixes that got in each other's way. */
function expectEquivalent(outcomes: readonly Outcome[]): void {
  const { opened, closed, changed } = tally(outcomes)
  expect({ opened, closed, changed }).toEqual(none)
  expect(outcomes.filter(({ refused }) => refused.length > 0).map(({ id }) => id)).toEqual([])
}

describe.skipIf(!httpd())('migrated as a whole, 2.4 answers as a real 2.2 did', () => {
  test('the traps', async () => {
    const outcomes = await outcomesOf(askable(fixtures('traps')))
    expectEquivalent(outcomes)
    expect(tally(outcomes).left).toEqual([])
  })

  test('a selection of generated cases', async () => {
    const outcomes = await outcomesOf(askable(fixtures('generated')))
    expectEquivalent(outcomes)
    expect(tally(outcomes).left).toEqual([])
  })

  test('cases where 2.4 does not check again what 2.2 did, once mod_allowmethods is loaded', async () => {
    const cases = askable(fixtures('internal-requests'))
    const outcomes = await outcomesOf(cases)
    expectEquivalent(outcomes)
    expect(tally(outcomes).left).toEqual([])
    const { opened, changed } = tally(await outcomesUnasked(cases))
    expect([...opened, ...changed].sort()).toEqual(cases.map(({ id }) => id).sort())
    expect(opened).toEqual(['l3-20261121-0352', 'l4-20261121-0462', 'l4-20261121-0560'])
  })
})

describe.skipIf(!httpd() || !recordedTraps())('every recorded case', () => {
  const left: string[] = []
  let count = 0

  test.for(levels)('%s', async (level) => {
    const outcomes = await outcomesOf(askable(shareOf(6, recordedCases(level) ?? [])))
    const { same, left: mine } = tally(outcomes)
    console.log(`${level}: ${same} of ${outcomes.length} answer as before, ${mine.length} are left to a person`)
    for (const { id, left: findings } of outcomes) {
      const reasons = new Set(
        findings.map(({ message }) => message).filter((message) => !message.includes('together with a section')),
      )
      for (const reason of reasons) console.log(`  ${id}: ${reason}`)
    }
    expectEquivalent(outcomes)
    left.push(...mine)
    count += outcomes.length
  })

  test('at most three of a hundred are left to a person', () => {
    expect(count).toBe(
      shareOf(
        6,
        levels.flatMap((level) => recordedCases(level) ?? []),
      ).length,
    )
    expect(left.length).toBeLessThanOrEqual(count * 0.03)
  })
})
