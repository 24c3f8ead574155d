import { listed } from '../../../base/listed.js'
import { type Fix, replace, safeFix } from '../../../edit/edit.js'
import { type AddressCure, addressCure, isKeptUnread, lostIn24, mayHaveHadNames } from '../../../models/vhost-cures.js'
import {
  type Arrival,
  areAlike,
  meantFor,
  reachable,
  type Selections,
  selectionsAmong,
  selectionsOf,
} from '../../../models/vhost-selection.js'
import { addressText, type NameVirtualHost, type VirtualHost } from '../../../models/virtual-hosts.js'
import type { Site } from '../../../site/site.js'
import { distinctHits } from '../../distinct-hits.js'
import { type Hit, ruleOf } from '../../rule.js'

export const vhostNamevirtualhostMismatch = ruleOf('answers', {
  id: 'vhost-namevirtualhost-mismatch',
  title: 'NameVirtualHost and the virtual hosts differ in address or port',
  see: 'https://httpd.apache.org/docs/2.4/vhosts/details.html',
  fixes: 'safe',
  covers: ['vhost-namevirtualhost-mismatch'],
  page: `
2.2 chose by name only where a \`<VirtualHost>\` has the very address of a NameVirtualHost. \`NameVirtualHost *:80\` with
\`<VirtualHost *>\`, or \`NameVirtualHost *\` with \`<VirtualHost 10.0.0.1>\`, did not fit: the first virtual host answered for
every name. 2.2 also took the first virtual host that fits in the order of the file, so that \`<VirtualHost *>\` before
\`<VirtualHost *:443>\` answered on port 443 too. Where ports were mixed under one NameVirtualHost it answered unknown names
from the very first of all ports.

2.4 looks at the addresses of the virtual hosts alone. All that share an address and a port are chosen by name, and an exact
port beats any port. So other virtual hosts may answer than did before, some for the first time, and one of any port, which 2.2
chose by name, may answer no longer. Where it is enough that the virtual hosts which 2.2 answered from name the port as well, the fix adds it. Every request is answered from the same one as before. Elsewhere nobody but you can say which of the two was meant: compare the output of \`httpd -S\` of both versions,
and remove or move what should not answer.`,
  check: mismatches,
})

/** The virtual hosts that 2.4 chooses otherwise than 2.2 did, with a fix where one is exact. */
export function* mismatches(site: Site): Generator<Hit> {
  if (site.from === '2.4') return
  const isNew = distinctHits()
  for (const { all, arrivals, idle } of selectionsOf(site)) {
    const said = new Set<VirtualHost>()
    const cures = mayHaveHadNames(site) ? undefined : addressCure(all, arrivals)
    const fix = cures && fixOf(cures)
    for (const arrival of arrivals) {
      for (const hit of hitsFor(arrival, idle)) {
        if (said.has(hit.host)) continue
        said.add(hit.host)
        if (isNew(hit)) yield fix ? { ...hit, fix } : hit
      }
    }
  }
}

/**
 * Whether some NameVirtualHost lines, taken away alone, would leave others that no longer tell how 2.2 chose: then all of them go at
 * once.
 */
export const hangTogether = (site: Site): boolean =>
  selectionsOf(site).some(
    ({ all, ...now }) =>
      !differs(now) &&
      all.nameVirtualHosts.some((one) =>
        differs(
          selectionsAmong({ ...all, nameVirtualHosts: all.nameVirtualHosts.filter((other) => other.at !== one.at) }),
        ),
      ),
  )

const differs = ({ arrivals, idle }: Pick<Selections, 'arrivals' | 'idle'>): boolean =>
  arrivals.some((arrival) => [...hitsFor(arrival, idle)].length > 0)

function* hitsFor(
  { on, in22, in24 }: Arrival,
  idle: readonly NameVirtualHost[],
): Generator<Hit & { host: VirtualHost }> {
  if (!in22 || (in24 && areAlike(in22, in24))) return
  const address = addressText(on)
  const before = new Set(reachable(in22))
  const first = nameOf(in22.first)
  if (!in24) {
    const message = `2.4 answers requests on ${address} from the main server, 2.2 did from ${first}: no virtual host has that port. Name it here too, or make sure that what the main server serves may be seen.`
    return yield { at: in22.first.at, host: in22.first, message }
  }
  if (in24.first !== in22.first) {
    const message = `2.4 answers requests on ${address} for names that no virtual host has from this one, 2.2 did from ${first}: in 2.4 the first virtual host with that very port counts. Compare httpd -S of both versions, and move what should not answer.`
    yield { at: in24.first.at, host: in24.first, message }
  }
  for (const host of in24.first === in22.first ? lostIn24(in22, in24) : []) {
    const message = `2.4 no longer answers from this virtual host on ${address}, and does so for its names from ${first}: a virtual host with that very port beats it. Name the port here too.`
    yield { at: host.at, host, message }
  }
  const misfit = meantFor(on, idle)
  const isNew = in24.first !== in22.first || in22.named.length > 0 || misfit !== undefined
  for (const host of isNew ? reachable(in24) : []) {
    if (before.has(host) || host === in24.first || isKeptUnread(host)) continue
    const why = misfit ? `, since NameVirtualHost ${misfit.at.args[0]?.value} did not fit it` : ''
    const message = `2.4 starts to serve this virtual host on ${address} for its names, which 2.2 answered from ${first}${why}. Remove it, or make sure that what it serves may be seen.`
    yield { at: host.at, host, message }
  }
}

/** The first virtual host of 2.2 goes on being the first where it names the port too. */
function fixOf(cures: readonly AddressCure[]): Fix {
  const words = cures.flatMap(({ addresses }) => addresses.map(addressText))
  const edits = cures.flatMap(({ host, addresses }) => {
    const last = host.at.args.at(-1)
    return last ? replace(host.at, { start: last.end, end: last.end }, ` ${addresses.map(addressText).join(' ')}`) : []
  })
  const where =
    cures.length === 1
      ? 'the virtual host that 2.2 answers from'
      : `${cures.length} virtual hosts that 2.2 answers from`
  return safeFix(`Name ${listed([...new Set(words)], 3)} in ${where}`, edits)
}

const nameOf = (host: VirtualHost) => host.names[0] ?? 'the virtual host before it'
