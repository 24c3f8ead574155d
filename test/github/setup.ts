import { join } from 'node:path'
import { accountOf, identityOf } from './accounts.js'
import { createRepository, type Files } from './repository.js'
import type { Grant, Level, Permission, Repository, World } from './world.js'

export interface RepositoryOptions {
  /** What the default branch holds; without files the repository is empty. */
  readonly files?: Files
  readonly visibility?: 'public' | 'private'
  readonly archived?: boolean
  readonly disabled?: boolean
  readonly topics?: readonly string[]
  /** `main` unless given. */
  readonly defaultBranch?: string
  readonly collaborators?: readonly string[]
  readonly teams?: readonly string[]
  readonly owner?: 'User' | 'Organization'
}

/** A repository "OWNER/NAME" whose owner is an organization unless told otherwise; private, so that every permission is needed. */
export async function addRepository(
  world: World,
  fullName: string,
  options: RepositoryOptions = {},
): Promise<Repository> {
  const repository = await newRepository(world, fullName, options, undefined)
  if (options.files) {
    const author = identityOf(accountOf(world, 'ada'))
    await repository.git.commit({
      branch: repository.defaultBranch,
      files: options.files,
      message: 'Begin',
      author,
      time: world.now(),
    })
  }
  return repository
}

/** A fork in somebody's own account. It shares the objects, so its commits can be read through the repository that it forks. */
export async function addFork(world: World, of: Repository, owner: string): Promise<Repository> {
  const fork = await newRepository(
    world,
    `${owner}/${of.name}`,
    { owner: 'User', visibility: of.visibility, defaultBranch: of.defaultBranch },
    of,
  )
  const tip = await of.git.commitOf(`refs/heads/${of.defaultBranch}`)
  if (tip) await fork.git.setRef(`refs/heads/${of.defaultBranch}`, tip)
  return fork
}

async function newRepository(
  world: World,
  fullName: string,
  options: RepositoryOptions,
  fork: Repository | undefined,
): Promise<Repository> {
  const [login = '', name = ''] = fullName.split('/')
  const owner = accountOf(world, login, options.owner ?? 'Organization')
  const collaborators = options.collaborators ?? ['ada', 'grace']
  for (const person of collaborators) accountOf(world, person)
  const repository: Repository = {
    id: world.nextId(),
    owner,
    name,
    fullName,
    git: createRepository(join(world.root, `${fullName}.git`), fork?.git),
    fork,
    visibility: options.visibility ?? 'private',
    archived: options.archived ?? false,
    disabled: options.disabled ?? false,
    defaultBranch: options.defaultBranch ?? 'main',
    actionsMayOpenPulls: true,
    topics: options.topics ?? [],
    collaborators: new Set([login, ...collaborators]),
    teams: new Set(options.teams),
    labels: new Map(),
    tickets: new Map(),
    checkRuns: [],
    sarifs: [],
    signed: fork?.signed ?? new Set(),
  }
  world.repositories.set(fullName.toLowerCase(), repository)
  return repository
}

export interface TokenOptions {
  readonly kind?: Grant['kind']
  /** Who writes with it: `github-actions[bot]` unless given. */
  readonly login?: string
  /** What the workflow's or the installation's `permissions` say. */
  readonly permissions: Readonly<Partial<Record<Permission, Level>>>
  /** Full names of the repositories that it is for; all unless given. */
  readonly repositories?: readonly string[]
}

/** A token, to hand to whoever is to act with it. */
export function addToken(
  world: World,
  { kind = 'actions', login = 'github-actions[bot]', permissions, repositories }: TokenOptions,
): string {
  const token = `ghs_${String(world.nextId()).padStart(36, '0')}`
  world.grants.set(token, { token, kind, account: accountOf(world, login), permissions, repositories })
  return token
}
