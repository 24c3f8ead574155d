// A made-up server tree of a given size, the same at every run: virtual hosts as hosts with many sites have them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Write `files` files of about `bytes` bytes in all below `folder`, and return their paths. */
export function makeTree(folder, bytes, files) {
  mkdirSync(join(folder, 'sites'), { recursive: true })
  const paths = []
  const share = Math.floor(bytes / files)
  let site = 0
  for (let index = 0; index < files; index++) {
    let text = index === 0 ? mainPart : ''
    while (text.length < share) text += virtualHost(site++)
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

const virtualHost = (site) => `#
# Site ${site}: asked for by customer ${site % 977}, see the ticket system.
# Please keep the order of the blocks below; the panel reads them.
#
<VirtualHost *:80>
    ServerName www${site}.example.org
    ServerAlias example${site}.org *.example${site}.org
    ServerAdmin webmaster@example${site}.org
    DocumentRoot /srv/www/site${site}/htdocs
    DirectoryIndex index.php index.html

    # Everybody may read the site.
    <Directory /srv/www/site${site}/htdocs>
        Options -Indexes +FollowSymLinks
        AllowOverride All
        ${site % 3 === 0 ? 'Order allow,deny\n        Allow from all' : '# Open, see the main configuration.\n        IndexIgnore *.bak'}
    </Directory>
    <Directory /srv/www/site${site}/htdocs/intern>
        AuthType Basic
        AuthName "Site ${site}"
        AuthUserFile /srv/www/site${site}/htpasswd
        Require valid-user
        ${site % 5 === 0 ? `Order deny,allow\n        Deny from all\n        Allow from 10.${site % 250}.0.0/16` : '# From everywhere.'}
    </Directory>

    ErrorLog /var/log/httpd/site${site}-error.log
    CustomLog /var/log/httpd/site${site}-access.log combined
    RewriteEngine On
    RewriteCond %{HTTP_HOST} !^www${site}\\.example\\.org$ [NC]
    RewriteRule ^/(.*)$ http://www${site}.example.org/$1 [R=301,L]
    ExpiresActive On
    ExpiresByType image/gif "access plus 1 month"
    # ExpiresByType text/html "access plus 1 day"
    SetEnvIf Request_URI "^/health" dontlog
    Alias /icons/ /usr/share/icons/
    # The end of site ${site}.
</VirtualHost>

`
