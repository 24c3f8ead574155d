import { expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'

const folder = (lines: string) =>
  `DocumentRoot /srv\n<Directory />\nAllowOverride None\n</Directory>\n<Directory /srv>\n${lines}</Directory>\n`

const htaccess = { 'srv/sub/.htaccess': 'Order allow,deny\nDeny from all\n' }

/** The files that change, as they are then. */
function written(texts: Record<string, string>) {
  const site = siteFromTexts({ ...texts, ...htaccess }, { complete: true, from: '2.2' })
  const { texts: changed } = migrate(site, { rules: [accessControl] })
  return Object.fromEntries(Array.from(changed, ([{ path }, text]) => [path, text]))
}

const denied = { 'srv/sub/.htaccess': 'Require all denied\n' }

test('AuthConfig joins Limit in a file that the section includes', () => {
  expect(written({ 'httpd.conf': folder('Include over.inc\n'), 'over.inc': 'AllowOverride Limit\n' })).toEqual({
    ...denied,
    'over.inc': 'AllowOverride Limit AuthConfig\n',
  })
})

test.each([
  ['None Limit', 'None Limit AuthConfig'],
  ['AuthConfig None Limit', 'AuthConfig None Limit AuthConfig'],
  ['None AuthConfig Limit', undefined],
])('words count after None: AllowOverride %s', (words, after) => {
  expect(written({ 'httpd.conf': folder(`AllowOverride ${words}\n`) })).toEqual({
    ...denied,
    ...(after && { 'httpd.conf': folder(`AllowOverride ${after}\n`) }),
  })
})
