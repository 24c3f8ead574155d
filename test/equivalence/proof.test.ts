import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { httpd } from '../real-httpd/install.js'
import { askable, levels, type RecordedCase, recordedCases, recordedTraps } from '../real-httpd/recorded.js'
import { takesAll } from '../thoroughness.js'
import { tableOf, waysTo24 } from './ways.js'

const readme = new URL('../../README.md', import.meta.url)

const fixtures = (): RecordedCase[] =>
  readFileSync(new URL('../fixtures/answers/generated.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RecordedCase)

describe.skipIf(!httpd())('of the ways to 2.4', () => {
  test('ours alone answers as before and lets nobody in, on the cases that are here', async () => {
    const cases = askable(fixtures())
    const [left, byLine, bySection, ours] = await waysTo24(cases)
    expect(ours).toMatchObject({ same: cases.length, opened: 0, closed: 0, changed: 0, refused: 0 })
    for (const other of [left, byLine, bySection]) {
      expect(other?.opened, other?.way).toBeGreaterThan(0)
      expect(other?.same, other?.way).toBeLessThan(cases.length)
    }
  })

  /** Other versions of 2.4 may do otherwise with what was not migrated, so the numbers are those of one machine. */
  test.skipIf(!takesAll || !recordedTraps())('the README has the table of all cases', async () => {
    const cases = askable(levels.flatMap((level) => recordedCases(level) ?? []))
    const requests = cases.reduce((count, { probes }) => count + probes.length, 0)
    const said = `${cases.length} configurations, ${requests.toLocaleString('en')} requests`
    const made = `<!-- proof -->\n${said}:\n\n${tableOf(await waysTo24(cases))}\n<!-- /proof -->`
    const text = readFileSync(readme, 'utf8')
    const written = text.replace(/<!-- proof -->[^]*<!-- \/proof -->/, () => made)
    if (process.env.WRITE_TABLE) writeFileSync(readme, written)
    expect(process.env.WRITE_TABLE ? readFileSync(readme, 'utf8') : text).toContain(made)
  })
})
