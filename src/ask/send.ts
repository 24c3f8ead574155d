import { createHash } from 'node:crypto'
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, connect as netConnect, type Socket } from 'node:net'
import { connect as tlsConnect } from 'node:tls'
import type { RequestOutcome, WireRequest } from '../compare/http-answer.js'
import { digestAuthorization } from './digest.js'
import { describeNetworkError } from './network-failure.js'
import { addressForRequest, isLoopback, type ServerAddress } from './server-address.js'

/** How requests are sent. */
export interface SendOptions {
  /** The limit for a complete response, in milliseconds. */
  readonly timeout: number
  /** The number of times that a request without an answer is sent again. */
  readonly retries: number
  /** How requests get another client address; undefined if all requests come from this machine's own addresses. */
  readonly clientAddress: ClientAddressMode | undefined
  /** The name that certificates must have; by default, the name in the Host header. */
  readonly tlsName: string | undefined
  /** Whether to accept every certificate, valid or not. */
  readonly insecure: boolean
  /** The trusted certificates, in PEM; by default, the certificates that the system trusts. */
  readonly ca?: string
  /** The most bytes of a body to read. */
  readonly maxBodyBytes: number
}

/** How a request names a client address other than this machine's: in a header for mod_remoteip, or by the PROXY protocol. */
export type ClientAddressMode = { readonly header: string } | 'proxy-protocol'

/** Sends requests to one server, and keeps its connections open. */
export function requestSender(server: ServerAddress, options: SendOptions) {
  const agents = new Map<string, HttpAgent>()
  const agentFor = (local: string): HttpAgent => {
    const agent = agents.get(local) ?? new HttpAgent({ keepAlive: true, maxSockets: 64 })
    agents.set(local, agent)
    return agent
  }
  return {
    async send(request: WireRequest): Promise<RequestOutcome> {
      const place = addressForRequest(server, request)
      if (!place)
        return {
          trouble: `${server.name} gets no requests over ${request.scheme}. To send these requests too, name the server without http:// or https://.`,
        }
      for (let attempt = 0; ; attempt++) {
        const asked = await loggedIn(request, { server, place, options, agentFor })
        if (!('again' in asked)) return asked
        if (attempt >= options.retries) return { trouble: asked.trouble }
        await pause(100 * 2 ** attempt)
      }
    },
    close(): void {
      for (const agent of agents.values()) agent.destroy()
    },
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((settle) => setTimeout(settle, milliseconds))

interface Sending {
  readonly server: ServerAddress
  readonly place: { readonly host: string; readonly port: number }
  readonly options: SendOptions
  readonly agentFor: (local: string) => HttpAgent
}

/** A response, or an error. `again` is set if another attempt may succeed. */
type Attempt = RequestOutcome | { readonly trouble: string; readonly again: true }

/**
 * Sends a request with its user's password: for Basic in the first request, for Digest in a second request after the
 * challenge.
 */
async function loggedIn(request: WireRequest, sending: Sending): Promise<Attempt> {
  const first = await attemptOf(request, sending)
  const { user, method, path, headers } = request
  if (!user || !('status' in first) || first.status !== 401) return first
  const digest = digestAuthorization(first.authenticate, { ...user, method, path })
  if (digest === undefined) return first
  return attemptOf({ ...request, user: undefined, headers: [...headers, ['Authorization', digest]] }, sending)
}

function attemptOf(request: WireRequest, sending: Sending): Promise<Attempt> {
  const { server, options } = sending
  return new Promise((settle) => {
    const start = request.scheme === 'https' ? httpsRequest : httpRequest
    let sent: ReturnType<typeof httpRequest>
    const finish = (attempt: Attempt) => {
      clearTimeout(timer)
      settle(attempt)
    }
    const fail = (error: NodeJS.ErrnoException) =>
      finish(describeNetworkError(server.name, error, { host: request.host }))
    const timer = setTimeout(() => {
      finish({
        trouble: `${server.name} sent no complete response within ${options.timeout / 1000} seconds.`,
        again: true,
      })
      sent?.destroy()
    }, options.timeout)
    try {
      sent = start(requestOptions(request, sending), (message) =>
        readAnswer(message, options.maxBodyBytes, finish, fail),
      )
    } catch (error) {
      fail(error as NodeJS.ErrnoException)
      return
    }
    sent.on('error', fail)
    for (const taken of ['upgrade', 'connect'])
      sent.on(taken, (message: IncomingMessage, socket: Socket) => {
        socket.destroy()
        finish(answerOf(message, noBody))
      })
    sent.end()
  })
}

function requestOptions(request: WireRequest, sending: Sending): RequestOptions {
  const { place, options, agentFor } = sending
  const { client } = request
  const own = client !== undefined && options.clientAddress === undefined && isLoopback(place) && isIP(client) !== 0
  const localAddress = own ? client : undefined
  const kept = options.clientAddress !== 'proxy-protocol' && request.scheme === 'http'
  return {
    host: localAddress?.includes(':') ? '::1' : place.host,
    port: place.port,
    method: request.method,
    path: request.path,
    setHost: false,
    headers: headersOf(request, options),
    ...(kept ? { agent: agentFor(localAddress ?? '') } : {}),
    ...(localAddress === undefined ? {} : { localAddress }),
    ...(request.scheme === 'https' ? tlsOptions(request, options) : {}),
    // No agent is used, because an agent would open a connection without the line of the PROXY protocol.
    ...(options.clientAddress === 'proxy-protocol'
      ? { createConnection: () => proxied(request, sending) as never }
      : {}),
    ...(!kept && options.clientAddress !== 'proxy-protocol' ? { agent: false } : {}),
  }
}

function headersOf({ host, headers, user, client }: WireRequest, { clientAddress }: SendOptions): string[] {
  const through = typeof clientAddress === 'object' && client !== undefined ? [[clientAddress.header, client]] : []
  const own = new Set(headers.map(([name]) => name.toLowerCase()))
  const all = [
    ...(own.has('host') ? [] : [['Host', host]]),
    ...(own.has('user-agent') ? [] : [['User-Agent', 'httpd-upgrade']]),
    ...(own.has('accept') ? [] : [['Accept', '*/*']]),
    ...(user && !own.has('authorization') ? [['Authorization', basicAuthorization(user)]] : []),
    ...through,
    ...headers,
  ]
  return all.flatMap(([name = '', value = '']) => [name, value])
}

const basicAuthorization = ({ name, password }: NonNullable<WireRequest['user']>): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`

/** An IP address is not allowed as the server name in TLS (RFC 6066, 3). */
const tlsOptions = ({ host }: WireRequest, { tlsName, insecure, ca }: SendOptions) => ({
  servername: tlsName ?? (isIP(host.replace(/^\[|\]$/g, '')) === 0 ? host : ''),
  rejectUnauthorized: !insecure,
  ...(ca === undefined ? {} : { ca }),
})

/** A connection that begins with the line of the PROXY protocol, version 1 (haproxy.org, proxy-protocol.txt, 2.1). */
function proxied(request: WireRequest, { place, options }: Sending): Socket {
  const socket = netConnect(place.port, place.host)
  const client = request.client ?? '127.0.0.1'
  const family = client.includes(':') ? 'TCP6' : 'TCP4'
  const to = client.includes(':') ? '::1' : isIP(place.host) === 4 ? place.host : '127.0.0.1'
  socket.write(`PROXY ${family} ${client} ${to} 40000 ${place.port}\r\n`)
  return request.scheme === 'https' ? tlsConnect({ socket, ...tlsOptions(request, options) }) : socket
}

function readAnswer(
  message: IncomingMessage,
  maxBytes: number,
  finish: (attempt: Attempt) => void,
  fail: (error: NodeJS.ErrnoException) => void,
): void {
  const hash = createHash('sha256')
  let [length, beginning] = [0, '']
  message.on('data', (chunk: Buffer) => {
    if (length < maxBytes) hash.update(chunk.subarray(0, maxBytes - length))
    if (beginning.length < 200) beginning += chunk.toString('latin1', 0, 200)
    length += chunk.length
    if (length <= maxBytes) return
    finish({ ...answerOf(message, { length, beginning, digest: hash.digest('hex') }), length: undefined })
    message.destroy()
  })
  message.on('end', () => {
    if (length <= maxBytes) finish(answerOf(message, { length, beginning, digest: hash.digest('hex') }))
  })
  message.on('error', (error) => length <= maxBytes && fail(error))
  message.on('aborted', () => length <= maxBytes && fail(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })))
}

/** The beginning of the pages that httpd writes itself (modules/http/http_protocol.c, ap_send_error_response). */
const ownWords = /^<!DOCTYPE HTML PUBLIC "[^>]*>\s*<html><head>\s*<title>\d{3} /

interface Body {
  readonly length: number
  readonly beginning: string
  readonly digest: string
}

const noBody: Body = { length: 0, beginning: '', digest: '' }

function answerOf(message: IncomingMessage, { length, beginning, digest }: Body): RequestOutcome {
  const { headers, headersDistinct } = message
  return {
    status: message.statusCode ?? 0,
    location: headers.location,
    authenticate: headersDistinct['www-authenticate'] ?? [],
    type: headers['content-type'],
    etag: headers.etag,
    length,
    digest,
    isDocument: headers['last-modified'] !== undefined,
    isOwnWords: beginning === '' || ownWords.test(beginning),
  }
}
