import { spawn } from 'node:child_process'
import type { IncomingMessage } from 'node:http'
import { environment, git } from './git.js'

let backend: Promise<string> | undefined

export interface Exchange {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
}

/** Answer one request of `git fetch`, `clone` or `push` of the repositories under `root` by git's own CGI program. */
export async function serveGit(request: IncomingMessage, root: string): Promise<Exchange> {
  backend ??= git('.', ['--exec-path']).then((out) => `${out.toString().trim()}/git-http-backend`)
  const { pathname, search } = new URL(request.url ?? '', 'http://loopback')
  const child = spawn(await backend, {
    env: cgiEnvironment(request, root, pathname, search.slice(1)),
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  request.pipe(child.stdin)
  child.stdin.on('error', () => {})
  const out: Buffer[] = []
  for await (const chunk of child.stdout) out.push(chunk as Buffer)
  const whole = Buffer.concat(out)
  const end = Math.max(whole.indexOf('\r\n\r\n'), 0)
  const headers = whole.subarray(0, end).toString().split('\r\n').map(headerOf)
  const status = Number.parseInt(headers.find(([name]) => name === 'status')?.[1] ?? '200', 10)
  return {
    status,
    headers: headers.filter(([name]) => name !== '' && name !== 'status'),
    body: whole.subarray(end + 4),
  }
}

/** Whether the request would write: GitHub asks for a token then. */
export const isPush = ({ url = '' }: IncomingMessage): boolean => url.includes('git-receive-pack')

function headerOf(line: string): [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
}

function cgiEnvironment(
  { method, headers }: IncomingMessage,
  root: string,
  path: string,
  query: string,
): Record<string, string> {
  return {
    ...environment,
    GIT_PROJECT_ROOT: root,
    GIT_HTTP_EXPORT_ALL: '1',
    GIT_PROTOCOL: String(headers['git-protocol'] ?? ''),
    PATH_INFO: path,
    QUERY_STRING: query,
    REQUEST_METHOD: method ?? 'GET',
    REMOTE_ADDR: '127.0.0.1',
    // A push is let through only where it names somebody; who, has been checked before.
    REMOTE_USER: 'token',
    CONTENT_TYPE: headers['content-type'] ?? '',
    CONTENT_LENGTH: headers['content-length'] ?? '',
    HTTP_CONTENT_ENCODING: headers['content-encoding'] ?? '',
    GIT_CONFIG_COUNT: '3',
    GIT_CONFIG_KEY_0: 'safe.directory',
    GIT_CONFIG_VALUE_0: '*',
    GIT_CONFIG_KEY_1: 'receive.autogc',
    GIT_CONFIG_VALUE_1: 'false',
    // Each object a file of its own, as object-store.ts reads them.
    GIT_CONFIG_KEY_2: 'receive.unpackLimit',
    GIT_CONFIG_VALUE_2: '1000000',
  }
}
