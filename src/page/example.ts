/** The example that the page shows first: a whole server, so that its access fixes are safe. */
export const exampleServer = `ServerRoot /etc/httpd
Listen 80
User apache
Group apache
Timeout 120
MaxClients 150
MaxRequestsPerChild 4000
EnableSendfile Off
FileETag MTime Size
NameVirtualHost *:80

<Directory />
    AllowOverride None
    Order deny,allow
    Deny from all
</Directory>

<VirtualHost *:80>
    ServerName shop.example.com
    DocumentRoot /srv/shop
    RewriteLog /var/log/httpd/rewrite.log
    RewriteLogLevel 3

    <Directory /srv/shop>
        Options Indexes +FollowSymLinks
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
</VirtualHost>

DefaultType text/plain
SSLMutex default
`

export const exampleName = 'httpd.conf'
