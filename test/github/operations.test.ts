import { expect, test } from 'vitest'
import { clientOf } from './client.js'
import { twoHunks } from './scene.js'
import { withGitHub } from './server.js'
import { addToken } from './setup.js'

/** What the other tests have no reason to ask: that it answers, and as described, is checked by the contract. */
test('the rest of the operations', () =>
  withGitHub(async (github) => {
    const { octokit, repo, at, pull } = await twoHunks(github, {
      pull_requests: 'write',
      contents: 'read',
      checks: 'write',
    })
    const { pulls, issues, repos, checks, rateLimit } = octokit.rest
    const issue = { ...repo, issue_number: pull.number }
    const comments = [{ path: 'a.conf', line: 11, body: 'x' }]
    const review_id = (await pulls.createReview({ ...at, event: 'REQUEST_CHANGES', body: 'b', comments })).data.id
    expect((await pulls.getReview({ ...at, review_id })).data.state).toBe('CHANGES_REQUESTED')
    expect((await pulls.listCommentsForReview({ ...at, review_id })).data).toMatchObject([{ path: 'a.conf', line: 11 }])
    expect((await pulls.updateReview({ ...at, review_id, body: 'c' })).data.body).toBe('c')
    expect((await pulls.dismissReview({ ...at, review_id, message: 'm' })).data.state).toBe('DISMISSED')
    expect((await pulls.listReviews(at)).data.map(({ state, body }) => [state, body])).toEqual([['DISMISSED', 'c']])
    await pulls.requestReviewers({ ...at, reviewers: ['grace'] })
    expect((await pulls.listRequestedReviewers(at)).data).toMatchObject({ users: [{ login: 'grace' }], teams: [] })

    await issues.createLabel({ ...repo, name: 'httpd', color: 'ff0000' })
    await issues.addLabels({ ...issue, labels: ['HTTPD'] })
    expect((await issues.listLabelsOnIssue(issue)).data).toMatchObject([{ name: 'httpd', color: 'ff0000' }])
    expect((await issues.listLabelsForRepo(repo)).data).toHaveLength(1)
    await issues.removeLabel({ ...issue, name: 'httpd' })
    expect((await issues.get(issue)).data).toMatchObject({ number: pull.number, labels: [] })
    expect((await issues.checkUserCanBeAssigned({ ...repo, assignee: 'grace' })).status).toBe(204)

    const { id } = (await checks.create({ ...repo, name: 'c', head_sha: pull.headSha, status: 'in_progress' })).data
    expect((await checks.get({ ...repo, check_run_id: id })).data.status).toBe('in_progress')
    expect((await repos.listCommits({ ...repo, sha: 'topic' })).data.map(({ sha }) => sha)).toEqual([
      pull.headSha,
      pull.baseSha,
    ])
    expect((await repos.listCommits({ ...repo, sha: 'topic', path: 'logo.png', per_page: 1 })).data).toHaveLength(1)
    expect((await repos.listBranches(repo)).data.map(({ name }) => name)).toEqual(['main', 'topic'])
    expect((await rateLimit.get()).data.rate.limit).toBe(1_000)
    const ada = clientOf(github, addToken(github, { kind: 'person', login: 'ada', permissions: {} }))
    expect((await ada.rest.users.getAuthenticated()).data.login).toBe('ada')
  }))
