import { offersTls13, type TlsHost, tlsHostsOf } from '../../../models/tls/tls-hosts.js'
import { contextsOf } from '../../../site/context.js'
import { isLiteral } from '../../../syntax/literal.js'
import { valuesOf } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const sslciphersuiteInSection = ruleOf('access', {
  id: 'sslciphersuite-in-section',
  title: 'SSLCipherSuite of a section does not count with TLS 1.3',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslciphersuite',
  page: `
Where a section has a SSLCipherSuite of its own, 2.2 negotiated anew and refused clients that had none of its ciphers. 2.4 does
so up to TLS 1.2. A client with TLS 1.3, which 2.2 had not, **comes in with one of the ciphers of TLS 1.3**, whatever the section says.

These are as strong as any, so nothing is said where the section asks for strong ciphers by \`HIGH\`, or for any. Where it
names others, leave TLS 1.3 out with \`-TLSv1.3\` in SSLProtocol, or say by \`SSLRequire\` what is to hold, of SSL_CIPHER or
SSL_CIPHER_USEKEYSIZE for instance. Nothing is changed.`,
  *check(site) {
    if (site.from === '2.4') return
    const told = new Set<TlsHost>()
    for (const at of site.directives('SSLCipherSuite')) {
      const [list, ...others] = valuesOf(at)
      const isInSection = [...contextsOf(site, at)].every((context) => !/^(server|virtualhost|other)$/.test(context))
      if (!list || others.length > 0 || !isLiteral(at) || !isInSection || suits(list)) continue
      const hosts = tlsHostsOf(site, at).filter((host) => !told.has(host) && offersTls13(site, host))
      if (hosts.length === 0) continue
      for (const host of hosts) told.add(host)
      yield {
        at,
        message:
          '2.4 does not look at SSLCipherSuite of a section in TLS 1.3, which it speaks with a current OpenSSL: such clients come in with other ciphers. Leave TLS 1.3 out in SSLProtocol, or say by SSLRequire what is to hold.',
      }
    }
  },
})

/** Whether it asks for strong ciphers, or any, among which those of TLS 1.3 would be. */
const suits = (list: string): boolean =>
  list.split(/[:, ]+/).some((word) => /^(ALL|DEFAULT|HIGH|AESGCM|AES)$/.test(word))
