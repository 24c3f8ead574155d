import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'

const open = 'Order allow,deny\nAllow from all\n'
const shut = 'Order deny,allow\nDeny from all\n'
const near = `${shut}Allow from 10.0.0.1\n`
const members = 'AuthType Basic\nAuthName members\nAuthUserFile /etc/users\nRequire valid-user\n'
const either = (...branches: readonly string[]) => `<% if a %>\n${branches.join('<% else %>\n')}<% end %>\n`
const location = (lines: string, path = '/x') => `<Location ${path}>\n${lines}</Location>\n`

/** What safe fixes make of it. */
function fixed(text: string): string {
  const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' })
  const [file] = site.files
  return (file && migrate(site, { rules: [accessControl] }).texts.get(file)) ?? text
}

/** What the template gives where it takes this branch, or none. */
const filled = (text: string, branch: number) =>
  text.replace(/<% if a %>\n([\s\S]*?)<% end %>\n/g, (_, body: string) => body.split('<% else %>\n')[branch] ?? '')

describe('each branch of a choice within a section is rewritten for itself, as it is once the template is filled in', () => {
  test.each([
    ['all or some', location(either(open, near))],
    ['lines in both and others outside', location(`SetHandler server-status\n${either(`AuthName a\n${open}`, near)}`)],
    ['one or nothing', location(either(near))],
    ['Require too', location(either('Require valid-user\n', `${near}Satisfy any\nRequire valid-user\n`))],
    ['names', `<Directory /srv>\n${open}<Files x>\n${either(shut, near)}</Files>\n</Directory>\n`],
    ['a choice within a choice', `<% if b %>\n${location(either(shut, open))}<% end %>\n`],
    ['a section below', `${location(either(open, near))}${location(shut, '/x/y')}`],
  ])('%s', (_what, text) => {
    const after = fixed(text)
    expect(after).not.toMatch(/Order|Allow|Deny|Satisfy/)
    for (const branch of [0, 1, 2]) {
      const whole = filled(text, branch).replace(/<%.*%>\n/g, '')
      expect(filled(after, branch).replace(/<%.*%>\n/g, '')).toBe(fixed(whole))
    }
  })
})

describe('the lines are left', () => {
  test.each([
    ['where some stand outside', location(`Order deny,allow\n${either('Deny from all\n', 'Allow from all\n')}`)],
    ['where two choices are made', location(`${either(open)}${either(shut)}`)],
    [
      'where a choice is made within a branch',
      location(either(`${shut}<% if b %>\nAllow from 10.0.0.1\n<% end %>\n`, open)),
    ],
    [
      'where AuthType stands outside',
      location(`AuthType Basic\nAuthName a\n${either('Require valid-user\n', `Require user a\n${shut}`)}`),
    ],
    ['where a line may be anything', location(either(`${open}<%= more %>\n`, near))],
    ['where a word is filled in', location(either(`${shut}Allow from <%= who %>\n`))],
    [
      'where a branch reaches beyond the section',
      `<% if a %>\n<Location /x>\n${open}<% else %>\n<Location /y>\n${shut}<% end %>\n</Location>\n`,
    ],
    ['where a section stands beside them', location(`${either(open, near)}<Limit POST>\nDeny from all\n</Limit>\n`)],
  ])('%s', (_what, text) => {
    expect(fixed(text)).toContain(text.includes('who') ? 'Allow from <%= who %>' : ' from all')
  })

  test('where a section below would inherit another Require from each branch', () => {
    const text = `${location(either(shut, 'Require user b\n'))}${location(open, '/x/y')}`
    expect(fixed(`<Directory />\n${members}</Directory>\n${text}`)).toContain(open)
  })
})
