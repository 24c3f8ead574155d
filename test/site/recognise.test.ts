import { describe, expect, test } from 'vitest'
import { loadSite } from '../../src/site/load.js'
import { isForHttpd } from '../../src/site/recognise.js'
import { isConfigPath } from '../../src/site/wanted-path.js'
import { parse } from '../../src/syntax/parse.js'
import { corpus, hasCorpus } from '../corpus.js'

describe('names that suggest a configuration', () => {
  test.each([
    '.htaccess', 'web/.htaccess', '_htaccess', 'htaccess.txt', 'sample.htaccess', '.htaccess.dist', 'a/.HTACCESS',
    'httpd.conf', 'conf/httpd.conf.in', 'apache2.conf.erb', 'site.conf.j2', 'vhost.conf.master', 'httpd.conf-dist', 'a.vhost', 'ssl.load', 'x.macro',
    'sites-available/default', 'sites-enabled/000-default', 'conf.d/ssl', 'vhosts.d/a', 'mods-available/x.load',
  ])('%s', (path) => expect(isConfigPath(path)).toBe(true)) // biome-ignore format: a table

  test.each([
    'README', 'index.html', 'sites-available', 'conf.d/x.swp', 'conf.d/x~', 'httpd.conf.orig', 'httpd.conf.rej', 'a.key', 'conf.d/mod.so', 'config.c', 'htaccessory/a',
    'apache.conf.d.md', 'deploy.py', 'conf.d/sub/x', 'build/config.nice',
  ])('but not %s', (path) => expect(isConfigPath(path)).toBe(false)) // biome-ignore format: a table
})

describe('contents that are for httpd', () => {
  const isFor = (path: string, text: string) => isForHttpd(parse(text, path))

  test.each<[string, string]>([
    ['a virtual host', '<VirtualHost *:80>\n  ServerName a\n  Foo bar\n</VirtualHost>\n'],
    ['one line among four, that nobody else has', 'NameVirtualHost *\nfoo\nbar\nbaz\n'],
    [
      'a module of somebody else',
      'LoadModule rpaf_module modules/mod_rpaf.so\nRPAFenable On\nRPAFheader a\nRPAFproxy_ips b\nRPAFsethostname On\n',
    ],
    ['a template', '<% if a %>\nNameVirtualHost *:<%= port %>\n<% end %>\n'],
    ['Includes of the files of a server', 'Include sites-available/a.conf\nInclude /etc/apache2/b.conf\n'],
    ['access for a folder', '<Directory /a>\n  Order allow,deny\n  Allow from all\n</Directory>\n'],
    ['a login', 'AuthType Basic\nAuthName a\nAuthUserFile /a\nRequire valid-user\n'],
    ['processes', 'User apache\nStartServers 5\nMaxClients 150\n'],
    ['headers', 'Header set X-Frame-Options DENY\n'],
    ['methods of WebDAV', '<Limit PROPFIND VERSION-CONTROL>\n  Deny from all\n</Limit>\n'],
  ])('%s', (_title, text) => expect(isFor('a.conf', text)).toBe(true))

  test.each<[string, string]>([
    ['nothing', ''],
    ['comments', '# Listen 80\n'],
    ['nginx', 'user www;\nserver {\n  listen 80;\n  alias /a;\n}\n'],
    ['an INI file', '[client]\nport = 3306\nuser = x\nsocket = y\n'],
    ['lines of another program', 'foo 1\nbar 2\nbaz 3\nqux 4\nNameVirtualHost *\n'],
    ['lines that many programs have', 'User daemon\nGroup daemon\nPidFile /a\nListen 10.0.0.1\nTimeout 5\n'],
    ['a small Tinyproxy', 'User tinyproxy\nPort 8888\nTimeout 600\nMaxClients 100\nAllow 127.0.0.1\n'],
    ['a path in brackets', 'include <tunables/home>\n'],
    ['options of another program', 'options bonding max_bonds=0\n'],
    ['types that are none of media', 'Interval 60\nAddType voltage-in in\nAddType voltage-out out\n'],
    ['XML', '<config>\n<allow user="a"/>\n<limit name="b">5</limit>\n</config>\n'],
    ['a section of a module, with nothing in it', '<IfModule mod_tls.c>\n# nothing\n</IfModule>\n'],
    ['binary noise', '\u0000\u0001\u0002\n\u0003 \u0004\n'],
  ])('but not %s', (_title, text) => expect(isFor('a.conf', text)).toBe(false))

  test('what a file of httpd includes is, however little it says', () => {
    const text = (path: string, text: string) => ({ path, text, named: false })
    const { site } = loadSite([
      text('a/users.conf', 'User apache\n'),
      text('b/users.conf', 'User apache\n'),
      text('conf/c.conf', 'Include a/users.conf\nNameVirtualHost *\n'),
      text('d/foreign.conf', '[a]\nb = c\n'),
    ])
    expect(site.files.map(({ path }) => path)).toEqual(['a/users.conf', 'conf/c.conf'])
  })

  test('a name that only httpd has decides', () => {
    expect(['web/.htaccess', 'httpd.conf', 'etc/apache2.conf'].map((path) => isFor(path, 'php_value a b\n'))).toEqual([
      true,
      true,
      true,
    ])
    expect(isFor('htaccess.txt', 'php_value a b\n')).toBe(false)
  })

  test.skipIf(!hasCorpus)('no configuration file of the corpus is taken for another program', () => {
    const isOdd = ({ group, text }: { group: string; text: string }) =>
      group === 'ssi' || group === 'config.nice' || /<Perl/.test(text)
    const lost = corpus()
      .filter((file) => !isOdd(file))
      .filter(({ path, text }) => isConfigPath(path) && !isForHttpd(parse(text, path)))
    // Files of comments, or of lines that no module of httpd knows.
    expect(
      lost
        .filter(({ text }) => /^\s*(?:Order|Options|RewriteRule|<VirtualHost|LoadModule)\b/im.test(text))
        .map(({ path }) => path),
    ).toEqual([])
  })
})
