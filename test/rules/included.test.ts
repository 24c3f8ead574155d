import { expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { rewriteWithoutBase } from '../../src/migrate/rules/answers/rewrite-without-base.js'
import { siteFromTexts } from '../../src/site/site.js'

test('rules in a file that a <Directory> includes are rules for that folder', () => {
  const texts = {
    'httpd.conf': 'Alias /o /srv/out\n<Directory /srv/out>\nInclude rules.inc\n</Directory>\n',
    'rules.inc': 'RewriteEngine On\nRewriteRule ^nice$ real.html\n',
  }
  const { findings } = migrate(siteFromTexts(texts, { complete: true, from: '2.2' }), { rules: [rewriteWithoutBase] })
  expect(findings.map(({ file, range }) => [file.path, range.start])).toEqual([['rules.inc', 17]])
})
