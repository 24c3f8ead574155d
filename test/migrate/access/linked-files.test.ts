import { expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'

const section = (path: string, lines: string) => `<Directory "${path}">\n${lines}</Directory>\n`
const open = section('/srv/www', 'AllowOverride All\nOrder allow,deny\nAllow from all\n')
const users = 'AuthType Basic\nAuthName x\nAuthUserFile /etc/users\nRequire valid-user\n'

/** The fix of a .htaccess file that a link shows in another folder, too. */
function fixOf(main: string, htaccess: string, links = new Map([['/srv/www/b/c/.htaccess', '/srv/www/a/.htaccess']])) {
  const texts = { '/etc/httpd/httpd.conf': `DocumentRoot "/srv/www"\n${main}`, '/srv/www/a/.htaccess': htaccess }
  const site = siteFromTexts(texts, { complete: true, from: '2.2', links, folder: '/' })
  const { findings } = migrate(site, { rules: [accessControl] })
  return findings.find(({ file }) => file.path.endsWith('.htaccess'))?.fix
}

test('a .htaccess file that links show in two folders changes for sure where it says the same in any', () => {
  expect(fixOf(open, 'Order allow,deny\nAllow from all\n')).toMatchObject({ safe: true })
})

test.each(['/srv/www/a', '/srv/www/b'])('and where it comes out the same, whatever is above it in %s', (path) => {
  expect(fixOf(open + section(path, users), 'Order allow,deny\nAllow from all\n')).toMatchObject({ safe: true })
})

test.each(['/srv/www/a', '/srv/www/b'])('and not where it wants another form, for what is above it in %s', (path) => {
  const closed = section('/srv/www', 'AllowOverride All\nOrder allow,deny\nDeny from all\n')
  const both = 'Order allow,deny\nAllow from all\nSatisfy All\n'
  expect(fixOf(closed + section(path, `${users}Satisfy Any\n`), both)).toBeUndefined()
})

test('nor for sure where a link makes it lie above itself', () => {
  const links = new Map([['/srv/www/a/up/.htaccess', '/srv/www/a/.htaccess']])
  expect(fixOf(open, `${users}Satisfy Any\nOrder allow,deny\nAllow from 10.0.0.1\n`, links)).toMatchObject({
    safe: false,
    assumes:
      'Links put /srv/www/a/.htaccess in several folders (/srv/www/a, /srv/www/a/up), and the sections above the file allow the same clients in each folder.',
  })
})

test('a place that no URL leads to does not count', () => {
  const links = new Map([['/srv/app/a/.htaccess', '/srv/www/a/.htaccess']])
  const closed = section('/srv/app', 'AllowOverride All\nOrder allow,deny\nDeny from all\n')
  expect(fixOf(open + closed, users, links)).toBeUndefined()
  expect(fixOf(`${open}${closed}Alias /app /srv/app\n`, users, links)).toMatchObject({ safe: true })
})

test('one under which 2.2 does not read the file does not count either', () => {
  const links = new Map([['/srv/www/b/.htaccess', '/srv/www/a/.htaccess']])
  const closed = section('/srv/www/b', 'AllowOverride None\nOrder allow,deny\nDeny from all\n')
  expect(fixOf(open + closed, 'Order allow,deny\nDeny from all\n', links)).toMatchObject({ safe: true })
})
