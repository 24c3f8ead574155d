import { describe, expect, test } from 'vitest'
import { shareOf } from '../thoroughness.js'
import { compareAll } from './compare.js'
import { httpd } from './install.js'
import { askable, levels, type RecordedCase, recordedCases, recordedTraps } from './recorded.js'
import { runTrials } from './trials.js'

const traps = recordedTraps()

describe.skipIf(!httpd() || !traps)('traps', async () => {
  const able = httpd() ? askable(traps ?? []) : []
  const run = (form: 'correct' | 'wrong') =>
    runTrials(able.map((trap) => ({ ...trap, files: { ...trap.files, ...trap[form] } })))
  const correct = await run('correct')
  const wrong = await run('wrong')

  test.each(able.map((trap, index) => [trap.id, index] as const))('%s: the correct form answers as 2.2', (_, index) => {
    expect(correct[index]).toEqual({ answers: able[index]?.answers })
  })

  test.each(able.map((trap, index) => [trap.id, index] as const))('%s: the tempting form does not', (_, index) => {
    const differences = compareAll(able[index]?.answers ?? [], wrong[index] ?? { answers: [] })
    expect(differences.filter((each) => each !== 'same')).not.toEqual([])
  })
})

describe.skipIf(!httpd())('2.4 with mod_access_compat and the configuration of 2.2', () => {
  test.for(levels)('%s: agrees with 2.2 where neither is known to differ', async (level, { skip }) => {
    const cases = recordedCases(level)
    if (!cases) return skip()
    const alike = askable(shareOf(6, cases).filter((each) => !differs(each)))
    const outcomes = await runTrials(alike, { accessCompat: true })
    const odd = alike.filter((each, index) => !agrees(each, outcomes[index] ?? { answers: [] }))
    expect(odd.map(({ id }) => id)).toEqual([])
  })
})

/** Where a stock 2.4 with mod_access_compat is not 2.2, as far as `features` tell. */
const knownDifferences = [
  ...['satisfy-any', 'satisfy-all', 'authtype-alone', 'inline-hash', 'require-mixed', 'match', 'override-default'],
]

function differs({ features }: RecordedCase): boolean {
  return features.some((feature) => knownDifferences.includes(feature))
}

function agrees({ answers }: RecordedCase, outcome: Parameters<typeof compareAll>[1]): boolean {
  return compareAll(answers, outcome).every((each) => each === 'same')
}
