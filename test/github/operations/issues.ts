import {
  checkLength,
  created,
  invalid,
  noContent,
  notFound,
  type Operations,
  ok,
  page,
  repositoryOf,
  ticketOf,
} from '../call.js'
import { issueJson, labelJson, ticketLabels } from '../present.js'
import { closeTicket, newTicket, nextNumber } from '../pulls.js'
import type { Issue, Label, Pull, Repository, World } from '../world.js'

/** Issues; a pull request is one too. */
export const issues: Operations = {
  'issues/list-for-repo': (call) => {
    const { world, query } = call
    const state = query.get('state') ?? 'open'
    const labels = query.get('labels')?.toLowerCase().split(',') ?? []
    const creator = query.get('creator')
    const found = [...repositoryOf(call).tickets.values()].filter((ticket) => {
      const own = [...ticket.labels].map((label) => label.toLowerCase())
      return (
        (state === 'all' || ticket.state === state) &&
        labels.every((label) => own.includes(label)) &&
        (creator === null || ticket.user.login === creator)
      )
    })
    found.sort((a, b) => b.createdAt - a.createdAt)
    if (query.get('direction') === 'asc') found.reverse()
    return page(
      call,
      found.map((ticket) => issueJson(world, ticket)),
    )
  },

  'issues/get': (call) => ok(issueJson(call.world, ticketOf(call))),

  'issues/create': (call) => {
    const { world, grant } = call
    const repository = repositoryOf(call)
    const { title, body = null, labels = [], assignees = [] } = call.body as IssueBody
    checkLength(call, 'Issue', body)
    const number = nextNumber(repository)
    const issue: Issue = {
      ...newTicket(world, repository, number, world.now()),
      kind: 'issue',
      title: String(title),
      body,
      user: grant.account,
    }
    repository.tickets.set(number, issue)
    addLabels(world, issue, labels)
    addAssignees(issue, assignees)
    return created(issueJson(world, issue))
  },

  'issues/update': (call) => {
    const { world } = call
    const ticket = ticketOf(call)
    const { title, body, state, labels, assignees } = call.body as Partial<IssueBody>
    checkLength(call, 'Issue', body)
    if (title !== undefined) ticket.title = String(title)
    if (body !== undefined) ticket.body = body
    if (state === 'closed' && ticket.state === 'open') closeTicket(world, ticket)
    if (state === 'open') Object.assign(ticket, { state, closedAt: undefined })
    if (labels) {
      ticket.labels.clear()
      addLabels(world, ticket, labels)
    }
    if (assignees) {
      ticket.assignees.clear()
      addAssignees(ticket, assignees)
    }
    ticket.updatedAt = world.now()
    return ok(issueJson(world, ticket))
  },

  // Whoever cannot be assigned is passed over in silence.
  'issues/add-assignees': (call) => {
    const ticket = ticketOf(call)
    addAssignees(ticket, (call.body as { assignees?: string[] }).assignees ?? [])
    return created(issueJson(call.world, ticket))
  },

  'issues/check-user-can-be-assigned': (call) => {
    if (!repositoryOf(call).collaborators.has(call.params.assignee ?? '')) throw notFound()
    return noContent
  },

  'issues/list-labels-on-issue': (call) => page(call, ticketLabels(call.world, ticketOf(call))),

  'issues/add-labels': (call) => {
    const ticket = ticketOf(call)
    const body = call.body as { labels?: (string | { name: string })[] } | (string | { name: string })[] | undefined
    addLabels(call.world, ticket, (Array.isArray(body) ? body : body?.labels) ?? [])
    return ok(ticketLabels(call.world, ticket))
  },

  'issues/remove-label': (call) => {
    const ticket = ticketOf(call)
    const name = [...ticket.labels].find((label) => label.toLowerCase() === call.params.name?.toLowerCase())
    if (name === undefined) throw notFound()
    ticket.labels.delete(name)
    return ok(ticketLabels(call.world, ticket))
  },

  'issues/list-labels-for-repo': (call) => {
    const repository = repositoryOf(call)
    return page(
      call,
      [...repository.labels.values()].map((label) => labelJson(call.world, repository, label)),
    )
  },

  'issues/get-label': (call) => {
    const repository = repositoryOf(call)
    const label = repository.labels.get((call.params.name ?? '').toLowerCase())
    if (!label) throw notFound()
    return ok(labelJson(call.world, repository, label))
  },

  'issues/create-label': (call) => {
    const repository = repositoryOf(call)
    const { name, color, description } = call.body as { name: string; color?: string; description?: string }
    if (repository.labels.has(name.toLowerCase())) throw invalid('Label', 'name', 'already_exists')
    return created(labelJson(call.world, repository, addLabel(call.world, repository, name, color, description)))
  },
}

interface IssueBody {
  readonly title: string | number
  readonly body?: string | null
  readonly state?: 'open' | 'closed'
  readonly labels?: readonly (string | { name: string })[]
  readonly assignees?: readonly string[]
}

/** A label that the repository does not have yet is made. */
function addLabels(world: World, ticket: Issue | Pull, labels: readonly (string | { name: string })[]): void {
  const names = labels.map((label) => (typeof label === 'string' ? label : label.name))
  const known = [...ticket.labels].map((label) => label.toLowerCase())
  const added = names.filter((name) => !known.includes(name.toLowerCase()))
  if (ticket.labels.size + added.length > world.limits.labels)
    throw invalid('Issue', 'labels', `An issue has at most ${world.limits.labels} labels.`)
  for (const name of added) ticket.labels.add(addLabel(world, ticket.repository, name).name)
}

function addLabel(
  world: World,
  { labels }: Repository,
  name: string,
  color = 'ededed',
  description: string | null = null,
): Label {
  const label = labels.get(name.toLowerCase()) ?? { id: world.nextId(), name, color, description }
  labels.set(name.toLowerCase(), label)
  return label
}

function addAssignees({ repository, assignees }: Issue | Pull, logins: readonly string[]): void {
  for (const login of logins) if (repository.collaborators.has(login)) assignees.add(login)
}
