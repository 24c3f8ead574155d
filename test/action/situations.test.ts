import { describe, expect, test } from 'vitest'
import { type Event, pullRequestEvent, pushEvent } from '../github/events.js'
import { meanwhile } from '../github/faults.js'
import { commentsOn, edit, push, reply } from '../github/people.js'
import { type GitHub, withGitHub } from '../github/server.js'
import { addRepository } from '../github/setup.js'
import { suggestionIn } from '../github/suggestion.js'
import { applySuggestions } from '../github/suggestion-button.js'
import { runs } from '../thoroughness.js'
import { act, pullOf, review, withBundle } from './scene.js'
import { bodies, placed, read } from './seen.js'
import { hosts, neutral, open } from './texts.js'

withBundle()

const quiet = { exitCode: 0, annotations: [], outputs: { findings: '0', comments: '0', changed: 'false' } }
const nothingNew = { exitCode: 0, outputs: { comments: '0', changed: 'false', 'review-id': '' } }

describe.concurrent('pull requests of all kinds', () => {
  test('one that only takes lines away', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(
        github,
        { 'a.conf': `${hosts}${neutral(20)}# gone\n` },
        { 'a.conf': hosts + neutral(20) },
      )
      expect(await review(github, pull, { inputs: { filter: 'added' } })).toMatchObject(quiet)
      expect((await review(github, pull)).outputs.findings).toBe('1')
    }))

  test('one that takes the 2.2-ism away, with its file or without', () =>
    withGitHub(async (github) => {
      const before = { 'a.conf': `${hosts}Listen 80\n`, 'b.conf': hosts }
      expect(
        await review(github, await pullOf(github, before, { 'a.conf': 'Listen 80\n', 'b.conf': null })),
      ).toMatchObject(quiet)
    }))

  test("one for the files of a role has a button at each section, whatever another role's wait for, and says its condition once", () =>
    withGitHub(async (github) => {
      const section = (path: string, lines: string) => `<Directory ${path}>\n${lines}</Directory>\n`
      const lines = 'Order allow,deny\nAllow from all\n'
      const undecided = section(
        '/srv/db',
        'Order allow,deny\n{% for host in hosts %}\nAllow from {{ host }}\n{% endfor %}\n',
      )
      const own = ['/srv/a', '/srv/b', '/srv/c'].map((path) => section(path, lines)).join(neutral(8))
      const pull = await pullOf(
        github,
        { 'roles/db/templates/db.conf': undecided, 'roles/ask/files/ask.conf': neutral(1) },
        { 'roles/ask/files/ask.conf': own },
      )
      await review(github, pull)
      const comments = commentsOn(pull)
      expect(comments.flatMap(({ body }) => suggestionIn(body ?? '') ?? [])).toHaveLength(3)
      const condition = 'oes this role, module or cookbook have every file with access rules for the changed folders'
      expect(bodies(pull).join('\n').split(condition)).toHaveLength(2)
      await applySuggestions(github, pull, comments)
      expect(await read(pull, 'roles/ask/files/ask.conf')).toBe(own.replaceAll(lines, 'Require all granted\n'))
    }))

  test('one that only renames a file, or makes it executable, adds no line', () =>
    withGitHub(async (github) => {
      const old = `${hosts}${neutral(9)}`
      const pull = await pullOf(
        github,
        { 'a.conf': old, 'run.conf': `${neutral(9, 50)}${hosts}` },
        { 'a.conf': null, 'b.conf': old, 'run.conf': { executable: `${neutral(9, 50)}${hosts}` } },
      )
      expect(await review(github, pull, { inputs: { filter: 'added' } })).toMatchObject(quiet)
      expect(await review(github, pull)).toMatchObject({ outputs: { findings: '2', comments: '0' } })
    }))

  test('a draft gets its review like any other', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'a.conf': hosts })
      pull.draft = true
      expect((await review(github, pull)).outputs.comments).toBe('1')
    }))

  // More lines than GitHub shows; very many in `npm run test:all`.
  const count = runs(1_500, 20_000)
  test(`one of ${2 * count} lines in one file, more than GitHub shows`, () =>
    withGitHub(async (github) => {
      const long = Array.from({ length: count }, (_, index) => `MaxClients ${index}\n# ${index}\n`).join('')
      const run = await review(github, await pullOf(github, {}, { 'a.conf': long }))
      expect(run).toMatchObject({ exitCode: 0, outputs: { findings: String(count), comments: '0' } })
    }))

  test('a submodule in a repository that GitHub does not list whole is said not to be read', () =>
    withGitHub(
      async (github) => {
        const pull = await pullOf(github, {}, { 'a.conf': hosts, 'z.conf': { submodule: 'a'.repeat(40) } })
        const run = await review(github, pull)
        expect(run).toMatchObject({ exitCode: 0, outputs: { comments: '1' } })
        expect(run.summary).toContain('1 file to check was not read: z.conf.')
      },
      { treeEntries: 1 },
    ))

  test('a mixed CRLF file, and one with a byte order mark, get suggestions that keep the rest as it is', () =>
    withGitHub(async (github) => {
      const mixed = `Listen 80\r\n${hosts}Timeout 4\r\nMaxClients 5\n`
      const pull = await pullOf(github, {}, { 'a.conf': mixed, 'b.conf': `\uFEFFListen 80\n${hosts}` })
      await review(github, pull)
      await applySuggestions(github, pull, commentsOn(pull))
      expect(await read(pull, 'a.conf')).toBe('Listen 80\r\nTimeout 4\r\nMaxRequestWorkers 5\n')
      expect(await read(pull, 'b.conf')).toBe('\xef\xbb\xbfListen 80\n')
    }))
})

describe.concurrent('people in our threads', () => {
  test('who talk, edit our comment and talk on are left in peace', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'a.conf': hosts + neutral(3) })
      await review(github, pull)
      const [comment] = commentsOn(pull)
      if (!comment) throw new Error('There is no comment.')
      reply(github, pull, comment, 'Do we need that?')
      edit(github, comment, `See the ticket.\n\n${comment.body}`)
      expect(await review(github, pull)).toMatchObject(nothingNew)
      await push(github, pull.repository, 'topic', { 'a.conf': `${neutral(2, 60)}${hosts}${neutral(3)}` })
      expect(await review(github, pull)).toMatchObject(nothingNew)
      expect(commentsOn(pull).map(({ body }) => body.slice(0, 15))).toEqual(['See the ticket.', 'Do we need that'])
    }))
})

describe.concurrent('several runs', () => {
  test('two at once say it once', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'a.conf': hosts + neutral(3) })
      // The other run posts just before this one does, when both have seen that nothing was said.
      github.faults.plan(
        meanwhile(() => review(github, pull)),
        { on: 'pulls/create-review' },
      )
      const late = await review(github, pull)
      expect(late).toMatchObject({ exitCode: 0, outputs: { comments: '0', changed: 'false' } })
      expect(placed(pull)).toEqual([['a.conf', 1, 1, '']])
      expect(bodies(pull)[1]).toMatch(/^Another run posted the same review at the same time: http/)
      expect(await review(github, pull)).toMatchObject(nothingNew)
    }))

  test('jobs for parts of the repository leave the comments and lists of each other alone', () =>
    withGitHub(async (github) => {
      const old = `${hosts}${neutral(30)}`
      const text = `${old}MaxClients 5\n`
      const pull = await pullOf(github, { 'a/a.conf': old, 'b/b.conf': old }, { 'a/a.conf': text, 'b/b.conf': text })
      const job = (paths: string) => review(github, pull, { inputs: { paths } })
      expect((await job('a')).outputs.comments).toBe('1')
      expect((await job('b')).outputs.comments).toBe('1')
      expect(placed(pull).map(([path]) => path)).toEqual(['a/a.conf', 'b/b.conf'])
      for (const [index, path] of ['a/a.conf', 'b/b.conf'].entries())
        expect(bodies(pull)[index]).toContain(`\`${path}:1\``)
      expect(await job('a')).toMatchObject(nothingNew)
      expect(await job('b')).toMatchObject(nothingNew)
    }))
})

describe.concurrent('events', () => {
  const named = async (github: GitHub, name: string, payload: object): Promise<Event> => {
    const repository = await addRepository(github, 'acme/queue', { files: { 'a.conf': hosts } })
    return { ...(await pushEvent(github, repository, '0'.repeat(40))), name, payload }
  }

  test.each(['auto', 'review'])('a merge queue: what is in it has been reviewed (mode: %s)', (mode) =>
    withGitHub(async (github) => {
      const payload = { action: 'checks_requested', merge_group: { head_sha: 'a'.repeat(40) } }
      const run = await act(github, await named(github, 'merge_group', payload), { inputs: { mode } })
      expect(run.exitCode).toBe(0)
      expect(run.annotations).toMatchObject([{ level: 'notice', message: expect.stringContaining('merge queue') }])
      expect(github.requests).toEqual([])
    }),
  )

  test('a merge queue, with mode: report, is looked at as a whole', () =>
    withGitHub(async (github) => {
      const run = await act(github, await named(github, 'merge_group', { merge_group: {} }), {
        inputs: { mode: 'report' },
      })
      expect(run).toMatchObject({ exitCode: 0, outputs: { findings: '1' } })
    }))

  test('a comment on a pull request has it reviewed', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'a.conf': hosts })
      const issue = { number: pull.number, pull_request: { url: 'x' } }
      const event = { ...(await pullRequestEvent(github, pull)), name: 'issue_comment', payload: { issue } }
      expect((await act(github, event)).outputs.comments).toBe('1')
    }))

  test.each(['issue_comment', 'release', 'something_new'])('%s without a pull request: a report', (name) =>
    withGitHub(async (github) => {
      const run = await act(github, await named(github, name, { issue: { number: 7 } }))
      expect(run).toMatchObject({ exitCode: 0, outputs: { findings: '1', comments: '0' } })
      expect(run.log).toContain('1 finding: 1 warning.')
    }),
  )

  test('workflow_run of a fork that is gone: nothing to review', () =>
    withGitHub(async (github) => {
      const payload = { workflow_run: { head_sha: 'a'.repeat(40), head_branch: 'x', head_repository: null } }
      const run = await act(github, await named(github, 'workflow_run', payload))
      expect(run.exitCode).toBe(0)
      expect(run.annotations).toMatchObject([
        { level: 'notice', message: expect.stringContaining('nothing to review') },
      ])
    }))

  test('paths that match nothing are no clean bill', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'conf/a.conf': hosts })
      const { summary, log } = await review(github, pull, { inputs: { paths: 'config/\nhttp.conf' } })
      expect(summary).toContain('There is no httpd configuration to check.')
      for (const text of [summary, log])
        expect(text).toContain(
          'No file of the repository matches `paths` (config/, http.conf), so nothing was checked.',
        )
    }))

  test('configuration under an unusual name is named, with the setting that includes it', () =>
    withGitHub(async (github) => {
      const files = { apache_default: `<VirtualHost *:80>\n${open}</VirtualHost>\n`, Dockerfile: 'FROM ubuntu:12.04\n' }
      const told =
        'looks like httpd configuration but was not checked, because its name is unusual. To check it, add it to `include` in `httpd-upgrade.json`.'
      const pull = await pullOf(github, {}, files)
      expect((await review(github, pull)).summary).toContain(told)
      const all = await pullOf(
        github,
        { ...files, 'httpd-upgrade.json': '{ "exclude": ["apache_*"] }\n' },
        { b: 'B\n' },
      )
      expect((await review(github, all)).summary).not.toContain(told)
    }))

  test('a SARIF file in a folder that is not there yet, and a server that shows no summaries', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'conf/a.conf': hosts })
      const run = await review(github, pull, {
        inputs: { 'sarif-file': 'out/of/httpd.sarif' },
        env: { GITHUB_STEP_SUMMARY: '' },
      })
      expect(run).toMatchObject({ exitCode: 0, summary: '', outputs: { comments: '1' } })
      expect(run.outputs['sarif-file']).toMatch(/out\/of\/httpd\.sarif$/)
    }))

  test('the log tells what was looked at, what was found and what was posted', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'a.conf': open })
      const { log } = await review(github, pull)
      expect(log).toContain(
        `Checked 1 file of httpd's configuration at ${pull.headSha.slice(0, 7)}. 1 finding: 1 error.`,
      )
      expect(log).toContain(`Posted ${github.url}/acme/site/pull/${pull.number}#pullrequestreview-`)
    }))
})
