import { listText } from '../../../base/list-text.js'
import { replaceArgs } from '../../../edit/edit.js'
import { offeredTlsVersions, offersTls13On24 } from '../../../httpd/ssl-protocols.js'
import { isLiteral } from '../../../syntax/literal.js'
import { valuesOf } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const sslprotocolTlsv1 = ruleOf('answers', {
  id: 'sslprotocol-tlsv1',
  title: 'SSLProtocol offers nothing newer than TLS 1.1',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslprotocol',
  fixes: 'none',
  page: `
## What 2.2 did

\`SSLProtocol TLSv1\` meant TLS, because there was no newer version.

## What 2.4 does

httpd starts with it, but with OpenSSL 3 **no client can connect**: TLS 1.0 and 1.1 need signatures that the usual
security level of OpenSSL does not allow. SSLProxyProtocol reaches no back end.

## What the rule does

It reports the line. Write \`all -SSLv3\`, which offers every TLS version. If a client or back end supports nothing
newer, \`@SECLEVEL=0\` in the list of ciphers allows the old versions.

## When not

If \`@SECLEVEL=0\` is set, the rule reports nothing.`,
  *check(site) {
    for (const [name, ciphers] of lines) {
      if (site.directives(ciphers).some((line) => valuesOf(line).some((word) => /@SECLEVEL=0/i.test(word)))) continue
      for (const at of site.directives(name)) {
        const words = valuesOf(at)
        const offered = isLiteral(at) ? offeredTlsVersions(words) : undefined
        if (!offered || offered.length === 0 || offered.includes('TLSv1.2') || offersTls13On24(words)) continue
        const who = name === 'SSLProtocol' ? 'no client can connect' : 'httpd reaches no back end'
        yield {
          at,
          message: `2.4 with OpenSSL 3 does not accept ${listText(offered)}, so ${who}. Write "all -SSLv3", which also offers newer versions.`,
          forms: [{ name: 'newer-too', title: `Write \`${name} all -SSLv3\``, edits: [replaceArgs(at, 'all -SSLv3')] }],
        }
      }
    }
  },
})

const lines = [
  ['SSLProtocol', 'SSLCipherSuite'],
  ['SSLProxyProtocol', 'SSLProxyCipherSuite'],
] as const
