import { removeLine, reviewFix } from '../../../edit/edit.js'
import { isOfServer } from '../../../models/tls/tls-hosts.js'
import { isLiteral } from '../../../syntax/literal.js'
import { valuesOf } from '../../../syntax/tree.js'
import { eachLine, ruleOf } from '../../rule.js'

export const sslciphersuiteGone = ruleOf('starts', {
  id: 'sslciphersuite-gone',
  title: 'SSLCipherSuite names only ciphers that are gone',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslciphersuite',
  page: `
A list of ciphers may name some that OpenSSL does not have: they are passed over. Where none is left, as with \`RC4-SHA\`, once
advised against an attack on the others, 2.4 does not start: "no cipher match" (AH01898 in the log). In a section it
answers 403. RC4, DES, 3DES, RC2, IDEA, SEED, MD5, export ciphers and those of SSLv2 are in no usual build of
OpenSSL 3, nor is any that MEDIUM or LOW means.

The line is removed for review, so that OpenSSL chooses. Nothing is said of a list with any other cipher in it.`,
  check: eachLine(['SSLCipherSuite', 'SSLProxyCipherSuite'], (at, site) => {
    const [list, ...others] = valuesOf(at)
    if (!list || others.length > 0 || !isLiteral(at) || !list.split(/[:, ]+/).some(asks)) return undefined
    if (list.split(/[:, ]+/).some((word) => asks(word) && !isGone(word))) return undefined
    const isWhole = isOfServer(site, at)
    return {
      severity: isWhole ? 'error' : 'warning',
      message: `2.4 with a current OpenSSL has none of these ciphers and ${isWhole ? 'does not start' : 'answers 403 here'}; remove ${at.name.value}, or name ciphers of today.`,
      fix: reviewFix('Remove it', 'OpenSSL may choose the ciphers.', removeLine(at)),
    }
  }),
})

/** Other words take ciphers away, or only put them into another order (openssl.org, ciphers). */
const asks = (word: string): boolean => /^[^!@+-]/.test(word)

/** One part that is gone is enough: RC4+RSA means ciphers that are both. */
const isGone = (word: string): boolean => word.split('+').some((part) => gone.test(part))

const gone =
  /^(RC4|RC2|DES|3DES|IDEA|SEED|MD5|EXP(ORT(40|56)?)?|LOW|MEDIUM|SSLv2|(\w+-)*(RC4|RC2|DES|IDEA|SEED|EXP1024|EXP)(-\w+)*|(\w+-)*DES-CBC3?(-\w+)*)$/
