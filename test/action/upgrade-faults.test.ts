import { describe, expect, test } from 'vitest'
import { problem } from '../github/call.js'
import {
  abuse,
  badGateway,
  cutConnection,
  lostAnswer,
  meanwhile,
  notYetThere,
  secondaryLimit,
} from '../github/faults.js'
import { openPullRequest, push } from '../github/people.js'
import { pullsOf } from '../github/pulls.js'
import { withGitHub } from '../github/server.js'
import { addRepository } from '../github/setup.js'
import { withBundle } from './scene.js'
import { hosts } from './texts.js'
import { branch, mayWrite, operation, pullIn, readAt, siteWith, subjects, upgrade } from './upgrade-scene.js'

withBundle()

const inputs = { 'commit-message': 'Upgrade' }
const before = { 'a.conf': `Listen 80\n${hosts}` }
const more = { 'a.conf': `Listen 80\n${hosts}MaxClients 5\n` }

describe.concurrent('while somebody else is at it', () => {
  test('two runs at a time make one branch and one pull request', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      const runs = await Promise.all([upgrade(github, site, { inputs }), upgrade(github, site, { inputs })])
      expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0])
      expect(runs.map(operation).filter((one) => one === 'created')).toHaveLength(1)
      expect(pullsOf(site)).toHaveLength(1)
      expect(await subjects(site)).toEqual(['Upgrade'])
      expect(operation(await upgrade(github, site, { inputs }))).toBe('none')
    }))

  test('a branch that comes into being meanwhile is looked at, and not overwritten', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      github.faults.plan(
        meanwhile(() => push(github, site, branch, { 'b.conf': 'Listen 81\n' })),
        { on: 'git/create-ref' },
      )
      const run = await upgrade(github, site, { inputs })
      expect(run.exitCode).toBe(0)
      expect(run.annotations[0]?.message).toContain('has commits by others')
      expect(await readAt(site, branch, 'b.conf')).toBe('Listen 81\n')
      expect(site.tickets.size).toBe(0)
    }))

  test('a commit that comes meanwhile is not lost', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      await upgrade(github, site, { inputs })
      await push(github, site, 'main', more)
      github.faults.plan(
        meanwhile(() => push(github, site, branch, { 'b.conf': 'Listen 81\n' })),
        { on: 'git/create-commit' },
      )
      expect(operation(await upgrade(github, site, { inputs }))).toBe('none')
      expect(await readAt(site, branch, 'b.conf')).toBe('Listen 81\n')
      expect(pullIn(site).comments).toHaveLength(1)
    }))

  test('a pull request that somebody opens meanwhile is the one', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      github.faults.plan(
        meanwhile(() => openPullRequest(github, site, { head: branch, body: 'My words.' })),
        { on: 'pulls/create' },
      )
      const run = await upgrade(github, site, { inputs })
      expect(run.outputs).toMatchObject({ 'pull-request-operation': 'updated', 'pull-request-number': '1' })
      expect(pullIn(site).body).toMatch(/^My words\.\n\n<!-- httpd-upgrade:begin -->/)
    }))
})

describe.concurrent('GitHub', () => {
  test('fails here and there, and all is done once', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      github.faults.plan(badGateway(), { on: 'git/get-tree' })
      github.faults.plan(cutConnection(), { on: 'git/get-blob' })
      github.faults.plan(lostAnswer(), { on: 'git/create-ref' })
      github.faults.plan(lostAnswer(), { on: 'pulls/create' })
      github.faults.plan(notYetThere(), { on: 'issues/add-labels' })
      const run = await upgrade(github, site, { inputs: { ...inputs, labels: 'httpd' } })
      expect(run).toMatchObject({ exitCode: 0, outputs: { 'pull-request-operation': 'created' }, annotations: [] })
      expect([...pullIn(site).labels]).toEqual(['httpd'])
      expect(await subjects(site)).toEqual(['Upgrade'])
    }))

  test('wants to be asked less often, in either form', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      github.faults.plan(secondaryLimit(0.01), { on: 'git/create-tree' })
      github.faults.plan(abuse(0.01), { on: 'pulls/create' })
      const run = await upgrade(github, site, { inputs })
      expect(run).toMatchObject({ exitCode: 0, outputs: { 'pull-request-operation': 'created' } })
    }))

  test('has no drafts in this repository: it is opened without', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      const message = 'Draft pull requests are not supported in this repository.'
      const errors = [{ resource: 'PullRequest', field: 'draft', code: 'custom', message }]
      const answer = problem(422, 'Validation Failed', { errors })
      github.faults.plan({ kind: 'answer', answer }, { on: 'pulls/create' })
      const run = await upgrade(github, site, { inputs: { ...inputs, draft: 'true' } })
      expect(run).toMatchObject({ exitCode: 0, outputs: { 'pull-request-operation': 'created' } })
      expect(run.annotations.map(({ message }) => message)).toEqual([
        'The pull request is not a draft, because this repository does not support drafts.',
      ])
      expect(pullIn(site).draft).toBe(false)
    }))

  test('gives up on what does not pass, with its sentence', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      github.faults.plan(badGateway(), { on: 'pulls/create', times: 10 })
      const run = await upgrade(github, site, { inputs })
      expect(run.exitCode).toBe(1)
      expect(run.annotations.map(({ message }) => message)).toEqual(['GitHub answered 502: Server Error.'])
      expect(github.count('pulls/create')).toBe(4)
    }))

  test('lets Actions open no pull requests: the branch is there, with the page that opens it', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      site.actionsMayOpenPulls = false
      const run = await upgrade(github, site, { inputs })
      const page = `${github.url}/acme/site/compare/main...httpd-upgrade/2.4?expand=1`
      expect(run).toMatchObject({
        exitCode: 1,
        outputs: { 'pull-request-operation': 'pushed', 'pull-request-number': '', changed: 'true' },
      })
      expect(run.summary).toContain(`[Open the pull request here](${page})`)
      expect(run.annotations[0]?.message).toContain('is not permitted to create or approve pull requests')
      expect(run.annotations[0]?.message).toContain(
        'Allow workflows to create pull requests in the settings of the repository',
      )
      expect(await readAt(site, branch, 'a.conf')).toBe('Listen 80\n')

      const again = await upgrade(github, site, { inputs })
      expect(again.outputs).toMatchObject({ 'pull-request-operation': 'pushed', changed: 'false' })
      await push(github, site, 'main', more)
      await upgrade(github, site, { inputs })
      expect(await readAt(site, branch, 'a.conf')).toBe('Listen 80\nMaxRequestWorkers 5\n')
    }))

  test('misses a permission of the workflow', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      const run = await upgrade(github, site, {
        inputs,
        token: { permissions: { ...mayWrite, pull_requests: 'read' } },
      })
      expect(run).toMatchObject({ exitCode: 1, outputs: { 'pull-request-operation': 'pushed' } })
      expect(run.annotations[0]?.message).toContain(
        'Give the workflow the permission pull-requests: write, or open the pull request by hand',
      )
    }))

  test.for([
    ['no such base', { base: 'gone' }, 'base: there is no branch gone.'],
    ['the base itself', { branch: 'main' }, 'branch: main is the branch to upgrade. Name another branch.'],
    ['the default branch', { base: 'stable', branch: 'main' }, 'branch: main is the default branch of the repository'],
    ['no such settings', { config: 'x.json' }, 'config: there is no file x.json at '],
  ] as const)('is asked for what cannot be: %s', ([, asked, sentence]) =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      const run = await upgrade(github, site, { inputs: asked })
      expect(run.exitCode).toBe(1)
      expect(run.annotations[0]?.message).toContain(sentence)
    }),
  )

  test('has a branch where the folder of ours would be', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      await push(github, site, 'httpd-upgrade', {})
      const run = await upgrade(github, site, { inputs })
      expect(run).toMatchObject({ exitCode: 1, outputs: {} })
      expect(run.annotations.map(({ message }) => message)).toEqual([
        'branch: git cannot have httpd-upgrade/2.4 beside the existing branch httpd-upgrade. Name another branch.',
      ])
    }))

  test('has an archive, where no permission helps', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      site.archived = true
      const run = await upgrade(github, site, { inputs })
      expect(run.annotations.map(({ message }) => message)).toEqual([
        'GitHub answered 403: Repository was archived so is read-only. Nothing can be written to an archived repository.',
      ])
    }))

  test('has a repository with nothing in it', () =>
    withGitHub(async (github) => {
      const site = await addRepository(github, 'acme/site')
      const run = await upgrade(github, site)
      expect(run.annotations.map(({ message }) => message)).toEqual([
        'base: there is no branch main, because the repository is empty.',
      ])
    }))

  test('takes a branch along over workflows that the base has changed', () =>
    withGitHub(async (github) => {
      const workflow = (on: string) => ({ '.github/workflows/x.yml': `on: ${on}\n` })
      const site = await siteWith(github, { ...before, ...workflow('push') })
      await upgrade(github, site, { inputs })
      await push(github, site, 'main', { ...more, ...workflow('pull_request') })
      expect(operation(await upgrade(github, site, { inputs }))).toBe('updated')
      expect(await readAt(site, branch, '.github/workflows/x.yml')).toBe('on: pull_request\n')
    }))
})
