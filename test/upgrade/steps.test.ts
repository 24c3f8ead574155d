import { describe, expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { siteFromTexts } from '../../src/site/site.js'
import { families } from '../../src/upgrade/families.js'
import { stepsOf } from '../../src/upgrade/steps.js'
import { accepts } from '../httpd/check.js'
import { httpd } from '../httpd/install.js'

const stepsIn = (texts: Readonly<Record<string, string>>, fixes: 'safe' | 'all' = 'safe') => {
  const migration = migrate(siteFromTexts(texts), { fixes })
  return { migration, steps: stepsOf(migration) }
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
    expect(steps.map(({ stage }) => stage)).toEqual(['before', 'switch', 'after', 'after'])
  })

  test.each([
    ['KeepAlive yes', 'before', 'Write what httpd 2.2 and 2.4 read alike'],
    ['LockFile /x', 'switch', 'Write what httpd 2.4 needs to start'],
    ['MaxClients 5', 'after', 'Use the new names of directives'],
    ['NameVirtualHost *:80', 'after', 'Use the new names of directives'],
  ])('%s is settled in the stage %s', (line, stage, title) => {
    const { steps } = stepsIn({ 'a.conf': `${line}\n` })
    expect(steps.map((step) => [step.stage, step.title])).toEqual([[stage, title]])
  })

  test('are named for their family where it is one', () => {
    const { steps } = stepsIn({ 'a.conf': '<Directory /srv>\nOrder allow,deny\nDeny from all\n</Directory>\n' }, 'all')
    expect(steps.map(({ title }) => title)).toEqual(['Control access with Require'])
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
  test('takes every commit from the switch on, and none before', async () => {
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
    const { steps } = stepsIn({ 'httpd.conf': before }, 'all')
    const verdicts: [string, boolean][] = []
    for (const { stage, texts } of steps)
      verdicts.push([stage, (await accepts({ 'httpd.conf': [...texts.values()][0] ?? '' })).ok])
    expect(new Set(verdicts.map(([stage]) => stage))).toEqual(new Set(['before', 'switch', 'after']))
    expect(verdicts).toEqual(verdicts.map(([stage]) => [stage, stage !== 'before']))
  })
})

test('the families name rules that there are, each once', () => {
  const named = families.flatMap((family) => family.rules)
  expect(new Set(named).size).toBe(named.length)
  const ids = everyRule.map(({ id }) => id)
  expect(named.filter((id) => !ids.includes(id))).toEqual([])
})
