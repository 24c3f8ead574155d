import { asksAnew, isOfServer, lineFor, type TlsHost, tlsHostsOf } from '../../../models/tls/tls-hosts.js'
import { placeAround } from '../../../site/around.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive } from '../../../syntax/tree.js'
import { eachLineOn22, ruleOf } from '../../rule.js'

export const sslverifydepthInSection = ruleOf('access', {
  id: 'sslverifydepth-in-section',
  title: 'SSLVerifyDepth of a section, where the virtual host asks for certificates',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslverifydepth',
  page: `
Where a section takes a smaller SSLVerifyDepth than its virtual host, 2.2 negotiated anew and refused certificates whose chain
is longer. 2.4 does so only where the section also asks for a certificate that the virtual host does not ask for. Where the
virtual host asks for it already, **certificates of a longer chain are let in**.

What is to hold for one section can be said with \`SSLRequire\`, by the issuer (SSL_CLIENT_I_DN) for instance. Or SSLVerifyDepth
is said for the whole virtual host, or the section gets a virtual host of its own. Nothing is changed, since each of these
refuses others than before.`,
  check: eachLineOn22(['SSLVerifyDepth'], (at, site) => {
    if (isOfServer(site, at) || !isLiteral(at)) return undefined
    const depth = depthOf(at)
    if (!tlsHostsOf(site, at).some((host) => isPassedBy(site, host, at, depth))) return undefined
    return {
      message: `2.4 does not look at this SSLVerifyDepth, since the virtual host asks for certificates already, and lets in chains of more than ${depth} that 2.2 refused here. Say it for the whole virtual host, or by SSLRequire whose certificates may come in.`,
    }
  }),
})

/**
 * ssl_engine_kernel.c, ssl_hook_Access of 2.2 and ssl_hook_Access_classic of 2.4, which compares the depths only where what is
 * asked for has changed, and not for more.
 */
function isPassedBy(site: Site, host: TlsHost, at: Directive, depth: number): boolean {
  const verify = lineFor(site, host, 'SSLVerifyClient')
  const isAsked = /^(require|optional)/i.test(verify?.args[0]?.value ?? '')
  const own = site.directives('SSLVerifyClient').filter((line) => placeAround(line) === placeAround(at))
  return (
    isAsked && depth < depthOf(lineFor(site, host, 'SSLVerifyDepth')) && !own.some((line) => asksAnew(site, host, line))
  )
}

/** 1 where nothing is said (ssl_engine_init.c). */
const depthOf = (line: Directive | undefined): number => Number.parseInt(line?.args[0]?.value ?? '1', 10)
