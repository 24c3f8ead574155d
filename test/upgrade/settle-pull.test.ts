import { describe, expect, test } from 'vitest'
import type { GitDataCalls } from '../../src/action/git-data.js'
import { toolCommandAndLinksOfRelease } from '../../src/base/tool.js'
import type { PullContent, PullJob } from '../../src/upgrade/pull-result.js'
import { pullTextWithMark } from '../../src/upgrade/pull-text.js'
import type { Pull, PullCalls } from '../../src/upgrade/pulls.js'
import { openUpdateOrClosePull } from '../../src/upgrade/settle-pull.js'
import { takeOverCommentText } from '../../src/upgrade/taken-over.js'

const mark = {
  state: 'open',
  head: 'a1',
  exactHash: 'a2',
  changeHash: 'a3',
  configurationHash: 'a4',
  textHash: 'a5',
} as const

const open: Pull = {
  number: 7,
  url: 'https://github.com/acme/site/pull/7',
  state: 'open',
  title: 'Upgrade to Apache httpd 2.4',
  body: pullTextWithMark('What changes.', mark),
  labels: [],
  base: 'main',
  head: 'a1',
}

const refuse = () => Promise.reject(Object.assign(new Error('Resource not accessible by integration'), { status: 403 }))

const done = () => Promise.resolve()

/** Nothing is left to change. */
const empty = {
  configuration: { base: { branch: 'main', sha: 'b0' }, migration: { findings: [] } },
  proposal: { commits: [], files: 0, exact: 'a2', change: 'a3', configuration: 'a4' },
  ticks: new Set(),
} as unknown as PullContent

/** What the run says of a pull request whose branch is ours, or somebody else's. */
const warningsOf = async (branch: 'ours' | 'theirs', pulls: Partial<PullCalls>, git: Partial<GitDataCalls> = {}) => {
  const job = {
    inputs: { upgrade: { branch: 'httpd-upgrade/2.4' } },
    tool: toolCommandAndLinksOfRelease(),
    git: {
      tip: () => Promise.resolve('a1'),
      ahead: () => Promise.resolve(branch === 'ours' ? { commits: [], count: 0, files: [] } : undefined),
      deleteBranch: done,
      ...git,
    },
    pulls: {
      from: () => Promise.resolve([open]),
      comments: () => Promise.resolve([]),
      account: () => Promise.resolve(1),
      update: done,
      comment: done,
      updateComment: done,
      ...pulls,
    },
    wait: done,
    log: () => {},
  } as unknown as PullJob
  return (await openUpdateOrClosePull(job, empty)).warnings
}

const answer = 'GitHub answered 403: Resource not accessible by integration.'

describe('what GitHub does not do is told in a sentence', () => {
  test('where all goes well there is none', async () => {
    expect(await warningsOf('ours', {})).toEqual([])
    expect(await warningsOf('theirs', {})).toEqual([])
  })

  test('why a pull request was closed', async () => {
    expect(await warningsOf('ours', { comment: refuse })).toEqual([
      `The comment on why the pull request is closed could not be posted. ${answer}`,
    ])
  })

  test('that its branch is to go', async () => {
    expect(await warningsOf('ours', {}, { deleteBranch: refuse })).toEqual([
      `The branch could not be deleted. ${answer}`,
    ])
  })

  test('that somebody has taken it over', async () => {
    expect(await warningsOf('theirs', { comment: refuse })).toEqual([
      `The comment about commits by others could not be posted. ${answer}`,
    ])
  })

  test('that it was made anew', async () => {
    const body = takeOverCommentText('httpd-upgrade/2.4', 'main', toolCommandAndLinksOfRelease()).replace(
      '- [ ]',
      '- [x]',
    )
    const comments = () => Promise.resolve([{ id: 3, account: 1, body }])
    expect(await warningsOf('theirs', { comments, updateComment: refuse })).toEqual([
      `The box for starting over is still ticked. ${answer}`,
    ])
  })
})
