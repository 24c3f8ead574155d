import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { clientOf, refusalOf } from './client.js'
import { twoHunks } from './scene.js'
import { type GitHub, withGitHub } from './server.js'
import { addFork, addRepository, addToken } from './setup.js'

async function organisation(github: GitHub) {
  const one = await addRepository(github, 'acme/one', {
    files: { 'conf/httpd.conf': 'Order allow,deny\n', '.htaccess': 'Deny from all\n' },
    topics: ['web'],
  })
  await addRepository(github, 'acme/two', { files: { 'httpd.conf.md': 'Order\n' }, visibility: 'public' })
  await addRepository(github, 'acme/old', { files: { 'httpd.conf': 'Order\n' }, archived: true })
  await addRepository(github, 'acme/empty', { defaultBranch: 'trunk' })
  await addRepository(github, 'other/site', { files: { 'httpd.conf': 'Order\n' } })
  await addFork(github, one, 'eve')
  const app = { kind: 'app', login: 'upgrade[bot]', permissions: { contents: 'read' } } as const
  const names = ['acme/one', 'acme/two', 'acme/old', 'acme/empty']
  return clientOf(github, addToken(github, { ...app, repositories: names })).rest
}

test('an installation lists its repositories, an organisation those that can be seen', () =>
  withGitHub(async (github) => {
    const rest = await organisation(github)
    const { data } = await rest.apps.listReposAccessibleToInstallation({ per_page: 2 })
    expect([data.total_count, data.repositories.map(({ full_name }) => full_name)]).toEqual([
      4,
      ['acme/one', 'acme/two'],
    ])
    const { data: listed } = await rest.repos.listForOrg({ org: 'acme' })
    expect(
      listed.map(({ name, archived, topics, default_branch }) => [name, archived, topics, default_branch]),
    ).toEqual([
      ['one', false, ['web'], 'main'],
      ['two', false, [], 'main'],
      ['old', true, [], 'main'],
      ['empty', false, [], 'trunk'],
    ])
    expect((await rest.repos.listForOrg({ org: 'acme', type: 'public' })).data.map(({ name }) => name)).toEqual(['two'])
    expect((await refusalOf(rest.repos.listForOrg({ org: 'eve' }))).status).toBe(404)
    expect((await refusalOf(rest.repos.get({ owner: 'other', repo: 'site' }))).status).toBe(404)
  }))

test('an empty repository has no branch, no tree and no commits', () =>
  withGitHub(async (github) => {
    const rest = await organisation(github)
    const empty = { owner: 'acme', repo: 'empty' }
    expect((await rest.repos.get(empty)).data.default_branch).toBe('trunk')
    expect((await rest.repos.listBranches(empty)).data).toEqual([])
    expect((await refusalOf(rest.repos.getContent({ ...empty, path: '' }))).status).toBe(404)
    const refused = { status: 409, message: expect.stringContaining('Git Repository is empty.') }
    expect(await refusalOf(rest.git.getRef({ ...empty, ref: 'heads/trunk' }))).toMatchObject(refused)
    expect(await refusalOf(rest.git.getTree({ ...empty, tree_sha: 'main' }))).toMatchObject(refused)
    expect(await refusalOf(rest.repos.listCommits(empty))).toMatchObject(refused)
  }))

test('check runs gather annotations, fifty at a time', () =>
  withGitHub(async (github) => {
    const { octokit, repo, pull } = await twoHunks(github, { checks: 'write' })
    const annotation = {
      path: 'a.conf',
      start_line: 11,
      end_line: 11,
      annotation_level: 'warning' as const,
      message: 'm',
    }
    const some = (count: number) => ({
      title: 't',
      summary: 's',
      annotations: Array.from({ length: count }, () => annotation),
    })
    const { data } = await octokit.rest.checks.create({
      ...repo,
      name: 'httpd-upgrade',
      head_sha: pull.headSha,
      output: some(50),
    })
    await octokit.rest.checks.update({ ...repo, check_run_id: data.id, conclusion: 'neutral', output: some(10) })
    const { data: runs } = await octokit.rest.checks.listForRef({ ...repo, ref: 'topic' })
    expect(runs.check_runs).toMatchObject([
      { status: 'completed', conclusion: 'neutral', output: { annotations_count: 60 } },
    ])
    const { data: annotations } = await octokit.rest.checks.listAnnotations({
      ...repo,
      check_run_id: data.id,
      per_page: 100,
    })
    expect(annotations).toHaveLength(60)
    expect(
      (await refusalOf(octokit.rest.checks.update({ ...repo, check_run_id: data.id, output: some(51) }))).status,
    ).toBe(422)
    expect(github.takeViolations()).toEqual(['checks/update: /output/annotations must NOT have more than 50 items'])
    const long = { title: 't', summary: 'x'.repeat(65_536) }
    expect((await refusalOf(octokit.rest.checks.update({ ...repo, check_run_id: data.id, output: long }))).status).toBe(
      422,
    )
    expect(github.takeViolations()).toEqual(['checks/update: /output/summary must NOT have more than 65535 characters'])
  }))

test('SARIF is unpacked and kept', () =>
  withGitHub(async (github) => {
    const { octokit, repo, pull, repository } = await twoHunks(github, { security_events: 'write' })
    const log = { version: '2.1.0', runs: [] }
    const upload = (sarif: string) =>
      octokit.rest.codeScanning.uploadSarif({ ...repo, commit_sha: pull.headSha, ref: 'refs/pull/1/head', sarif })
    const { data } = await upload(gzipSync(JSON.stringify(log)).toString('base64'))
    expect(repository.sarifs).toMatchObject([{ commit: pull.headSha, ref: 'refs/pull/1/head', log }])
    expect(
      (await octokit.rest.codeScanning.getSarif({ ...repo, sarif_id: data.id ?? '' })).data.processing_status,
    ).toBe('complete')
    expect((await refusalOf(upload(Buffer.from('{}').toString('base64')))).status).toBe(400)
  }))
