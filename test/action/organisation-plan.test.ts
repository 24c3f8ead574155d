import { expect, test } from 'vitest'
import { secondaryLimit, tooManyRequests, unavailable } from '../github/faults.js'
import { withGitHub } from '../github/server.js'
import { addFork, addRepository } from '../github/setup.js'
import { type Scene, withOrganisation } from './organisation-scene.js'
import { withBundle } from './scene.js'
import { hosts, open } from './texts.js'

withBundle()

/** One of each kind that there is to tell apart. */
async function addAll({ add, github }: Scene): Promise<void> {
  const site = await add('site', { 'httpd.conf': `${hosts}MaxClients 8\n${open}` }, { topics: ['web'] })
  await add('blog', { '.htaccess': 'Order allow,deny\nDeny from all\n' }, { topics: ['web', 'php'] })
  await add('ready', { '.htaccess': 'AddDefaultCharset utf-8\n' })
  await add('proxy', { 'nginx.conf': 'server {\n  listen 80;\n  root /srv;\n}\n' })
  await add('tool', { 'main.py': 'print()\n', Makefile: 'all:\n' })
  await add('empty', undefined, { defaultBranch: 'trunk' })
  await add('trunk', { 'httpd.conf': hosts }, { defaultBranch: 'trunk' })
  await add('old', { 'httpd.conf': hosts }, { archived: true })
  await add('banned', { 'httpd.conf': hosts }, { disabled: true })
  const fork = await addFork(github, site, 'eve')
  Object.assign(fork, { owner: site.owner, fullName: 'acme/fork', name: 'fork' })
  await addRepository(github, 'other/site', { files: { 'httpd.conf': hosts } })
}

const matrixIn = (run: { readonly outputs: Readonly<Record<string, string>> }) =>
  (JSON.parse(run.outputs.matrix ?? '') as { include: { batch: number; repositories: string }[] }).include

test.concurrent('a plan lists what there is to do, and leaves out what cannot be done or need not', () =>
  withGitHub((github) =>
    withOrganisation(github, async (scene) => {
      await addAll(scene)
      const run = await scene.run({ mode: 'plan', 'batch-size': '2' })
      expect(run.log).not.toContain('::error')
      expect(run).toMatchObject({ exitCode: 0, outputs: { repositories: '3' } })
      expect(matrixIn(run)).toEqual([
        { batch: 1, repositories: 'blog,site' },
        { batch: 2, repositories: 'trunk' },
      ])
      expect(run.summary).toContain(
        [
          "4 repositories with httpd's configuration; 3 repositories to upgrade, in 2 jobs. 4 repositories without configuration. Left out: 1 archived, 1 disabled and 1 fork.",
          '',
          '| Repository | Files | Findings | Safe to fix | Fix for review | Left to people | |',
          '|---|--:|--:|--:|--:|--:|---|',
        ].join('\n'),
      )
      const rows = run.summary?.match(/^\| \[`acme.*$/gm)?.map((row) => row.replaceAll(github.url, ''))
      expect(rows).toEqual([
        '| [`acme/blog`](/acme/blog) | 1 | 1 | 0 | 1 | 0 |  |',
        '| [`acme/ready`](/acme/ready) | 1 | 0 | 0 | 0 | 0 | Nothing to do |',
        '| [`acme/site`](/acme/site) | 1 | 3 | 2 | 1 | 0 |  |',
        '| [`acme/trunk`](/acme/trunk) | 1 | 1 | 1 | 0 | 0 |  |',
      ])
      expect(run.summary).toContain('| **All** | 4 | 5 | 3 | 2 | 0 | |')
      expect(run.rows.get('ready')).toEqual({
        repository: 'acme/ready',
        isPrivate: true,
        state: 'done',
        counts: { files: 1, findings: 0, safe: 0, review: 0, left: 0 },
      })
      expect(github.requests.filter(({ method, operation }) => method !== 'GET' && operation !== 'graphql')).toEqual([])
    }),
  ))

test.concurrent('names, globs and topics narrow it down', () =>
  withGitHub((github) =>
    withOrganisation(github, async (scene) => {
      await addAll(scene)
      const planned = async (inputs: Record<string, string>) =>
        matrixIn(await scene.run({ mode: 'plan', ...inputs })).map(({ repositories }) => repositories)
      expect(await planned({ repositories: 'topic:web' })).toEqual(['blog,site'])
      expect(await planned({ repositories: 'topic:web, !b*' })).toEqual(['site'])
      // As it was said once.
      expect(await planned({ topics: 'web', 'exclude-repositories': 'b*' })).toEqual(['site'])
      expect(await planned({ repositories: 's*, trunk' })).toEqual(['site,trunk'])
      expect(await planned({ repositories: 'nothing-*' })).toEqual([])
      expect(await planned({ repositories: 'site', paths: '*.htaccess' })).toEqual([])
    }),
  ))

test.concurrent('limits are waited for, and what still cannot be looked into has a job all the same', () =>
  withGitHub((github) =>
    withOrganisation(github, async (scene) => {
      await addAll(scene)
      github.faults.plan(secondaryLimit(0.01), { on: 'apps/list-repos-accessible-to-installation' })
      github.faults.plan(tooManyRequests(0.01), { on: 'git/get-tree', from: 2 })
      const run = await scene.run({ mode: 'plan' })
      expect(matrixIn(run)[0]?.repositories).toBe('blog,site,trunk')
      expect(run.log.match(/waiting 0\.01 seconds/g)).toHaveLength(2)
      github.faults.plan(tooManyRequests(3_000), { on: 'git/get-tree', from: 1, times: 100 })
      const refused = await scene.run({ mode: 'plan' })
      expect(refused).toMatchObject({ exitCode: 0 })
      expect(matrixIn(refused)[0]?.repositories).toBe('blog,operations,proxy,ready,site,tool,trunk')
      expect(refused.summary).toContain(
        "7 repositories were not checked, because half of the hour's requests are used up",
      )
    }),
  ))

test.concurrent('half of the requests are left to the upgrades', () =>
  withGitHub(
    (github) =>
      withOrganisation(github, async (scene) => {
        await addAll(scene)
        const run = await scene.run({ mode: 'plan' })
        expect(run.exitCode).toBe(0)
        // Half of them, and those of the four that are under way then.
        expect(github.count()).toBeLessThan(8 + 4 * 8)
        expect([...run.rows.values()].filter(({ says }) => says !== undefined).length).toBeGreaterThan(2)
        expect(matrixIn(run)[0]?.repositories.split(',').length).toBeGreaterThan(4)
      }),
    { requests: 12 },
  ))

test.concurrent('one repository that fails does not stop the plan', () =>
  withGitHub((github) =>
    withOrganisation(github, async (scene) => {
      await addAll(scene)
      github.faults.plan(unavailable(), { on: 'git/get-blob', times: 3 })
      const run = await scene.run({ mode: 'plan', repositories: 'site' })
      expect(run.exitCode).toBe(0)
      expect(run.rows.get('site')).toMatchObject({
        state: 'planned',
        says: 'The repository could not be checked. GitHub answered 503: Service unavailable.',
      })
    }),
  ))

test.concurrent.each([
  [
    { organisation: 'nobody' },
    'The token sees no repository of nobody. Install the GitHub App on the repositories to upgrade',
  ],
  [{ repositories: 'a[' }, 'repositories: "a[" is not a valid glob'],
  [{ repositories: '!a[' }, 'repositories: "a[" is not a valid glob'],
  [{ 'batch-size': '0' }, 'batch-size takes a number from 1 to 50, not "0".'],
])('%o fails with a sentence', (inputs, sentence) =>
  withGitHub((github) =>
    withOrganisation(github, async (scene) => {
      await scene.add('site', { 'httpd.conf': hosts })
      const run = await scene.run({ mode: 'plan', ...inputs })
      expect(run.exitCode).toBe(1)
      expect(run.annotations.map(({ message }) => message)).toEqual([expect.stringContaining(sentence)])
    }),
  ),
)

test.concurrent("with a person's token the organisation is asked", () =>
  withGitHub((github) =>
    withOrganisation(github, async (scene) => {
      await addAll(scene)
      const ada = { kind: 'person', login: 'ada' } as const
      expect(matrixIn(await scene.run({ mode: 'plan' }, ada))[0]?.repositories).toBe('blog,site,trunk')
      const run = await scene.run({ mode: 'plan', organisation: 'nobody' }, ada)
      expect(run.annotations[0]?.message).toBe(
        'organisation: there is no organisation nobody, or the token cannot see that organisation.',
      )
    }),
  ))

test.concurrent('settings are taken where they are, and missed nowhere', () =>
  withGitHub((github) =>
    withOrganisation(github, async (scene) => {
      await scene.add('with', {
        'httpd.conf': `${hosts}MaxClients 8\n`,
        's.json': '{"rules":{"name-virtual-host":"off"}}',
      })
      await scene.add('without', { 'httpd.conf': `${hosts}MaxClients 8\n` })
      const { rows } = await scene.run({ mode: 'plan', config: 's.json' })
      expect([rows.get('with')?.counts?.findings, rows.get('without')?.counts?.findings]).toEqual([1, 2])
    }),
  ))

test.concurrent('forty-one repositories take fewer than sixty requests', () =>
  withGitHub((github) =>
    withOrganisation(github, async (scene) => {
      for (let index = 0; index < 30; index++) await scene.add(`tool${index}`, { 'main.py': 'print()\n' })
      for (let index = 0; index < 10; index++)
        await scene.add(`site${index}`, { 'httpd.conf': `Include conf.d/*.conf\n${hosts}`, 'conf.d/a.conf': open })
      const run = await scene.run({ mode: 'plan' })
      expect(run).toMatchObject({ exitCode: 0, outputs: { repositories: '10' } })
      expect(github.count()).toBeLessThan(60)
    }),
  ))
