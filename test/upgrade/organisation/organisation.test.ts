import { describe, expect, test } from 'vitest'
import { footerLine } from '../../../src/action/footer.js'
import { toolCommandAndLinksOfRelease } from '../../../src/base/tool.js'
import { upgradeEachRepository } from '../../../src/upgrade/organisation/batch.js'
import { fetchBranchHeads } from '../../../src/upgrade/organisation/branch-heads.js'
import { chooseRepositories } from '../../../src/upgrade/organisation/choose-repositories.js'
import { dashboardBody, dashboardMark, runUrlIn } from '../../../src/upgrade/organisation/dashboard.js'
import { jobMatrixOf } from '../../../src/upgrade/organisation/matrix.js'
import type { OrganisationRepository } from '../../../src/upgrade/organisation/organisation.js'
import { mapConcurrently } from '../../../src/upgrade/organisation/rate-limit.js'
import {
  jobResultsText,
  mergedRows,
  parseJobResults,
  type RepositoryRow,
  rowStatuses,
} from '../../../src/upgrade/organisation/rows.js'
import { planSummary } from '../../../src/upgrade/organisation/summary.js'

const names = (count: number) => Array.from({ length: count }, (_, index) => `acme/site-${index + 1}`)

describe('the matrix', () => {
  test.each([
    [0, 10, 0, ''],
    [1, 10, 1, 'site-1'],
    [10, 10, 1, 'site-1,site-2,site-3,site-4,site-5,site-6,site-7,site-8,site-9,site-10'],
    [11, 10, 2, 'site-11'],
    [256, 1, 256, 'site-256'],
    [257, 1, 129, 'site-257'],
    [2_560, 10, 256, names(2_560).slice(2_550).join(',').replaceAll('acme/', '')],
    [2_561, 10, 233, 'site-2553,site-2554,site-2555,site-2556,site-2557,site-2558,site-2559,site-2560,site-2561'],
  ])('of %i repositories, %i a job, has %i jobs', (count, size, jobs, last) => {
    const { include } = jobMatrixOf(names(count), size)
    expect([include.length, include.at(-1)?.repositories ?? '']).toEqual([jobs, last])
    expect(include.map(({ batch }) => batch)).toEqual(include.map((_, index) => index + 1))
  })

  test('holds each repository once, whatever the numbers, and never more than 256 jobs', () => {
    for (const count of [1, 9, 255, 256, 257, 511, 512, 513, 2_561, 5_121, 20_000]) {
      const { include } = jobMatrixOf(names(count), 10)
      expect(include.length).toBeLessThanOrEqual(256)
      expect(include.flatMap(({ repositories }) => repositories.split(',')).map((name) => `acme/${name}`)).toEqual(
        names(count),
      )
    }
  })
})

describe('the choice', () => {
  const repository = (name: string, more: Partial<OrganisationRepository> = {}): OrganisationRepository => ({
    fullName: `acme/${name}`,
    defaultBranch: 'main',
    topics: [],
    isPrivate: true,
    isArchived: false,
    isDisabled: false,
    isFork: false,
    ...more,
  })
  const all = [
    repository('web-one', { topics: ['httpd', 'php'] }),
    repository('Web-Two'),
    repository('tool', { topics: ['httpd'] }),
    repository('web-old', { isArchived: true, isFork: true }),
    repository('web-fork', { isFork: true }),
    repository('web-off', { isDisabled: true }),
  ]
  const none = { repositories: [], excludeRepositories: [], topics: [] }

  test.each([
    ['everything that can be written', {}, ['web-one', 'Web-Two', 'tool'], {}],
    ['a name, in any letter case', { repositories: ['WEB-ONE'] }, ['web-one'], { 'not named': 2 }],
    ['a glob', { repositories: ['web-*'] }, ['web-one', 'Web-Two'], { 'not named': 1 }],
    ['with the owner', { repositories: ['acme/web-*'] }, ['web-one', 'Web-Two'], { 'not named': 1 }],
    ['of another owner', { repositories: ['other/*'] }, [], { 'not named': 3 }],
    ['without some', { excludeRepositories: ['*-two', 'acme/tool'] }, ['web-one'], { excluded: 2 }],
    ['by topic', { topics: ['HTTPD', 'perl'] }, ['web-one', 'tool'], { 'without the topic': 1 }],
    [
      'by all of them',
      { repositories: ['web-*'], excludeRepositories: ['web-two'], topics: ['php'] },
      ['web-one'],
      { 'not named': 1, excluded: 1 },
    ],
  ])('%s', (_, filters, taken, leftOut) => {
    const choice = chooseRepositories(all, { ...none, ...filters })
    expect(choice.taken.map(({ fullName }) => fullName.slice('acme/'.length))).toEqual(taken)
    expect(Object.fromEntries(choice.leftOut)).toEqual({ archived: 1, disabled: 1, 'a fork': 1, ...leftOut })
  })

  test('a glob that is none is the mistake of whoever wrote it', () => {
    expect(() => chooseRepositories(all, { ...none, excludeRepositories: ['web-[x'] })).toThrow(
      'repositories: "web-[x" is not a valid glob: a bracket is not closed.',
    )
  })
})

describe('results', () => {
  const row: RepositoryRow = {
    repository: 'acme/one',
    state: 'open',
    pull: { number: 3, url: 'https://github.com/acme/one/pull/3' },
  }

  test('are read as they were written', () => {
    expect(parseJobResults(jobResultsText({ kind: 'upgrade', rows: [row] }), 'a.json')).toMatchObject({
      kind: 'upgrade',
      rows: [row],
    })
  })

  test.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['another version', '{"version":2,"kind":"plan","rows":[]}'],
    ['another kind', '{"version":1,"kind":"other","rows":[]}'],
    [
      'a repository that is none',
      JSON.stringify({ version: 1, kind: 'plan', rows: [{ repository: 'a/b)', state: 'open' }] }),
    ],
    [
      'a state that is none',
      JSON.stringify({ version: 1, kind: 'plan', rows: [{ repository: 'a/b', state: 'lost' }] }),
    ],
    [
      'counts of which some are missing',
      JSON.stringify({ version: 1, kind: 'plan', rows: [{ repository: 'a/b', state: 'open', counts: { files: 1 } }] }),
    ],
    [
      'a pull request that is null',
      JSON.stringify({ version: 1, kind: 'plan', rows: [{ repository: 'a/b', state: 'open', pull: null }] }),
    ],
    [
      'a pull request without a number',
      JSON.stringify({
        version: 1,
        kind: 'plan',
        rows: [{ repository: 'a/b', state: 'open', pull: { url: 'https://github.com/a/b/pull/1' } }],
      }),
    ],
    [
      'counts that are none',
      JSON.stringify({
        version: 1,
        kind: 'plan',
        rows: [{ repository: 'a/b', state: 'open', counts: { files: '<b>' } }],
      }),
    ],
    [
      'a link to a script',
      JSON.stringify({ version: 1, kind: 'plan', rows: [{ ...row, pull: { number: 1, url: 'javascript:alert(1)' } }] }),
    ],
  ])('that are %s are refused', (_, text) => {
    expect(() => parseJobResults(text, 'a.json')).toThrow('results: a.json is not a results file of this version')
  })

  test('of an upgrade count for more than the plan, whichever is read first, and keep what only the plan knows', () => {
    const counts = { files: 1, findings: 2, safe: 1, review: 1, left: 0 }
    const plan = {
      kind: 'plan',
      rows: [
        { repository: 'acme/two', state: 'done', isPrivate: false },
        { repository: 'Acme/one', state: 'planned', isPrivate: true, counts, says: 'Not looked into.' },
      ],
    } as const
    const upgrade = { kind: 'upgrade', rows: [row] } as const
    const expected = [
      { ...row, isPrivate: true, counts },
      { repository: 'acme/two', state: 'done', isPrivate: false },
    ]
    expect(mergedRows([plan, upgrade])).toEqual(expected)
    expect(mergedRows([upgrade, plan])).toEqual(expected)
  })
})

describe('the dashboard', () => {
  const told = {
    organisation: 'acme',
    hidden: 0,
    gitHubUrl: 'https://github.com',
    run: 'https://github.com/acme/ops/actions/runs/7',
    tool: toolCommandAndLinksOfRelease(),
  }
  const rowsOf = (count: number): RepositoryRow[] =>
    names(count).map((repository, index) => ({
      repository,
      state: rowStatuses[index % rowStatuses.length] ?? 'done',
      counts: { files: 3, findings: 12, safe: 10, review: 1, left: 1 },
      ...(index % 2 === 0 && {
        pull: { number: index + 1, url: `https://github.com/${repository}/pull/${index + 1}` },
      }),
      ...(index % 3 === 0 && { says: 'Something is to be said of this one; it takes some room.' }),
    }))

  test('says of each repository where it stands, with a link to its pull request', () => {
    const body = dashboardBody({
      ...told,
      rows: [
        { repository: 'acme/a', state: 'open', pull: { number: 4, url: 'https://github.com/acme/a/pull/4' } },
        { repository: 'acme/b', state: 'failed', says: 'GitHub answered 403: @all | <b>no</b>.' },
        { repository: 'acme/c', state: 'done', counts: { files: 1, findings: 0, safe: 0, review: 0, left: 0 } },
      ],
    })
    expect(body).toBe(
      `Upgrade from Apache httpd 2.2 to 2.4 in \`acme\`: 1 of 3 repositories is done. Next, see why 1 upgrade failed and review the open pull request.

| | Repositories |
|---|--:|
| ❌ Failed | 1 |
| 🔀 Pull request open | 1 |
| ✅ Merged or up to date | 1 |

Each run of the workflow rewrites this text, so additions by hand are lost; [the run that wrote it](https://github.com/acme/ops/actions/runs/7) has the details.

### ❌ Failed (1)

| Repository | Pull request | Files | Findings | Safe | Review | Left | |
|---|---|--:|--:|--:|--:|--:|---|
| [\`b\`](https://github.com/acme/b) |  |  |  |  |  |  | GitHub answered 403: @\u200Ball \\| \\<b\\>no\\</b\\>. |

### 🔀 Pull request open (1)

| Repository | Pull request | Files | Findings | Safe | Review | Left | |
|---|---|--:|--:|--:|--:|--:|---|
| [\`a\`](https://github.com/acme/a) | [#4](https://github.com/acme/a/pull/4) |  |  |  |  |  |  |

### ✅ Merged or up to date (1)

| Repository | Pull request | Files | Findings | Safe | Review | Left | |
|---|---|--:|--:|--:|--:|--:|---|
| [\`c\`](https://github.com/acme/c) |  | 1 | 0 | 0 | 0 | 0 |  |

${footerLine(told.tool)}

<!-- httpd-upgrade:dashboard acme -->`,
    )
    expect(runUrlIn(body)).toBe(told.run)
  })

  test.each([0, 1, 100, 450, 700, 2_000, 5_000, 20_000])('of %i repositories fits, and counts all of them', (count) => {
    const body = dashboardBody({ ...told, rows: rowsOf(count) })
    expect(body.length).toBeLessThanOrEqual(64_000)
    expect(body.endsWith(`\n\n${dashboardMark('acme')}`)).toBe(true)
    const counts = [...body.matchAll(/^\| \S+ [\w ,:]+ \| ([\d,]+) \|$/gm)].map(([, figure]) =>
      Number(figure?.replace(',', '')),
    )
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(count)
    // What is named and what is said to be cut is all there is.
    const named = new Set([...body.matchAll(/`(site-\d+)`/g)].map(([, name]) => name)).size
    const cut = [...body.matchAll(/and ([\d,]+) more, in the summary/g)].map(([, figure]) =>
      Number(figure?.replace(',', '')),
    )
    expect(named + cut.reduce((sum, each) => sum + each, 0)).toBe(count)
  })

  test('leaves room to the few that failed, however many are done', () => {
    const rows = names(6_000).map(
      (repository, index): RepositoryRow =>
        index % 2_000 === 0 ? { repository, state: 'failed', says: 'It failed.' } : { repository, state: 'done' },
    )
    const body = dashboardBody({ ...told, rows })
    expect(body.match(/It failed\./g)).toHaveLength(3)
    expect(body.length).toBeGreaterThan(60_000)
  })

  test('of an organisation with a strange name has a mark that no comment can be ended by', () => {
    expect(dashboardMark('Acme--> x')).toBe('<!-- httpd-upgrade:dashboard acme-x -->')
  })
})

test('a few at a time, in order, and each once', async () => {
  let running = 0
  let most = 0
  const done = await mapConcurrently([5, 4, 3, 2, 1], 2, async (item) => {
    most = Math.max(most, ++running)
    for (let turn = 0; turn < item; turn++) await Promise.resolve()
    running--
    return item * 10
  })
  expect([done, most]).toEqual([[50, 40, 30, 20, 10], 2])
})

test('the summary of a plan stays below a mebibyte, and its totals are of all', () => {
  const counts = { files: 1, findings: 3, safe: 2, review: 1, left: 0 }
  const rows = names(20_000).map((repository): RepositoryRow => ({ repository, state: 'planned', counts }))
  const plan = { organisation: 'acme', rows, jobs: names(20_000), leftOut: new Map(), without: 7, notes: [] }
  const summary = planSummary(plan, 256, 'https://github.com')
  expect(Buffer.byteLength(summary)).toBeLessThan(1_048_576)
  expect(summary).toContain(
    "20,000 repositories with httpd's configuration; 20,000 repositories to upgrade, in 256 jobs. 7 repositories without configuration.",
  )
  expect(summary).toContain('| **All** | 20,000 | 60,000 | 40,000 | 20,000 | 0 | |')
  expect(summary).toMatch(/…and [\d,]+ more repositories, in the results file\.\n$/)
})

describe('a batch', () => {
  /** @param answers of each request for an upgrade, one after the other: what is thrown, or undefined for a success */
  async function batch(repositories: readonly string[], answers: readonly unknown[]) {
    const asked: string[] = []
    const waited: number[] = []
    const kept: string[][] = []
    const rows = await upgradeEachRepository({
      repositories,
      upgrade: async (repository) => {
        asked.push(repository)
        const error = answers[asked.length - 1]
        if (error) throw error
        return { repository, state: 'open' }
      },
      wait: async (seconds) => void waited.push(seconds),
      log: () => {},
      saveRows: (some) => void kept.push(some.map(({ state }) => state)),
    })
    return { rows: rows.map(({ state, says }) => [state, says]), asked, waited, kept }
  }
  const refused = (status: number, message: string, data: object = {}, headers: object = {}) =>
    Object.assign(new Error(message), { status, response: { data, headers } })
  const abuse = refused(422, 'Validation Failed', { errors: [{ code: 'abuse' }] })
  const ok = undefined

  test('tells what it did after each, in case it is ended', async () => {
    const { kept } = await batch(['a/1', 'a/2', 'a/3'], [ok, refused(404, 'Not Found')])
    expect(kept).toEqual([['open'], ['open', 'failed'], ['open', 'failed', 'open']])
  })

  test.each([
    ['as long as GitHub says', refused(422, '', { errors: [{ code: 'abuse' }] }, { 'retry-after': '30' }), [30]],
    ['a minute where it does not say', abuse, [60]],
    ['a little where it failed', refused(502, 'Server Error'), [5]],
  ])('waits %s, and asks once more', async (_, error, seconds) => {
    const { rows, asked, waited } = await batch(['a/1', 'a/2'], [error])
    expect([rows, asked, waited]).toEqual([
      [
        ['open', undefined],
        ['open', undefined],
      ],
      ['a/1', 'a/1', 'a/2'],
      seconds,
    ])
  })

  test.each([
    [
      'the hour is used up',
      [refused(403, 'API rate limit exceeded for installation.')],
      ['a/1'],
      'GitHub answered 403: API rate limit exceeded for installation.',
    ],
    ['there are too many at a time', [refused(429, 'Too many')], ['a/1'], 'GitHub answered 429: Too many.'],
    ['GitHub wants a pause twice', [abuse, abuse], ['a/1', 'a/1'], 'GitHub answered 422: Validation Failed.'],
  ])('is put off where %s', async (_, answers, expected, says) => {
    const { rows, asked } = await batch(['a/1', 'a/2', 'a/3'], answers)
    expect(asked).toEqual(expected)
    expect(rows).toEqual(Array.from({ length: 3 }, () => ['put-off', says]))
  })

  test('goes on after what fails, and asks no third time', async () => {
    const { rows, asked } = await batch(
      ['a/1', 'a/2', 'a/3'],
      [refused(502, 'Server Error'), refused(502, 'Server Error'), new Error('config: no')],
    )
    expect(asked).toEqual(['a/1', 'a/1', 'a/2', 'a/3'])
    expect(rows).toEqual([
      ['failed', 'GitHub answered 502: Server Error.'],
      ['failed', 'config: no.'],
      ['open', undefined],
    ])
  })
})

test('branches of which GitHub does not tell are not known, and the others are', async () => {
  const told = { base: { target: { oid: 'c1', tree: { oid: 't1' } } }, ours: null }
  const partly = { errors: [{ message: 'Something went wrong' }], data: { r0: told, r1: null } }
  const client = { graphql: () => Promise.reject(partly) } as never
  const named = ['acme/a', 'acme/b'].map((fullName) => ({ fullName, defaultBranch: 'main' })) as never
  const heads = await fetchBranchHeads(client, named, { base: undefined, ours: 'up' })
  expect([...heads]).toEqual([['acme/a', { base: { sha: 'c1', tree: 't1' }, hasOurs: false }]])
})
