import { describe, expect, test } from 'vitest'
import { isProvedComplete } from '../../src/models/completeness.js'
import { isWholeServer } from '../../src/models/whole-server.js'
import { type SiteOptions, siteFromTexts } from '../../src/site/site.js'

const shut = '<Directory />\nAllowOverride None\n</Directory>\n'
const main = (more: string) => `ServerRoot "/etc/httpd"\nListen 80\nDocumentRoot /srv/www\n${more}`

const isProved = (texts: Readonly<Record<string, string>>, options: SiteOptions = {}) =>
  isProvedComplete(siteFromTexts(texts, options))

describe('all is seen', () => {
  test.each<[string, Record<string, string>, SiteOptions]>([
    ['no .htaccess file may say anything', { 'httpd.conf': main(shut) }, {}],
    [
      'some may, but nothing of access',
      { 'httpd.conf': main(`${shut}<Directory /srv/www>\nAllowOverride FileInfo Options=Indexes\n</Directory>\n`) },
      {},
    ],
    [
      'every Include leads to a given file',
      { 'httpd.conf': main(`${shut}Include conf.d/*.conf\n`), 'conf.d/a.conf': 'Alias /a /b\n' },
      {},
    ],
    [
      'the folder whose .htaccess files may say it is given',
      { '/etc/httpd/httpd.conf': main(''), '/srv/www/.htaccess': 'Options None\n' },
      { folders: ['/srv/www'] },
    ],
  ])('%s', (_, texts, options) => expect(isProved(texts, options)).toBe(true))
})

test('a link to nothing on the server itself, and one in a copy beside what is served, hide nothing', () => {
  const conf = { 'httpd.conf': main('Include conf.d/*.conf\n'), 'conf.d/a.conf': 'KeepAlive On\n' }
  const under = (top: string) =>
    Object.fromEntries([
      ...Object.entries(conf).map(([path, text]) => [`${top}/etc/httpd/${path}`, text]),
      [`${top}/srv/www/.htaccess`, 'Options None\n'],
    ])
  expect(
    isProved(under(''), { folder: '/', folders: ['/'], brokenLinks: new Map([['/srv/www/app', 'elsewhere']]) }),
  ).toBe(true)
  expect(
    isProved(under('/copy'), {
      folder: '/',
      folders: ['/copy'],
      brokenLinks: new Map([['/copy/srv/app', 'elsewhere']]),
    }),
  ).toBe(true)
})

describe('not all is seen', () => {
  test.each<[string, Record<string, string>, SiteOptions]>([
    ['without a main file', { 'a.conf': shut }, {}],
    ['2.2 allows .htaccess files anything unless told otherwise', { 'httpd.conf': main('') }, {}],
    ['AllowOverride All', { 'httpd.conf': main(`${shut}<Directory /srv/www>\nAllowOverride All\n</Directory>\n`) }, {}],
    ['AllowOverride of a variable', { 'httpd.conf': main('<Directory />\nAllowOverride ${WHAT}\n</Directory>\n') }, {}],
    ['the root shut in a condition', { 'httpd.conf': main(`<IfDefine X>\n${shut}</IfDefine>\n`) }, {}],
    [
      'the folders of virtual hosts are made of addresses',
      {
        '/etc/httpd/httpd.conf': main('VirtualDocumentRootIP /srv/%4\n'),
        '/srv/www/.htaccess': 'Options None\n',
      },
      { folders: ['/srv/www'] },
    ],
    [
      'a link in a copy of the server leads out of it',
      {
        '/copy/etc/httpd/httpd.conf': main('Include conf.d/*.conf\n'),
        '/copy/etc/httpd/conf.d/a.conf': 'KeepAlive On\n',
        '/copy/srv/www/.htaccess': 'Options None\n',
      },
      { folder: '/', folders: ['/copy'], brokenLinks: new Map([['/copy/srv/www/app', 'elsewhere']]) },
    ],
    ['an Include of a file that is not given', { 'httpd.conf': main(`${shut}Include conf.d/a.conf\n`) }, {}],
    ['an Include of a folder that is not given', { 'httpd.conf': main(`${shut}Include conf.d/*.conf\n`) }, {}],
    [
      'another folder is given',
      { '/etc/httpd/httpd.conf': main(''), '/srv/other/.htaccess': 'Options None\n' },
      { folders: ['/srv/other'] },
    ],
  ])('%s', (_, texts, options) => expect(isProved(texts, options)).toBe(false))
})

test('the server itself is whole, whatever .htaccess files say', () => {
  expect(isWholeServer(siteFromTexts({ 'httpd.conf': main('') }))).toBe(true)
  expect(isWholeServer(siteFromTexts({ 'httpd.conf': main('PerlRequire x.pl\n') }))).toBe(false)
})
