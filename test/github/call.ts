import type { Grant, Issue, Pull, Repository, World } from './world.js'

/** One request that has passed the contract: parameters and body are of the described types. */
export interface Call {
  readonly world: World
  readonly grant: Grant
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: unknown
  readonly accept: string
}

export interface Answer {
  readonly status: number
  /** The described body, as far as the fake keeps it; complete.ts adds the rest. */
  readonly body?: unknown
  /** Instead of a body: another media type, which the description does not cover. */
  readonly raw?: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

export type Operations = Readonly<Record<string, (call: Call) => Answer | Promise<Answer>>>

export const ok = (body: unknown): Answer => ({ status: 200, body })
export const created = (body: unknown): Answer => ({ status: 201, body })
export const noContent: Answer = { status: 204 }

/** Thrown to end a request with an answer that is not what was asked for. */
export class Refusal extends Error {
  readonly answer: Answer
  constructor(answer: Answer) {
    super(String((answer.body as { message?: string } | undefined)?.message))
    this.answer = answer
  }
}

export const notFound = (): Refusal => new Refusal(problem(404, 'Not Found'))
export const forbidden = (message = 'Resource not accessible by integration'): Refusal =>
  new Refusal(problem(403, message))

/** 422 with a list of errors: sentences, or records of resource, field and code. */
export const unprocessable = (message: string, errors?: readonly unknown[]): Refusal =>
  new Refusal(problem(422, message, errors && { errors }))

/** "Validation Failed" because of one field, in GitHub's usual form. */
export const invalid = (resource: string, field: string, message: string): Refusal =>
  unprocessable('Validation Failed', [{ resource, field, code: 'custom', message }])

export const problem = (status: number, message: string, more: object = {}): Answer => ({
  status,
  body: { message, ...more, documentation_url: 'https://docs.github.com/rest' },
})

/** The repository that the path names, if the token may see it. */
export function repositoryOf({ world, params, grant }: Call): Repository {
  const repository = world.repositories.get(`${params.owner}/${params.repo}`.toLowerCase())
  if (!repository || !isVisible(grant, repository)) throw notFound()
  return repository
}

export const isVisible = (grant: Grant, repository: Repository): boolean =>
  isGranted(grant, repository) || repository.visibility === 'public'

export const isGranted = ({ repositories }: Grant, { fullName }: Repository): boolean =>
  repositories === undefined || repositories.includes(fullName)

/** The issue or pull request that the path names. */
export function ticketOf(call: Call): Issue | Pull {
  const ticket = repositoryOf(call).tickets.get(Number(call.params.issue_number ?? call.params.pull_number))
  if (!ticket) throw notFound()
  return ticket
}

export function pullOf(call: Call): Pull {
  const ticket = ticketOf(call)
  if (ticket.kind !== 'pull') throw notFound()
  return ticket
}

/** One page of a list, with the links to the others. A page has 30 entries unless asked, and never more than 100. */
export function page(
  call: Call,
  items: readonly unknown[],
  wrap: (page: readonly unknown[]) => unknown = (list) => list,
): Answer {
  const size = Math.min(Number(call.query.get('per_page') ?? 30), 100) || 30
  const number = Number(call.query.get('page') ?? 1) || 1
  const last = Math.max(1, Math.ceil(items.length / size))
  const links = pageLinks(number, last).map(
    ([rel, target]) => `<${call.world.url}${call.path}?${withPage(call.query, target)}>; rel="${rel}"`,
  )
  return {
    status: 200,
    body: wrap(items.slice((number - 1) * size, number * size)),
    ...(links.length > 0 && { headers: { link: links.join(', ') } }),
  }
}

function pageLinks(number: number, last: number): [string, number][] {
  const back: [string, number][] =
    number > 1
      ? [
          ['prev', number - 1],
          ['first', 1],
        ]
      : []
  const forth: [string, number][] =
    number < last
      ? [
          ['next', number + 1],
          ['last', last],
        ]
      : []
  return [...back, ...forth]
}

function withPage(query: URLSearchParams, number: number): URLSearchParams {
  const other = new URLSearchParams(query)
  other.set('page', String(number))
  return other
}

/** @throws Refusal where a text is longer than GitHub takes; reviews say so in a plain sentence, the rest in a record */
export function checkLength(
  { world }: Call,
  resource: 'Review' | 'PullRequest' | 'Issue' | 'Comment',
  body: string | null | undefined,
): void {
  if (!body || body.length <= world.limits.body) return
  const sentence = `body is too long (maximum is ${world.limits.body} characters)`
  throw resource === 'Review' ? unprocessable('Unprocessable Entity', [sentence]) : invalid(resource, 'body', sentence)
}
