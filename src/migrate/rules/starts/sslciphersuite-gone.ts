import { removeLine, reviewFix } from '../../../edit/edit.js'
import { directiveByName } from '../../../httpd/directives.js'
import { appliesToWholeServer } from '../../../models/tls/tls-hosts.js'
import { isLiteral } from '../../../syntax/literal.js'
import { valuesOf } from '../../../syntax/tree.js'
import { eachLineInSite, ruleOf } from '../../rule.js'

export const sslciphersuiteGone = ruleOf('starts', {
  id: 'sslciphersuite-gone',
  title: 'SSLCipherSuite names only ciphers that no longer exist',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslciphersuite',
  fixes: 'review',
  page: `
## What 2.2 did

OpenSSL ignored ciphers in the list that it did not have.

## What 2.4 does

It still does. But if none is left, as with \`RC4-SHA\`, httpd does not start ("no cipher match", AH01898 in the log).
In a section it answers 403. Usual builds of OpenSSL 3 have no RC4, DES, 3DES, RC2, IDEA, SEED, MD5, export and SSLv2
ciphers, and no ciphers that MEDIUM or LOW could select.

## What the rule does

It offers to remove the line, so that OpenSSL chooses.

## When not

If the list contains any other cipher, the rule reports nothing.`,
  check: eachLineInSite(['SSLCipherSuite', 'SSLProxyCipherSuite'], (at, site) => {
    const [list, ...others] = valuesOf(at)
    if (!list || others.length > 0 || !isLiteral(at) || !list.split(/[:, ]+/).some(asks)) return undefined
    if (list.split(/[:, ]+/).some((word) => asks(word) && !isGone(word))) return undefined
    const isWhole = appliesToWholeServer(site, at)
    const name = directiveByName(at.key)?.name ?? at.name.value
    return {
      severity: isWhole ? 'error' : 'warning',
      message: `2.4 ${isWhole ? 'does not start' : 'answers 403 here'}: a current OpenSSL has none of the ciphers on this line. Remove ${name}, or name current ciphers.`,
      fix: reviewFix(`Remove ${name}`, 'OpenSSL may choose the ciphers in place of this list.', removeLine(at)),
    }
  }),
})

/** Whether a word adds ciphers. Other words remove ciphers, or change their order (openssl.org, ciphers). */
const asks = (word: string): boolean => /^[^!@+-]/.test(word)

/**
 * Whether OpenSSL no longer has the ciphers of a word. One such part is enough: RC4+RSA means ciphers that are
 * both.
 */
const isGone = (word: string): boolean => word.split('+').some((part) => gone.test(part))

const gone =
  /^(RC4|RC2|DES|3DES|IDEA|SEED|MD5|EXP(ORT(40|56)?)?|LOW|MEDIUM|SSLv2|(\w+-)*(RC4|RC2|DES|IDEA|SEED|EXP1024|EXP)(-\w+)*|(\w+-)*DES-CBC3?(-\w+)*)$/
