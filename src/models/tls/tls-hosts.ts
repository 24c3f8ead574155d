import { tls13Offered } from '../../httpd/ssl-protocols.js'
import { hostsAround } from '../../site/around.js'
import { contextsOf } from '../../site/context.js'
import type { Site } from '../../site/site.js'
import { isLiteral } from '../../syntax/literal.js'
import { type Directive, type Section, valuesOf } from '../../syntax/tree.js'

/** A virtual host; undefined for the main server. */
export type TlsHost = Section | undefined

/** The virtual hosts that a line of a section counts in: its own, or all that speak TLS. */
export function tlsHostsOf(site: Site, line: Directive): readonly TlsHost[] {
  const own = hostsAround(site, line)
  if (!own.has(undefined)) return [...own]
  const engines = site.directives('SSLEngine').filter(({ args }) => args[0]?.value.toLowerCase() !== 'off')
  const all = new Set(engines.flatMap((engine) => [...hostsAround(site, engine)]))
  return all.size > 0 ? [...all] : [undefined]
}

/** The line of this name that a virtual host goes by: the last of its own, else of the main server's. */
export function lineFor(site: Site, host: TlsHost, name: string): Directive | undefined {
  const lines = site.directives(name).filter((line) => isOfServer(site, line))
  const last = (of: TlsHost) => lines.findLast((line) => hostsAround(site, line).has(of))
  return last(host) ?? last(undefined)
}

/** Whether a line stands for a whole server or virtual host. */
export const isOfServer = (site: Site, line: Directive): boolean =>
  [...contextsOf(site, line)].some((context) => context === 'server' || context === 'virtualhost')

/** Whether a virtual host of 2.2 speaks TLS 1.3 in 2.4: its SSLProtocol asks for all, or there is none. */
export function offersTls13(site: Site, host: TlsHost): boolean {
  const line = lineFor(site, host, 'SSLProtocol')
  if (!line || !isLiteral(line)) return true
  return tls13Offered(valuesOf(line))
}

/** Whether a section with this SSLVerifyClient asks for a certificate on an open connection. */
export function asksForCertificateAgain(site: Site, host: TlsHost, verify: Directive): boolean {
  const mode = strength(verify)
  return mode > strength(lineFor(site, host, 'SSLVerifyClient'))
}

/** 2: a certificate must be sent; 1: it may be; 0: none is asked for (ssl_engine_kernel.c, ssl_hook_Access). */
const strength = (line: Directive | undefined): number =>
  /^require$/i.test(line?.args[0]?.value ?? '') ? 2 : /^optional/i.test(line?.args[0]?.value ?? '') ? 1 : 0
