// A made-up server tree of a given size, the same at every run: virtual hosts as hosts with many sites have them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Write `files` files of about `bytes` bytes in all below `folder`, and return their paths. */
export const makeTree = (folder, bytes, files) => write(folder, bytes, files, virtualHost)

/** The same with a section that bears on access in 12 lines: 33,000 of them in 10 MB. */
export const makeDenseTree = (folder, bytes, files) => write(folder, bytes, files, denseHost)

function write(folder, bytes, files, hostOf) {
  mkdirSync(join(folder, 'sites'), { recursive: true })
  const paths = []
  const share = Math.floor(bytes / files)
  let site = 0
  for (let index = 0; index < files; index++) {
    let text = index === 0 ? mainPart : ''
    while (text.length < share) text += hostOf(site++)
    const path =
      index === 0 ? join(folder, 'httpd.conf') : join(folder, 'sites', `${String(index).padStart(4, '0')}.conf`)
    writeFileSync(path, text)
    paths.push(path)
  }
  return paths
}

const mainPart = `# The main configuration file.
ServerRoot "/etc/httpd"
Listen 80
LoadModule dir_module modules/mod_dir.so
LoadModule mime_module modules/mod_mime.so
LoadModule authz_host_module modules/mod_authz_host.so
<IfModule prefork.c>
    StartServers 8
    MaxClients 256
    MaxRequestsPerChild 4000
</IfModule>
NameVirtualHost *:80
DocumentRoot "/var/www/html"
<Directory />
    Options FollowSymLinks
    AllowOverride None
    Order deny,allow
    Deny from all
</Directory>
Include sites/*.conf

`

/** Real configurations have one section that bears on access in some 75 lines, and more comments than directives. */
const virtualHost = (site) => `#
# Site ${site}: asked for by customer ${site % 977}, see the ticket system.
#
# The document root and what may be done there. Whatever the customer's programs write goes to "data", which lies outside
# the document root, so that nobody can ask for it. Uploads are scanned before they are moved below the document root.
#
# Please keep the order of the blocks below: the panel reads them, and writes them anew when the customer changes the
# settings there. What is added by hand belongs at the end, below the line that says so.
#
<VirtualHost *:80>
    ServerName www${site}.example.org
    ServerAlias example${site}.org *.example${site}.org
    ServerAdmin webmaster@example${site}.org
    DocumentRoot /srv/www/site${site}/htdocs
    DirectoryIndex index.php index.html
    AddDefaultCharset UTF-8
    UseCanonicalName Off

    #
    # Logs. The access log is read every night, so its format must stay as it is; the error log is kept for two weeks.
    #
    ErrorLog /var/log/httpd/site${site}-error.log
    CustomLog /var/log/httpd/site${site}-access.log combined
    SetEnvIf Request_URI "^/health" dontlog
    # LogLevel debug

    #
    # Addresses. The name with www is the one that search engines shall know; old addresses of the shop lead to the new one.
    #
    RewriteEngine On
    RewriteCond %{HTTP_HOST} !^www${site}\\.example\\.org$ [NC]
    RewriteRule ^/(.*)$ http://www${site}.example.org/$1 [R=301,L]
    RewriteRule ^/shop/item/([0-9]+)$ /shop/index.php?item=$1 [PT,QSA]
    Alias /icons/ /usr/share/icons/
    Redirect permanent /old-shop http://www${site}.example.org/shop

    #
    # How long browsers may keep what they got. Pictures hardly ever change, and have a new name when they do.
    #
    ExpiresActive On
    ExpiresByType image/gif "access plus 1 month"
    ExpiresByType image/png "access plus 1 month"
    # ExpiresByType text/html "access plus 1 day"

${access(site)}    # Added by hand, with date and name:
    # 2009-03-12 hm: the customer's programmer asked for a longer time-out, and no longer needs it.
    # 2011-07-01 ks: see ticket ${site * 7}.
</VirtualHost>

`

const access = (site) => [open, closed, () => ''][site % 3](site)

const open = (site) => `    # Everybody may read the site.
    <Directory /srv/www/site${site}/htdocs>
        Options -Indexes +FollowSymLinks
        AllowOverride All
        Order allow,deny
        Allow from all
    </Directory>

`

const closed = (site) => `    # The pages of the customer's own people.
    <Directory /srv/www/site${site}/htdocs/intern>
        AuthType Basic
        AuthName "Site ${site}"
        AuthUserFile /srv/www/site${site}/htpasswd
        Require valid-user
        Order deny,allow
        Deny from all
        Allow from 10.${site % 250}.0.0/16
    </Directory>

`

/** As a panel writes them: a host for each customer with three folders in it, and no comment. */
const denseHost = (site) => `<VirtualHost *:80>
    ServerName c${site}.example.org
    ServerAdmin admin@example.org
    DocumentRoot /home/customer${site}/www
    DirectoryIndex index.php
    UseCanonicalName Off
    ErrorLog /var/log/httpd/c${site}.err
    CustomLog /var/log/httpd/c${site}.log combined
    RewriteEngine On
    RewriteRule ^/old/(.*)$ /new/$1 [R]
    Alias /icons/ /usr/share/icons/

    <Directory /home/customer${site}/www>
        Options -Indexes
        AllowOverride None
        Order allow,deny
        Allow from all
    </Directory>

    <Directory /home/customer${site}/www/intern>
        AuthType Basic
        AuthName "Customer ${site}"
        AuthUserFile /home/customer${site}/users
        Require valid-user
        Order deny,allow
        Deny from all
        Allow from 10.${site >> 8}.${site % 256}.0/24
    </Directory>

    <Directory /home/customer${site}/www/${site % 2 ? 'data' : 'logs'}>
        Order deny,allow
        Deny from all
    </Directory>
</VirtualHost>

`

/** Servers side by side, each in a folder of its own with an Include and a .htaccess file, and return that of all. */
export function makeServers(folder, count) {
  for (let server = 0; server < count; server++) {
    const own = join(folder, `host${server}`)
    const served = `/srv/www/site${server}`
    put(
      join(own, 'etc/httpd/httpd.conf'),
      `${opening}User apache\nDocumentRoot ${served}\n${directory(served, 'AllowOverride All\nOrder allow,deny\nAllow from all\n')}Include conf.d/*.conf\n`,
    )
    put(join(own, 'etc/httpd/conf.d/intern.conf'), directory(`${served}/intern`, closedLines))
    put(join(own, served, 'intern/.htaccess'), `${closedLines}Allow from 10.${server % 250}\n`)
  }
  return folder
}

/**
 * One server with so many sites: a virtual host and three .htaccess files for each. Every other one says what holds for `/`, as
 * Debian's do.
 */
export function makeHosting(folder, count) {
  const main = `${opening}${directory('/', `AllowOverride All\n${openLines}`)}<Files ~ "^\\.ht">\n${closedLines}Satisfy All\n</Files>\nInclude vhosts/*.conf\n`
  put(join(folder, 'etc/httpd/httpd.conf'), main)
  for (let site = 0; site < count; site++) {
    const served = `/srv/www/site${site}`
    const root = site % 2 ? directory('/', 'AllowOverride None\n') : ''
    const own = directory(served, `AllowOverride All\n${openLines}`)
    const host = `ServerName www${site}.example.org\nDocumentRoot ${served}\n${root}${own}`
    put(join(folder, `etc/httpd/vhosts/${site}.conf`), `<VirtualHost *:80>\n${host}</VirtualHost>\n`)
    put(join(folder, served, '.htaccess'), `<Files config.php>\n${closedLines}</Files>\nOptions -Indexes\n`)
    put(join(folder, served, 'admin/.htaccess'), `${closedLines}Allow from 10.${site % 250}\n`)
    put(join(folder, served, 'uploads/.htaccess'), '<Files *.php>\nDeny from all\n</Files>\n')
  }
  return folder
}

/** So many virtual hosts below a section that a person must decide about, for which all of them wait. */
export function makeBlocked(folder, count) {
  const above = 'Require valid-user\nOrder deny,allow\nDeny from env=\n'
  const root = directory('/', `AllowOverride None\n${closedLines}Satisfy Any\n`)
  const main = `${opening}NameVirtualHost *:80\n${root}${directory('/srv', above)}Include vhosts/*.conf\n`
  put(join(folder, 'etc/httpd/httpd.conf'), main)
  for (let site = 0; site < count; site++) {
    const served = `/srv/site${site}`
    const own =
      directory(served, openLines) + directory(`${served}/admin`, `${closedLines}Allow from 10.${site % 250}\n`)
    const host = `ServerName www${site}.example.org\nDocumentRoot ${served}\n${own}`
    put(join(folder, `etc/httpd/vhosts/${site}.conf`), `<VirtualHost *:80>\n${host}</VirtualHost>\n`)
  }
  return folder
}

/** So many .htaccess files, of which nobody knows where they lie on the server. */
export function makeHtaccess(folder, count) {
  const said = [
    () => closedLines,
    (index) => `${closedLines}Allow from 10.${index % 250}\n`,
    () => 'AuthType Basic\nAuthName x\nRequire valid-user\n',
    () => '<Files *.inc>\nDeny from all\n</Files>\n',
  ]
  for (let index = 0; index < count; index++)
    put(join(folder, `a${index % 50}/b${index}/.htaccess`), said[index % said.length](index))
  return folder
}

/** So many locations of the main server, as repositories have them. */
export function makeLocations(folder, count) {
  const lines = `${closedLines}Allow from 10.1\n`
  const all = Array.from({ length: count }, (_, place) => `<Location /svn/${place}>\n${lines}</Location>\n`)
  put(join(folder, 'httpd.conf'), opening + all.join(''))
  return folder
}

/** One section that allows so many clients, line by line. */
export function makeList(folder, count) {
  const lines = Array.from({ length: count }, (_, client) => `Allow from 10.${client >> 8}.${client % 256}.0/24\n`)
  put(join(folder, 'httpd.conf'), opening + directory('/srv', closedLines + lines.join('')))
  return folder
}

/** So many sections without any old line, beside as many that are closed, all below a closed root. */
export function makeSilent(folder, count) {
  const asking = (user) => `AuthType Basic\nAuthName Intern\nRequire user user${user}\n`
  const pairs = Array.from(
    { length: count },
    (_, pair) => directory(`/srv/closed${pair}`, closedLines) + directory(`/srv/asking${pair}`, asking(pair)),
  )
  put(join(folder, 'httpd.conf'), opening + directory('/', closedLines) + pairs.join(''))
  return folder
}

const opening = 'ServerRoot /etc/httpd\nListen 80\n'
const openLines = 'Order allow,deny\nAllow from all\n'
const closedLines = 'Order deny,allow\nDeny from all\n'
const directory = (path, lines) => `<Directory ${path}>\n${lines}</Directory>\n`

function put(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
