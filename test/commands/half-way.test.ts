import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findingsOfRules, migrationOf } from '../../src/migrate/migrate.js'
import type { Finding } from '../../src/migrate/rule.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { siteFromTexts } from '../../src/site/site.js'
import { folder } from '../folder.js'
import { runIn, useCli } from '../run-cli.js'
import { own } from '../trees/own-trees.js'
import type { Texts } from '../trees/tree.js'

useCli()

const findingsOf = (texts: Texts) => findingsOfRules(siteFromTexts(texts), everyRule)

/** What some of the fixes make of the files: a person accepts suggestions one by one, and an editor has no settings to read. */
function accepted(texts: Texts, wanted: (finding: Finding) => boolean): Texts {
  const findings = findingsOf(texts)
  expect(findings.filter((finding) => finding.fix && wanted(finding)).length).toBeGreaterThan(0)
  const { texts: made } = migrationOf(findings, { fixes: 'all', wanted })
  return { ...texts, ...Object.fromEntries([...made].map(([{ path }, text]) => [path, text])) }
}

const ruleOf = ({ rule }: Finding) => rule.id

const section = (path: string) =>
  `<Directory ${path}>\n    Order allow,deny\n    Allow from all\n    Deny from 192.0.2.1\n</Directory>\n`
const server = `ServerRoot /etc/httpd\nListen 80\nUser www\nMaxClients 100\n${section('/srv/a')}${section('/srv/b')}`

describe('one suggestion accepted', () => {
  test('MaxRequestWorkers: all else is said as before', () => {
    const texts = { 'httpd.conf': server }
    const rest = findingsOf(texts).map(ruleOf).sort()
    const after = accepted(texts, ({ rule }) => rule.id === 'renamed-directives')
    expect(after['httpd.conf']).toContain('MaxRequestWorkers 100')
    expect(['renamed-directives', ...findingsOf(after).map(ruleOf)].sort()).toEqual(rest)
    expect(rest).toContain('missing-modules')
  })

  test('Require ip of a page that only some may see: nothing more is said of that line', () => {
    const info =
      '<IfModule mod_info.c>\n<Location /server-info>\n    SetHandler server-info\n    Order deny,allow\n    Deny from all\n    Allow from 127.0.0.1 ::1\n</Location>\n</IfModule>\n'
    const texts = {
      'apache2.conf': 'ServerRoot /etc/apache2\nLockFile /var/lock/accept.lock\nUser www\nInclude mods/*.conf\n',
      'mods/info.conf': info,
    }
    const after = accepted(texts, ({ file }) => file.path === 'mods/info.conf')
    expect(after['mods/info.conf']).toContain('Require ip 127.0.0.1 ::1')
    expect(findingsOf(after).filter(({ file }) => file.path === 'mods/info.conf')).toEqual([])
  })

  test('one of two NameVirtualHost lines, where the other alone would tell of another choice: both go, and nothing is made open', () => {
    const hosts = ['a', 'b'].map((name) => `<VirtualHost *:80>\nServerName ${name}.example.org\n</VirtualHost>\n`)
    const texts = { 'httpd.conf': `${server}Listen 443\nNameVirtualHost *\nNameVirtualHost *:80\n${hosts.join('')}` }
    const after = accepted(texts, ({ rule, at }) => rule.id === 'name-virtual-host' && at.args[0]?.value === '*:80')
    expect(after['httpd.conf']).not.toContain('NameVirtualHost')
    expect(findingsOf(after).map(ruleOf)).not.toContain('vhost-namevirtualhost-mismatch')
  })

  test('NameVirtualHost removed: nobody is told to take out a virtual host, and none is kept from 2.4', () => {
    const texts = own('legacy', 'etc/httpd')
    const after = accepted(texts, ({ rule }) => rule.id === 'name-virtual-host')
    const said = findingsOf(after).map(({ message }) => message)
    expect(
      said.filter((message) => /starts to serve/.test(message) && !/Unless NameVirtualHost/.test(message)),
    ).toEqual([])
    const all = Object.values(accepted(after, () => true)).join('\n')
    expect(all).not.toContain('NEVER_ANSWERED_ON_2_2')
  })
})

describe('the last line of 2.2 taken out of a file of no server', () => {
  const users = 'AuthType Basic\nAuthName x\nAuthLDAPURL ldap://ldap.example.org/dc=x\nRequire ldap-group cn=x\n'
  const upgraded = `<Location /a>\n${users}</Location>\n<Location /b>\nRequire ip 192.0.2.1\n</Location>\n`

  test('what would let more people in is named, though it cannot be known', () => {
    const { out, err } = runIn(folder({ 'a.conf': upgraded }), [])
    expect(out).toContain('no problems for 2.4')
    expect(err).toContain('The files do not show whether a.conf always ran on 2.4 or was partly upgraded from 2.2.')
    expect(err).toContain('nested-ldap-groups')
  })

  test.each([
    ['somebody says what it is', upgraded, ['--from', '2.4']],
    ['a line shows it', `${upgraded}<Location /c>\nRequire local\n</Location>\n`, []],
    ['its comments do', `# See <URL:http://httpd.apache.org/docs/2.4/>\n${upgraded}`, []],
    ['it makes no difference', upgraded.replace(users, ''), []],
  ])('nothing is said where %s', (_, text, options) => {
    expect(runIn(folder({ 'a.conf': text }), options).err).not.toContain('Nothing tells')
  })
})

describe('a second run of the command line', () => {
  test('after --only access takes no line of the first for one that 2.2 does not know', () => {
    const root = folder({ 'httpd.conf': `LockFile logs/lock\n${server}` })
    runIn(root, ['--write', '--review', '--only', 'access'])
    const { out } = runIn(root, ['--from', '2.2'])
    expect(out).toContain('LockFile')
    expect(out).not.toMatch(/2\.2 does not know|never had|Require all denied/)
    expect(runIn(root, []).out).not.toMatch(/2\.2 does not know|never had|Require all denied/)
  })

  test('after --keep-22 takes the rules for 2.2 out again with --drop-22', () => {
    const root = folder({ 'httpd.conf': server })
    const all = ['--write', '--review', '--assume-complete']
    const kept = runIn(root, [...all, '--keep-22']).file('httpd.conf') ?? ''
    expect(kept).toContain('<IfModule mod_authz_core.c>')
    const { out, file } = runIn(root, [...all, '--drop-22'])
    expect(out).not.toContain('differ from the rules for 2.2')
    const text = file('httpd.conf') ?? ''
    expect(text).not.toMatch(/IfModule !?mod_authz_core|Order|Allow from/)
    expect(text).toContain('Require not ip 192.0.2.1')
  })

  test('after --write says what was for review, and takes it then', () => {
    const root = folder({ 'httpd.conf': `${server}DefaultType text/plain\n` })
    const open = runIn(root, ['--diff', '--review']).out
    expect(open).toContain('DefaultType')
    const { code } = runIn(root, ['--write'])
    expect(code).toBe(1)
    const again = runIn(root, ['--diff', '--review'])
    expect([again.code, again.out.length > 0]).toEqual([1, true])
  })
})

test('a 2.4 with mod_access_compat, whose manual its comments name, is told nothing of what 2.2 left behind', () => {
  const manual = '# See <URL:http://httpd.apache.org/docs/2.4/mod/core.html> for more.\n'
  const main = `${manual}ServerRoot "/opt/web"\nListen 80\nInclude extra/*.conf\n<Directory />\n  Require all denied\n</Directory>\n`
  const dav = `${manual}DavLockDB "/opt/web/var/DavLock"\nAlias /uploads "/opt/web/uploads"\n<Directory "/opt/web/uploads">\n  Dav On\n  Order allow,deny\n  Allow from all\n</Directory>\n`
  const told = new Set(findingsOf({ 'httpd.conf': main, 'extra/dav.conf': dav }).map(ruleOf))
  expect([...told]).toEqual(['access-control'])
})

describe('a .htaccess file that 2.2 answers 500 for hides nothing', () => {
  const refused = /2\.2 answers 500 to every request for the folder/g
  const laid = () =>
    folder({
      'httpd.conf': `ServerRoot /etc/httpd\nListen 80\nLockFile x\n${section('/srv/a').replace('>', '>\nAllowOverride All')}`,
      'a/.htaccess': '<If "true">\nSetEnv a b\n</If>\n',
      'b/.htaccess': 'RewriteRule a b [END]\n',
    })

  test.each([
    ['is noted', () => {}],
    ['is in git', inGit],
  ])('once a run has been, which %s', (_, remember) => {
    const root = laid()
    const told = () => runIn(root, ['--format', 'json', '.']).out
    expect(told().match(refused)).toHaveLength(2)
    runIn(root, ['--write', '.'])
    remember(root)
    expect(told().match(refused)).toHaveLength(2)
    expect(told()).toContain('Require not ip 192.0.2.1')
  })

  /** As the merge of an upgrade pull request leaves it. */
  function inGit(root: string): void {
    rmSync(join(root, 'httpd-upgrade.json'))
    const git = (...words: string[]) =>
      spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], { cwd: root })
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '-m', 'Upgrade to Apache httpd 2.4', '-m', `Httpd-Upgrade-Tree: ${'0'.repeat(40)}`)
  }
})

test('nor are its pages, whose entities nobody decodes any more', () => {
  const page = '<!--#set var="a" value="R&amp;D" -->\n'
  const told = (conf: string) => runIn(folder({ 'httpd.conf': conf, 'a.shtml': page }), []).out
  expect(told('ServerRoot /a\nListen 80\nProtocols h2 http/1.1\n')).not.toContain('ssi-set-entities')
  expect(told('ServerRoot /a\nListen 80\nLockFile x\n')).toContain('ssi-set-entities')
})

test.each([
  ['commits', `Httpd-Upgrade-Tree: ${'0'.repeat(40)}`],
  ['the one commit, with its text,', `<!-- httpd-upgrade:end open ${'0 '.repeat(5)}-->`],
])('%s of an upgrade pull request tell that files without a line of 2.2 are of 2.2', (_, words) => {
  const conf = 'Listen 80\n<Location /tool>\n  Require all denied\n</Location>\nRewriteRule ^/b/(.*) /a?x=$1\n'
  const root = folder({ 'conf.d/a.conf': conf })
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], { cwd: root, encoding: 'utf8' })
  git('init', '--quiet')
  git('add', '.')
  const told = () => runIn(root, ['.']).out
  expect(told()).not.toContain('2.4.56 and later')
  git('commit', '--quiet', '-m', 'Upgrade to Apache httpd 2.4', '-m', words)
  expect(told()).toContain('2.4.56 and later')
  expect(runIn(root, ['--from', '2.4', '.']).out).not.toContain('2.4.56 and later')
})
