import { offersTls13On24 } from '../../httpd/ssl-protocols.js'
import { contextsOf } from '../../site/context.js'
import { virtualHostsAround } from '../../site/line-scope.js'
import type { Site } from '../../site/site.js'
import { isLiteral } from '../../syntax/literal.js'
import { type Directive, type Section, valuesOf } from '../../syntax/tree.js'

/** A virtual host; undefined for the main server. */
export type TlsHost = Section | undefined

/**
 * The virtual hosts to which a line in a section applies: those around it, or else all with TLS. If none has TLS, the main
 * server.
 */
export function virtualHostsOfTlsLine(site: Site, line: Directive): readonly TlsHost[] {
  const own = virtualHostsAround(site, line)
  if (!own.has(undefined)) return [...own]
  const engines = site.directives('SSLEngine').filter(({ args }) => args[0]?.value.toLowerCase() !== 'off')
  const all = new Set(engines.flatMap((engine) => [...virtualHostsAround(site, engine)]))
  return all.size > 0 ? [...all] : [undefined]
}

/**
 * The line with this name that applies to a virtual host: the last one in the virtual host, else the main server's; undefined
 * without one.
 */
export function lastLineForHost(site: Site, host: TlsHost, name: string): Directive | undefined {
  const lines = site.directives(name).filter((line) => appliesToWholeServer(site, line))
  const last = (of: TlsHost) => lines.findLast((line) => virtualHostsAround(site, line).has(of))
  return last(host) ?? last(undefined)
}

/** Whether a line applies to a whole server or virtual host, not only to a section in it. */
export const appliesToWholeServer = (site: Site, line: Directive): boolean =>
  [...contextsOf(site, line)].some((context) => context === 'server' || context === 'virtualhost')

/**
 * Whether 2.4 offers TLS 1.3 on a virtual host written for 2.2. It does if there is no SSLProtocol line. A line with a
 * placeholder counts as offering it.
 */
export function hostOffersTls13(site: Site, host: TlsHost): boolean {
  const line = lastLineForHost(site, host, 'SSLProtocol')
  if (!line || !isLiteral(line)) return true
  return offersTls13On24(valuesOf(line))
}

/** Whether a section with this SSLVerifyClient asks for a certificate on an existing connection. */
export function asksForCertificateAgain(site: Site, host: TlsHost, verify: Directive): boolean {
  const mode = strength(verify)
  return mode > strength(lastLineForHost(site, host, 'SSLVerifyClient'))
}

/**
 * How strictly a certificate is requested. 2: it is required; 1: it is optional; 0: none is requested (ssl_engine_kernel.c,
 * ssl_hook_Access).
 */
const strength = (line: Directive | undefined): number =>
  /^require$/i.test(line?.args[0]?.value ?? '') ? 2 : /^optional/i.test(line?.args[0]?.value ?? '') ? 1 : 0
