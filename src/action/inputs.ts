import { listed } from '../base/listed.js'
import type { ChangeFilter } from '../change/findings-in-change.js'
import { targetModules } from '../httpd/target-modules.js'
import { type ServerToday, serversToday } from '../migrate/rule.js'
import type { Version } from '../syntax/tree.js'

/** What the workflow asks for: every input of action.yml, read once. */
export interface Inputs {
  readonly token: string
  readonly mode: (typeof modes)[number]
  /** Globs; none: what looks like configuration by its name. */
  readonly paths: readonly string[]
  readonly exclude: readonly string[]
  /** The path of a settings file on the base branch. */
  readonly config: string | undefined
  readonly assumeComplete: boolean
  /** Names that decide `<IfDefine>`; those of the settings unless given. */
  readonly define: readonly string[]
  /** What `httpd -l` or `httpd -M` of the 2.4 prints, or the names of its module files. */
  readonly modules: string | undefined
  /** Which version the files are of; what the settings say unless given. */
  readonly from: Version | undefined
  /** Which version runs with the files today; what the settings say unless given. */
  readonly server: ServerToday | undefined
  readonly filter: ChangeFilter
  readonly maxComments: number
  readonly settled: (typeof settlings)[number]
  /** Whether a comment of somebody who may write is a command. */
  readonly commands: boolean
  readonly failOn: (typeof levels)[number]
  readonly fixes: (typeof fixes)[number]
  readonly sarifFile: string | undefined
  readonly upgrade: UpgradeInputs
  readonly organisation: OrganisationInputs
}

/** What only the upgrade pull request needs. */
export interface UpgradeInputs {
  readonly branch: string
  readonly base: string | undefined
  readonly title: string | undefined
  readonly commitMessage: string | undefined
  readonly labels: readonly string[]
  readonly assignees: readonly string[]
  readonly reviewers: readonly string[]
  readonly teamReviewers: readonly string[]
  readonly draft: boolean
  /** A command that is run on the migrated files first. */
  readonly verify: string | undefined
}

/** What only the repositories of an organisation need. */
export interface OrganisationInputs {
  /** Undefined: the owner of the repository that the workflow is in. */
  readonly name: string | undefined
  /** For a plan, names or globs of those to take, none: all; for upgrades, which ones, with or without their owner. */
  readonly repositories: readonly string[]
  readonly excludeRepositories: readonly string[]
  readonly topics: readonly string[]
  readonly batchSize: number
  /** `owner/name`: where the dashboard's issue is. */
  readonly dashboardRepository: string | undefined
  /** The folder with what earlier jobs wrote. */
  readonly results: string | undefined
}

const modes = ['auto', 'review', 'upgrade', 'report', 'plan', 'dashboard'] as const
const filters: readonly ChangeFilter[] = ['added', 'hunk', 'file']
const levels = ['never', 'error', 'warning'] as const
const settlings = ['remove', 'resolve'] as const
const fixes = ['safe', 'all'] as const

/** GitHub takes no more comments than these in one review. */
const mostComments = 100

/** The token of an App lasts an hour, and each repository may take a minute. */
const mostInBatch = 50

/**
 * Read all inputs; one that is left empty has its default.
 * @throws InputError with one sentence for a value that makes no sense
 */
export function readInputs(given: (name: string) => string): Inputs {
  const get = (name: string) => given(name).trim()
  const token = get('github-token')
  if (token === '') throw new InputError('github-token is empty; leave it out to use the token of the workflow.')
  return {
    token,
    mode: oneOf(get, 'mode', modes, 'auto'),
    paths: lines(get('paths')),
    exclude: lines(get('exclude')),
    config: optional(get('config')),
    assumeComplete: yesOrNo(get, 'assume-complete'),
    define: names(get('define')),
    modules: modulesOf(get('modules')),
    from: get('from') === '' ? undefined : oneOf(get, 'from', versions, '2.2'),
    server: serverOf(get),
    filter: oneOf(get, 'filter', filters, 'file'),
    maxComments: count(get, 'max-comments', { from: 0, to: mostComments, otherwise: 10 }),
    settled: oneOf(get, 'settled', settlings, 'remove'),
    commands: yesOrNo(get, 'commands'),
    failOn: oneOf(get, 'fail-on', levels, 'never'),
    fixes: oneOf(get, 'fixes', fixes, 'all'),
    sarifFile: optional(get('sarif-file')),
    upgrade: upgradeInputs(get),
    organisation: organisationInputs(get),
  }
}

/** A mistake in the workflow: one sentence for whoever wrote it. */
export class InputError extends Error {}

function modulesOf(text: string): string | undefined {
  if (text !== '' && !targetModules(text))
    throw new InputError(
      'modules takes what `httpd -l` or `httpd -M` prints, or the names of the files that it can load.',
    )
  return optional(text)
}

type Get = (name: string) => string

const versions = ['2.2', '2.4'] as const

const serverOf = (get: Get): ServerToday | undefined =>
  get('server') === '' ? undefined : oneOf(get, 'server', serversToday, '2.4')

const upgradeInputs = (get: Get): UpgradeInputs => ({
  branch: get('branch') || 'httpd-upgrade/2.4',
  base: optional(get('base')),
  title: optional(get('title')),
  commitMessage: optional(get('commit-message')),
  labels: names(get('labels')),
  assignees: names(get('assignees')),
  reviewers: names(get('reviewers')),
  teamReviewers: names(get('team-reviewers')),
  draft: yesOrNo(get, 'draft'),
  verify: optional(get('verify')),
})

const organisationInputs = (get: Get): OrganisationInputs => ({
  name: optional(get('organisation')),
  repositories: names(get('repositories')),
  excludeRepositories: names(get('exclude-repositories')),
  topics: names(get('topics')),
  batchSize: count(get, 'batch-size', { from: 1, to: mostInBatch, otherwise: 10 }),
  dashboardRepository: optional(get('dashboard-repository')),
  results: optional(get('results')),
})

function oneOf<T extends string>(get: Get, name: string, values: readonly T[], otherwise: T): T {
  const value = get(name) || otherwise
  const found = values.find((each) => each === value)
  if (found === undefined)
    throw new InputError(`${name} takes ${listed(values, values.length, ' or ')}, not ${JSON.stringify(value)}.`)
  return found
}

/** As YAML writes them. */
function yesOrNo(get: Get, name: string): boolean {
  const value = get(name) || 'false'
  if (!/^(true|false)$/i.test(value)) throw new InputError(`${name} takes true or false, not ${JSON.stringify(value)}.`)
  return value.toLowerCase() === 'true'
}

function count(
  get: Get,
  name: string,
  { from, to, otherwise }: { from: number; to: number; otherwise: number },
): number {
  const value = get(name) || String(otherwise)
  if (!/^\d+$/.test(value) || Number(value) < from || Number(value) > to) {
    throw new InputError(`${name} takes a number from ${from} to ${to}, not ${JSON.stringify(value)}.`)
  }
  return Number(value)
}

const optional = (value: string): string | undefined => value || undefined

const lines = (value: string): string[] => split(value, /\r?\n/)

/** Names, one a line or with commas between. */
const names = (value: string): string[] => split(value, /[\r\n,]+/)

const split = (value: string, by: RegExp): string[] =>
  value
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('#'))
