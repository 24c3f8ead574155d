import { folder } from '../folder.js'

const modules = ['authz_host', 'auth_basic', 'authn_file', 'authz_user', 'mime', 'dir', 'alias']

/** A main file. */
export const main = (folder: string, documents: string, lines = ''): string =>
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

/** A server's folder of documents, and its files by their paths on the server. */
export type CopiedServer = readonly [documents: string, files: Readonly<Record<string, string>>]

/** Where the distributions have a server's files. */
export const copiedServers: Readonly<Record<string, CopiedServer>> = {
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

/** A folder with the copy of a server in `old`, .htaccess files and all. */
export const copyOf = ([documents, files]: CopiedServer): string =>
  folder({
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`old/${path}`, text])),
    [`old/${documents}/private/.htaccess`]: 'Order deny,allow\nDeny from all\nAllow from 10.0.0.0/8\n',
    [`old/${documents}/app/.htaccess`]:
      'AuthType Basic\nAuthName x\nAuthUserFile /etc/users\nRequire valid-user\nSatisfy Any\nOrder deny,allow\nDeny from all\n',
    'old/srv/extra/files/a/.htaccess': 'Order allow,deny\nDeny from all\n',
  })
