import { type Answer, problem } from './call.js'

/** What goes wrong with a request. */
export type Fault =
  /** It is answered so, and nothing is done. */
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** It is carried out and its answer is lost on the way: 502. */
  | { readonly kind: 'lost' }
  /** The connection breaks before anything is done. */
  | { readonly kind: 'cut' }
  /** Something else happens just before; then the request goes on as if nothing had. */
  | { readonly kind: 'meanwhile'; readonly happens: () => unknown }

/** To which requests it happens. */
interface Occasion {
  /** An operation ("pulls/create-review"), "graphql", or "*" for any. */
  readonly on: string
  /** The first request that it meets, from 1; 1 unless given. */
  readonly from?: number
  /** How many requests in a row; 1 unless given. */
  readonly times?: number
  /** Only requests with such a body. */
  readonly when?: (body: unknown) => boolean
}

const answer = (given: Answer): Fault => ({ kind: 'answer', answer: given })

export const badGateway = (): Fault => answer({ status: 502, body: { message: 'Server Error' } })
export const unavailable = (): Fault => answer(problem(503, 'Service unavailable'))
export const lostAnswer = (): Fault => ({ kind: 'lost' })
export const cutConnection = (): Fault => ({ kind: 'cut' })
export const meanwhile = (happens: () => unknown): Fault => ({ kind: 'meanwhile', happens })

/** A token that may only read, as on pull requests from forks and of Dependabot. */
export const readOnly = (): Fault => answer(problem(403, 'Resource not accessible by integration'))
export const missing = (): Fault => answer(problem(404, 'Not Found'))

/** GitHub names whole seconds. A test names a hundredth of one, so that nobody waits for it. */
const waiting = (seconds: number | undefined): Readonly<Record<string, string>> =>
  seconds === undefined ? {} : { 'retry-after': String(seconds) }

/** Too many requests too quickly: 403, with or without the seconds to wait. */
export const secondaryLimit = (seconds?: number): Fault =>
  answer({
    ...problem(403, 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'),
    headers: waiting(seconds),
  })

export const tooManyRequests = (seconds?: number): Fault =>
  answer({
    ...problem(429, 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'),
    headers: waiting(seconds),
  })

/** The hour's requests are used up until `reset`, in seconds since 1970. */
export const primaryLimit = (reset: number): Fault =>
  answer({
    ...problem(403, 'API rate limit exceeded for installation.'),
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) },
  })

/** The secondary limit in its other form, which Octokit does not recognise. */
export const abuse = (seconds?: number): Fault =>
  answer({
    ...problem(422, 'Validation Failed', { errors: [{ resource: 'PullRequestReview', field: 'base', code: 'abuse' }] }),
    headers: waiting(seconds),
  })

/** What was made a moment ago is not everywhere yet. */
export const notYetThere = (): Fault =>
  answer(
    problem(422, 'Validation Failed', {
      errors: [{ message: "Could not resolve to a node with the global id of 'PR_1'." }],
    }),
  )

/** A review with a comment for which GitHub finds no place; it does not say which. */
export const notResolved = (): Fault =>
  answer(problem(422, 'Unprocessable Entity', { errors: ['Line could not be resolved'] }))

interface Planned extends Occasion {
  readonly fault: Fault
  seen: number
}

export interface Faults {
  readonly plan: (fault: Fault, occasion: Occasion) => void
  /** The fault that meets this request; counts it. */
  readonly meet: (operation: string, body?: unknown) => Fault | undefined
}

export function plannedFaults(): Faults {
  const planned: Planned[] = []
  return {
    plan: (fault, occasion) => void planned.push({ ...occasion, fault, seen: 0 }),
    meet: (operation, body) => {
      const mine = planned.filter(({ on, when = () => true }) => (on === '*' || on === operation) && when(body))
      for (const each of mine) each.seen++
      return mine.find(({ seen, from = 1, times = 1 }) => seen >= from && seen < from + times)?.fault
    },
  }
}
