import { ruleOf } from '../../rule.js'

export const cacheSessionIdentifiers = ruleOf('answers', {
  id: 'cache-session-identifiers',
  title: 'CacheIgnoreURLSessionIdentifiers with the end of a name',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_cache.html#cacheignoreurlsessionidentifiers',
  fixes: 'none',
  covers: ['cache-session-identifiers'],
  page: `
## What 2.2 did

\`CacheIgnoreURLSessionIdentifiers sessionid\` ignored every query parameter whose name *ends* in \`sessionid\`, such as
\`jsessionid=…\`.

## What 2.4 does

Only a parameter with exactly that name is ignored. A page that was cached once for all sessions is then cached once for
each session.

## What the rule does

It reports names that are the end of a common session parameter (\`jsessionid\`, \`PHPSESSID\`). Add the full names. Only
the applications show which ones occur.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const at of site.directives('CacheIgnoreURLSessionIdentifiers')) {
      const given = new Set(at.args.map((arg) => arg.value))
      for (const arg of at.args) {
        const whole = wellKnown.find(
          (name) => name !== arg.value && arg.value !== '' && name.endsWith(arg.value) && !given.has(name),
        )
        if (!whole) continue
        yield {
          at,
          mark: arg,
          message: `2.4 ignores only a parameter named exactly ${arg.value}; 2.2 also ignored names that end in it, such as ${whole}. List each full name.`,
        }
      }
    }
  },
})

/** Parameter names are case-sensitive. */
const wellKnown = ['jsessionid', 'JSESSIONID', 'PHPSESSID', 'phpsessid']
