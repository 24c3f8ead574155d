import { expect, test } from 'vitest'
import { findingsOfRules } from '../../src/migrate/migrate.js'
import { formsOnGitHub } from '../../src/migrate/rule.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { siteFromTexts } from '../../src/site/site.js'
import { fixConditionsOf } from '../../src/upgrade/conditions.js'

test('each release that something counts on is a condition of its own', () => {
  const text = `ServerRoot /etc/httpd
LoadModule deflate_module modules/mod_deflate.so
LoadModule dir_module modules/mod_dir.so
SetOutputFilter DEFLATE
<Directory /srv/www>
    SetHandler tool
</Directory>
`
  const findings = findingsOfRules(siteFromTexts({ 'httpd.conf': text }), everyRule, formsOnGitHub)
  const sentences = fixConditionsOf(findings).map(({ sentence }) => sentence)
  expect(sentences.filter((sentence) => sentence.startsWith('The server is httpd 2.4.'))).toEqual([
    'The server is httpd 2.4.58 or later.',
    'The server is httpd 2.4.8 or later.',
  ])
})
