import { describe, expect, test } from 'vitest'
import { type SiteOptions, siteFromTexts } from '../../src/site/site.js'
import { sitesByServer } from '../../src/site/sites-by-server.js'

const main = (root: string, more = '') => `ServerRoot "${root}"\nListen 80\n${more}`

/** The parts of a site: what they are, the version that they run on, and their files. */
const partsIn = (texts: Readonly<Record<string, string>>, options: SiteOptions = {}) =>
  sitesByServer(siteFromTexts(texts, options)).map(
    ({ role, from, files }) => `${role} ${from}: ${files.map(({ path }) => path).join(' ')}`,
  )

describe('one server', () => {
  test('is all that is given where all is read', () => {
    const texts = { 'httpd.conf': main('/etc/httpd', 'Include conf.d/*.conf\n'), 'conf.d/a.conf': 'Alias /a /b\n' }
    expect(partsIn(texts)).toEqual(['all 2.2: httpd.conf conf.d/a.conf'])
  })

  test.each([
    ['another ending', 'conf.d/b.conf.disabled', 'Include conf.d/*.conf\n'],
    ['a dot at the beginning', 'conf.d/.b.conf', 'Include conf.d/*.conf\n'],
    ['a folder that no line names', 'extra/b.conf', 'Include conf.d/*.conf\n'],
    ['a range that it is not in', 'conf.d/z.conf', 'Include conf.d/[a-c].conf\n'],
  ])('does not read a file for %s', (_, path, include) => {
    const texts = {
      'httpd.conf': main('/etc/httpd', include),
      'conf.d/a.conf': 'Alias /a /b\n',
      [path]: 'Alias /c /d\n',
    }
    expect(partsIn(texts)).toEqual(['server 2.2: httpd.conf conf.d/a.conf', `unread 2.2: ${path}`])
  })

  test('may read anything by a line that leads to what is not given', () => {
    const texts = { 'httpd.conf': main('/etc/httpd', 'Include /opt/x/*.conf\n'), 'sites/a.conf': 'Alias /a /b\n' }
    expect(partsIn(texts)).toEqual(['all 2.2: httpd.conf sites/a.conf'])
  })

  test.each([
    '.bak',
    '.old.2',
    '.rpmnew',
    '.orig',
    '.default',
    '.20120131',
    '-2012-01-31',
    '.pre-update',
    '.14Apr2020',
    '.07Mar2019_1948',
  ])('does not start with a copy beside the main file: %s', (ending) => {
    const open = main('/etc/httpd', 'Include /opt/x/*.conf\n')
    const texts = { 'httpd.conf': open, [`httpd.conf${ending}`]: open, 'sites/a.conf': 'Alias /a /b\n' }
    expect(partsIn(texts)).toEqual(['server 2.2: httpd.conf sites/a.conf', `unread 2.2: httpd.conf${ending}`])
  })

  test.each(['httpd.conf.api', 'httpd.conf.erb', 'apache2.conf.bak'])('is another one: %s', (path) => {
    const texts = { 'httpd.conf': main('/etc/httpd'), [path]: main('/etc/other') }
    expect(partsIn(texts)).toEqual(['server 2.2: httpd.conf', `server 2.2: ${path}`])
  })

  test('has the .htaccess files', () => {
    const texts = { 'httpd.conf': main('/etc/httpd'), 'htdocs/.htaccess': 'Options None\n', 'x.conf': 'Alias /a /b\n' }
    expect(partsIn(texts)).toEqual(['server 2.2: httpd.conf htdocs/.htaccess', 'unread 2.2: x.conf'])
  })

  test('of 2.2 stays so beside an unread file of 2.4', () => {
    const texts = { 'httpd.conf': main('/etc/httpd'), 'x.conf': '<Directory />\nRequire all granted\n</Directory>\n' }
    expect(partsIn(texts)).toEqual(['server 2.2: httpd.conf', 'unread 2.4: x.conf'])
  })
})

test('each of several servers is judged with what it reads, and files of none by the version that they show', () => {
  expect(
    partsIn({
      'a/httpd.conf': main('/etc/a', 'Include conf.d/*.conf\n'),
      'a/conf.d/x.conf': 'Require all granted\n',
      'b/httpd.conf': main('/etc/b', 'DocumentRoot /srv/b/htdocs\n'),
      'b/htdocs/.htaccess': 'Options None\n',
      'lost.conf': 'Alias /a /b\n',
      'new.conf': 'IncludeOptional y.conf\n',
    }),
  ).toEqual([
    'server 2.4: a/httpd.conf a/conf.d/x.conf',
    'server 2.2: b/httpd.conf b/htdocs/.htaccess',
    'unread 2.2: lost.conf',
    'unread 2.4: new.conf',
  ])
})

test('a file that a line of one of several servers may lead to belongs to none', () => {
  expect(
    partsIn({
      'a/httpd.conf': main('/etc/a', 'Include /opt/x/*.conf\n'),
      'b/httpd.conf': main('/etc/b'),
      'z/lost.conf': 'Alias /a /b\n',
    }),
  ).toEqual(['server 2.2: a/httpd.conf', 'server 2.2: b/httpd.conf', 'apart 2.2: z/lost.conf'])
})

test('files without a main file are one configuration where that is said', () => {
  const texts = { 'a.conf': 'Alias /a /b\n', 'b.conf': 'Require all granted\n' }
  expect(partsIn(texts)).toEqual(['apart 2.2: a.conf', 'apart 2.4: b.conf'])
  expect(partsIn(texts, { complete: true })).toEqual(['all 2.4: a.conf b.conf'])
})
