import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { isWantedPath } from '../../src/site/wanted-path.js'
import { folder } from '../folder.js'
import { commitAll, plainGit, repository } from '../repository.js'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** The same by a name without a space, as an address has none. */
const origin = join(folder({ project: `-> ${project}` }), 'project')
const page = readFileSync(join(project, 'docs/ci.md'), 'utf8')

/** The block under a heading of the page. */
const block = (title: string): string =>
  new RegExp(`^## ${title}\\n[^]*?^\`\`\`\\w+\\n([^]*?)^\`\`\`$`, 'm').exec(page)?.[1] ?? ''

/** A project that somebody checks there: what is fetched comes from here, as it was committed last. */
function checkedOut(): {
  root: string
  run: (script: string, env?: Record<string, string>) => Promise<{ status: number | null; said: string }>
} {
  const repo = repository({ 'README.md': 'x\n' })
  repo.write('httpd.conf', 'KeepAlive yes\n')
  commitAll(repo)
  repo.git('update-ref', 'refs/remotes/origin/main', 'HEAD~1')
  const run = (script: string, env = {}) => {
    const here = script
      .replaceAll('https://github.com/httpd-upgrade/httpd-upgrade', origin)
      .replace(/^.* checkout .*$/gm, '')
    const child = spawn('bash', ['-ec', here], { cwd: repo.root, env: { ...plainGit(), ...env } })
    let said = ''
    for (const pipe of [child.stdout, child.stderr]) pipe.on('data', (chunk) => (said += chunk))
    return new Promise<{ status: number | null; said: string }>((settle) =>
      child.on('close', (status) => settle({ status, said })),
    )
  }
  return { root: repo.root, run }
}

/** The job of the component, with these inputs in the place of their names. */
function gitlabJob(inputs: Readonly<Record<string, string>>): string {
  const [head, body] = parseAllDocuments(readFileSync(join(project, 'docs/ci/gitlab.yml'), 'utf8')).map((one) =>
    one.toJS(),
  )
  const values = Object.fromEntries(
    Object.entries<{ default: unknown }>(head.spec.inputs).map(([name, input]) => [
      name,
      inputs[name] ?? input.default,
    ]),
  )
  const job = JSON.parse(
    JSON.stringify(body['httpd-upgrade']).replace(/\$\[\[ inputs\.(\w+) \]\]/g, (_, name) => String(values[name])),
  )
  const variables = Object.entries(job.variables).map(([name, value]) => `export ${name}="${value}"`)
  expect(job.artifacts.reports.codequality).toBe('gl-code-quality-report.json')
  return [...variables, ...job.before_script, ...job.script].join('\n')
}

/** GitLab's notes on a merge request, as far as the script asks for them. */
async function notes(): Promise<{ url: string; all: { id: number; body: string }[]; asked: string[]; close(): void }> {
  const all: { id: number; body: string }[] = [{ id: 1, body: 'Looks good.' }]
  const asked: string[] = []
  const server = createServer((request, answer) => {
    let text = ''
    request.on('data', (chunk) => (text += chunk))
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${request.headers['private-token']}`)
      const body = new URLSearchParams(text).get('body') ?? ''
      const known = all.find(({ id }) => request.url?.endsWith(`/notes/${id}`))
      if (request.method === 'POST') all.push({ id: 7, body })
      else if (request.method === 'PUT' && known) known.body = body
      answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(all))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, all, asked, close: () => server.close() }
}

test('on GitLab a merge request has code quality and one note', async () => {
  const { root, run } = checkedOut()
  const gitlab = await notes()
  const env = {
    CI_BUILDS_DIR: folder(),
    CI_API_V4_URL: gitlab.url,
    CI_PROJECT_ID: '5',
    CI_MERGE_REQUEST_IID: '3',
    HTTPD_UPGRADE_TOKEN: 'secret',
  }
  const first = await run(gitlabJob({ options: 'httpd.conf' }), env)
  expect(first).toMatchObject({ status: 1, said: expect.stringContaining('KeepAlive') })
  const report = JSON.parse(readFileSync(join(root, 'gl-code-quality-report.json'), 'utf8'))
  expect(report).toMatchObject([{ severity: 'critical', location: { path: 'httpd.conf' } }])
  const again = await run(gitlabJob({ options: 'httpd.conf', fail: 'false' }), { ...env, CI_BUILDS_DIR: folder() })
  gitlab.close()
  expect(again.status).toBe(0)
  expect(gitlab.all.map(({ body }) => /KeepAlive/.test(body))).toEqual([false, true])
  expect(gitlab.asked.map((line) => line.replace(/\?\S+/, ''))).toEqual([
    'GET /projects/5/merge_requests/3/notes secret',
    'POST /projects/5/merge_requests/3/notes secret',
    'GET /projects/5/merge_requests/3/notes secret',
    'PUT /projects/5/merge_requests/3/notes/7 secret',
  ])
  expect(first.said + again.said).not.toContain('secret')
})

test('on Bitbucket the lines of a pull request are looked at', async () => {
  const { pipelines } = parse(block('Bitbucket'))
  const script: readonly string[] = pipelines['pull-requests']['**'][0].step.script
  const at = folder()
  const lines = script.join('\n').replaceAll('/tmp/httpd-upgrade', `${at}/tool`)
  const { status, said } = await checkedOut().run(lines, { BITBUCKET_PR_DESTINATION_BRANCH: 'main' })
  expect([status, said]).toEqual([1, expect.stringContaining('httpd.conf:1')])
})

test('on Jenkins the report is there for the plugin that reads it', async () => {
  const [, script = ''] = /sh '''\n([^]*?)'''/.exec(block('Jenkins')) ?? []
  const { root, run } = checkedOut()
  expect((await run(script)).status).toBe(1)
  const { runs } = JSON.parse(readFileSync(join(root, 'httpd.sarif'), 'utf8'))
  const places = runs[0].results.map(
    ({ locations }: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
      locations[0]?.physicalLocation.artifactLocation.uri,
  )
  expect(places).toEqual(['httpd.conf'])
})

test('MegaLinter and Trunk are told of the files that are worth a look, and of a command that is there', () => {
  const path = 'docs/ci/mega-linter-plugin-httpd-upgrade/httpd-upgrade.megalinter-descriptor.yml'
  expect(block('MegaLinter')).toContain(`/${path}\n`)
  const { file_names_regex: names, linters } = parse(readFileSync(join(project, path), 'utf8'))
  const isTaken = (name: string) => names.some((one: string) => new RegExp(`^(?:${one})$`).test(name))
  for (const name of ['.htaccess', 'httpd.conf', 'a.vhost'])
    expect([name, isTaken(name), isWantedPath(name)]).toEqual([name, true, true])
  expect(isTaken('main.c')).toBe(false)
  const { lint } = parse(block('Trunk'))
  const [definition] = lint.definitions
  expect(definition.commands[0].success_codes).toEqual([0, 1])
  const words = [
    definition.commands[0].run.replace('${target}', 'httpd.conf').split(' ').slice(1),
    [
      ...linters[0].cli_lint_extra_args,
      ...linters[0].cli_sarif_args.map((word: string) => word.replace(/^\{\{.*\}\}$/, 'o.sarif')),
      'httpd.conf',
    ],
  ]
  const root = folder({ 'httpd.conf': 'KeepAlive yes\n' })
  for (const one of words) {
    const { status, stderr } = spawnSync(process.execPath, [join(project, 'dist/cli.js'), ...one], {
      cwd: root,
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([1, ''])
  }
  expect(existsSync(join(root, 'o.sarif'))).toBe(true)
})
