import { readFileSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { actionBundle } from '../bundles.js'
import type { Event } from '../github/events.js'
import { pullRequestEvent } from '../github/events.js'
import { openPullRequest, push } from '../github/people.js'
import type { Files } from '../github/repository.js'
import { type ActionRun, inputsOf, type RunOptions, runAction } from '../github/runner.js'
import type { GitHub } from '../github/server.js'
import { addRepository, addToken, type TokenOptions } from '../github/setup.js'
import type { Pull } from '../github/world.js'
import { runAlone, runShared } from '../processes/action-process.js'
import { takesAll } from '../thoroughness.js'

const fileAt = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const actionYml = fileAt('action.yml')
const organisationYml = fileAt('organisation/action.yml')

/** Inputs that action.yml had, and that hold wherever a workflow still gives them. */
const formerInputs = [
  ...['assume-complete', 'define', 'exclude', 'exclude-repositories', 'from', 'modules', 'sarif-file', 'server'],
  ...['team-reviewers', 'topics'],
]

let main: string | undefined

/** Have the Action bundled before the tests of a file. */
export function withBundle(): void {
  beforeAll(async () => {
    hasStarted = false
    main ??= await actionBundle()
  })
}

let hasStarted = false

/** The first run of a file has a process of its own, as the runner does it, and every run in `npm run test:all`. */
function howToStart(): typeof runAlone {
  const run = takesAll || !hasStarted ? runAlone : runShared
  hasStarted = true
  return run
}

let usual = process.execPath

/** Let the scenarios of this file run on another Node than the one that runs the tests. */
export function runOn(node: string): void {
  usual = node
  afterAll(() => {
    usual = process.execPath
  })
}

/** What the documented workflow grants. */
export const documented: TokenOptions['permissions'] = { contents: 'read', pull_requests: 'write' }

/** What a run has on a pull request from a fork, or of Dependabot. */
export const readOnly: TokenOptions = { permissions: { contents: 'read', pull_requests: 'read' } }

export interface ActOptions extends Partial<Pick<RunOptions, 'node' | 'env' | 'run' | 'workspace'>> {
  readonly inputs?: Readonly<Record<string, string>>
  readonly token?: TokenOptions
}

/** Run the Action for an event, with the permissions that are documented. */
export async function act(
  github: GitHub,
  event: Event,
  { inputs = {}, token, ...options }: ActOptions = {},
): Promise<ActionRun> {
  if (!main) throw new Error('withBundle() is missing')
  const given = addToken(github, token ?? { permissions: documented })
  const isOrganisation = /^(plan|dashboard)$/.test(inputs.mode ?? '') || inputs.repositories !== undefined
  const yml = isOrganisation ? organisationYml : actionYml
  const how = { main, event, node: usual, run: howToStart(), inputs: inputsOf(yml, given, inputs, formerInputs) }
  return runAction(github, { ...how, ...options })
}

/** The same for a pull request that was opened or pushed to. */
export const review = async (github: GitHub, pull: Pull, options?: ActOptions): Promise<ActionRun> =>
  act(github, await pullRequestEvent(github, pull), options)

/** A pull request that makes `before` into `after`. */
export async function pullOf(github: GitHub, before: Files, after: Files, { by = 'ada' } = {}): Promise<Pull> {
  const site = await addRepository(github, 'acme/site', { files: { 'README.md': 'Our site\n', ...before } })
  await push(github, site, 'topic', after, { by })
  return openPullRequest(github, site, { head: 'topic', by })
}
