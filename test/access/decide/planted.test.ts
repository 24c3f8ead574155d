import { describe, expect, test } from 'vitest'
import { differenceClause } from '../../../src/access/decide/witness.js'
import type { Edit } from '../../../src/edit/edit.js'
import { accessDifferencesAfter } from '../../../src/migrate/access/outcome/outcome.js'
import { readSiteBeforeAndAfter } from '../../../src/migrate/access/outcome/read-back.js'
import { siteFromTexts } from '../../../src/site/site.js'
import type { ConfigFile } from '../../../src/syntax/tree.js'

/** What is written in the place of something; by the path of the file, where there are several. */
type Change = readonly [from: string, to: string, path?: string]

const main = '/srv/conf/httpd.conf'
const frame = 'LoadModule authz_groupfile_module a\nLoadModule authz_user_module a\nDocumentRoot "/srv/www"\n'
const login = 'AuthType Basic\nAuthName R\nAuthUserFile /u\n'
const closed = 'Order deny,allow\nDeny from all\n'
const open = 'Order allow,deny\nAllow from all\n'
const some = 'Order deny,allow\nDeny from all\nAllow from 10.1\n'
const section = (tag: string, lines: string) => `<${tag}>\n${lines}</${tag.split(' ')[0]}>\n`
const granted = 'Require all granted\n'
const denied = 'Require all denied\n'

/** The requests that 2.4 would answer otherwise, once these changes are made. */
function witnesses(texts: string | Readonly<Record<string, string>>, changes: readonly Change[]): readonly string[] {
  const files = typeof texts === 'string' ? { [main]: frame + texts } : texts
  const site = siteFromTexts(files, { complete: true, from: '2.2' })
  const edits = new Map<ConfigFile, Edit[]>()
  const at = new Map<ConfigFile, number>()
  for (const [from, to, path = main] of changes) {
    const file = site.files.find((one) => one.path === path)
    const start = file?.text.indexOf(from, at.get(file)) ?? -1
    if (!file || start < 0) throw new Error(`${path} has no "${from}" from there on.`)
    at.set(file, start + from.length)
    edits.set(file, [...(edits.get(file) ?? []), { file, start, end: start + from.length, text: to }])
  }
  const found = accessDifferencesAfter(readSiteBeforeAndAfter(site, edits), { ineffectiveAllow: 'exact' })
  return found.map((difference) => differenceClause(difference, '2.2'))
}

/** What a planner with a mistake would write, and what is right. The source itself is not changed: see scripts/mutants.js. */
interface Planted {
  readonly mistake: string
  readonly before: string | Readonly<Record<string, string>>
  readonly right: readonly Change[]
  readonly wrong: readonly Change[]
  readonly seen: string
}

const dir = (path: string, lines: string) => section(`Directory "/srv/www${path}"`, lines)
const all = (...lines: readonly string[]) => `<RequireAll>\n${lines.join('\n')}\n</RequireAll>\n`
const any = (...lines: readonly string[]) => `<RequireAny>\n${lines.join('\n')}\n</RequireAny>\n`

/** What lies in /srv/www/in. */
const inside = 'm#^/srv/www/in(/|$)#'

/** Each may match what the others match. */
const patterns = ['^\\.ht', '~$', '\\.bak$', '\\.sql$', '\\.inc$', '^wp-config', '^core']

const planted: readonly Planted[] = [
  {
    mistake: 'the question for a folder is turned around',
    before: dir('', open) + dir('/in', `${login}${closed}Require valid-user\n`) + section('Location /', some),
    right: [
      [open, granted],
      [`${closed}Require valid-user\n`, denied],
      [some, all('Require ip 10.1', any(`Require expr %{REQUEST_FILENAME} !~ ${inside}`, 'Require valid-user'))],
    ],
    wrong: [
      [open, granted],
      [`${closed}Require valid-user\n`, denied],
      [some, all('Require ip 10.1', any(`Require expr %{REQUEST_FILENAME} =~ ${inside}`, 'Require valid-user'))],
    ],
    seen: 'a request for `/` from `10.1` without a login would get 200 from 2.4, and gets 401 from 2.2',
  },
  {
    mistake: 'a location over a path with wild-cards is forgotten in another folder',
    before: dir('', open) + dir('/*/up', open) + dir('/in', open) + section('Location /', some),
    right: [
      [open, granted],
      [open, granted],
      [open, granted],
      [some, 'Require ip 10.1\n'],
    ],
    wrong: [
      [open, granted],
      [open, granted],
      [open, granted],
      [some, `AuthMerging Or\nRequire ip 10.1\n`],
    ],
    seen: 'a request for `/` without a login would get 200 from 2.4, and gets 403 from 2.2',
  },
  {
    mistake: 'a section loses its AuthType',
    before: dir('', open) + dir('/in', `${login}${some}Require valid-user\n`),
    right: [
      [open, granted],
      [`${some}Require valid-user\n`, all('Require ip 10.1', 'Require valid-user')],
    ],
    wrong: [
      [open, granted],
      [`${login}${some}Require valid-user\n`, all('Require ip 10.1', 'Require valid-user')],
    ],
    seen: 'a request for a file in `/srv/www/in` without a login would get 500 from 2.4, and gets 403 from 2.2',
  },
  {
    mistake: 'a name is asked for where another one has other rules',
    before: dir('', open) + section('Files in.html', `${login}Require valid-user\n`) + section('Location /', some),
    right: [
      [open, granted],
      [some, all('Require ip 10.1', any('Require expr %{REQUEST_FILENAME} !~ m#/in\\.html$#', 'Require valid-user'))],
    ],
    wrong: [
      [open, granted],
      [some, all('Require ip 10.1', any('Require expr %{REQUEST_FILENAME} !~ m#/on\\.html$#', 'Require valid-user'))],
    ],
    seen: 'a request for `/` from `10.1` matching `expr %{REQUEST_FILENAME} !~ m#/on\\.html$#` without a login would get 200 from 2.4, and gets 401 from 2.2',
  },
  {
    mistake: 'the question for a URL is for another one',
    before: dir('', open) + section('Location /in', `${login}Require valid-user\n`) + section('Location /', some),
    right: [
      [open, granted],
      [some, all('Require ip 10.1', any('Require expr %{REQUEST_URI} !~ m#^/+in(/|$)#', 'Require valid-user'))],
    ],
    wrong: [
      [open, granted],
      [some, all('Require ip 10.1', any('Require expr %{REQUEST_URI} !~ m#^/+inn(/|$)#', 'Require valid-user'))],
    ],
    seen: 'a request for `/` from `10.1` matching `expr %{REQUEST_URI} !~ m#^/+inn(/|$)#` without a login would get 200 from 2.4, and gets 401 from 2.2',
  },
  {
    mistake: 'the host lines above a Require are forgotten',
    before: dir('', closed) + dir('/in', `${login}Require valid-user\n`),
    right: [
      [closed, denied],
      ['Require valid-user\n', denied],
    ],
    wrong: [[closed, denied]],
    seen: 'a request for a file in `/srv/www/in` from a logged-in user would get 200 from 2.4, and gets 403 from 2.2',
  },
  {
    mistake: 'the Require above host lines is forgotten',
    before: dir('', `${login}Require valid-user\n`) + dir('/in', some),
    right: [[some, all('Require valid-user', 'Require ip 10.1')]],
    wrong: [[some, 'Require ip 10.1\n']],
    seen: 'a request for a file in `/srv/www/in` from `10.1` without a login would get 200 from 2.4, and gets 401 from 2.2',
  },
  {
    mistake: 'a Require is added to the one above, which it replaces',
    before: dir('', `${login}Require user bob\n`) + dir('/in', `${open}Require user alice\n`),
    right: [[open, '']],
    wrong: [[`${open}Require user`, 'Require user bob']],
    seen: 'a request for a file in `/srv/www/in` as `bob` would get 200 from 2.4, and gets 401 from 2.2',
  },
  {
    mistake: 'Satisfy Any is read as All',
    before: dir('', `${some}${login}Require user bob\nSatisfy any\n`),
    right: [
      [some, ''],
      ['Require user bob\nSatisfy any\n', any('Require user bob', 'Require ip 10.1')],
    ],
    wrong: [
      [some, ''],
      ['Require user bob\nSatisfy any\n', all('Require user bob', 'Require ip 10.1')],
    ],
    seen: 'a request for a file in `/srv/www` as `bob` would get 403 from 2.4, and gets 200 from 2.2',
  },
  {
    mistake: 'Satisfy All is read as Any',
    before: dir('', `${some}${login}Require user bob\n`),
    right: [
      [some, ''],
      ['Require user bob\n', all('Require user bob', 'Require ip 10.1')],
    ],
    wrong: [[some, 'Require ip 10.1\n']],
    seen: 'a request for a file in `/srv/www` as `bob` would get 200 from 2.4, and gets 403 from 2.2',
  },
  {
    mistake: 'an inherited Satisfy is forgotten',
    before: dir('', `${login}Require user bob\nSatisfy any\n${closed}`) + dir('/in', some),
    right: [
      [`Satisfy any\n${closed}`, ''],
      [some, any('Require user bob', 'Require ip 10.1')],
    ],
    wrong: [
      [`Satisfy any\n${closed}`, ''],
      [some, all('Require user bob', 'Require ip 10.1')],
    ],
    seen: 'a request for a file in `/srv/www/in` as `bob` would get 403 from 2.4, and gets 200 from 2.2',
  },
  {
    mistake: 'of the methods only the one that is named is looked at',
    before: dir('', `<Limit POST>\n${closed}</Limit>\n`),
    right: [[closed, denied]],
    wrong: [[`<Limit POST>\n${closed}</Limit>\n`, denied]],
    seen: 'a request for a file in `/srv/www` without a login would get 403 from 2.4, and gets 200 from 2.2',
  },
  {
    mistake: 'of the methods only those that the old text names are looked at',
    before: dir('', open),
    right: [[open, granted]],
    wrong: [[open, section('Limit POST', denied) + section('LimitExcept POST', granted)]],
    seen: 'a POST request for a file in `/srv/www` without a login would get 403 from 2.4, and gets 200 from 2.2',
  },
  {
    mistake: 'the methods that are not named are looked at alone',
    before: dir('', `<Limit POST>\n${closed}</Limit>\n`),
    right: [[closed, denied]],
    wrong: [[`<Limit POST>\n${closed}</Limit>\n`, granted]],
    seen: 'a POST request for a file in `/srv/www` without a login would get 200 from 2.4, and gets 403 from 2.2',
  },
  {
    mistake: 'a section over two folders is written as it suits the first',
    before:
      dir('/a', `${login}Require user bob\n`) +
      dir('/b', `${login}Require user alice\n`) +
      section('Files secret', some),
    right: [[some, `AuthMerging And\nRequire ip 10.1\n`]],
    wrong: [[some, all('Require user bob', 'Require ip 10.1')]],
    seen: 'a request for `secret` in `/srv/www/b` from `10.1` as `alice` would get 401 from 2.4, and gets 200 from 2.2',
  },
  {
    mistake: 'locations are joined one by one, and not with one another first',
    before: dir('', closed) + section('Location /s', open) + section('Location /s/x', `${login}Require user bob\n`),
    right: [
      [closed, denied],
      [open, granted],
    ],
    wrong: [
      [closed, denied],
      [open, granted],
      ['Require user bob\n', 'AuthMerging And\nRequire user bob\n'],
    ],
    seen: 'a request for `/s/x` as `bob` would get 403 from 2.4, and gets 200 from 2.2',
  },
  {
    mistake: 'so are sections for names',
    before: dir('', closed) + section('Files *.html', open) + section('Files x.html', `${login}Require user bob\n`),
    right: [
      [closed, denied],
      [open, granted],
    ],
    wrong: [
      [closed, denied],
      [open, granted],
      ['Require user bob\n', 'AuthMerging And\nRequire user bob\n'],
    ],
    seen: 'a request for `x.html` in `/srv/www` as `bob` would get 403 from 2.4, and gets 200 from 2.2',
  },
  {
    mistake: 'AuthMerging Or stands where And is meant',
    before: dir('', some) + dir('/in', `${login}Require user bob\n`),
    right: [
      [some, 'Require ip 10.1\n'],
      ['Require user', 'AuthMerging And\nRequire user'],
    ],
    wrong: [
      [some, 'Require ip 10.1\n'],
      ['Require user', 'AuthMerging Or\nRequire user'],
    ],
    seen: 'a request for a file in `/srv/www/in` as `bob` would get 200 from 2.4, and gets 403 from 2.2',
  },
  {
    mistake: 'an Allow that never had an effect is read as the guide has it',
    before: dir('', 'Order allow,deny\nDeny from all\nAllow from 10.1\n'),
    right: [['Order allow,deny\nDeny from all\nAllow from 10.1\n', denied]],
    wrong: [['Order allow,deny\nDeny from all\nAllow from 10.1\n', 'Require ip 10.1\n']],
    seen: 'a request for a file in `/srv/www` from `10.1` without a login would get 200 from 2.4, and gets 403 from 2.2',
  },
  {
    mistake: 'the two orders are taken for each other',
    before: dir('', 'Order allow,deny\nAllow from 10.1\n'),
    right: [['Order allow,deny\nAllow from 10.1\n', 'Require ip 10.1\n']],
    wrong: [['Order allow,deny\nAllow from 10.1\n', granted]],
    seen: 'a request for a file in `/srv/www` without a login would get 200 from 2.4, and gets 403 from 2.2',
  },
  {
    mistake: 'who is denied is let in',
    before: dir('', 'Order allow,deny\nAllow from all\nDeny from 10.1\n'),
    right: [['Order allow,deny\nAllow from all\nDeny from 10.1\n', all('Require all granted', 'Require not ip 10.1')]],
    wrong: [['Order allow,deny\nAllow from all\nDeny from 10.1\n', 'Require ip 10.1\n']],
    seen: 'a request for a file in `/srv/www` from `10.1` without a login would get 200 from 2.4, and gets 403 from 2.2',
  },
  {
    mistake: 'the sign before a variable is lost',
    before: dir('', `${closed}Allow from env=!bad\n`),
    right: [[`${closed}Allow from env=!bad\n`, all('Require all granted', 'Require not env bad')]],
    wrong: [[`${closed}Allow from env=!bad\n`, 'Require env bad\n']],
    seen: 'a request for a file in `/srv/www` with `bad` set without a login would get 200 from 2.4, and gets 403 from 2.2',
  },
  {
    mistake: 'an AuthType is left without any Require',
    before: dir('', `${open}${login}`),
    right: [[open, granted]],
    wrong: [[open, '']],
    seen: 'a request for a file in `/srv/www` without a login would get 500 from 2.4, and gets 200 from 2.2',
  },
  {
    mistake: 'the lines for one section stand in another',
    before: dir('/a', closed) + dir('/b', open),
    right: [
      [closed, denied],
      [open, granted],
    ],
    wrong: [
      [closed, granted],
      [open, denied],
    ],
    seen: 'a request for a file in `/srv/www/a` without a login would get 200 from 2.4, and gets 403 from 2.2',
  },
  {
    mistake: 'what a section says is dropped',
    before: dir('', open) + dir('/in', closed),
    right: [
      [open, granted],
      [closed, denied],
    ],
    wrong: [
      [open, granted],
      [closed, ''],
    ],
    seen: 'a request for a file in `/srv/www/in` without a login would get 200 from 2.4, and gets 403 from 2.2',
  },
  {
    mistake: 'a .htaccess file may not use what is written into it',
    before: {
      [main]: `${frame}${dir('', 'AllowOverride Limit\n')}`,
      '/srv/www/.htaccess': open,
    },
    right: [
      ['Limit\n', 'Limit AuthConfig\n'],
      [open, granted, '/srv/www/.htaccess'],
    ],
    wrong: [[open, granted, '/srv/www/.htaccess']],
    seen: 'a request for a file in `/srv/www` without a login would get 500 from 2.4, and gets 200 from 2.2',
  },
  {
    mistake: 'a .htaccess file is read under AllowOverride None',
    before: {
      [main]: `${frame}${dir('', `AllowOverride None\n${closed}`)}`,
      '/srv/www/.htaccess': open,
    },
    right: [[closed, denied]],
    wrong: [[closed, granted]],
    seen: 'a request for a file in `/srv/www` without a login would get 200 from 2.4, and gets 403 from 2.2',
  },
  {
    mistake: 'a wider AllowOverride wakes a file that 2.2 refused',
    before: {
      [main]: `${frame}${dir('', `AllowOverride Limit\n${open}`)}`,
      '/srv/www/in/.htaccess': `${login}Require user bob\n`,
    },
    right: [[open, granted]],
    wrong: [
      ['Limit\n', 'Limit AuthConfig\n'],
      [open, granted],
    ],
    seen: 'a request for a file in `/srv/www/in` without a login would get 401 from 2.4, and gets 500 from 2.2',
  },
  {
    mistake: 'what suits the main server does not suit a virtual host',
    before:
      dir('', closed) +
      section('VirtualHost *:80', `ServerName a\nDocumentRoot "/srv/www"\n${dir('', open)}`) +
      section('Location /s', `${login}Require user bob\n`),
    right: [
      [closed, denied],
      [open, granted],
      ['Require user bob\n', 'AuthMerging And\nRequire user bob\n'],
    ],
    wrong: [
      [closed, denied],
      [open, granted],
    ],
    seen: 'a request for `/s` as `bob` would get 200 from 2.4, and gets 403 from 2.2',
  },
  {
    mistake: 'a .htaccess file is taken to come before the section of a virtual host for its folder',
    before: {
      [main]: `${frame}${dir('', closed)}${section('VirtualHost *:80', `ServerName a\nDocumentRoot "/srv/www"\n${dir('', open)}`)}`,
      '/srv/www/.htaccess': `${login}Require user bob\n`,
    },
    right: [
      [closed, denied],
      [open, granted],
      ['Require user bob\n', 'AuthMerging And\nRequire user bob\n', '/srv/www/.htaccess'],
    ],
    wrong: [
      [closed, denied],
      [open, granted],
    ],
    seen: 'a request for a file in `/srv/www` as `bob` would get 200 from 2.4, and gets 403 from 2.2',
  },
  {
    mistake: 'the new lines stand in a guard that 2.4 skips',
    before: dir('', open) + dir('/in', closed),
    right: [
      [open, granted],
      [closed, section('IfModule mod_authz_core.c', denied)],
    ],
    wrong: [
      [open, granted],
      [closed, section('IfModule !mod_authz_core.c', denied)],
    ],
    seen: 'a request for a file in `/srv/www/in` without a login would get 200 from 2.4, and gets 403 from 2.2',
  },
  {
    mistake: 'all lines of Require are taken to count, though one module decided alone',
    before: dir('', `${open}${login}AuthGroupFile /g\nRequire group staff\nRequire valid-user\n`),
    right: [
      [open, ''],
      ['Require valid-user\n', ''],
    ],
    wrong: [[open, '']],
    seen: 'a request for a file in `/srv/www` from a logged-in user would get 200 from 2.4, and gets 401 from 2.2',
  },
  {
    mistake: 'a group of a database is looked for in a file',
    before: dir('', `${open}${login}AuthDBMGroupFile /g\nRequire group staff\n`),
    right: [
      [open, ''],
      ['Require group', 'Require dbm-group'],
    ],
    wrong: [[open, '']],
    seen: 'a request for a file in `/srv/www` as somebody of `dbm-group staff` would get 401 from 2.4, and gets 200 from 2.2',
  },
  {
    mistake:
      'a word to the module for files of groups is taken for one to the module for databases, which forgets its file',
    before:
      dir('', `${open}${login}AuthDBMGroupFile /g\nRequire group staff\n`) +
      dir('/in', 'AuthzGroupFileAuthoritative Off\nRequire group staff\n'),
    right: [
      [open, ''],
      ['Require group', 'Require dbm-group'],
      ['AuthzGroupFileAuthoritative Off\nRequire group', 'Require dbm-group'],
    ],
    wrong: [
      [open, ''],
      ['Require group', 'Require dbm-group'],
      ['AuthzGroupFileAuthoritative Off\n', ''],
    ],
    seen: 'a request for a file in `/srv/www/in` as somebody of `dbm-group staff` would get 401 from 2.4, and gets 200 from 2.2',
  },
  {
    mistake: 'Satisfy Any stays, and the host lines above it go',
    before: dir('', `${closed}${login}Require user bob\n`) + dir('/in', 'Satisfy any\n'),
    right: [
      [closed, denied],
      ['Require user bob\n', ''],
      ['Satisfy any\n', 'Require user bob\n'],
    ],
    wrong: [
      [closed, ''],
      ['Require user bob\n', all('Require user bob', 'Require all granted')],
      ['Satisfy any\n', granted],
    ],
    seen: 'a request for a file in `/srv/www` as `bob` would get 200 from 2.4, and gets 403 from 2.2',
  },
  {
    mistake: 'a copy stands in another folder than it is for',
    before: dir('/a', `${login}Require user bob\n`) + section('Files x', closed) + section('Files x', open),
    right: [
      [closed, denied],
      [open, granted],
      ['</Files>\n', `</Files>\n${dir('/a', section('Files x', 'Require user bob\n'))}`],
    ],
    wrong: [
      [closed, denied],
      [open, granted],
      ['</Files>\n', `</Files>\n${dir('/b', section('Files x', 'Require user bob\n'))}`],
    ],
    seen: 'a request for `x` in `/srv/www/a` without a login would get 200 from 2.4, and gets 401 from 2.2',
  },
  {
    mistake: 'a location is taken to lie in the document root alone, where a rule puts its URLs anywhere',
    before:
      `RewriteRule ^/x /srv/members/index.html\n${section('Directory "/srv/members"', `${login}Require user bob\n`)}` +
      section('Location /x', open),
    right: [[open, '']],
    wrong: [[open, granted]],
    seen: 'a request for `/x` without a login would get 200 from 2.4, and gets 401 from 2.2',
  },
  {
    mistake: 'a folder is opened where more sections for names may be met than are told apart',
    before: dir('/in', closed) + patterns.map((name) => section(`FilesMatch ${name}`, closed)).join(''),
    right: [[closed, denied], ...patterns.map((): Change => [closed, denied])],
    wrong: [[closed, granted], ...patterns.map((): Change => [closed, denied])],
    seen: 'a request for a file in `/srv/www/in` without a login would get 200 from 2.4, and gets 403 from 2.2',
  },
  {
    mistake: 'a folder is opened where more locations may be met than are told apart',
    before: dir('/in', closed) + patterns.map((url) => section(`LocationMatch ${url}`, closed)).join(''),
    right: [[closed, denied], ...patterns.map((): Change => [closed, denied])],
    wrong: [[closed, granted], ...patterns.map((): Change => [closed, denied])],
    seen: 'a request for a file in `/srv/www/in` without a login would get 200 from 2.4, and gets 403 from 2.2',
  },
  {
    mistake: 'a folder is opened beside a virtual host that has none of its own',
    before:
      `Listen 80\nNameVirtualHost *:80\n${section('VirtualHost *:80', `ServerName a\nDocumentRoot /srv/www/a\n${dir('/a', closed)}`)}` +
      section('VirtualHost *:80', 'ServerName b\nRedirect / http://a/\n'),
    right: [[closed, denied]],
    wrong: [[closed, granted]],
    seen: 'a request for a file in `/srv/www/a` without a login would get 200 from 2.4, and gets 403 from 2.2',
  },
]

describe('a planted mistake is seen, with a request that it concerns', () => {
  test.each(planted)('$mistake', ({ before, right, wrong, seen }) => {
    expect(witnesses(before, right)).toEqual([])
    const found = witnesses(before, wrong)
    expect(found, found.join('; ')).toContain(seen)
  })
})
