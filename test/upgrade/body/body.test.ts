import { describe, expect, test } from 'vitest'
import { checklistOf } from '../../../src/checklist/checklist.js'
import { migrate } from '../../../src/index.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { type BodyText, bodyOf } from '../../../src/upgrade/body/body.js'
import { ticksIn } from '../../../src/upgrade/body/boxes.js'

function textOf(
  texts: Readonly<Record<string, string>>,
  { fixes = 'safe', ...more }: Partial<BodyText> & { fixes?: 'safe' | 'all' } = {},
): BodyText {
  const site = siteFromTexts(texts)
  const migration = migrate(site, { fixes })
  return {
    migration,
    files: migration.texts.size,
    checklist: checklistOf(site, migration),
    verified: undefined,
    notes: [],
    branches: { base: 'main', head: 'httpd-upgrade/2.4' },
    commit: { server: 'https://github.com', repository: 'acme/site', sha: 'c0ffee' },
    ticks: new Set(),
    ...more,
  }
}

const open = '<Directory /srv>\nOrder allow,deny\nAllow from all\n</Directory>\n'
const manual = 'LDAPTrustedClientCert CA_DER /x\nCacheRoot /y\n'

/** What is between a heading and the next one. */
const part = (body: string, head: string) =>
  new RegExp(`^### ${head}$([^]*?)(?=^### |^<sub>)`, 'm').exec(body)?.[1] ?? ''

describe('the text of the pull request', () => {
  test('tells what changes by rule, with counts, an example and places', () => {
    const body = bodyOf(
      textOf({
        'a.conf': 'NameVirtualHost *:80\nNameVirtualHost *:81\nMaxClients 5\n',
        'b.conf': 'NameVirtualHost *:82\n',
      }),
    )
    const changes = part(body, 'What changes')
    expect(changes).toContain('<summary>NameVirtualHost has no effect (3 places in 2 files)</summary>')
    expect(changes).toContain('```diff\n-NameVirtualHost *:80\n```')
    expect(changes).toContain('```diff\n-MaxClients 5\n+MaxRequestWorkers 5\n```')
    expect(changes).toContain('[`b.conf:1`](https://github.com/acme/site/blob/c0ffee/b.conf#L1)')
    expect(changes.indexOf('NameVirtualHost')).toBeLessThan(changes.indexOf('MaxClients'))
    expect(body).toContain('This brings 2 files from Apache httpd 2.2 to 2.4: 4 places')
    expect(body).toContain('None of it changes an answer that 2.2 gave.')
  })

  test('has no box that a line of the configuration ticks', () => {
    const config = 'NameVirtualHost \\\n [x] *:80 <!-- httpd-upgrade:box task-try-it -->\n'
    const body = bodyOf(textOf({ 'a.conf': config }))
    expect(body).toContain('- [x] *:80')
    expect([...ticksIn(body)]).toEqual([])
  })

  test('lists what needs a review with its assumption, in the change or not', () => {
    const offered = part(bodyOf(textOf({ 'a.conf': `${open}MaxClients 5\n` })), 'Not changed: for your review')
    expect(offered).toMatch(
      /- \[ \] \[`a\.conf:2`\]\(\S+\): Say it with Require\. It is right only if this is true: No file outside/,
    )
    const body = bodyOf(textOf({ 'a.conf': open }, { fixes: 'all' }))
    expect(part(body, 'For your review')).toContain('It is right only if this is true: No file outside')
    expect(part(body, 'Not changed: for your review')).toBe('')
    expect(body).toContain('<b>for review</b>')
    expect(body).toContain('those for review change none if what they assume is true')
  })

  test('leaves the rest to people, in boxes that stay ticked', () => {
    const texts = { 'httpd.conf': `ServerRoot /x\nMaxClients 5\n${manual}` }
    const body = bodyOf(textOf(texts))
    const left = part(body, 'Left to you')
    expect(left).toContain('- [ ] ')
    expect(part(body, 'Before you start 2\\.4')).toContain('<!-- httpd-upgrade:box task-try-it -->')
    const ticks = ticksIn(body.replaceAll('- [ ] ', '- [x] '))
    expect(ticks.size).toBeGreaterThan(1)
    const again = bodyOf(textOf({ 'httpd.conf': `ServerRoot /x\n\n\nMaxClients 5\n${manual}` }, { ticks }))
    expect(again.match(/- \[x\] /g)?.length).toBe(ticks.size)
    expect(again).not.toContain('- [ ] ')
  })

  test('has an empty box again where another place comes under it', () => {
    const one = '<Location /a>\nSSLRequireSSL\nProxyPass http://a/\n</Location>\nLDAPTrustedClientCert CA_DER /x\n'
    const body = bodyOf(textOf({ 'a.conf': one }))
    const ticks = ticksIn(part(body, 'Left to you').replaceAll('- [ ] ', '- [x] '))
    expect(ticks.size).toBeGreaterThan(0)
    const more = bodyOf(textOf({ 'a.conf': one, 'b.conf': one }, { ticks }))
    expect(part(more, 'Left to you')).toContain('- [ ] ')
  })

  test('says what could not be looked at', () => {
    expect(bodyOf(textOf({ 'a.conf': 'MaxClients 5\n' }, { notes: ['No <b> of @ada.'] }))).toContain(
      'No \\<b\\> of @\u200Bada.',
    )
  })
})

describe('whatever stands in the configuration', () => {
  const evil = [
    'NameVirtualHost "```"',
    'MaxClients "</details><!-- httpd-upgrade:end"',
    'DefaultType "@ada #1 <img src=x>"',
    '<Directory "/srv/`x` [a](b)|">',
    'Order allow,deny',
    'Allow from all',
    '</Directory>',
    '',
  ].join('\r\n')

  test.each(['safe', 'all'] as const)('stays text: %s', (fixes) => {
    const body = bodyOf(textOf({ 'a b`@x.conf': evil }, { fixes }))
    const outside = body.replace(/^(`{3,})diff\n[^]*?^\1$/gm, '').replace(/(`+)[^`\n](?:[^\n]*?[^`\n])?\1(?!`)/g, '')
    expect(outside).not.toMatch(/@ada|<img|#1\b/)
    expect(body.match(/<details>/g)?.length).toBe(body.match(/^<\/details>$/gm)?.length)
  })
})

describe('however much there is to say', () => {
  const many = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join('')
  const huge = {
    'httpd.conf': `ServerRoot /x\n${many(400, (index) => `LDAPTrustedClientCert CA_DER /x${index}${'y'.repeat(300)}\n`)}`,
    'a.conf': many(1_500, (index) => `MaxClients ${index}${'0'.repeat(index % 90)}\nNameVirtualHost *:${index}\n`),
    'b.conf': many(400, (index) =>
      open.replace('/srv', `/srv/${'x'.repeat(index % 200)}${index}`).replace('from all', `from 10.0.${index}`),
    ),
    [`${'deep/'.repeat(60)}c.conf`]: many(
      300,
      (index) => `<Location /${index}>\nProxyPass http://a${index}/\n</Location>\n`,
    ),
  }

  test.each([
    ['safe', 63_000],
    ['all', 63_000],
    ['all', 20_000],
    ['safe', 4_000],
  ] as const)('it fits: %s, %i', (fixes, room) => {
    const body = bodyOf(textOf(huge, { fixes }), room)
    expect(body.length).toBeLessThanOrEqual(room)
    expect(body.length).toBeGreaterThan(room / 4)
    expect(body).toMatch(/…and \d+ more; `npx httpd-upgrade` lists them all\./)
    expect(body.match(/<details>/g)?.length ?? 0).toBe(body.match(/^<\/details>$/gm)?.length ?? 0)
    expect(body).toMatch(/<\/sub>$/)
  })

  test('even where there is hardly any room', () => {
    const body = bodyOf(textOf(huge, { notes: Array.from({ length: 30 }, () => 'x'.repeat(1_500)) }), 2_000)
    expect(body.length).toBeLessThanOrEqual(2_000)
    expect(body).toContain('| Changed, safe |')
  })
})
