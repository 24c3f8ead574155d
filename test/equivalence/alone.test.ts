import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyEdits } from '../../src/edit/edit.js'
import { migrate } from '../../src/index.js'
import { accessControl } from '../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../src/site/site.js'
import type { Probe } from '../real-httpd/client.js'
import { compareAll } from '../real-httpd/compare.js'
import { httpd } from '../real-httpd/install.js'
import { type Outcome, runTrials, type Trial } from '../real-httpd/trials.js'
import { runs } from '../thoroughness.js'

const auth = ['AuthType Basic', 'AuthName R', 'AuthUserFile @CASE@/users']
const users = 'alice:{SHA}GpHWL3ymc5liWkNopqtdSjuqYHM=\nbob:{SHA}GpHWL3ymc5liWkNopqtdSjuqYHM=\n'
const clients = fc.constantFrom('all', '127.0.0.1', '127.0.0.2', '127.0.0.0/30')
const host = fc
  .tuple(
    fc.constantFrom('Order deny,allow', 'Order allow,deny'),
    fc.array(
      fc.tuple(fc.constantFrom('Allow', 'Deny'), clients).map(([name, from]) => `${name} from ${from}`),
      { minLength: 1, maxLength: 2 },
    ),
  )
  .map(([order, lines]) => [order, ...lines])
const people = fc.constantFrom('valid-user', 'user alice').map((who) => [...auth, `Require ${who}`])
const any = fc.oneof(
  host,
  people,
  fc.tuple(host, people).map((both) => both.flat()),
)
const folder = (path: string, lines: fc.Arbitrary<readonly string[]>) =>
  lines.map((own) => [`<Directory "@ROOT@${path}">`, ...own, '</Directory>'])
const configurations = fc
  .tuple(folder('', any), folder('/a', fc.oneof(people, host)), fc.option(folder('/a/b', fc.oneof(people, any))))
  .map((parts) => ['DocumentRoot "@ROOT@"', ...parts.flatMap((part) => part ?? []), ''].join('\n'))

const documents = ['htdocs/a/page.html', 'htdocs/a/b/page.html', 'htdocs/other.html']
const probes: readonly Probe[] = documents.flatMap((path) =>
  ['127.0.0.1', '127.0.0.2', '127.0.0.9'].flatMap((ip) =>
    [{}, { user: 'alice', password: 'pw' }, { user: 'bob', password: 'pw' }].map((who) => ({
      path: path.slice('htdocs'.length),
      ip,
      ...who,
    })),
  ),
)

const trial = (text: string): Trial => ({ files: { 'httpd.conf': text, users }, documents, probes })

const answersOf = (outcome: Outcome | undefined) => (outcome && 'answers' in outcome ? outcome.answers : [])

/** What a configuration becomes when the parts of its fixes that may be taken alone are, one by one and together. */
function parts(text: string): string[] {
  const { findings } = migrate(siteFromTexts({ 'httpd.conf': text }), { rules: [accessControl], fixes: 'all' })
  const fixes = [...new Set(findings.flatMap(({ fix }) => fix ?? []))].filter(({ alone = [] }) => alone.length > 0)
  return fixes.flatMap(({ alone = [] }) => {
    const file = alone[0]?.file
    return file ? [applyEdits(file, alone), ...alone.map((edit) => applyEdits(file, [edit]))] : []
  })
}

describe.skipIf(!httpd())('on 2.4 with mod_access_compat', () => {
  const numRuns = runs(150, 600)

  test('a part of a fix that may be taken alone lets nobody in', { timeout: 180_000 }, async () => {
    const texts = fc.sample(configurations, { numRuns, seed: 16 })
    const made = texts.flatMap((text) => parts(text).map((after) => ({ text, after })))
    expect(made.length).toBeGreaterThan(20)
    const before = await runTrials(
      made.map(({ text }) => trial(text)),
      { accessCompat: true },
    )
    const after = await runTrials(
      made.map((each) => trial(each.after)),
      { accessCompat: true },
    )
    const opened = made.filter((_, index) =>
      compareAll(answersOf(before[index]), after[index] ?? { answers: [] }).includes('opened'),
    )
    expect(opened).toEqual([])
  })
})
