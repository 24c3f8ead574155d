import { describe, expect, test } from 'vitest'
import { scopesOf } from '../../src/access/merge/collect-scopes.js'
import { givenPathsFor, type PathMapping, pathOnServer } from '../../src/site/path-mapping.js'
import { siteFromTexts } from '../../src/site/site.js'

const mappings = [
  { onServer: '/etc/httpd', given: 'files/apache' },
  { onServer: '/var/www', given: 'htdocs' },
  { onServer: '/var/www/old', given: 'attic' },
  { onServer: '/var/www', given: '/repo/htdocs' },
]

test.each([
  ['/etc/httpd', ['files/apache']],
  ['/etc/httpd/conf.d/*.conf', ['files/apache/conf.d/*.conf']],
  ['/etc/httpd2', []],
  ['/var/www/a', ['htdocs/a', '/repo/htdocs/a']],
  ['/var/www/old/a', ['attic/a']],
  ['relative', []],
])('where the given files have %s', (path, expected) => expect(givenPathsFor(mappings, path)).toEqual(expected))

test.each([
  ['htdocs/a/b', '/var/www/a/b'],
  ['./htdocs', '/var/www'],
  ['/repo/htdocs/a', '/var/www/a'],
  ['attic/x', '/var/www/old/x'],
  ['htdocs2/a', undefined],
  ['', undefined],
])('where the server has %s', (path, expected) => expect(pathOnServer(mappings, path)).toBe(expected))

test('the whole repository, or the whole server, can be one folder', () => {
  expect(pathOnServer([{ onServer: '/srv', given: '' }], 'a/b')).toBe('/srv/a/b')
  expect(pathOnServer([{ onServer: '/srv', given: '' }], '')).toBe('/srv')
  expect(pathOnServer([{ onServer: '/srv', given: '' }], '../a')).toBe(undefined)
  expect(givenPathsFor([{ onServer: '', given: 'image' }], '/etc/x')).toEqual(['image/etc/x'])
  expect(givenPathsFor([{ onServer: '/srv', given: '' }], '/srv/a/b')).toEqual(['a/b'])
  expect(pathOnServer([{ onServer: '', given: 'image' }], 'image/etc')).toBe('/etc')
})

describe('a .htaccess that lies in a folder of the server', () => {
  const placeOf = (path: string, mappings: readonly PathMapping[]) => {
    const site = siteFromTexts(
      {
        'httpd.conf': '<Directory /srv/web>\nOrder deny,allow\n</Directory>\n<Directory /srv/site>\n</Directory>\n',
        [path]: 'Order allow,deny\n',
      },
      { mappings },
    )
    return scopesOf(site).find(({ kind }) => kind === 'htaccess')
  }

  test('is one of that folder, where no name tells it', () => {
    expect(placeOf('x/a/.htaccess', [])).toMatchObject({ isMergePositionKnown: false })
    expect(placeOf('x/a/.htaccess', [{ onServer: '/srv/web', given: 'x' }])).toMatchObject({
      path: '/srv/web/a',
      isMergePositionKnown: true,
    })
  })

  test('and where the name would tell another', () => {
    expect(placeOf('site/.htaccess', [])).toMatchObject({ path: '/srv/site', isMergePositionKnown: false })
    expect(placeOf('site/.htaccess', [{ onServer: '/srv/web', given: 'site' }])).toMatchObject({ path: '/srv/web' })
    expect(placeOf('/repo/site/.htaccess', [{ onServer: '/srv/web', given: '/repo/site' }])).toMatchObject({
      path: '/srv/web',
    })
  })
})
