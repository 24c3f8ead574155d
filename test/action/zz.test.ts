import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { commentsOn, push, reply } from '../github/people.js'
import { withGitHub } from '../github/server.js'
import { pullOf, readOnly, review, withBundle } from './scene.js'
import { bodies } from './seen.js'

withBundle()
const real = `ServerRoot "/etc/httpd"
Listen 80
LoadModule authz_host_module modules/mod_authz_host.so
LoadModule authn_alias_module modules/mod_authn_alias.so
NameVirtualHost *:80
MaxClients 256
KeepAlive On
DefaultType text/plain
LockFile /var/lock/httpd.lock
RewriteLog /var/log/rw.log
RewriteLogLevel 3
SSLMutex default
<Directory />
    Options FollowSymLinks
    AllowOverride None
    Order deny,allow
    Deny from all
</Directory>
<Directory /var/www>
    Options Indexes -FollowSymLinks
    AllowOverride All
    Order allow,deny
    Allow from all
</Directory>
<Location /server-status>
    SetHandler server-status
    Order deny,allow
    Deny from all
    Allow from 10.0.0.0/8 .example.com
</Location>
<VirtualHost *:80>
    ServerName www.example.com
    <Directory /srv/app>
        AuthType Basic
        AuthName "x"
        AuthUserFile /etc/httpd/users
        Require valid-user
        Order deny,allow
        Deny from all
        Allow from 192.168.0.0/16
        Satisfy any
    </Directory>
    SSLCertificateFile /etc/pki/crt
    SSLProtocol all -SSLv2
</VirtualHost>
`
async function dump(name: string, pull: any, run: any) {
  console.log(`\n======== ${name}: exit ${run.exitCode} outputs ${JSON.stringify(run.outputs)}`)
  for (const body of bodies(pull)) console.log('---- REVIEW BODY\n' + body)
  for (const c of commentsOn(pull))
    console.log(`---- COMMENT ${c.path}:${c.anchor?.startLine ?? ''}-${c.anchor?.line}\n${c.body}`)
  console.log('---- SUMMARY\n' + run.summary)
  console.log('---- LOG\n' + run.log)
}
for (const fixes of ['safe', 'all'])
  test('dump ' + fixes, () =>
    withGitHub(async (github) => {
      const pull = await pullOf(
        github,
        {},
        {
          'conf/httpd.conf': real,
          'www/.htaccess':
            'Order allow,deny\nAllow from all\nDeny from 1.2.3.4\n<Files *.php>\nOrder deny,allow\nDeny from all\n</Files>\n',
        },
      )
      await dump('real ' + fixes, pull, await review(github, pull, { inputs: { fixes } }))
    }),
  )
test('dump ro', () =>
  withGitHub(async (github) => {
    const pull = await pullOf(github, {}, { 'conf/httpd.conf': real })
    await dump('read only', pull, await review(github, pull, { token: readOnly, inputs: { 'fail-on': 'error' } }))
  }))
test('dump outside', () =>
  withGitHub(async (github) => {
    const pull = await pullOf(
      github,
      { 'conf/httpd.conf': real },
      { 'conf/httpd.conf': `${real}\n\n\n\n\n\n\nTimeout 3\n` },
    )
    await dump('outside', pull, await review(github, pull, { inputs: { fixes: 'all' } }))
  }))
