import { expect, test } from 'vitest'
import { findingsOfRules } from '../../../src/migrate/migrate.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'

const titlesOf = (text: string, from: '2.2' | '2.4') =>
  findingsOfRules(siteFromTexts({ 'var/www/.htaccess': text }, { from }), [accessControl]).map(({ fix }) => fix?.title)

test.each([
  ['Order allow,deny\nAllow from all\n', '2.2', 'Write Require all granted'],
  ['Order deny,allow\nDeny from all\nAllow from 10.0.0.1 10.0.0.2\n', '2.2', 'Write Require ip 10.0.0.1 10.0.0.2'],
  // A Require without words is written too: nobody is told that lines only go.
  ['Require\nSatisfy all\nAllow from ::1\n', '2.4', 'Write Require'],
  ['Require\nRequire valid-user\nSatisfy all\nAllow from all\n', '2.4', 'Write Require and Require valid-user'],
] as const)('the fix of %j', (text, from, title) => {
  expect(titlesOf(text, from)).toEqual([title])
})
