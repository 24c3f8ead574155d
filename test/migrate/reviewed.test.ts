import { expect, test } from 'vitest'
import { replaceLine } from '../../src/edit/edit.js'
import { runRules } from '../../src/migrate/migrate.js'
import { accessControl } from '../../src/migrate/rules/access/access-control.js'
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
    /No fix is offered here: a request as nobody for what lies in `\/srv\/in`: 2\.2 answers 403, 2\.4 would answer 200\.$/,
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
