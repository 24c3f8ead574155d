import { isIP } from 'node:net'
import type { WireRequest } from '../compare/http-answer.js'

/** Where the requests for a server are sent. Their Host header does not matter for that. */
export interface ServerAddress {
  /** The name of the server as the user wrote it. */
  readonly name: string
  /** Only this scheme is used; undefined if each request keeps its own. */
  readonly scheme: 'http' | 'https' | undefined
  readonly host: string
  readonly port: number | undefined
  /** The target for each `ADDRESS PORT` of the configuration. If set, it replaces scheme, host and port. */
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

/** The address that a request is sent to; undefined if this server does not get requests of this kind. */
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
