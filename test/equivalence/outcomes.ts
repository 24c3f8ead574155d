import { migrate } from '../../src/index.js'
import type { Finding } from '../../src/migrate/rule.js'
import { siteFromTexts } from '../../src/site/site.js'
import type { Files } from '../real-httpd/check.js'
import { compareAll, type Difference } from '../real-httpd/compare.js'
import { usualModules } from '../real-httpd/preamble.js'
import type { RecordedCase } from '../real-httpd/recorded.js'
import { runTrials } from '../real-httpd/trials.js'

/** How a migrated case stands to what a real 2.2 answered. */
export interface Outcome {
  readonly id: string
  /** What was left to a person, if anything was: the case is then counted, and may only be no more open than before. */
  readonly left: readonly Finding[]
  readonly refused: readonly Finding[]
  readonly differences: readonly Difference[]
  /** Why httpd did not start with it. */
  readonly error: string | undefined
}

/** Migrate recorded cases as whole configurations and ask a real 2.4 without mod_access_compat. */
export const outcomesOf = (cases: readonly RecordedCase[]): Promise<Outcome[]> => outcomesAmong(cases.map(migrated))

/** The same where nobody loads mod_allowmethods, though the migrated configuration says so. */
export const outcomesUnasked = (cases: readonly RecordedCase[]): Promise<Outcome[]> =>
  outcomesAmong(cases.map((one) => ({ ...migrated(one), asksAgain: false })))

/** The same where mod_allowmethods is loaded in any case. */
export const outcomesAsked = (cases: readonly RecordedCase[]): Promise<Outcome[]> =>
  outcomesAmong(cases.map((one) => ({ ...migrated(one), asksAgain: true })))

/** The same where httpd is started with a name: 2.4 takes it from a line, too, which a migration does not see. */
export const outcomesStarted = (cases: readonly RecordedCase[], name: string): Promise<Outcome[]> =>
  outcomesAmong(
    cases.map((one) => {
      const done = migrated(one)
      return { ...done, asksAgain: true, files: startedWith(name, done.files) }
    }),
  )

export const startedWith = (name: string, files: Files): Files => ({
  ...files,
  'httpd.conf': `Define ${name}\n${files['httpd.conf']}`,
})

async function outcomesAmong(done: readonly Migrated[]): Promise<Outcome[]> {
  const answers = new Map([...(await answersOf(done, 'with')), ...(await answersOf(done, 'without'))])
  return done.map((each) => {
    const { one, left, refused } = each
    const outcome = answers.get(each) ?? { answers: [] }
    const error = 'error' in outcome ? outcome.error.message : undefined
    return { id: one.id, left, refused, differences: compareAll(one.answers, outcome), error }
  })
}

type Migrated = ReturnType<typeof migrated>

/**
 * The answers of those whose migrated configuration loads mod_allowmethods, or of the others. Without it a stock 2.4 does not
 * check access again for subrequests and internal redirects (rule reading-of-requests).
 */
async function answersOf(done: readonly Migrated[], loading: 'with' | 'without') {
  const mine = done.filter(({ asksAgain }) => asksAgain === (loading === 'with'))
  const modules = usualModules.filter((name) => loading === 'with' || name !== 'allowmethods')
  const answers = await runTrials(
    mine.map(({ one, files }) => ({ ...one, files })),
    { modules },
  )
  return mine.map((each, index) => [each, answers[index] ?? { answers: [] }] as const)
}

/** What 2.2's own httpd.conf loads, in its order: it decides which of several kinds of Require counts. */
const loaded = [
  ...[
    'authn_file',
    'authn_dbm',
    'env',
    'setenvif',
    'headers',
    'include',
    'mime',
    'autoindex',
    'dir',
    'alias',
    'rewrite',
    'version',
  ],
  'authz_host',
  'authz_groupfile',
  'authz_user',
  'authz_dbm',
  'authz_owner',
  'authz_default',
  'auth_basic',
]
const loadLines = loaded.map((name) => `LoadModule ${name}_module modules/mod_${name}.so\n`).join('')
const folder = '/srv/case'

function migrated(one: RecordedCase) {
  const before = mapFiles(one.files, (path, text) => (path === 'httpd.conf' ? withFrame(text) : text))
  const site = siteFromTexts(before, { complete: true, from: '2.2' })
  const result = migrate(site)
  const changed = Object.fromEntries([...result.texts].map(([file, text]) => [file.path, text]))
  const left = result.findings.filter((finding) => finding.rule.id === 'access-control' && !result.taken.has(finding))
  const asksAgain = Object.values(changed).some((text) => text.includes('LoadModule allowmethods_module'))
  return { one, files: withoutFrame({ ...before, ...changed }), left, asksAgain, refused: result.refused }
}

/** The recorded file is what one virtual host holds; the rest of the server is put before it. */
const withFrame = (text: string) =>
  loadLines + (/^\s*DocumentRoot\b/im.test(text) ? '' : 'DocumentRoot "@ROOT@"\n') + text

function mapFiles(files: Files, change: (path: string, text: string) => string): Record<string, string> {
  const place = (text: string) => text.replaceAll('@ROOT@', `${folder}/htdocs`).replaceAll('@CASE@', folder)
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`${folder}/${path}`, place(change(path, text))]),
  )
}

function withoutFrame(files: Readonly<Record<string, string>>): Files {
  const unplace = (text: string) => text.replaceAll(`${folder}/htdocs`, '@ROOT@').replaceAll(folder, '@CASE@')
  const plain = (text: string) => unplace(text).replace(/^LoadModule .*\n/gm, '')
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path.slice(folder.length + 1), plain(text)]))
}

export interface Tally {
  readonly same: number
  readonly left: readonly string[]
  readonly opened: readonly string[]
  readonly closed: readonly string[]
  readonly changed: readonly string[]
}

/** The cases by what became of them; `opened` counts those that are left to a person too. */
export function tally(outcomes: readonly Outcome[]): Tally {
  const ids = (some: readonly Outcome[]) => some.map(({ id, error }) => (error ? `${id}: ${error}` : id))
  const whole = outcomes.filter(({ left }) => left.length === 0)
  const showing = (difference: Difference, among: readonly Outcome[]) =>
    ids(among.filter(({ differences }) => differences.includes(difference)))
  return {
    same: whole.filter(({ differences }) => differences.every((each) => each === 'same')).length,
    left: ids(outcomes.filter(({ left }) => left.length > 0)),
    opened: showing('opened', outcomes),
    closed: showing('closed', whole),
    changed: showing('changed', whole),
  }
}
