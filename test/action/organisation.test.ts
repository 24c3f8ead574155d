import { expect, test } from 'vitest'
import { lostAnswer, secondaryLimit, tooManyRequests, unavailable } from '../github/faults.js'
import { close, merge, push } from '../github/people.js'
import { pullsOf } from '../github/pulls.js'
import { type GitHub, withGitHub } from '../github/server.js'
import { addFork } from '../github/setup.js'
import type { Issue, Pull, Repository } from '../github/world.js'
import { runs } from '../thoroughness.js'
import { runWorkflow, type Scene, type WorkflowRun, withOrganisation } from './organisation-scene.js'
import { withBundle } from './scene.js'
import { hosts, neutral, open } from './texts.js'

withBundle()

const branch = 'httpd-upgrade/2.4'

/** No fix is there: whoever built the module has to do it again for 2.4. */
const own = 'LoadModule acme_module modules/mod_acme.so\n'

/** How many there are to upgrade. */
const count = runs(9, 24)

/** These, and of every other kind a few. */
async function addAll({ add, github }: Scene): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const name = `site-${String(number).padStart(2, '0')}`
    const conf = `${hosts}${neutral(number)}MaxClients ${number}\n`
    const files =
      number % 3 === 0 ? { 'conf/httpd.conf': conf.replaceAll('\n', '\r\n') } : { 'httpd.conf': conf, 'a.txt': 'a\n' }
    await add(name, number % 4 === 0 ? { ...files, '.htaccess': 'DefaultType text/html\n', 'more.conf': open } : files)
  }
  for (const name of ['ready-1', 'ready-2', 'ready-3']) await add(name, { '.htaccess': 'AddDefaultCharset utf-8\n' })
  for (const name of ['left-1', 'left-2']) await add(name, { 'more.conf': own })
  await add('broken', { 'httpd.conf': hosts, 'settings.json': '{' })
  for (const name of ['tool-1', 'tool-2', 'tool-3']) await add(name, { 'main.py': 'print()\n' })
  for (const name of ['proxy-1', 'proxy-2']) await add(name, { 'nginx.conf': 'server {\n  listen 80;\n}\n' })
  await add('empty', undefined)
  await add('old', { 'httpd.conf': hosts }, { archived: true })
  await add('banned', { 'httpd.conf': hosts }, { disabled: true })
  const fork = await addFork(github, await add('tool-4', { 'a.txt': 'a\n' }), 'eve')
  Object.assign(fork, { fullName: 'acme/fork', name: 'fork' })
}

const repositoryOf = (github: GitHub, name: string): Repository => {
  const found = github.repositories.get(`acme/${name}`)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}

const pullOf = (github: GitHub, name: string): Pull => {
  const [pull, ...others] = pullsOf(repositoryOf(github, name))
  if (!pull || others.length > 0) throw new Error(`${name} has ${others.length} pull requests more than one.`)
  return pull
}

const allPulls = (github: GitHub): string[] =>
  [...github.repositories.values()].flatMap((repository) => pullsOf(repository).map(() => repository.name)).sort()

/** What GitHub did not do as it was asked, apart from telling that something is not there. */
const refusals = (github: GitHub): string[] =>
  [
    ...new Set(
      github.requests
        .filter(({ status }) => status >= 400 && status !== 404 && status !== 409)
        .map(({ operation, status }) => `${operation} ${status}`),
    ),
  ].sort()

const issues = ({ home }: Scene): Issue[] => [...home.tickets.values()].filter((ticket) => ticket.kind === 'issue')

/** Heading → names, as somebody reads them off the issue. */
function standings(body: string): Record<string, string[]> {
  const sections = body.split(/^### /m).slice(1)
  return Object.fromEntries(
    sections.map((section) => [
      /^\S+ ([^(\n]+) \(/.exec(section)?.[1] ?? '',
      [...section.matchAll(/^\| \[`([^`]+)`\]/gm)].map(([, name = '']) => name),
    ]),
  )
}

const sites = (...except: number[]) =>
  Array.from({ length: count }, (_, index) => index + 1)
    .filter((number) => !except.includes(number))
    .map((number) => `site-${String(number).padStart(2, '0')}`)

const allGreen = ({ plan, upgrades, dashboard }: WorkflowRun) =>
  [plan, ...upgrades, dashboard]
    .filter(({ exitCode }) => exitCode !== 0)
    .flatMap(({ annotations }) => annotations.map(({ message }) => message))

const config = { config: 'settings.json', 'batch-size': '3' }

test(`${count + 16} repositories are planned and upgraded, whatever GitHub does meanwhile, and nothing is done twice`, () =>
  withGitHub(
    (github) =>
      withOrganisation(github, async (scene) => {
        await addAll(scene)
        github.faults.plan(secondaryLimit(0.01), { on: 'git/get-tree', from: 5 })
        github.faults.plan(tooManyRequests(0.01), { on: 'git/create-tree', from: 4 })
        github.faults.plan(secondaryLimit(0.02), { on: 'pulls/create', from: 3 })
        github.faults.plan(lostAnswer(), { on: 'pulls/create', from: 9 })
        github.faults.plan(unavailable(), { on: 'git/create-ref', from: 6 })
        github.faults.plan(lostAnswer(), { on: 'issues/create' })

        const first = await runWorkflow(scene, config)
        expect(first.plan.outputs.repositories).toBe(`${count + 3}`)
        expect(first.upgrades).toHaveLength((count + 3) / 3)
        expect(refusals(github)).toEqual([
          'git/create-ref 503',
          'git/create-tree 429',
          'git/get-tree 403',
          'issues/create 502',
          'pulls/create 403',
          'pulls/create 502',
        ])
        expect(allGreen(first)).toEqual(['1 repository could not be upgraded; the job summary gives the reasons.'])
        expect(allPulls(github)).toEqual(sites())
        expect(issues(scene)).toHaveLength(1)
        const [issue] = issues(scene) as [Issue]
        expect(issue).toMatchObject({
          title: 'Apache httpd 2.4 in acme',
          user: { login: 'upgrade[bot]' },
          state: 'open',
        })
        expect(standings(issue.body ?? '')).toEqual({
          Failed: ['broken'],
          'Pull request open': sites(),
          'No fix available: people decide': ['left-1', 'left-2'],
          'Merged or up to date': ['ready-1', 'ready-2', 'ready-3'],
        })
        for (const name of sites())
          expect(issue.body).toContain(
            `[\`${name}\`](${github.url}/acme/${name}) | [#1](${github.url}/acme/${name}/pull/1) |`,
          )
        expect(issue.body).toContain('config: settings.json')

        const { git } = repositoryOf(github, 'site-03')
        expect((await git.read(`${branch}:conf/httpd.conf`))?.content.toString()).toBe(
          `${neutral(3)}MaxRequestWorkers 3\n`.replaceAll('\n', '\r\n'),
        )

        // Again, with nothing changed: nothing is written.
        const writes = () =>
          github.requests.filter(({ method, operation }) => method !== 'GET' && operation !== 'graphql').length
        const before = writes()
        const second = await runWorkflow(scene, config)
        expect(second.dashboard.outputs).toMatchObject({ changed: 'false' })
        expect(writes()).toBe(before)

        // People do what people do.
        await merge(github, pullOf(github, 'site-01'))
        close(github, pullOf(github, 'site-02'))
        await push(github, repositoryOf(github, 'site-03'), branch, { 'conf/httpd.conf': 'Listen 81\n' })
        await push(github, repositoryOf(github, 'site-04'), 'main', { 'httpd.conf': `${hosts}MaxClients 5\n` })
        await push(github, repositoryOf(github, 'site-05'), 'main', { 'httpd.conf': '# empty\n' })
        await push(github, repositoryOf(github, 'site-07'), 'main', { 'httpd.conf': null })
        await push(github, repositoryOf(github, 'broken'), 'main', { 'settings.json': '{}' })
        const third = await runWorkflow(scene, config)
        expect(allGreen(third)).toEqual([])
        expect(allPulls(github)).toEqual(['broken', ...sites()])
        expect(issues(scene)).toEqual([issue])
        expect(standings(issue.body ?? '')).toEqual({
          'Taken over by people': ['site-03'],
          'Closed by a person': ['site-02'],
          'Pull request open': ['broken', ...sites(1, 2, 3, 5, 7)],
          'No fix available: people decide': ['left-1', 'left-2'],
          'Merged or up to date': ['ready-1', 'ready-2', 'ready-3', 'site-01', 'site-05'],
        })
        for (const name of ['site-05', 'site-07']) expect(pullOf(github, name).state).toBe('closed')
      }),
    { requests: 100_000 },
  ))
