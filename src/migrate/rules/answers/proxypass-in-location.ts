import { proxyRoutesDivergingOn24 } from '../../../models/proxy-routes.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const proxypassInLocation = ruleOf('answers', {
  id: 'proxypass-in-location',
  title: 'ProxyPass in <Location> overlaps another ProxyPass',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_proxy.html#proxypass',
  fixes: 'none',
  covers: ['proxy-location-order'],
  page: `
## What 2.2 did

A ProxyPass in a \`<Location>\` was one of all ProxyPass lines of its server, and the first that matched was used.

## What 2.4 does

It belongs to its section. Of several matching sections the **last** one wins, and lines outside of sections count
only if no section matches. So \`<Location "/app/admin">\` before \`<Location "/app">\`, the right order for 2.2, sends
everything to the second back end.

## What the rule does

It reports paths that go to another back end than before. You know which one is meant. Put the more general section
first, or move all lines out of their sections: then the first match wins in both versions.`,
  *check(site) {
    if (site.from === '2.4') return
    const said = new Set<Directive>()
    for (const { path, in22, in24 } of proxyRoutesDivergingOn24(site)) {
      if (said.has(in24.at)) continue
      said.add(in24.at)
      const why = in22.inLocation
        ? 'the last matching <Location> wins, not the first'
        : '<Location> wins over lines outside'
      yield {
        at: in24.at,
        message: `2.4 ${now(in24.target, path)}; 2.2 ${before(in22.target)}. In 2.4 ${why}. Put general sections first, or move the ProxyPass lines out of <Location>.`,
      }
    }
  },
})

const now = (target: string, path: string) => (target === '!' ? `serves ${path} itself` : `sends ${path} to ${target}`)

const before = (target: string) => (target === '!' ? 'served it itself' : `sent it to ${target}`)
