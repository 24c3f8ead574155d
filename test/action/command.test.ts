import { describe, expect, test } from 'vitest'
import { issueCommentEvent, pullRequestEvent } from '../github/events.js'
import { comment, commentsOn, openPullRequest, push } from '../github/people.js'
import { type GitHub, withGitHub } from '../github/server.js'
import { addFork, addRepository } from '../github/setup.js'
import { applySuggestions } from '../github/suggestion-button.js'
import type { Pull } from '../github/world.js'
import { act, pullOf, review, withBundle } from './scene.js'
import { bodies, read } from './seen.js'
import { hosts, neutral } from './texts.js'
import { mayWrite } from './upgrade-scene.js'

withBundle()

const files = {
  'a.conf': `${hosts}${neutral(9)}MaxClients 4\n`,
  'run/b.conf': { executable: `MaxClients 5\n${neutral(5)}` },
}
const fixed = { 'a.conf': `${neutral(9)}MaxRequestWorkers 4\n`, 'run/b.conf': `MaxRequestWorkers 5\n${neutral(5)}` }

interface Asking {
  readonly by?: string
  readonly body?: string
  readonly inputs?: Readonly<Record<string, string>>
  readonly contents?: 'read' | 'write'
}

/** Somebody comments, and the workflow runs. */
const asked = async (
  github: GitHub,
  pull: Pull,
  { by = 'ada', body = '/httpd-upgrade fix', inputs = { commands: 'true' }, contents = 'write' }: Asking = {},
) =>
  act(github, await issueCommentEvent(github, pull, comment(github, pull, body, by)), {
    token: { permissions: { ...mayWrite, contents } },
    inputs,
  })

const answers = (pull: Pull) =>
  pull.comments.filter(({ user }) => user.login === 'github-actions[bot]').map(({ body }) => body)

describe.concurrent('/httpd-upgrade fix', () => {
  test('puts all into one commit on the branch, modes and all else as they were, and settles the comments', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      await review(github, pull, { inputs: { commands: 'true' } })
      expect(bodies(pull)[0]).toContain('To commit all of these changes at once, comment `/httpd-upgrade fix`.')
      const before = pull.headSha
      const run = await asked(github, pull)
      expect(run).toMatchObject({ exitCode: 0 })
      for (const [path, text] of Object.entries(fixed)) expect(await read(pull, path)).toBe(text)
      const { git } = pull.repository
      expect((await git.git(['rev-list', '--parents', '-1', 'topic'])).toString().trim().split(' ')[1]).toBe(before)
      expect((await git.git(['ls-tree', '-r', 'topic'])).toString()).toMatch(/^100755 blob \w+\trun\/b\.conf$/m)
      expect(answers(pull)).toEqual([
        expect.stringMatching(/^Done: 3 fixes in 2 files, in \w{7}\.\n\n<sub>\[httpd-upgrade\]/),
      ])
      expect(commentsOn(pull)).toEqual([])
    }))

  test('is not offered, and nothing is done, unless the workflow says so', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      await review(github, pull)
      expect(bodies(pull)[0]).not.toContain('/httpd-upgrade fix')
      const before = pull.headSha
      await asked(github, pull, { inputs: {} })
      expect([pull.headSha, answers(pull)]).toEqual([before, []])
    }))

  test('of somebody who may not write does nothing, and says why', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      const before = pull.headSha
      const run = await asked(github, pull, { by: 'eve' })
      expect(run.annotations.map(({ message }) => message)).toEqual([
        'eve does not have write access to this repository, so nothing was done.',
      ])
      expect([pull.headSha, pull.reviews]).toEqual([before, []])
      expect(answers(pull)).toEqual([
        expect.stringMatching(/^\w+ does not have write access to this repository, so nothing was done\./),
      ])
    }))

  test.each(['Please /httpd-upgrade fix', '/httpd-upgrades fix', '> /httpd-upgrade fix'])(
    'other comments start nothing: %s',
    (body) =>
      withGitHub(async (github) => {
        const pull = await pullOf(github, {}, files)
        const run = await asked(github, pull, { body })
        expect([run.exitCode, github.count()]).toEqual([0, 0])
      }),
  )

  test('where the token may not write says what it needs', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      const before = pull.headSha
      await asked(github, pull, { contents: 'read' })
      expect(pull.headSha).toBe(before)
      expect(answers(pull)).toEqual([
        expect.stringMatching(/^Not done: this workflow needs `contents: write`\. GitHub answered 403/),
      ])
    }))

  test('on a pull request from a fork says that it cannot', () =>
    withGitHub(async (github) => {
      const site = await addRepository(github, 'acme/site', { files: { 'README.md': 'x\n' } })
      const fork = await addFork(github, site, 'eve')
      await push(github, fork, 'topic', files, { by: 'eve' })
      const pull = await openPullRequest(github, site, { head: 'topic', from: fork, by: 'eve' })
      await act(github, await pullRequestEvent(github, pull), { inputs: { commands: 'true' } })
      expect(bodies(pull)[0]).not.toContain('/httpd-upgrade fix')
      await asked(github, pull)
      expect(answers(pull)).toEqual([
        expect.stringMatching(/^Not done: this workflow cannot write to the branch, which is in another repository/),
      ])
    }))

  test('a second time has nothing left to do', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      await asked(github, pull)
      const after = pull.headSha
      await asked(github, pull)
      expect([pull.headSha, answers(pull).at(-1)]).toEqual([
        after,
        expect.stringMatching(/^Nothing is left to fix here/),
      ])
    }))
})

describe.concurrent('the same change in many places', () => {
  const alike = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}/x.conf`, hosts]))
  const inputs = { commands: 'true' }

  test('is one comment with their count, and the command changes all', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { ...alike, 'f.conf': 'MaxClients 4\n' })
      await review(github, pull, { inputs })
      const said = commentsOn(pull).map(({ path, body }) => [path, /\d more places? .*\./.exec(body)?.[0]])
      const where = '(`b/x.conf`, `c/x.conf`, `d/x.conf` and 1 more)'
      expect(said).toEqual([
        [
          'a/x.conf',
          `4 more places ${where} can be changed in the same way: comment \`/httpd-upgrade fix\` to change all of them.`,
        ],
        ['f.conf', undefined],
      ])
      // They are counted once.
      expect(bodies(pull)[0]).not.toContain('Not shown here')
      await asked(github, pull, { inputs })
      expect(answers(pull)).toEqual([expect.stringMatching(/^Done: 6 fixes in 6 files/)])
      expect(commentsOn(pull)).toEqual([])
    }))

  test('does not come again in another place once its suggestion is taken', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, alike)
      await review(github, pull, { inputs })
      await applySuggestions(github, pull, commentsOn(pull))
      await review(github, pull, { inputs })
      expect([commentsOn(pull), bodies(pull).length]).toEqual([[], 1])
      expect(bodies(pull)[0]).toContain('4 findings')
    }))

  test('is one comment too where a flag is added to lines that differ', () =>
    withGitHub(async (github) => {
      const rules = ['a', 'b', 'c', 'd', 'e'].map(
        (name) => `RewriteRule ^${name}/(.*)$ ${name}.php?x=$1 [L]\n# ${name}\n`,
      )
      const pull = await pullOf(github, {}, { '.htaccess': `RewriteEngine On\n${rules.join('# \n# \n')}` })
      await review(github, pull, { inputs })
      expect(commentsOn(pull).map(({ body }) => /\d more places? .* way/.exec(body)?.[0])).toEqual([
        '4 more places in this file can be changed in the same way',
      ])
    }))

  test('has a comment in each place where nobody can command it', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, alike)
      await review(github, pull)
      expect(commentsOn(pull)).toHaveLength(5)
    }))
})

describe('another word', () => {
  test.each(['/httpd-upgrade help', '/httpd-upgrade', '/httpd-upgrade fixx it'])(
    '%s is answered with what there is',
    (body) =>
      withGitHub(async (github) => {
        const pull = await pullOf(github, {}, files)
        const run = await asked(github, pull, { body })
        expect(run).toMatchObject({ exitCode: 0, outputs: {} })
        expect(answers(pull)).toEqual([expect.stringContaining('- `ignore`: resolve the conversations of the review')])
      }),
  )

  test('ignore resolves the conversations, and nothing is said again', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      await review(github, pull)
      const before = commentsOn(pull).length
      await asked(github, pull, { body: '/httpd-upgrade ignore' })
      expect(answers(pull)[0]).toMatch(/^\d+ conversations are resolved\./)
      expect((await review(github, pull)).outputs).toMatchObject({ comments: '0' })
      expect(commentsOn(pull)).toHaveLength(before)
    }))

  test('again looks at the pull request once more', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      await asked(github, pull, { body: '/httpd-upgrade again' })
      expect(answers(pull)[0]).toMatch(/^Looking again\./)
      expect(commentsOn(pull).length).toBeGreaterThan(0)
    }))
})
