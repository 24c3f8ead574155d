import { expect, test } from 'vitest'
import { primaryLimit, readOnly, secondaryLimit, unavailable } from '../github/faults.js'
import { pullsOf } from '../github/pulls.js'
import { withGitHub } from '../github/server.js'
import { type OrganisationRun, type Scene, withOrganisation } from './organisation-scene.js'
import { withBundle } from './scene.js'
import { hosts } from './texts.js'

withBundle()

const addSites = async (scene: Scene, ...names: string[]) => {
  for (const name of names) await scene.add(name, { 'httpd.conf': hosts })
}

const states = ({ rows }: OrganisationRun) => [...rows].map(([name, { state }]) => [name, state])

/** Which of them have a pull request. */
const opened = ({ github }: Scene) =>
  [...github.repositories.values()].filter((repository) => pullsOf(repository).length > 0).map(({ name }) => name)

test.concurrent('what fails in one repository does not stop the others, and the job is red', () =>
  withGitHub((github) =>
    withOrganisation(github, async (scene) => {
      await addSites(scene, 'one', 'three', 'four')
      await scene.add('two', undefined)
      github.faults.plan(readOnly(), { on: 'git/create-tree', from: 2 })
      const run = await scene.run({ mode: 'upgrade', repositories: 'one, acme/missing\ntwo, three, four' })
      expect(states(run)).toEqual([
        ['one', 'open'],
        ['missing', 'failed'],
        ['two', 'done'],
        ['three', 'failed'],
        ['four', 'open'],
      ])
      expect(opened(scene)).toEqual(['one', 'four'])
      expect(run.exitCode).toBe(1)
      expect(run.annotations.map(({ message }) => message)).toEqual([
        '2 repositories could not be upgraded; the job summary gives the reasons.',
      ])
      const failed = run.summary?.match(/^\| .*Failed.*$/gm)?.map((row) => row.replaceAll(github.url, ''))
      expect(failed).toEqual([
        '| [`acme/missing`](/acme/missing) | ❌ Failed |  |  |  |  |  |  | GitHub answered 404: Not Found. The target of the request does not exist, or the token cannot see that target. The token needs contents: write and pull-requests: write for acme/missing. |',
        '| [`acme/three`](/acme/three) | ❌ Failed |  |  |  |  |  |  | GitHub answered 403: Resource not accessible by integration. The token needs contents: write and pull-requests: write for acme/three. |',
      ])
    }),
  ))

test.concurrent('where the hour is used up, the rest is put off without another request', () =>
  withGitHub((github) =>
    withOrganisation(github, async (scene) => {
      await addSites(scene, 'one', 'two', 'three', 'four')
      const inputs = { mode: 'upgrade', repositories: 'one,two,three,four' } as const
      const later = Math.floor(Date.now() / 1_000) + 3_000
      github.faults.plan(primaryLimit(later), { on: 'git/create-tree', from: 2, times: 100 })
      const run = await scene.run(inputs)
      expect(states(run)).toEqual([
        ['one', 'open'],
        ['two', 'put-off'],
        ['three', 'put-off'],
        ['four', 'put-off'],
      ])
      expect(run.exitCode).toBe(0)
      expect(run.log).toMatch(/limit of requests is reached at POST .*: giving up instead of waiting \d+ seconds/)
      expect(github.count('git/create-tree')).toBe(2)
      expect(github.requests.filter(({ path }) => /three|four/.test(path))).toEqual([])
      expect(opened(scene)).toEqual(['one'])
    }),
  ))

test.concurrent('a limit that passes soon is waited for', () =>
  withGitHub((github) =>
    withOrganisation(github, async (scene) => {
      await addSites(scene, 'one', 'two')
      github.faults.plan(secondaryLimit(0.01), { on: 'pulls/create' })
      const run = await scene.run({ mode: 'upgrade', repositories: 'one,two' })
      expect(states(run)).toEqual([
        ['one', 'open'],
        ['two', 'open'],
      ])
      expect(run.log).toContain('/pulls: waiting 0.01 seconds.')
      expect([github.count('pulls/create'), opened(scene)]).toEqual([3, ['one', 'two']])
    }),
  ))

test.concurrent('where GitHub does not answer, the repository is tried once more', () =>
  withGitHub((github) =>
    withOrganisation(github, async (scene) => {
      await addSites(scene, 'one')
      github.faults.plan(unavailable(), { on: 'repos/get', times: 3 })
      const run = await scene.run({ mode: 'upgrade', repositories: 'one' })
      expect(states(run)).toEqual([['one', 'open']])
      expect(github.count('repos/get')).toBeGreaterThan(3)
    }),
  ))

test.concurrent('globs and what is no name are told from repositories before anything is asked', () =>
  withGitHub((github) =>
    withOrganisation(github, async (scene) => {
      const run = await scene.run({ mode: 'upgrade', repositories: 'one,web-*' })
      expect(run.annotations.map(({ message }) => message)).toEqual([
        'repositories: "web-*" is not the name of a repository. With mode: upgrade, name each repository, without globs.',
      ])
      expect(github.count()).toBe(0)
    }),
  ))
