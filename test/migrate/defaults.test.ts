import { expect, test } from 'vitest'
import { checklistOf } from '../../src/checklist/checklist.js'
import { migrate } from '../../src/index.js'
import { isRuleOrGroupAmong, ruleGroups } from '../../src/migrate/rule-groups.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { siteFromTexts } from '../../src/site/site.js'

const rules = everyRule.filter((rule) => isRuleOrGroupAmong(rule, ['defaults']))

function adopted(text: string, more: Readonly<Record<string, string>> = {}) {
  const site = siteFromTexts({ 'httpd.conf': text, ...more }, { complete: true, from: '2.2' })
  const migration = migrate(site, { rules, fixes: 'all', defaults: 'adopt' })
  const tasks = checklistOf(site, migration).filter(({ id }) => id === 'adopted-defaults')
  return { text: migration.texts.get(site.files[0] as (typeof site.files)[number]) ?? text, tasks }
}

const server = 'Listen 80\nDocumentRoot /srv/www\n'

test('new defaults are on the checklist, with what changes, and no line is written', () => {
  const { text, tasks } = adopted(`${server}ProxyPass /a http://a/\n`)
  expect(text).toBe(`${server}ProxyPass /a http://a/\n`)
  const [task] = tasks
  for (const said of ['60 seconds', 'inode', '1 GiB', 'only FollowSymLinks', 'has a .htaccess file, 2.4 answers 500'])
    expect(task?.what).toContain(said)
  expect(task?.what).not.toMatch(/\bAdd |keeps|default stays/)
})

test('nothing of the kind is on the checklist unless it is chosen', () => {
  const site = siteFromTexts({ 'httpd.conf': server }, { complete: true, from: '2.2' })
  const migration = migrate(site, { rules, fixes: 'all' })
  expect(checklistOf(site, migration).map(({ id }) => id)).not.toContain('adopted-defaults')
  expect([...migration.texts.values()][0]).toContain('Timeout 300')
})

test('scripts and pages with includes keep the Options that they need, as do lines with signs', () => {
  for (const line of ['AddHandler cgi-script .cgi', 'AddOutputFilter INCLUDES .shtml', 'Options +Indexes'])
    expect(adopted(`${server}${line}\n`).text).toContain('Options All')
})

test('a .htaccess file that 2.2 obeyed is obeyed', () => {
  expect(adopted(server, { '/srv/www/.htaccess': 'Deny from all\n' }).text).toContain('AllowOverride All')
})

test('the status page goes on to show no requests', () => {
  expect(adopted(`${server}<Location /s>\nSetHandler server-status\n</Location>\n`).text).toContain(
    'ExtendedStatus Off',
  )
})

test('each group has rules, and the group of defaults those that write what 2.2 did where no line set it', () => {
  expect(new Set(everyRule.map(({ group }) => group))).toEqual(new Set(Object.keys(ruleGroups)))
  for (const { id, group } of everyRule) expect([id, group === 'defaults']).toEqual([id, /^no-/.test(id)])
})
