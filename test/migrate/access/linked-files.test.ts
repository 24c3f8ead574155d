import { expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'

const section = (path: string, lines: string) => `<Directory "${path}">\n${lines}</Directory>\n`
const open = section('/srv/www', 'AllowOverride All\nOrder allow,deny\nAllow from all\n')
const users = 'AuthType Basic\nAuthName x\nAuthUserFile /etc/users\nRequire valid-user\n'

/** The fix of a .htaccess file that a link shows in another folder, too. */
function fixOf(main: string, htaccess: string) {
  const texts = { '/etc/httpd/httpd.conf': `DocumentRoot "/srv/www"\n${main}`, '/srv/www/a/.htaccess': htaccess }
  const links = new Map([['/srv/www/b/c/.htaccess', '/srv/www/a/.htaccess']])
  const site = siteFromTexts(texts, { complete: true, from: '2.2', links, folder: '/' })
  const { findings } = migrate(site, { rules: [accessControl] })
  return findings.find(({ file }) => file.path.endsWith('.htaccess'))?.fix
}

test('a .htaccess file that links show in two folders changes for sure where it says the same in any', () => {
  expect(fixOf(open, 'Order allow,deny\nAllow from all\n')).toMatchObject({ safe: true })
})

test.each(['/srv/www/a', '/srv/www/b'])('and not where what is above it in one of them counts, as in %s', (path) => {
  expect(fixOf(open + section(path, users), 'Order allow,deny\nAllow from all\n')).toMatchObject({
    safe: false,
    assumes:
      'Wherever links show /srv/www/a/.htaccess (/srv/www/a, /srv/www/b/c), the sections above it let in the same.',
  })
})
