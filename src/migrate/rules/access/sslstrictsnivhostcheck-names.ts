import { lineFor } from '../../../models/tls/tls-hosts.js'
import { type Arrival, type Selections, selectionsOf } from '../../../models/vhost-selection.js'
import { addressText, type VirtualHost } from '../../../models/virtual-hosts.js'
import type { Site } from '../../../site/site.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const sslstrictsnivhostcheckNames = ruleOf('access', {
  id: 'sslstrictsnivhostcheck-names',
  title: 'SSLStrictSNIVHostCheck where 2.4 chooses by name otherwise',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslstrictsnivhostcheck',
  page: `
\`SSLStrictSNIVHostCheck on\` refuses clients that name no server in the TLS handshake, where virtual hosts are chosen by name. For
2.2 that was where a NameVirtualHost fits; for 2.4 it is where several virtual hosts share an address and a port. So one
virtual host alone under a NameVirtualHost **lets in whom 2.2 refused**, and several without one refuse whom 2.2 let in.

Nothing is changed. To go on refusing with one virtual host alone, write
\`RewriteCond %{SSL:SSL_TLS_SNI} ^$\` and \`RewriteRule ^ - [F]\` into it, with \`RewriteEngine on\`. It is looked at only where the main file
is given, or with \`--assume-complete\`, since NameVirtualHost could stand in a file that is not.`,
  *check(site) {
    if (site.from === '2.4' || !site.directives('SSLStrictSNIVHostCheck').some(isOn)) return
    const told = new Set<Directive>()
    for (const { selections, arrival } of allArrivals(site)) {
      const { on, in22, in24 } = arrival
      const now = isNamed(in24)
      if (!in22 || !in24 || (isNamed(in22) || isUnderName(selections, on)) === now) continue
      for (const at of [in22.first, ...in22.named].flatMap((host) => checkOf(site, host))) {
        if (told.has(at)) continue
        told.add(at)
        const address = addressText(on)
        yield {
          at,
          message: now
            ? `2.4 refuses clients on ${address} that name no server in the handshake; 2.2 did not, as no NameVirtualHost had it choose by name there. Turn it off to let them in.`
            : `2.4 lets in clients on ${address} that name no server in the handshake, since one virtual host alone is there; 2.2 refused them under its NameVirtualHost. Write what is to hold in the virtual host.`,
        }
      }
    }
  },
})

const allArrivals = (site: Site) =>
  selectionsOf(site).flatMap((selections) => selections.arrivals.map((arrival) => ({ selections, arrival })))

/** Whether a NameVirtualHost fits that has 2.2 choose by name there, be it among one. */
const isUnderName = ({ all, idle }: Selections, { host, port }: Arrival['on']): boolean =>
  all.nameVirtualHosts.some((one) => !idle.includes(one) && one.host === host && (one.port === port || one.port === 0))

const isNamed = (selection: Arrival['in24']): boolean => selection !== undefined && selection.named.length > 0

const isOn = ({ args }: Directive): boolean => /^on$/i.test(args[0]?.value ?? '')

/** ssl_engine_kernel.c, ssl_hook_ReadReq: the line that has a virtual host look at the name. */
function checkOf(site: Site, { at }: VirtualHost): readonly Directive[] {
  const engine = lineFor(site, at, 'SSLEngine')
  const check = lineFor(site, at, 'SSLStrictSNIVHostCheck')
  return engine && isOn(engine) && check && isOn(check) ? [check] : []
}
