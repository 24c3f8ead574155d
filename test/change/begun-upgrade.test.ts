import { expect, test } from 'vitest'
import { pathsWhereUpgradeStarts } from '../../src/change/begun-upgrade.js'

const patch = (...lines: readonly string[]) => `@@ -1,9 +1,9 @@\n Listen 80\n${lines.join('\n')}\n`

test.each([
  ['a word of 2.4 in the place of one of 2.2', patch('-MaxClients 100', '+MaxRequestWorkers 100'), true],
  [
    'access rules, in their section',
    patch(' <Directory /srv>', '-Order allow,deny', '-Allow from all', '+Require all granted'),
    true,
  ],
  ['NameVirtualHost taken out', patch('-NameVirtualHost *:80'), true],
  ['a virtual host that is taken out', patch('-<Directory /b>', '-Order allow,deny', '-</Directory>'), false],
  ['a line of 2.2 for another', patch('-Allow from 10.0.0.1', '+Allow from 10.0.0.2'), false],
  ['words of 2.4 that are only added', patch('+Require all granted'), false],
  ['one word of 2.4 for another', patch('-Require all granted', '+Require ip 10.0.0.1'), false],
  ['what nobody shows', undefined, false],
])('%s', (_, text, begun) => {
  expect(pathsWhereUpgradeStarts([{ path: 'httpd.conf', patch: text }])).toEqual(begun ? ['httpd.conf'] : [])
})
