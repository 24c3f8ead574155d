import { type Assumption, type Fix, fixCountingOn, insertAfter, insertBefore } from '../../../edit/edit.js'
import { isKeptUnread, mayHaveHadNames, neverAnswered, neverAnswering } from '../../../models/vhost-cures.js'
import { meantFor, reachable, selectionsOf } from '../../../models/vhost-selection.js'
import { addressText, type VirtualHost } from '../../../models/virtual-hosts.js'
import { distinctHits } from '../../distinct-hits.js'
import { type Hit, ruleOf } from '../../rule.js'

export const vhostImplicitNameBased = ruleOf('answers', {
  id: 'vhost-implicit-name-based',
  title: 'Virtual hosts share an address without NameVirtualHost',
  see: 'https://httpd.apache.org/docs/2.4/vhosts/name-based.html',
  fixes: 'safe',
  covers: ['vhost-implicit-name-based', 'vhost-default-name'],
  page: `
Several \`<VirtualHost>\` sections may have the same address and port, and no NameVirtualHost asks for a choice by name. Then 2.2 serves everything from the first of them and warns of an overlap. The others are never seen. 2.4 needs no NameVirtualHost:
it chooses by name, and the others start to answer for their names.

That may be what was always meant, or it may show the world a test site, an old copy or a half-finished host. So look at
each virtual host that is named, and remove it or make sure that it may be seen.

\`--from 2.2\` may say that 2.2 runs with these very files. Lines that no 2.4 starts with (LockFile, LoadModule of a module that is gone) may show it. Then the fix puts those that never answered into an \`<IfDefine>\` that nobody defines, where 2.4 does not read them. So all requests are answered as before. It is for review with the setting \`unmeant: review\`. Elsewhere
there is no fix, since NameVirtualHost may have been taken out for 2.4. Nothing is said where words of 2.4, or a line that
keeps a default of 2.2, show that a first run may have done so.

The rule speaks only where the main file is given (or \`--assume-complete\`), since NameVirtualHost could stand in a file that
is not. Of files that the main file does not include, each is looked at by itself. The rule vhost-namevirtualhost-mismatch
has the cases where there is a NameVirtualHost, but it does not fit.`,
  *check(site, choices) {
    if (site.from === '2.4' || mayHaveHadNames(site)) return
    const isNew = distinctHits()
    const doubts = choices.unmeant === 'review' ? [nobodyMisses] : []
    const keep = site.fromGiven && site.judgement.isUntouched ? keepUnread(doubts) : undefined
    for (const { all, arrivals, idle } of selectionsOf(site)) {
      // Hardly any configuration has one to say it of.
      let cure: Cure | undefined
      const said = new Set<VirtualHost>()
      for (const { on, in22, in24 } of arrivals) {
        if (!in22 || in22.named.length > 0 || in22.first !== in24?.first || meantFor(on, idle)) continue
        for (const host of reachable(in24)) {
          if (host === in22.first || said.has(host) || isKeptUnread(host)) continue
          said.add(host)
          cure ??= keep?.(neverAnswering(all, arrivals)) ?? noCure
          const fix = cure.hosts.includes(host) ? cure.fix : undefined
          const one = hit(host, { first: in22.first, on: addressText(on), isSure: site.fromGiven, fix })
          if (isNew(one)) yield one
        }
      }
    }
  },
})

interface Seen {
  /** The one that 2.2 answered from. */
  readonly first: VirtualHost
  readonly on: string
  /** Somebody has said that the files are of 2.2. */
  readonly isSure: boolean
  readonly fix: Fix | undefined
}

function hit({ at }: VirtualHost, { first, on, isSure, fix }: Seen): Hit {
  const before = first.names[0] ?? 'the first one'
  const why = `which 2.2 without NameVirtualHost ${on} answered from ${before}`
  const message = `2.4 starts to serve this virtual host on ${on} for its names, ${why}`
  if (fix) return { at, fix, message: `${message}. If it is to be served, leave it as it is.` }
  const remove = isSure ? 'Remove' : 'Unless NameVirtualHost was taken out for 2.4, remove'
  return { at, message: `${message}. ${remove} it, or make sure that what it serves may be seen.` }
}

/** What keeps the virtual hosts that never answered from 2.4, all at once: without one of them another may have its name. */
interface Cure {
  readonly hosts: readonly VirtualHost[]
  readonly fix: Fix | undefined
}

const noCure: Cure = { hosts: [], fix: undefined }

/** Nothing is lost: `-D` with the name, or the tags taken out, brings it back. */
const keepUnread =
  (doubts: readonly Assumption[]) =>
  (idle: readonly VirtualHost[]): Cure => {
    const hosts = idle.filter((host) => !isKeptUnread(host))
    if (hosts.some(({ at }) => !at.close)) return noCure
    const edits = hosts.flatMap(({ at }) => [
      insertBefore(at, [`<IfDefine ${neverAnswered}>`]),
      insertAfter(at, ['</IfDefine>']),
    ])
    const what = hosts.length > 1 ? `${hosts.length} virtual hosts unread, as they` : 'the virtual host unread, as it'
    const title = `Keep ${what} never answered`
    return { hosts, fix: fixCountingOn(title, doubts, ...edits) }
  }

const nobodyMisses: Assumption = {
  name: 'vhost-implicit-name-based:nobody-misses',
  sentence: 'Nobody misses what these virtual hosts serve, which 2.2 never answered from.',
}
