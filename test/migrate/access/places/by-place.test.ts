import { describe, expect, test } from 'vitest'
import { migrate } from '../../../../src/index.js'
import { accessControl } from '../../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../../src/site/site.js'

const members = 'AuthType Basic\nAuthName R\nAuthUserFile /u\nRequire valid-user\n'
const membersAs = (user: string) => members.replace('valid-user', `user ${user}`)
const open = 'Order allow,deny\nAllow from all\n'
const some = 'Order deny,allow\nDeny from all\nAllow from 10.0.0.1\n'
const section = (tag: string, lines: string) => `<${tag}>\n${lines}</${tag.split(' ')[0]}>\n`
const root = `DocumentRoot "/srv"\n${section('Directory "/srv"', open)}`

function fixed(texts: string | Readonly<Record<string, string>>): string {
  const files = typeof texts === 'string' ? { '/conf/httpd.conf': texts } : texts
  const site = siteFromTexts(files, { complete: true, from: '2.2' })
  const done = new Map([...migrate(site, { rules: [accessControl] }).texts].map(([file, text]) => [file.path, text]))
  return Object.entries(files)
    .map(([path, text]) => done.get(path) ?? text)
    .join('')
}

/** Some clients; and at a place, which the expression is not true for, users too. */
const andUsersWhereNot = (expression: string) =>
  `<RequireAll>\n    Require ip 10.0.0.1\n    <RequireAny>\n        Require expr ${expression}\n        Require valid-user\n    </RequireAny>\n</RequireAll>\n`
const closed = 'Order deny,allow\nDeny from all\n'

test.each([
  [
    'a pattern over a folder with a password',
    section('Directory "/srv/a"', closed + members) + section('DirectoryMatch "/\\.svn/"', some),
    section('DirectoryMatch "/\\.svn/"', andUsersWhereNot('%{REQUEST_FILENAME} !~ m#^/srv/a(/|$)#')),
  ],
  [
    'a path with wild-cards for one that it matches',
    section('Directory "/srv/a"', closed + members) + section('Directory "/srv/*/up"', some),
    section('Directory "/srv/*/up"', andUsersWhereNot('%{REQUEST_FILENAME} !~ m#^/srv/a(/|$)#')),
  ],
  [
    'a location for the URLs of one before it',
    section('Location /status', closed + members) + section('Location /', some),
    section('Location /', andUsersWhereNot('%{REQUEST_URI} !~ m#^/+status(/|$)#')),
  ],
  [
    'a location for URLs of a pattern, which a section for them decides in any folder, and for a folder elsewhere',
    section('Directory "/srv/a"', membersAs('alice')) +
      section('LocationMatch "\\.cgi$"', membersAs('bob')) +
      section('Location /', some),
    section(
      'Location /',
      `<RequireAll>
    Require ip 10.0.0.1
    <RequireAny>
        <RequireAll>
            Require expr %{REQUEST_URI} =~ m#\\.cgi$#
            Require user bob
        </RequireAll>
        <RequireAll>
            Require expr %{REQUEST_URI} !~ m#\\.cgi$#
            <RequireAny>
                Require expr %{REQUEST_FILENAME} !~ m#^/srv/a(/|$)#
                Require user alice
            </RequireAny>
        </RequireAll>
    </RequireAny>
</RequireAll>
`,
    ),
  ],
  [
    'a location for what wild-cards match in it, which may be no folder: that is for a person',
    section('Directory "/srv/*/up"', closed + members) + section('Location /status', some),
    section('Location /status', some),
  ],
  [
    'a pattern with a beginning leaves other folders alone',
    section('DirectoryMatch "^/srv/(a|b)/"', closed + members) +
      section('Directory "/srv/c"', open) +
      section('Location /c', some),
    section('Location /c', 'Require ip 10.0.0.1\n'),
  ],
  [
    'of patterns the one with more slashes comes last',
    section('DirectoryMatch "/a/"', some) + section('DirectoryMatch "/a"', members),
    section('DirectoryMatch "/a"', members),
  ],
])('%s', (_, text, expected) => {
  expect(fixed(root + text)).toContain(expected)
})

describe('AllowOverride without AuthConfig over files that 2.2 refused', () => {
  const main = (more: string) =>
    `DocumentRoot "/srv"\n${section('Directory "/srv"', `AllowOverride Limit\n${open}`)}${more}`

  test('stays, with the files below it, where it would wake them', () => {
    const texts = { '/conf/httpd.conf': main(''), '/srv/a/.htaccess': some, '/srv/b/.htaccess': members }
    expect(fixed(texts)).toContain('AllowOverride Limit\n')
    expect(fixed(texts)).toContain(some)
  })

  test('and a file that one server refuses is written for the other', () => {
    const host = section('VirtualHost *:80', section('Directory "/srv"', `AllowOverride All\n${open}`))
    const done = fixed({ '/conf/httpd.conf': main(host), '/srv/b/.htaccess': `${some}${members}` })
    expect(done).toContain('Require valid-user\n    Require ip 10.0.0.1')
    expect(done).not.toContain('AuthConfig')
  })
})
