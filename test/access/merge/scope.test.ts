import { describe, expect, test } from 'vitest'
import { initialState, stateAfterFiles, stateAfterSection } from '../../../src/access/decide/inherit.js'
import type { State } from '../../../src/access/decide/state.js'
import { scopesOf } from '../../../src/access/merge/collect-scopes.js'
import { walkInMergeOrder } from '../../../src/access/merge/merge-order.js'
import { isReadOnlyBy } from '../../../src/access/merge/scope.js'
import { accessRulesOf } from '../../../src/access/read/access.js'
import { siteFromTexts } from '../../../src/site/site.js'

const nameOf = ({ at, path }: { at: unknown; path: string }) => (at ? path : `${path}/.htaccess`)

/** The sections in the order of the merge, each with the host parts that it can find before it. */
function merged(files: Readonly<Record<string, string>>): [string, string[]][] {
  const site = siteFromTexts(files, { complete: true, from: '2.2' })
  const seen: [string, string[]][] = []
  walkInMergeOrder<State>(site, scopesOf(site), {
    start: initialState,
    afterFiles: stateAfterFiles,
    visit: (scope, bases) => {
      const hosts = (state: State) => state.host?.other.key ?? '-'
      seen.push([nameOf(scope), [...new Set(bases.map(hosts))].sort()])
      const access = accessRulesOf(site, scope.nodes)
      return (state) => stateAfterSection(state, access)
    },
  })
  return seen
}

/** A section that lets in one address, by which it is known. */
const section = (tag: string, address: string, inside = '') =>
  `<${tag}>\nOrder allow,deny\nAllow from ${address}\n${inside}</${tag.split(' ')[0]}>\n`

describe('the order in which httpd merges', () => {
  test('folders from the root down, then patterns, files, locations, whatever the order of the text', () => {
    const text = [
      section('Location /a', '9.9.9.9'),
      section('Files x', '7.7.7.7'),
      section('DirectoryMatch /b', '5.5.5.5'),
      section('Directory /srv/a/b', '3.3.3.3'),
      section('Directory /srv', '1.1.1.1'),
      section('Directory /srv/a', '2.2.2.2'),
    ].join('')
    expect(merged({ 'httpd.conf': text }).map(([name]) => name)).toEqual([
      '/srv',
      '/srv/a',
      '/srv/a/b',
      '/b',
      'x',
      '/a',
    ])
  })

  test('a folder finds what stands above it, and not its neighbour', () => {
    const text =
      section('Directory /srv', '1.1.1.1') +
      section('Directory /srv/a', '2.2.2.2') +
      section('Directory /srv/b', '3.3.3.3')
    expect(merged({ 'httpd.conf': text })).toEqual([
      ['/srv', ['-']],
      ['/srv/a', ['ip 1.1.1.1']],
      ['/srv/b', ['ip 1.1.1.1']],
    ])
  })

  test('a virtual host comes after the main server, for its own requests only', () => {
    const own = section('Directory /srv', '2.2.2.2')
    const text = `<VirtualHost *>\n${own}</VirtualHost>\n${section('Directory /srv', '1.1.1.1')}${section('Directory /srv/a', '3.3.3.3')}`
    expect(merged({ 'httpd.conf': text })).toEqual([
      ['/srv', ['-']],
      ['/srv', ['ip 1.1.1.1']],
      ['/srv/a', ['ip 1.1.1.1', 'ip 2.2.2.2']],
    ])
  })

  test('a file that two virtual hosts include comes after what each of them has before it', () => {
    const shared =
      section('Location /a', '9.9.9.9') + section('Directory /srv', '8.8.8.8') + section('Files x', '7.7.7.7')
    const own = section('Location /', '1.1.1.1') + section('Directory /srv', '2.2.2.2') + section('Files *', '3.3.3.3')
    const files = {
      'httpd.conf': `<VirtualHost *:81>\nInclude shared.inc\n</VirtualHost>\n<VirtualHost *:82>\n${own}Include shared.inc\n</VirtualHost>\n`,
      'shared.inc': shared,
    }
    const found = merged(files)
    expect(found.filter(([name]) => name === '/srv').map(([, bases]) => bases)).toEqual([['-'], ['-', 'ip 2.2.2.2']])
    expect(found.at(-1)).toEqual(['/a', expect.arrayContaining(['ip 1.1.1.1'])])
    expect(found.find(([name]) => name === 'x')).toEqual(['x', expect.arrayContaining(['ip 3.3.3.3'])])
  })

  test('what two virtual hosts include in opposite orders has no place', () => {
    const host = (port: number, ...names: string[]) =>
      `<VirtualHost *:${port}>\n${names.map((name) => `Include ${name}\n`).join('')}</VirtualHost>\n`
    const site = siteFromTexts({
      'httpd.conf': host(81, 'a.inc', 'b.inc') + host(82, 'b.inc', 'a.inc'),
      'a.inc': section('Location /a', '1.1.1.1') + section('Directory /srv', '2.2.2.2'),
      'b.inc': section('Location /b', '3.3.3.3') + section('Directory /srv/b', '4.4.4.4'),
    })
    expect(scopesOf(site).map(({ path, isMergePositionKnown }) => [path, isMergePositionKnown])).toEqual([
      ['/a', false],
      ['/srv', true],
      ['/b', false],
      ['/srv/b', true],
    ])
  })

  test('an .htaccess file comes after its folder and before those below', () => {
    const files = {
      'httpd.conf': section('Directory /srv/htdocs', '1.1.1.1') + section('Directory /srv/htdocs/a/b', '3.3.3.3'),
      '/srv/htdocs/a/.htaccess': 'Order allow,deny\nAllow from 2.2.2.2\n',
    }
    expect(merged(files)).toEqual([
      ['/srv/htdocs', ['-']],
      ['/srv/htdocs/a/.htaccess', ['ip 1.1.1.1']],
      ['/srv/htdocs/a/b', ['ip 2.2.2.2']],
    ])
  })

  test('or does not, where its folder is only likely', () => {
    const files = {
      'httpd.conf': section('Directory /srv/htdocs', '1.1.1.1') + section('Directory /srv/htdocs/a/b', '3.3.3.3'),
      'htdocs/a/.htaccess': 'Order allow,deny\nAllow from 2.2.2.2\n',
    }
    expect(merged(files).at(-1)).toEqual(['/srv/htdocs/a/b', ['ip 1.1.1.1', 'ip 2.2.2.2']])
  })

  test('a wild-card lies over the folders that it fits', () => {
    const text =
      section('Directory /home/*/www', '2.2.2.2') +
      section('Directory /home/bob', '1.1.1.1') +
      section('Directory /home/bob/www/x', '3.3.3.3')
    expect(merged({ 'httpd.conf': text })).toEqual([
      ['/home/bob', ['-']],
      ['/home/*/www', ['-', 'ip 1.1.1.1']],
      ['/home/bob/www/x', ['ip 2.2.2.2']],
    ])
  })

  test('files inside a folder come after those outside, and only for its own requests', () => {
    const inside = section('Files x', '3.3.3.3')
    const text =
      section('Directory /srv/a', '1.1.1.1', inside) +
      section('Directory /srv/b', '4.4.4.4') +
      section('Files x', '2.2.2.2')
    expect(merged({ 'httpd.conf': text }).slice(2)).toEqual([
      ['x', ['-', 'ip 1.1.1.1', 'ip 4.4.4.4']],
      ['x', ['ip 2.2.2.2']],
    ])
  })

  test('files of different names never meet', () => {
    const text = section('Files x', '1.1.1.1') + section('Files y', '2.2.2.2') + section('FilesMatch ^y', '3.3.3.3')
    expect(merged({ 'httpd.conf': text })).toEqual([
      ['x', ['-']],
      ['y', ['-']],
      ['^y', ['-', 'ip 2.2.2.2']],
    ])
  })

  test('a location finds the folders that its URL lies in', () => {
    const text = `DocumentRoot /srv\nAlias /icons/ /usr/icons/\n${section('Directory /srv/a', '1.1.1.1')}${section('Directory /usr/icons', '2.2.2.2')}${section('Location /a/b', '3.3.3.3')}${section('Location /icons', '4.4.4.4')}${section('Location /c', '5.5.5.5')}`
    expect(merged({ 'httpd.conf': text }).slice(2)).toEqual([
      ['/a/b', ['ip 1.1.1.1']],
      ['/icons', ['-', 'ip 2.2.2.2']],
      ['/c', ['-']],
    ])
  })

  test('what 2.2 never reads is not there, but for what 2.4 alone reads', () => {
    const text = `<IfModule mod_authz_core.c>\n${section('Directory /srv', '1.1.1.1')}</IfModule>\n${section('Directory ~ /a$', '2.2.2.2')}`
    const site = siteFromTexts({ 'httpd.conf': text })
    expect(
      scopesOf(site)
        .filter((scope) => isReadOnlyBy(scope, '2.4'))
        .map(({ path }) => path),
    ).toEqual(['/srv'])
    expect(merged({ 'httpd.conf': text })).toEqual([['/srv', ['-']]])
  })

  test('what may be read or not is both', () => {
    const text = `<IfDefine X>\n${section('Directory /srv', '1.1.1.1')}</IfDefine>\n${section('Directory /srv/a', '2.2.2.2')}`
    expect(merged({ 'httpd.conf': text }).slice(1)).toEqual([['/srv/a', ['-', 'ip 1.1.1.1']]])
  })
})
