import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { folder } from '../folder.js'
import { type Answer, isVisible, problem } from './call.js'
import { match } from './contract.js'
import { type Asked, answerTo, type Exchange } from './exchange.js'
import { type Faults, plannedFaults } from './faults.js'
import { isPush, serveGit } from './git-http.js'
import { syncPulls } from './pulls.js'
import { createWorld, type Limits, type World } from './world.js'

/** One request as it was answered. */
interface Served {
  /** "pulls/list-files", "graphql", "git fetch", "git push", or the method and path of what no description knows. */
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly query: string
  readonly body: unknown
  /** 0 where the connection was broken. */
  readonly status: number
}

export interface GitHub extends World {
  readonly faults: Faults
  readonly requests: readonly Served[]
  /** How many requests were made, of one operation or of all. */
  readonly count: (operation?: string) => number
  /** What broke the description so far; taking it away keeps it from failing the test. */
  readonly takeViolations: () => string[]
}

/**
 * A GitHub on loopback for the time of `body`; `limits` are GitHub's own unless given.
 * @throws Error when a request or an answer broke the description and the violations were not taken
 */
export async function withGitHub<T>(body: (github: GitHub) => Promise<T>, limits: Partial<Limits> = {}): Promise<T> {
  const root = folder()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const world = createWorld(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, root, limits)
  const state: State = { world, faults: plannedFaults(), requests: [], violations: [], writes: Promise.resolve() }
  server.on('request', (request, response) => void serve(state, request, response))
  try {
    const result = await body(githubOf(state))
    const broken = state.violations.join('\n')
    if (broken !== '') throw new Error(`GitHub's description was broken:\n${broken}`)
    return result
  } finally {
    server.closeAllConnections()
    server.close()
    rmSync(root, { recursive: true, force: true })
  }
}

interface State extends Exchange {
  readonly requests: Served[]
}

const githubOf = ({ world, faults, requests, violations }: State): GitHub => ({
  ...world,
  faults,
  requests,
  count: (operation) => requests.filter((each) => operation === undefined || each.operation === operation).length,
  takeViolations: () => violations.splice(0),
})

async function serve(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = await askedBy(request, state.world)
  const { operation, method, path, query, body } = asked
  const record = (status: number) =>
    state.requests.push({ operation, method, path, query: String(query), body, status })
  try {
    if (operation.startsWith('git ')) return void record(await serveClone(state.world, asked, request, response))
    const answer = await answerTo(state, asked, match(method, path))
    record(answer?.status ?? 0)
    if (answer) send(state, response, answer)
    else response.destroy()
  } catch (error) {
    state.violations.push(`the fake failed at ${operation}: ${error instanceof Error ? error.stack : error}`)
    send(state, response, problem(500, 'The fake failed.'))
  }
}

/** What is asked; the body of a `git` request is left for git to read. */
async function askedBy(request: IncomingMessage, { url }: World): Promise<Asked> {
  const { pathname: path, searchParams: query } = new URL(request.url ?? '', url)
  const method = request.method ?? 'GET'
  const common = { method, path, query, accept: request.headers.accept ?? '', token: tokenOf(request) }
  if (clonePath.test(path)) return { ...common, operation: isPush(request) ? 'git push' : 'git fetch', body: undefined }
  const described = match(method, path)?.operation ?? `${method} ${path}`
  const operation = path === '/graphql' ? 'graphql' : described
  return { ...common, operation, body: await readBody(request) }
}

const clonePath = /^\/([^/]+\/[^/]+)\.git\//

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return chunks.length === 0 ? undefined : JSON.parse(Buffer.concat(chunks).toString())
}

/** `token TOKEN`, `Bearer TOKEN`, or git's basic form with the token as the password. */
function tokenOf({ headers: { authorization = '' } }: IncomingMessage): string {
  const [scheme = '', value = ''] = authorization.split(' ')
  return scheme.toLowerCase() === 'basic' ? (Buffer.from(value, 'base64').toString().split(':')[1] ?? '') : value
}

function send({ world, requests }: State, response: ServerResponse, { status, body, raw, headers = {} }: Answer): void {
  const limit = world.limits.requests
  response.writeHead(status, {
    // GitHub calls even raw bytes UTF-8, so that Octokit hands them on as text.
    'content-type': `application/${raw === undefined ? 'json' : 'vnd.github.raw+json'}; charset=utf-8`,
    'x-github-request-id': String(world.nextId()),
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(Math.max(0, limit - requests.length)),
    ...headers,
  })
  response.end(raw ?? (body === undefined ? undefined : JSON.stringify(body)))
}

/** `git fetch`, `clone` and `push`: to read takes a token unless the repository is public, to write `contents: write`. */
async function serveClone(
  world: World,
  asked: Asked,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number> {
  const repository = world.repositories.get((clonePath.exec(asked.path)?.[1] ?? '').toLowerCase())
  const grant = world.grants.get(asked.token)
  const writes = asked.operation === 'git push'
  const mayRead = repository && (grant ? isVisible(grant, repository) : repository.visibility === 'public')
  if (!mayRead || (writes && grant?.permissions.contents !== 'write')) {
    const status = grant ? 403 : 401
    response.writeHead(status, { 'www-authenticate': 'Basic realm="GitHub"' }).end()
    return status
  }
  repository.git.save()
  const { status, headers, body } = await serveGit(request, world.root)
  if (writes) {
    repository.git.load()
    await syncPulls(world, repository)
  }
  response.writeHead(status, Object.fromEntries(headers)).end(body)
  return status
}
