import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { environment } from '../github/git.js'
import { commentsOn, merge, push, rebase, squash, squashWithText } from '../github/people.js'
import { pullsOf } from '../github/pulls.js'
import { withGitHub } from '../github/server.js'
import { suggestionIn } from '../github/suggestion.js'
import { applySuggestion } from '../github/suggestion-button.js'
import { runIn, useCli } from '../run-cli.js'
import { shareOf } from '../thoroughness.js'
import { pullOf, review, withBundle } from './scene.js'
import { bodies } from './seen.js'
import { pullIn, readAt, siteWith, upgrade } from './upgrade-scene.js'

withBundle()
useCli()

const host = (name: string) => `<VirtualHost *:80>\n  ServerName ${name}.example.org\n</VirtualHost>\n`
const hosts = host('www') + host('shop')
const main = 'ServerRoot /etc/httpd\nListen 80\nUser www\n'

const taken = 'Treated as a partly upgraded configuration of 2.2'

describe('what was there before a pull request', () => {
  test('tells that NameVirtualHost was taken out for 2.4', () =>
    withGitHub(async (github) => {
      const inputs = { filter: 'file' }
      const pull = await pullOf(
        github,
        { 'httpd.conf': `${main}NameVirtualHost *:80\n${hosts}` },
        { 'httpd.conf': `${main}${hosts}` },
      )
      const { summary } = await review(github, pull, { inputs })
      expect(summary).not.toContain('starts to serve this virtual host')
    }))

  test('tells that a fragment is one of 2.2, once no line shows it any more', () =>
    withGitHub(async (github) => {
      const inputs = { filter: 'file' }
      const rules = (access: string) =>
        `<Location /tool>\n  SetHandler cgi-script\n  ${access}\n</Location>\nRewriteRule ^/b/(.*) /a?x=$1\n`
      const pull = await pullOf(
        github,
        { 'conf.d/a.conf': rules('Deny from all') },
        { 'conf.d/a.conf': rules('Require all denied') },
      )
      const { summary } = await review(github, pull, { inputs })
      expect(summary).toContain(taken)
      expect(summary).toContain('2.4.56 and later answer 403')
    }))
})

test('what a review has suggested, and somebody accepted, is no mistake of the pull request that brought all of the files', () =>
  withGitHub(async (github) => {
    const section = (name: string) => `<Directory /srv/${name}>\n  Order allow,deny\n  Allow from all\n</Directory>\n`
    const lock = 'LockFile logs/accept.lock\n'
    const pull = await pullOf(github, {}, { 'httpd.conf': `${main}${lock}${section('www')}${section('shop')}` })
    await review(github, pull)
    const accepted = commentsOn(pull).find(({ body }) => suggestionIn(body)?.join().includes('Require all granted'))
    if (!accepted) throw new Error('No comment suggests to let everybody in.')
    await applySuggestion(github, pull, accepted)
    const { summary } = await review(github, pull)
    expect(summary).not.toContain('2.2 does not know')
    expect(summary).toContain('1 is a changed default')
    // The first review took the files for 2.2, so this is no news.
    expect([summary, ...bodies(pull)].join()).not.toContain(taken)
  }))

describe('what no line shows after the merge', () => {
  const rules = (access: string) => `<Location /tool>\n  ${access}\n</Location>\n`
  const left = 'LoadModule fastcgi_module modules/mod_fastcgi.so\n'
  const before = { 'conf.d/a.conf': `${left}${rules('Order allow,deny\n  Deny from all')}` }
  const after = { 'conf.d/a.conf': `${left}${rules('Require all denied')}` }
  const note = 'Add `"begun": true` to `httpd-upgrade.json`'

  test('is to be noted beside the files', () =>
    withGitHub(async (github) => {
      const { summary } = await review(github, await pullOf(github, before, after), { inputs: { filter: 'file' } })
      expect(summary).toContain(note)
    }))

  test('is to be noted of its own folder, where a part of 2.4 lies beside it', () =>
    withGitHub(async (github) => {
      const other = { 'roles/new/files/b.conf': rules('Require all denied') }
      const [old, now] = [before, after].map((texts) => ({
        'roles/old/files/a.conf': texts['conf.d/a.conf'],
        ...other,
      }))
      const pull = await pullOf(github, old ?? {}, now ?? {})
      const { summary } = await review(github, pull, { inputs: { filter: 'file' } })
      expect(summary).toContain('Add `"begun": ["roles/old/files"]` to `httpd-upgrade.json`')
    }))

  test.each([
    ['it is noted', { ...before, 'httpd-upgrade.json': '{ "begun": true }\n' }, after],
    [
      'nothing is left to do',
      { 'conf.d/a.conf': rules('Deny from all') },
      { 'conf.d/a.conf': rules('Require all denied') },
    ],
    ['a line shows it still', before, { 'conf.d/a.conf': `${after['conf.d/a.conf']}DefaultType text/html\n` }],
  ])('is not, where %s', (_, old, now) =>
    withGitHub(async (github) => {
      const { summary } = await review(github, await pullOf(github, old, now), { inputs: { filter: 'file' } })
      expect(summary).toContain(taken)
      expect(summary).not.toContain(note)
    }),
  )
})

test('what the workflow says of the version beats what is remembered', () =>
  withGitHub(async (github) => {
    const rules = (access: string) =>
      `<Location /tool>\n  SetHandler cgi-script\n  ${access}\n</Location>\nRewriteRule ^/b/(.*) /a?x=$1\n`
    const pull = await pullOf(
      github,
      { 'conf.d/a.conf': rules('Deny from all') },
      { 'conf.d/a.conf': rules('Require all denied') },
    )
    const { summary } = await review(github, pull, { inputs: { filter: 'file', from: '2.4' } })
    expect(summary).not.toContain(taken)
    expect(summary).not.toContain('2.4.56 and later answer 403')
  }))

/** Nothing in it shows 2.2 once Deny is gone, and the module is for a person to see to. */
const forgotten = 'LoadModule fastcgi_module modules/mod_fastcgi.so\n<Location /a>\n  Deny from all\n</Location>\n'

test.each([
  ['merge', merge],
  ['squash', squashWithText],
  ['rebase', rebase],
])('after the %s of an upgrade pull request git knows what no line shows, and needs no note', (_, merged) =>
  withGitHub(async (github) => {
    const site = await siteWith(github, { 'conf.d/a.conf': forgotten })
    await upgrade(github, site, { inputs: { fixes: 'all' } })
    await merged(github, pullIn(site))
    expect(await readAt(site, 'main', 'conf.d/a.conf')).toContain('Require all denied')
    expect((await upgrade(github, site)).summary).toContain(taken)
    const clone = join(folder(), 'clone')
    expect(spawnSync('git', ['clone', '-q', site.git.save(), clone], { env: environment }).status).toBe(0)
    expect(runIn(clone, []).out).toContain('[third-party-modules]')
  }),
)

const waysOfMerging = [
  ['merge', merge],
  ['squash', squash],
] as const

test.each(shareOf(2, waysOfMerging))('after the %s of an upgrade what is left to a person is still said', (_, merged) =>
  withGitHub(async (github) => {
    const modules = 'LoadModule fastcgi_module modules/mod_fastcgi.so\n'
    const site = await siteWith(github, { 'httpd.conf': `${main}${modules}MaxClients 100\nInclude conf.d/*.conf\n` })
    const left = '. Use mod_proxy_fcgi'
    const first = await upgrade(github, site)
    expect(first.summary).toContain(left)
    await merged(github, pullIn(site))
    const second = await upgrade(github, site)
    expect(second.summary).toContain(left)
    expect(second.summary).toContain(taken)
    await push(github, site, 'main', { 'conf.d/new.conf': 'DefaultType text/html\nMaxClients 200\n' })
    const third = await upgrade(github, site)
    expect(third.summary).toContain(left)
    const [, later] = pullsOf(site)
    if (!later) throw new Error('There is no second pull request.')
    await merged(github, later)
    const fourth = await upgrade(github, site)
    expect(fourth.summary).toContain(left)
    expect(fourth.summary).toContain(taken)
  }),
)
