import { expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { ssiCondition } from '../../src/migrate/rules/beside/ssi-condition.js'
import { siteFromTexts } from '../../src/site/site.js'

const page = '<!--#if expr="$X = a" -->x<!--#endif -->\n'

test.each([
  ['the handler of old', 'AddHandler server-parsed .shtml', true, true],
  ['the filter, with another', 'AddOutputFilter INCLUDES;DEFLATE .shtml', true, true],
  ['XBitHack', 'XBitHack full', true, true],
  ['Options alone', 'Options Includes', true, false],
  ['XBitHack, off', 'XBitHack Off', true, false],
  ['files that may not be all', 'Options Includes', false, true],
] as const)('a page is looked at where httpd looks through it: %s', (_what, line, complete, isFound) => {
  const texts = { 'httpd.conf': `Listen 80\nDocumentRoot /srv\n${line}\n`, 'srv/a.shtml': page }
  const site = siteFromTexts(texts, { complete, from: '2.2' })
  expect(migrate(site, { rules: [ssiCondition] }).findings).toHaveLength(isFound ? 1 : 0)
})
