import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { migrationOf } from '../../src/migrate/migrate.js'
import { noOtherAccessRulesSentence } from '../../src/migrate/rule.js'
import { siteFromTexts } from '../../src/site/site.js'
import { commitStepsOf } from '../../src/upgrade/commit-steps.js'
import { folder } from '../folder.js'
import { environment } from '../github/git.js'

const before = [
  'ServerRoot /etc/httpd',
  'Include conf.d/*.conf',
  'Timeout 300',
  'LockFile logs/accept.lock',
  'MaxClients 5',
  'DocumentRoot /srv',
  ...Array.from({ length: 9 }, (_, index) => `# ${index}`),
  '<Directory /srv>',
  'Order allow,deny',
  'Allow from all',
  '</Directory>',
  ...Array.from({ length: 9 }, (_, index) => `# more ${index}`),
  'DefaultType text/plain',
  '',
].join('\n')

const migration = migrate(siteFromTexts({ 'httpd.conf': before }), { fixes: 'all' })

/** The branch with its commits, and what `git rebase` makes of it without one of them. */
function without(title: string): string {
  const place = folder({ 'httpd.conf': before })
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: place, env: environment, encoding: 'utf8' }).trim()
  git('init', '-q')
  git('config', 'user.name', 'Ada')
  git('config', 'user.email', 'ada@example.org')
  git('add', '-A')
  git('commit', '-qm', 'Begin')
  const commits = new Map<string, string>()
  for (const step of commitStepsOf(migration)) {
    for (const [{ path }, text] of step.texts) writeFileSync(join(place, path), text)
    git('commit', '-qam', step.title)
    commits.set(step.title, git('rev-parse', 'HEAD'))
  }
  const dropped = [...commits].find(([name]) => name.startsWith(title))?.[1]
  git('rebase', '-q', '--onto', `${dropped}^`, `${dropped}`)
  return readFileSync(join(place, 'httpd.conf'), 'utf8')
}

test.each([
  ['Write Require all granted', (assumes: string) => assumes === noOtherAccessRulesSentence],
  ['Remove DefaultType', (assumes: string) => assumes.includes('guess the type')],
])('a branch without the commit of a condition is the change without what assumes it: %s', (title, isDropped) => {
  const wanted = migrationOf(migration.findings, {
    fixes: 'all',
    wanted: ({ fix }) => fix !== undefined && !isDropped(fix.assumes ?? ''),
  })
  expect(wanted.taken.size).toBeLessThan(migration.taken.size)
  expect(without(title)).toBe([...wanted.texts.values()][0])
})
