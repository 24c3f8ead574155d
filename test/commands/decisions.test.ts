import { expect, test } from 'vitest'
import { run, useCli } from '../run-cli.js'

useCli()

const name = 'httpd-upgrade.json'
const closed = '<Directory /srv/www>\n    Order deny,allow\n    Deny from all\n</Directory>\n'

test('the settings confirm what fixes count on', () => {
  const { file } = run({ 'httpd.conf': closed, [name]: '{ "confirmed": ["unseen-access"] }' }, ['--write'])
  expect(file('httpd.conf')).toContain('Require all denied')
})

test('and decline it, for a reason', () => {
  const { file, out } = run({ 'httpd.conf': closed, [name]: '{ "declined": { "unseen-access": "ask Ada" } }' }, [
    ...['--write', '--review'],
  ])
  expect(file('httpd.conf')).toContain('Deny from all')
  expect(out).toContain('You left this unchanged: "ask Ada".')
})

test.each([
  ['{ "confirmed": ["unseen-acess"] }', 'httpd-upgrade.json:1:17: There is no assumption "unseen-acess"'],
  ['{ "declined": { "defalt-type:x/y": "no" } }', 'httpd-upgrade.json:1:17: There is no assumption "defalt-type:x/y"'],
  ['{ "declined": ["template"] }', '"declined" must be an object that maps names of assumptions to reasons.'],
])('a slip there is told: %s', (settings, message) => {
  const { err, code } = run({ 'httpd.conf': closed, [name]: settings }, [])
  expect(err).toContain(message)
  expect(code).toBe(2)
})
