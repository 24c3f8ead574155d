import { type Fix, insertAfter, replace, reviewFix } from '../../../edit/edit.js'
import { sslProtocols } from '../../../httpd/ssl-protocols.js'
import { asksAnew, isOfServer, lineFor, offersTls13, type TlsHost, tlsHostsOf } from '../../../models/tls/tls-hosts.js'
import { isConditional } from '../../../site/context.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import { ancestors, type Directive, valuesOf } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const sslverifyclientInSection = ruleOf('access', {
  id: 'sslverifyclient-in-section',
  title: 'SSLVerifyClient asks for a certificate in a section',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslverifyclient',
  page: `
Where one section asks for a certificate and the virtual host does not, the connection is there already when mod_ssl sees that
it needs one. Up to TLS 1.2 it negotiates anew, in 2.2 and in 2.4. TLS 1.3 has another way, which most browsers do not take:
they **get 403 in that section**, "Cannot perform Post-Handshake Authentication" (AH10158). 2.2 had no TLS 1.3; 2.4.37 has, with
OpenSSL 1.1.1 or later.

For review, TLS 1.3 is left out of the SSLProtocol of the virtual host, which goes on as before. The other way is to ask for
certificates in the whole of it, or to give the section a virtual host of its own. Nothing is said where SSLProtocol leaves TLS
1.3 out, or the virtual host asks for as much itself. It is said once for each virtual host.`,
  *check(site) {
    if (site.from === '2.4') return
    const told = new Set<TlsHost>()
    for (const at of site.directives('SSLVerifyClient')) {
      if (isOfServer(site, at)) continue
      const hosts = tlsHostsOf(site, at).filter(
        (host) => !told.has(host) && offersTls13(site, host) && asksAnew(site, host, at),
      )
      if (hosts.length === 0) continue
      for (const host of hosts) told.add(host)
      const fix = fixFor(site, at, hosts)
      yield {
        at,
        message:
          '2.4 speaks TLS 1.3 with a current OpenSSL, in which most browsers send no certificate for one section alone and get 403 here. Leave TLS 1.3 out in SSLProtocol, or ask for certificates in the whole virtual host.',
        fix,
      }
    }
  },
})

/** In the virtual host that the line stands in. */
function fixFor(site: Site, at: Directive, [host, ...others]: readonly TlsHost[]): Fix | undefined {
  if (!host || others.length > 0 || ![...ancestors(at)].includes(host)) return undefined
  const said = lineFor(site, host, 'SSLProtocol')
  const words = said ? valuesOf(said) : ['all', '-SSLv3']
  // What asks for SSLv2 or SSLv3 has to be written anew first.
  if (said && (!isLiteral(said) || sslProtocols(words).gone.length > 0)) return undefined
  const title = 'Leave out TLS 1.3'
  const assumes =
    'The server is httpd 2.4.37 or later with OpenSSL 1.1.1 or later; others do not start with the word TLSv1.3.'
  const end = said?.args.at(-1)?.end
  if (said && end && [...ancestors(said)].includes(host))
    return reviewFix(title, assumes, replace(said, { start: end, end }, ' -TLSv1.3'))
  const engine = site.directives('SSLEngine').findLast((line) => line.parent === host && !isConditional(site, line))
  return engine && reviewFix(title, assumes, insertAfter(engine, [`SSLProtocol ${words.join(' ')} -TLSv1.3`]))
}
