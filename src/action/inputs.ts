import { listText } from '../base/list-text.js'
import type { ChangeFilter } from '../change/findings-in-change.js'
import { parseTargetModules } from '../httpd/target-modules.js'
import { serversToday } from '../migrate/rule.js'

/** Every input of action.yml, read once. */
export type ActionInputs = Readonly<ReturnType<typeof readInputs>>

/** The inputs that only the upgrade pull request needs. */
export type UpgradeInputs = Readonly<ReturnType<typeof upgradeInputs>>

/** The inputs that only the upgrade of an organisation's repositories needs. */
export type OrganisationInputs = Readonly<ReturnType<typeof organisationInputs>>

const modes = ['auto', 'review', 'upgrade', 'report', 'plan', 'dashboard'] as const
const filters: readonly ChangeFilter[] = ['added', 'hunk', 'file']
const levels = ['never', 'error', 'warning'] as const
const settlings = ['remove', 'resolve'] as const
const fixes = ['safe', 'all'] as const

/** The most comments that GitHub accepts in one review. */
const commentLimit = 100

/** The most repositories in one batch. The token of an App lasts an hour, and each repository may take a minute. */
const maxInBatch = 50

/**
 * Reads all inputs. An empty input has its default.
 * @throws InputError with one sentence for an invalid value
 */
export function readInputs(given: (name: string) => string) {
  const get = (name: string) => given(name).trim()
  const token = get('github-token')
  if (token === '')
    throw new InputError('The input github-token is empty. Remove the input to use the token of the workflow.')
  return {
    token,
    mode: oneOf(get, 'mode', modes, 'auto'),
    /** Globs. If there are none, the settings choose the files, or else all files with a typical name are chosen. */
    paths: lines(get('paths')),
    exclude: lines(get('exclude')),
    /** The path of a settings file on the base branch. */
    config: optional(get('config')),
    assumeComplete: yesOrNo(get, 'assume-complete'),
    /** Names that decide `<IfDefine>`; empty if the settings decide. */
    define: names(get('define')),
    /** The output of `httpd -l` or `httpd -M` of the target 2.4, or the names of its module files. */
    modules: modulesOf(get('modules')),
    /** The version that the files are for; undefined if the settings decide. */
    from: get('from') === '' ? undefined : oneOf(get, 'from', versions, '2.2'),
    /** Which httpd uses the files today: 2.2, 2.4 or both; undefined if the settings decide. */
    server: get('server') === '' ? undefined : oneOf(get, 'server', serversToday, '2.4'),
    filter: oneOf(get, 'filter', filters, 'file'),
    maxComments: count(get, 'max-comments', { from: 0, to: commentLimit, otherwise: 10 }),
    settled: oneOf(get, 'settled', settlings, 'remove'),
    /** Whether comments of people with write access count as commands. */
    commands: yesOrNo(get, 'commands'),
    failOn: oneOf(get, 'fail-on', levels, 'never'),
    fixes: oneOf(get, 'fixes', fixes, 'all'),
    sarifFile: optional(get('sarif-file')),
    /** Whether commits have a Signed-off-by line, as a Developer Certificate of Origin requires. */
    signoff: yesOrNo(get, 'signoff'),
    upgrade: upgradeInputs(get),
    organisation: organisationInputs(get),
  }
}

/** The setting that replaces each of these inputs. The command line reads the settings too. */
const inSettings: Readonly<Record<string, string>> = {
  'assume-complete': 'complete',
  ...{ define: 'define', modules: 'modules', from: 'from', server: 'server', exclude: 'exclude' },
}

/** Sentences about inputs that a workflow still gives in their old place, where they still work. */
export function movedInputNotes(given: (name: string) => string): readonly string[] {
  const isGiven = (name: string) => given(name).trim() !== ''
  const toSettings = Object.entries(inSettings).flatMap(([name, key]) =>
    isGiven(name) ? `The input ${name} has moved to httpd-upgrade.json, as "${key}".` : [],
  )
  const elsewhere = Object.entries(moved).flatMap(([name, where]) =>
    isGiven(name) ? `The input ${name} has moved ${where}.` : [],
  )
  // The organisation's action has a default for `batch-size`; the main action has none.
  const isOrganisationAction = isGiven('batch-size')
  const hasOrganisationInputs = isGiven('repositories') || /^(plan|dashboard)$/.test(given('mode').trim())
  return [
    ...toSettings,
    ...elsewhere,
    ...(hasOrganisationInputs && !isOrganisationAction
      ? ['Inputs for several repositories have moved to the action httpd-upgrade/httpd-upgrade/organisation.']
      : []),
  ]
}

/** Where the other inputs have moved, to end the sentence "The input NAME has moved …". */
const moved: Readonly<Record<string, string>> = {
  'team-reviewers': 'to reviewers, where a team is named organisation/team',
  'exclude-repositories': 'to repositories, as !NAME',
  topics: 'to repositories, as topic:NAME',
  'sarif-file': 'to the output sarif-file, which every run has',
}

/** A mistake in the workflow or in the settings, as a sentence for the user. */
export class InputError extends Error {
  constructor(
    message: string,
    /** The line to correct, in a file of the repository. */
    readonly at?: { readonly path: string; readonly line: number },
  ) {
    super(message)
  }
}

function modulesOf(text: string): string | undefined {
  if (text !== '' && !parseTargetModules(text))
    throw new InputError(
      'The input `modules` was not understood. Set it to the output of `httpd -l` or `httpd -M`, or the names of module files.',
    )
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
  /** A command that checks the changed files before they are proposed. */
  verify: optional(get('verify')),
})

const organisationInputs = (get: Get) => {
  const [excluded, topics, repositories] = [/^!\s*/, /^topic:\s*/i, /^(?!!|topic:)/i].map((kind) =>
    names(get('repositories')).flatMap((name) => (kind.test(name) ? name.replace(kind, '') : [])),
  ) as [string[], string[], string[]]
  return {
    /** The organisation; undefined for the owner of the repository that contains the workflow. */
    name: optional(get('organisation')),
    /**
     * For a plan: names or globs of the repositories, by default all. For upgrades: their names, with or without the
     * owner.
     */
    repositories,
    excludeRepositories: [...excluded, ...names(get('exclude-repositories'))],
    topics: [...topics, ...names(get('topics'))],
    batchSize: count(get, 'batch-size', { from: 1, to: maxInBatch, otherwise: 10 }),
    /** `owner/name`: where the dashboard's issue is. */
    dashboardRepository: optional(get('dashboard-repository')),
    /** The folder with the results of earlier jobs. */
    results: optional(get('results')),
  }
}

function oneOf<T extends string>(get: Get, name: string, values: readonly T[], otherwise: T): T {
  const value = get(name) || otherwise
  const found = values.find((each) => each === value)
  if (found === undefined)
    throw new InputError(`${name} takes ${listText(values, values.length, ' or ')}, not ${JSON.stringify(value)}.`)
  return found
}

/** The value of an input that is `true` or `false`, in upper or lower case. Absent means false. */
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

/** Names, one per line or comma-separated. */
const names = (value: string): readonly string[] => split(value, /[\r\n,]+/)

const split = (value: string, by: RegExp): string[] =>
  value
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('#'))
