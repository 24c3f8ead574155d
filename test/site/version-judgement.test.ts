import { describe, expect, test } from 'vitest'
import { syntaxOfOneVersion } from '../../src/httpd/one-version-syntax.js'
import { migrate } from '../../src/index.js'
import { mayBeWrittenByFixes } from '../../src/site/evidence.js'
import { type SiteOptions, siteFromTexts } from '../../src/site/site.js'
import { sitesByServer } from '../../src/site/sites-by-server.js'
import { isKnownToComeFrom22 } from '../../src/site/version-judgement.js'
import { cases } from '../rules/cases.js'

const judgement = (text: string, options: SiteOptions = {}) => siteFromTexts({ 'httpd.conf': text }, options).judgement

const granted = '<Directory /srv>\nRequire all granted\n</Directory>\n'
const old = '<Directory /srv>\nOrder allow,deny\nAllow from all\n</Directory>\n'
const manual = (version: string) => `# See <URL:http://httpd.apache.org/docs/${version}/> for detailed information.\n`

describe('what a configuration comes from', () => {
  test.each([
    ['nothing that tells', 'Listen 80\n', '2.2'],
    ['lines of 2.2', old, '2.2'],
    ['what our fixes write, and lines of 2.2', `MaxRequestWorkers 5\n${old}`, 'on its way'],
    ['what our fixes write, and nothing of 2.2', `Listen 80\n${granted}`, '2.4'],
    ['what no fix writes', `Protocols h2 http/1.1\n${old}`, '2.4'],
    ['mod_access_compat, which no 2.2 loads', `LoadModule access_compat_module a.so\n${old}`, '2.4'],
    ['a Require of 2.4 alone, beside lines of 2.2', `${old}Require ldap-search a=b\n`, '2.4'],
    ['one that a fix writes, and no line of 2.2', 'Timeout 60\nRequire dbm-group a\n', '2.4'],
    ['what no 2.4 starts with', `LockFile x\n${old}`, '2.2'],
    ['the same, and a part that is upgraded', `LockFile x\n${granted}`, 'on its way'],
    ['the same, and more that no fix writes', 'LockFile x\nProtocols h2\nSSLUseStapling on\n', '2.4'],
    [
      'Options that 2.4 does not start with, beside what a fix writes',
      `Options FollowSymLinks -Indexes\n${granted}`,
      'on its way',
    ],
    ['a module that only 2.2 has', 'LoadModule authz_default_module a.so\nMutex sem\n', 'on its way'],
    ["the folder that Debian's 2.4 reads", `Include conf-enabled/*.conf\n${old}${granted}`, '2.4'],
    ['that folder, and what no 2.4 starts with', 'Include conf-enabled/*.conf\nLockFile x\n', '2.2'],
    ['the manual of 2.4 in its comments', `${manual('2.4')}${granted}${old}`, '2.4'],
    ['the manual of 2.2 in its comments', `${manual('2.2')}${granted}`, 'on its way'],
    ['both in one section, as no fix leaves them', granted.replace('Require', 'Order allow,deny\nRequire'), '2.4'],
    [
      'the same, and what no 2.4 starts with',
      `LockFile x\n${granted.replace('Require', 'Allow from all\nRequire')}${old}`,
      'on its way',
    ],
    ['rules for both in guards', `<IfModule mod_authz_core.c>\n${granted}</IfModule>\n${old}`, '2.2'],
    ['a line of a shell, which is no section', `if [ -f a ]\n${old}`, '2.2'],
    ['mod_macro, which was to be had for 2.2', `LoadModule macro_module a.so\n${old}`, '2.2'],
  ])('%s', (_, text, origin) => {
    expect(judgement(text).origin).toBe(origin)
  })

  test.each([
    ['of 2.2: what is there now is no more than on its way', '2.2', `Protocols h2\n${old}`, 'on its way'],
    ['of 2.4: lines of 2.2 make it no other', '2.4', old, '2.4'],
    ['of 2.4, but 2.4 does not start with it', '2.4', `LockFile x\n${old}`, '2.2'],
  ] as const)('that was taken for one %s', (_, takenFor, text, origin) => {
    expect(judgement(text, { firstReviewVersion: takenFor }).origin).toBe(origin)
  })

  test('a line of 2.4 in a .htaccess file, for which 2.2 answers 500, does not make its server one that is upgraded', () => {
    const site = siteFromTexts({
      'httpd.conf': 'ServerRoot /a\nLockFile x\n',
      '.htaccess': 'SetEnvIfExpr "1 == 1" a\n',
    })
    expect(site.judgement.origin).toBe('2.2')
  })

  test('nor do rules for both in one .htaccess file make a server of 2.2 one of 2.4', () => {
    const both = 'Order allow,deny\nAllow from all\nRequire all granted\n'
    expect(siteFromTexts({ 'httpd.conf': old, '.htaccess': both }).judgement.origin).not.toBe('2.4')
    expect(siteFromTexts({ '.htaccess': both }).judgement.origin).toBe('2.4')
  })
})

describe('where packages of 2.4 alone look', () => {
  const php = 'LoadModule php5_module modules/libphp5.so\n'
  const origins = (texts: Readonly<Record<string, string>>) =>
    sitesByServer(siteFromTexts(texts)).map(({ files, judgement }) => [files.map(({ path }) => path), judgement.origin])

  test.each(['conf.modules.d/10-php.conf', 'etc/apache2/conf-available/php.conf'])('a file is of 2.4: %s', (path) => {
    expect(origins({ [path]: php })).toEqual([[[path], '2.4']])
  })

  test('it says nothing of files beside it that show 2.2', () => {
    const texts = { 'conf.d/a.conf': old, 'conf.modules.d/10-php.conf': php }
    expect(origins(texts)).toEqual([
      [['conf.d/a.conf'], '2.2'],
      [['conf.modules.d/10-php.conf'], '2.4'],
    ])
  })
})

test.each([
  ['2.4', 'Protocols h2\n', '2.4'],
  ['2.2', 'LockFile x\n', '2.2'],
])('what nothing reads, and tells nothing, is as the server of %s that it lies beside', (_, line, origin) => {
  const parts = sitesByServer(
    siteFromTexts({
      'apache2.conf': `ServerRoot /etc/apache2\n${line}`,
      'mods-available/wsgi.load': 'LoadModule wsgi_module modules/mod_wsgi.so\n',
    }),
  )
  expect(parts.map(({ role, judgement }) => [role, judgement.origin])).toEqual([
    ['server', origin],
    ['unread', origin],
  ])
})

describe('what was said of it', () => {
  test.each([
    ['2.2, of what 2.2 closes by', { from: '2.2' }, '<Directory /srv>\nRequire ip 192.0.2.1\n</Directory>\n', '2.2'],
    ['2.2, of what 2.2 does not start with', { from: '2.2' }, 'MaxRequestWorkers 5\n', 'on its way'],
    ['2.4', { from: '2.4' }, `LockFile x\n${old}`, '2.4'],
    ['that a run has written to it', { begun: true }, 'Listen 80\n', 'on its way'],
    ['the same, of what it wrote alone', { begun: true }, granted, 'on its way'],
    ['the same, beside a server that is of 2.4', { begun: true }, `Protocols h2\n${granted}`, '2.4'],
    ['the same, and 2.4', { begun: true, from: '2.4' }, granted, '2.4'],
  ] as const)('%s', (_, options, text, origin) => {
    expect(judgement(text, options).origin).toBe(origin)
  })

  test('that a run has written to it tells more than a .htaccess file that 2.2 answers 500 for', () => {
    const texts = { 'httpd.conf': `ServerRoot /a\n${granted}`, '.htaccess': '<If "true">\nSetEnv a b\n</If>\n' }
    expect(siteFromTexts(texts).judgement.origin).toBe('2.4')
    expect(siteFromTexts(texts, { begun: true }).judgement.origin).toBe('on its way')
  })
})

describe('whether 2.4 has never read it, and no run of fixes been over it', () => {
  test.each([
    ['what no 2.4 starts with', 'LockFile x\n', true],
    ['a module that is gone', 'LoadModule mem_cache_module a.so\n', true],
    ['beside a Require of 2.4', `AcceptMutex sem\n${granted}`, true],
    ['beside what 2.2 does not start with', 'AcceptMutex sem\nMaxRequestWorkers 5\n', false],
    ['in a guard, which both may pass by', '<IfModule prefork.c>\nAcceptMutex sem\n</IfModule>\n', false],
    ['what 2.4 takes, with a warning', 'NameVirtualHost *\nDefaultType text/plain\n', false],
  ])('%s', (_, text, is) => {
    expect(judgement(text, { from: '2.2' }).isUntouched).toBe(is)
  })

  test.each([
    ['a list of modules that no run has completed', 'LoadModule authz_host_module a.so\n', true],
    [
      'one that a run may have completed',
      'LoadModule authz_host_module a.so\nLoadModule authz_core_module b.so\n',
      false,
    ],
    ['no list', '', false],
  ])('nobody says what it is, beside a Require of 2.4: %s', (_, modules, is) => {
    expect(judgement(`LockFile x\n${modules}${granted}`).isUntouched).toBe(is)
  })

  test('where a run is known to have been, it is not', () => {
    expect(judgement('LockFile x\n', { begun: true }).isUntouched).toBe(false)
  })
})

describe('no fix of any rule shows 2.4', () => {
  const written = [...cases()].filter(({ from }) => from !== '2.4')
  test.each([...new Set(written.map(({ rule }) => rule))])('%s', (rule) => {
    for (const { title, before, complete } of written.filter((one) => one.rule === rule)) {
      // Below a line that 2.4 still takes, so that it weighs what is written, and nothing else.
      const texts = { ...before, 'old.conf': old }
      const site = siteFromTexts(texts, { from: '2.2', complete })
      const made = [...migrate(site, { fixes: 'all' }).texts].map(([{ path }, text]) => [path, text])
      const foreign = new Set(siteFromTexts(before).judgement.signs24.map(({ key }) => key))
      const after = siteFromTexts({ ...before, ...Object.fromEntries(made), 'old.conf': old }, { complete: true })
      if (after.judgement.origin === '2.4')
        expect(
          after.judgement.signs24
            .filter(({ key }) => !foreign.has(key))
            .map(({ name, args }) => [name.value, args[0]?.value]),
          title,
        ).toEqual([])
    }
  })
})

test('the words of 2.4 that fixes write in lines both versions know are known to be theirs', () => {
  const unknown = cases().flatMap(({ rule, before, after }) => {
    const linesOf = (texts: Readonly<Record<string, string>>) => {
      const site = siteFromTexts(texts)
      return site.directives(...site.names)
    }
    const old = new Set(linesOf(before).map((line) => syntaxOfOneVersion(line)?.text))
    return linesOf({ ...before, ...after }).flatMap((line) => {
      const one = syntaxOfOneVersion(line)
      return one?.version === '2.4' && !old.has(one.text) && !mayBeWrittenByFixes(line) ? [`${rule}: ${one.text}`] : []
    })
  })
  expect([...new Set(unknown)]).toEqual([])
})

describe('whether a file comes from 2.2 for sure', () => {
  const login = '<Directory /srv>\nAuthType Basic\nRequire valid-user\n</Directory>\n'
  const known = (texts: Readonly<Record<string, string>>) =>
    sitesByServer(siteFromTexts(texts)).flatMap((part) =>
      part.files.filter((file) => isKnownToComeFrom22(part, file)).map(({ path }) => path),
    )

  test.each([
    ['nothing shows it', { 'a.conf': login }, []],
    ['a line of its own', { 'a.conf': `${login}Allow from all\n` }, ['a.conf']],
    [
      'a line of its server',
      { 'httpd.conf': 'Listen 80\nNameVirtualHost *\nInclude a.conf\n', 'a.conf': login },
      ['httpd.conf', 'a.conf'],
    ],
    [
      'one of no server, of which another file is for 2.4',
      { 'a.conf': login, 'b.conf': 'Order allow,deny\n', 'c.conf': 'Protocols h2\n' },
      ['b.conf'],
    ],
    [
      'what a run has written, beside one of 2.2',
      { 'a.conf': granted, 'b.conf': 'Order allow,deny\n' },
      ['a.conf', 'b.conf'],
    ],
  ])('%s', (_, texts, paths) => {
    expect(known(texts).sort()).toEqual([...paths].sort())
  })
})

test('a site that is read as one of another version is judged anew', () => {
  const site = siteFromTexts({ 'httpd.conf': `MaxRequestWorkers 5\n${old}` })
  expect(site.judgement.origin).toBe('on its way')
  expect(site.asRunningOn('2.4').judgement.origin).toBe('2.4')
  expect(site.asRunningOn('2.2').asRunningOn('2.4').from).toBe('2.4')
})
