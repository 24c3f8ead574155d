import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { accessControl } from '../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../src/site/site.js'
import type { Files } from '../real-httpd/check.js'
import type { Answer } from '../real-httpd/client.js'
import { httpd } from '../real-httpd/install.js'
import type { RecordedCase } from '../real-httpd/recorded.js'
import { runTrials } from '../real-httpd/trials.js'
import { runs, seedOf, shareOf } from '../thoroughness.js'
import { ordinaryServers, pages, probesFor, serversWithSatisfy } from './ordinary.js'
import { type Outcome, outcomesAsked, outcomesOf, tally } from './outcomes.js'

/** A server that the generator made, and what a real 2.2 answered. */
interface Recorded {
  readonly id: string
  readonly files: Files
  /** How many virtual hosts it has. */
  readonly hosts: number
  readonly answers: readonly Answer[]
}

const recorded: readonly RecordedCase[] = readFileSync(
  new URL('../fixtures/answers/ordinary.jsonl', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const { hosts, ...one } = JSON.parse(line) as Recorded
    return { ...one, features: [], documents: pages, probes: probesFor(hosts) }
  })

describe.skipIf(!httpd())('whole servers as administrators write them', () => {
  test('answer as a real 2.2 did, with Satisfy too', async () => {
    const cases = shareOf(3, recorded)
    expectEqual(await outcomesOf(cases), cases.length / 3)
  })

  const numRuns = runs(12, 150)
  test(`${numRuns} answer as before with mod_access_compat`, async () => {
    // Of rules in guards for either version it reads the one, and 2.2 the other.
    const made = fc
      .sample(ordinaryServers(), { numRuns, seed: seedOf('ordinary servers', 5) })
      .filter(({ files }) => !Object.values(files).some((text) => text.includes('mod_authz_core.c')))
    const before = await runTrials(made, { accessCompat: true })
    const cases = made.map((trial, index): RecordedCase => {
      const outcome = before[index]
      if (!outcome || 'error' in outcome) throw new Error(`Made-up server ${index}: ${outcome?.error.message}`)
      return { ...trial, id: `${index}`, features: [], answers: outcome.answers }
    })
    expectEqual(await outcomesAsked(cases), numRuns / 4)
  })
})

// Most of what is left is for folders that several virtual hosts share, each with other rules.
test.each([
  ['as it is', ordinaryServers(), 0.15],
  ['with Satisfy', serversWithSatisfy(), 0.17],
] as const)(
  'most are migrated without a person, and no fix stands in the way of another: %s',
  (what, servers, most) => {
    const numRuns = 400
    const made = fc.sample(servers, { numRuns, seed: seedOf(`ordinary servers ${what}`, 5) })
    const done = made.map(({ files }) => {
      const texts = Object.entries(files).filter(([path]) => !/^(users|groups)$/.test(path))
      const place = (text: string) => text.replaceAll('@ROOT@', '/srv/case/htdocs').replaceAll('@CASE@', '/srv/case')
      const site = siteFromTexts(Object.fromEntries(texts.map(([path, text]) => [`/srv/case/${path}`, place(text)])), {
        complete: true,
        from: '2.2',
      })
      return migrate(site, { rules: [accessControl] })
    })
    const left = done.filter(({ findings, taken }) => findings.some((finding) => !taken.has(finding)))
    console.log(`${left.length} of ${numRuns} are left to a person`)
    expect(done.filter(({ refused }) => refused.length > 0)).toEqual([])
    expect(left.length).toBeLessThanOrEqual(numRuns * most)
  },
)

/** Nothing opened, closed or changed, and no more left to a person than this. */
function expectEqual(outcomes: readonly Outcome[], most: number): void {
  const { same, left, opened, closed, changed } = tally(outcomes)
  console.log(`${same} answer as before, ${left.length} are left to a person`)
  expect({ opened, closed, changed }).toEqual({ opened: [], closed: [], changed: [] })
  expect(left.length).toBeLessThanOrEqual(most)
}
