import { divergences } from '../../../models/proxy-routes.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const proxypassInLocation = ruleOf('answers', {
  id: 'proxypass-in-location',
  title: 'ProxyPass in <Location> overlaps another ProxyPass',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_proxy.html#proxypass',
  fixes: 'none',
  covers: ['proxy-location-order'],
  page: `
In 2.2 a ProxyPass in \`<Location>\` was one of all ProxyPass lines of its server, and the first line that fits a request
counted. In 2.4 it belongs to its section: of several sections that fit, the **last** one counts, and lines outside of sections
only where no section fits.

So \`<Location "/app/admin">\` before \`<Location "/app">\`, the order that 2.2 asks for, sends everything to the second back end in
2.4. The rule names paths that go elsewhere than before. Which of the two is meant, and whether the other back end may be
reached at all, is for you to say. Put the more general section first, or bring all lines out of their sections, where in both
versions the first that fits counts.`,
  *check(site) {
    if (site.from === '2.4') return
    const said = new Set<Directive>()
    for (const { path, in22, in24 } of divergences(site)) {
      if (said.has(in24.at)) continue
      said.add(in24.at)
      const why = in22.inLocation
        ? 'the last <Location> that fits counts, not the first'
        : '<Location> comes before lines outside'
      yield {
        at: in24.at,
        message: `2.4 ${now(in24.target, path)}, 2.2 ${before(in22.target)}: in 2.4 ${why}. Put general sections first, or ProxyPass lines outside of <Location>.`,
      }
    }
  },
})

const now = (target: string, path: string) => (target === '!' ? `serves ${path} itself` : `sends ${path} to ${target}`)

const before = (target: string) => (target === '!' ? 'served it itself' : `sent it to ${target}`)
