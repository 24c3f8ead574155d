import { describe, expect, test } from 'vitest'
import { applyEdits, migrate, siteFromTexts } from '../../src/index.js'
import type { ServerToday } from '../../src/migrate/rule.js'

const waits = 'That waits for the day of the switch: 2.2, which runs today, would not read it as it reads this.'

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
