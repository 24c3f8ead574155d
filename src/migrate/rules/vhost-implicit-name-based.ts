import { type Fix, insertAfter, insertBefore, reviewFix } from '../../edit/edit.js'
import { isKeptUnread, neverAnswered, neverAnswering } from '../../models/vhost-cures.js'
import { meantFor, reachable, selectionsOf } from '../../models/vhost-selection.js'
import { addressText, type VirtualHost } from '../../models/virtual-hosts.js'
import type { Site } from '../../site/site.js'
import { versionInWords } from '../../site/version-in-words.js'
import type { Section } from '../../syntax/tree.js'
import { distinctHits } from '../distinct-hits.js'
import type { Hit, Rule } from '../rule.js'

export const vhostImplicitNameBased: Rule = {
  id: 'vhost-implicit-name-based',
  title: 'Virtual hosts share an address without NameVirtualHost',
  severity: 'warning',
  group: 'answers',
  see: 'https://httpd.apache.org/docs/2.4/vhosts/name-based.html',
  covers: ['vhost-implicit-name-based', 'vhost-default-name'],
  page: `
Where several \`<VirtualHost>\` sections have the same address and port and no NameVirtualHost asks for a choice by name, 2.2
serves everything from the first of them and warns of an overlap. The others are never seen. 2.4 needs no NameVirtualHost:
it chooses by name, and the others start to answer for their names.

That may be what was always meant, or it may show the world a test site, an old copy or a half-finished host. So look at
each virtual host that is named, and remove it or make sure that it may be seen. The fix for review puts one that never answered
into an \`<IfDefine>\` that nobody defines, where 2.4 does not read it, so that all requests are answered as before.

Nothing is said where no NameVirtualHost is left and words of 2.4 show that a first run may have removed it.

The rule speaks only where the main file is given (or \`--assume-complete\`), since NameVirtualHost could stand in a file that
is not. Of files that the main file does not include, each is looked at by itself. The rule vhost-namevirtualhost-mismatch
has the cases where there is a NameVirtualHost, but it does not fit.`,
  *check(site) {
    if (site.from === '2.4' || mayHaveHadNames(site)) return
    const isNew = distinctHits()
    for (const { all, arrivals, idle } of selectionsOf(site)) {
      // Hardly any configuration has one to say it of.
      let unseen: readonly VirtualHost[] | undefined
      const said = new Set<VirtualHost>()
      for (const { on, in22, in24 } of arrivals) {
        if (!in22 || in22.named.length > 0 || in22.first !== in24?.first || meantFor(on, idle)) continue
        for (const host of reachable(in24)) {
          if (host === in22.first || said.has(host) || isKeptUnread(host)) continue
          said.add(host)
          unseen ??= neverAnswering(all, arrivals)
          const one = hit(host, in22.first, addressText(on), unseen)
          if (isNew(one)) yield one
        }
      }
    }
  },
}

function hit(host: VirtualHost, first: VirtualHost, on: string, unseen: readonly VirtualHost[]): Hit {
  const before = first.names[0] ?? 'the first one'
  return {
    at: host.at,
    ...(unseen.includes(host) && host.at.close && { fix: keepUnread(host.at) }),
    message: `2.4 starts to serve this virtual host on ${on} for its names, which 2.2 without NameVirtualHost ${on} answered from ${before}. Remove it, or make sure that what it serves may be seen.`,
  }
}

/** Nothing is lost: `-D` with the name, or the tags taken out, brings it back. */
const keepUnread = (at: Section): Fix =>
  reviewFix(
    'Keep the virtual host unread, as it never answered',
    'Nobody misses what this virtual host serves, which 2.2 never answered from.',
    insertBefore(at, [`<IfDefine ${neverAnswered}>`]),
    insertAfter(at, ['</IfDefine>']),
  )

/** Whether a run that wrote words of 2.4 may have taken all NameVirtualHost lines away. */
const mayHaveHadNames = (site: Site): boolean => !site.says('NameVirtualHost') && versionInWords(site) === '2.4'
