import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { groupBy } from '../../src/base/group-by.js'
import { migrate, siteFromTexts } from '../../src/index.js'
import { compareAll } from '../real-httpd/compare.js'
import { httpd } from '../real-httpd/install.js'
import type { RecordedCase } from '../real-httpd/recorded.js'
import { runTrials } from '../real-httpd/trials.js'
import { startedWith } from './outcomes.js'

interface StartedCase extends RecordedCase {
  /** The -D names that 2.2 was started with. */
  readonly defined: readonly string[]
}

/** Files that several guards include, of which each excludes the others: what a real 2.2.34 answered, with each set of names. */
const cases = readFileSync(new URL('../fixtures/answers/exclusive-readings.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as StartedCase)

/** What stands for a folder would be taken for a template. */
const placed = (text: string) => text.replaceAll('@ROOT@', '/srv/case/htdocs').replaceAll('@CASE@', '/srv/case')
const unplaced = (text: string) => text.replaceAll('/srv/case/htdocs', '@ROOT@').replaceAll('/srv/case', '@CASE@')

function migrated({ files, defined, ...one }: StartedCase) {
  const given = Object.entries(files).filter(([path]) => path.endsWith('.conf'))
  const texts = Object.fromEntries(given.map(([path, text]) => [`srv/case/${path}`, placed(text)]))
  const { findings, taken, texts: after } = migrate(siteFromTexts(texts, { complete: true, from: '2.2' }))
  const written = Array.from(after, ([file, text]) => [file.path.replace('srv/case/', ''), unplaced(text)] as const)
  const access = findings.filter(({ rule }) => rule.id === 'access-control')
  const whole = { ...files, ...Object.fromEntries(written) }
  const started = defined.reduce((some, name) => startedWith(name, some), whole)
  return { trial: { ...one, files: started }, isWhole: access.length > 0 && access.every((each) => taken.has(each)) }
}

describe.skipIf(!httpd())('files that guards include in turn', () => {
  // All trials of one call run in one server, and a name that one of them sets counts for all.
  test.each([...groupBy(cases, ({ defined }) => defined.join(' '))])(
    'answer as before, started with: %s',
    async (_names, some) => {
      const done = some.map(migrated)
      expect(done.map(({ isWhole }) => isWhole)).not.toContain(false)
      const after = await runTrials(done.map(({ trial }) => trial))
      for (const [index, { id, answers }] of some.entries()) {
        const differences = compareAll(answers, after[index] ?? { answers: [] })
        expect([id, ...differences.filter((kind) => kind !== 'same')]).toEqual([id])
      }
    },
  )
})
