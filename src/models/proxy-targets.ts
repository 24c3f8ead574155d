import { includeDirectiveNames } from '../httpd/directives.js'
import { isProxying } from '../httpd/rewrite-words.js'
import { virtualHostAround } from '../site/line-scope.js'
import type { Site } from '../site/site.js'
import { type Directive, valuesOf } from '../syntax/tree.js'

/**
 * Whether the virtual host of a line reaches all its back ends without TLS. False if the virtual host has no back end or may
 * read more lines from another file, or if the line is outside of virtual hosts.
 */
export function hostProxiesOnlyWithoutTls(site: Site, at: Directive): boolean {
  const host = virtualHostAround(at)
  const isHere = (line: Directive) => [host, undefined].includes(virtualHostAround(line))
  if (!host || site.directives(...includeDirectiveNames).some((line) => virtualHostAround(line) === host)) return false
  const targets = [
    ...linesNamingBackEnds(site),
    ...proxyRewriteRules(site),
    ...site.directives('ProxyRequests'),
  ].filter(isHere)
  return targets.length > 0 && targets.every((line) => valuesOf(line).some((word) => plain.test(word)))
}

/** The lines that name a back end, or another proxy on the way to it. */
export const linesNamingBackEnds = (site: Site): readonly Directive[] =>
  site.directives('ProxyPass', 'ProxyPassMatch', 'BalancerMember', 'ProxyRemote', 'ProxyRemoteMatch')

/** The rewrite rules that proxy requests, with the flag `[P]`. */
export const proxyRewriteRules = (site: Site): readonly Directive[] =>
  site.directives('RewriteRule').filter(({ args }) => isProxying(args[2]?.value))

/** An address with a scheme without TLS, or a word for no address. */
const plain = /^((http|ws|ajp|ftp|scgi):\/\/[^$%{]|!$|off$)/i
