import { type Refusal, unprocessable } from './call.js'
import type { Account, Pull, Repository, Ticket, World } from './world.js'

export interface PullOptions {
  readonly head: Pull['head']
  readonly base: string
  readonly title: string
  readonly body: string | null
  readonly draft: boolean
  readonly user: Account
}

/** Why GitHub would not open this pull request. */
export async function problemOfPull(
  repository: Repository,
  head: Pull['head'],
  base: string,
): Promise<Refusal | undefined> {
  const owner = head.repository.owner.login
  const headSha = await head.repository.git.commitOf(`refs/heads/${head.ref}`)
  if (!headSha) return unprocessable('Validation Failed', [{ resource: 'PullRequest', field: 'head', code: 'invalid' }])
  const baseSha = await repository.git.commitOf(`refs/heads/${base}`)
  if (!baseSha) return unprocessable('Validation Failed', [{ resource: 'PullRequest', field: 'base', code: 'invalid' }])
  const isSame = (pull: Pull) =>
    pull.head.repository === head.repository && pull.head.ref === head.ref && pull.baseRef === base
  if (pullsOf(repository).some((pull) => pull.state === 'open' && isSame(pull)))
    return custom(`A pull request already exists for ${owner}:${head.ref}.`)
  const common = await repository.git.mergeBase(baseSha, headSha)
  if (!common) return custom(`The ${head.ref} branch has no history in common with ${base}`)
  return common === headSha ? custom(`No commits between ${base} and ${head.ref}`) : undefined
}

const custom = (message: string): Refusal =>
  unprocessable('Validation Failed', [{ resource: 'PullRequest', code: 'custom', message }])

/** Opens it, whatever `problemOfPull` says. */
export async function openPull(
  world: World,
  repository: Repository,
  { head, base, ...given }: PullOptions,
): Promise<Pull> {
  const headSha = (await head.repository.git.commitOf(`refs/heads/${head.ref}`)) ?? ''
  const baseSha = (await repository.git.commitOf(`refs/heads/${base}`)) ?? ''
  const number = nextNumber(repository)
  const now = world.now()
  const pull: Pull = {
    ...newTicket(world, repository, number, now),
    ...given,
    kind: 'pull',
    head,
    baseRef: base,
    headSha,
    baseSha,
    mergedAt: undefined,
    reviewers: new Set(),
    teams: new Set(),
    reviews: [],
    reviewComments: [],
    resolved: new Set(),
  }
  repository.tickets.set(number, pull)
  await repository.git.setRef(`refs/pull/${number}/head`, headSha)
  return pull
}

/** Issues and pull requests are numbered together. */
export const nextNumber = ({ tickets }: Repository): number => Math.max(0, ...tickets.keys()) + 1

export const newTicket = (world: World, repository: Repository, number: number, now: number) => ({
  id: world.nextId(),
  number,
  repository,
  createdAt: now,
  updatedAt: now,
  state: 'open' as const,
  closedAt: undefined,
  labels: new Set<string>(),
  assignees: new Set<string>(),
  comments: [],
})

export const pullsOf = (repository: Repository): Pull[] =>
  [...repository.tickets.values()].filter((ticket) => ticket.kind === 'pull')

/** A repository with its forks, or with what it forks. */
export function networkOf({ repositories }: World, repository: Repository): Repository[] {
  const source = repository.fork ?? repository
  return [...repositories.values()].filter((other) => other === source || other.fork === source)
}

/** Pull requests whose head or base lies in this repository follow it: new commits are seen, a lost branch closes them. */
export async function syncPulls(world: World, changed: Repository): Promise<void> {
  const open = [...world.repositories.values()].flatMap(pullsOf).filter((pull) => pull.state === 'open')
  for (const pull of open) {
    if (pull.head.repository !== changed && pull.repository !== changed) continue
    const head = await pull.head.repository.git.commitOf(`refs/heads/${pull.head.ref}`)
    const base = await pull.repository.git.commitOf(`refs/heads/${pull.baseRef}`)
    if (!head || !base) closeTicket(world, pull)
    else if (head !== pull.headSha) {
      Object.assign(pull, { headSha: head, baseSha: base, updatedAt: world.now() })
      await pull.repository.git.setRef(`refs/pull/${pull.number}/head`, head)
    }
  }
}

export function closeTicket(world: World, ticket: Ticket): void {
  ticket.state = 'closed'
  ticket.closedAt = world.now()
  ticket.updatedAt = ticket.closedAt
}
