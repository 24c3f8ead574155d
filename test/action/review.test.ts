import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { baselineOf, baselineText } from '../../src/change/baseline.js'
import { hunksOf } from '../../src/change/hunks.js'
import { migrate, siteFromTexts } from '../../src/index.js'
import { folder } from '../folder.js'
import { pullRequestTargetEvent } from '../github/events.js'
import { commentsOn, openPullRequest, push } from '../github/people.js'
import { type GitHub, withGitHub } from '../github/server.js'
import { addRepository } from '../github/setup.js'
import { suggestionIn } from '../github/suggestion.js'
import { applySuggestions } from '../github/suggestion-button.js'
import { runs } from '../thoroughness.js'
import { act, pullOf, review, withBundle } from './scene.js'
import { blobsAsked, bodies, placed, read } from './seen.js'
import { hosts, neutral, open, openApart } from './texts.js'

withBundle()

describe.concurrent('a pull request that brings a 2.2-ism', () => {
  test('gets one review with a suggestion that can be taken', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'a.conf': `Listen 80\n${hosts}Timeout 300\n` })
      const run = await review(github, pull)
      expect(run).toMatchObject({
        exitCode: 0,
        annotations: [],
        outputs: { comments: '1', 'safe-fixes': '1', errors: '0', changed: 'true' },
      })
      expect(pull.reviews.map(({ state, commit }) => [state, commit])).toEqual([['COMMENTED', pull.headSha]])
      expect(run.outputs['review-id']).toBe(String(pull.reviews[0]?.id))
      expect(placed(pull)).toEqual([['a.conf', 2, 2, '']])
      const [comment] = commentsOn(pull)
      expect(comment?.body).toMatch(/^\*\*Warning:\*\* NameVirtualHost has no effect in 2\.4/)
      expect(comment?.body).toContain('[`name-virtual-host`](https://httpd.apache.org/')
      await applySuggestions(github, pull, commentsOn(pull))
      expect(await read(pull, 'a.conf')).toBe('Listen 80\nTimeout 300\n')
    }))

  test('says nothing where nothing is to be said, and asks little', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'httpd.conf': 'Listen 80\nRequire all granted\n' })
      const run = await review(github, pull)
      expect(run).toMatchObject({
        exitCode: 0,
        outputs: { findings: '0', comments: '0', changed: 'false', 'review-id': '' },
      })
      expect(pull.reviews).toEqual([])
      expect(run.summary).toContain('1 file was checked, and nothing has to change for 2.4.')
    }))

  test('one line takes five requests, and a run with nothing new to say three', () =>
    withGitHub(async (github) => {
      const around = {
        'conf.d/a.conf': 'Listen 81\n',
        'conf.d/b.conf': 'Listen 82\n',
        'httpd.conf': 'Listen 80\nInclude conf.d/*.conf\n',
      }
      const pull = await pullOf(github, around, { 'httpd.conf': `${around['httpd.conf']}MaxClients 20\n` })
      expect((await review(github, pull)).outputs.comments).toBe('1')
      expect(github.requests.map(({ operation }) => operation)).toEqual([
        'pulls/list-files',
        'git/get-tree',
        'graphql',
        'pulls/create-review',
        // Whether another run has said the same meanwhile.
        'graphql',
      ])
      await review(github, pull)
      expect(github.count()).toBe(8)
    }))

  test('without configuration two', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'src/main.rs': hosts })
      expect(await review(github, pull)).toMatchObject({ exitCode: 0, outputs: { findings: '0', changed: 'false' } })
      expect(github.count()).toBe(2)
    }))

  test('what only the settings of the base call configuration is looked at all the same', () =>
    withGitHub(async (github) => {
      const settings = { 'httpd-upgrade.json': '{ "include": ["*.tpl"] }\n' }
      const pull = await pullOf(github, settings, { 'site.tpl': `Listen 80\n${hosts}` })
      expect((await review(github, pull)).outputs).toMatchObject({ findings: '1', comments: '1' })
    }))

  test('a text that is no UTF-8, and one that is no text, come byte by byte', () =>
    withGitHub(async (github) => {
      const latin1 = Buffer.from('# caf\xe9\nMaxClients 4\n', 'latin1')
      const pull = await pullOf(github, {}, { 'a.conf': latin1, 'b.conf': hosts, 'c.conf': Buffer.from([0, 1, 2]) })
      expect((await review(github, pull)).outputs).toMatchObject({ findings: '2', comments: '2' })
      expect(github.count('git/get-blob')).toBe(2)
    }))

  test('a file that no program of ours reads is not even fetched', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(
        github,
        {},
        { 'src/main.rs': hosts, 'notes.txt': hosts, 'nginx.conf': 'server {\n  listen 80;\n}\n' },
      )
      const run = await review(github, pull)
      expect(run.outputs.findings).toBe('0')
      expect(blobsAsked(github)).toBe(1)
    }))

  test('a pull request of ten files takes fewer than ten requests, with configuration around it', () =>
    withGitHub(async (github) => {
      const files = (name: string, count: number) =>
        Object.fromEntries(
          Array.from({ length: count }, (_, index) => [
            `conf.d/${name}${index}.conf`,
            `${hosts}Listen ${8000 + index}\n`,
          ]),
        )
      const pull = await pullOf(
        github,
        { ...files('old', 144), 'httpd.conf': 'Listen 80\nInclude conf.d/*.conf\n' },
        files('new', 10),
      )
      const run = await review(github, pull)
      expect(run.outputs).toMatchObject({ comments: '10' })
      expect(github.count()).toBeLessThan(10)
      expect(run.summary).toContain('45 more files of configuration were not read')
    }))

  test('links come with the first files, and the rest of a hundred files with one more request', () =>
    withGitHub(async (github) => {
      const sites = Array.from({ length: 90 }, (_, index) => [
        [`sites-available/s${index}.conf`, `Listen ${8000 + index}\n`],
        [`sites-enabled/s${index}.conf`, { link: `../sites-available/s${index}.conf` }],
      ])
      const around = { ...Object.fromEntries(sites.flat()), 'httpd.conf': 'Listen 80\nInclude sites-enabled/*.conf\n' }
      const pull = await pullOf(github, around, { 'httpd.conf': `${around['httpd.conf']}MaxClients 20\n` })
      expect((await review(github, pull)).outputs.comments).toBe('1')
      expect(github.count('graphql')).toBe(3)
    }))
})

describe.concurrent('where a comment stands', () => {
  test('both ends lie in one hunk; edits on adjoining lines are one suggestion', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(
        github,
        { 'a.conf': neutral(60) },
        { 'a.conf': `${neutral(20)}${hosts}MaxClients 10\n${neutral(20, 21)}MaxClients 20\n${neutral(20, 41)}` },
      )
      const run = await review(github, pull)
      expect(run.exitCode).toBe(0)
      expect(placed(pull)).toEqual([
        ['a.conf', 21, 22, 'MaxRequestWorkers 10'],
        ['a.conf', 43, 43, 'MaxRequestWorkers 20'],
      ])
      expect(commentsOn(pull)[0]?.body).toMatch(/^- \*\*Warning:\*\* NameVirtualHost [^]*\n- \*\*Note:\*\* MaxClients /)
    }))

  test('only lines outside: one review with a list and no comment', () =>
    withGitHub(async (github) => {
      const old = `${hosts}${neutral(40)}`
      const pull = await pullOf(github, { 'a.conf': old }, { 'a.conf': `${old}Timeout 5\n` })
      const run = await review(github, pull)
      expect(run.outputs).toMatchObject({ findings: '1', comments: '0' })
      expect([pull.reviews.length, commentsOn(pull).length]).toEqual([1, 0])
    }))

  test('a fix across hunks has no button: it is a line in the text, with what to run', () =>
    withGitHub(async (github) => {
      const ends = openApart.replace('Order allow,deny', '# o').replace('Allow from all', '# a')
      const pull = await pullOf(github, { 'a.conf': ends }, { 'a.conf': openApart })
      await review(github, pull)
      expect(placed(pull)).toEqual([])
      expect(bodies(pull)[0]).toMatch(/GitHub cannot suggest\n\n- \[`a\.conf:2`\]\(/)
      expect(bodies(pull)[0]).toContain(' --write --review --likely-mistakes close a.conf`')
      expect((await review(github, pull)).outputs).toMatchObject({ comments: '0', changed: 'false' })
    }))

  test('edits that lie apart in one hunk are one suggestion over the lines from the first to the last', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'a.conf': openApart })
      await review(github, pull, { inputs: { fixes: 'all' } })
      const [comment] = placed(pull)
      expect(comment?.slice(1, 3)).toEqual([2, 33])
      expect(String(comment?.[3])).toMatch(/^# line 500\n[^]*\n {4}Require all granted$/)
      expect(commentsOn(pull)[0]?.body).toMatch(/^\*\*Error, check first:\*\* /)
      expect(bodies(pull)[0]).toContain(
        '**Check first:** does this repository have every file with access rules for the changed folders?',
      )
    }))

  test('with fixes: safe a fix for review is told, not suggested', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'a.conf': open })
      await review(github, pull, { inputs: { fixes: 'safe' } })
      expect(placed(pull)).toEqual([['a.conf', 2, 2, undefined]])
      expect(commentsOn(pull)[0]?.body).toContain('Fix for review: Write Require all granted. ')
    }))

  test('more than max-comments: the worst are posted, the rest is listed, and a re-run adds none', () =>
    withGitHub(async (github) => {
      const text =
        Array.from(
          { length: 8 },
          (_, index) => `<VirtualHost *:${index}>\n  NameVirtualHost *:${index}\n  # between\n</VirtualHost>\n`,
        ).join('') +
        neutral(3) +
        'LockFile logs/lock\n'
      const pull = await pullOf(github, {}, { 'a.conf': text })
      const first = await review(github, pull, { inputs: { 'max-comments': '3' } })
      expect(first.outputs).toMatchObject({ findings: '9', comments: '3' })
      expect(placed(pull).map(([, line]) => line)).toContain(36)
      expect(bodies(pull)[0]).toMatch(
        /let \[an upgrade pull request\][^]*### Not shown here\n\n- 6 more in \[`a\.conf`\]/,
      )
      const second = await review(github, pull, { inputs: { 'max-comments': '3' } })
      expect(second.outputs).toMatchObject({ comments: '0', changed: 'false' })
      expect([commentsOn(pull).length, pull.reviews.length]).toEqual([3, 1])
    }))

  test('max-comments 0: all in one list', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'a.conf': hosts })
      await review(github, pull, { inputs: { 'max-comments': '0' } })
      expect([commentsOn(pull).length, pull.reviews.length]).toEqual([0, 1])
    }))
})

describe.concurrent('what counts', () => {
  const before = `${hosts}${neutral(20)}MaxClients 1\n${neutral(20, 21)}`
  const after = `${hosts}${neutral(20)}MaxClients 1\nMaxRequestsPerChild 7\n${neutral(20, 21)}`

  test.each([
    ['added', ['MaxConnectionsPerChild 7'], '1'],
    ['hunk', ['MaxRequestWorkers 1\nMaxConnectionsPerChild 7'], '2'],
    ['file', ['MaxRequestWorkers 1\nMaxConnectionsPerChild 7'], '3'],
  ])('filter %s', (filter, suggested, findings) =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, { 'a.conf': before }, { 'a.conf': after })
      const run = await review(github, pull, { inputs: { filter } })
      expect(run).toMatchObject({ exitCode: 0, outputs: { findings } })
      expect(run.log).not.toMatch(/Deprecat|git could not/)
      expect(placed(pull).map((each) => each[3])).toEqual(suggested)
    }),
  )

  test('a replaced line, in a second hunk, on a branch with a slash in its name, is an added line', () =>
    withGitHub(async (github) => {
      const site = await addRepository(github, 'acme/site', { files: { 'ü b/a.conf': `# x\n${neutral(30)}# y\n` } })
      await push(github, site, 'feature/new', { 'ü b/a.conf': `# z\n${neutral(30)}${hosts}` })
      const pull = await openPullRequest(github, site, { head: 'feature/new' })
      const run = await review(github, pull, { inputs: { filter: 'added' } })
      expect(run.exitCode).toBe(0)
      expect(placed(pull)).toEqual([['ü b/a.conf', 32, 32, '']])
    }))

  test('without git the patches alone tell the added lines', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, { 'a.conf': before }, { 'a.conf': after })
      const run = await review(github, pull, { inputs: { filter: 'added' }, env: { PATH: '/nonexistent' } })
      expect(run.outputs).toMatchObject({ findings: '1', comments: '1' })
      expect(run.log).toContain('git could not be run')
    }))

  // GitHub's own figure in `npm run test:all`.
  const listedFiles = runs(300, 3_000)
  test(`more than the ${listedFiles} files that GitHub lists: the others are found by the trees, and listed`, () =>
    withGitHub(
      async (github) => {
        const images = Object.fromEntries(
          Array.from({ length: listedFiles }, (_, index) => [`a/${index}.txt`, `${index}\n`]),
        )
        const before = { 'z/old.conf': hosts, 'z/gone.conf': hosts, 'z/moved.conf': `${hosts}# a\n# b\n# c\n` }
        const after = {
          ...images,
          'b.conf': hosts,
          'z/gone.conf': null,
          'z/moved.conf': null,
          'z/new.conf': `${hosts}# a\n# b\n# c\n`,
          'z/old.conf': `# x\n${hosts}`,
        }
        const pull = await pullOf(github, before, after)
        const run = await review(github, pull, { inputs: { filter: 'added' } })
        expect(run).toMatchObject({ exitCode: 0, outputs: { findings: '3', comments: '0' } })
        expect(github.count('pulls/list-files')).toBe(listedFiles / 100)
        expect(bodies(pull)[0]).toContain('does not show which lines change in b.conf, z/new.conf, z/old.conf')
        expect(bodies(pull)[0]?.match(/(?<=\[`)[^`]+(?=:\d+`)/g)).toEqual(['b.conf', 'z/new.conf', 'z/old.conf'])
      },
      { listedFiles },
    ))

  test('more files than GitHub lists, in a repository that it does not list either: it is said', () =>
    withGitHub(
      async (github) => {
        const pull = await pullOf(github, {}, { 'a.conf': hosts, 'b.conf': hosts, 'c.conf': hosts })
        const run = await review(github, pull)
        const said = 'GitHub lists only 2 of 3 changed files, and not all of the repository; 1 changed file could not'
        expect(run.summary).toContain(said)
        expect(bodies(pull)[0]).toContain(said)
        expect(run.outputs.comments).toBe('2')
      },
      { listedFiles: 2, treeEntries: 1 },
    ))

  test('more than a hundred files are listed page by page', () =>
    withGitHub(async (github) => {
      const files = Object.fromEntries(
        Array.from({ length: 130 }, (_, index) => [
          `c/${String(index).padStart(3, '0')}.conf`,
          index > 127 ? hosts : 'Listen 80\n',
        ]),
      )
      const pull = await pullOf(github, {}, files)
      await review(github, pull)
      expect(placed(pull).map(([path]) => path)).toEqual(['c/128.conf', 'c/129.conf'])
      expect(github.count('pulls/list-files')).toBe(2)
    }))

  const many = runs(60, 300)
  test(`${many} configuration files get one review`, () =>
    withGitHub(async (github) => {
      const files = Object.fromEntries(
        Array.from({ length: many }, (_, index) => [`c/${index}.conf`, `${hosts}${open}`]),
      )
      const pull = await pullOf(github, {}, files)
      const run = await review(github, pull)
      expect(run).toMatchObject({ exitCode: 0, outputs: { findings: String(2 * many), comments: '10' } })
      expect(pull.reviews.length).toBe(1)
      expect(bodies(pull)[0]?.length).toBeLessThan(65_536)
    }))
})

describe.concurrent('odd entries', () => {
  test('renamed, deleted, binary, linked and submodule entries', () =>
    withGitHub(async (github) => {
      const before = { 'old.conf': `${neutral(20)}${hosts}`, 'gone.conf': hosts, 'same.conf': `${hosts}${neutral(9)}` }
      const after = {
        'old.conf': null,
        'new.conf': `${neutral(20)}${hosts}MaxClients 3\n`,
        'gone.conf': null,
        'same.conf': { executable: `${hosts}${neutral(9)}` },
        'blob.conf': new Uint8Array(Array.from({ length: 300 }, (_, index) => index % 9)),
        'link.conf': { link: 'new.conf' },
        'module.conf': { submodule: 'a'.repeat(40) },
      }
      const pull = await pullOf(github, before, after)
      const run = await review(github, pull)
      expect(run.exitCode).toBe(0)
      expect(placed(pull)).toEqual([['new.conf', 21, 22, 'MaxRequestWorkers 3']])
      expect(bodies(pull)[0]).toContain('`same.conf')
      expect(bodies(pull)[0]).not.toContain('gone.conf')
    }))

  test('no line ending at the end: a suggestion changes the line, and what it cannot say is listed', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(
        github,
        {},
        { 'a.conf': 'Listen 80\nMaxClients 9', 'b.conf': 'Listen 80\nNameVirtualHost *:80' },
      )
      await review(github, pull)
      await applySuggestions(
        github,
        pull,
        commentsOn(pull).filter(({ body }) => suggestionIn(body)),
      )
      expect(await read(pull, 'a.conf')).toBe('Listen 80\nMaxRequestWorkers 9')
      const said =
        bodies(pull).join() +
        commentsOn(pull)
          .map(({ path }) => path)
          .join()
      expect(said).toContain('b.conf')
    }))

  test('a file that is not UTF-8 keeps its bytes; lines with such bytes are not suggested', () =>
    withGitHub(async (github) => {
      const latin1 = Buffer.from(
        '# caf\xe9\nListen 80\nMaxClients 9\n# x\n<VirtualHost *:1>\n  ServerAdmin caf\xe9\n</VirtualHost>\n',
        'latin1',
      )
      const pull = await pullOf(github, {}, { 'a.conf': latin1 })
      await review(github, pull)
      await applySuggestions(github, pull, commentsOn(pull))
      expect(await read(pull, 'a.conf')).toBe(
        '# caf\xe9\nListen 80\nMaxRequestWorkers 9\n# x\n<VirtualHost *:1>\n  ServerAdmin caf\xe9\n</VirtualHost>\n',
      )
    }))

  test('a text that tries to break out of Markdown, of the suggestion and of our mark', () =>
    withGitHub(async (github) => {
      const evil =
        'Allow from "```\\n@acme/ops <img src=x> --> #1 fixes https://github.com/acme/site/issues/1 GH-1 \u202Eend`"\n<!-- httpd-upgrade:comment 0000000000000000/0000000000000000 0000000000000000 -->\n<!-- httpd-upgrade:comment 0000000000000000 0000000000000000 -->\n'
      const text = `Listen 80\nMaxClients 1 # \`\`\`\`\n${hosts}<Directory "/a\`b|c">\nOrder deny,allow\n${evil}</Directory>\n`
      const pull = await pullOf(github, {}, { 'a`|b.conf': text })
      const run = await review(github, pull, { inputs: { fixes: 'all' } })
      expect(run.exitCode).toBe(0)
      expect(commentsOn(pull).length).toBeGreaterThan(1)
      for (const { body } of commentsOn(pull)) {
        const prose = body
          .replace(/^(`{3,})suggestion\n[^]*?^\1$/m, '')
          .replace(/<!-- httpd-upgrade:comment [0-9a-f]{16}\/[0-9a-f]{16}(?: [0-9a-f]{16})+ -->$/, '')
        expect(prose).not.toMatch(/@acme|0{16}|(?<!\\)<img|<!--|(?<![\w\\])#1|https:\/\/github\.com\/acme|GH-1|\u202E/)
      }
      const again = await review(github, pull, { inputs: { fixes: 'all' } })
      expect(again.outputs).toMatchObject({ comments: '0', changed: 'false' })
    }))

  test('a review whose list is too long is cut between entries, and says how many are missing', () =>
    withGitHub(async (github) => {
      const name = (index: number) => `conf/${'x'.repeat(150)}${index}.conf`
      const body = `${hosts}${neutral(12)}`
      const before = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [name(index), body]))
      const after = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [name(index), `${body}Timeout 9\n`]))
      const pull = await pullOf(github, before, after)
      const run = await review(github, pull)
      expect(run).toMatchObject({ exitCode: 0, outputs: { findings: '200' } })
      expect(bodies(pull)[0]).toMatch(/…and \d+ more findings, in the job summary\./)
      expect(run.summary?.match(/conf\/x+\d+\.conf:\d+`\]/g)?.length).toBe(200)
    }))
})

describe.concurrent('what is around', () => {
  const main = `Listen 80\n${neutral(3)}Include conf.d/*.conf\n`

  test('the rest of the configuration is read for what it says', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, { 'httpd.conf': `${main}${hosts}` }, { 'conf.d/a.conf': 'MaxClients 4\n' })
      const run = await review(github, pull)
      expect(run.outputs.findings).toBe('1')
      expect(blobsAsked(github)).toBe(2)
    }))

  test('with a checkout its files are taken, if they are the very same', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, { 'httpd.conf': main }, { 'conf.d/a.conf': hosts })
      const workspace = folder({ 'httpd.conf': main, 'conf.d/a.conf': '# somebody else changed it\n' })
      const run = await review(github, pull, { workspace })
      expect(run.outputs.comments).toBe('1')
      expect(blobsAsked(github)).toBe(1)
    }))

  test('assume-complete is not applied while something was not read', () =>
    withGitHub(
      async (github) => {
        const pull = await pullOf(github, {}, { 'a.conf': open })
        const run = await review(github, pull, { inputs: { 'assume-complete': 'true' } })
        expect(run.summary).toContain('the configuration was not treated as complete')
        expect(run.outputs).toMatchObject({ 'review-fixes': '1', 'safe-fixes': '0' })
      },
      { treeEntries: 1 },
    ))

  test('assume-complete is not applied while a file around was too large to read', () =>
    withGitHub(async (github) => {
      const large = `${'# nothing\n'.repeat(200_001)}`
      const pull = await pullOf(github, { 'large.conf': large }, { 'a.conf': open })
      const run = await review(github, pull, { inputs: { 'assume-complete': 'true' } })
      expect(run.summary).toContain('Not read or considered, because these files are larger than 2 MB: large.conf.')
      expect(run.summary).toContain('the configuration was not treated as complete')
      expect(run.outputs).toMatchObject({ 'review-fixes': '1', 'safe-fixes': '0' })
    }))

  test('assume-complete makes safe what only a file outside could spoil', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'a.conf': open })
      const run = await review(github, pull, { inputs: { 'assume-complete': 'true' } })
      expect(run.outputs).toMatchObject({ 'safe-fixes': '1', comments: '1' })
      expect(placed(pull)[0]?.[3]).toBe('    Require all granted')
    }))

  test('the settings are those of the base, whatever the pull request makes of them', () =>
    withGitHub(async (github) => {
      const settings = (level: string) => JSON.stringify({ rules: { 'name-virtual-host': level } })
      const pull = await pullOf(
        github,
        { 'up.json': settings('error') },
        { 'up.json': settings('off'), 'a.conf': hosts },
      )
      const run = await act(github, await pullRequestTargetEvent(github, pull), {
        inputs: { config: 'up.json', 'fail-on': 'error' },
      })
      expect(run).toMatchObject({ exitCode: 1, outputs: { errors: '1', comments: '1' } })
      expect(run.annotations.map(({ message }) => message)).toEqual([
        '1 error must be fixed before the server runs 2.4. The job fails, because the input fail-on is error.',
      ])
    }))

  test.each([
    ['httpd-upgrade.json', (settings: object) => JSON.stringify(settings)],
    ['package.json', (settings: object) => JSON.stringify({ name: 'site', 'httpd-upgrade': settings })],
  ])('and are found without being named: %s', (path, textOf) =>
    withGitHub(async (github) => {
      const settings = (level: string) => textOf({ paths: ['conf'], rules: { 'name-virtual-host': level } })
      const pull = await pullOf(
        github,
        { [path]: settings('error') },
        { [path]: settings('off'), 'conf/a.conf': hosts, 'other/b.conf': hosts },
      )
      const run = await act(github, await pullRequestTargetEvent(github, pull))
      expect(run).toMatchObject({ exitCode: 0, outputs: { errors: '1', findings: '1' } })
    }),
  )

  test('what the baseline of the base lists is not said again, whatever the pull request makes of it', () =>
    withGitHub(async (github) => {
      const baseline = (text: string) => {
        const { findings } = migrate(siteFromTexts({ '../conf/a.conf': text }))
        return baselineText(baselineOf(findings, ({ path }) => path))
      }
      const pull = await pullOf(
        github,
        {
          'httpd-upgrade.json': JSON.stringify({ baseline: 'ci/old.json' }),
          'ci/old.json': baseline('NameVirtualHost *:80\n'),
          'conf/a.conf': 'NameVirtualHost *:80\n',
        },
        {
          'ci/old.json': baseline('NameVirtualHost *:80\nNameVirtualHost *:81\n'),
          'conf/a.conf': '# moved\n\nNameVirtualHost *:80\nNameVirtualHost *:81\n',
        },
      )
      await review(github, pull, { inputs: { filter: 'file' } })
      expect(placed(pull)).toEqual([['conf/a.conf', 4, 4, '']])
    }))

  test('a baseline that is not there is a mistake in the settings', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, { 'httpd-upgrade.json': '{ "baseline": "none.json" }' }, { 'a.conf': hosts })
      const run = await review(github, pull)
      expect(run.exitCode).toBe(1)
      expect(run.annotations.map(({ message }) => message).join()).toMatch(
        /^The settings name the baseline none\.json, which does not exist at /,
      )
    }))

  test('folders of the server lie where the settings say', () =>
    withGitHub(async (github) => {
      const settings = { 'path-mapping': { '/etc/httpd': 'files/apache', '/srv/vhosts': 'sites' } }
      const pull = await pullOf(
        github,
        { 'httpd-upgrade.json': JSON.stringify(settings), 'sites/one.conf': 'Listen 80\n' },
        {
          'files/apache/httpd.conf': 'ServerRoot /etc/httpd\nInclude /srv/vhosts/one.conf\n',
          'sites/one.conf': 'Include httpd.conf\nNameVirtualHost *:80\n',
        },
      )
      const workspace = folder()
      await review(github, pull, { workspace, inputs: { 'sarif-file': 'out.sarif' } })
      const { runs } = JSON.parse(readFileSync(join(workspace, 'out.sarif'), 'utf8'))
      expect(JSON.stringify(runs[0].invocations)).toContain('includes sites/one.conf')
    }))

  test('paths and exclude', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(
        github,
        {},
        { 'web/a.conf': hosts, 'web/old/b.conf': hosts, 'db/c.conf': hosts, 'odd.tpl': hosts },
      )
      await review(github, pull, { inputs: { paths: 'web/\nodd.tpl', exclude: 'web/old' } })
      expect(placed(pull).map(([path]) => path)).toEqual(['odd.tpl', 'web/a.conf'])
    }))
})

const quiet = (github: GitHub) =>
  github.requests.filter(({ method, operation }) => method !== 'GET' && operation !== 'graphql')

test.concurrent('a closed pull request is looked at and left alone', () =>
  withGitHub(async (github) => {
    const pull = await pullOf(github, {}, { 'a.conf': hosts })
    pull.state = 'closed'
    const run = await review(github, pull)
    expect(run.outputs).toMatchObject({ findings: '1', comments: '0' })
    expect(quiet(github)).toEqual([])
  }))

test.concurrent('a pull request from a fork, with the right to comment, is read through the base repository', () =>
  withGitHub(async (github) => {
    const { addFork } = await import('../github/setup.js')
    const site = await addRepository(github, 'acme/site', { files: { 'README.md': 'x\n' } })
    const fork = await addFork(github, site, 'eve')
    await push(github, fork, 'topic', { 'a.conf': hosts }, { by: 'eve' })
    const pull = await openPullRequest(github, site, { head: 'topic', from: fork, by: 'eve' })
    const run = await act(github, await pullRequestTargetEvent(github, pull))
    expect(run.outputs.comments).toBe('1')
    expect(placed(pull)).toEqual([['a.conf', 1, 1, '']])
  }))

test.concurrent('hunks are read as GitHub writes them', () => {
  expect(
    hunksOf(
      '@@ -1,2 +1,3 @@ x\n a\n+b\n c\n@@ -9 +10 @@\n-d\n\\ No newline at end of file\n+e\n@@ -20,2 +21,0 @@\n-@@ -1 +1 @@\n-y',
    ),
  ).toEqual({
    hunks: [
      { first: 1, last: 3 },
      { first: 10, last: 10 },
    ],
    added: new Set([2, 10]),
  })
})
