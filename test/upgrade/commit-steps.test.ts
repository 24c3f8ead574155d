import { describe, expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { migrationOf } from '../../src/migrate/migrate.js'
import { type Finding, noOtherAccessRulesSentence } from '../../src/migrate/rule.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { siteFromTexts } from '../../src/site/site.js'
import { type CommitStep, commitStepsOf } from '../../src/upgrade/commit-steps.js'
import { ruleFamilies } from '../../src/upgrade/rule-families.js'
import { accepts } from '../real-httpd/check.js'
import { httpd } from '../real-httpd/install.js'

const stepsIn = (texts: Readonly<Record<string, string>>, fixes: 'safe' | 'all' = 'safe') => {
  const migration = migrate(siteFromTexts(texts), { fixes })
  return { migration, steps: commitStepsOf(migration) }
}

const main = 'ServerRoot /etc/httpd\nTimeout 300\nFileETag All\n'

describe('the commits', () => {
  test('end in the texts of the migration, with each finding in one of them', () => {
    const texts = {
      'httpd.conf': `${main}KeepAlive yes\nLockFile /x\nMaxClients 5\nNameVirtualHost *:80\nInclude a.conf\n`,
      'a.conf': 'NameVirtualHost *:80\n<Directory /srv>\nOrder allow,deny\nAllow from all\n</Directory>\n',
    }
    const { migration, steps } = stepsIn(texts, 'all')
    const last = new Map(steps.flatMap((step) => [...step.texts]))
    expect(last).toEqual(migration.texts)
    expect(new Set(steps.flatMap((step) => step.findings))).toEqual(migration.taken)
    expect(steps.slice(0, 4).map(({ title, assumes }) => [title, assumes?.slice(0, 30)])).toEqual([
      ['Write lines that httpd 2.2 and 2.4 read alike', undefined],
      ['Let httpd 2.4 start', undefined],
      ['Use the new names of directives', undefined],
      ['Write Require all granted, if all access rules are here', 'No other file sets access rule'],
    ])
  })

  test.each([
    ['KeepAlive yes', 'before', 'Write lines that httpd 2.2 and 2.4 read alike'],
    ['LockFile /x', 'switch', 'Let httpd 2.4 start'],
    ['MaxClients 5', 'after', 'Use the new names of directives'],
    ['NameVirtualHost *:80', 'after', 'Use the new names of directives'],
  ])('%s is settled in the stage %s', (line, stage, title) => {
    const { steps } = stepsIn({ 'a.conf': `${line}\n` })
    expect(steps.map((step) => [step.stage, step.title])).toEqual([[stage, title]])
  })

  test.each([
    [
      'what they write, where that is one thing',
      ['Deny from all'],
      'Write Require all denied, if all access rules are here',
    ],
    ['their family', ['Deny from all', 'Allow from all'], 'Control access with Require, if all access rules are here'],
  ])('for a condition are named for %s', (_, lines, title) => {
    const sections = lines.map((line, index) => `<Directory /${index}>\nOrder allow,deny\n${line}\n</Directory>\n`)
    expect(stepsIn({ 'a.conf': sections.join('') }, 'all').steps.map((step) => step.title)).toEqual([title])
  })

  test('are one for each condition, so that one can be left out', () => {
    const texts = {
      'a.conf': `${main}DefaultType text/plain\n<Directory /a>\nOrder allow,deny\nDeny from all\n</Directory>\n`,
    }
    const { migration, steps } = stepsIn(texts, 'all')
    const conditions = steps.flatMap(({ assumes }) => assumes ?? [])
    expect(conditions.length).toBeGreaterThan(1)
    expect(new Set(conditions).size).toBe(conditions.length)
    for (const { assumes = '', findings } of steps)
      for (const { fix } of findings) expect(assumes).toContain(fix?.assumes)
    expect(new Set(steps.flatMap(({ findings }) => findings))).toEqual(migration.taken)
  })

  test('are none for nothing', () => {
    expect(stepsIn({ 'a.conf': 'Listen 80\n' }).steps).toEqual([])
  })

  test('that settle nothing of their own are left out', () => {
    const line = 'LockFile /x\n'
    expect(stepsIn({ 'a.conf': line + line }).steps).toHaveLength(1)
  })
})

describe.skipIf(!httpd())('httpd 2.4', () => {
  test('takes the last commit, and so it does without one whose condition is not true', async () => {
    const before = [
      'Timeout 300',
      'FileETag All',
      'KeepAlive yes',
      'KeepAliveTimeout 5',
      'LockFile /x',
      'MaxClients 5',
      'NameVirtualHost *:80',
      '<VirtualHost *:80>',
      'ServerName a.example.com',
      '<Directory /srv>',
      'Options Indexes +FollowSymLinks',
      'Order allow,deny',
      'Allow from all',
      '</Directory>',
      '</VirtualHost>',
      'RewriteLog logs/rewrite',
      'RewriteLogLevel 3',
      '',
    ].join('\n')
    const { steps, migration } = stepsIn({ 'httpd.conf': before }, 'all')
    const accepted = async (texts: CommitStep['texts'], accessCompat = false) =>
      (await accepts({ 'httpd.conf': [...texts.values()][0] ?? '' }, { accessCompat })).ok
    expect(steps.map(({ stage }) => stage)).toEqual(expect.arrayContaining(['before', 'switch', 'after']))
    expect(await accepted(steps[0]?.texts ?? new Map())).toBe(false)
    expect(await accepted(steps.at(-1)?.texts ?? new Map())).toBe(true)
    // Whoever drops the commit of the access rules still has what mod_access_compat reads.
    const wanted = ({ fix }: Finding) => fix?.assumes !== noOtherAccessRulesSentence
    const without = migrationOf(migration.findings, { fixes: 'all', wanted })
    expect(without.taken.size).toBe(migration.taken.size - 1)
    expect(await accepted(without.texts, true)).toBe(true)
  })
})

test('the families name rules that there are, each once', () => {
  const named = ruleFamilies.flatMap((family) => family.rules)
  expect(new Set(named).size).toBe(named.length)
  const ids = everyRule.map(({ id }) => id)
  expect(named.filter((id) => !ids.includes(id))).toEqual([])
})
