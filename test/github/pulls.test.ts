import { expect, test } from 'vitest'
import { clientOf, refusalOf } from './client.js'
import { close, deleteBranch, merge, openPullRequest, push, reopen, tick } from './people.js'
import { type GitHub, withGitHub } from './server.js'
import { addFork, addRepository, addToken } from './setup.js'

const repo = { owner: 'acme', repo: 'site' }

async function begin(github: GitHub) {
  const repository = await addRepository(github, 'acme/site', { files: { 'a.conf': 'a\n' }, teams: ['ops'] })
  await push(github, repository, 'topic', { 'a.conf': 'b\n' })
  const octokit = clientOf(github, addToken(github, { permissions: { contents: 'write', pull_requests: 'write' } }))
  const open = (more: object = {}) =>
    octokit.rest.pulls.create({ ...repo, head: 'topic', base: 'main', title: 'T', ...more })
  return { repository, octokit, open }
}

const within = (run: (scene: Awaited<ReturnType<typeof begin>>, github: GitHub) => Promise<void>) =>
  withGitHub(async (github) => run(await begin(github), github))

test('opened once: a second one for the same branches is refused until the first is closed', () =>
  within(async ({ open, octokit }) => {
    const { data } = await open({ body: 'B', draft: true })
    expect(data).toMatchObject({
      number: 1,
      state: 'open',
      draft: true,
      body: 'B',
      user: { login: 'github-actions[bot]' },
      head: { ref: 'topic', label: 'acme:topic' },
    })
    expect(await refusalOf(open())).toMatchObject({
      status: 422,
      errors: ['A pull request already exists for acme:topic.'],
    })
    await octokit.rest.pulls.update({ ...repo, pull_number: 1, state: 'closed' })
    expect((await open()).data.number).toBe(2)
  }))

test('what cannot be opened', () =>
  within(async ({ open, repository }, github) => {
    expect((await refusalOf(open({ head: 'main' }))).errors).toEqual(['No commits between main and main'])
    expect((await refusalOf(open({ head: 'gone' }))).errors).toEqual(['invalid'])
    expect((await refusalOf(open({ base: 'gone' }))).errors).toEqual(['invalid'])
    expect((await refusalOf(open({ head: 'nobody:topic' }))).errors).toEqual(['The head nobody:topic does not exist.'])
    await push(github, repository, 'orphan', { 'z.conf': 'z\n' }, { parents: [] })
    expect((await refusalOf(open({ head: 'orphan' }))).errors).toEqual([
      'The orphan branch has no history in common with main',
    ])
    expect((await refusalOf(open({ body: 'x'.repeat(65_537) }))).status).toBe(422)
  }))

test('a workflow may not open one where the setting forbids it; an app may', () =>
  within(async ({ open, repository }, github) => {
    repository.actionsMayOpenPulls = false
    expect(await refusalOf(open())).toMatchObject({
      status: 403,
      message: expect.stringContaining('GitHub Actions is not permitted to create or approve pull requests'),
    })
    const app = addToken(github, { kind: 'app', login: 'upgrade[bot]', permissions: { pull_requests: 'write' } })
    expect(
      (await clientOf(github, app).rest.pulls.create({ ...repo, head: 'topic', base: 'main', title: 'T' })).data.user
        .login,
    ).toBe('upgrade[bot]')
  }))

test('the list: by state, base and head; a head without its owner filters nothing', () =>
  within(async ({ open, octokit, repository }, github) => {
    await push(github, repository, 'other', { 'b.conf': 'b\n' })
    await open()
    await open({ head: 'other' })
    await open({ head: 'other', base: 'topic' })
    await octokit.rest.pulls.update({ ...repo, pull_number: 3, state: 'closed' })
    const numbers = async (more: object) =>
      (await octokit.rest.pulls.list({ ...repo, ...more })).data.map(({ number }) => number)
    expect(await numbers({})).toEqual([2, 1])
    expect(await numbers({ state: 'all', direction: 'asc', sort: 'created' })).toEqual([1, 2, 3])
    expect(await numbers({ head: 'acme:topic' })).toEqual([1])
    expect(await numbers({ head: 'eve:topic' })).toEqual([])
    expect(await numbers({ head: 'topic' })).toEqual([2, 1])
    expect(await numbers({ state: 'closed', base: 'topic' })).toEqual([3])
  }))

test('reviewers: known people and teams, and not the author', () =>
  within(async ({ open, octokit }) => {
    await open()
    const ask = (more: object) => octokit.rest.pulls.requestReviewers({ ...repo, pull_number: 1, ...more })
    expect((await ask({ reviewers: ['grace'], team_reviewers: ['ops'] })).data).toMatchObject({
      requested_reviewers: [{ login: 'grace' }],
      requested_teams: [{ slug: 'ops' }],
    })
    expect((await refusalOf(ask({ reviewers: ['nobody'] }))).message).toContain(
      'not a collaborator of the acme/site repository',
    )
    expect((await refusalOf(ask({ team_reviewers: ['sales'] }))).status).toBe(422)
    expect((await refusalOf(ask({ reviewers: ['github-actions[bot]'] }))).message).toContain(
      'Review cannot be requested from pull request author',
    )
  }))

test('labels are made on the way, people who cannot be assigned are passed over, a hundred labels are enough', () =>
  within(async ({ open, octokit }) => {
    await open()
    const issue = { ...repo, issue_number: 1 }
    const { data } = await octokit.rest.issues.addLabels({ ...issue, labels: ['httpd', 'HTTPD'] })
    expect(data.map(({ name }) => name)).toEqual(['httpd'])
    expect((await octokit.rest.issues.getLabel({ ...repo, name: 'Httpd' })).data.color).toBe('ededed')
    const assigned = await octokit.rest.issues.addAssignees({ ...issue, assignees: ['grace', 'nobody'] })
    expect(assigned.data.assignees?.map(({ login }) => login)).toEqual(['grace'])
    const many = Array.from({ length: 100 }, (_, index) => `label ${index}`)
    expect((await refusalOf(octokit.rest.issues.addLabels({ ...issue, labels: many }))).status).toBe(422)
    expect((await refusalOf(octokit.rest.issues.removeLabel({ ...issue, name: 'gone' }))).status).toBe(404)
  }))

test('a branch that goes takes its pull request along; a closed one keeps its head', () =>
  within(async ({ open, octokit, repository }, github) => {
    const { data } = await open()
    await deleteBranch(github, repository, 'topic')
    const closed = (await octokit.rest.pulls.get({ ...repo, pull_number: 1 })).data
    expect([closed.state, closed.head.sha]).toEqual(['closed', data.head.sha])
    expect((await refusalOf(octokit.rest.pulls.update({ ...repo, pull_number: 1, state: 'open' }))).status).toBe(422)
  }))

test('what people do: push, close, reopen, merge', () =>
  within(async ({ octokit, repository }, github) => {
    const pull = await openPullRequest(github, repository, { head: 'topic', by: 'grace' })
    const sha = await push(github, repository, 'topic', { 'b.conf': 'b\n' }, { by: 'grace', message: 'More' })
    const { data: commits } = await octokit.rest.pulls.listCommits({ ...repo, pull_number: 1 })
    expect(
      commits.map(({ sha: id, author, commit }) => [
        id === sha,
        author?.login,
        commit.message,
        commit.verification?.verified,
      ]),
    ).toEqual([
      [false, 'ada', 'Change', false],
      [true, 'grace', 'More', false],
    ])
    close(github, pull)
    expect((await octokit.rest.pulls.get({ ...repo, pull_number: 1 })).data.closed_at).not.toBeNull()
    reopen(pull)
    await merge(github, pull)
    expect((await octokit.rest.pulls.get({ ...repo, pull_number: 1 })).data).toMatchObject({
      state: 'closed',
      merged: true,
    })
    expect((await octokit.rest.repos.getContent({ ...repo, path: 'b.conf' })).data).toMatchObject({ type: 'file' })
    await expect(openPullRequest(github, repository, { head: 'topic' })).rejects.toThrow('Validation Failed')
  }))

test('a default branch of another name', () =>
  withGitHub(async (github) => {
    const repository = await addRepository(github, 'acme/site', { files: { 'a.conf': 'a\n' }, defaultBranch: 'trunk' })
    await push(github, repository, 'topic', { 'a.conf': 'b\n' })
    const pull = await openPullRequest(github, repository, { head: 'topic' })
    const octokit = clientOf(github, addToken(github, { permissions: { contents: 'read', pull_requests: 'read' } }))
    expect((await octokit.rest.pulls.get({ ...repo, pull_number: pull.number })).data.base.ref).toBe('trunk')
    const { data } = await octokit.rest.repos.getContent({ ...repo, path: 'a.conf' })
    expect(data).toMatchObject({ content: 'YQo=\n' })
    expect((await refusalOf(octokit.rest.git.getRef({ ...repo, ref: 'heads/main' }))).status).toBe(404)
  }))

test('a push that rewrites the branch', () =>
  within(async ({ octokit, repository }, github) => {
    const pull = await openPullRequest(github, repository, { head: 'topic' })
    const sha = await push(github, repository, 'topic', { 'c.conf': 'c\n' }, { parents: [pull.baseSha] })
    expect(pull.headSha).toBe(sha)
    const { data } = await octokit.rest.pulls.listFiles({ ...repo, pull_number: 1 })
    expect(data.map(({ filename }) => filename)).toEqual(['c.conf'])
  }))

test('a task box is ticked, once', () =>
  within(async ({ repository }, github) => {
    const body = 'Left to you:\n- [ ] Check `Order` in a.conf\n- [ ] Start over\n'
    const pull = await openPullRequest(github, repository, { head: 'topic', body })
    tick(github, pull, 'Start over')
    expect(pull.body).toBe('Left to you:\n- [ ] Check `Order` in a.conf\n- [x] Start over\n')
    expect(() => tick(github, pull, 'Start over')).toThrow('No open task box says “Start over”.')
  }))

test('a fork: its commits are read through the repository that it asks, its branches are its own', () =>
  within(async ({ octokit, repository }, github) => {
    const fork = await addFork(github, repository, 'eve')
    await push(github, fork, 'topic', { 'eve.conf': 'Order allow,deny\n' }, { by: 'eve' })
    const pull = await openPullRequest(github, repository, { head: 'topic', from: fork, by: 'eve' })
    const { data } = await octokit.rest.pulls.get({ ...repo, pull_number: pull.number })
    expect(data).toMatchObject({
      head: { label: 'eve:topic', repo: { full_name: 'eve/site', fork: true } },
      author_association: 'NONE',
    })
    const [file] = (await octokit.rest.pulls.listFiles({ ...repo, pull_number: pull.number })).data
    const blob = await octokit.rest.git.getBlob({ ...repo, file_sha: file?.sha ?? '' })
    expect(Buffer.from(blob.data.content, 'base64').toString()).toBe('Order allow,deny\n')
    expect((await octokit.rest.repos.getBranch({ ...repo, branch: 'topic' })).data.commit.sha).not.toBe(pull.headSha)
    const { data: listed } = await octokit.rest.pulls.list({ ...repo, head: 'eve:topic' })
    expect(listed.map(({ number }) => number)).toEqual([pull.number])
    const compared = await octokit.rest.repos.compareCommitsWithBasehead({ ...repo, basehead: 'main...eve:topic' })
    expect(compared.data.files?.map(({ filename }) => filename)).toEqual(['eve.conf'])
  }))

test('issues: a pull request is one too', () =>
  within(async ({ open, octokit }, github) => {
    await open()
    const app = clientOf(
      github,
      addToken(github, { kind: 'app', login: 'upgrade[bot]', permissions: { issues: 'write' } }),
    )
    const { data } = await app.rest.issues.create({ ...repo, title: 'Dashboard', body: 'x', labels: ['httpd'] })
    const list = async (more: object) =>
      (await octokit.rest.issues.listForRepo({ ...repo, ...more })).data.map(({ number, pull_request }) => [
        number,
        pull_request !== undefined,
      ])
    expect(await list({})).toEqual([
      [2, false],
      [1, true],
    ])
    expect(await list({ creator: 'upgrade[bot]', labels: 'httpd' })).toEqual([[2, false]])
    await app.rest.issues.update({ ...repo, issue_number: data.number, body: 'y', state: 'closed' })
    expect(await list({ state: 'closed' })).toEqual([[2, false]])
    const comment = (await octokit.rest.issues.createComment({ ...repo, issue_number: 1, body: 'hello' })).data
    await octokit.rest.issues.updateComment({ ...repo, comment_id: comment.id, body: 'changed' })
    expect((await octokit.rest.issues.listComments({ ...repo, issue_number: 1 })).data).toMatchObject([
      { body: 'changed', user: { type: 'Bot' } },
    ])
    await octokit.rest.issues.deleteComment({ ...repo, comment_id: comment.id })
    expect((await refusalOf(octokit.rest.issues.getComment({ ...repo, comment_id: comment.id }))).status).toBe(404)
  }))
