import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { httpd } from '../real-httpd/install.js'
import type { RecordedCase } from '../real-httpd/recorded.js'
import { type Outcome, runTrials, type Trial } from '../real-httpd/trials.js'
import { runs, seedOf } from '../thoroughness.js'
import { trialsReadAlike } from './made-up.js'
import { outcomesAsked, tally } from './outcomes.js'

const seed = seedOf('made-up configurations', 22)
const numRuns = runs(50, 150)

describe.skipIf(!httpd())(
  'where 2.4 with mod_access_compat answers as 2.2 did, 2.4 without answers the same once migrated',
  () => {
    test(`${numRuns} made-up configurations (SEED makes others)`, async () => {
      const made = fc.sample(trialsReadAlike, { numRuns, seed })
      const before = await runTrials(made, { accessCompat: true })
      const cases = made.map((trial, index) => recorded(trial, `${index}`, before[index]))
      const outcomes = await outcomesAsked(cases)
      const { same, left, opened, closed, changed } = tally(outcomes)
      console.log(`${same} of ${numRuns} answer as before, ${left.length} are left to a person`)
      const shown = (ids: readonly string[]) => ids.map((id) => JSON.stringify(cases[Number.parseInt(id, 10)]?.files))
      expect({ opened: shown(opened), closed: shown(closed), changed: shown(changed) }).toEqual({
        opened: [],
        closed: [],
        changed: [],
      })
      expect(left.length).toBeLessThan(numRuns / 10)
    })
  },
)

function recorded(trial: Trial, id: string, outcome: Outcome | undefined): RecordedCase {
  if (!outcome || 'error' in outcome) throw new Error(`Made-up configuration ${id}: ${outcome?.error.message}`)
  return { ...trial, id, features: [], answers: outcome.answers }
}
