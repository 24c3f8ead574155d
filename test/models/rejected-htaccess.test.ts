import { describe, expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { htaccessLineMaybeRejectedBy22, htaccessRejectedOnlyBy22 } from '../../src/models/rejected-htaccess.js'
import { isHtaccess } from '../../src/site/htaccess.js'
import { type SiteOptions, siteFromTexts } from '../../src/site/site.js'
import { sourceOf } from '../../src/syntax/tree.js'

const loading = (names: string): string => names.replace(/(\w+)\n?/g, 'LoadModule $1_module modules/mod_$1.so\n')

const main = `ServerRoot /etc/httpd
Listen 80
LockFile logs/accept.lock
${loading('authz_host\nauthn_default\nalias\ninclude\nautoindex\nheaders\nrewrite\nfilter\n')}DocumentRoot /srv
<Directory /srv>
AllowOverride All
Order allow,deny
Allow from all
</Directory>
`

const modules = loading('authz_user\nspeling\nmime\n') + main

const options: SiteOptions[] = [{}, { complete: true }]

const siteOf = (htaccess: string, given: SiteOptions, config = main) =>
  siteFromTexts({ 'etc/httpd/httpd.conf': config, 'srv/.htaccess': htaccess }, given)

const why = (htaccess: string, given: SiteOptions, config = main) =>
  Array.from(htaccessRejectedOnlyBy22(siteOf(htaccess, given, config)).values(), (one) => one.why)

describe.each(options)('with %j, 2.2 answers 500 for a .htaccess file', (given) => {
  test.each([
    ['RewriteRule a b [NC,QSLAST]', '`QSLAST` on a line of RewriteRule'],
    ['RewriteRule a b [BNP]', '`BNP` on a line of RewriteRule'],
    ['RewriteRule a b "[ R = 308 ]"', undefined],
    ['RewriteRule a b [R=308]', '`R=308` on a line of RewriteRule'],
    ['RewriteRule a b [redirect=451,L]', '`R=451` on a line of RewriteRule'],
    ['RewriteRule a b [UnsafeAllow3F]', '`UnsafeAllow3F` on a line of RewriteRule'],
    ['RewriteOptions AllowNoSlash', '`AllowNoSlash` on a line of RewriteOptions'],
    ['Header always setifempty A b', '`setifempty` on a line of Header'],
    ['Header note A b', '`note` on a line of Header'],
    ['Header set A "%D %l"', '`%l` on a line of Header'],
    ['Header unset A expr=true', '`expr=` on a line of Header'],
    ['RequestHeader setifempty A b', '`setifempty` on a line of RequestHeader'],
    ['ErrorDocument 429 slow', '`429` on a line of ErrorDocument'],
    ['Redirect /x', '`Redirect /x`'],
    ['RedirectMatch permanent /x', '`permanent` on a line of RedirectMatch'],
    ['IndexOptions +UseOldDateFormat', '`UseOldDateFormat` on a line of IndexOptions'],
    ['FilterProvider x DEFLATE true', '`FilterProvider x DEFLATE true`'],
    ['FallbackHandler x', undefined],
  ])('that says %s', (line, said) => {
    expect(why(`${line}\n`, given)).toEqual(said ? [`has ${said}, which 2.2 does not know`] : [])
  })

  test.each(['AuthzUserAuthoritative maybe', 'CheckSpelling maybe', 'ErrorDocument 404', 'AddType text/html'])(
    'that says %s where 2.4 does not read it',
    (line) => {
      const said = [`has \`${line}\`, which 2.2 rejects`]
      expect(why(`<IfModule !mod_authz_core.c>\n${line}\n</IfModule>\n`, given, modules)).toEqual(said)
      expect(why(`<IfModule mod_authz_core.c>\n${line}\n</IfModule>\n`, given, modules)).toEqual([])
    },
  )

  test.each([
    'Options Foo',
    'Options +Indexes Index',
    'AcceptPathInfo maybe',
    'Allow 10.0.0.1 all',
    'Satisfy both',
    'AuthName ""',
  ])('that says %s where 2.4 does not read it, and not where both refuse it', (line) => {
    const said = [`has \`${line}\`, which 2.2 rejects`]
    expect(why(`<IfModule !mod_authz_core.c>\n${line}\n</IfModule>\n`, given, modules)).toEqual(said)
    expect(why(`${line}\n`, given, modules)).toEqual([])
  })

  test.each([
    '<LimitExcept>\n</LimitExcept>',
    '<Limit TRACE>\n</Limit>',
    '<Files a b>\n</Files>',
    '<FilesMatch>\n</FilesMatch>',
  ])('that has %s where 2.4 does not read it, and not where both refuse it', (lines) => {
    const said = [`has \`${lines.replace(/\n.*/, '')}\`, which 2.2 rejects`]
    expect(why(`<IfModule !mod_authz_core.c>\n${lines}\n</IfModule>\n`, given, modules)).toEqual(said)
    expect(why(`${lines}\n`, given, modules)).toEqual([])
  })

  test('that has more than one word in a guard, which 2.4 takes', () => {
    const said = 'has `<IfModule mod_alias.c mod_mime.c>`, which 2.2 does not know'
    expect(why('<IfModule mod_alias.c mod_mime.c>\n</IfModule>\n', given)).toEqual([said])
    expect(why('<IfModule>\n</IfModule>\n', given)).toEqual([])
  })

  test('that has words which 2.4 refuses too only where a fix takes the line out', () => {
    expect(why('CheckSpelling maybe\n', given, modules)).toEqual([])
    const said = ['has `AuthzUserAuthoritative maybe`, which 2.2 rejects']
    expect(why('AuthzUserAuthoritative maybe\n', given, modules)).toEqual(said)
  })

  test.each([
    ['LogLevel info', 'LogLevel'],
    ['<Location /x>\nOptions None\n</Location>', '<Location>'],
    ['LockFile x', 'LockFile'],
  ])('that says %s where 2.4 does not read it', (lines, name) => {
    const said = [`has ${name}, which is not allowed in a .htaccess file`]
    expect(why(`<IfModule !mod_authz_core.c>\n${lines}\n</IfModule>\n`, given)).toEqual(said)
    expect(why(`<IfModule mod_authz_core.c>\n${lines}\n</IfModule>\n`, given)).toEqual([])
    // 2.4 refuses the file as well.
    expect(why(`${lines}\n`, given)).toEqual([])
  })

  test.each([
    'RewriteRule a b [R=301,L,NE,E=a:b,CO=x:y:z,DPI,S=2]',
    'RewriteOptions inherit',
    'Header onsuccess edit* A b c early',
    'Header set A "%t %{x}e 100%% %{y}s" env=z',
    'ErrorDocument 404 "Nothing here"',
    'Redirect gone /x',
    'Redirect /a /b',
    'RedirectMatch 301 ^/a /b',
    'IndexOptions +FancyIndexing NameWidth=*',
  ])('but not for one that says %s', (line) => {
    expect(why(`${line}\n`, given)).toEqual([])
  })
})

test.each([
  ['<IfModule !mod_nonsense.c>\nIndexIgnoreReset On\n</IfModule>\n', 'may answer 500'],
  ['<IfDefine Name>\nFileETag Digest\n</IfDefine>\n', 'may answer 500'],
  ['<IfDefine Name>\nFileETag Digest\n</IfDefine>\nErrorDocument 429 slow\n', 'answers 500'],
  ['<IfModule mod_headers.c>\nHeader note A b\n</IfModule>\n', 'answers 500'],
  ['<IfModule mod_authz_core.c>\nRequire all granted\n</IfModule>\n', undefined],
  ['<IfDefine Name>\nExpiresActive On\n</IfDefine>\n', undefined],
])('what 2.2 does with %s', (htaccess, answers) => {
  expect(
    Array.from(htaccessRejectedOnlyBy22(siteOf(htaccess, { complete: true })).values(), (one) => one.answers),
  ).toEqual(answers ? [answers] : [])
})

describe('a module that is not among those that are loaded', () => {
  const without = 'has ExpiresActive, and no line loads its module'

  test('makes 2.2 answer 500, and is not loaded for 2.4', () => {
    expect(why('ExpiresActive On\n', { complete: true })).toEqual([without])
    const { texts } = migrate(siteOf('ExpiresActive On\nOrder allow,deny\nAllow from all\n', { complete: true }))
    const written = [...texts.values()].join('')
    expect(written).toContain('LoadModule authz_core_module')
    expect(written).not.toContain('expires')
  })

  test('leaves no fix in that file that is sure', () => {
    const { findings, texts } = migrate(
      siteOf('ExpiresActive On\nIndexOptions FancyIndexing\nOrder allow,deny\nDeny from all\n', { complete: true }),
    )
    expect(Array.from(texts.keys(), ({ path }) => path)).toEqual(['etc/httpd/httpd.conf'])
    expect(findings.some(({ fix }) => fix?.assumes?.includes(without))).toBe(true)
  })

  test.each([
    ["the server's own files use it", 'ExpiresActive On\n', `${main}ExpiresActive Off\n`],
    ['a guard keeps the line', '<IfModule mod_expires.c>\nExpiresActive On\n</IfModule>\n', main],
    ['2.2 had it built in', 'ExpiresActive On\n', main.replace(/LoadModule .*\n/g, '').concat('ExpiresActive Off\n')],
    [
      'another one of the usual modules is not loaded either',
      'SetEnv a b\n',
      main.replace(/LoadModule authz_host.*\n/, ''),
    ],
    [
      'mod_version may be built in as another usual one is',
      '<IfVersion >= 2.2>\n</IfVersion>\n',
      main.replace(/LoadModule authz_host.*\n/, ''),
    ],
    ['more lines may load it', 'ExpiresActive On\n', `${main}Include mods/expires.load\n`],
  ])('is no reason where %s', (_, htaccess, config) => {
    expect(why(htaccess, {}, config)).toEqual([])
  })
})

describe('in a guard for 2.2', () => {
  const unjudged = (lines: string, given: SiteOptions = {}) => {
    const site = siteOf(`${lines}\n`, { from: '2.2', ...given })
    const [file] = site.files.filter(isHtaccess)
    const line = file && htaccessLineMaybeRejectedBy22(site, file)
    return line && sourceOf(line.file, line).trim()
  }

  const guarded = (lines: string) => `<IfModule !mod_authz_core.c>\n${lines}\n</IfModule>`

  test.each([
    'RewriteBase x',
    'SetEnvIf A ( b',
    'Options ${WORDS}',
    'php_flag engine off',
    '<FilesMatch "(">\nOptions None\n</FilesMatch>',
    '<FilesMatch "a|b)">\nOptions None\n</FilesMatch>',
    '<Files "a b">\nOptions None\n</Files>',
    '<Limit GET>\n<Files a>\nOptions None\n</Files>\n</Limit>',
    '<IfVersion no>\nOptions None\n</IfVersion>',
  ])('nothing shows that 2.2 takes %s', (lines) => {
    expect(unjudged(guarded(lines))).toBe(lines.split('\n').find((line) => !/^<Limit GET/.test(line)))
    expect(unjudged(lines)).toBeUndefined()
    expect(unjudged(guarded(lines), { from: '2.4' })).toBeUndefined()
  })

  test.each([
    'Order deny,allow\nDeny from all\nAllow from 10\nSatisfy Any\nRequire valid-user\nAuthType Basic\nAuthName "a b"',
    'AuthUserFile "a b" standard\nAuthGroupFile x',
    'Options -Indexes +FollowSymLinks\nAcceptPathInfo On\nRewriteEngine On\nAddHandler a .b\nDirectoryIndex a b',
    '<FilesMatch "^(a|b\\.c)+\\.txt$">\n<Limit GET POST>\nOptions None\n</Limit>\n</FilesMatch>',
    '<Files "*.x">\n<IfVersion > 2.0>\nOptions None\n</IfVersion>\n</Files>\n<LimitExcept GET>\n</LimitExcept>',
  ])('2.2 surely takes %s', (lines) => {
    expect(unjudged(guarded(lines))).toBeUndefined()
  })
})

describe('after a run of fixes', () => {
  const upgraded = main
    .replace(/LockFile.*\n|.*authn_default.*\n/g, '')
    .replace(/Order.*\nAllow.*/, 'Require all granted')

  test.each([
    ['<If "true">\nSetEnv a b\n</If>', 'has <If>, which 2.2 does not know'],
    ['RewriteRule a b [END]', 'has `END` on a line of RewriteRule, which 2.2 does not know'],
    ['RewriteRule a b [BCTLS]', undefined],
    ['FilterProvider x DEFLATE true', 'has `FilterProvider x DEFLATE true`, which 2.2 does not know'],
    ['FilterProvider x DEFLATE "%{CONTENT_TYPE} =~ m#^text/html$#i"', undefined],
    ['SubstituteMaxLineLength 5m', 'has SubstituteMaxLineLength, which 2.2 does not know'],
    ['SubstituteMaxLineLength 100m', undefined],
    ['DirectoryCheckHandler Off', 'has DirectoryCheckHandler, which 2.2 does not know'],
    ['<If "true">\nRequire all denied\n</If>', undefined],
  ])('what no fix writes is still said of a .htaccess file: %s', (line, said) => {
    expect(why(`${line}\n`, { begun: true }, upgraded)).toEqual(said ? [said] : [])
  })

  test('where nobody can tell whether 2.2 read the file as it stands, nothing in it is rewritten for sure', () => {
    const left = 'IndexOptions AddAltClass\nOrder allow,deny\nAllow from all\n'
    const site = siteOf(left, { complete: true }, upgraded)
    expect(site.judgement.origin).toBe('on its way')
    expect(Array.from(htaccessRejectedOnlyBy22(site).values(), ({ answers }) => answers)).toEqual(['may answer 500'])
    const { texts } = migrate(site)
    expect(Array.from(texts.keys(), ({ path }) => path)).not.toContain('srv/.htaccess')
    expect(htaccessRejectedOnlyBy22(siteOf(left, { complete: true, from: '2.4' }, upgraded)).size).toBe(0)
  })
})

test('a file with a problem gets no fix that is sure', () => {
  const config = main.replace('<Directory /srv>', '</Files>\n<Directory /srv>')
  const { findings } = migrate(siteOf('', { complete: true }, config))
  expect(findings.filter(({ fix }) => fix?.safe)).toEqual([])
  expect(findings.some(({ fix }) => fix?.assumes?.startsWith('This tool reads etc/httpd/httpd.conf correctly'))).toBe(
    true,
  )
})

test.each([
  ['<IfModule mod_alias.c >', ['has `<IfModule mod_alias.c >`, which 2.2 rejects']],
  ['<IfModule "mod_alias.c">', ['has `<IfModule "mod_alias.c">`, which 2.2 rejects']],
  ['<IfModule !"mod_alias.c">', []],
])('2.2 takes one bare word in a guard: %s', (tag, whys) => {
  expect(why(`${tag}\nDeny from all\n</IfModule>\n`, { complete: true, from: '2.2' }, modules)).toEqual(whys)
})
