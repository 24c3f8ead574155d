import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { commentsOn } from '../github/people.js'
import { withGitHub } from '../github/server.js'
import { applySuggestions } from '../github/suggestion-button.js'
import type { Pull } from '../github/world.js'
import { runIn, useCli } from '../run-cli.js'
import { pullOf, review, withBundle } from './scene.js'
import { bodies, placed } from './seen.js'
import { hosts, neutral, open, openApart } from './texts.js'
import { pullIn, siteWith, upgrade } from './upgrade-scene.js'

withBundle()
useCli()

const main = 'ServerRoot /etc/httpd\nListen 80\nUser www\nTimeout 60\n'
const last = (pull: Pull) => bodies(pull).at(-1) ?? ''
const first = (pull: Pull) => last(pull).split('\n')[0]

test('an Ansible role whose template asks for the version is told nothing of the lines for 2.2', () =>
  withGitHub(async (github) => {
    const template = `{% if lock and apache_version.startswith('2.2') %}
RewriteLock {{ lock }}
{% endif %}
<Directory /srv/www>
{% if apache_version.startswith('2.4') %}
  Require all granted
{% else %}
  Order allow,deny
  Allow from all
{% endif %}
</Directory>
{% if apache_version.startswith('2.2') %}
DefaultType text/plain
{% endif %}
`
    const pull = await pullOf(github, {}, { 'roles/web/templates/site.conf.j2': template })
    expect((await review(github, pull)).outputs).toMatchObject({ findings: '0', changed: 'false' })
  }))

test('a template for 2.2 beside the same for 2.4 is told how to be left out', () =>
  withGitHub(async (github) => {
    const files = {
      'templates/vhosts-2.2.conf.j2': open,
      'templates/vhosts-2.4.conf.j2': '<Directory /srv>\nRequire all granted\n</Directory>\n',
    }
    const pull = await pullOf(github, {}, files)
    await review(github, pull)
    expect(last(pull)).toContain(
      'templates/vhosts-2.2.conf.j2 seems to be the file for 2.2, and templates/vhosts-2.4.conf.j2 the one for 2.4. If only 2.2 reads templates/vhosts-2.2.conf.j2, add that file to `exclude` in `httpd-upgrade.json`.',
    )
  }))

describe('the end of a review', () => {
  test('counts no optional lines, and says nothing anew of what was accepted', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'httpd.conf': `${main}${hosts}DefaultType text/html\n` })
      await review(github, pull)
      expect(last(pull)).toContain(
        'Not added, because 2.4 is safer without: `EnableSendfile On` and `FileETag INode MTime Size`',
      )
      expect(last(pull)).not.toContain('changed default')
      await applySuggestions(github, pull, commentsOn(pull))
      await review(github, pull)
      expect(last(pull)).not.toMatch(/Treated as|DefaultType/)
    }))

  test('names no other finding to decide, where the pull request has none', () =>
    withGitHub(async (github) => {
      const before = { 'httpd.conf': `${main}Include conf.d/*.conf\n`, 'conf.d/old.conf': 'MCacheSize 4096\n' }
      const { summary } = await review(github, await pullOf(github, before, { 'conf.d/new.conf': hosts }))
      expect(summary).toContain('### Before you start 2.4')
      expect(summary).not.toContain('Decide the other findings')
    }))

  test('sends the reader to notes that 2.4 reads otherwise', () =>
    withGitHub(async (github) => {
      const site = '<VirtualHost *:80>\nServerName a.example.org\nSuexecUserGroup web web\n</VirtualHost>\n'
      const pull = await pullOf(github, {}, { 'a.conf': site })
      await review(github, pull)
      expect(first(pull)).toBe(
        'Nothing in these files has to change for Apache 2.4. Before you upgrade, check the note below (`a.conf:3`).',
      )
    }))

  test('with nothing but optional lines is not posted', () =>
    withGitHub(async (github) => {
      const modules = ['mpm_prefork', 'authz_core', 'unixd'].map(
        (one) => `LoadModule ${one}_module modules/${one}.so\n`,
      )
      const settings = { 'httpd-upgrade.json': '{ "from": "2.2" }\n' }
      const pull = await pullOf(github, settings, { 'httpd.conf': `${main}${modules.join('')}` })
      const { outputs, summary } = await review(github, pull)
      expect(summary).toContain('FileETag INode MTime Size')
      expect([outputs.comments, bodies(pull)]).toEqual(['0', []])
    }))
})

test('suggestions beside lines that only a person can decide say so in the second sentence', () =>
  withGitHub(async (github) => {
    const pull = await pullOf(github, {}, { 'a.conf': `${hosts}LDAPTrustedClientCert CA_DER /x\n` })
    await review(github, pull)
    expect(first(pull)).toContain(
      'Accept the suggestions, and merge when you switch to 2.4, not before: with them, 2.2 may not start or may answer 500; `a.conf:2` needs your decision.',
    )
  }))

test('what only a person can decide is in the review, though there are more findings than comments', () =>
  withGitHub(async (github) => {
    const names = Array.from({ length: 12 }, (_, index) => `site${String(index).padStart(2, '0')}.conf`)
    const sites = Object.fromEntries(
      names.map((name) => [name, `<Directory /srv/${name}>\nOrder allow,deny\nAllow from all\n</Directory>\n`]),
    )
    const pull = await pullOf(github, {}, { ...sites, 'z.conf': 'LDAPTrustedClientCert CA_DER /x\n' })
    await review(github, pull)
    expect(first(pull)).toContain('; `z.conf:1` needs your decision.')
    expect(last(pull)).toMatch(
      /### Not shown here\n\n- \[`z\.conf:1`\]\(\S+\): 2\.4 refuses to start because of LDAPTrusted/,
    )
  }))

test('one line that only a person can decide is one decision', () =>
  withGitHub(async (github) => {
    const pull = await pullOf(github, {}, { 'a.conf': 'LDAPTrustedClientCert CA_DER /x\n' })
    await review(github, pull)
    expect(first(pull)).toBe(
      'These files are written for Apache 2.2: 1 error keeps 2.4 from starting. Decide what to do with it.',
    )
  }))

test('on a server that runs 2.4, lines that the pull request does not show are told as what they are', () =>
  withGitHub(async (github) => {
    const settings = { 'httpd-upgrade.json': '{ "from": "2.4" }\n' }
    const compat = 'LoadModule access_compat_module modules/mod_access_compat.so\n'
    const text = `${neutral(30)}${compat}<Directory /srv>\n    Order allow,deny\n    Allow from all\n</Directory>\n`
    const pull = await pullOf(github, { ...settings, 'a.conf': text }, { 'a.conf': `# new\n${text}` })
    await review(github, pull)
    expect(first(pull)).toBe('These files already run on Apache 2.4. Nothing has to change.')
    expect(last(pull)).toContain('### On lines that the diff does not show\n\n')
    expect(last(pull)).toContain(
      '- Without mod_access_compat, 2.4 refuses to start because of `Order` and `Allow`. The new line has the same effect. [`a.conf:34`]',
    )
  }))

test('the command in a review writes no line that the review advises against, and no copy', () =>
  withGitHub(async (github) => {
    const load = ['authz_host', 'dav'].map((one) => `LoadModule ${one}_module modules/mod_${one}.so\n`).join('')
    const limited = 'AuthType Basic\nAuthName DAV\n<LimitExcept GET OPTIONS>\nRequire user admin\n</LimitExcept>\n'
    const files = {
      'httpd.conf': `${main}${load}`,
      'original/httpd.conf': `${main}${load}`,
      'extra/dav.conf': open.replace('</Directory>', `Dav On\n${limited}</Directory>`),
    }
    const pull = await pullOf(github, {}, files)
    await review(github, pull)
    const [, command = ''] = /run in a checkout: `npx --yes httpd-upgrade@\S+ ([^`]+)`/.exec(last(pull)) ?? []
    const root = folder(files)
    runIn(root, command.split(' '))
    expect(readFileSync(join(root, 'original/httpd.conf'), 'utf8')).toBe(files['original/httpd.conf'])
    const written = readFileSync(join(root, 'httpd.conf'), 'utf8')
    expect(written).toContain('LoadModule authz_core_module')
    expect(last(pull)).toContain('Not added, because 2.4 is safer without: `EnableSendfile On`')
    expect(written).not.toContain('EnableSendfile')
  }))

test('what a command writes beside the suggestions has its condition in the review', () =>
  withGitHub(async (github) => {
    const away = `${neutral(30)}<VirtualHost *:80>\nDefaultType text/plain\n</VirtualHost>\n`
    const pull = await pullOf(github, { 'a.conf': away }, { 'a.conf': `# new\n${hosts}${away}` })
    await review(github, pull, { inputs: { commands: 'true' } })
    expect(last(pull)).toContain('may files of unknown type be sent without a Content-Type?')
    expect(last(pull)).toContain('comment `/httpd-upgrade fix`')
    await applySuggestions(github, pull, commentsOn(pull))
    const { summary } = await review(github, pull, { inputs: { commands: 'true' } })
    expect(summary).toContain('The review on the pull request was brought up to date.')
    expect(last(pull)).toContain('If not, leave the lines of `default-type` below as they are.')
  }))

test('the command after accepted suggestions names the version that the files no longer show', () =>
  withGitHub(async (github) => {
    const ends = openApart.replace('Order allow,deny', '# o').replace('Allow from all', '# a')
    const files = { 'a.conf': `${hosts}${openApart}` }
    const pull = await pullOf(github, { 'a.conf': `# h\n${ends}` }, files)
    await review(github, pull)
    expect(last(pull)).toContain('--write --review --likely-mistakes close a.conf')
    await applySuggestions(github, pull, commentsOn(pull))
    await review(github, pull)
    expect(last(pull)).toContain('--write --review --from 2.2 --likely-mistakes close a.conf')
  }))

describe('a line that no httpd accepts', () => {
  const broken = `${open}VirtualHost *:80>\n</VirtualHost>\n`

  test('is named in the review, also when all suggestions are accepted', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'a.conf': broken })
      await review(github, pull)
      const told = 'Check this line first, because httpd may reject it: a.conf:'
      expect(last(pull)).toContain(`${told}6 (\\</VirtualHost\\> closes nothing).`)
      await applySuggestions(github, pull, commentsOn(pull))
      const { summary } = await review(github, pull)
      expect(last(pull)).toContain(`Nothing else in these files has to change for Apache 2.4.\n\n${told}5`)
      expect(summary).not.toContain('and nothing has to change for 2.4')
    }))

  test('comes first in the upgrade pull request', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'a.conf': broken })
      await upgrade(github, site)
      const { body } = pullIn(site)
      expect(body).toContain(
        '**First check 1 line named below: httpd may reject it.** Otherwise, these files are ready for 2.4, as far as the files show.',
      )
      expect(body).toContain('httpd may reject it: a.conf:6')
    }))

  test('is no news where the files of the server do not include it', () =>
    withGitHub(async (github) => {
      const server = `${main}DefaultType none\n${open}`
      const site = await siteWith(github, { 'httpd.conf': server, 'old/a.conf': broken })
      await upgrade(github, site)
      expect(pullIn(site).body).not.toContain('may reject')
    }))
})

test('a LogLevel far below RewriteLogLevel is no reason for one suggestion over all that is between', () =>
  withGitHub(async (github) => {
    const text = `RewriteEngine On\nRewriteLogLevel 3\n${neutral(60)}LogLevel warn\n`
    const pull = await pullOf(github, {}, { 'a.conf': text })
    await review(github, pull)
    expect(placed(pull)).toEqual([])
    expect(last(pull)).toContain('### Changes that GitHub cannot suggest')
  }))

test('what was unticked is where the first sentence sends the reader', () =>
  withGitHub(async (github) => {
    const open = '<Directory /srv>\n    Order allow,deny\n    Allow from all\n</Directory>\nSuexecUserGroup web web\n'
    const site = await siteWith(github, { 'a.conf': `${hosts}${open}` })
    await upgrade(github, site)
    const pull = pullIn(site)
    pull.body = (pull.body ?? '').replace(
      '- [x] No other file sets access rules',
      '- [ ] No other file sets access rules',
    )
    await upgrade(github, site)
    expect(pull.body).toContain(
      '**Not ready: you unticked a change that 2.4 needs (see *Put back*).** Tick its box again, or change the line on this branch or on `main`.',
    )
  }))

test('what was accepted is not asked of the fixes that are left', () =>
  withGitHub(async (github) => {
    const info = (more: string) =>
      `<Location /info>\n${more}Order deny,allow\nDeny from all\nAllow from 127.0.0.1\n</Location>\n`
    const root = '<Directory />\nOrder deny,allow\nDeny from all\n</Directory>\n'
    const before = {
      'httpd.conf': `${main}LockFile /x\nInclude conf.d/*.conf\n`,
      'conf.d/a.conf': `${root}${neutral(9)}`,
      'conf.d/info.conf': info(''),
    }
    const after = { 'conf.d/a.conf': `${root}${neutral(9)}# new\n`, 'conf.d/info.conf': info('# new\n') }
    const pull = await pullOf(github, before, after)
    await review(github, pull)
    await applySuggestions(github, pull, commentsOn(pull))
    const { summary } = await review(github, pull)
    expect(summary).toContain('are meant to let clients in')
    expect(last(pull)).toContain('### On lines that the diff does not show')
    expect(last(pull)).not.toContain('are meant to let clients in')
  }))

test('files that were upgraded here are not called written for 2.2', () =>
  withGitHub(async (github) => {
    const site = '<VirtualHost *:80>\nServerName a.example.org\nSuexecUserGroup web web\n</VirtualHost>\n'
    const pull = await pullOf(github, {}, { 'a.conf': `${hosts}${site}` })
    await review(github, pull)
    await applySuggestions(github, pull, commentsOn(pull))
    await review(github, pull)
    expect(first(pull)).toBe(
      'Nothing in these files has to change for Apache 2.4. Before you upgrade, check the note below (`a.conf:3`).',
    )
  }))

test('a file whose telling line was accepted away is read on', () =>
  withGitHub(async (github) => {
    const rest = `${neutral(9)}DefaultType text/plain\n`
    const pull = await pullOf(github, { 'a.conf': `${hosts}${rest}` }, { 'a.conf': `# new\n${hosts}${rest}` })
    await review(github, pull)
    await applySuggestions(github, pull, commentsOn(pull))
    const { summary } = await review(github, pull)
    expect(summary).toContain('DefaultType')
    expect(last(pull)).not.toContain('Nothing is left')
  }))
