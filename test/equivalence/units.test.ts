import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { migrate, siteFromTexts } from '../../src/index.js'
import { compareAll } from '../real-httpd/compare.js'
import { httpd } from '../real-httpd/install.js'
import type { RecordedCase } from '../real-httpd/recorded.js'
import { runTrials } from '../real-httpd/trials.js'

/** Two roles that set access for one place, on a server that has both in either order, or one: what a real 2.2.34 answered. */
const cases = readFileSync(new URL('../fixtures/answers/units.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as RecordedCase)

/** What stands for a folder would be taken for a template. */
const placed = (text: string) => text.replaceAll('@ROOT@', '/srv/case/htdocs').replaceAll('@CASE@', '/srv/case')
const unplaced = (text: string) => text.replaceAll('/srv/case/htdocs', '@ROOT@').replaceAll('/srv/case', '@CASE@')

/** The safe fixes of a repository that is said to be the whole configuration, whatever server has which of its roles. */
function migrated(one: RecordedCase) {
  const roles = Object.fromEntries(
    Object.entries(one.files).flatMap(([path, text]) => (path.startsWith('roles/') ? [[path, placed(text)]] : [])),
  )
  const { findings, taken, texts } = migrate(siteFromTexts(roles, { complete: true, from: '2.2' }))
  const written = Object.fromEntries(Array.from(texts, ([file, text]) => [file.path, unplaced(text)]))
  const access = findings.filter(({ rule }) => rule.id === 'access-control')
  return { trial: { ...one, files: { ...one.files, ...written } }, isWhole: access.every((each) => taken.has(each)) }
}

describe.skipIf(!httpd())('roles that meet on a server', () => {
  test('with --assume-complete nothing opens that does not open without a fix, and what is fixed as a whole answers alike', async () => {
    const done = cases.map(migrated)
    const options = { accessCompat: true }
    const [after, unchanged] = await Promise.all([
      runTrials(
        done.map(({ trial }) => trial),
        options,
      ),
      runTrials(cases, options),
    ])
    const opened: string[] = []
    for (const [index, { id, answers, probes }] of cases.entries()) {
      const differences = compareAll(answers, after[index] ?? { answers: [] })
      const before = compareAll(answers, unchanged[index] ?? { answers: [] })
      if (done[index]?.isWhole) expect([id, ...differences.filter((kind) => kind !== 'same')]).toEqual([id])
      const isOpened = (at: number) => differences[at] === 'opened' && before[at] !== 'opened'
      opened.push(...probes.flatMap(({ path }, at) => (isOpened(at) ? `${id} ${path}` : [])))
    }
    expect(opened).toEqual([])
    expect(done.filter(({ isWhole }) => isWhole).length).toBeGreaterThan(8)
  })
})
