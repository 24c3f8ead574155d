import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { type SiteOptions, siteFromTexts } from '../../../src/site/site.js'
import { trialsReadAlike } from '../../equivalence/made-up.js'
import { runs } from '../../thoroughness.js'

const section = (path: string, lines: string) => `<Directory ${path}>\n${lines}</Directory>\n`
const users = 'AuthType Basic\nAuthName x\nAuthUserFile /etc/users\n'
const migrated = section('/srv', 'Require all granted\n')

/** The last section as it is migrated for sure. */
function last(text: string, from: SiteOptions['from']): string {
  const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, ...(from ? { from } : {}) })
  const after = [...migrate(site, { rules: [accessControl] }).texts.values()][0] ?? text
  return after.split('<Directory ').at(-1) ?? ''
}

describe('a configuration with lines of both versions, of which nobody said what it runs on', () => {
  // 2.4 does not merge Satisfy with the host lines above, and so lets everybody in.
  const satisfy = `${migrated}${section('/a', `${users}Order deny,allow\nDeny from all\n`)}${section('/a/b', 'Satisfy Any\n')}`
  test('is not rewritten for sure where 2.2 decided otherwise than 2.4 does', () => {
    expect(last(satisfy, '2.4')).not.toContain('Satisfy')
    expect(last(satisfy, undefined)).toContain('Satisfy Any')
  })

  test('has fixes for review there, which say what they take for granted', () => {
    const site = siteFromTexts({ 'httpd.conf': satisfy }, { complete: true })
    const { findings } = migrate(site, { rules: [accessControl] })
    expect(findings.at(-1)?.fix?.assumes).toMatch(/^The configuration is from 2\.2 and partly upgraded/)
  })

  test('is rewritten for sure where both decide alike', () => {
    const alike = `${migrated}${section('/a', 'Order deny,allow\nDeny from all\n')}`
    for (const from of ['2.2', '2.4', undefined] as const) expect(last(alike, from)).toContain('Require all denied')
  })
})

test.each(['all granted', 'ip 10.0.0.0/8', 'host .example.org'])(
  'below host lines that close, Require %s may be what a first run has written or not: nothing above it goes without a look',
  (words) => {
    const closed = section('/', 'Order deny,allow\nDeny from all\n')
    const text = closed + section('/srv/a', 'Require all granted\n') + section('/srv/b', `Require ${words}\n`)
    const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' })
    const { findings } = migrate(site, { rules: [accessControl] })
    expect(findings[0]?.fix?.assumes).toMatch(
      /^The Require lines for 2\.4 in `<Directory \/srv\/a>` \(httpd\.conf:5\) and .* are meant to let clients in\./,
    )
    expect(findings.filter(({ fix }) => fix?.safe)).toEqual([])
  },
)

test('below host lines that close, Require all denied lets in nobody, so that nothing has to be asked of it', () => {
  const closed = section('/', 'Order deny,allow\nDeny from all\nAllow from 10.0.0.1\n')
  const text = `${closed}<Files ~ "^\\.ht">\nRequire all denied\n</Files>\n`
  const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' })
  const { findings } = migrate(site, { rules: [accessControl] })
  expect(findings.map(({ fix }) => fix?.safe)).toEqual([true])
})

const setup = section('/srv/a', `${users}Require valid-user\n`) + section('/srv/a/lib', 'Require all denied\n')
const passwords = (lines: string) => `<Files ~ "^\\.ht">\n${lines}</Files>\n`

function found(text: string) {
  const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' })
  const { findings } = migrate(site, { rules: [accessControl] })
  return findings.map(({ message, fix }) => ({ message, fix }))
}

test('what a first run has written is named where those that meet it cannot be told any more', () => {
  const [one] = found(setup + passwords('Order deny,allow\nDeny from all\nAllow from 10.0.0.1\n'))
  expect(one?.fix).toBeUndefined()
  expect(one?.message).toMatch(
    /depends on .*`<Directory \/srv\/a\/lib>` \(httpd\.conf:\d+\) above it, also not decided\./,
  )
})

describe('below what a first run has written, rules that let nobody in are exact', () => {
  const closed = 'Order allow,deny\nDeny from all\n'
  test.each([
    ['below what lets nobody in', setup],
    [
      'below what asks for users',
      section('/', 'Require all denied\n') + section('/srv/a', `${users}Require valid-user\n`),
    ],
    [
      'below what asks for both',
      section('/srv/a', `${users}<RequireAll>\nRequire ip 10.0.0.1\nRequire valid-user\n</RequireAll>\n`) + migrated,
    ],
  ])('%s', (_, written) => {
    const all = found(written + passwords(closed))
    expect(all.length).toBe(1)
    expect(all[0]?.fix).toMatchObject({ safe: true, title: 'Write Require all denied' })
  })

  const satisfied = section('/srv', 'Satisfy Any\n')
  test.each([
    ['under Satisfy Any', satisfied + migrated + section('/srv/a', `${users}Require valid-user\n`) + passwords(closed)],
    ['with a Require of their own', setup + passwords(`${closed}Require user bob\n`)],
    ['with a Satisfy Any of their own', setup + passwords(`${closed}Satisfy Any\n`)],
  ])('but not %s', (_, text) => {
    expect(found(text).at(-1)?.fix).toBeUndefined()
  })

  test('nor those for some methods alone', () => {
    expect(found(setup + passwords(`<Limit POST>\n${closed}</Limit>\n`)).at(-1)?.fix).toBeUndefined()
  })
})

test('whatever lies above, nobody gets in past host rules that let nobody in and Satisfy All', () => {
  const unclear = section('/srv', '<IfModule ${MODULE}>\nRequire user bob\n</IfModule>\n')
  const closed = 'Order allow,deny\nDeny from all\n'
  expect(found(unclear + passwords(`${closed}Satisfy All\n`)).at(-1)?.fix?.title).toBe('Write Require all denied')
  expect(found(unclear + passwords(closed)).at(-1)?.fix).toBeUndefined()
})

test('that Satisfy Any opens what Require denies is said first, and held where it need not be meant', () => {
  const any = section(
    '/srv',
    `${users}Require valid-user\nOrder deny,allow\nDeny from all\nAllow from 10\nSatisfy Any\n`,
  )
  const site = siteFromTexts(
    { 'httpd.conf': any + section('/srv/data', 'Require all denied\n') },
    { complete: true, from: '2.4' },
  )
  const last = migrate(site, { rules: [accessControl] }).findings.at(-1)
  expect(last?.message).toMatch(
    /^`Require all denied` does not close this section today, because under the inherited Satisfy Any/,
  )
  const held = migrate(site, { rules: [accessControl], likelyMistakes: 'review' }).findings.at(-1)
  expect([last?.fix?.safe, held?.fix?.safe]).toEqual([true, false])
})

test('the form to choose is shown where what is above cannot be told', () => {
  const written = section('/srv/a', `${users}Require valid-user\n`) + section('/srv/a/lib', 'Require all denied\n')
  const status =
    '<Location /server-status>\nOrder deny,allow\nDeny from all\nAllow from 127.0.0.1 .example.org\n</Location>\n'
  const site = siteFromTexts({ 'httpd.conf': written + status }, { complete: true, from: '2.2' })
  const { findings } = migrate(site, { rules: [accessControl] })
  expect(findings.at(-1)?.message).toContain(
    "If this section's own rules are enough, write `Require ip 127.0.0.1` and `Require host .example.org`.",
  )
})

test('a Require that a Satisfy Any above outvoted is not taken for what the first run has written', () => {
  const pages = `${section('/srv/pages', 'Allow from all\n')}${section('/srv/errors', 'Satisfy Any\nAllow from all\n')}`
  const site = siteFromTexts({ 'app.conf': `<Location /app>\n${users}Require valid-user\n</Location>\n${pages}` })
  const [first = ''] = migrate(site, { fixes: 'all' }).texts.values()
  expect(first.match(/Require all granted|Satisfy Any/g)).toEqual(['Require all granted', 'Satisfy Any'])
  const second = migrate(siteFromTexts({ 'app.conf': first }, { from: '2.2' }), { fixes: 'all' })
  expect([...second.texts.values()]).toEqual([])
  expect(second.findings.at(-1)?.message).toMatch(/First decide `<Location \/app>`/)
})

test('what the fixes of one run leave, the next run does not take for sure', () => {
  const file = (path: string) => `/srv/case/${path}`
  const placed = (text: string) => text.replaceAll('@ROOT@', file('htdocs')).replaceAll('@CASE@', '/srv/case')
  fc.assert(
    fc.property(trialsReadAlike, ({ files }) => {
      const entries = Object.entries(files).filter(([path]) => path !== 'users')
      const texts = Object.fromEntries(entries.map(([path, text]) => [file(path), placed(text)]))
      const first = migrate(siteFromTexts(texts, { complete: true }))
      const after = Object.fromEntries([...first.texts].map(([{ path }, text]) => [path, text]))
      const second = migrate(siteFromTexts({ ...texts, ...after }, { complete: true }))
      expect(Object.fromEntries([...second.texts].map(([{ path }, text]) => [path, text]))).toEqual({})
    }),
    { numRuns: runs(40, 120), seed: 5 },
  )
})

describe('a section that refuses all below many folders with passwords of their own', () => {
  const open = section('/', 'Order allow,deny\nAllow from all\n')
  const folders = Array.from({ length: 20 }, (_, folder) =>
    section(
      `/srv/${folder}`,
      `${users}Require user u${folder}\nOrder deny,allow\nDeny from all\nAllow from 10.${folder}\nSatisfy Any\n`,
    ),
  ).join('')
  const hidden = (lines: string) => `<Files ~ "^\\.ht">\n${lines}</Files>\n`
  const findingsOf = (lines: string) =>
    migrate(siteFromTexts({ 'httpd.conf': open + folders + hidden(lines) }, { complete: true, from: '2.2' }), {
      rules: [accessControl],
    }).findings

  test('is left, with the line to choose', () => {
    const findings = findingsOf('Order allow,deny\nDeny from all\n')
    expect(findings.at(-1)?.fix).toBeUndefined()
    expect(findings.at(-1)?.message).toContain(
      'Write `Require all denied` to keep everybody out, including clients that Satisfy Any lets in today, or repeat this section inside each section that it inherits from.',
    )
  })

  test('no longer stands in the way once it says so', () => {
    const findings = findingsOf('Require all denied\n')
    expect(findings.map(({ fix }) => fix !== undefined)).toEqual(Array.from({ length: 21 }, () => true))
  })

  test('is told the same where nobody can tell what is above', () => {
    const unclear = section('/srv', 'Satisfy ${HOW}\nRequire valid-user\n')
    const site = siteFromTexts({ 'httpd.conf': unclear + section('/srv/a', 'Deny from all\n') }, { complete: true })
    const [, message] = migrate(site, { rules: [accessControl] }).findings.map((finding) => finding.message)
    expect(message).toContain(
      'also not decided. Write `Require all denied` to keep everybody out, including clients that Satisfy Any may let in today.',
    )
  })
})
