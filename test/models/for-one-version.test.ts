import { expect, test } from 'vitest'
import {
  loginLinesForOneVersion,
  optionLinesWithoutCounterpart,
} from '../../src/models/for-one-version/options-for-one-version.js'
import { siteFromTexts } from '../../src/site/site.js'

test('a line holds for the section around the Include of its file', () => {
  const site = siteFromTexts({
    'httpd.conf': `<Directory "/srv/www">
AuthType Basic
AuthName "Staff"
Require valid-user
<IfVersion < 2.4>
Include old.inc
</IfVersion>
<IfVersion >= 2.4>
Include new.inc
</IfVersion>
</Directory>
`,
    'old.inc': 'AuthUserFile "/srv/staff"\n',
    'new.inc': 'AuthUserFile "/srv/staff"\nAuthBasicProvider file anon\n',
  })
  expect(loginLinesForOneVersion(site).map(({ at, version }) => `${at.file.path} ${at.name.value} ${version}`)).toEqual(
    ['new.inc AuthBasicProvider 2.4'],
  )
})

test('a guard around one of two Includes keeps the lines of the file from one place', () => {
  const site = siteFromTexts(
    {
      'httpd.conf': `<Directory "/srv/a">
<IfVersion < 2.4>
Include rules.inc
</IfVersion>
</Directory>
<Directory "/srv/b">
Include rules.inc
</Directory>
<Directory "/srv/c">
<IfVersion >= 2.4>
Include rules.inc
</IfVersion>
</Directory>
`,
      'rules.inc': 'Options None\n',
    },
    { complete: true, from: '2.2' },
  )
  expect(
    optionLinesWithoutCounterpart(site, 'options').map(({ version, surroundings }) => [version, surroundings]),
  ).toEqual([
    ['2.2', ['\ndirectory /srv/a']],
    ['2.4', ['\ndirectory /srv/c']],
  ])
})
