import { hostOffersTls13, type TlsHost, virtualHostsOfTlsLine } from '../../../models/tls/tls-hosts.js'
import { contextsOf } from '../../../site/context.js'
import { isLiteral } from '../../../syntax/literal.js'
import { valuesOf } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const sslciphersuiteInSection = ruleOf('access', {
  id: 'sslciphersuite-in-section',
  title: 'SSLCipherSuite in a section has no effect with TLS 1.3',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslciphersuite',
  fixes: 'none',
  page: `
## What 2.2 did

If a section had its own SSLCipherSuite, httpd renegotiated and refused clients that supported none of its ciphers.

## What 2.4 does

That works up to TLS 1.2. A client with TLS 1.3, which 2.2 did not have, **gets in with any cipher of TLS 1.3**,
whatever the section says.

## What the rule does

It reports the line. Turn TLS 1.3 off with \`-TLSv1.3\` in SSLProtocol, or require ciphers with \`SSLRequire\` on
SSL_CIPHER or SSL_CIPHER_USEKEYSIZE.

## When not

If the section asks for \`HIGH\` or allows all ciphers, the rule reports nothing: the ciphers of TLS 1.3 are strong too.`,
  *check(site) {
    if (site.from === '2.4') return
    const told = new Set<TlsHost>()
    for (const at of site.directives('SSLCipherSuite')) {
      const [list, ...others] = valuesOf(at)
      const isInSection = [...contextsOf(site, at)].every((context) => !/^(server|virtualhost|other)$/.test(context))
      if (!list || others.length > 0 || !isLiteral(at) || !isInSection || suits(list)) continue
      const hosts = virtualHostsOfTlsLine(site, at).filter((host) => !told.has(host) && hostOffersTls13(site, host))
      if (hosts.length === 0) continue
      for (const host of hosts) told.add(host)
      yield {
        at,
        message:
          'Clients with TLS 1.3 get in with ciphers that this line does not list: for TLS 1.3, 2.4 ignores SSLCipherSuite in a section. Turn TLS 1.3 off in SSLProtocol, or require the ciphers with SSLRequire.',
      }
    }
  },
})

/** Whether the list asks for strong ciphers or for all ciphers. Both include the ciphers of TLS 1.3. */
const suits = (list: string): boolean =>
  list.split(/[:, ]+/).some((word) => /^(ALL|DEFAULT|HIGH|AESGCM|AES)$/.test(word))
