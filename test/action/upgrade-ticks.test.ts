import { describe, expect, test } from 'vitest'
import { noOtherAccessRulesSentence } from '../../src/migrate/rule.js'
import { pullRequestEvent } from '../github/events.js'
import { push } from '../github/people.js'
import { withGitHub } from '../github/server.js'
import type { Pull } from '../github/world.js'
import { act, withBundle } from './scene.js'
import { hosts, open } from './texts.js'
import { branch, mayWrite, operation, pullIn, readAt, siteWith, subjects, upgrade } from './upgrade-scene.js'

withBundle()

const config = `ServerRoot /x\n${hosts}DefaultType text/plain\n${open}`

/** Somebody ticks the box of a line, or takes the tick away. */
function click(pull: Pull, line: RegExp): void {
  const before = pull.body ?? ''
  const after = before.replace(
    new RegExp(`^( *- )\\[( |x)\\](?=.*${line.source})`, 'm'),
    (_, list: string, mark: string) => (mark === 'x' ? `${list}[ ]` : `${list}[x]`),
  )
  if (after === before) throw new Error(`No box on a line like ${line}`)
  pull.body = after
}

describe.concurrent('a box', () => {
  test('is ticked where a condition is taken for true: without the tick the next run leaves out its commit, and with it brings it back', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'httpd.conf': config })
      await upgrade(github, site)
      const pull = pullIn(site)
      const commits = await subjects(site)
      expect(commits).toContain('Write Require all granted, if all access rules are here')
      const message = (await site.git.git(['log', '--format=%B', branch])).toString()
      expect(message).toContain(
        `Check this first, and drop the commit if it is not true:\n${noOtherAccessRulesSentence}`,
      )
      click(pull, /No other file sets access rules/)
      const run = await upgrade(github, site)
      expect(operation(run)).toBe('updated')
      expect(await readAt(site, branch, 'httpd.conf')).toContain('Allow from all')
      expect((await subjects(site)).length).toBe(commits.length - 1)
      expect(pull.title).toBe('Prepare for Apache httpd 2.4')
      expect(pull.body).toMatch(/### Put back\n\n.*\n\n- \[ \] No other file sets access rules/)
      expect(operation(await upgrade(github, site))).toBe('none')
      click(pull, /No other file sets access rules/)
      expect(operation(await upgrade(github, site))).toBe('updated')
      expect(await subjects(site)).toEqual(commits)
    }))

  test('asks for another form, which the next run writes', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'httpd.conf': open })
      await upgrade(github, site)
      const pull = pullIn(site)
      click(pull, /form-keep-22/)
      expect(operation(await upgrade(github, site))).toBe('updated')
      expect(await readAt(site, branch, 'httpd.conf')).toMatch(
        /<IfModule mod_authz_core\.c>\n *Require all granted[^]*<IfModule !mod_authz_core\.c>\n *Order allow,deny/,
      )
      expect(pull.body).toMatch(/- \[x\] .*form-keep-22/)
      expect(operation(await upgrade(github, site))).toBe('none')
    }))

  test('says with fixes: safe that a condition is true', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'httpd.conf': config })
      await upgrade(github, site, { inputs: { fixes: 'safe' } })
      expect(await readAt(site, branch, 'httpd.conf')).toContain('Allow from all')
      click(pullIn(site), /No other file sets access rules/)
      await upgrade(github, site, { inputs: { fixes: 'safe' } })
      expect(await readAt(site, branch, 'httpd.conf')).toContain('Require all granted')
      expect(operation(await upgrade(github, site, { inputs: { fixes: 'safe' } }))).toBe('none')
    }))

  test('is heard at once where the workflow runs on what happens to the pull request', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'httpd.conf': config })
      await upgrade(github, site)
      const pull = pullIn(site)
      click(pull, /No other file sets access rules/)
      const event = await pullRequestEvent(github, pull, 'synchronize')
      const run = await act(github, event, { token: { permissions: mayWrite }, inputs: { mode: 'upgrade' } })
      expect(operation(run)).toBe('updated')
      expect(await readAt(site, branch, 'httpd.conf')).toContain('Allow from all')
    }))

  test('is not forgotten when all is left as it is, nor asked for again', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'a.conf': open })
      await upgrade(github, site)
      const pull = pullIn(site)
      click(pull, /No other file sets access rules/)
      const run = await upgrade(github, site)
      expect(operation(run)).toBe('closed')
      expect(run.summary).toContain('was closed, because none of its changes is ticked.')
      expect(pull.comments.at(-1)?.body).toContain('`main` is unchanged. Tick a change above')
      expect(operation(await upgrade(github, site))).toBe('none')
      await push(github, site, 'main', { 'a.conf': `${hosts}${open}` })
      expect(operation(await upgrade(github, site))).toBe('created')
      expect(await readAt(site, branch, 'a.conf')).toBe(open)
    }))
})

test.concurrent('the title says how things stand, unless somebody has written another', () =>
  withGitHub(async (github) => {
    const left = 'LDAPTrustedClientCert CA_DER /x\n'
    const site = await siteWith(github, { 'a.conf': `${hosts}${left}` })
    await upgrade(github, site)
    const pull = pullIn(site)
    expect([
      pull.title,
      pull.body?.includes('Not ready: one line needs a change by you (the first one below).'),
    ]).toEqual(['Prepare for Apache httpd 2.4', true])
    await push(github, site, 'main', { 'a.conf': hosts })
    await upgrade(github, site)
    expect(pull.title).toBe('Upgrade to Apache httpd 2.4')
    pull.title = 'Ours'
    await push(github, site, 'main', { 'a.conf': `${hosts}${left}` })
    await upgrade(github, site)
    expect(pull.title).toBe('Ours')
  }))

describe.concurrent('what only a person can decide', () => {
  const lost = '<IfModule mod_mem_cache.c>\nMCacheSize 4096\n</IfModule>\n'

  test('stands first with its forms: a tick has one written in a commit of its own, and a tick taken away asks again', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'httpd.conf': `${hosts}${lost}MaxClients 5\n` })
      await upgrade(github, site)
      const pull = pullIn(site)
      const before = { body: pull.body, commits: await subjects(site) }
      expect(pull.body).toMatch(
        /### Needs you\n\nTick the changes that you want, [^\n]*\n\n- ⚠️ .*\n {2}- \[ \] Remove the block\. <!--/,
      )
      click(pull, /Remove the block/)
      expect(operation(await upgrade(github, site))).toBe('updated')
      expect(await readAt(site, branch, 'httpd.conf')).toBe('MaxRequestWorkers 5\n')
      expect(await subjects(site)).toEqual(['Apply your decisions', ...before.commits])
      expect(pull.body).toMatch(
        /### Decided\n\n[^\n]*\n\n- .*\[`httpd\.conf:2`\].*\n {2}- \[x\] Remove the block\. <!--/,
      )
      expect(operation(await upgrade(github, site))).toBe('none')
      click(pull, /Remove the block/)
      expect(operation(await upgrade(github, site))).toBe('updated')
      expect(await subjects(site)).toEqual(before.commits)
      expect(pull.body?.replace(/httpd-upgrade:end .*/, '')).toBe(before.body?.replace(/httpd-upgrade:end .*/, ''))
    }))

  test('is planned with, once it is decided: what is left of the section is translated, at the lines of the base', () =>
    withGitHub(async (github) => {
      const both =
        'LockFile /x\n<Directory /srv>\nOrder deny,allow\nAllow from all\nRequire all granted\n</Directory>\n'
      const site = await siteWith(github, { 'httpd.conf': `${both}${open}` })
      await upgrade(github, site)
      const pull = pullIn(site)
      expect(pull.body).toContain('Tick the changes that you want, or change the lines on this branch or on `main`.')
      click(pull, /Keep `Order deny,allow`/)
      await upgrade(github, site)
      expect(await readAt(site, branch, 'httpd.conf')).not.toContain('Order')
      expect(pull.title).toBe('Upgrade to Apache httpd 2.4')
      expect(pull.body).toMatch(/`httpd\.conf` lines \[3\]\(.*\), \[8\]\(/)
    }))
})

test('a box that was unticked stays so where the lines that it names move', () =>
  withGitHub(async (github) => {
    const status =
      '<Location /status>\nAuthType Basic\nAuthName x\nAuthUserFile /x\nRequire ip 127.0.0.1\n</Location>\n'
    const names = '<Files ~ "^\\.ht">\nOrder allow,deny\nDeny from all\nSatisfy all\n</Files>\n'
    const text = `LockFile /x\n${status}${names}`
    const site = await siteWith(github, { 'a.conf': text })
    await upgrade(github, site)
    const pull = pullIn(site)
    click(pull, /The Require lines for 2\.4 in/)
    await upgrade(github, site)
    expect(await readAt(site, branch, 'a.conf')).toContain('Deny from all')
    await push(github, site, 'main', { 'a.conf': `ServerName www.example.org\n${text}` })
    await upgrade(github, site)
    expect(await readAt(site, branch, 'a.conf')).toContain('Deny from all')
  }))
