import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mapConcurrently } from '../../src/upgrade/organisation/rate-limit.js'
import type { RepositoryRow } from '../../src/upgrade/organisation/rows.js'
import { folder } from '../folder.js'
import { scheduleEvent } from '../github/events.js'
import type { Files } from '../github/repository.js'
import type { ActionRun } from '../github/runner.js'
import type { GitHub } from '../github/server.js'
import { addRepository, type RepositoryOptions, type TokenOptions } from '../github/setup.js'
import type { Repository } from '../github/world.js'
import { act } from './scene.js'

/** What the tokens of the workflow's jobs may do. */
export const permissionsOf: Readonly<Record<'plan' | 'upgrade' | 'dashboard', TokenOptions['permissions']>> = {
  plan: { contents: 'read' },
  upgrade: { contents: 'write', pull_requests: 'write' },
  dashboard: { issues: 'write', pull_requests: 'read' },
}

/** An organisation, the repository that its workflow runs in, and a folder that stands for the run's artifacts. */
export interface Scene {
  readonly github: GitHub
  readonly home: Repository
  readonly artifacts: string
  /** Add a repository of the organisation. */
  readonly add: (name: string, files: Files | undefined, options?: RepositoryOptions) => Promise<Repository>
  /** Run the Action with an App's token; what it hands on to other jobs is in `artifacts` afterwards. */
  readonly run: (inputs: RunInputs, token?: Partial<TokenOptions>) => Promise<OrganisationRun>
}

type RunInputs = Readonly<Record<string, string>> & { readonly mode: keyof typeof permissionsOf }

export interface OrganisationRun extends ActionRun {
  /** By name, without the owner. */
  readonly rows: ReadonlyMap<string, RepositoryRow>
}

export async function withOrganisation(github: GitHub, body: (scene: Scene) => Promise<void>): Promise<void> {
  const home = await addRepository(github, 'acme/operations', { files: { 'README.md': 'Workflows\n' } })
  const artifacts = folder()
  await body({
    github,
    home,
    artifacts,
    add: (name, files, options) => addRepository(github, `acme/${name}`, { ...(files && { files }), ...options }),
    run: (inputs, token) => run(github, home, artifacts, inputs, token),
  })
}

async function run(
  github: GitHub,
  home: Repository,
  artifacts: string,
  inputs: RunInputs,
  token: Partial<TokenOptions> = {},
): Promise<OrganisationRun> {
  const done = await act(github, await scheduleEvent(github, home), {
    inputs,
    token: { kind: 'app', login: 'upgrade[bot]', permissions: permissionsOf[inputs.mode], ...token },
    env: { RUNNER_TEMP: folder() },
  })
  return { ...done, rows: await kept(done.outputs['results-file'], artifacts) }
}

export interface WorkflowRun {
  readonly plan: OrganisationRun
  readonly upgrades: readonly OrganisationRun[]
  readonly dashboard: OrganisationRun
}

/** What the documented workflow does: the plan, the jobs of its matrix a few at a time, and the dashboard. */
export async function runWorkflow(
  { run, artifacts }: Scene,
  inputs: Readonly<Record<string, string>> = {},
  parallel = 5,
): Promise<WorkflowRun> {
  await rm(artifacts, { recursive: true, force: true })
  const plan = await run({ mode: 'plan', ...inputs })
  const { include } = JSON.parse(plan.outputs.matrix ?? '') as { include: { repositories: string }[] }
  const upgrades = await mapConcurrently(include, parallel, ({ repositories }) =>
    run(
      { mode: 'upgrade', ...inputs, repositories },
      { repositories: repositories.split(',').map((name) => `acme/${name}`) },
    ),
  )
  return { plan, upgrades, dashboard: await run({ mode: 'dashboard', results: artifacts }) }
}

/** As upload-artifact and download-artifact carry it over. */
async function kept(file: string | undefined, artifacts: string): Promise<Map<string, RepositoryRow>> {
  if (!file) return new Map()
  const text = await readFile(file, 'utf8')
  await mkdir(artifacts, { recursive: true })
  await writeFile(join(artifacts, file.split('/').at(-1) ?? ''), text)
  const { rows } = JSON.parse(text) as { rows: RepositoryRow[] }
  return new Map(rows.map((row) => [row.repository.replace('acme/', ''), row]))
}
