import { listed } from '../../../base/listed.js'
import { type Fix, fixCountingOn, removeWord, replaceArgs, reviewFix } from '../../../edit/edit.js'
import { type SslProtocols, sslProtocols } from '../../../httpd/ssl-protocols.js'
import { isLiteral } from '../../../syntax/literal.js'
import { type Directive, valuesOf } from '../../../syntax/tree.js'
import { where } from '../../assumptions.js'
import { eachLine, ruleOf } from '../../rule.js'

export const sslprotocolOldVersions = ruleOf('starts', {
  id: 'sslprotocol-old-versions',
  title: 'SSLv2 or SSLv3 is asked for',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslprotocol',
  covers: ['sslv2-removed', 'sslv3-toolkit'],
  page: `
2.4 has no SSLv2 and does not start where SSLProtocol or SSLProxyProtocol asks for it; \`-SSLv2\` is accepted. SSLv3 depends on
OpenSSL: the versions that are built today have none, and 2.4 does not start with it either. \`-SSLv3\` is always accepted.

The words are dropped and the others stay. Without SSLv2 everything that 2.4 can offer at all is offered as before. To drop
SSLv3 is for review, because a very old peer may know nothing newer. Where nothing else was offered, the fix for review writes
\`all -SSLv3\`: every version of TLS that is there.

In both versions a word without a sign takes the place of those before it, so \`SSLv2 SSLv3 TLSv1\` always meant TLSv1 alone. The
fix keeps that meaning; 2.4 warns of it.`,
  check: eachLine(['SSLProtocol', 'SSLProxyProtocol'], (at) => {
    const read = sslProtocols(valuesOf(at))
    if (read.gone.length === 0) return undefined
    const names = [...new Set(read.gone.map((index) => nameOf(at, index)))]
    const why = names.includes('SSLv3') ? ' with a current OpenSSL' : ''
    const cure = read.isReplaced ? 'write "all -SSLv3", which offers TLS' : `drop ${names.length > 1 ? 'them' : 'it'}`
    return {
      message: `2.4${why} does not start with ${listed(names)} in ${at.name.value}; ${cure}.`,
      fix: isLiteral(at) && read.rest ? fixFor(at, read, read.rest, names) : undefined,
    }
  }),
})

const nameOf = (at: Directive, index: number) => (at.args[index]?.value.endsWith('2') ? 'SSLv2' : 'SSLv3')

function fixFor(at: Directive, read: SslProtocols, rest: readonly string[], names: readonly string[]): Fix {
  const { gone, isRemainder, isReplaced } = read
  const edits = isRemainder
    ? at.args.filter((_, index) => gone.includes(index)).map((word) => removeWord(at, word))
    : [replaceArgs(at, rest.join(' '))]
  const title = isReplaced ? 'Offer TLS' : `Drop ${listed(names)}`
  const peer = /proxy/i.test(at.name.value) ? 'back end' : 'client'
  const replacing = `TLS may be offered to every ${peer}, in place of SSL.`
  if (isReplaced) return reviewFix(title, where(true, `sslprotocol-old-versions:tls-for-${peer}`, replacing), ...edits)
  const needs = where(names.includes('SSLv3'), `sslprotocol-old-versions:${peer}`, `No ${peer} needs SSLv3.`)
  return fixCountingOn(title, needs, ...edits)
}
