import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import type { Finding } from '../../src/migrate/rule.js'
import { accessControl } from '../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../src/site/site.js'
import type { Files } from '../real-httpd/check.js'
import type { Probe } from '../real-httpd/client.js'
import { compareAll } from '../real-httpd/compare.js'
import { httpd } from '../real-httpd/install.js'
import { type Outcome, type RunOptions, runTrials, type Trial } from '../real-httpd/trials.js'
import { runs, seedOf } from '../thoroughness.js'
import { trialsOn24 } from './made-up.js'

const auth = ['AuthType Basic', 'AuthName R', 'AuthUserFile @CASE@/users']
const users = 'alice:{SHA}GpHWL3ymc5liWkNopqtdSjuqYHM=\nbob:{SHA}GpHWL3ymc5liWkNopqtdSjuqYHM=\n'

const clients = fc.constantFrom('all', '127.0.0.1', '127.0.0.2', '127.0.0.0/30', 'env=good', 'env=!good')
const old = fc.oneof(
  fc.constantFrom('Order deny,allow', 'Order allow,deny', 'Satisfy Any', 'Satisfy All'),
  fc.tuple(fc.constantFrom('Allow', 'Deny'), clients).map(([name, word]) => `${name} from ${word}`),
)
const require = fc
  .constantFrom('valid-user', 'user alice', 'user bob', 'ip 127.0.0.1', 'all granted', 'all denied', 'env good')
  .map((words) => `Require ${words}`)
const limited = fc
  .tuple(fc.constantFrom('Limit', 'LimitExcept'), fc.array(fc.oneof(old, require), { minLength: 1, maxLength: 2 }))
  .map(([name, lines]) => [`<${name} GET>`, ...lines, `</${name}>`])
const lines = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: old.map((line) => [line]) },
      { weight: 3, arbitrary: require.map((line) => [line]) },
      limited,
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.flat())
const withUsers = fc.tuple(fc.boolean(), lines).map(([asks, own]) => (asks ? [...auth, ...own] : own))
const folder = (path: string) => withUsers.map((own) => [`<Directory "@ROOT@${path}">`, ...own, '</Directory>'])
const files = withUsers.map((own) => ['<Files page.html>', ...own, '</Files>'])
const location = withUsers.map((own) => ['<Location /a/b>', ...own, '</Location>'])
const configurations = fc
  .tuple(fc.option(folder('')), folder('/a'), fc.option(folder('/a/b')), fc.option(files), fc.option(location))
  .map((parts) =>
    ['DocumentRoot "@ROOT@"', 'SetEnvIf User-Agent Good good', ...parts.flatMap((part) => part ?? []), ''].join('\n'),
  )

const documents = ['htdocs/a/page.html', 'htdocs/a/b/page.html', 'htdocs/a/b/other.html', 'htdocs/other.html']
const probes: readonly Probe[] = documents.flatMap((path) =>
  ['127.0.0.1', '127.0.0.2', '127.0.0.9'].flatMap((ip) =>
    [{}, { user: 'alice', password: 'pw' }, { user: 'bob', password: 'pw', headers: { 'User-Agent': 'Good' } }].flatMap(
      (who) => ['GET', 'POST'].map((method) => ({ path: path.slice('htdocs'.length), ip, method, ...who })),
    ),
  ),
)

describe.skipIf(!httpd())('from 2.4 with mod_access_compat to 2.4 without', () => {
  const numRuns = runs(150, 500)
  test(`${numRuns} configurations answer as before`, async () => {
    const texts = fc.sample(configurations, { numRuns, seed: 24 })
    const trial = (text: string): Trial => ({ files: { 'httpd.conf': text, users }, documents, probes })
    const done = texts.map((text) => migrated(text))
    const [before, after] = [
      await runTrials(texts.map(trial), { accessCompat: true }),
      await runTrials(done.map(({ text }) => trial(text))),
    ]
    const whole = done.flatMap(({ left }, index) => (left ? [] : [index]))
    const odd = whole.filter((index) =>
      compareAll(answersOf(before[index]), after[index] ?? { answers: [] }).some((each) => each !== 'same'),
    )
    console.log(`${whole.length} of ${texts.length} are migrated, the others are left to a person`)
    expect(odd.map((index) => `${texts[index]}\n=>\n${done[index]?.text}`)).toEqual([])
    expect(whole.length).toBeGreaterThan(runs(115, 420))
  })
})

const containers = {
  '<RequireAny>': ['<RequireAny>', 'Require ip 127.0.0.1', 'Require ip 127.0.0.2', '</RequireAny>'],
  '<RequireAll>': ['<RequireAll>', 'Require ip 127.0.0.1 127.0.0.2', 'Require user alice', '</RequireAll>'],
  '<RequireAny> in <RequireAll>': [
    ...['<RequireAll>', 'Require all granted', '<RequireAny>', 'Require ip 127.0.0.2', 'Require user alice'],
    ...['</RequireAny>', '</RequireAll>'],
  ],
}
const within = (tag: string, lines: readonly string[]) => [`<${tag}>`, ...lines, `</${tag.split(' ')[0]}>`]
const places: Readonly<Record<string, (lines: readonly string[]) => Files>> = {
  '<Directory>': (lines) => ({ 'httpd.conf': within('Directory "@ROOT@/a"', lines).join('\n') }),
  '<DirectoryMatch>': (lines) => ({ 'httpd.conf': within('DirectoryMatch "^@ROOT@/a"', lines).join('\n') }),
  '<Files>': (lines) => ({ 'httpd.conf': within('Files "page.html"', lines).join('\n') }),
  '<FilesMatch>': (lines) => ({ 'httpd.conf': within('FilesMatch "^page"', lines).join('\n') }),
  '<Location>': (lines) => ({ 'httpd.conf': within('Location "/a"', lines).join('\n') }),
  '<LocationMatch>': (lines) => ({ 'httpd.conf': within('LocationMatch "^/a/"', lines).join('\n') }),
  '<Limit>': (lines) => ({ 'httpd.conf': within('Directory "@ROOT@/a"', within('Limit GET', lines)).join('\n') }),
  '<LimitExcept>': (lines) => ({
    'httpd.conf': within('Directory "@ROOT@/a"', within('LimitExcept POST', lines)).join('\n'),
  }),
  '.htaccess': (lines) => ({ 'httpd.conf': '', 'htdocs/a/.htaccess': `${lines.join('\n')}\n` }),
}
const closings = [
  ['Order deny,allow', 'Deny from all'],
  ['Order deny,allow', 'Deny from all', 'Allow from 127.0.0.2'],
]
const contained = Object.entries(containers).flatMap(([container, lines]) =>
  Object.entries(places).flatMap(([place, inside]) =>
    closings.map((closing): readonly [string, Trial] => {
      const above = within('Directory "@ROOT@"', ['AllowOverride All', ...auth, ...closing, 'Require all granted'])
      const files = inside(lines)
      const text = `${['DocumentRoot "@ROOT@"', ...above, files['httpd.conf']].join('\n')}\n`
      return [
        `${container} in ${place}, ${closing.at(-1)}`,
        { files: { ...files, 'httpd.conf': text, users }, documents, probes },
      ]
    }),
  ),
)

describe.skipIf(!httpd())('a container alone, below what is closed by old lines', () => {
  test('lets in nobody more once those are Require too', async () => {
    const before = await runTrials(
      contained.map(([, trial]) => trial),
      { accessCompat: true },
    )
    const done = contained.map(([, trial]) => migratedTrial(trial))
    const after = await runTrials(done.map(({ trial }) => trial))
    const odd = contained.flatMap(([name], index) =>
      done[index]?.left ||
      compareAll(answersOf(before[index]), after[index] ?? { answers: [] }).some((one) => one !== 'same')
        ? name
        : [],
    )
    expect(odd).toEqual([])
    const refused = before.filter((one) => answersOf(one).some(([status]) => status === 403))
    expect(refused.length).toBe(contained.length)
  })
})

const seed = seedOf('configurations for 2.4', 24)
const numRuns = runs(50, 150)

/** The lines that tell which of these modules are there. */
const loaded = ['authz_core', 'authz_host', 'authz_user', 'auth_basic', 'authn_file']
  .map((name) => `LoadModule ${name}_module modules/mod_${name}.so\n`)
  .join('')

describe.skipIf(!httpd())('with every kind of section, from 2.4 with mod_access_compat', () => {
  test(`${numRuns} configurations answer as before, and none lets in more where a part is left`, async () => {
    const made = fc.sample(trialsOn24, { numRuns, seed })
    const done = made.map(migratedTrial)
    const before = await runTrials(made, { accessCompat: true })
    const whole = new Map(await outcomesOf(done.filter(({ left }) => !left)))
    const partly = new Map(
      await outcomesOf(
        done.filter(({ left }) => left),
        { accessCompat: true },
      ),
    )
    const odd = done.filter((each, index) => {
      const differences = compareAll(
        answersOf(before[index]),
        (each.left ? partly : whole).get(each) ?? { answers: [] },
      )
      return differences.some((one) => one === 'opened' || (one !== 'same' && !each.left))
    })
    console.log(`seed ${seed}: ${whole.size} of ${numRuns} are migrated, the others are left to a person`)
    expect(odd.map(({ before: files, trial }) => [files, trial.files])).toEqual([])
    expect(whole.size).toBeGreaterThan(numRuns / 3)
  })
})

const parts = runs(60, 600)

describe.skipIf(!httpd())('one fix alone, of a 2.4 that goes on with mod_access_compat', () => {
  test(`${parts} configurations answer as before`, async () => {
    const texts = fc.sample(configurations, { numRuns: parts, seed: seedOf('one fix alone', 24) })
    const trials = texts.flatMap((text) => [text, ...eachAlone(text)].map((one) => ({ of: text, text: one })))
    const outcomes = await runTrials(
      trials.map(({ text }) => ({ files: { 'httpd.conf': text, users }, documents, probes })),
      { accessCompat: true },
    )
    const before = new Map(trials.flatMap(({ of, text }, index) => (of === text ? [[of, outcomes[index]]] : [])))
    const odd = trials.filter(({ of }, index) =>
      compareAll(answersOf(before.get(of)), outcomes[index] ?? { answers: [] }).some((each) => each !== 'same'),
    )
    console.log(`${trials.length - texts.length} fixes of ${texts.length} configurations`)
    expect(odd.map(({ of, text }) => `${of}\n=>\n${text}`)).toEqual([])
    expect(trials.length).toBeGreaterThan(1.1 * texts.length)
  })
})

/** What each fix makes of it, where it is not the same as all of them do. */
function eachAlone(text: string): readonly string[] {
  const whole = migrated(text)
  const places = whole.findings.map(({ range }) => range.start)
  const each = places.map((start) => migrated(text, ({ range }) => range.start === start).text)
  return [...new Set(each)].filter((one) => one !== text && one !== whole.text)
}

interface Done {
  readonly before: Files
  readonly trial: Trial
  readonly left: boolean
}

async function outcomesOf(done: readonly Done[], options: RunOptions = {}): Promise<[Done, Outcome][]> {
  const outcomes = await runTrials(
    done.map(({ trial }) => trial),
    options,
  )
  return done.map((each, index) => [each, outcomes[index] ?? { answers: [] }])
}

function migratedTrial(trial: Trial): Done {
  const home = '/srv/case/'
  const configuration = Object.entries(trial.files).filter(([path]) => path !== 'users')
  const texts = configuration.map(([path, text]) => {
    const placed = text.replaceAll('@ROOT@', `${home}htdocs`).replaceAll('@CASE@', home.slice(0, -1))
    return [home + path, path === 'httpd.conf' ? loaded + placed : placed]
  })
  const result = migrate(siteFromTexts(Object.fromEntries(texts), { complete: true, from: '2.4' }))
  const changed = [...result.texts].map(([{ path }, text]) => {
    const plain = text.replace(/^LoadModule .*\n/gm, '').replaceAll(`${home}htdocs`, '@ROOT@')
    return [path.slice(home.length), plain.replaceAll(home.slice(0, -1), '@CASE@')]
  })
  const left = result.findings.some((finding) => finding.rule === accessControl && !result.taken.has(finding))
  return { before: trial.files, trial: { ...trial, files: { ...trial.files, ...Object.fromEntries(changed) } }, left }
}

const answersOf = (outcome: Awaited<ReturnType<typeof runTrials>>[number] | undefined) =>
  outcome && 'answers' in outcome ? outcome.answers : []

function migrated(text: string, wanted: (finding: Finding) => boolean = () => true) {
  const placed = text.replaceAll('@ROOT@', '/srv/case/htdocs').replaceAll('@CASE@', '/srv/case')
  const result = migrate(siteFromTexts({ 'httpd.conf': placed }, { complete: true, from: '2.4' }), {
    ...{ rules: [accessControl], wanted },
  })
  const after = [...result.texts.values()][0] ?? placed
  const left = result.findings.some((finding) => !result.taken.has(finding))
  const unplaced = after.replaceAll('/srv/case/htdocs', '@ROOT@').replaceAll('/srv/case', '@CASE@')
  return { text: unplaced, left, findings: result.findings }
}
