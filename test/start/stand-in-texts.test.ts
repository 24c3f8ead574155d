import { describe, expect, test } from 'vitest'
import { type SiteOptions, siteFromTexts } from '../../src/site/site.js'
import { linesStandInReadsAs24, linesWithDefaultsOf22, textsForStandInOf22 } from '../../src/start/stand-in-texts.js'

const loads = ['authz_host', 'authn_file', 'authn_anon', 'auth_basic', 'authz_user', 'alias', 'dir', 'setenvif']
const head = `ServerRoot /etc/httpd
Listen 80
ServerName a.test
${loads.map((name) => `LoadModule ${name}_module modules/mod_${name}.so\n`).join('')}`

const none = '<Directory />\nAllowOverride None\nOptions None\n</Directory>\n'

/** What the stand-in is given of a file, without what all begin with. */
function standIn(text: string, more: Readonly<Record<string, string>> = {}, name = 'httpd.conf'): string {
  const options: SiteOptions = { complete: true, from: '2.2' }
  const site = siteFromTexts({ 'httpd.conf': head + text, ...more }, options)
  const file = site.files.find(({ path }) => path === name)
  return (file && (textsForStandInOf22(site).get(file) ?? file.text)) ?? ''
}

describe('a 2.4 in the place of a 2.2 is given', () => {
  test.each<[string, string, RegExp, RegExp]>([
    [
      'no default that a guard keeps from being said',
      `<IfModule mod_security2.c>\n${none}</IfModule>\n`,
      /ServerName a\.test/,
      /AllowOverride|Options|IfModule/,
    ],
    [
      'the old rules of access',
      `${none}<Directory /srv>\nOrder deny,allow\nDeny from all\n</Directory>\n`,
      /Deny from all/,
      /Require/,
    ],
    ['no line that 2.4 refuses', `LockFile logs/accept.lock\n${none}`, /AllowOverride None/, /LockFile/],
    [
      'a line of its own after two backslashes',
      `<Directory /srv>\nSetEnvIf Host x y=c:\\\\\nDeny from all\n</Directory>\n`,
      /y=c:\\\\ \nDeny from all/,
      /y="/,
    ],
    [
      'no names from above where Anonymous has none',
      'Anonymous a\n<Directory /srv>\nAnonymous\n</Directory>\n',
      /<Directory \/srv>\nAnonymous \S+\n/,
      /nothing/,
    ],
    [
      'the same where the name is empty',
      '<Directory /srv>\nAnonymous ""\n</Directory>\n',
      /<Directory \/srv>\nAnonymous \w\S+\n/,
      /nothing/,
    ],
    [
      'one virtual host on an address where names do not count',
      '<VirtualHost *:80>\nServerName b.test\n</VirtualHost>\n<VirtualHost *:80>\nServerName c.test\n</VirtualHost>\n',
      /<VirtualHost \*:80>\nServerName b\.test\n<\/VirtualHost>\n<VirtualHost 127\.255\.255\.254:9>/,
      /IfDefine/,
    ],
    [
      'all of them where they do',
      'NameVirtualHost *:80\n<VirtualHost *:80>\nServerName b.test\n</VirtualHost>\n<VirtualHost *:80>\nServerName c.test\n</VirtualHost>\n',
      /<VirtualHost \*:80>\nServerName c\.test/,
      /127\.255/,
    ],
  ])('%s', (_, text, has, lacks) => {
    const given = standIn(text)
    expect(given).toMatch(has)
    expect(given).not.toMatch(lacks)
  })

  test('a line that 2.4 refuses where 2.2 answers 500 for a .htaccess file', () => {
    const file = 'srv/.htaccess'
    const given = standIn(
      '<Directory /srv>\nAllowOverride All\n</Directory>\n',
      { [file]: 'RewriteEngine on\nAllow from all\n' },
      file,
    )
    expect(given).toMatch(/^RefusedBy22$/m)
    expect(standIn('', { [file]: 'Allow from all\n' }, file)).not.toMatch(/Refused/)
  })
})

test('findings without a fix are named by their places, and defaults are not', () => {
  const own = 'AllowOverride FileInfo\n'
  const site = siteFromTexts(
    {
      'httpd.conf': `${head}DocumentRoot /srv\n<Directory /srv>\n${own}</Directory>\n`,
      'srv/.htaccess': 'SetHandler foo\n',
    },
    { complete: true, from: '2.2' },
  )
  expect([...linesStandInReadsAs24(site)]).toEqual([['handler-on-directory', ['srv/.htaccess:1']]])
})

test.each<[string, readonly RegExp[], readonly RegExp[]]>([
  ['2.4.71', [/^MergeSlashes Off$/m, /^RegexDefaultOptions /m, /^AllowOverride All$/m, /^Options All$/m], []],
  ['2.4.10', [/^AllowOverride All$/m], [/MergeSlashes/, /RegexDefaultOptions/]],
])('a %s has the defaults of 2.2 first', (release, has, lacks) => {
  const lines = linesWithDefaultsOf22({ release }).join('\n')
  for (const pattern of has) expect(lines).toMatch(pattern)
  for (const pattern of lacks) expect(lines).not.toMatch(pattern)
})
