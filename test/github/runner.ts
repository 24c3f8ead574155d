import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { parse } from 'yaml'
import { folder } from '../folder.js'
import { runAlone } from '../processes/action-process.js'
import type { Event } from './events.js'
import { type Annotation, readAnnotations, readFileCommands } from './workflow-commands.js'
import type { World } from './world.js'

export interface RunOptions {
  /** The bundle: what `runs.main` names. */
  readonly main: string
  readonly event: Event
  /** Every input that action.yml declares; those that the workflow does not set, with their defaults. */
  readonly inputs: Readonly<Record<string, string>>
  /** Another Node than the one that runs the tests. */
  readonly node?: string
  /** Further variables of the job. */
  readonly env?: Readonly<Record<string, string>>
  /** What `actions/checkout` has left in the workspace; an empty folder unless given. */
  readonly workspace?: string
  /** How the bundle is started: in a process of its own unless given. */
  readonly run?: typeof runAlone
}

export interface ActionRun {
  /** null where a signal ended it. */
  readonly exitCode: number | null
  readonly outputs: Readonly<Record<string, string>>
  /** What GITHUB_ENV and GITHUB_STATE were given. */
  readonly exported: Readonly<Record<string, string>>
  readonly state: Readonly<Record<string, string>>
  /** The job summary; undefined where it was too large, which GitHub drops as a whole with an error. */
  readonly summary: string | undefined
  readonly annotations: readonly Annotation[]
  /** Of the annotations those that GitHub shows: ten of each level a step. */
  readonly shown: readonly Annotation[]
  /** Everything it wrote, values from `::add-mask::` starred out. */
  readonly log: string
}

const summaryBytes = 1_048_576

/** Run a bundled Action as the runner does: inputs and context in the environment, command files to write to. */
export async function runAction(world: World, options: RunOptions): Promise<ActionRun> {
  const empty = Object.fromEntries(commandFiles.map((name) => [name.toLowerCase(), '']))
  const home = folder({ ...empty, 'event.json': JSON.stringify(options.event.payload) })
  try {
    const workspace = options.workspace ?? join(home, 'work')
    mkdirSync(workspace, { recursive: true })
    const paths = {
      ...Object.fromEntries(commandFiles.map((name) => [`GITHUB_${name}`, join(home, name.toLowerCase())])),
      GITHUB_EVENT_PATH: join(home, 'event.json'),
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: home,
      RUNNER_TOOL_CACHE: home,
      HOME: home,
    }
    const { main, node = process.execPath, run = runAlone } = options
    const env = {
      ...inject('environment'),
      ...contextOf(world, options.event),
      ...paths,
      ...inputVariables(options.inputs),
      ...options.env,
    }
    const { exitCode, output } = await run({ main, node, cwd: workspace, env })
    const warning = /^\(node:\d+\) .*/m.exec(output)
    if (warning) throw new Error(`Node warns of the Action: ${warning[0]}`)
    return { exitCode, ...readAnnotations(output), ...readResults(home) }
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

const commandFiles = ['OUTPUT', 'ENV', 'PATH', 'STATE', 'STEP_SUMMARY']

function readResults(home: string): Pick<ActionRun, 'outputs' | 'exported' | 'state' | 'summary'> {
  const read = (name: string) => readFileSync(join(home, name), 'utf8')
  const summary = read('step_summary')
  return {
    outputs: readFileCommands(read('output')),
    exported: readFileCommands(read('env')),
    state: readFileCommands(read('state')),
    summary: Buffer.byteLength(summary) > summaryBytes ? undefined : summary,
  }
}

/**
 * The inputs that an action.yml declares, with their defaults, and over them what the workflow's `with` gives.
 * @param others names that it once declared: GitHub warns of them, and gives them all the same
 */
export function inputsOf(
  actionYml: string,
  token: string,
  given: Readonly<Record<string, string>> = {},
  others: readonly string[] = [],
): Record<string, string> {
  const { inputs = {} } = parsed(actionYml)
  const unknown = Object.keys(given).filter((name) => !(name in inputs) && !others.includes(name))
  if (unknown.length > 0) throw new Error(`action.yml has no input ${unknown.join(', ')}.`)
  const defaults = Object.entries(inputs).map(([name, input]) => [
    name,
    String(input?.default ?? '').replace(/\$\{\{ *github\.token *\}\}/, token),
  ])
  return { ...Object.fromEntries(defaults), ...given }
}

/** Each text once: every run asks for the same. */
function parsed(actionYml: string): ActionYml {
  const known = actions.get(actionYml) ?? (parse(actionYml) as ActionYml)
  actions.set(actionYml, known)
  return known
}

const actions = new Map<string, ActionYml>()

interface ActionYml {
  readonly inputs?: Readonly<Record<string, { readonly default?: unknown }>>
}

/** As the runner spells them: upper case, blanks as underscores, hyphens kept. */
const inputVariables = (inputs: RunOptions['inputs']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  )

function contextOf({ url }: World, { name, repository, variables }: Event): Record<string, string> {
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__self',
    GITHUB_API_URL: url,
    GITHUB_GRAPHQL_URL: `${url}/graphql`,
    GITHUB_SERVER_URL: url,
    GITHUB_REPOSITORY: repository.fullName,
    GITHUB_REPOSITORY_ID: String(repository.id),
    GITHUB_REPOSITORY_OWNER: repository.owner.login,
    GITHUB_EVENT_NAME: name,
    GITHUB_REF_NAME: (variables.GITHUB_REF ?? '').replace(/^refs\/(heads|tags|pull)\//, ''),
    GITHUB_REF_TYPE: 'branch',
    GITHUB_JOB: 'httpd-upgrade',
    GITHUB_WORKFLOW: 'httpd-upgrade',
    GITHUB_WORKFLOW_REF: `${repository.fullName}/.github/workflows/httpd.yml@refs/heads/main`,
    GITHUB_RUN_ID: '1',
    GITHUB_RUN_NUMBER: '1',
    GITHUB_RUN_ATTEMPT: '1',
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_NAME: 'loopback',
    RUNNER_ENVIRONMENT: 'github-hosted',
    ...variables,
  }
}
