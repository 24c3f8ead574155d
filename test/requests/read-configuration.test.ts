import { expect, test } from 'vitest'
import { orderedConfigurationOf } from '../../src/requests/read-configuration.js'
import { siteOf } from '../../src/site/site.js'
import { parse } from '../../src/syntax/parse.js'

const paths = (all: readonly { readonly path: string }[]) => all.map(({ path }) => path)

test('a host that is read twice answers once, and what two servers include is in both', () => {
  const site = siteOf(
    [
      parse('Include both.conf\nInclude host.conf\nInclude host.conf\n', 'httpd.conf'),
      parse('<VirtualHost *:80>\nServerName a.example\nInclude both.conf\n</VirtualHost>\n', 'host.conf'),
      parse('UseCanonicalName Off\n<Location /x>\nDeny from all\n</Location>\n', 'both.conf'),
    ],
    { from: '2.2' },
  )
  const { main, hosts } = orderedConfigurationOf(site)
  expect(paths(main.containers)).toEqual(['/x'])
  expect(main.lines.filter(({ key }) => key === 'usecanonicalname')).toHaveLength(1)
  expect(hosts.map(({ containers, lines }) => [paths(containers), lines.map(({ key }) => key)])).toEqual([
    [['/x'], ['servername', 'include', 'usecanonicalname']],
  ])
})

test('what a guard keeps from the version is not there, and what a macro says is said nowhere', () => {
  const text = [
    '<IfVersion < 2.4>\n<Location /old>\nDeny from all\n</Location>\n</IfVersion>',
    '<IfVersion >= 2.4>\n<Location /new>\nRequire all denied\n</Location>\n</IfVersion>',
    '<Macro Closed $url>\nAlias $url /srv\n<Location $url>\nDeny from all\n</Location>\n</Macro>\n',
  ].join('\n')
  const read = (from: '2.2' | '2.4') => orderedConfigurationOf(siteOf([parse(text, 'httpd.conf')], { from })).main
  expect(paths(read('2.2').containers)).toEqual(['/old'])
  expect(paths(read('2.4').containers)).toEqual(['/new'])
  expect(read('2.2').lines).toEqual([])
})

test('a .htaccess file that links show in two folders is met in both, with the sections in it', () => {
  const site = siteOf(
    [
      parse('DocumentRoot /srv/www\n<Directory /srv/www>\nAllowOverride All\n</Directory>\n', '/etc/httpd/httpd.conf'),
      parse('<Files x.html>\nDeny from all\n</Files>\n', '/srv/rel/.htaccess'),
    ],
    {
      from: '2.2',
      complete: true,
      links: new Map(['app', 'now'].map((name) => [`/srv/www/${name}/.htaccess`, '/srv/rel/.htaccess'])),
    },
  )
  const { htaccess } = orderedConfigurationOf(site)
  const folders = htaccess.filter(({ kind }) => kind === 'htaccess')
  expect(paths(folders).sort()).toEqual(['/srv/www/app', '/srv/www/now'])
  expect(htaccess.flatMap(({ outer }) => outer?.path ?? []).sort()).toEqual(['/srv/www/app', '/srv/www/now'])
})
