import { lastLineForHost } from '../../../models/tls/tls-hosts.js'
import { type ArrivalAddress, type HostSelections, hostSelectionsOf } from '../../../models/vhost-selection.js'
import { addressText, type VirtualHost } from '../../../models/virtual-hosts.js'
import type { Site } from '../../../site/site.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const sslstrictsnivhostcheckNames = ruleOf('access', {
  id: 'sslstrictsnivhostcheck-names',
  title: 'SSLStrictSNIVHostCheck where 2.4 chooses by name differently',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslstrictsnivhostcheck',
  fixes: 'none',
  page: `
## What 2.2 did

\`SSLStrictSNIVHostCheck on\` refused clients that send no server name in the TLS handshake, on addresses with a
NameVirtualHost.

## What 2.4 does

It refuses them on addresses that several virtual hosts share. So a single virtual host under a NameVirtualHost **lets
in clients that 2.2 refused**. Several virtual hosts without a NameVirtualHost refuse clients that 2.2 let in.

## What the rule does

It reports the line. To keep refusing them on a single virtual host, write \`RewriteEngine on\`,
\`RewriteCond %{SSL:SSL_TLS_SNI} ^$\` and \`RewriteRule ^ - [F]\` into it.

## When not

If the main file is not given, the rule reports nothing, since NameVirtualHost could be there. \`--assume-complete\`
overrides that.`,
  *check(site) {
    if (site.from === '2.4' || !site.directives('SSLStrictSNIVHostCheck').some(isOn)) return
    const told = new Set<Directive>()
    for (const { selections, arrival } of allArrivals(site)) {
      const { address: on, in22, in24 } = arrival
      const now = isNamed(in24)
      if (!in22 || !in24 || (isNamed(in22) || isUnderName(selections, on)) === now) continue
      for (const at of [in22.first, ...in22.named].flatMap((host) => checkOf(site, host))) {
        if (told.has(at)) continue
        told.add(at)
        const address = addressText(on)
        yield {
          at,
          message: now
            ? `2.4 refuses clients on ${address} that send no server name in the TLS handshake; 2.2 did not, since no NameVirtualHost covers that address. Turn SSLStrictSNIVHostCheck off to let them in.`
            : `Only one virtual host has ${address}, so 2.4 lets in clients that send no server name in the TLS handshake; 2.2 refused them. To keep refusing them, add the RewriteRule from this rule's page to the virtual host.`,
        }
      }
    }
  },
})

const allArrivals = (site: Site) =>
  hostSelectionsOf(site).flatMap((selections) => selections.arrivals.map((arrival) => ({ selections, arrival })))

/**
 * Whether a NameVirtualHost matches the address, so that 2.2 chooses by name there, even with a single virtual host.
 */
const isUnderName = (
  { all, idleNameVirtualHosts }: HostSelections,
  { host, port }: ArrivalAddress['address'],
): boolean =>
  all.nameVirtualHosts.some(
    (one) => !idleNameVirtualHosts.includes(one) && one.host === host && (one.port === port || one.port === 0),
  )

const isNamed = (selection: ArrivalAddress['in24']): boolean => selection !== undefined && selection.named.length > 0

const isOn = ({ args }: Directive): boolean => /^on$/i.test(args[0]?.value ?? '')

/**
 * The SSLStrictSNIVHostCheck line that is on for a virtual host with TLS; empty if there is none (ssl_engine_kernel.c,
 * ssl_hook_ReadReq).
 */
function checkOf(site: Site, { at }: VirtualHost): readonly Directive[] {
  const engine = lastLineForHost(site, at, 'SSLEngine')
  const check = lastLineForHost(site, at, 'SSLStrictSNIVHostCheck')
  return engine && isOn(engine) && check && isOn(check) ? [check] : []
}
