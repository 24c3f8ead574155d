/** What the page shows until somebody brings their own: safe fixes, fixes for review, and a decision. */
export const example = `NameVirtualHost *:80

<VirtualHost *:80>
    ServerName shop.example.com
    DocumentRoot /srv/shop
    RewriteLog /var/log/httpd/rewrite.log
    RewriteLogLevel 3

    <Directory /srv/shop>
        Options Indexes +FollowSymLinks
        AllowOverride None
        Order allow,deny
        Allow from all
    </Directory>

    # From the office, or with a password
    <Location /admin>
        Order deny,allow
        Deny from all
        Allow from 192.0.2.0/24
        AuthType Basic
        AuthName "Back office"
        AuthUserFile /etc/httpd/passwd
        Require valid-user
        Satisfy any
    </Location>

    DefaultType text/plain
    SSLMutex default
</VirtualHost>
`

export const exampleName = 'shop.conf'
