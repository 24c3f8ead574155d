import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { applyEdits, type Fix } from '../../src/edit/edit.js'
import { migrate } from '../../src/index.js'
import { accessControl } from '../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../src/site/site.js'
import { compareAll } from '../real-httpd/compare.js'
import { httpd } from '../real-httpd/install.js'
import { askable, type RecordedCase } from '../real-httpd/recorded.js'
import { runTrials, type Trial } from '../real-httpd/trials.js'

const fixtures = (name: string): RecordedCase[] =>
  readFileSync(new URL(`../fixtures/answers/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RecordedCase)

const place = (text: string) => text.replaceAll('@ROOT@', '/srv/case/htdocs').replaceAll('@CASE@', '/srv/case')
const unplace = (text: string) => text.replaceAll('/srv/case/htdocs', '@ROOT@').replaceAll('/srv/case', '@CASE@')

interface State {
  readonly one: RecordedCase
  readonly name: string
  readonly trial: Trial
}

/** A case with one of its fixes taken alone, and with all but that one, for each of its fixes. */
function halves(one: RecordedCase): State[] {
  const texts = Object.fromEntries(Object.entries(one.files).map(([path, text]) => [`/srv/case/${path}`, place(text)]))
  const site = siteFromTexts(texts, { complete: true, from: '2.2' })
  const found = migrate(site, { rules: [accessControl], fixes: 'all' }).findings
  const fixes = [...new Set(found.flatMap(({ fix }) => fix ?? []))]
  if (fixes.length < 2) return []
  const withFixes = (some: readonly Fix[], name: string): State => {
    const edits = some.flatMap((fix) => fix.edits)
    const files = site.files.map(
      (file) => [file.path.slice('/srv/case/'.length), unplace(applyEdits(file, edits))] as const,
    )
    return { one, name: `${one.id}, ${name}`, trial: { ...one, files: { ...one.files, ...Object.fromEntries(files) } } }
  }
  return fixes.flatMap((fix, index) => [
    withFixes([fix], `fix ${index + 1} alone`),
    withFixes(
      fixes.filter((other) => other !== fix),
      `all but fix ${index + 1}`,
    ),
  ])
}

/** A server in the middle of its upgrade still has mod_access_compat. What it opened before any fix is not the fix's doing. */
describe.skipIf(!httpd())('a part of the fixes opens nothing', () => {
  test.each(['traps', 'generated'])('%s', async (name) => {
    const cases = askable(fixtures(name))
    const states = cases.flatMap(halves)
    const before = await runTrials(cases, { accessCompat: true })
    const after = await runTrials(
      states.map(({ trial }) => trial),
      { accessCompat: true },
    )
    const opened = states.filter(({ one }, index) => {
      const untouched = compareAll(one.answers, before[cases.indexOf(one)] ?? { answers: [] })
      const half = compareAll(one.answers, after[index] ?? { answers: [] })
      return half.some((each, probe) => each === 'opened' && untouched[probe] !== 'opened')
    })
    expect(states.length).toBeGreaterThan(10)
    expect(opened.map((state) => state.name)).toEqual([])
  })
})
