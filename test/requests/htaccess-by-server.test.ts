import { expect, test } from 'vitest'
import { htaccessLookupByServer } from '../../src/requests/htaccess-by-server.js'
import { orderedConfigurationOf } from '../../src/requests/read-configuration.js'
import { siteFromTexts } from '../../src/site/site.js'

const host = (name: string, lines: string) => `<VirtualHost *:80>\nServerName ${name}\n${lines}</VirtualHost>\n`

test('a server meets the files below its own folders, and those that lie below nobody’s', () => {
  const files = '<Files x.php>\nDeny from all\n</Files>\n'
  const site = siteFromTexts({
    'etc/httpd/httpd.conf': `ServerRoot /etc/httpd\nListen 80\nDocumentRoot /var/www\n${host('a', 'DocumentRoot /srv/a/htdocs\n')}${host('b', 'DocumentRoot /srv/b\nAlias /shared /srv/shared\n')}`,
    'srv/a/htdocs/.htaccess': files,
    'srv/b/deep/.htaccess': files,
    'srv/shared/.htaccess': files,
    'srv/.htaccess': files,
    'var/www/.htaccess': files,
  })
  const read = orderedConfigurationOf(site)
  const htaccessOf = htaccessLookupByServer(read)
  const met = [read.main, ...read.hosts].map((server) =>
    htaccessOf(server).map(({ kind, file }) => `${kind} ${file.path}`),
  )
  const both = (path: string) => [`htaccess ${path}/.htaccess`, `files ${path}/.htaccess`]
  expect(met.map((all) => [...all].sort())).toEqual(
    [
      [...both('srv'), ...both('var/www')],
      [...both('srv'), ...both('srv/a/htdocs')],
      [...both('srv'), ...both('srv/b/deep'), ...both('srv/shared')],
    ].map((all) => all.sort()),
  )
})
