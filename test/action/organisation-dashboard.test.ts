import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { jobResultsText, type RepositoryRow, type RowStatus } from '../../src/upgrade/organisation/rows.js'
import { clientOf } from '../github/client.js'
import { tooManyRequests } from '../github/faults.js'
import { close, openPullRequest, push } from '../github/people.js'
import { type GitHub, withGitHub } from '../github/server.js'
import { addRepository, addToken } from '../github/setup.js'
import type { Issue, Repository } from '../github/world.js'
import { runWorkflow, type Scene, withOrganisation } from './organisation-scene.js'
import { withBundle } from './scene.js'

withBundle()

/** Leave results as the jobs before would have left them. */
const leave = (scene: Scene, kind: 'plan' | 'upgrade', rows: readonly RepositoryRow[]) =>
  writeFile(join(scene.artifacts, `${kind}.json`), jobResultsText({ kind, rows }))

const row = (name: string, state: RowStatus, more: Partial<RepositoryRow> = {}): RepositoryRow => ({
  repository: `acme/${name}`,
  state,
  ...more,
})

const issuesIn = (repository: Repository): Issue[] =>
  [...repository.tickets.values()].filter((ticket) => ticket.kind === 'issue')

const show = (scene: Scene, inputs: Record<string, string> = {}) =>
  scene.run({ mode: 'dashboard', results: scene.artifacts, ...inputs })

const mark = '<!-- httpd-upgrade:dashboard acme -->'

describe.concurrent('the issue', () => {
  test('says what to do next, and nothing that the pull requests say', () =>
    withGitHub((github) =>
      withOrganisation(github, async (scene) => {
        const load = 'LoadModule authz_default_module modules/mod_authz_default.so\n'
        await scene.add('site', { 'httpd.conf': `LockFile /x\nInclude mods/*.load\n`, 'mods/authz_default.load': load })
        await runWorkflow(scene)
        const [issue] = issuesIn(scene.home)
        expect(issue?.body?.split('\n')[0]).toBe(
          'Upgrade from Apache httpd 2.2 to 2.4 in `acme`: 0 of 1 repositories are done. Next, review the open pull request.',
        )
        expect(issue?.body).not.toContain('Nothing is left in')
      }),
    ))

  test('is opened once, then changed only where something else is to be said', () =>
    withGitHub((github) =>
      withOrganisation(github, async (scene) => {
        await leave(scene, 'plan', [row('one', 'done')])
        const opened = await show(scene)
        const [issue] = issuesIn(scene.home)
        expect(opened).toMatchObject({
          exitCode: 0,
          outputs: { changed: 'true', repositories: '1', 'dashboard-url': `${github.url}/acme/operations/issues/1` },
        })
        expect(opened.summary).toContain('The dashboard was opened, with 1 repository.')
        expect(issue?.body).toContain(`(${github.url}/acme/operations/actions/runs/1)`)
        const same = await show(scene)
        expect(same.outputs).toMatchObject({ changed: 'false', 'dashboard-url': opened.outputs['dashboard-url'] })
        await leave(scene, 'plan', [row('one', 'done'), row('two', 'left')])
        expect((await show(scene)).outputs).toMatchObject({ changed: 'true', repositories: '2' })
        expect(issuesIn(scene.home)).toEqual([issue])
        expect(issue?.body).toContain('| [`two`]')
      }),
    ))

  test('of somebody else is not ours, whatever mark it has; nor is one of another organisation', () =>
    withGitHub((github) =>
      withOrganisation(github, async (scene) => {
        await leave(scene, 'plan', [row('one', 'done')])
        const by = (login: string) =>
          clientOf(github, addToken(github, { kind: 'app', login, permissions: { issues: 'write' } })).rest.issues
        const home = { owner: 'acme', repo: 'operations' }
        await by('eve').create({ ...home, title: 'Mine', body: `x\n\n${mark}` })
        await by('upgrade[bot]').create({ ...home, title: 'Other', body: `x\n\n${mark.replace('acme', 'other')}` })
        await by('upgrade[bot]').create({ ...home, title: 'Quote', body: `${mark}\n\nas it says` })
        await show(scene)
        expect(issuesIn(scene.home).map(({ title, body }) => [title, body?.length])).toEqual([
          ['Mine', 1 + 2 + mark.length],
          ['Other', 1 + 2 + mark.length + 1],
          ['Quote', mark.length + 12],
          ['Apache httpd 2.4 in acme', expect.any(Number)],
        ])
        await show(scene)
        expect(issuesIn(scene.home)).toHaveLength(4)
      }),
    ))

  test('that is closed stays closed and is kept up to date; one that was edited is written anew', () =>
    withGitHub((github) =>
      withOrganisation(github, async (scene) => {
        await leave(scene, 'plan', [row('one', 'done')])
        await show(scene)
        const [issue] = issuesIn(scene.home) as [Issue]
        close(github, issue)
        await leave(scene, 'plan', [row('two', 'left')])
        await show(scene)
        expect([issue.state, issuesIn(scene.home).length]).toEqual(['closed', 1])
        expect(issue.body).toContain('`two`')
        const before = issue.body
        issue.body = `${before?.replace('`two`', '`three`')}`
        expect((await show(scene)).outputs.changed).toBe('true')
        expect(issue.body).toBe(before)
      }),
    ))

  test('is found behind a page of others', () =>
    withGitHub((github) =>
      withOrganisation(github, async (scene) => {
        await leave(scene, 'plan', [row('one', 'done')])
        await show(scene)
        const client = clientOf(github, addToken(github, { login: 'eve', permissions: { issues: 'write' } }))
        for (let number = 0; number < 130; number++)
          await client.rest.issues.create({ owner: 'acme', repo: 'operations', title: `Issue ${number}` })
        expect((await show(scene)).outputs.changed).toBe('false')
        expect(issuesIn(scene.home)).toHaveLength(131)
      }),
    ))

  test('may be in another repository, and names no private one where strangers read', () =>
    withGitHub((github) =>
      withOrganisation(github, async (scene) => {
        const shown = await addRepository(github, 'acme/open', { files: { a: 'a' }, visibility: 'public' })
        await leave(scene, 'plan', [
          row('one', 'done', { isPrivate: true }),
          row('two', 'left', { isPrivate: false }),
          row('three', 'failed', { says: 'Secret.' }),
        ])
        const { outputs } = await show(scene, { 'dashboard-repository': 'acme/open' })
        expect(outputs).toMatchObject({ repositories: '1', 'dashboard-url': `${github.url}/acme/open/issues/1` })
        const [issue] = issuesIn(shown)
        expect(issue?.body).toContain('`two`')
        expect(issue?.body).not.toMatch(/`one`|`three`|Secret/)
        expect(issue?.body).toContain('2 private repositories are not shown, because this repository is public.')
      }),
    ))
})

describe.concurrent('where no upgrade told anything', () => {
  const branch = 'httpd-upgrade/2.4'

  async function pullIn(github: GitHub, scene: Scene, name: string) {
    const repository = await scene.add(name, { 'a.conf': 'a\n' })
    await push(github, repository, branch, { 'a.conf': 'b\n' }, { by: 'upgrade[bot]' })
    return openPullRequest(github, repository, { head: branch, by: 'upgrade[bot]' })
  }

  test('the pull request is looked up', () =>
    withGitHub((github) =>
      withOrganisation(github, async (scene) => {
        for (const name of ['open', 'failed', 'told']) await pullIn(github, scene, name)
        close(github, await pullIn(github, scene, 'closed'))
        await scene.add('none', { 'a.conf': 'a\n' })
        await leave(scene, 'plan', [
          ...['open', 'failed', 'closed', 'none', 'told', 'gone'].map((name) => row(name, 'planned')),
          row('ready', 'done'),
        ])
        await leave(scene, 'upgrade', [row('failed', 'failed', { says: 'It failed.' }), row('told', 'taken-over')])
        const run = await show(scene)
        expect(run.exitCode).toBe(0)
        const [issue] = issuesIn(scene.home)
        const lines = issue?.body?.match(/^(### .*|\| \[.*)$/gm)?.map((line) => line.replaceAll(github.url, ''))
        const link = '[#1](/acme/NAME/pull/1)'
        const line = (name: string, pull = '', says = '') =>
          `| [\`${name}\`](/acme/${name}) | ${pull.replace('NAME', name)} |  |  |  |  |  | ${says} |`
        expect(lines).toEqual([
          '### ❌ Failed (1)',
          line('failed', link, 'It failed.'),
          '### ✋ Taken over by people (1)',
          line('told'),
          '### 🚪 Closed by a person (1)',
          line('closed', link),
          '### 🔀 Pull request open (1)',
          line('open', link),
          '### 📋 No pull request yet (2)',
          line('gone', '', 'The pull request could not be looked up. GitHub answered 404: Not Found.'),
          line('none'),
          '### ✅ Merged or up to date (1)',
          line('ready'),
        ])
      }),
    ))
})

test.concurrent('a limit that is reached while it looks does not keep the dashboard from being written', () =>
  withGitHub((github) =>
    withOrganisation(github, async (scene) => {
      await leave(scene, 'plan', [row('one', 'planned'), row('two', 'planned'), row('three', 'planned')])
      github.faults.plan(tooManyRequests(3_000), { on: 'pulls/list', times: 10 })
      const run = await show(scene)
      expect(run).toMatchObject({ exitCode: 0, outputs: { repositories: '3', changed: 'true' } })
      expect(github.count('pulls/list')).toBeLessThan(3)
      expect(issuesIn(scene.home)[0]?.body).toContain('The pull request could not be looked up. GitHub answered 429')
    }),
  ))

describe.concurrent('fails with a sentence', () => {
  test.each([
    [
      'without results',
      {},
      'The input results is missing. Name the folder with the results files of the plan and the upgrades.',
    ],
    ['without the folder', { results: 'nowhere' }, 'results: the folder nowhere could not be read (ENOENT).'],
    [
      'without the repository',
      { results: '.', 'dashboard-repository': 'acme/none' },
      'dashboard-repository: there is no repository acme/none, or the token cannot see that repository.',
    ],
    [
      'with half a name',
      { results: '.', 'dashboard-repository': 'operations' },
      'dashboard-repository takes OWNER/NAME, not "operations".',
    ],
  ])('%s', (_, inputs, sentence) =>
    withGitHub((github) =>
      withOrganisation(github, async (scene) => {
        const run = await scene.run({ mode: 'dashboard', ...inputs })
        expect(run.exitCode).toBe(1)
        expect(run.annotations.map(({ message }) => message)).toEqual([sentence])
      }),
    ),
  )

  test('with a file that is not of ours', () =>
    withGitHub((github) =>
      withOrganisation(github, async (scene) => {
        await writeFile(join(scene.artifacts, 'other.json'), '{}')
        const run = await show(scene)
        expect(run.annotations.map(({ message }) => message)).toEqual([
          'results: other.json is not a results file of this version of httpd-upgrade. Use the same version in all jobs of the workflow.',
        ])
      }),
    ))

  test('without the right to write issues', () =>
    withGitHub((github) =>
      withOrganisation(github, async (scene) => {
        await leave(scene, 'plan', [row('one', 'done')])
        const run = await scene.run(
          { mode: 'dashboard', results: scene.artifacts },
          { permissions: { issues: 'read', pull_requests: 'read' } },
        )
        expect(run.exitCode).toBe(1)
        expect(run.annotations.map(({ message }) => message)).toEqual([
          'The dashboard could not be written in acme/operations: GitHub answered 403: Resource not accessible by integration. The token needs `issues: write` for that repository. For the token of a GitHub App, grant "Issues: read and write", and install the App on that repository.',
        ])
      }),
    ))
})
