import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Files } from '../real-httpd/check.js'
import { httpd } from '../real-httpd/install.js'
import type { RecordedCase } from '../real-httpd/recorded.js'
import { runTrials } from '../real-httpd/trials.js'
import { runs, seedOf } from '../thoroughness.js'
import { ordinaryServers } from './ordinary.js'
import { outcomesStarted, startedWith, tally } from './outcomes.js'

/** What stands for the access rules of a section: they themselves, in one guard, or each of two in its own. */
const ways = [
  (lines: string) => lines,
  (lines: string) => inDefine('TESTING', lines),
  (lines: string) => inDefine('!TESTING', lines),
  (lines: string) =>
    inDefine('!TESTING', lines) + inDefine('TESTING', 'Order deny,allow\nDeny from all\nAllow from 127.0.0.2\n'),
  (lines: string) => inDefine('TESTING', 'Order allow,deny\nAllow from all\n') + inDefine('!TESTING', lines),
]

const inDefine = (name: string, lines: string) => `<IfDefine ${name}>\n${lines}</IfDefine>\n`

/** Of each few lines with access rules, what the next of the choices makes of them. */
function guarded(files: Files, choices: readonly number[]): Files {
  let next = 0
  const choice = (lines: string) => (ways[choices[next++ % choices.length] ?? 0] ?? String)(lines)
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      /^(users|groups)$/.test(path)
        ? text
        : text.replace(/^(?:[ \t]*(?:Order|Allow|Deny|Satisfy)[ \t].*\n)+/gim, choice),
    ]),
  )
}

const choices = fc.array(fc.integer({ min: 0, max: ways.length - 1 }), { minLength: 3, maxLength: 7 })
const numRuns = runs(12, 150)

describe.skipIf(!httpd())('servers whose rules hang on a name that httpd is started with', () => {
  // Satisfy Any without Require is another thing to mod_access_compat than to 2.2.
  test(`${numRuns} answer as before, with it and without`, async () => {
    const made = fc
      .sample(fc.tuple(ordinaryServers(), choices), { numRuns, seed: seedOf('servers with names', 5) })
      .map(([server, some]) => ({ ...server, files: guarded(server.files, some) }))
      .filter(({ files }) => !Object.values(files).some((text) => text.includes('mod_authz_core.c')))
    for (const name of ['TESTING', 'NOTHING']) {
      const before = await runTrials(
        made.map((trial) => ({ ...trial, files: startedWith(name, trial.files) })),
        { accessCompat: true },
      )
      const cases = made.map((trial, index): RecordedCase => {
        const outcome = before[index]
        if (!outcome || 'error' in outcome) throw new Error(`Made-up server ${index}: ${outcome?.error.message}`)
        return { ...trial, id: `${index}`, features: [], answers: outcome.answers }
      })
      const { same, left, opened, closed, changed } = tally(await outcomesStarted(cases, name))
      console.log(`${name}: ${same} answer as before, ${left.length} are left to a person`)
      expect({ opened, closed, changed }).toEqual({ opened: [], closed: [], changed: [] })
      expect(same).toBeGreaterThan(0)
    }
  })
})
