import { describe, expect, test } from 'vitest'
import { applyEdits, migrate, siteFromTexts } from '../../src/index.js'
import type { ServerToday } from '../../src/migrate/rule.js'
import { httpd } from '../real-httpd/install.js'
import { runTrials, type Trial } from '../real-httpd/trials.js'

const waits =
  'Make this change only when you switch to 2.4: 2.2 still reads this file, and would read the changed lines differently.'

/** The text with every fix that is offered while this version runs, and what waits. */
function run(text: string, server: ServerToday | undefined) {
  const site = siteFromTexts({ 'httpd.conf': text }, { from: '2.2', complete: true })
  const { findings, edits } = migrate(site, { fixes: 'all', ...(server ? { server } : {}) })
  const [file] = site.files
  return {
    text: file ? applyEdits(file, edits.get(file) ?? []) : '',
    waiting: findings.filter(({ message }) => message.endsWith(waits)).map(({ rule }) => rule.id),
  }
}

const server = 'ServerRoot "/etc/httpd"\nDocumentRoot "/srv/www"\nLoadModule dir_module modules/mod_dir.so\n'
const section = (lines: string) => `<Directory "/srv/www">\n${lines}</Directory>\n`
const open = section('Order allow,deny\nAllow from all\n')

describe('while a 2.2 runs with the files', () => {
  test.each(['2.2', 'both'] as const)('access rules are written for each version (%s)', (today) => {
    const { text, waiting } = run(`DocumentRoot "/srv/www"\n${open}`, today)
    expect(text).toContain('<IfModule !mod_authz_core.c>')
    expect(text).toContain('Allow from all')
    expect(waiting).not.toContain('access-control')
  })

  test('a name that 2.2 does not know waits', () => {
    const { text, waiting } = run(`${server}MaxClients 100\n`, '2.2')
    expect(text).toContain('MaxClients 100')
    expect(text).not.toContain('MaxRequestWorkers')
    expect(waiting).toContain('renamed-directives')
  })

  test('what 2.2 needs stays', () => {
    const { text, waiting } = run(`${server}NameVirtualHost *:80\n`, '2.2')
    expect(text).toContain('NameVirtualHost *:80')
    expect(waiting).toContain('name-virtual-host')
  })

  test('what 2.2 reads as before is written', () => {
    expect(run('KeepAlive yes\n', '2.2').text).toContain('KeepAlive On')
  })

  test('a second run changes nothing more', () => {
    const once = run(`${server}MaxClients 100\nKeepAlive yes\n${open}`, '2.2').text
    expect(run(once, '2.2').text).toBe(once)
  })
})

test.each([undefined, '2.4'] as const)('where %s is said of today, nothing waits', (today) => {
  const { text, waiting } = run(`${server}MaxClients 100\n${open}`, today)
  expect(text).toContain('MaxRequestWorkers 100')
  expect(text).toContain('Require all granted')
  expect(waiting).toEqual([])
})

describe('while servers of both versions run with the files', () => {
  const host = (lines: string) => `<VirtualHost *:80>\n  RewriteEngine On\n${lines}</VirtualHost>\n`
  const logged = host('  RewriteLog logs/rewrite.log\n  RewriteLogLevel 3\n')

  test('what stops 2.4 is kept for 2.2, and 2.4 has its own lines', () => {
    const { text, waiting } = run(logged, 'both')
    expect(waiting).toEqual([])
    expect(text).toBe(
      host(
        [
          '<IfModule !mod_authz_core.c>\n    RewriteLog logs/rewrite.log\n  </IfModule>',
          '<IfModule !mod_authz_core.c>\n    RewriteLogLevel 3\n  </IfModule>',
          '<IfModule mod_authz_core.c>\n    LogLevel rewrite:trace3\n  </IfModule>',
        ]
          .map((lines) => `  ${lines}\n`)
          .join(''),
      ),
    )
    expect(run(text, 'both').text).toBe(text)
  })

  test('and <IfVersion> tells them apart where it is known', () => {
    const { text } = run(`LoadModule version_module modules/mod_version.so\n${logged}`, 'both')
    expect(text).toContain('  <IfVersion < 2.4>\n    RewriteLog logs/rewrite.log\n  </IfVersion>\n')
  })

  test.each([
    ['modules are loaded after it', `LockFile logs/lock\nLoadModule dir_module modules/mod_dir.so\n`, 'accept-mutex'],
    ['2.4 starts with it', `${server}MaxClients 100\n`, 'renamed-directives'],
  ])('it waits where %s', (_, text, rule) => {
    expect(run(text, 'both').waiting).toContain(rule)
    expect(run(text, 'both').text).not.toContain('<IfModule !mod_authz_core.c>')
  })

  test.skipIf(!httpd())('a 2.4 starts with them', async () => {
    const trial = (text: string): Trial => ({
      files: { 'httpd.conf': text },
      documents: ['htdocs/a'],
      probes: [{ path: '/a' }],
    })
    const lines = 'RewriteEngine On\nRewriteLog logs/rewrite.log\nRewriteLogLevel 3\n'
    const [before, after] = await runTrials([trial(lines), trial(run(lines, 'both').text)])
    expect(before).toHaveProperty('error')
    expect(after).toMatchObject({ answers: [[200, '/a', null, null]] })
  })
})
