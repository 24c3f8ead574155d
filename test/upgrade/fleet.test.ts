import { describe, expect, test } from 'vitest'
import { choose } from '../../src/upgrade/fleet/choose.js'
import { dashboardBody, markOf, runIn } from '../../src/upgrade/fleet/dashboard.js'
import { forEach } from '../../src/upgrade/fleet/limits.js'
import { matrixOf } from '../../src/upgrade/fleet/matrix.js'
import type { Repository } from '../../src/upgrade/fleet/organisation.js'
import { merged, type Row, readResults, states, written } from '../../src/upgrade/fleet/rows.js'

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
    const { include } = matrixOf(names(count), size)
    expect([include.length, include.at(-1)?.repositories ?? '']).toEqual([jobs, last])
    expect(include.map(({ batch }) => batch)).toEqual(include.map((_, index) => index + 1))
  })

  test('holds each repository once, whatever the numbers, and never more than 256 jobs', () => {
    for (const count of [1, 9, 255, 256, 257, 511, 512, 513, 2_561, 5_121, 20_000]) {
      const { include } = matrixOf(names(count), 10)
      expect(include.length).toBeLessThanOrEqual(256)
      expect(include.flatMap(({ repositories }) => repositories.split(',')).map((name) => `acme/${name}`)).toEqual(
        names(count),
      )
    }
  })
})

describe('the choice', () => {
  const repository = (name: string, more: Partial<Repository> = {}): Repository => ({
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
    const choice = choose(all, { ...none, ...filters })
    expect(choice.taken.map(({ fullName }) => fullName.slice('acme/'.length))).toEqual(taken)
    expect(Object.fromEntries(choice.leftOut)).toEqual({ archived: 1, disabled: 1, 'a fork': 1, ...leftOut })
  })

  test('a glob that is none is the mistake of whoever wrote it', () => {
    expect(() => choose(all, { ...none, excludeRepositories: ['web-[x'] })).toThrow(
      'exclude-repositories: "web-[x" is not a valid glob: a bracket in it is not closed.',
    )
  })
})

describe('results', () => {
  const row: Row = {
    repository: 'acme/one',
    state: 'open',
    pull: { number: 3, url: 'https://github.com/acme/one/pull/3' },
  }

  test('are read as they were written', () => {
    expect(readResults(written({ kind: 'upgrade', rows: [row] }), 'a.json')).toMatchObject({
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
    expect(() => readResults(text, 'a.json')).toThrow('results: a.json is not a results file of this version')
  })

  test('of an upgrade count for more than the plan, whichever is read first, and keep what only the plan knows', () => {
    const counts = { files: 1, findings: 2, safe: 1, review: 1, left: 0 }
    const plan = {
      kind: 'plan',
      rows: [
        { repository: 'acme/two', state: 'done', isPrivate: false },
        { repository: 'Acme/one', state: 'planned', isPrivate: true, counts },
      ],
    } as const
    const upgrade = { kind: 'upgrade', rows: [row] } as const
    const expected = [
      { ...row, isPrivate: true, counts },
      { repository: 'acme/two', state: 'done', isPrivate: false },
    ]
    expect(merged([plan, upgrade])).toEqual(expected)
    expect(merged([upgrade, plan])).toEqual(expected)
  })
})

describe('the dashboard', () => {
  const told = {
    organisation: 'acme',
    hidden: 0,
    server: 'https://github.com',
    run: 'https://github.com/acme/ops/actions/runs/7',
  }
  const rowsOf = (count: number): Row[] =>
    names(count).map((repository, index) => ({
      repository,
      state: states[index % states.length] ?? 'done',
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
      `How far the repositories of \`acme\` are on their way from Apache httpd 2.2 to 2.4: 1 of 3 is there. Each run of the workflow writes this text anew, so nothing that is written into it stays; [the run that wrote it](https://github.com/acme/ops/actions/runs/7) has the details.

| | Repositories |
|---|--:|
| ❌ Failed | 1 |
| 🔀 Pull request open | 1 |
| ✅ Merged or up to date | 1 |

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

<!-- httpd-upgrade:dashboard acme -->`,
    )
    expect(runIn(body)).toBe(told.run)
  })

  test.each([0, 1, 100, 450, 700, 2_000, 5_000, 20_000])('of %i repositories fits, and counts all of them', (count) => {
    const body = dashboardBody({ ...told, rows: rowsOf(count) })
    expect(body.length).toBeLessThanOrEqual(64_000)
    expect(body.endsWith(`\n\n${markOf('acme')}`)).toBe(true)
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
      (repository, index): Row =>
        index % 2_000 === 0 ? { repository, state: 'failed', says: 'It failed.' } : { repository, state: 'done' },
    )
    const body = dashboardBody({ ...told, rows })
    expect(body.match(/It failed\./g)).toHaveLength(3)
    expect(body.length).toBeGreaterThan(60_000)
  })

  test('of an organisation with a strange name has a mark that no comment can be ended by', () => {
    expect(markOf('Acme--> x')).toBe('<!-- httpd-upgrade:dashboard acme-x -->')
  })
})

test('a few at a time, in order, and each once', async () => {
  let running = 0
  let most = 0
  const done = await forEach([5, 4, 3, 2, 1], 2, async (item) => {
    most = Math.max(most, ++running)
    for (let turn = 0; turn < item; turn++) await Promise.resolve()
    running--
    return item * 10
  })
  expect([done, most]).toEqual([[50, 40, 30, 20, 10], 2])
})
