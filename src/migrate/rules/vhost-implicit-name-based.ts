import { type Fix, insertAfter, insertBefore, reviewFix, safeFix } from '../../edit/edit.js'
import { isKeptUnread, mayHaveHadNames, neverAnswered, neverAnswering } from '../../models/vhost-cures.js'
import { meantFor, reachable, selectionsOf } from '../../models/vhost-selection.js'
import { addressText, type VirtualHost } from '../../models/virtual-hosts.js'
import { isUntouched } from '../../site/version-in-words.js'
import type { Section } from '../../syntax/tree.js'
import { distinctHits } from '../distinct-hits.js'
import type { Choices, Hit, Rule } from '../rule.js'

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
each virtual host that is named, and remove it or make sure that it may be seen.

Where lines that no 2.4 starts with (LockFile, LoadModule of a module that is gone) show that 2.2 runs with these very files,
the fix puts one that never answered into an \`<IfDefine>\` that nobody defines, where 2.4 does not read it, so that all
requests are answered as before; with the setting \`unmeant: review\` it is for review. Elsewhere there is no fix, since
NameVirtualHost may have been taken out for 2.4; and nothing is said where words of 2.4, or a line that keeps a default of
2.2, show that a first run may have done so.

The rule speaks only where the main file is given (or \`--assume-complete\`), since NameVirtualHost could stand in a file that
is not. Of files that the main file does not include, each is looked at by itself. The rule vhost-namevirtualhost-mismatch
has the cases where there is a NameVirtualHost, but it does not fit.`,
  *check(site, { unmeant }) {
    if (site.from === '2.4' || mayHaveHadNames(site)) return
    const isNew = distinctHits()
    const keep = site.once(isUntouched) ? keepUnread(unmeant) : undefined
    for (const { all, arrivals, idle } of selectionsOf(site)) {
      // Hardly any configuration has one to say it of.
      let unseen: readonly VirtualHost[] | undefined
      const said = new Set<VirtualHost>()
      for (const { on, in22, in24 } of arrivals) {
        if (!in22 || in22.named.length > 0 || in22.first !== in24?.first || meantFor(on, idle)) continue
        for (const host of reachable(in24)) {
          if (host === in22.first || said.has(host) || isKeptUnread(host)) continue
          said.add(host)
          unseen ??= keep ? neverAnswering(all, arrivals) : []
          const fix = unseen.includes(host) && host.at.close ? keep?.(host.at) : undefined
          const one = hit(host, in22.first, addressText(on), fix)
          if (isNew(one)) yield one
        }
      }
    }
  },
}

function hit({ at }: VirtualHost, first: VirtualHost, on: string, fix: Fix | undefined): Hit {
  const before = first.names[0] ?? 'the first one'
  const why = `which 2.2 without NameVirtualHost ${on} answered from ${before}`
  const message = `2.4 starts to serve this virtual host on ${on} for its names, ${why}`
  return fix
    ? { at, fix, message: `Hardly meant: ${message}. If it is to be served, leave it as it is.` }
    : { at, message: `${message}. Remove it, or make sure that what it serves may be seen.` }
}

/** Nothing is lost: `-D` with the name, or the tags taken out, brings it back. */
const keepUnread =
  (unmeant: Choices['unmeant']) =>
  (at: Section): Fix => {
    const edits = [insertBefore(at, [`<IfDefine ${neverAnswered}>`]), insertAfter(at, ['</IfDefine>'])]
    const title = 'Keep the virtual host unread, as it never answered'
    return unmeant === 'review' ? reviewFix(title, nobodyMisses, ...edits) : safeFix(title, ...edits)
  }

const nobodyMisses = 'Nobody misses what this virtual host serves, which 2.2 never answered from.'
