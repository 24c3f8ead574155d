import { insertBefore, safeFix } from '../../../edit/edit.js'
import { virtualHostAround } from '../../../site/line-scope.js'
import type { Site } from '../../../site/site.js'
import type { Section } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const cacheenableForwardProxy = ruleOf('answers', {
  id: 'cacheenable-forward-proxy',
  title: 'CacheEnable / no longer caches for a forward proxy',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_cache.html#cacheenable',
  fixes: 'safe',
  covers: ['cacheenable-forward-proxy'],
  page: `
## What 2.2 did

\`CacheEnable disk /\` cached everything, including what a forward proxy (\`ProxyRequests On\`) fetched.

## What 2.4 does

A path stands only for local content and reverse proxies. A forward proxy caches only if CacheEnable names the scheme.

## What the rule does

It adds a line for \`http://\`, and one for \`ftp://\` if mod_proxy_ftp is loaded. The old line stays for local content.
\`https://\` goes through the proxy as a tunnel and cannot be cached.`,
  *check(site) {
    if (site.from === '2.4') return
    const isForwardProxy = forwardProxies(site)
    const done = cachesFetched(site)
    for (const at of site.directives('CacheEnable')) {
      const [type, path] = at.args.map((arg) => arg.value)
      // Another rule, cacheenable-mem-fd, handles the cache types that 2.4 does not have.
      if (type?.toLowerCase() !== 'disk' || path !== '/') continue
      const server = virtualHostAround(at)
      if (!isForwardProxy(server) || done.has(server) || done.has(undefined)) continue
      const schemes = ['http://', ...(site.loads('mod_proxy_ftp') ? ['ftp://'] : [])]
      yield {
        at,
        message:
          'This forward proxy caches nothing in 2.4, where "/" in CacheEnable means only local content. To keep the cache, write "CacheEnable disk http://".',
        fix: safeFix(
          "Cache the proxy's responses",
          insertBefore(
            at,
            schemes.map((scheme) => `CacheEnable disk ${scheme}`),
          ),
        ),
      }
    }
  },
})

/** Returns a test: whether a server (undefined for the main server) is a forward proxy. Virtual hosts inherit ProxyRequests. */
function forwardProxies(site: Site): (server: Section | undefined) => boolean {
  const on = new Map<Section | undefined, boolean>()
  for (const line of site.directives('ProxyRequests')) {
    const server = virtualHostAround(line)
    on.set(server, on.get(server) || line.args[0]?.value.toLowerCase() === 'on')
  }
  const some = [...on.values()].includes(true)
  return (server) => (server ? (on.get(server) ?? on.get(undefined) ?? false) : some)
}

/** The servers with a CacheEnable for `http:` URLs. */
const cachesFetched = (site: Site): ReadonlySet<Section | undefined> =>
  new Set(
    site
      .directives('CacheEnable')
      .filter((line) => /^http:/i.test(line.args[1]?.value ?? ''))
      .map(virtualHostAround),
  )
