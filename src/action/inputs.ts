import { listed } from '../base/listed.js'
import type { ChangeFilter } from '../change/findings-in-change.js'
import { targetModules } from '../httpd/target-modules.js'
import { serversToday } from '../migrate/rule.js'

/** What the workflow asks for: every input of action.yml, read once. */
export type ActionInputs = Readonly<ReturnType<typeof readInputs>>

/** What only the upgrade pull request needs. */
export type UpgradeInputs = Readonly<ReturnType<typeof upgradeInputs>>

/** What only the repositories of an organisation need. */
export type OrganisationInputs = Readonly<ReturnType<typeof organisationInputs>>

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
export function readInputs(given: (name: string) => string) {
  const get = (name: string) => given(name).trim()
  const token = get('github-token')
  if (token === '') throw new InputError('github-token is empty. Remove it to use the token of the workflow.')
  return {
    token,
    mode: oneOf(get, 'mode', modes, 'auto'),
    /** Globs; none: what looks like configuration by its name. */
    paths: lines(get('paths')),
    exclude: lines(get('exclude')),
    /** The path of a settings file on the base branch. */
    config: optional(get('config')),
    assumeComplete: yesOrNo(get, 'assume-complete'),
    /** Names that decide `<IfDefine>`; those of the settings unless given. */
    define: names(get('define')),
    /** What `httpd -l` or `httpd -M` of the 2.4 prints, or the names of its module files. */
    modules: modulesOf(get('modules')),
    /** Which version the files are of; what the settings say unless given. */
    from: get('from') === '' ? undefined : oneOf(get, 'from', versions, '2.2'),
    /** Which version runs with the files today; what the settings say unless given. */
    server: get('server') === '' ? undefined : oneOf(get, 'server', serversToday, '2.4'),
    filter: oneOf(get, 'filter', filters, 'file'),
    maxComments: count(get, 'max-comments', { from: 0, to: mostComments, otherwise: 10 }),
    settled: oneOf(get, 'settled', settlings, 'remove'),
    /** Whether a comment of somebody who may write is a command. */
    commands: yesOrNo(get, 'commands'),
    failOn: oneOf(get, 'fail-on', levels, 'never'),
    fixes: oneOf(get, 'fixes', fixes, 'all'),
    sarifFile: optional(get('sarif-file')),
    /** Whether commits say who signs them off, as a Developer Certificate of Origin asks for. */
    signoff: yesOrNo(get, 'signoff'),
    upgrade: upgradeInputs(get),
    organisation: organisationInputs(get),
  }
}

/** What describes the server, and not the run, is said in the repository, where the command line reads it too. */
const inSettings: Readonly<Record<string, string>> = {
  'assume-complete': 'complete',
  ...{ define: 'define', modules: 'modules', from: 'from', server: 'server', exclude: 'exclude' },
}

/** Inputs of other times that the workflow still gives: they hold, and a sentence for each says where they belong. */
export function movedInputs(given: (name: string) => string): readonly string[] {
  const isGiven = (name: string) => given(name).trim() !== ''
  const toSettings = Object.entries(inSettings).flatMap(([name, key]) =>
    isGiven(name) ? `The input ${name} has moved to httpd-upgrade.json, as "${key}".` : [],
  )
  const elsewhere = Object.entries(moved).flatMap(([name, where]) =>
    isGiven(name) ? `The input ${name} has moved ${where}.` : [],
  )
  // Only the organisation's action gives it where the workflow does not.
  const isForOrganisation = isGiven('batch-size')
  const isOfOrganisation = isGiven('repositories') || /^(plan|dashboard)$/.test(given('mode').trim())
  return [
    ...toSettings,
    ...elsewhere,
    ...(isOfOrganisation && !isForOrganisation
      ? ['Inputs for several repositories have moved to httpd-upgrade/httpd-upgrade/organisation.']
      : []),
  ]
}

/** Where other inputs have gone. */
const moved: Readonly<Record<string, string>> = {
  'team-reviewers': 'to reviewers: name a team as organisation/team',
  'exclude-repositories': 'to repositories: write !NAME',
  topics: 'to repositories: write topic:NAME',
  'sarif-file': 'to the output of that name, which every run has',
}

/** A mistake in the workflow, as one sentence for its author. */
export class InputError extends Error {
  constructor(
    message: string,
    /** The line of a file of the repository that is to be mended. */
    readonly at?: { readonly path: string; readonly line: number },
  ) {
    super(message)
  }
}

function modulesOf(text: string): string | undefined {
  if (text !== '' && !targetModules(text))
    throw new InputError('modules takes the output of `httpd -l` or `httpd -M`, or the names of module files.')
  return optional(text)
}

type Get = (name: string) => string

const versions = ['2.2', '2.4'] as const

const upgradeInputs = (get: Get) => ({
  branch: get('branch') || 'httpd-upgrade/2.4',
  base: optional(get('base')),
  title: optional(get('title')),
  commitMessage: optional(get('commit-message')),
  labels: names(get('labels')),
  assignees: names(get('assignees')),
  reviewers: names(get('reviewers')).filter((name) => !name.includes('/')),
  teamReviewers: [
    ...names(get('reviewers')).flatMap((name) => (name.includes('/') ? name.replace(/^.*\//, '') : [])),
    ...names(get('team-reviewers')),
  ],
  draft: yesOrNo(get, 'draft'),
  /** A command that is run on the migrated files first. */
  verify: optional(get('verify')),
})

const organisationInputs = (get: Get) => {
  const [excluded, topics, repositories] = [/^!\s*/, /^topic:\s*/i, /^(?!!|topic:)/i].map((kind) =>
    names(get('repositories')).flatMap((name) => (kind.test(name) ? name.replace(kind, '') : [])),
  ) as [string[], string[], string[]]
  return {
    /** Undefined: the owner of the repository that the workflow is in. */
    name: optional(get('organisation')),
    /** For a plan, names or globs of those to take, none: all; for upgrades, which ones, with or without their owner. */
    repositories,
    excludeRepositories: [...excluded, ...names(get('exclude-repositories'))],
    topics: [...topics, ...names(get('topics'))],
    batchSize: count(get, 'batch-size', { from: 1, to: mostInBatch, otherwise: 10 }),
    /** `owner/name`: where the dashboard's issue is. */
    dashboardRepository: optional(get('dashboard-repository')),
    /** The folder with what earlier jobs wrote. */
    results: optional(get('results')),
  }
}

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

const lines = (value: string): readonly string[] => split(value, /\r?\n/)

/** Names, one a line or with commas between. */
const names = (value: string): readonly string[] => split(value, /[\r\n,]+/)

const split = (value: string, by: RegExp): string[] =>
  value
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('#'))
