import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { enabled, exported, loadFile, type Texts, type Tree, type TreeParts, textsIn, treeOf } from './tree.js'

const corpus = fileURLToPath(new URL('../../../shared/corpus/', import.meta.url))

/** Whole servers of the corpus, with what the test supplies for what the corpus has not: placeholders, links, empty files. */
export function corpusTrees(): readonly Tree[] {
  const trees = [
    upstream(),
    squeeze(),
    ubuntu(),
    redHat('rhel5-linuxfiles', 'rhel5-linuxfiles/etc/httpd'),
    redHat('rhel6-maluroam', 'rhel6-maluroam/etc/httpd'),
    redHat('rhel6-topecongiro', 'rhel6-topecongiro/httpd'),
    freebsd(),
    mac(),
    xampp(),
  ]
  const there = trees.flatMap((tree) => (tree ? treeOf(tree) : []))
  const absent = trees.length - there.length
  if (absent)
    console.warn(
      `\n*** ${absent} trees of real servers (../shared/corpus) are no part of the repository: the tests with them are SKIPPED, those with test/sites and Debian's packages run. ***\n`,
    )
  return there
}

/** What `configure --enable-mods-shared=most` of 2.2 builds. */
const upstreamModules = [
  ...['authn_file', 'authn_dbm', 'authn_anon', 'authn_default', 'authz_host', 'authz_groupfile', 'authz_user'],
  ...['authz_dbm', 'authz_owner', 'authz_default', 'auth_basic', 'auth_digest', 'dumpio', 'reqtimeout', 'ext_filter'],
  ...['include', 'filter', 'substitute', 'deflate', 'log_config', 'logio', 'env', 'expires', 'headers', 'ident'],
  ...['setenvif', 'version', 'ssl', 'mime', 'dav', 'status', 'autoindex', 'asis', 'info', 'cgi', 'dav_fs'],
  ...['vhost_alias', 'negotiation', 'dir', 'imagemap', 'actions', 'speling', 'userdir', 'alias', 'rewrite'],
]

function upstream(): TreeParts | undefined {
  const texts = textsIn(join(corpus, 'apache-httpd-2.2-docs/docs/conf'), 'usr/local/apache2/conf')
  if (!texts) return undefined
  const root = '/usr/local/apache2'
  const load = upstreamModules.map((name) => `LoadModule ${name}_module modules/mod_${name}.so`).join('\n')
  const words: Readonly<Record<string, string>> = { ServerRoot: root, Port: '80', SSLPort: '443', LoadModule: load }
  const folders: Readonly<Record<string, string>> = { logfile: 'logs', sysconf: 'conf', runtime: 'logs' }
  const filled = Object.entries(texts).map(([path, text]) => [
    path.replace(/\.in$/, ''),
    text
      .replace(/@@(\w+)@@/g, (_, name: string) => words[name] ?? '')
      .replace(/@rel_(\w+?)dir@/g, (_, name: string) => folders[name] ?? name)
      .replace(
        /@exp_(\w+?)dir@/g,
        (_, name: string) => `${root}/${folders[name] ?? (name === 'cgi' ? 'cgi-bin' : name)}`,
      )
      .replace(/^#(?=Include conf\/extra)/gm, ''),
  ])
  const main = 'usr/local/apache2/conf/httpd.conf'
  return { name: 'the upstream distribution', main, texts: withAbsent(main, Object.fromEntries(filled)) }
}

/** Each file that an Include names and that is not there, empty. */
function withAbsent(main: string, texts: Texts): Texts {
  const root = /^ServerRoot "?([^"\s]+)/m.exec(texts[main] ?? '')?.[1] ?? `/${posix.dirname(main)}`
  const names = Object.values(texts).flatMap((text) => [
    ...text.matchAll(/^[ \t]*Include[ \t]+"?([^"\s*?[]+)"?[ \t\r]*$/gim),
  ])
  const paths = names.map(([, path = '']) => (path.startsWith('/') ? path : `${root}/${path}`).slice(1))
  const absent = paths.filter((path) => !/\/$/.test(path) && !(path in texts))
  return { ...texts, ...Object.fromEntries(absent.map((path) => [path, ''])) }
}

function squeeze(): TreeParts | undefined {
  const own = textsIn(join(corpus, 'debian-squeeze-thesis/apache2'), 'etc/apache2')
  if (!own) return undefined
  const modules = [
    ...['alias', 'auth_basic', 'authn_file', 'authz_default', 'authz_groupfile', 'authz_host', 'authz_user'],
    ...['autoindex', 'deflate', 'dir', 'env', 'mime', 'negotiation', 'passenger', 'reqtimeout', 'rewrite', 'setenvif'],
    ...['ssl', 'status'],
  ]
  const main = 'etc/apache2/apache2.conf'
  const { 'etc/apache2/envvars': script, ...rest } = own
  const texts = withAbsent(main, {
    ...Object.assign({}, ...modules.map((name) => loadFile('etc/apache2', name))),
    'etc/apache2/ports.conf': 'NameVirtualHost *:80\nListen 80\n<IfModule mod_ssl.c>\n    Listen 443\n</IfModule>\n',
    ...rest,
  })
  const sites = [
    ['etc/apache2/sites-enabled/000-default', 'etc/apache2/sites-available/default'],
    ['etc/apache2/sites-enabled/default-ssl', 'etc/apache2/sites-available/default-ssl'],
  ] as const
  const links = new Map([...enabled('etc/apache2', modules, texts), ...sites])
  return { name: 'debian-squeeze-thesis', main, texts, links, env: exported(script), builtIn: debianBuiltIn }
}

/** Debian's 2.2 has these built in, and so has its 2.4. */
const debianBuiltIn = ['log_config', 'logio', 'version']

function ubuntu(): TreeParts | undefined {
  const own = textsIn(join(corpus, 'debian-ubuntu1004-owaspbwa/etc/apache2'), 'etc/apache2')
  if (!own) return undefined
  const modules = [
    ...['alias', 'auth_basic', 'auth_digest', 'authn_file', 'authz_default', 'authz_groupfile', 'authz_host'],
    ...['authz_user', 'autoindex', 'cgi', 'deflate', 'dir', 'env', 'headers', 'mime', 'mod-security', 'mod_mono'],
    ...['negotiation', 'perl', 'php5', 'proxy', 'proxy_http', 'reqtimeout', 'rewrite', 'setenvif', 'ssl', 'status'],
  ]
  const main = 'etc/apache2/apache2.conf'
  const { 'etc/apache2/envvars': script, ...rest } = own
  const texts = withAbsent(main, rest)
  const names = Object.keys(rest).flatMap((path) => /sites-available\/(.+)$/.exec(path)?.[1] ?? [])
  const sites = names.map((name): [string, string] => [
    `etc/apache2/sites-enabled/${name === 'default' ? '000-default' : name}`,
    `etc/apache2/sites-available/${name}`,
  ])
  const links = new Map([...enabled('etc/apache2', modules, texts), ...sites])
  return { name: 'debian-ubuntu1004-owaspbwa', main, texts, links, env: exported(script), builtIn: debianBuiltIn }
}

function redHat(name: string, folder: string): TreeParts | undefined {
  const texts = textsIn(join(corpus, folder), 'etc/httpd')
  return texts && { name, main: 'etc/httpd/conf/httpd.conf', texts }
}

function freebsd(): TreeParts | undefined {
  const texts = textsIn(join(corpus, 'freebsd-apache22-agri/etc/apache22'), 'usr/local/etc/apache22')
  return texts && { name: 'freebsd-apache22-agri', main: 'usr/local/etc/apache22/httpd.conf', texts }
}

/** Only its `extra` folder is there; the main file is one that reads all of it, as MacPorts has it. */
function mac(): TreeParts | undefined {
  const extra = textsIn(join(corpus, 'mac-ketema/conf'), 'opt/local/apache2/conf')
  if (!extra) return undefined
  const main = 'opt/local/apache2/conf/httpd.conf'
  const lines = [
    'ServerRoot "/opt/local/apache2"',
    'Listen 80',
    ...upstreamModules.map((name) => `LoadModule ${name}_module modules/mod_${name}.so`),
    'LoadModule php5_module modules/libphp5.so',
    'User www',
    'Group www',
    'DocumentRoot "/opt/local/apache2/htdocs"',
    '<Directory />',
    '    Options FollowSymLinks',
    '    AllowOverride None',
    '    Order deny,allow',
    '    Deny from all',
    '</Directory>',
    '<Directory "/opt/local/apache2/htdocs">',
    '    Options Indexes FollowSymLinks',
    '    AllowOverride None',
    '    Order allow,deny',
    '    Allow from all',
    '</Directory>',
    '<FilesMatch "^\\.ht">',
    '    Order allow,deny',
    '    Deny from all',
    '</FilesMatch>',
    'DefaultType text/plain',
    'TypesConfig conf/mime.types',
    'ErrorLog logs/error_log',
    ...Object.keys(extra).map((path) => `Include ${path.slice('opt/local/apache2/'.length)}`),
  ]
  return { name: 'mac-ketema', main, texts: { [main]: `${lines.join('\n')}\n`, ...extra } }
}

function xampp(): TreeParts | undefined {
  const texts = textsIn(join(corpus, 'win-xampp-magento-2010/xampp'), 'xampp')
  if (!texts) return undefined
  const main = 'xampp/apache/conf/httpd.conf'
  // That of Windows has threads too.
  return { name: 'win-xampp-magento-2010', main, texts: withAbsent(main, texts), mpm: 'event' }
}
