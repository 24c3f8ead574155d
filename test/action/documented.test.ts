import { chmodSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { folder } from '../folder.js'
import {
  dispatchEvent,
  type Event,
  issueCommentEvent,
  pullRequestEvent,
  pushEvent,
  scheduleEvent,
  workflowRunEvent,
} from '../github/events.js'
import { comment } from '../github/people.js'
import type { ActionRun } from '../github/runner.js'
import { type GitHub, withGitHub } from '../github/server.js'
import type { TokenOptions } from '../github/setup.js'
import type { Pull } from '../github/world.js'
import { runAlone } from '../processes/action-process.js'
import { httpd, needHttpd } from '../real-httpd/install.js'
import { act, pullOf, withBundle } from './scene.js'
import { hosts } from './texts.js'
import { mayWrite } from './upgrade-scene.js'

withBundle()

interface Workflow {
  readonly name: string
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions: Readonly<Record<string, 'read' | 'write'>>
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>
}

interface Step {
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
}

const page = readFileSync(new URL('../../docs/action.md', import.meta.url), 'utf8')
const runs = [...page.matchAll(/^```yaml\n([^]*?)^```$/gm)]
  .map(([, text = '']) => parse(text) as Workflow)
  .flatMap((workflow) =>
    Object.values(workflow.jobs)
      .flatMap(({ steps }) => steps)
      .filter(({ uses }) => uses?.startsWith('httpd-upgrade/'))
      .flatMap((step) => Object.keys(workflow.on).map((event) => ({ event, step, ...workflow }))),
  )

const started: Readonly<Record<string, (github: GitHub, pull: Pull) => Promise<Event>>> = {
  pull_request: pullRequestEvent,
  workflow_run: workflowRunEvent,
  issue_comment: async (github, pull) => issueCommentEvent(github, pull, comment(github, pull, '/httpd-upgrade fix')),
  schedule: (github, { repository }) => scheduleEvent(github, repository),
  workflow_dispatch: (github, { repository }) => dispatchEvent(github, repository),
  push: (github, { repository, baseSha }) => pushEvent(github, repository, baseSha),
}

test('the page has workflows for reviews, upgrades, commands and code scanning', () => {
  expect(runs.map(({ name, event }) => `${name}: ${event}`)).toHaveLength(12)
})

test.each(runs)('the documented workflow $name does its work on $event', ({ event, step, permissions }) =>
  withGitHub(async (github) => {
    const before = { 'conf/httpd.conf': server(''), 'mime.types': 'text/html html\n' }
    const pull = await pullOf(github, before, { 'conf/httpd.conf': server(closed) })
    const { 'github-token': _, ...given } = step.with ?? {}
    const inputs = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
    const tried = 'verify' in inputs
    if (tried && !httpd()) return
    const run = await act(github, await begin(github, pull, event), {
      inputs,
      // Where a job is granted nothing, an App has what is needed.
      token: { permissions: 'github-token' in (step.with ?? {}) ? mayWrite : held(permissions) },
      run: runAlone,
      ...(tried ? { env: containerOfHttpd() } : {}),
    })
    expect(run).toMatchObject({ exitCode: 0, annotations: expectedAnnotations(run) })
    expect(run.summary).toMatch(/\S/)
  }),
)

test.runIf(httpd()).each(['httpd -t -T -f {}', 'httpd -v'])('a real httpd behind %s answers', (verify) =>
  withGitHub(async (github) => {
    const before = {
      'conf/httpd.conf': server(closed),
      'mime.types': 'text/html html\n',
      'httpd-upgrade.json': '{ "complete": true }\n',
    }
    const { repository } = await pullOf(github, before, {})
    const inputs = { mode: 'upgrade', verify }
    const options = { inputs, token: { permissions: mayWrite }, env: containerOfHttpd(), run: runAlone }
    const run = await act(github, await scheduleEvent(github, repository), options)
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'pull-request-operation': 'created' }, annotations: [] })
    expect(run.summary).toMatch(/requests: the same responses as before\./)
  }),
)

function begin(github: GitHub, pull: Pull, event: string): Promise<Event> {
  const make = started[event]
  if (!make) throw new Error(`No run is known for ${event}.`)
  return make(github, pull)
}

const held = (permissions: Workflow['permissions']): TokenOptions['permissions'] =>
  Object.fromEntries(Object.entries(permissions).map(([name, level]) => [name.replaceAll('-', '_'), level]))

/** Findings are annotations where nothing is posted. */
const expectedAnnotations = ({ outputs, annotations }: ActionRun) => (outputs.changed === 'true' ? [] : annotations)

const closed = `${hosts}<Directory /srv/www/a>\nOrder deny,allow\nDeny from all\nAllow from 127.0.9\n</Directory>\n`

function server(lines: string): string {
  const root = httpd() ? dirname(needHttpd().modules) : '/usr/local/apache2'
  const loads = ['authz_host', 'dir', 'mime'].map((name) => `LoadModule ${name}_module modules/mod_${name}.so\n`)
  return `ServerRoot ${root}\n${loads.join('')}Listen 80\nServerName www.example.org\nDocumentRoot /srv/www\nTypesConfig mime.types\n<Directory />\nAllowOverride None\n</Directory>\n${lines}`
}

/** As in the container that the page names, `httpd` is a program there, with its modules beside it. */
function containerOfHttpd(): Record<string, string> {
  const { binary, env, modules } = needHttpd()
  const variables = Object.entries(env).map(([name, value]) => `${name}='${value}' `)
  const program = `#!/bin/sh\n${variables.join('')}exec '${binary}' "$@"\n`
  const bin = join(folder({ 'bin/httpd': program, modules: `-> ${modules}` }), 'bin')
  chmodSync(join(bin, 'httpd'), 0o755)
  return { PATH: `${bin}:${process.env.PATH}` }
}
