import { isIP } from 'node:net'
import type { WireRequest } from '../compare/http-answer.js'

/** The address to which the requests for a server are sent, whatever their Host header is. */
export interface ServerAddress {
  /** The name of the server as the user wrote it. */
  readonly name: string
  /** The scheme of all requests; undefined if each request keeps its own scheme. */
  readonly scheme: 'http' | 'https' | undefined
  readonly host: string
  readonly port: number | undefined
  /** The host and port for each `ADDRESS PORT` of the configuration. If set, `scheme`, `host` and `port` are not used. */
  readonly targets?: ReadonlyMap<string, { readonly host: string; readonly port: number }>
}

/** Parses `old.example.org`, `10.0.0.1:8080` or `https://new.example.org:8443`; undefined for anything else. */
export function parseServerAddress(text: string): ServerAddress | undefined {
  const found = /^(?:(https?):\/\/)?(\[[\da-f:.]+\]|[^\s/:@[\]]+)(?::(\d{1,5}))?\/?$/i.exec(text)
  const [, scheme, host = '', port] = found ?? []
  if (!found || Number(port ?? 1) > 65535 || Number(port ?? 1) < 1) return undefined
  return {
    name: text,
    scheme: scheme?.toLowerCase() as ServerAddress['scheme'],
    host: host.replace(/^\[|\]$/g, ''),
    port: port === undefined ? undefined : Number(port),
  }
}

/** The host and port that a request is sent to; undefined if this server gets no requests with this scheme, address or port. */
export function addressForRequest(
  { scheme, host, port, targets }: ServerAddress,
  request: Pick<WireRequest, 'scheme' | 'address' | 'port'>,
): { readonly host: string; readonly port: number } | undefined {
  if (targets) return targets.get(`${request.address} ${request.port}`)
  if (scheme !== undefined && scheme !== request.scheme) return undefined
  return { host, port: port ?? request.port }
}

/** Whether requests to the server stay on this machine, so that they can come from any of its loopback addresses. */
export const isLoopback = ({ host }: { readonly host: string }): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
