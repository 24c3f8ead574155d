import { expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { configureStaticModules } from '../../src/migrate/rules/beside/configure-static-modules.js'
import { readBeside } from '../../src/site/beside/kind.js'
import { siteOf } from '../../src/site/site.js'
import { parse } from '../../src/syntax/parse.js'

test.each([
  ['a server', 'Listen 80\nUser www\n', false],
  ['a part of one', '<Directory /srv>\nOptions Indexes\n</Directory>\n', true],
])(
  'modules are offered to be built in beside no configuration that they would be loaded in: %s',
  (_, text, isOffered) => {
    const others = [readBeside('commands', 'build.sh', '#!/bin/sh\n./configure --enable-proxy\n')]
    const site = siteOf([parse(text, 'httpd.conf')], { others, from: '2.2' })
    const { findings } = migrate(site, { rules: [configureStaticModules] })
    expect(findings.map(({ fix }) => fix !== undefined)).toEqual([isOffered])
  },
)
