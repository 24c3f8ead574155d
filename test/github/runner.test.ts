import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { folder } from '../folder.js'
import {
  dispatchEvent,
  pullRequestEvent,
  pullRequestTargetEvent,
  pushEvent,
  scheduleEvent,
  workflowRunEvent,
} from './events.js'
import { openPullRequest, push } from './people.js'
import { inputsOf, type RunOptions, runAction } from './runner.js'
import { twoHunks } from './scene.js'
import { type GitHub, withGitHub } from './server.js'
import { addFork } from './setup.js'
import { readAnnotations, readFileCommands } from './workflow-commands.js'

/** Run a few lines of JavaScript as if they were an Action's bundle. */
async function run(github: GitHub, script: string, options: Partial<RunOptions> = {}) {
  const { pull } = await twoHunks(github)
  const imports = "import { appendFileSync, readFileSync, existsSync } from 'node:fs'\nconst { env } = process\n"
  const main = join(folder({ 'main.mjs': imports + script }), 'main.mjs')
  return runAction(github, { main, event: await pullRequestEvent(github, pull), inputs: {}, ...options })
}

test('inputs, context and event go in; outputs, summary, annotations and the exit code come out', () =>
  withGitHub(async (github) => {
    const result = await run(
      github,
      `const event = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8'))
       appendFileSync(env.GITHUB_OUTPUT, 'findings=3\\nreport<<END\\na\\nb\\nEND\\n')
       appendFileSync(env.GITHUB_STEP_SUMMARY, '# Done')
       appendFileSync(env.GITHUB_ENV, 'SET=1')
       console.log('::add-mask::secret\\nthe secret token')
       console.log('::error file=a.conf,line=3,title=One%2C two::a%0Ab 100%25')
       console.log([env['INPUT_FAIL-ON'], env.INPUT_GITHUB_TOKEN, env.GITHUB_REPOSITORY, event.pull_request.number, env.GITHUB_REF, existsSync(env.GITHUB_WORKSPACE)].join(' '))
       console.log('others: ' + Object.keys(env).filter((name) => !/^(GITHUB|RUNNER|INPUT)_|^CI$/.test(name)))
       process.exitCode = 3`,
      { inputs: { 'fail-on': 'never', 'github token': 'ghs_x' } },
    )
    expect(result).toMatchObject({
      exitCode: 3,
      outputs: { findings: '3', report: 'a\nb' },
      exported: { SET: '1' },
      summary: '# Done',
    })
    expect(result.annotations).toEqual([
      { level: 'error', message: 'a\nb 100%', properties: { file: 'a.conf', line: '3', title: 'One, two' } },
    ])
    expect(result.log).toContain('the *** token')
    expect(result.log).toContain('never ghs_x acme/site 1 refs/pull/1/merge true')
    expect(result.log).toContain(`others: ${Object.keys(inject('environment'))}\n`)
  }))

test('another Node', () =>
  withGitHub(async (github) => {
    const started = await run(github, 'console.log(process.argv0)', { node: process.execPath })
    expect(started.exitCode).toBe(0)
  }))

test('a summary of more than a mebibyte is dropped, and of each level ten annotations are shown', () =>
  withGitHub(async (github) => {
    const result = await run(
      github,
      `appendFileSync(env.GITHUB_STEP_SUMMARY, 'é'.repeat(524_289))
       for (let index = 0; index < 12; index++) console.log('::warning::' + index + '\\n::notice::' + index)`,
    )
    expect(result.summary).toBeUndefined()
    expect([result.annotations.length, result.shown.length]).toEqual([24, 20])
  }))

test('command files and commands as the runner reads them', () => {
  expect(readFileCommands('a=1=2\nb<<EOF\nx=y\n\nEOF\n')).toEqual({ a: '1=2', b: 'x=y\n' })
  expect(() => readFileCommands('b<<EOF\nx')).toThrow('never ended')
  expect(readAnnotations('text ::error::no\n::error::yes\n').annotations).toMatchObject([{ message: 'yes' }])
  expect(readAnnotations('::warning file=a%3Ab%252C::x').annotations[0]?.properties).toEqual({ file: 'a:b%2C' })
})

test('inputs have the defaults of action.yml, and no other names', () => {
  const yml =
    'inputs:\n  github-token:\n    default: $' +
    '{{ github.token }}\n  mode:\n    default: auto\n  base:\n    description: x\n'
  expect(inputsOf(yml, 'ghs_x', { base: 'main' })).toEqual({ 'github-token': 'ghs_x', mode: 'auto', base: 'main' })
  expect(() => inputsOf(yml, 'ghs_x', { modus: 'auto' })).toThrow('action.yml has no input modus.')
})

describe('events', () => {
  test('a pull request runs on the merge of head and base, which is not the head', () =>
    withGitHub(async (github) => {
      const { pull, repository } = await twoHunks(github)
      await push(github, repository, 'main', { 'new.conf': 'x\n' })
      const event = await pullRequestEvent(github, pull, 'synchronize')
      expect(event).toMatchObject({
        name: 'pull_request',
        payload: { number: 1, action: 'synchronize', pull_request: { head: { sha: pull.headSha } } },
      })
      expect(event.variables).toMatchObject({
        GITHUB_REF: 'refs/pull/1/merge',
        GITHUB_HEAD_REF: 'topic',
        GITHUB_BASE_REF: 'main',
      })
      const merged = await repository.git.commitOf('refs/pull/1/merge')
      expect(event.variables.GITHUB_SHA).toBe(merged)
      expect((await repository.git.read('refs/pull/1/merge:new.conf'))?.content.toString()).toBe('x\n')
      const target = await pullRequestTargetEvent(github, pull, 'reopened')
      expect([target.name, target.variables.GITHUB_SHA, target.variables.GITHUB_REF]).toEqual([
        'pull_request_target',
        pull.baseSha,
        'refs/heads/main',
      ])
    }))

  test('where head and base conflict there is no merge', () =>
    withGitHub(async (github) => {
      const { pull, repository } = await twoHunks(github)
      await push(github, repository, 'main', { 'a.conf': 'all other\n' })
      expect((await pullRequestEvent(github, pull)).variables.GITHUB_SHA).toBe(pull.headSha)
    }))

  test('schedule, dispatch and push run on the default branch', () =>
    withGitHub(async (github) => {
      const { repository, pull } = await twoHunks(github)
      const tip = await repository.git.commitOf('main')
      const events = [
        await scheduleEvent(github, repository),
        await dispatchEvent(github, repository, { mode: 'plan' }),
        await pushEvent(github, repository, pull.baseSha),
      ]
      expect(events.map(({ name, variables }) => [name, variables.GITHUB_REF, variables.GITHUB_SHA])).toEqual([
        ['schedule', 'refs/heads/main', tip],
        ['workflow_dispatch', 'refs/heads/main', tip],
        ['push', 'refs/heads/main', tip],
      ])
      expect(events[1]?.payload).toMatchObject({ inputs: { mode: 'plan' } })
    }))

  test('after a run on a fork, nothing names the pull request', () =>
    withGitHub(async (github) => {
      const { repository, pull } = await twoHunks(github)
      const fork = await addFork(github, repository, 'eve')
      const sha = await push(github, fork, 'topic', { 'b.conf': 'b\n' })
      const theirs = await openPullRequest(github, repository, { head: 'topic', from: fork, by: 'eve' })
      expect((await workflowRunEvent(github, theirs)).payload).toMatchObject({
        workflow_run: {
          head_sha: sha,
          head_branch: 'topic',
          head_repository: { full_name: 'eve/site' },
          pull_requests: [],
        },
      })
      expect((await workflowRunEvent(github, pull)).payload).toMatchObject({
        workflow_run: { pull_requests: [{ number: 1 }] },
      })
    }))
})
