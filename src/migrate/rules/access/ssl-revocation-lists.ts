import { insertBefore, safeFix } from '../../../edit/edit.js'
import { virtualHostAround } from '../../../site/line-scope.js'
import type { Site } from '../../../site/site.js'
import type { Directive } from '../../../syntax/tree.js'
import { type Hit, ruleOf } from '../../rule.js'

export const sslRevocationLists = ruleOf('access', {
  id: 'ssl-revocation-lists',
  title: 'Revocation lists are not checked by default',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslcarevocationcheck',
  fixes: 'safe',
  covers: ['ssl-crl-check'],
  page: `
## What 2.2 did

Every certificate was checked against the revocation lists in SSLCARevocationFile and SSLCARevocationPath.

## What 2.4 does

**Revoked client certificates are let in.** httpd loads the lists but checks them only if SSLCARevocationCheck says
so. It only warns at the start (AH01902). SSLProxyCARevocationFile and SSLProxyCARevocationPath behave the same.

## What the rule does

It adds a line that checks as 2.2 did: the whole chain, and a certificate whose issuer has no list is accepted. This
needs 2.4.21 (\`no_crl_for_cert_ok\`). \`SSLCARevocationCheck chain\` works in every 2.4, but refuses certificates whose
issuer has no list; use it if every issuer has one.

## When not

If SSLCARevocationCheck is set for the virtual host or the whole server, the rule reports nothing.`,
  *check(site) {
    for (const prefix of ['SSL', 'SSLProxy'] as const) {
      const said = new Set(site.directives(`${prefix}CARevocationCheck`).map(virtualHostAround))
      for (const at of site.directives(`${prefix}CARevocationFile`, `${prefix}CARevocationPath`)) {
        // Virtual hosts inherit the setting of the main server.
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
  const message = `2.4 lets in revoked certificates: by default it does not check revocation lists. "${check}" (2.4.21 or later) checks them as 2.2 did.`
  const fix = safeFix(`Add ${prefix}CARevocationCheck chain`, insertBefore(at, [check]))
  // A server on 2.4 does not check the lists today, so the line would change its responses: it is only offered.
  return site.from === '2.4' ? { at, message, forms: [{ ...fix, name: 'check' }] } : { at, message, fix }
}
