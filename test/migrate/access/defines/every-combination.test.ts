import { describe, expect, test } from 'vitest'
import { migrate } from '../../../../src/index.js'
import { accessControl } from '../../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../../src/site/site.js'
import type { Probe } from '../../../real-httpd/client.js'
import { httpd } from '../../../real-httpd/install.js'
import { runTrials } from '../../../real-httpd/trials.js'

const migrated = (text: string, fixes: 'safe' | 'all' = 'safe') =>
  migrate(siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' }), { rules: [accessControl], fixes })

const textOf = (text: string, fixes?: 'safe' | 'all'): string => [...migrated(text, fixes).texts.values()][0] ?? text

/** With the folders of a trial. */
const placed = (text: string): string => text.replaceAll('/case/htdocs', '@ROOT@').replaceAll('/case', '@CASE@')

const open = 'Order allow,deny\nAllow from all\n'
const testing = 'Order deny,allow\nDeny from all\nAllow from 127.0.0.1\n'
const login = 'AuthType Basic\nAuthName x\nAuthUserFile "/case/users"\nRequire valid-user\n'
const inDefine = (name: string, lines: string) => `<IfDefine ${name}>\n${lines}</IfDefine>\n`
const inFolder = (lines: string, path = '') => `<Directory "/case/htdocs${path}">\n${lines}</Directory>\n`
const bothWays = inDefine('!TESTING', open) + inDefine('TESTING', testing)

describe('rules that hang on how httpd is started', () => {
  test('are written for each way, in its guard', () => {
    expect(textOf(inFolder(bothWays))).toBe(
      inFolder(inDefine('!TESTING', 'Require all granted\n') + inDefine('TESTING', 'Require ip 127.0.0.1\n')),
    )
  })

  test('are for review where they hang on a module, unless a 2.4 runs with it today', () => {
    const text = inFolder(`<IfModule mod_own.c>\n${testing}</IfModule>\n`)
    const fixOf = (from: '2.2' | '2.4') =>
      migrate(siteFromTexts({ 'httpd.conf': text }, { complete: true, from }), { rules: [accessControl] }).findings[0]
        ?.fix
    expect([fixOf('2.2')?.safe, fixOf('2.2')?.assumes]).toEqual([false, '2.4 loads mod_own.c exactly if 2.2 does.'])
    expect(fixOf('2.4')?.safe).toBe(true)
  })

  test('of more than three modules those that most guards ask for are told apart', () => {
    const guard = (name: string, lines: string) => `<IfModule ${name}.c>\n${lines}</IfModule>\n`
    const folders = ['a', 'b', 'c', 'd', 'd'].map((name, index) => inFolder(guard(`mod_${name}`, testing), `/${index}`))
    const { findings } = migrated(folders.join(''))
    expect(findings.map(({ fix }) => fix !== undefined)).toEqual([true, true, false, true, true])
  })

  test('are looked at in each way in a .htaccess file, too', () => {
    const given = {
      '/srv/httpd.conf': `DocumentRoot /srv/www\n<Directory /srv/www>\nAllowOverride All\n${login}</Directory>\n`,
      '/srv/www/sub/.htaccess': inDefine('!TESTING', '<IfModule mod_authz_core.c>\nRequire all granted\n</IfModule>\n'),
    }
    const { findings } = migrate(siteFromTexts(given, { complete: true, from: '2.2' }), { rules: [accessControl] })
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^Only 2\.4 reads these rules.* lets in more .* This finding applies only without -D TESTING\.$/,
      ),
    ])
  })

  test('are one line where they come to the same', () => {
    const text = inFolder(bothWays) + inFolder('Order deny,allow\nDeny from all\n', '/a')
    expect(textOf(text)).toContain(inFolder('Require all denied\n', '/a'))
  })

  test('are written for each of two names that hang together', () => {
    const text = inFolder(`${inDefine('A', testing)}${inDefine('!A', open)}`) + inFolder(inDefine('B', testing), '/b')
    expect(textOf(text)).not.toMatch(/Order|Allow|Deny/)
  })

  test('change nothing more in a second run', () => {
    const once = textOf(inFolder(bothWays))
    expect(textOf(once)).toBe(once)
  })

  test.each([
    ['four names', ['A', 'B', 'C', 'D'].map((name) => inFolder(inDefine(name, testing), `/${name}`)).join('')],
    ['a name that the configuration itself may set', `Define TESTING\n${inFolder(bothWays)}`],
  ])('are left to a person with %s', (_, text) => {
    expect(textOf(text, 'all')).toBe(text)
  })
})

const mixed = inFolder(`${login}${inDefine('TESTING', `${testing}Satisfy Any\n`)}`, '/a')

describe('a line that is always read and would differ', () => {
  test('is written for each way, in a guard', () => {
    expect(textOf(mixed)).toBe(inFolder(`${login}${inDefine('TESTING', '    Require ip 127.0.0.1\n')}`, '/a'))
    expect(textOf(inFolder(bothWays) + inFolder(login, '/b'))).toContain(
      `${inDefine('TESTING', '    AuthMerging And\n')}Require valid-user\n`,
    )
  })
})

describe('rules that another guard may leave out', () => {
  const root = `DocumentRoot "/case/htdocs"\n${inFolder(open)}${inFolder(testing.replace('0.1', '0.2'), '/b')}`
  const secret = inDefine('SECRET', inFolder(login, '/a'))
  const everywhere = `<Location />\n${testing}Satisfy Any\n</Location>\n`
  const { findings } = migrated(root + secret + everywhere, 'all')

  test('are asked of everybody where others wait for that, if the stricter answer is right', () => {
    const assumptions = findings.flatMap(({ fix }) => fix?.assumptions ?? [])
    expect(assumptions.map(({ sentence }) => sentence).join('\n')).toContain(
      'You accept that 2.4 refuses some requests that 2.2 allowed in `/case/htdocs/a`. (There 2.2 used different rules for different requests, for example by virtual host or URL.',
    )
    expect(textOf(root + secret + everywhere)).toBe(root + secret + everywhere)
    expect(textOf(root + secret + everywhere, 'all')).toContain('Require valid-user')
  })

  test('are asked with the name of the only way in which that matters', () => {
    const sometimes = `<Location />\n${inDefine('TESTING', `${testing}Satisfy Any\n`)}</Location>\n`
    const assumptions = migrated(root + secret + sometimes, 'all').findings.flatMap(({ fix }) => fix?.assumptions ?? [])
    expect([...new Set(assumptions.map(({ sentence }) => sentence))]).toEqual([
      'You accept that 2.4 refuses some requests that 2.2 allowed in `/case/htdocs/a`. (There 2.2 used different rules for different requests, for example by virtual host or URL. The new lines at httpd.conf:21 use the strictest for all. This matters only if httpd runs with -D TESTING.)',
    ])
  })

  test('are not where a server that names the folder never has them', () => {
    const host = (name: string, lines: string) =>
      `<VirtualHost *:80>\nServerName ${name}\nDocumentRoot "/case/htdocs"\n${lines}</VirtualHost>\n`
    const text = `NameVirtualHost *:80\n${root}${host('a', inFolder(login, '/a'))}${host('b', '')}${everywhere}`
    expect(migrated(text, 'all').findings.filter(({ fix }) => fix?.assumptions?.length)).toEqual([])
  })
})

describe.skipIf(!httpd())('on a real 2.4, started either way', () => {
  const text =
    inFolder(bothWays) +
    inFolder(inDefine('TESTING', login), '/a') +
    inFolder('Order allow,deny\nDeny from all\n', '/a/b') +
    inFolder(login, '/b') +
    mixed.replace('htdocs/a', 'htdocs/c')
  const documents = ['htdocs/x.html', ...['a', 'a/b', 'b', 'c'].map((folder) => `htdocs/${folder}/x.html`)]
  const users = { users: 'alice:{SHA}GpHWL3ymc5liWkNopqtdSjuqYHM=\n' }
  const askers = [{}, { user: 'alice', password: 'pw' }]
  const probes: readonly Probe[] = ['/x.html', '/a/x.html', '/a/b/x.html', '/b/x.html', '/c/x.html'].flatMap((path) =>
    ['127.0.0.1', '127.0.0.2'].flatMap((ip) => askers.map((who) => ({ path, ip, ...who }))),
  )
  test.each(['', 'Define TESTING\n'])('the answers are the same (%j)', async (define) => {
    const after = textOf(text)
    expect(after).not.toMatch(/Order|Allow|Deny/)
    const trial = (conf: string) => ({ files: { 'httpd.conf': define + placed(conf), ...users }, documents, probes })
    const [before] = await runTrials([trial(text)], { accessCompat: true })
    const [now] = await runTrials([trial(after)])
    expect(before).toHaveProperty('answers')
    expect(now).toEqual(before)
  })
})
