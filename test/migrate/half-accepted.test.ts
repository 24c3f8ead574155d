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

/** .htaccess files that lie beside one another, of which no line says where on the server that is. */
const beside = {
  'admin/.htaccess':
    'Order deny,allow\nDeny from all\nAllow from 10.0.0.0/8\nAuthType Basic\nAuthName a\nAuthUserFile @CASE@/users\nRequire valid-user\nSatisfy any\n',
  'api/.htaccess': 'Order allow,deny\nAllow from all\n',
  'closed/.htaccess': 'Order allow,deny\nDeny from all\n',
}

/** The fixes, each as the folders of the files that it changes. */
const fixesOf = (texts: Readonly<Record<string, string>>, options: Parameters<typeof siteFromTexts>[1] = {}) => {
  const { findings } = migrate(siteFromTexts(texts, { from: '2.2', ...options }), {
    rules: [accessControl],
    fixes: 'all',
  })
  return [...new Set(findings.flatMap(({ fix }) => fix ?? []))]
}
const foldersIn = ({ edits }: Fix) => [...new Set(edits.map(({ file }) => file.path.replace('/.htaccess', '')))]

describe('a Satisfy Any in a .htaccess file', () => {
  test('takes the button from no folder beside its own', () => {
    expect(fixesOf(beside).map(foldersIn)).toEqual([['admin'], ['api'], ['closed']])
  })

  test('and all of it counts on that these folders lie so on the server, too', () => {
    const conditions = fixesOf(beside, { complete: true }).map(({ assumptions }) =>
      assumptions?.map(({ name }) => name),
    )
    expect(conditions).toEqual([['sections-elsewhere'], ['server-of-htaccess'], ['server-of-htaccess']])
  })

  test('changes at once with the folders below its own', () => {
    const { 'api/.htaccess': api, ...others } = beside
    expect(fixesOf({ ...others, 'admin/api/.htaccess': api }).map(foldersIn)).toEqual([
      ['admin', 'admin/api'],
      ['closed'],
    ])
  })

  test('changes at once with a folder that a link shows below its own', () => {
    const links = new Map([['admin/sub/.htaccess', 'api/.htaccess']])
    expect(fixesOf(beside, { links }).map(foldersIn)).toEqual([['admin', 'api'], ['closed']])
  })

  test.skipIf(!httpd())('and each of these fixes opens nothing by itself', async () => {
    const trialOf = (texts: Readonly<Record<string, string>>): Trial => ({
      files: {
        'httpd.conf': '<Directory "@ROOT@">\nAllowOverride All\n</Directory>\n',
        users: 'alice:{SHA}GpHWL3ymc5liWkNopqtdSjuqYHM=\n',
        ...Object.fromEntries(Object.entries(texts).map(([path, text]) => [`htdocs/${path}`, text])),
      },
      documents: ['admin', 'api', 'closed'].map((name) => `htdocs/${name}/page.html`),
      probes: ['admin', 'api', 'closed'].flatMap((name) => [
        { path: `/${name}/page.html` },
        { path: `/${name}/page.html`, user: 'alice', password: 'pw' },
      ]),
    })
    const texts = (fix: Fix) =>
      Object.fromEntries(fix.edits.map(({ file }) => [file.path, applyEdits(file, fix.edits)]))
    const trials = fixesOf(beside).map((fix) => trialOf({ ...beside, ...texts(fix) }))
    const outcomes = await runTrials(trials, { accessCompat: true })
    const statuses = outcomes.map((one) => ('answers' in one ? one.answers.map(([status]) => status) : one.error))
    // As 2.2 answers what stands there.
    expect(statuses).toEqual(trials.map(() => [401, 200, 200, 200, 403, 403]))
  })
})
