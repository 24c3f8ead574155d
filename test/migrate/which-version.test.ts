import { expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { accessControl } from '../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../src/site/site.js'
import { members, section, shut } from './access/tricks.js'

const group = `${members.replace('valid-user', 'user joe')}AuthGroupFile /g\nRequire group a\n`

/** Where 2.2 let in by a password, or nobody, and 2.4 with mod_access_compat lets in more. */
const readOtherwise: readonly (readonly [what: string, lines: string, below: string])[] = [
  ['Satisfy in a section of its own', members + shut, section('Directory', '/srv/a', 'Satisfy any\n')],
  ['lines of two modules', `${group}Order deny,allow\nDeny from 10.0.0.1\n`, ''],
]

/** A 2.2 starts with both, and answers there with an error that nobody may ever have seen. */
const signs: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['httpd.conf', { 'new.conf': section('Directory', '/usr/share', 'Require all denied\n') }],
  ['.htaccess', { '/srv/vendor/.htaccess': 'Require all denied\n' }],
]

const cases = signs.flatMap(([where, files]) => readOtherwise.map((one) => [...one, where, files] as const))

test.each(cases)(
  '%s is not taken for that of 2.4 because of a line of 2.4 elsewhere',
  (_what, lines, below, _, more) => {
    const texts = { 'httpd.conf': section('Directory', '/srv', `AllowOverride All\n${lines}`) + below, ...more }
    const fixes = (from: 'auto' | '2.4') =>
      migrate(siteFromTexts(texts, { complete: true, from }), { rules: [accessControl] }).findings.map(({ fix }) => fix)
    expect(fixes('auto').map((fix) => fix?.safe)).not.toContain(true)
    expect(fixes('auto')[0]?.assumes).toContain('with mod_access_compat')
    expect(fixes('2.4').map((fix) => fix?.safe)).not.toContain(false)
  },
)
