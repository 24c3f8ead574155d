import { type Answer, type Call, forbidden, problem, Refusal, repositoryOf } from './call.js'
import { complete } from './complete.js'
import { type Match, requestProblems, responseProblems, responseSchema } from './contract.js'
import type { Faults } from './faults.js'
import { operations } from './operations/index.js'
import { mayDo, writes } from './permissions.js'
import type { World } from './world.js'

export interface Asked {
  /** "pulls/list-files", "graphql", or the method and path of what no description knows. */
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
  readonly accept: string
  readonly token: string
}

export interface Exchange {
  readonly world: World
  readonly faults: Faults
  readonly violations: string[]
  /** Writing requests are carried out one after the other. */
  writes: Promise<unknown>
}

/** The answer to a request, after the faults that were planned for it; undefined where the connection breaks. */
export async function answerTo(state: Exchange, asked: Asked, hit: Match | undefined): Promise<Answer | undefined> {
  const fault = state.faults.meet(asked.operation, asked.body)
  if (fault?.kind === 'cut') return undefined
  if (fault?.kind === 'answer') return fault.answer
  if (fault?.kind === 'meanwhile') await fault.happens()
  const answer = await carryOut(state, asked, hit)
  return fault?.kind === 'lost' ? { status: 502, body: { message: 'Server Error' } } : answer
}

async function carryOut(state: Exchange, asked: Asked, hit: Match | undefined): Promise<Answer> {
  const { operation, method, path, query, body, accept } = asked
  const grant = state.world.grants.get(asked.token)
  if (!grant) return problem(401, 'Bad credentials')
  if (operation === 'graphql') {
    // Loaded where it is asked for: the schema costs as much as everything else here.
    const { answerGraphql } = await import('./graphql.js')
    return inTurn(state, () => answerGraphql({ world: state.world, grant }, body, state.violations))
  }
  if (!hit) {
    state.violations.push(`${operation} is not in the description slice (see slice.ts)`)
    return problem(404, 'Not Found')
  }
  const wrong = requestProblems(hit, query, body)
  if (wrong.length > 0) {
    state.violations.push(...wrong.map((each) => `${operation}: ${each}`))
    return problem(422, `Invalid request.\n\n${wrong.join('\n')}`)
  }
  const call = { world: state.world, grant, path, params: hit.params, query, body, accept }
  const answer = method === 'GET' ? await perform(call, hit) : await inTurn(state, () => perform(call, hit))
  return checked(state, hit, answer)
}

async function inTurn<T>(state: Exchange, run: () => Promise<T>): Promise<T> {
  const running = state.writes.then(run)
  state.writes = running.catch(() => {})
  return running
}

async function perform(call: Call, { operation }: Match): Promise<Answer> {
  try {
    await checkAccess(call, operation)
    return await (operations[operation] ?? missing)(call)
  } catch (error) {
    if (error instanceof Refusal) return error.answer
    throw error
  }
}

function missing(): never {
  throw new Error('no behaviour is written for this operation (see operations/index.ts)')
}

/** What the token may not see is not there; what it may see and not do is forbidden, and so is writing to an archive. */
async function checkAccess(call: Call, operation: string): Promise<void> {
  const repository = call.params.owner === undefined ? undefined : repositoryOf(call)
  if (!mayDo(call.grant, repository, operation)) throw forbidden()
  if (repository?.archived && writes(operation)) throw forbidden('Repository was archived so is read-only.')
  const needsCommits = operation.startsWith('git/') || operation === 'repos/list-commits'
  if (needsCommits && repository && !(await repository.git.commitOf(`refs/heads/${repository.defaultBranch}`)))
    throw new Refusal(problem(409, 'Git Repository is empty.'))
}

/**
 * Completed by what the description requires besides, and checked against it.
 * A refusal of the usual kinds needs no mention there: GitHub does not repeat them for each operation.
 */
function checked(state: Exchange, hit: Match, answer: Answer): Answer {
  const { status } = answer
  if (answer.raw !== undefined) return answer
  const schema = responseSchema(hit.route.described, status)
  const isPlainRefusal = status >= 400 && !schema
  if (isPlainRefusal && (commonStatuses.includes(status) || status in hit.route.described.responses)) return answer
  const body = schema && answer.body !== undefined ? complete(schema, answer.body) : answer.body
  const wrong = responseProblems(hit, status, body)
  state.violations.push(...wrong.map((each) => `the fake's answer to ${hit.operation}: ${each}`))
  return { ...answer, body }
}

const commonStatuses = [401, 403, 404, 422]
