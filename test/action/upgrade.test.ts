import { describe, expect, test } from 'vitest'
import { comment, merge, push } from '../github/people.js'
import { withGitHub } from '../github/server.js'
import { withBundle } from './scene.js'
import { hosts, open } from './texts.js'
import { branch, mayWrite, operation, pullIn, readAt, siteWith, subjects, upgrade } from './upgrade-scene.js'

withBundle()

const one = { 'commit-message': 'Upgrade', fixes: 'safe' }

describe.concurrent('the upgrade pull request', () => {
  test('is opened with what changes, and left alone while nothing does', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'a.conf': `Listen 80\n${hosts}${open}` })
      const run = await upgrade(github, site, { inputs: one })
      const pull = pullIn(site)
      expect(run).toMatchObject({
        exitCode: 0,
        annotations: [],
        outputs: {
          findings: '2',
          'safe-fixes': '1',
          'review-fixes': '1',
          changed: 'true',
          'pull-request-number': '1',
          'pull-request-url': `${github.url}/acme/site/pull/1`,
          'pull-request-operation': 'created',
          'pull-request-head-sha': pull.headSha,
        },
      })
      expect(pull).toMatchObject({
        title: 'Prepare for Apache httpd 2.4',
        baseRef: 'main',
        draft: false,
        state: 'open',
      })
      expect(pull.head.ref).toBe(branch)
      expect(await readAt(site, branch, 'a.conf')).toBe(`Listen 80\n${open}`)
      expect(await subjects(site)).toEqual(['Upgrade'])
      expect(site.signed.has(pull.headSha)).toBe(true)
      expect(pull.body).toContain('This pull request changes 1 place in 1 file. No change affects a response.')
      expect(run.summary).toContain(
        `[Pull request #1](${github.url}/acme/site/pull/1) was opened. Its text says what to check`,
      )

      const before = github.count()
      const again = await upgrade(github, site, { inputs: one })
      expect(again.outputs).toMatchObject({
        'pull-request-operation': 'none',
        changed: 'false',
        'pull-request-number': '1',
      })
      expect(github.requests.slice(before).filter(({ method }) => method !== 'GET')).toEqual([])
    }))

  test('follows the base, keeps what people wrote, and is left alone where the base moves elsewhere', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'a.conf': `Listen 80\n${hosts}${open}` })
      await upgrade(github, site, { inputs: one })
      const pull = pullIn(site)
      pull.body = `Ours, says Ada.\n\n${pull.body}\n\nAnd Grace.`

      await push(github, site, 'main', { 'README.md': 'Another\n' })
      const first = pull.headSha
      expect(operation(await upgrade(github, site, { inputs: one }))).toBe('none')
      expect(pull.headSha).toBe(first)

      const base = await push(github, site, 'main', { 'a.conf': `Listen 80\nTimeout 5\n${hosts}${open}MaxClients 5\n` })
      const run = await upgrade(github, site, { inputs: one })
      expect(run.outputs).toMatchObject({ 'pull-request-operation': 'updated', 'pull-request-head-sha': pull.headSha })
      expect(await readAt(site, branch, 'a.conf')).toBe(`Listen 80\nTimeout 5\n${open}MaxRequestWorkers 5\n`)
      expect(await readAt(site, branch, 'README.md')).toBe('Another\n')
      expect(await site.git.commitOf(`${branch}~1`)).toBe(base)
      expect(pull.body).toMatch(
        /^Ours, says Ada\.\n\n<!-- httpd-upgrade:begin -->\n[^]*This pull request changes 2 places in 1 file\.[^]*\n\nAnd Grace\.$/,
      )
      expect(operation(await upgrade(github, site, { inputs: one }))).toBe('none')
    }))

  test('says which files the fixes empty', () =>
    withGitHub(async (github) => {
      const load = 'LoadModule authz_default_module /usr/lib/apache2/modules/mod_authz_default.so\n'
      const site = await siteWith(github, {
        'apache2.conf': 'LockFile /x\nInclude mods-enabled/*.load\n',
        'mods-available/authz_default.load': load,
        'mods-enabled/authz_default.load': { link: '../mods-available/authz_default.load' },
      })
      await upgrade(github, site)
      expect(pullIn(site).body).toContain('Nothing is left in `mods-available/authz_default.load`. Delete it')
    }))

  test('of a whole /etc minds no links to certificates, services and fonts', () =>
    withGitHub(async (github) => {
      const linked = (count: number, name: (index: number) => string) =>
        Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), { link: '../x' }]))
      const site = await siteWith(github, {
        'apache2/apache2.conf': `Listen 80\n${hosts}`,
        ...linked(150, (index) => `ssl/certs/0000${index}.0`),
        ...linked(80, (index) => `rc2.d/S01x${index}`),
        ...linked(20, (index) => `php/8.2/apache2/conf.d/${index}.ini`),
      })
      await upgrade(github, site)
      expect(pullIn(site).body).not.toContain('not followed')
    }))

  test('is opened also where the server shows no summaries', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'a.conf': `Listen 80\n${hosts}` })
      const run = await upgrade(github, site, { inputs: one, env: { GITHUB_STEP_SUMMARY: '' } })
      expect(run).toMatchObject({
        exitCode: 0,
        annotations: [],
        summary: '',
        outputs: { 'pull-request-operation': 'created' },
      })
    }))

  test('is not opened for nothing', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'a.conf': 'Listen 80\nRequire all granted\n', 'b.conf': open })
      const run = await upgrade(github, site, { inputs: { fixes: 'safe' } })
      expect(run).toMatchObject({
        exitCode: 0,
        outputs: { 'pull-request-operation': 'none', 'pull-request-number': '', changed: 'false', 'review-fixes': '1' },
      })
      expect(site.tickets.size).toBe(0)
      expect(await site.git.commitOf(branch)).toBeUndefined()
      expect(run.summary).toContain('Every remaining change in `main` needs your decision; see the table below.')
    }))

  test('is closed, with its branch, when nothing is left to change; and opened again when there is something', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'a.conf': `Listen 80\n${hosts}` })
      await upgrade(github, site, { inputs: one })
      const pull = pullIn(site)
      await push(github, site, 'main', { 'a.conf': 'Listen 80\n' })
      const run = await upgrade(github, site, { inputs: one })
      expect(run.outputs).toMatchObject({
        'pull-request-operation': 'closed',
        'pull-request-number': '1',
        changed: 'true',
      })
      expect(pull.state).toBe('closed')
      expect(await site.git.commitOf(branch)).toBeUndefined()
      expect(pull.comments.map(({ body }) => body)).toEqual([
        expect.stringMatching(/^Nothing is left to change, because `main`/),
      ])
      expect(operation(await upgrade(github, site, { inputs: one }))).toBe('none')

      await push(github, site, 'main', { 'a.conf': `Listen 80\n${hosts}` })
      const back = await upgrade(github, site, { inputs: one })
      expect(back.outputs).toMatchObject({ 'pull-request-operation': 'created', 'pull-request-number': '2' })
    }))

  test('is done with when it is merged; what comes later is another one', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'a.conf': `Listen 80\n${hosts}` })
      await upgrade(github, site, { inputs: one })
      await merge(github, pullIn(site))
      expect(operation(await upgrade(github, site, { inputs: one }))).toBe('none')
      await push(github, site, 'main', { 'b.conf': hosts })
      const run = await upgrade(github, site, { inputs: one })
      expect(run.outputs).toMatchObject({ 'pull-request-operation': 'created', 'pull-request-number': '2' })
      expect(await subjects(site)).toEqual(['Upgrade'])
    }))

  test('takes title, draft, labels, assignees and reviewers; what of it fails is a warning', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'a.conf': `Listen 80\n${hosts}` })
      await push(github, site, 'develop', {})
      const run = await upgrade(github, site, {
        inputs: {
          base: 'develop',
          branch: 'bot/httpd',
          title: 'httpd 2.4',
          draft: 'true',
          'commit-message': 'chore: httpd 2.4\n\nRefs: OPS-1',
          labels: 'httpd, upgrade',
          assignees: 'grace, nobody',
          reviewers: 'mallory, acme/web',
        },
      })
      const pull = pullIn(site)
      expect(pull).toMatchObject({ title: 'httpd 2.4', draft: true, baseRef: 'develop', head: { ref: 'bot/httpd' } })
      expect([...pull.labels, ...pull.assignees]).toEqual(['httpd', 'upgrade', 'grace'])
      const message = (await site.git.git(['log', '-1', '--format=%B', 'bot/httpd'])).toString().trim()
      expect(message).toMatch(/^chore: httpd 2\.4\n\nRefs: OPS-1\nHttpd-Upgrade-Tree: [0-9a-f]{40}$/)
      expect(run.exitCode).toBe(0)
      expect(run.annotations.map(({ level, message }) => `${level}: ${message}`)).toEqual([
        'warning: GitHub does not allow these accounts to be assigned in this repository: nobody.',
        expect.stringMatching(
          /^warning: The reviewers could not be set: mallory\. GitHub answered 422: Reviews may only/,
        ),
        expect.stringMatching(/^warning: The team reviewers could not be set: web\. GitHub answered 422/),
      ])
    }))

  test('has its labels again, and names the workflow that keeps it', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'a.conf': `Listen 80\n${hosts}` })
      await upgrade(github, site)
      const pull = pullIn(site)
      await upgrade(github, site, { inputs: { labels: 'httpd' } })
      expect([...pull.labels]).toEqual(['httpd'])
      pull.labels.clear()
      await upgrade(github, site, { inputs: { labels: 'HTTPD' } })
      expect([...pull.labels].length).toBe(1)
      expect(pull.body).toMatch(/\[Its workflow\]\(\S+\/acme\/site\/actions\/workflows\/httpd\.yml\)/)
    }))

  test('has commits that say who signs them off, where that is asked for', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'httpd.conf': `${hosts}${open}` })
      const commits = async () => {
        const out = await site.git.git(['log', '--format=%an <%ae>%x00%B%x01', branch, `^${site.defaultBranch}`])
        return out
          .toString()
          .split('\x01')
          .filter((commit) => commit.trim() !== '')
      }
      await upgrade(github, site, { inputs: { signoff: 'true' } })
      expect(await commits()).toHaveLength(2)
      for (const commit of await commits()) {
        const [author = '', message] = commit.trim().split('\0')
        expect(message).toContain(`\n\nSigned-off-by: ${author}\nHttpd-Upgrade-Tree: `)
      }
      expect(operation(await upgrade(github, site, { inputs: { signoff: 'true' } }))).toBe('none')
    }))

  test('has a commit for each kind of change, in an order in which httpd takes each', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, {
        'httpd.conf': `ServerRoot /x\nTimeout 5\nFileETag All\n${hosts}LockFile /y\nKeepAlive yes\nMaxClients 5\n`,
      })
      await upgrade(github, site, { inputs: { fixes: 'safe' } })
      expect(await subjects(site)).toEqual([
        'Write lines that httpd 2.2 and 2.4 read alike',
        'Let httpd 2.4 start',
        'Use the new names of directives',
      ])
      expect(await readAt(site, `${branch}~2`, 'httpd.conf')).toContain('LockFile /y\nKeepAlive On\nMaxClients 5\n')
      expect(await readAt(site, `${branch}~1`, 'httpd.conf')).not.toContain('LockFile')
      expect(await readAt(site, `${branch}~1`, 'httpd.conf')).toContain(`${hosts}KeepAlive On\nMaxClients 5\n`)
      expect(await readAt(site, branch, 'httpd.conf')).toContain('KeepAlive On\nMaxRequestWorkers 5\n')
      const message = (await site.git.git(['log', '-1', '--format=%b', branch])).toString()
      expect(message).toContain('- NameVirtualHost has no effect (name-virtual-host)\n')
      expect(operation(await upgrade(github, site, { inputs: { fixes: 'safe' } }))).toBe('none')
    }))

  test('holds the fixes for review too, each with its condition', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'a.conf': `Listen 80\n${open}` })
      await upgrade(github, site, { inputs: { 'commit-message': 'Upgrade' } })
      expect(await readAt(site, branch, 'a.conf')).toContain('Require all granted')
      const { body } = pullIn(site)
      expect(body).toMatch(/### Assumed\n\n.*\n\n- \[x\] No other file sets access rules .*\[`a\.conf:3`\]/)
    }))

  test('is no business of a comment or a review', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'a.conf': `Listen 80\n${hosts}` })
      await upgrade(github, site, { inputs: one })
      comment(github, pullIn(site), 'What of <!-- httpd-upgrade:taken-over said -->')
      expect(operation(await upgrade(github, site, { inputs: one }))).toBe('none')
      expect(pullIn(site).comments).toHaveLength(1)
    }))

  test('needs the right to write, and says which', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'a.conf': hosts })
      const run = await upgrade(github, site, { token: { permissions: { ...mayWrite, contents: 'read' } } })
      expect(run.exitCode).toBe(1)
      expect(run.annotations.map(({ message }) => message)).toEqual([
        'GitHub answered 403: Resource not accessible by integration. The token needs contents: write and pull-requests: write.',
      ])
    }))
})
