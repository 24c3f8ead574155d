import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { siteFromTexts } from '../../../src/site/site.js'

const closed = 'Order allow,deny\nDeny from all\n'
const open = 'Order allow,deny\nAllow from all\n'
const root = 'ServerRoot "/etc/httpd"\nDocumentRoot /srv\n'

function migrated(text: string, name = 'httpd.conf') {
  const { findings, texts } = migrate(siteFromTexts({ [name]: text }, { complete: true, from: '2.2' }))
  const accesses = findings.filter(({ rule }) => rule.id === 'access-control')
  return { findings, accesses, text: [...texts.values()][0] ?? text }
}

describe('2.4 is told to read patterns as 2.2 did', () => {
  test.each([
    ['LocationMatch "^/pub/[a-z]+$"', 'MergeSlashes Off\nRegexDefaultOptions -DOLLAR_ENDONLY\n'],
    // What stands before `$` takes the line end.
    ['LocationMatch "^/pub/[^/]+$"', 'MergeSlashes Off\n'],
    ['LocationMatch "^/+$"', 'RegexDefaultOptions -DOLLAR_ENDONLY\n'],
    ['LocationMatch "^/+pub(/|\\\\Z)"', ''],
    ['LocationMatch "/pub"', ''],
    [String.raw`LocationMatch "^/pub/.*\.html$"`, 'MergeSlashes Off\nRegexDefaultOptions -DOTALL -DOLLAR_ENDONLY\n'],
    ['Location ~ "/a/b"', 'MergeSlashes Off\n'],
    ['LocationMatch "^/pub/"', 'MergeSlashes Off\n'],
    // A name has no slashes.
    [String.raw`FilesMatch "\.html$"`, 'RegexDefaultOptions -DOLLAR_ENDONLY\n'],
    ['FilesMatch "^[.]ht"', ''],
    ['FilesMatch "^a.*z"', 'RegexDefaultOptions -DOTALL\n'],
    ['DirectoryMatch "^/home/.*/public"', 'RegexDefaultOptions -DOTALL\n'],
  ])('<%s> opens', (tag, lines) => {
    const { text } = migrated(`${root}<Directory />\n${closed}</Directory>\n<${tag}>\n${open}</${tag.split(' ')[0]}>\n`)
    expect(
      text
        .split(/^/m)
        .filter((line) => /^(MergeSlashes|RegexDefault)/.test(line))
        .join(''),
    ).toBe(lines)
  })

  test.each([
    'RewriteRule ^/a/b*$ - [E=x:1]',
    'RewriteRule !^/a/b*$ - [F]',
    'RewriteCond %{REQUEST_FILENAME} "^/[a-z]$"',
    'SetEnvIf GOOD "^/a$" x',
    'RedirectMatch 403 ^/a$',
    'AliasMatch ^/a$ /srv/a',
    // What a group has found goes into the target, doubled slashes and all.
    'AliasMatch /a(/.*)$ /srv/a$1',
  ])('for %s too', (line) => {
    const written = migrated(`${root}${line}\n<Directory />\n${closed}</Directory>\n`).text
    expect(written).toMatch(/^MergeSlashes Off\nRegexDefaultOptions (-DOTALL )?-DOLLAR_ENDONLY$/m)
  })

  test.each([
    ['nothing refuses', 'RewriteRule ^/a/[^/]*$ /b'],
    ['only what a client says is matched', `SetEnvIf User-Agent "/a.*$" x\n<Directory />\n${closed}</Directory>`],
    [
      'a RewriteCond asks no path',
      `RewriteCond %{HTTP_HOST} "a$"\nRewriteRule ^ - [E=a]\n<Directory />\n${closed}</Directory>`,
    ],
    ['a request is matched as it was sent', `RewriteCond %{THE_REQUEST} ^GET./a$\nRewriteRule ^ - [F]`],
    [
      'a section is for an index, and no folder has a line end in its name',
      `<LocationMatch "^/+$">\nOptions -Indexes\nErrorDocument 403 /error/noindex.html\n</LocationMatch>\n<Directory />\n${closed}</Directory>`,
    ],
    [
      'it is for variables of a script, and no file has a line end in its name',
      `<Files ~ "\\.(cgi|php)$">\nSSLOptions +StdEnvVars\n</Files>\n<Directory />\n${closed}</Directory>`,
    ],
  ])('but not where %s', (_, lines) => {
    expect(migrated(`${root}${lines}\n`).text).not.toMatch(/^(MergeSlashes|RegexDefault)/m)
  })

  test.each([
    '<LocationMatch "^/cgi/x/.*$">\nSSLOptions +StdEnvVars\n</LocationMatch>\n',
    '<Files ~ "a.*$">\nSSLOptions +StdEnvVars +FakeBasicAuth\n</Files>\n',
    '<LocationMatch "^/x.*/$">\nOptions -Indexes +Includes\n</LocationMatch>\n',
  ])('for %j too', (section) => {
    const { text } = migrated(`${root}${section}<Directory />\n${closed}</Directory>\n`)
    expect(text).toMatch(/^RegexDefaultOptions .*-DOLLAR_ENDONLY$/m)
  })

  test('of an index, where a pattern leads from a URL to any folder', () => {
    const index = '<LocationMatch "^/x.*/$">\nOptions -Indexes\n</LocationMatch>\n'
    const { text } = migrated(`${root}${index}AliasMatch ^/+x /srv/y\n<Directory />\n${closed}</Directory>\n`)
    expect(text).toContain('RegexDefaultOptions -DOTALL -DOLLAR_ENDONLY')
  })

  test('the fix for a section that opens by a pattern brings the lines', () => {
    const { accesses } = migrated(
      `${root}<Directory />\n${closed}</Directory>\n<LocationMatch "^/pub/[^/]+$">\n${open}</LocationMatch>\n`,
    )
    expect(accesses.some(({ fix }) => fix?.edits.some(({ text }) => text.includes('MergeSlashes Off')))).toBe(true)
  })

  test('who wants the new ways has these rules for review', () => {
    const text = `${root}<Directory />\n${closed}</Directory>\n<LocationMatch "^/pub/[^/]+$">\n${open}</LocationMatch>\n`
    const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' })
    const { findings, texts } = migrate(site, { defaults: 'adopt' })
    expect([...texts.values()].join('')).not.toMatch(/MergeSlashes|RegexDefault/)
    expect(findings.some(({ fix }) => fix?.assumes?.includes('Nobody needs URLs with `//`'))).toBe(true)
  })

  test('where the lines have no place, the fix is for review', () => {
    const { accesses } = migrated(
      `<Directory />\n${closed}</Directory>\n<LocationMatch "^/pub/[^/]+">\n${open}</LocationMatch>\n`,
      'conf.d/a.conf',
    )
    const pattern = accesses.find(({ fix }) => fix?.assumes?.includes('MergeSlashes'))
    expect(pattern?.fix).toMatchObject({
      safe: false,
      assumes: expect.stringContaining('The server sets `MergeSlashes Off` and'),
    })
  })

  test('what they say already is not said again', () => {
    const { findings } = migrated(
      `${root}MergeSlashes Off\nRegexDefaultOptions -DOTALL -DOLLAR_ENDONLY\n<LocationMatch "^/a/.*/b$">\n${closed}</LocationMatch>\n`,
    )
    expect(findings.map(({ rule }) => rule.id)).not.toContain('reading-of-requests')
  })
})
