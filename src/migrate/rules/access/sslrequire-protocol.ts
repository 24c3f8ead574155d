import { isPlainPattern } from '../../../httpd/plain-pattern.js'
import { offersTls13, tlsHostsOf } from '../../../models/tls/tls-hosts.js'
import { isLiteral } from '../../../syntax/literal.js'
import { type Directive, sourceOf } from '../../../syntax/tree.js'
import { eachLineOn22, ruleOf } from '../../rule.js'

export const sslrequireProtocol = ruleOf('access', {
  id: 'sslrequire-protocol',
  title: 'SSLRequire names protocols or ciphers, and TLS 1.3 is not among them',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#envvars',
  page: `
2.2 had no TLS 1.3. 2.4.37 and later speak it with OpenSSL 1.1.1 or later, and so do most clients. Where SSLRequire lets in by a
list of protocols, or of ciphers, they **get 403**: SSL_PROTOCOL is \`TLSv1.3\`, and SSL_CIPHER one of \`TLS_AES_256_GCM_SHA384\`,
\`TLS_AES_128_GCM_SHA256\` and \`TLS_CHACHA20_POLY1305_SHA256\`.

Nothing is changed: add them to the list, or leave TLS 1.3 out with \`-TLSv1.3\` in SSLProtocol, if it must go on as before.
Nothing is said where SSLProtocol leaves it out already.`,
  check: eachLineOn22(['SSLRequire'], (at, site) => {
    if (!isLiteral(at) || !tlsHostsOf(site, at).some((host) => offersTls13(site, host))) return undefined
    const name = listed(at)
    if (!name) return undefined
    const word = name === 'SSL_PROTOCOL' ? 'TLSv1.3' : 'its ciphers, such as TLS_AES_256_GCM_SHA384,'
    return {
      message: `2.4 speaks TLS 1.3 with a current OpenSSL, which this list of ${name} does not let in: most clients get 403. Add ${word} to it, or leave TLS 1.3 out in SSLProtocol.`,
    }
  }),
})

const comparison =
  /(\bnot\b|!)?[\s(]*%\{\s*(SSL_PROTOCOL|SSL_CIPHER)\s*\}\s*(?:(?:eq\b|==)\s*("[^"]*")|in\s*\{([^}%]*)\}|=~\s*m(\W)(.*?)\5(i?))/gis

/** The variable of a comparison that is never true with TLS 1.3. */
function listed(at: Directive): string | undefined {
  const source = sourceOf(at.file, at)
  for (const [, negation, name = '', word, list, , pattern, flag] of source.matchAll(comparison)) {
    const values = name.toUpperCase() === 'SSL_PROTOCOL' ? ['TLSv1.3'] : ciphers
    if (negation) continue
    if (
      pattern === undefined
        ? !values.some((value) => (word ?? list)?.includes(`"${value}"`))
        : fitsNone(values, pattern, flag)
    )
      return name.toUpperCase()
  }
  return undefined
}

const ciphers = ['TLS_AES_256_GCM_SHA384', 'TLS_AES_128_GCM_SHA256', 'TLS_CHACHA20_POLY1305_SHA256']

/** What is not plain, or JavaScript does not take for an expression, nobody can tell here. */
function fitsNone(values: readonly string[], pattern: string, flag = ''): boolean {
  if (!isPlainPattern(pattern)) return false
  try {
    const expression = new RegExp(pattern, flag)
    return !values.some((value) => expression.test(value))
  } catch {
    return false
  }
}
