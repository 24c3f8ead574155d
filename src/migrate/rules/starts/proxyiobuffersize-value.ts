import { replace, safeFix } from '../../../edit/edit.js'
import { atoi } from '../../../httpd/number.js'
import type { Site } from '../../../site/site.js'
import { isLiteral, quotedLike } from '../../../syntax/literal.js'
import type { Directive, Word } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const proxyiobuffersizeValue = ruleOf('starts', {
  id: 'proxyiobuffersize-value',
  title: 'A ProxyIOBufferSize below 8192 takes effect or is rejected',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_proxy.html#proxyiobuffersize',
  fixes: 'safe',
  covers: ['proxyiobuffersize-value'],
  page: `
## What 2.2 did

The buffer was never smaller than 8192 bytes, whatever ProxyIOBufferSize or \`iobuffersize=\` said.

## What 2.4 does

httpd refuses to start because of a value below 512, except 0. It uses a value from 512 to 8191 as written, so
responses are sent in more and smaller pieces.

## What the rule does

It writes 8192, the size that was in use.`,
  *check(site) {
    for (const { at, word, value } of sizes(site)) {
      const size = atoi(value)
      if (size === 0 || size >= 8192 || !isLiteral(at)) continue
      const refused = size < 512
      if (!refused && site.from === '2.4') continue
      yield {
        at,
        mark: word,
        severity: refused ? 'error' : 'warning',
        message: refused
          ? `2.4 refuses to start because of a proxy buffer of ${value} bytes. Write 8192, which 2.2 used.`
          : `2.4 uses a proxy buffer of ${size} bytes; 2.2 used 8192. Write 8192.`,
        fix: safeFix(
          'Write 8192',
          replace(at, word, quotedLike(at, word, `${word.value.slice(0, -value.length)}8192`)),
        ),
      }
    }
  },
})

/** The values of the directive, and those among the parameters of a worker (modules/proxy/mod_proxy.c, set_worker_param). */
function* sizes(site: Site): Generator<{ at: Directive; word: Word; value: string }> {
  for (const at of site.directives('ProxyIOBufferSize')) {
    const [word, ...more] = at.args
    if (word && more.length === 0) yield { at, word, value: word.value }
  }
  for (const at of site.directives('ProxyPass', 'ProxyPassMatch', 'BalancerMember', 'ProxySet')) {
    for (const word of at.args) {
      const value = /^iobuffersize=(.+)$/i.exec(word.value)?.[1]
      if (value) yield { at, word, value }
    }
  }
}
