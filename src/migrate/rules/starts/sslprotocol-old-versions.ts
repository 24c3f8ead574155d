import { listText } from '../../../base/list-text.js'
import { type Fix, fixWithAssumptions, removeWord, replaceArgs, reviewFix } from '../../../edit/edit.js'
import { type SslProtocols, sslProtocols } from '../../../httpd/ssl-protocols.js'
import { isLiteral } from '../../../syntax/literal.js'
import { type Directive, valuesOf } from '../../../syntax/tree.js'
import { assumptionIf } from '../../assumptions.js'
import { eachLine, ruleOf } from '../../rule.js'

export const sslprotocolOldVersions = ruleOf('starts', {
  id: 'sslprotocol-old-versions',
  title: 'SSLProtocol names SSLv2 or SSLv3',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslprotocol',
  fixes: 'both',
  covers: ['sslv2-removed', 'sslv3-toolkit'],
  page: `
## What 2.2 did

SSLProtocol and SSLProxyProtocol could name SSLv2 and SSLv3.

## What 2.4 does

There is no SSLv2, and current builds of OpenSSL have no SSLv3. httpd refuses to start because of either name. \`-SSLv2\` and \`-SSLv3\` are always accepted.

## What the rule does

It removes the words and keeps the others. Removing SSLv3 is for review, because a very old peer may support nothing
newer. If nothing else was offered, the fix for review writes \`all -SSLv3\`: every TLS version. A word without a sign
replaces the words before it in both versions, so \`SSLv2 SSLv3 TLSv1\` always meant only TLSv1. The fix keeps that; 2.4
warns about it.`,
  check: eachLine(['SSLProtocol', 'SSLProxyProtocol'], (at) => {
    const read = sslProtocols(valuesOf(at))
    if (read.removedIndexes.length === 0) return undefined
    const names = [...new Set(read.removedIndexes.map((index) => nameOf(at, index)))]
    const why = names.includes('SSLv3') ? ' with a current OpenSSL' : ''
    const cure = read.isReplaced
      ? 'write "all -SSLv3", which offers TLS'
      : `remove ${names.length > 1 ? 'these words' : 'this word'}`
    return {
      message: `2.4${why} does not start if ${at.name.value} names ${listText(names)}; ${cure}.`,
      fix: isLiteral(at) && read.wordsFor24 ? fixFor(at, read, read.wordsFor24, names) : undefined,
    }
  }),
})

const nameOf = (at: Directive, index: number) => (at.args[index]?.value.endsWith('2') ? 'SSLv2' : 'SSLv3')

function fixFor(at: Directive, read: SslProtocols, rest: readonly string[], names: readonly string[]): Fix {
  const { removedIndexes, isRemainder, isReplaced } = read
  const edits = isRemainder
    ? at.args.filter((_, index) => removedIndexes.includes(index)).map((word) => removeWord(at, word))
    : [replaceArgs(at, rest.join(' '))]
  const title = isReplaced ? 'Write "all -SSLv3"' : `Remove ${listText(names)}`
  const peer = /proxy/i.test(at.name.value) ? 'back end' : 'client'
  const replacing = `Every ${peer} can use TLS.`
  if (isReplaced)
    return reviewFix(title, assumptionIf(true, `sslprotocol-old-versions:tls-for-${peer}`, replacing), ...edits)
  const needs = assumptionIf(names.includes('SSLv3'), `sslprotocol-old-versions:${peer}`, `No ${peer} needs SSLv3.`)
  return fixWithAssumptions(title, needs, ...edits)
}
