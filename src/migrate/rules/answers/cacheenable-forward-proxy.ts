import { insertBefore, safeFix } from '../../../edit/edit.js'
import { virtualHostAround } from '../../../site/around.js'
import type { Site } from '../../../site/site.js'
import type { Section } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const cacheenableForwardProxy = ruleOf('answers', {
  id: 'cacheenable-forward-proxy',
  title: 'CacheEnable / on a forward proxy',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_cache.html#cacheenable',
  fixes: 'safe',
  covers: ['cacheenable-forward-proxy'],
  page: `
\`CacheEnable disk /\` cached everything in 2.2, what a forward proxy (\`ProxyRequests On\`) fetched from elsewhere too. In 2.4 a
path stands for local content and reverse proxies only; what a forward proxy fetches is cached where CacheEnable has its
scheme.

A line for \`http://\` is added, and one for \`ftp://\` where mod_proxy_ftp is loaded. The old line stays, for local content. For
\`https://\` there is nothing to cache: browsers send it through the proxy as a tunnel.`,
  *check(site) {
    if (site.from === '2.4') return
    const isForwardProxy = forwardProxies(site)
    const done = cachesFetched(site)
    for (const at of site.directives('CacheEnable')) {
      const [type, path] = at.args.map((arg) => arg.value)
      // The other types of 2.2 are gone: see cacheenable-mem-fd.
      if (type?.toLowerCase() !== 'disk' || path !== '/') continue
      const server = virtualHostAround(at)
      if (!isForwardProxy(server) || done.has(server) || done.has(undefined)) continue
      const schemes = ['http://', ...(site.loads('mod_proxy_ftp') ? ['ftp://'] : [])]
      yield {
        at,
        message:
          '2.4 takes "/" in CacheEnable for local content only, so that this forward proxy caches nothing; add "CacheEnable disk http://" to go on.',
        fix: safeFix(
          'Cache what the proxy fetches',
          insertBefore(
            at,
            schemes.map((scheme) => `CacheEnable disk ${scheme}`),
          ),
        ),
      }
    }
  },
})

/** Virtual hosts inherit ProxyRequests; undefined stands for the main server, whose CacheEnable counts in all. */
function forwardProxies(site: Site): (server: Section | undefined) => boolean {
  const on = new Map<Section | undefined, boolean>()
  for (const line of site.directives('ProxyRequests')) {
    const server = virtualHostAround(line)
    on.set(server, on.get(server) || line.args[0]?.value.toLowerCase() === 'on')
  }
  const some = [...on.values()].includes(true)
  return (server) => (server ? (on.get(server) ?? on.get(undefined) ?? false) : some)
}

/** The servers that cache what is fetched by HTTP already. */
const cachesFetched = (site: Site): ReadonlySet<Section | undefined> =>
  new Set(
    site
      .directives('CacheEnable')
      .filter((line) => /^http:/i.test(line.args[1]?.value ?? ''))
      .map(virtualHostAround),
  )
