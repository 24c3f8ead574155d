import { expect, test } from 'vitest'
import { replaceLine } from '../../src/edit/edit.js'
import { runRules } from '../../src/migrate/migrate.js'
import { accessControl } from '../../src/migrate/rules/access/access-control.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { iterateWithoutArgument } from '../../src/migrate/rules/starts/iterate-without-argument.js'
import { siteFromTexts } from '../../src/site/site.js'

const text = `DocumentRoot /srv
<Directory /srv>
Order allow,deny
Allow from all
</Directory>
<Directory /srv/in>
Order deny,allow
Deny from all
Allow from 10.1
</Directory>
`

/** The rule with a slip: whatever is allowed from somewhere, it lets in from everywhere. */
const slipping: typeof accessControl = {
  ...accessControl,
  *check(site, choices) {
    for (const hit of accessControl.check(site, choices)) {
      const edits = hit.fix?.edits.map((edit) => ({ ...edit, text: edit.text.replace('ip 10.1', 'all granted') }))
      yield hit.fix && edits ? { ...hit, fix: { ...hit.fix, edits } } : hit
    }
  },
}

test('a fix that opens something is not offered, and a request says why; the others are', () => {
  const site = siteFromTexts({ '/srv/httpd.conf': text }, { complete: true, from: '2.2' })
  const { findings, taken } = runRules(site, [slipping], { fixes: 'all' })
  expect(findings.map((finding) => taken.has(finding))).toEqual([true, false])
  expect(findings[1]?.fix).toBeUndefined()
  expect(findings[1]?.message).toMatch(
    /No fix is offered, because with the fix a request for a file in `\/srv\/in` without a login would get 200 from 2\.4, and gets 403 from 2\.2\.$/,
  )
})

test('where it changes what somebody else relies on, it is left as well', () => {
  const site = siteFromTexts({ '/srv/httpd.conf': text }, { complete: true, from: '2.2' })
  const wrong: typeof accessControl = {
    ...accessControl,
    *check() {
      const [line] = site.directives('Deny')
      if (line)
        yield { at: line, message: 'Wrong.', fix: { title: 'Slip', safe: true, edits: [replaceLine(line, [])] } }
    },
  }
  expect(runRules(site, [wrong]).taken.size).toBe(0)
})

test('where lines for 2.2 alone leave 2.4 open, a fix that adds a section goes, and no other', () => {
  const main = `LockFile logs/lock
DocumentRoot /srv/www
<IfVersion < 2.4>
<Directory /srv/other>
Require valid-user
</Directory>
</IfVersion>
Alias /other /srv/other
`
  const files = { '/srv/httpd.conf': main, '/srv/www/.htaccess': 'DefaultType None\n' }
  const site = siteFromTexts(files, { complete: true, from: '2.2' })
  const { findings, taken } = runRules(site, everyRule, { fixes: 'all' })
  const told = findings.filter(({ rule }) => ['access-control', 'accept-mutex', 'no-allow-override'].includes(rule.id))
  expect(told.map((one) => [one.rule.id, taken.has(one)])).toEqual([
    ['accept-mutex', true],
    ['no-allow-override', false],
    ['access-control', false],
  ])
})

test.each([
  ['alone', 'DirectoryIndex\n'],
  ['beside rules that 2.4 skips', 'DirectoryIndex\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n'],
  ['beside rules that may be read or not', 'DirectoryIndex\n<IfDefine TEST>\nDeny from 10.1\n</IfDefine>\n'],
  [
    'where another server takes it',
    'DirectoryIndex\n',
    '<VirtualHost *>\nDocumentRoot /srv\n<Directory /srv>\nAllowOverride All\n</Directory>\n</VirtualHost>\n',
  ],
])('a line for which both versions answer 500 is not taken out of a .htaccess file: %s', (_, htaccess, more = '') => {
  const httpd = `DocumentRoot /srv\n<Directory /srv>\nAllowOverride Limit\n</Directory>\n${more}`
  const site = siteFromTexts({ '/srv/httpd.conf': httpd, '/srv/.htaccess': htaccess }, { complete: true, from: '2.2' })
  const { findings, taken } = runRules(site, [accessControl, iterateWithoutArgument], { fixes: 'all' })
  const [found] = findings.filter(({ rule }) => rule.id === 'iterate-without-argument')
  expect(found?.message).toContain('would get 200 from 2.4, and gets 500 from 2.2')
  expect([...taken].map(({ rule }) => rule.id)).not.toContain('iterate-without-argument')
})
