import { type Assumption, type Fix, fixWithAssumptions, insertAfter, insertBefore } from '../../../edit/edit.js'
import {
  isHiddenAsUnused,
  mayHaveHadNameVirtualHost,
  unusedHostsDefine,
  unusedHostsToHide,
} from '../../../models/vhost-fixes.js'
import { hostSelectionsOf, intendedNameVirtualHost, reachableHosts } from '../../../models/vhost-selection.js'
import { addressText, type VirtualHost } from '../../../models/virtual-hosts.js'
import { distinctHitFilter } from '../../distinct-hits.js'
import { type Hit, ruleOf } from '../../rule.js'

export const vhostImplicitNameBased = ruleOf('answers', {
  id: 'vhost-implicit-name-based',
  title: 'Virtual hosts share an address without NameVirtualHost',
  see: 'https://httpd.apache.org/docs/2.4/vhosts/name-based.html',
  fixes: 'safe',
  covers: ['vhost-implicit-name-based', 'vhost-default-name'],
  page: `
## What 2.2 did

If several \`<VirtualHost>\` sections had the same address and port without a NameVirtualHost, httpd answered everything
from the first and warned of an overlap.

## What 2.4 does

NameVirtualHost is not needed: httpd chooses by name. **The other virtual hosts start to answer for their names.**
That may be intended, or it may publish a test site or an old copy.

## What the rule does

It reports each virtual host that starts to answer. Remove it, or check that its content can be public. If
\`--from 2.2\` is given, or if no 2.4 starts with these files, 2.2 clearly runs with them. Then the fix puts these
virtual hosts into an \`<IfDefine>\` that nothing defines, so that all requests are answered as before. With
\`likely-mistakes: review\` it is for review. Otherwise there is no fix, because NameVirtualHost may have been removed
for 2.4.

## When not

If directives of 2.4, or a line that keeps a default of 2.2, show that the files were already upgraded, the rule reports
nothing. The same applies if the main file is not given, since NameVirtualHost could be there (\`--assume-complete\`
overrides that). If a NameVirtualHost exists but does not match, see vhost-namevirtualhost-mismatch.`,
  *check(site, choices) {
    if (site.from === '2.4' || mayHaveHadNameVirtualHost(site)) return
    const isNew = distinctHitFilter()
    const doubts = choices.likelyMistakes === 'review' ? [nobodyMisses] : []
    const keep = site.isVersionGiven && site.judgement.isUntouched ? keepUnread(doubts) : undefined
    for (const { all, arrivals, idleNameVirtualHosts } of hostSelectionsOf(site)) {
      // Computed on first use, because few configurations have a virtual host that never answered.
      let cure: Cure | undefined
      const said = new Set<VirtualHost>()
      for (const { address, in22, in24 } of arrivals) {
        if (
          !in22 ||
          in22.named.length > 0 ||
          in22.first !== in24?.first ||
          intendedNameVirtualHost(address, idleNameVirtualHosts)
        )
          continue
        for (const host of reachableHosts(in24)) {
          if (host === in22.first || said.has(host) || isHiddenAsUnused(host)) continue
          said.add(host)
          cure ??= keep?.(unusedHostsToHide(all, arrivals)) ?? noCure
          const fix = cure.hosts.includes(host) ? cure.fix : undefined
          const one = hit(host, { first: in22.first, on: addressText(address), isSure: site.isVersionGiven, fix })
          if (isNew(one)) yield one
        }
      }
    }
  },
})

interface Seen {
  /** The virtual host that answered in 2.2. */
  readonly first: VirtualHost
  readonly on: string
  /** Whether the files are for 2.2 because the user said so, not only by their lines. */
  readonly isSure: boolean
  readonly fix: Fix | undefined
}

function hit({ at }: VirtualHost, { first, on, isSure, fix }: Seen): Hit {
  const before = first.names[0] ?? 'the first one'
  const message = `On ${on}, 2.4 uses this virtual host for its names. 2.2 used ${before}, because there is no NameVirtualHost ${on}`
  if (fix)
    return {
      at,
      fix,
      message: `${message}. If this virtual host should answer, do not apply the fix, which disables this virtual host.`,
    }
  const remove = isSure ? 'Remove' : 'Unless NameVirtualHost was removed for 2.4, remove'
  return { at, message: `${message}. ${remove} this virtual host, or check that its content can be public.` }
}

/**
 * The fix that hides all virtual hosts that never answered. It hides them together, because one that stays could take over the
 * names of another.
 */
interface Cure {
  readonly hosts: readonly VirtualHost[]
  readonly fix: Fix | undefined
}

const noCure: Cure = { hosts: [], fix: undefined }

/** Returns a function that makes the fix with these conditions. `-D` with the name of the guard shows the virtual hosts again. */
const keepUnread =
  (doubts: readonly Assumption[]) =>
  (idle: readonly VirtualHost[]): Cure => {
    const hosts = idle.filter((host) => !isHiddenAsUnused(host))
    if (hosts.some(({ at }) => !at.close)) return noCure
    const edits = hosts.flatMap(({ at }) => [
      insertBefore(at, [`<IfDefine ${unusedHostsDefine}>`]),
      insertAfter(at, ['</IfDefine>']),
    ])
    const what =
      hosts.length > 1
        ? `Hide ${hosts.length} virtual hosts from 2.4, since they`
        : 'Hide the virtual host from 2.4, since it'
    const title = `${what} never answered`
    return { hosts, fix: fixWithAssumptions(title, doubts, ...edits) }
  }

const nobodyMisses: Assumption = {
  name: 'vhost-implicit-name-based:nobody-misses',
  sentence: 'Nobody needs these virtual hosts, which never answered in 2.2.',
}
