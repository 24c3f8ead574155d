import { expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { configureStaticModules } from '../../src/migrate/rules/beside/configure-static-modules.js'
import { ssiOldExpressions } from '../../src/migrate/rules/tidy/ssi-old-expressions.js'
import { parseBesideFile } from '../../src/site/beside/kind.js'
import { siteOf } from '../../src/site/site.js'
import { parse } from '../../src/syntax/parse.js'

test.each([
  ['a server', 'Listen 80\nUser www\n', false],
  ['a part of one', '<Directory /srv>\nOptions Indexes\n</Directory>\n', true],
])(
  'modules are offered to be built in beside no configuration that they would be loaded in: %s',
  (_, text, isOffered) => {
    const others = [parseBesideFile('commands', 'build.sh', '#!/bin/sh\n./configure --enable-proxy\n')]
    const site = siteOf([parse(text, 'httpd.conf')], { others, from: '2.2' })
    const { findings } = migrate(site, { rules: [configureStaticModules] })
    expect(findings.map(({ fix }) => fix !== undefined)).toEqual([isOffered])
  },
)

test.each([
  ['the page is of these', 'AddOutputFilter INCLUDES .shtml', []],
  ['it has a language, too', 'AddOutputFilter INCLUDES html .SHTML', []],
  ['a filter for all', 'SetOutputFilter INCLUDES', []],
  [
    'others, which are not read by themselves',
    'AddOutputFilter INCLUDES html',
    [
      '2.4 does not understand the 2.2 syntax of conditions in server-side includes. Pages that end in html are read only if you name them: run httpd-upgrade again with the paths of these pages.',
    ],
  ],
  [
    'those with the execute bit',
    'XBitHack on',
    [
      '2.4 does not understand the 2.2 syntax of conditions in server-side includes. Pages that end in html or htm are read only if you name them: run httpd-upgrade again with the paths of these pages.',
    ],
  ],
])('pages with server-side includes that are given are looked at by themselves: %s', (_, line, said) => {
  const others = [parseBesideFile('page', 'a.shtml.en', '<!--#if expr="$A" -->x<!--#endif -->\n')]
  const text = `MaxClients 150\n<Directory /srv>\n${line}\n</Directory>\n`
  const site = siteOf([parse(text, 'httpd.conf')], { others, from: '2.2' })
  const { findings } = migrate(site, { rules: [ssiOldExpressions] })
  expect(findings.map(({ message, fix }) => [message, fix])).toEqual(said.map((message) => [message, undefined]))
})
