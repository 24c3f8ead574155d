import { isEvaluablePattern } from '../../../httpd/evaluable-pattern.js'
import { hostOffersTls13, virtualHostsOfTlsLine } from '../../../models/tls/tls-hosts.js'
import { isLiteral } from '../../../syntax/literal.js'
import { type Directive, sourceOf } from '../../../syntax/tree.js'
import { eachLineInSiteOn22, ruleOf } from '../../rule.js'

export const sslrequireProtocol = ruleOf('access', {
  id: 'sslrequire-protocol',
  title: 'SSLRequire lists protocols or ciphers without TLS 1.3',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#envvars',
  fixes: 'none',
  page: `
## What 2.2 did

There was no TLS 1.3.

## What 2.4 does

2.4.37 and later use TLS 1.3 with OpenSSL 1.1.1 or later, and so do most clients. If SSLRequire lists protocols or
ciphers, these clients **get 403**: SSL_PROTOCOL is \`TLSv1.3\`, and SSL_CIPHER is \`TLS_AES_256_GCM_SHA384\`,
\`TLS_AES_128_GCM_SHA256\` or \`TLS_CHACHA20_POLY1305_SHA256\`.

## What the rule does

It reports the line. Add the protocol or these ciphers to the list, or turn TLS 1.3 off with \`-TLSv1.3\` in
SSLProtocol.

## When not

If SSLProtocol already excludes TLS 1.3, the rule reports nothing.`,
  check: eachLineInSiteOn22(['SSLRequire'], (at, site) => {
    if (!isLiteral(at) || !virtualHostsOfTlsLine(site, at).some((host) => hostOffersTls13(site, host))) return undefined
    const name = listed(at)
    if (!name) return undefined
    const [lacks, add] =
      name === 'SSL_PROTOCOL'
        ? ['does not have TLSv1.3', 'TLSv1.3']
        : ['does not have the ciphers of TLS 1.3', 'TLS_AES_256_GCM_SHA384 and the others']
    return {
      message: `Most clients get 403: 2.4 uses TLS 1.3 with a current OpenSSL, and this list of ${name} ${lacks}. Add ${add} to the list, or turn TLS 1.3 off in SSLProtocol.`,
    }
  }),
})

const comparison =
  /(\bnot\b|!)?[\s(]*%\{\s*(SSL_PROTOCOL|SSL_CIPHER)\s*\}\s*(?:(?:eq\b|==)\s*("[^"]*")|in\s*\{([^}%]*)\}|=~\s*m(\W)(.*?)\5(i?))/gis

/** The variable in the first comparison that TLS 1.3 makes false; undefined if there is none. */
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

/** Whether no value matches the pattern; false if this tool cannot read the pattern. */
function fitsNone(values: readonly string[], pattern: string, flag = ''): boolean {
  if (!isEvaluablePattern(pattern)) return false
  try {
    const expression = new RegExp(pattern, flag)
    return !values.some((value) => expression.test(value))
  } catch {
    return false
  }
}
