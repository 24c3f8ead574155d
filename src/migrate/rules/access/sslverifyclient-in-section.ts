import { type Fix, insertAfter, replace, reviewFix } from '../../../edit/edit.js'
import { sslProtocols } from '../../../httpd/ssl-protocols.js'
import {
  appliesToWholeServer,
  asksForCertificateAgain,
  hostOffersTls13,
  lastLineForHost,
  type TlsHost,
  virtualHostsOfTlsLine,
} from '../../../models/tls/tls-hosts.js'
import { isConditional } from '../../../site/context.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import { ancestors, type Directive, valuesOf } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const sslverifyclientInSection = ruleOf('access', {
  id: 'sslverifyclient-in-section',
  title: 'SSLVerifyClient in a section may fail with TLS 1.3',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslverifyclient',
  fixes: 'review',
  page: `
## What 2.2 did

If only one section asked for a certificate, httpd renegotiated the open connection.

## What 2.4 does

Up to TLS 1.2, httpd renegotiates too. TLS 1.3 works differently, and most browsers do not support that: they **get
403 in that section**, "Cannot perform Post-Handshake Authentication" (AH10158). 2.4.37 and later use TLS 1.3 with
OpenSSL 1.1.1 or later.

## What the rule does

It offers, for review, to turn TLS 1.3 off in the SSLProtocol of the virtual host. You can also ask for certificates
in the whole virtual host, or give the section its own virtual host. It is reported once for each virtual host.

## When not

If SSLProtocol already excludes TLS 1.3, or the virtual host itself asks for certificates, the rule reports nothing.`,
  *check(site) {
    if (site.from === '2.4') return
    const told = new Set<TlsHost>()
    for (const at of site.directives('SSLVerifyClient')) {
      if (appliesToWholeServer(site, at)) continue
      const hosts = virtualHostsOfTlsLine(site, at).filter(
        (host) => !told.has(host) && hostOffersTls13(site, host) && asksForCertificateAgain(site, host, at),
      )
      if (hosts.length === 0) continue
      for (const host of hosts) told.add(host)
      const fix = fixFor(site, at, hosts)
      yield {
        at,
        message:
          'Most browsers get 403 here: 2.4 with a current OpenSSL uses TLS 1.3, in which browsers send no certificate for a single section. Turn TLS 1.3 off in SSLProtocol, or ask for certificates in the whole virtual host.',
        fix,
      }
    }
  },
})

/** The fix, which adds a line to the virtual host around the section. */
function fixFor(site: Site, at: Directive, [host, ...others]: readonly TlsHost[]): Fix | undefined {
  if (!host || others.length > 0 || ![...ancestors(at)].includes(host)) return undefined
  const said = lastLineForHost(site, host, 'SSLProtocol')
  const words = said ? valuesOf(said) : ['all', '-SSLv3']
  // A line with SSLv2 or SSLv3 must be rewritten first.
  if (said && (!isLiteral(said) || sslProtocols(words).removedIndexes.length > 0)) return undefined
  const title = 'Turn TLS 1.3 off'
  const assumes =
    'The server is httpd 2.4.37 or later with OpenSSL 1.1.1 or later. Older versions refuse to start if SSLProtocol names TLSv1.3.'
  const end = said?.args.at(-1)?.end
  if (said && end && [...ancestors(said)].includes(host))
    return reviewFix(title, assumes, replace(said, { start: end, end }, ' -TLSv1.3'))
  const engine = site.directives('SSLEngine').findLast((line) => line.parent === host && !isConditional(site, line))
  return engine && reviewFix(title, assumes, insertAfter(engine, [`SSLProtocol ${words.join(' ')} -TLSv1.3`]))
}
