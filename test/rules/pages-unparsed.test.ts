import { expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { ssiCondition } from '../../src/migrate/rules/beside/ssi-condition.js'
import { parseBesideFile } from '../../src/site/beside/kind.js'
import { siteOf } from '../../src/site/site.js'
import { parse } from '../../src/syntax/parse.js'

const page = '<!--#if expr="$X = a" -->x<!--#endif -->\n'

test.each([
  ['the handler of old', 'AddHandler server-parsed .shtml', true, true],
  ['the filter, with another', 'AddOutputFilter INCLUDES;DEFLATE .shtml', true, true],
  ['XBitHack', 'XBitHack full', true, true],
  ['Options alone', 'Options Includes', true, false],
  ['XBitHack, off', 'XBitHack Off', true, false],
  ['the filter, for other names', 'AddOutputFilter INCLUDES .html', true, false],
  ['the filter, for other names and by XBitHack', 'AddOutputFilter INCLUDES .html\nXBitHack on', true, true],
  ['the filter, for other names, of files that may not be all', 'AddOutputFilter INCLUDES .html', false, true],
  ['Options that allow includes nowhere', 'SetOutputFilter INCLUDES\nOptions Indexes', true, false],
  ['Options that allow them', 'SetOutputFilter INCLUDES\nOptions Indexes IncludesNoExec', true, true],
  [
    'Options that leave the folder out',
    'SetOutputFilter INCLUDES\n<Directory /x>\nOptions None\n</Directory>',
    true,
    true,
  ],
  ['Options that a guard may skip', 'SetOutputFilter INCLUDES\n<IfDefine X>\nOptions None\n</IfDefine>', true, true],
  ['Options for the folder', 'SetOutputFilter INCLUDES\n<Directory /srv>\nOptions None\n</Directory>', true, false],
  ['signed Options', 'SetOutputFilter INCLUDES\nOptions -Indexes', true, true],
  ['files that may not be all', 'Options Includes', false, true],
] as const)('a page is looked at where httpd looks through it: %s', (_what, line, complete, isFound) => {
  const config = parse(`Listen 80\nDocumentRoot /srv\n${line}\n`, 'httpd.conf')
  const site = siteOf([config], { others: [parseBesideFile('page', 'srv/a.shtml', page)], complete, from: '2.2' })
  expect(migrate(site, { rules: [ssiCondition] }).findings).toHaveLength(isFound ? 1 : 0)
})
