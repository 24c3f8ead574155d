import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { runIn, useCli } from '../run-cli.js'

useCli()

const modules = ['authz_host', 'auth_basic', 'authn_file', 'authz_user', 'mime', 'dir', 'alias']

const main = (folder: string, documents: string, lines = ''): string =>
  [
    `ServerRoot "${folder}"`,
    'Listen 80',
    'User daemon',
    ...modules.map((name) => `LoadModule ${name}_module modules/mod_${name}.so`),
    ...rulesFor(documents),
    hidden,
    lines,
  ].join('\n')

const hidden = '<Files ~ "^\\.ht">\n    Order allow,deny\n    Deny from all\n</Files>\n'

const rulesFor = (documents: string): readonly string[] => [
  `DocumentRoot "${documents}"`,
  '<Directory />\n    AllowOverride None\n    Order deny,allow\n    Deny from all\n</Directory>',
  `<Directory "${documents}">\n    AllowOverride All\n    Order allow,deny\n    Allow from all\n</Directory>`,
  'Alias /extra /srv/extra/files',
  '<Directory /srv/extra/files>\n    AllowOverride Limit\n    Order allow,deny\n    Allow from all\n</Directory>',
  '<Location /status>\n    Order deny,allow\n    Deny from all\n    Allow from 10.0.0.1\n</Location>',
]

/** Where the distributions have a server's files: its folder of documents, and its files by their paths on the server. */
const layouts: Readonly<Record<string, readonly [documents: string, files: Readonly<Record<string, string>>]>> = {
  'Red Hat': ['var/www/html', { 'etc/httpd/conf/httpd.conf': main('/etc/httpd', '/var/www/html') }],
  source: [
    'usr/local/apache2/htdocs',
    { 'usr/local/apache2/conf/httpd.conf': main('/usr/local/apache2', '/usr/local/apache2/htdocs') },
  ],
  FreeBSD: [
    'usr/local/www/apache22/data',
    {
      'usr/local/etc/apache22/httpd.conf': main(
        '/usr/local',
        '/usr/local/www/apache22/data',
        'Include etc/apache22/Includes/*.conf\n',
      ),
    },
  ],
  XAMPP: ['opt/lampp/htdocs', { 'opt/lampp/etc/httpd.conf': main('/opt/lampp', '/opt/lampp/htdocs') }],
  SuSE: [
    'srv/www/htdocs',
    {
      'etc/apache2/httpd.conf': main('', '/srv/www/htdocs', 'Include /etc/apache2/listen.conf\n').replace(
        /^ServerRoot.*\n/,
        'Include /etc/apache2/vhosts.d/*.conf\n',
      ),
      'etc/apache2/listen.conf': 'Listen 8080\n',
    },
  ],
  Debian: [
    'var/www',
    {
      'etc/apache2/apache2.conf': `User www-data\nListen 80\nInclude mods-enabled/*.load\nInclude sites-enabled/\n${hidden}`,
      'etc/apache2/mods-enabled/all.load': modules
        .map((name) => `LoadModule ${name}_module modules/mod_${name}.so\n`)
        .join(''),
      'etc/apache2/sites-enabled/000-default': `<VirtualHost *:80>\n${rulesFor('/var/www').join('\n')}\n</VirtualHost>\n`,
    },
  ],
}

const copyOf = ([documents, files]: readonly [string, Readonly<Record<string, string>>]): string =>
  folder({
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`old/${path}`, text])),
    [`old/${documents}/private/.htaccess`]: 'Order deny,allow\nDeny from all\nAllow from 10.0.0.0/8\n',
    [`old/${documents}/app/.htaccess`]:
      'AuthType Basic\nAuthName x\nAuthUserFile /etc/users\nRequire valid-user\nSatisfy Any\nOrder deny,allow\nDeny from all\n',
    'old/srv/extra/files/a/.htaccess': 'Order allow,deny\nDeny from all\n',
  })

/** The access rules that are reported there: the path of each, and whether its fix is safe. */
function accessIn(cwd: string, paths: readonly string[]): readonly { readonly at: string; readonly safe: boolean }[] {
  const { out } = runIn(cwd, ['--format', 'json', '--only', 'access-control', ...paths])
  const report = JSON.parse(out) as {
    files: { path: string; findings: { line: number; fix: { safe: boolean } | null }[] }[]
  }
  return report.files.flatMap(({ path, findings }) =>
    findings.map(({ line, fix }) => ({ at: `${path}:${line}`, safe: fix?.safe === true })),
  )
}

test('the root of a copy whose files do not tell it is said, on the command line or in the settings', () => {
  const files = {
    'old/opt/conf/httpd.conf': main('/srv/www', '/srv/docs').replace(/\/srv\/extra\/files/g, '/srv/docs/extra'),
    'old/srv/docs/extra/a.html': '',
    'old/srv/docs/a/.htaccess': 'Order deny,allow\nDeny from all\n',
  }
  const root = folder(files)
  expect(accessIn(root, ['old']).every(({ safe }) => safe)).toBe(false)
  expect(accessIn(root, ['--root', 'old', 'old']).every(({ safe }) => safe)).toBe(true)
  expect(accessIn(join(root, 'old'), ['--root', '.', '.']).every(({ safe }) => safe)).toBe(true)
  const said = folder({ ...files, 'httpd-upgrade.json': '{ "root": "old" }\n' })
  expect(accessIn(said, ['old']).every(({ safe }) => safe)).toBe(true)
  expect(accessIn(join(said, 'old'), ['.']).every(({ safe }) => safe)).toBe(true)
})

describe.each(Object.entries(layouts))('the copy of a server, %s', (_, layout) => {
  test('has a safe fix for every access rule, however it is named', () => {
    const root = copyOf(layout)
    const ways: readonly (readonly [string, string])[] = [
      [root, 'old'],
      [root, join(root, 'old')],
      [join(root, 'old'), '.'],
    ]
    for (const [cwd, path] of ways) {
      const found = accessIn(cwd, [path])
      expect(found).toHaveLength(8)
      expect(found.filter(({ safe }) => !safe)).toEqual([])
    }
  })

  test('leaves for review what lies in a folder that was not copied, and nothing else', () => {
    const root = copyOf(layout)
    rmSync(join(root, 'old/srv/extra'), { recursive: true })
    const found = accessIn(root, ['old'])
    expect(found).toHaveLength(7)
    expect(found.filter(({ safe }) => !safe)).toHaveLength(1)
    const { out } = runIn(root, ['old'])
    expect(out).toContain('if: No .htaccess file that was not given, in /srv/extra/files, sets Order, ')
    expect(out).toContain('ssh SERVER tar -cf - -C / srv/extra/files | tar -xf - -C old')
  })
})
