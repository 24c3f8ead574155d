import {
  appliesToWholeServer,
  asksForCertificateAgain,
  lastLineForHost,
  type TlsHost,
  virtualHostsOfTlsLine,
} from '../../../models/tls/tls-hosts.js'
import { lineScopeOf } from '../../../site/line-scope.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive } from '../../../syntax/tree.js'
import { eachLineInSiteOn22, ruleOf } from '../../rule.js'

export const sslverifydepthInSection = ruleOf('access', {
  id: 'sslverifydepth-in-section',
  title: 'SSLVerifyDepth in a section no longer limits the certificate chain',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslverifydepth',
  fixes: 'none',
  page: `
## What 2.2 did

If a section had a smaller SSLVerifyDepth than its virtual host, httpd renegotiated and refused certificates with a
longer chain.

## What 2.4 does

httpd does that only if the section asks for a certificate and the virtual host does not. If the virtual host already
asks for one, **certificates with a longer chain are let in**.

## What the rule does

It reports the line. Set SSLVerifyDepth for the whole virtual host, give the section its own virtual host, or check the
issuer with \`SSLRequire\` (SSL_CLIENT_I_DN). Each of these refuses different certificates than 2.2 did, so you decide.`,
  check: eachLineInSiteOn22(['SSLVerifyDepth'], (at, site) => {
    if (appliesToWholeServer(site, at) || !isLiteral(at)) return undefined
    const depth = depthOf(at)
    if (!virtualHostsOfTlsLine(site, at).some((host) => isPassedBy(site, host, at, depth))) return undefined
    return {
      message: `2.4 lets in certificate chains longer than ${depth}, which 2.2 refused here: 2.4 ignores this SSLVerifyDepth because the virtual host already asks for certificates. Set SSLVerifyDepth for the whole virtual host, or check the issuer with SSLRequire.`,
    }
  }),
})

/**
 * Whether 2.4 ignores the depth of the line: it compares depths only if the section requests another kind of certificate check,
 * and not for a greater depth (ssl_engine_kernel.c, ssl_hook_Access of 2.2 and ssl_hook_Access_classic of 2.4).
 */
function isPassedBy(site: Site, host: TlsHost, at: Directive, depth: number): boolean {
  const verify = lastLineForHost(site, host, 'SSLVerifyClient')
  const isAsked = /^(require|optional)/i.test(verify?.args[0]?.value ?? '')
  const own = site.directives('SSLVerifyClient').filter((line) => lineScopeOf(line) === lineScopeOf(at))
  return (
    isAsked &&
    depth < depthOf(lastLineForHost(site, host, 'SSLVerifyDepth')) &&
    !own.some((line) => asksForCertificateAgain(site, host, line))
  )
}

/** The depth of the line; 1, the default, without a line (ssl_engine_init.c). */
const depthOf = (line: Directive | undefined): number => Number.parseInt(line?.args[0]?.value ?? '1', 10)
