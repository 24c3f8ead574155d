import { listText } from '../../../base/list-text.js'
import { type Fix, replace, safeFix } from '../../../edit/edit.js'
import {
  type AddressesToAdd,
  addressesToAdd,
  hostsLostIn24,
  isHiddenAsUnused,
  mayHaveHadNameVirtualHost,
} from '../../../models/vhost-fixes.js'
import {
  type ArrivalAddress,
  type HostSelections,
  haveSameHosts,
  hostSelectionsAmong,
  hostSelectionsOf,
  intendedNameVirtualHost,
  reachableHosts,
} from '../../../models/vhost-selection.js'
import { addressText, type NameVirtualHost, type VirtualHost } from '../../../models/virtual-hosts.js'
import type { Site } from '../../../site/site.js'
import { distinctHitFilter } from '../../distinct-hits.js'
import { type Hit, ruleOf } from '../../rule.js'

export const vhostNamevirtualhostMismatch = ruleOf('answers', {
  id: 'vhost-namevirtualhost-mismatch',
  title: 'NameVirtualHost and the virtual hosts differ in address or port',
  see: 'https://httpd.apache.org/docs/2.4/vhosts/details.html',
  fixes: 'safe',
  covers: ['vhost-namevirtualhost-mismatch'],
  page: `
## What 2.2 did

Virtual hosts were chosen by name only if \`<VirtualHost>\` had exactly the address of a NameVirtualHost.
\`NameVirtualHost *:80\` with \`<VirtualHost *>\`, or \`NameVirtualHost *\` with \`<VirtualHost 10.0.0.1>\`, did not match:
the first virtual host answered for every name. The first match in the file also won for ports, so \`<VirtualHost *>\`
before \`<VirtualHost *:443>\` answered on port 443 too. With mixed ports under one NameVirtualHost, unknown names went
to the very first virtual host of all ports.

## What 2.4 does

All virtual hosts that share an address and port are chosen by name, and an exact port wins over any port. **Other
virtual hosts may answer than before, some for the first time**, and one without a port may no longer answer.

## What the rule does

If it is enough to add the port to the virtual hosts that answered in 2.2, the fix does so: every request gets the
same virtual host as before. Otherwise you decide: compare \`httpd -S\` of both versions, and remove or move the virtual
hosts that should not answer.`,
  check: nameVirtualHostMismatchHits,
})

/** Hits for addresses on which 2.4 chooses another virtual host than 2.2, with a fix if one is exact. */
export function* nameVirtualHostMismatchHits(site: Site): Generator<Hit> {
  if (site.from === '2.4') return
  const isNew = distinctHitFilter()
  for (const { all, arrivals, idleNameVirtualHosts } of hostSelectionsOf(site)) {
    const said = new Set<VirtualHost>()
    const cures = mayHaveHadNameVirtualHost(site) ? undefined : addressesToAdd(all, arrivals)
    const fix = cures && fixOf(cures)
    for (const arrival of arrivals) {
      for (const hit of hitsFor(arrival, idleNameVirtualHosts)) {
        if (said.has(hit.host)) continue
        said.add(hit.host)
        if (isNew(hit)) yield fix ? { ...hit, fix } : hit
      }
    }
  }
}

/** Whether all NameVirtualHost lines must be removed at once: with some left, the next run would see other answers of 2.2. */
export const mustRemoveNameVirtualHostsTogether = (site: Site): boolean =>
  hostSelectionsOf(site).some(
    ({ all, ...now }) =>
      !differs(now) &&
      all.nameVirtualHosts.some((one) =>
        differs(
          hostSelectionsAmong({
            ...all,
            nameVirtualHosts: all.nameVirtualHosts.filter((other) => other.at !== one.at),
          }),
        ),
      ),
  )

const differs = ({
  arrivals,
  idleNameVirtualHosts,
}: Pick<HostSelections, 'arrivals' | 'idleNameVirtualHosts'>): boolean =>
  arrivals.some((arrival) => [...hitsFor(arrival, idleNameVirtualHosts)].length > 0)

function* hitsFor(
  { address: on, in22, in24 }: ArrivalAddress,
  idle: readonly NameVirtualHost[],
): Generator<Hit & { host: VirtualHost }> {
  if (!in22 || (in24 && haveSameHosts(in22, in24))) return
  const address = arrivalText(on)
  const before = new Set(reachableHosts(in22))
  const first = nameOf(in22.first)
  if (!in24) {
    const message = `2.4 answers requests on ${address} from the main server, because no virtual host names ${on.port ? 'that port' : 'these ports'}; 2.2 used ${first}. Name the port in this tag too, or check that the main server's content can be public.`
    return yield { at: in22.first.at, host: in22.first, message }
  }
  if (in24.first !== in22.first) {
    const message = `2.4 uses this virtual host for unknown names on ${address}, as the first with exactly that port; 2.2 used ${first}. Compare \`httpd -S\` of both versions. The virtual host that should answer must name that port and come first.`
    yield { at: in24.first.at, host: in24.first, message }
  }
  for (const host of in24.first === in22.first ? hostsLostIn24(in22, in24) : []) {
    const message = `2.4 no longer uses this virtual host on ${address}: ${first} answers for its names, since ${first} has exactly that port. Name the port in this tag too.`
    yield { at: host.at, host, message }
  }
  const misfit = intendedNameVirtualHost(on, idle)
  const isNew = in24.first !== in22.first || in22.named.length > 0 || misfit !== undefined
  for (const host of isNew ? reachableHosts(in24) : []) {
    if (before.has(host) || host === in24.first || isHiddenAsUnused(host)) continue
    const why = misfit ? `, because \`NameVirtualHost ${misfit.at.args[0]?.value}\` did not match that address` : ''
    const message = `2.4 answers requests on ${address} for these names from this virtual host. 2.2 answered them from ${first}${why}. Remove this virtual host, or check that its content can be public.`
    yield { at: host.at, host, message }
  }
}

/** The address as a message names it: port 0 stands for all ports that no virtual host names. */
const arrivalText = (address: ArrivalAddress['address']): string =>
  address.port ? addressText(address) : `all other ports${address.host === '*' ? '' : ` of ${address.host}`}`

/** The fix: the virtual host that answered in 2.2 also names the port, and so answers in 2.4. */
function fixOf(cures: readonly AddressesToAdd[]): Fix {
  const words = cures.flatMap(({ addresses }) => addresses.map(addressText))
  const edits = cures.flatMap(({ host, addresses }) => {
    const last = host.at.args.at(-1)
    return last ? replace(host.at, { start: last.end, end: last.end }, ` ${addresses.map(addressText).join(' ')}`) : []
  })
  const where =
    cures.length === 1 ? 'the virtual host that answers in 2.2' : `${cures.length} virtual hosts that answer in 2.2`
  return safeFix(`Add ${listText([...new Set(words)], 3)} to ${where}`, edits)
}

const nameOf = (host: VirtualHost) => host.names[0] ?? 'the virtual host before it'
