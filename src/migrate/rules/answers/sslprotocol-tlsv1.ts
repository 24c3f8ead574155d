import { listed } from '../../../base/listed.js'
import { replaceArgs } from '../../../edit/edit.js'
import { tls13Offered, tlsOffered } from '../../../httpd/ssl-protocols.js'
import { isLiteral } from '../../../syntax/literal.js'
import { valuesOf } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const sslprotocolTlsv1 = ruleOf('answers', {
  id: 'sslprotocol-tlsv1',
  title: 'Nothing newer than TLS 1.1 is offered',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslprotocol',
  fixes: 'none',
  page: `
\`SSLProtocol TLSv1\` was how TLS was written when there was no newer version. 2.4 starts with it, but with OpenSSL 3 **no client can
connect**: TLS 1.0 and 1.1 need signatures that OpenSSL refuses above its security level 0, and that of a usual build is higher.
SSLProxyProtocol reaches no back end in the same way.

Nothing is changed, since newer versions were not asked for: \`all -SSLv3\` offers every version of TLS that is there. For a peer
that knows no newer one, \`@SECLEVEL=0\` in the list of ciphers brings the old versions back; where that stands, nothing is said.`,
  *check(site) {
    for (const [name, ciphers] of lines) {
      if (site.directives(ciphers).some((line) => valuesOf(line).some((word) => /@SECLEVEL=0/i.test(word)))) continue
      for (const at of site.directives(name)) {
        const words = valuesOf(at)
        const offered = isLiteral(at) ? tlsOffered(words) : undefined
        if (!offered || offered.length === 0 || offered.includes('TLSv1.2') || tls13Offered(words)) continue
        const who = name === 'SSLProtocol' ? 'no client can connect' : 'it reaches no back end'
        yield {
          at,
          message: `2.4 with OpenSSL 3 refuses ${listed(offered)}, so that ${who}; write "all -SSLv3", which offers newer versions too.`,
          forms: [{ title: `Write \`${name} all -SSLv3\``, edits: [replaceArgs(at, 'all -SSLv3')] }],
        }
      }
    }
  },
})

const lines = [
  ['SSLProtocol', 'SSLCipherSuite'],
  ['SSLProxyProtocol', 'SSLProxyCipherSuite'],
] as const
