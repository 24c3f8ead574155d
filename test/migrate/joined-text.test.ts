import { expect, test } from 'vitest'
import { runRules } from '../../src/migrate/migrate.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { siteFromTexts } from '../../src/site/site.js'

const rules = everyRule.filter(({ id }) => /^(access-control|double-backslash-eol|accept-mutex)$/.test(id))

function written(text: string, fixes: 'safe' | 'all' = 'safe') {
  const site = siteFromTexts({ 'httpd.conf': text }, { from: '2.2', complete: true })
  const { findings, texts, refused } = runRules(site, rules, { fixes })
  expect(refused).toEqual([])
  return { findings, text: [...texts.values()][0] ?? text }
}

const section = (line: string, rule: string) => `<Directory /srv/www>\n${line}\n${rule}\n</Directory>\n`

test('an access rule is written where the line before it is settled', () => {
  expect(written(section('SetEnvIf Host x y=c:\\\\', 'Deny from all')).text).toBe(
    section('SetEnvIf Host x "y=c:\\\\"', 'Require all denied'),
  )
})

test('it waits where a person has to settle the line', () => {
  const text = section('AuthName c:\\\\', 'Deny from all')
  const { findings, text: after } = written(text, 'all')
  expect(after).toBe(text)
  expect(findings.filter(({ waits }) => waits).map(({ rule }) => rule.id)).toEqual(['access-control'])
  expect(findings.map(({ message }) => message).join()).toContain('Fix the end of httpd.conf:2 first')
})

test('it counts on the same where a fix for review settles it', () => {
  const text = section('Foreign c:\\\\', 'Deny from all')
  expect(written(text).text).toBe(text)
  expect(written(text, 'all').text).toBe(section('Foreign "c:\\\\"', 'Require all denied'))
})

test('a whole section waits where its tag is joined, and others do not', () => {
  const first = `AuthName c:\\\\\n${section('SetEnv A b', 'Deny from all')}`
  const { text } = written(`${first}<Directory /srv/a>\nDeny from all\n</Directory>\n`)
  expect(text).toBe(`${first}<Directory /srv/a>\nRequire all denied\n</Directory>\n`)
})

test('a line that goes as a whole settles itself', () => {
  expect(written('LockFile c:\\\\\nAcceptMutex fcntl\n').text).not.toContain('LockFile')
})
