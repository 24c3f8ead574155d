import { describe, expect, test } from 'vitest'
import { checklistOf } from '../../src/checklist/checklist.js'
import { tasks } from '../../src/checklist/tasks.js'
import { migrate } from '../../src/index.js'
import { checklistMarkdown } from '../../src/report/checklist-markdown.js'
import { checklistText } from '../../src/report/checklist-text.js'
import { json } from '../../src/report/json.js'
import { text } from '../../src/report/text.js'
import { siteFromTexts } from '../../src/site/site.js'

/** A server that asks for nothing but what every server asks for. */
const server = `ServerRoot "/usr/local/apache2"
Listen 80
User www
<Directory />
    AllowOverride None
</Directory>
`

function itemsOf(texts: Readonly<Record<string, string>>) {
  const site = siteFromTexts(texts)
  return checklistOf(site, migrate(site))
}

const asked = (lines: string) => itemsOf({ 'httpd.conf': server + lines }).filter(({ id }) => id !== 'try-it')

test('a plain server is only tried', () => {
  expect(itemsOf({ 'httpd.conf': server }).map(({ id }) => id)).toEqual(['try-it'])
})

test('what nothing reads does not send anybody to the content', () => {
  const main = server.replace('/usr/local/apache2', '/etc/apache2')
  const unread = 'DocumentRoot /var/www/html\n<Directory /var/www/html>\n  AllowOverride All\n</Directory>\n'
  const texts = { '/etc/apache2/apache2.conf': main, '/etc/apache2/sites-available/default.conf': unread }
  expect(itemsOf(texts).map(({ id }) => id)).not.toContain('document-roots')
})

test('what Debian would skip is named with commands that run on the copy, where nobody has said which packages come', () => {
  const texts = {
    'old/etc/apache2/apache2.conf':
      'ServerRoot /etc/apache2\nUser www-data\nInclude mods-enabled/*.load\nInclude conf.d/\nInclude sites-enabled/\n',
    'old/etc/apache2/mods-enabled/alias.load': 'LoadModule alias_module /usr/lib/apache2/modules/mod_alias.so\n',
    'old/etc/apache2/conf.d/charset': 'AddDefaultCharset UTF-8\n',
    'old/etc/apache2/sites-enabled/example.vhost': 'ServerName www.example.test\n',
  }
  const site = siteFromTexts(texts)
  expect(checklistOf(site, migrate(site)).find(({ id }) => id === 'files-not-in-conf')?.what).toBe(
    "Keep your apache2.conf: it still reads old/etc/apache2/conf.d/charset, old/etc/apache2/sites-enabled/example.vhost. Debian's own apache2.conf would not. If you switch to it, first run `mkdir -p old/etc/apache2/conf-enabled && mv old/etc/apache2/conf.d/charset old/etc/apache2/conf-enabled/charset-2.2.conf && mv old/etc/apache2/sites-enabled/example.vhost old/etc/apache2/sites-enabled/example.vhost.conf` here, before you copy the files.",
  )
})

test('nobody goes from FreeBSD to FreeBSD whose new machine is said to be another', () => {
  const texts = { 'httpd.conf': `${server}TypesConfig etc/apache22/mime.types\n` }
  const site = siteFromTexts(texts, { layout: 'debian' })
  expect(checklistOf(site, migrate(site)).map(({ id }) => id)).not.toContain('freebsd-folders')
  const same = siteFromTexts(texts, { layout: 'freebsd' })
  expect(checklistOf(same, migrate(same)).map(({ id }) => id)).toContain('freebsd-folders')
})

/** What a site uses, and the one line that it puts on the list. */
const asks: readonly (readonly [string, string, string])[] = [
  [
    'third-party-modules',
    'LoadModule php5_module modules/libphp5.so\nLoadModule jk_module modules/mod_jk.so\n',
    'Install these modules for 2.4, or decide to replace or remove them: php5_module, jk_module.',
  ],
  [
    'freebsd-folders',
    'TypesConfig etc/apache22/mime.types\nInclude etc/apache22/extra/*.conf\nInclude /usr/local/etc/apache22/Includes/*.conf\n',
    "Move the files in etc/apache22 to etc/apache24, where FreeBSD's 2.4 reads httpd.conf. Correct the path in Include, TypesConfig, and set apache24_enable in /etc/rc.conf.",
  ],
  [
    'dav-locks',
    'DavLockDB /var/dav/lock\n<Location /dav>\n  Dav On\n</Location>\n',
    'While httpd is stopped, delete the WebDAV lock files: /var/dav/lock*.',
  ],
  [
    'dav-rights',
    '<Directory /srv/dav>\n  Dav On\n</Directory>\n',
    'If only file permissions stop WebDAV writes to a file, deny PUT for it.',
  ],
  [
    'cache-contents',
    'CacheEnable disk /\nCacheRoot /var/cache/x\n',
    'While httpd is stopped, empty the cache: /var/cache/x.',
  ],
  [
    'document-roots',
    'DocumentRoot /srv/www\n<Directory /srv/www>\n  AllowOverride All\n</Directory>\n',
    'Check the .htaccess files too. On the old server, run httpd-upgrade with the configuration and all folders that have .htaccess files. Look for such folders below /srv/www.',
  ],
  [
    'certificate-folders',
    'SSLCACertificatePath /etc/ssl/ca\nSSLCARevocationPath /etc/ssl/crl\n',
    'Run `openssl rehash` with the new OpenSSL over these folders: /etc/ssl/ca, /etc/ssl/crl.',
  ],
  [
    'back-end-certificates',
    'SSLProxyEngine on\nProxyPass / https://back.example.org/\n',
    "Check the names and dates of the back ends' certificates: back.example.org.",
  ],
  [
    'old-tool-paths',
    'RewriteEngine on\nRewriteMap x prg:/usr/sbin/httxt2dbm\n',
    'Correct the paths of logresolve and httxt2dbm: they are now in bin.',
  ],
  [
    'programs-around',
    'ErrorLog logs/error_log\n<Location />\n  Deny from all\n</Location>\n',
    'Adapt programs that parse the error log (such as fail2ban): 2.4 writes another format.',
  ],
  [
    'programs-around',
    '<Location /s>\n  SetHandler server-status\n</Location>\n',
    'Adapt programs that parse the status page: 2.4 writes another format.',
  ],
  [
    'programs-around',
    '<Location /s>\n  AuthUserFile /x\n</Location>\n',
    'htpasswd of 2.4 writes MD5 hashes (apr1) instead of crypt. If programs other than httpd read the password files, add -d to the htpasswd calls in your scripts.',
  ],
  [
    'rewrite-log-readers',
    'RewriteLog logs/rewrite\nRewriteLogLevel 3\n',
    'Check who may read the ErrorLog: mod_rewrite now logs there. If your log rotation names logs/rewrite, remove it there.',
  ],
  [
    'proxy-error-pages',
    'ProxyPass /a http://b/\nErrorDocument 502 /gone.html\nErrorDocument 404 /no.html\n',
    'To show the page for 502 in this case too, set it as ErrorDocument 500: /gone.html.',
  ],
  [
    'balancer-manager',
    '<Location /b>\n  SetHandler balancer-manager\n</Location>\n',
    'Check bookmarks and scripts that use the balancer manager.',
  ],
  ['tracking-cookies', 'CookieTracking on\n', 'Check programs that read the address from the tracking cookie.'],
  [
    'compare-virtual-hosts',
    '<VirtualHost _default_:80>\n  ServerName a\n</VirtualHost>\n<VirtualHost 10.0.0.1:80>\n  ServerName b\n</VirtualHost>\n',
    'Run `httpd -S` with 2.2 and with 2.4, and compare the lists of virtual hosts.',
  ],
]

describe('what a site uses', () => {
  test.each(asks)('%s: %s', (id, lines, what) => {
    const items = asked(lines)
    expect(items.filter((item) => item.id === id).map((item) => item.what)).toEqual([what])
    for (const { places } of items)
      for (const { name, file } of places) expect(file.text.slice(name.start)).toMatch(/^\w/)
  })

  test('WebDAV that is off, or for Subversion, writes no files', () => {
    const lines = '<Location /a>\n  Dav Off\n</Location>\n<Location /svn>\n  Dav svn\n</Location>\n'
    expect(asked(lines).map(({ id }) => id)).not.toContain('dav-rights')
  })

  test.each([
    ['without back ends', 'ErrorDocument 502 /gone.html\n'],
    ['where 500 has a page', 'ProxyPass /a http://b/\nErrorDocument 502 /gone.html\nErrorDocument 500 /gone.html\n'],
  ])('the page for back ends is not asked for %s', (_, lines) => {
    expect(asked(lines).map(({ id }) => id)).not.toContain('proxy-error-pages')
  })

  test('the packages of Red Hat', () => {
    const red = server.replace('/usr/local/apache2', '/etc/httpd')
    const load =
      'LoadModule ssl_module modules/mod_ssl.so\nLoadModule ldap_module modules/mod_ldap.so\nLoadModule authnz_ldap_module modules/mod_authnz_ldap.so\n'
    const whats = itemsOf({ 'httpd.conf': red + load }).map(({ what }) => what)
    expect(whats).toContain('Install these packages in addition to httpd: mod_ssl, mod_ldap.')
    expect(asked(load).map(({ id }) => id)).not.toContain('packaged-apart')
  })

  test('a package of Red Hat whose own file loads the module, for lines that no guard skips', () => {
    const red = server.replace('/usr/local/apache2', '/etc/httpd')
    const what = 'Install these packages in addition to httpd: mod_ssl.'
    const tls = '<VirtualHost *:443>\n  SSLEngine on\n  SSLProtocol all\n</VirtualHost>\n'
    const items = (lines: string) => itemsOf({ 'httpd.conf': red + lines })
    expect(items(tls).filter((item) => item.what === what)).toMatchObject([{ places: [{ key: 'sslengine' }] }])
    expect(items(`<IfModule mod_ssl.c>\n${tls}</IfModule>\n`).map((item) => item.what)).not.toContain(what)
  })

  test('a machine with the packages of Debian', () => {
    const texts = {
      'old/etc/httpd/conf/httpd.conf': `ServerRoot "/etc/httpd"
User web
Group apache
ErrorLog /srv/logs/error_log
CacheRoot /srv/cache
CustomLog /var/log/httpd/access_log common
LoadModule jk_module modules/mod_jk.so
LoadModule own_module modules/mod_own.so
`,
    }
    const site = siteFromTexts(texts, { layout: 'debian' })
    expect(checklistOf(site, migrate(site)).map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'Install these modules for 2.4, or decide to replace or remove them: jk_module (libapache2-mod-jk), own_module.',
        'Create the folders that httpd writes to: `mkdir -p /srv/logs /srv/cache /var/log/httpd`.',
        'Create the user and group of this server: web.',
      ]),
    )
  })

  test('folders of Windows are not made on a system with packages', () => {
    const text = 'ServerRoot "C:/web"\nErrorLog "D:/my logs/error.log"\nCacheRoot /srv/cache\n'
    const site = siteFromTexts({ 'old/web/conf/httpd.conf': text }, { layout: 'debian' })
    expect(checklistOf(site, migrate(site)).map(({ what }) => what)).toContain(
      'Create the folders that httpd writes to: `mkdir -p /srv/cache`.',
    )
  })

  test('a2enmod on Debian, as one command', () => {
    const texts = {
      'apache2.conf': `${server}Include mods-enabled/*.load\n<Location />\n  AuthType Basic\n  AuthName x\n  Require valid-user\n</Location>\n`,
      'mods-enabled/auth_basic.load': 'LoadModule auth_basic_module /usr/lib/apache2/modules/mod_auth_basic.so\n',
    }
    expect(itemsOf(texts).find(({ id }) => id === 'enable-modules')?.what).toMatch(
      /^On the new server, before the first start: `a2dismod mpm_event; a2enmod (\w+ ?)+`\.$/,
    )
    expect(itemsOf(texts).find(({ id }) => id === 'enable-modules')?.what).toContain('mpm_prefork')
    expect(itemsOf(texts).map(({ id }) => id)).not.toContain('decide')
  })

  test('what the packages of Debian have enabled themselves', () => {
    const texts = {
      'apache2.conf': `${server}Include mods-enabled/*.load\n`,
      'mods-enabled/mpm_prefork.load': 'LoadModule mpm_prefork_module /usr/lib/apache2/modules/mod_mpm_prefork.so\n',
      'mods-enabled/mime.load': 'LoadModule mime_module /usr/lib/apache2/modules/mod_mime.so\n',
    }
    const site = siteFromTexts(texts, { from: '2.2' })
    expect(checklistOf(site, migrate(site)).map(({ what }) => what)).toContain(
      'On the new machine, run `a2dismod mpm_event; a2dissite 000-default` before you copy the files.',
    )
  })

  test('SUSE has a program for each MPM, and writes the list of its modules at each start', () => {
    const main = 'User wwwrun\nInclude /etc/apache2/sysconfig.d/loadmodule.conf\nServerRoot /srv/www\n'
    const modules = 'LoadModule authz_host_module /usr/lib64/apache2-prefork/mod_authz_host.so\n'
    const texts = { 'etc/apache2/httpd.conf': main, 'etc/apache2/sysconfig.d/loadmodule.conf': modules }
    const site = siteFromTexts(texts, { layout: 'suse' })
    const told = checklistOf(site, migrate(site)).map(({ what }) => what)
    expect(told).toContain(
      'To keep the processes of 2.2, install apache2-prefork, and set APACHE_MPM="prefork" in /etc/sysconfig/apache2.',
    )
    expect(told).toContain(
      'Add the modules that the upgraded etc/apache2/sysconfig.d/loadmodule.conf loads to APACHE_MODULES in /etc/sysconfig/apache2 (a2enmod NAME).',
    )
    expect(migrate(site).findings.map(({ rule }) => rule.id)).not.toContain('built-in-mpm')
  })

  test('an MPM that no line shows how to load is to be decided', () => {
    const items = itemsOf({
      'httpd.conf': 'Listen 80\nServerRoot "/srv"\nInclude more/*.conf\n',
      'more/a.conf': 'User www\n',
    })
    expect(items.filter(({ id }) => id === 'decide').map(({ what }) => what)).toEqual([
      'Do what these findings say: built-in-mpm 1, missing-modules 1. They have no fix, and no other step here covers them.',
    ])
  })

  test('findings without a fix are left to decide', () => {
    const items = asked(
      '<Location /a>\n  LDAPTrustedClientCert CERT_BASE64 /x\n</Location>\nLDAPTrustedClientCert CERT_BASE64 /x\n',
    )
    expect(items.find(({ id }) => id === 'decide')?.what).toBe(
      'Do what the finding of ldap-trusted-client-cert says. It has no fix, and no other step here covers it.',
    )
  })

  test('every task is asked of some site here', () => {
    const shown = new Set([
      ...asks.map(([id]) => id),
      ...['files-to-copy', 'folders-to-make', 'own-accounts', 'main-file-of-service'],
      ...['packaged-apart', 'mpm-of-packages', 'modules-of-sysconfig'],
      ...['enabled-by-packages', 'files-not-in-conf'],
      'adopted-defaults',
      'enable-modules',
      'decide',
      'try-it',
    ])
    expect(tasks.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([])
  })
})

describe('what a site does not use', () => {
  test.each([
    ['a module of httpd', 'LoadModule alias_module modules/mod_alias.so\n'],
    ['a DavLockDB that nobody uses', 'DavLockDB /var/dav/lock\n'],
    ['a CacheRoot that nobody uses', 'CacheRoot /var/cache/x\n'],
    ['no .htaccess counts', 'DocumentRoot /srv/www\n'],
    ['a proxy without TLS', 'ProxyPass / http://back.example.org/\n'],
    ['a log that goes to syslog', 'ErrorLog syslog\n<Location />\n  AuthType Basic\n</Location>\n'],
    ['a log of which nobody is turned away', 'ErrorLog logs/error_log\n'],
    ['a RewriteLog that stays empty', 'RewriteLog logs/rewrite\nRewriteLogLevel 0\n'],
    ['cookies that are switched off', 'CookieTracking off\n'],
    [
      'one default virtual host',
      '<VirtualHost _default_:443>\n  ServerName a\n</VirtualHost>\n<VirtualHost *:80>\n  ServerName b\n</VirtualHost>\n',
    ],
    ['what only 2.2 reads', '<IfModule !mod_authz_core.c>\n  CookieTracking on\n</IfModule>\n'],
  ])('%s', (_what, lines) => {
    expect(
      asked(lines)
        .map(({ id }) => id)
        .filter((id) => id !== 'decide'),
    ).toEqual([])
  })
})

describe('no list at all', () => {
  const lines = 'CookieTracking on\nRewriteLog x\nRewriteLogLevel 3\n'
  test.each([
    ['for a .htaccess', { '.htaccess': 'AuthUserFile /x\nRequire valid-user\n' }],
    ['for a virtual host', { 'sites-enabled/a': `<VirtualHost *:80>\n${lines}</VirtualHost>\n` }],
    ['for a file of conf.d', { 'conf.d/a.conf': lines }],
    ['for a server that runs 2.4', { 'httpd.conf': `${server}CookieTracking on\nProtocols h2 http/1.1\n` }],
  ])('%s', (_what, texts) => {
    expect(itemsOf(texts)).toEqual([])
  })
})

describe('how it is shown', () => {
  const site = siteFromTexts({ 'httpd.conf': `${server}CookieTracking on\n` })
  const migration = migrate(site)
  const checklist = checklistOf(site, migration)
  const report = { site, migration, applied: new Set<never>(), checklist }

  test('as numbered lines before the last line of the report', () => {
    const lines = text(report).trimEnd().split('\n')
    const from = lines.indexOf('Before you start 2.4:')
    expect(lines.slice(from + 1, -2)).toEqual(checklist.map(({ what }, index) => `  ${index + 1}. ${what}`))
    expect(checklistText([])).toBe('')
  })

  test('in JSON, with places', () => {
    const { checklist: items } = JSON.parse(json(report)) as { checklist: { id: string; places: unknown }[] }
    expect(items.map(({ id }) => id)).toEqual(['tracking-cookies', 'try-it'])
    expect(items[0]?.places).toEqual([{ path: 'httpd.conf', line: 7 }])
  })

  test('in Markdown, as boxes to tick', () => {
    expect(checklistMarkdown([])).toBe('')
    const markdown = checklistMarkdown(checklist)
    expect(markdown.match(/^- \[ \] /gm)).toHaveLength(checklist.length)
    expect(markdown).toContain('`httpd.conf:7`')
  })

  test('words of the configuration are no Markdown', () => {
    const odd = siteFromTexts({ 'httpd.conf': `${server}LoadModule @team_<b>_module modules/x.so\n` })
    const markdown = checklistMarkdown(checklistOf(odd, migrate(odd)))
    expect(markdown).toContain('\\<b\\>')
    expect(markdown).not.toContain('@team')
  })

  test('nor is the name of a file', () => {
    const path = 'a``b\n- [x] @team #12/httpd.conf'
    const named = siteFromTexts({ [path]: `${server}CookieTracking on\n` })
    const entries = checklistMarkdown(checklistOf(named, migrate(named))).split('\n')
    expect(entries.filter((line) => line.includes('@team'))).toEqual(['  ```a``b - [x] @team #12/httpd.conf:7```'])
  })
})
