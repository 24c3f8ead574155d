import { insertBefore, safeFix } from '../../../edit/edit.js'
import { virtualHostAround } from '../../../site/around.js'
import type { Site } from '../../../site/site.js'
import type { Directive } from '../../../syntax/tree.js'
import { type Hit, ruleOf } from '../../rule.js'

export const sslRevocationLists = ruleOf('access', {
  id: 'ssl-revocation-lists',
  title: 'Revocation lists are not checked by default',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslcarevocationcheck',
  covers: ['ssl-crl-check'],
  page: `
2.2 checked every certificate against the revocation lists that SSLCARevocationFile and SSLCARevocationPath name. 2.4 loads
the lists and does not look at them until SSLCARevocationCheck says so: **revoked client certificates are let in**, with no
more than a warning at the start (AH01902). The same goes for SSLProxyCARevocationFile and SSLProxyCARevocationPath.

The line that is added checks as 2.2 did: the whole chain, and a certificate whose issuer has no list is accepted. That flag
came with 2.4.21; before it there is \`SSLCARevocationCheck chain\`, which refuses certificates whose issuer has no list. Take
that form too if every issuer has a list.

Nothing is added where SSLCARevocationCheck stands for the same virtual host or for the whole server.`,
  *check(site) {
    for (const prefix of ['SSL', 'SSLProxy'] as const) {
      const said = new Set(site.directives(`${prefix}CARevocationCheck`).map(virtualHostAround))
      for (const at of site.directives(`${prefix}CARevocationFile`, `${prefix}CARevocationPath`)) {
        // What the main server sets, every virtual host inherits.
        const server = virtualHostAround(at)
        if (said.has(server) || said.has(undefined)) continue
        said.add(server)
        yield hit(site, at, prefix)
      }
    }
  },
})

function hit(site: Site, at: Directive, prefix: 'SSL' | 'SSLProxy'): Hit {
  const check = `${prefix}CARevocationCheck chain no_crl_for_cert_ok`
  const message = `2.4 accepts revoked certificates, because by default it does not check revocation lists. Add "${check}" (2.4.21 or later) to check them as 2.2 did.`
  const fix = safeFix('Check the lists as 2.2 did', insertBefore(at, [check]))
  // On a 2.4 of today the lists are not checked, and to begin with it would change what is answered.
  return site.from === '2.4' ? { at, message, forms: [fix] } : { at, message, fix }
}
