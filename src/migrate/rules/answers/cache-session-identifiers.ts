import { ruleOf } from '../../rule.js'

export const cacheSessionIdentifiers = ruleOf('answers', {
  id: 'cache-session-identifiers',
  title: 'CacheIgnoreURLSessionIdentifiers with the end of a name',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_cache.html#cacheignoreurlsessionidentifiers',
  fixes: 'none',
  covers: ['cache-session-identifiers'],
  page: `
For \`CacheIgnoreURLSessionIdentifiers sessionid\` 2.2 left out every parameter of the query string whose name *ends* in
\`sessionid\`, such as \`jsessionid=…\`. 2.4 leaves out a parameter only where its whole name is given. Pages that were cached once
for all sessions are then cached once for each.

The rule speaks of names that are the end of one which servers and languages use for sessions by default (\`jsessionid\`,
\`PHPSESSID\`). Add the full names; which ones occur only the applications can tell, so nothing is changed.`,
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
          message: `2.4 leaves out a parameter only where its whole name is ${arg.value}, 2.2 also left out names that end so, such as ${whole}; list each name in full.`,
        }
      }
    }
  },
})

/** Letter case counts. */
const wellKnown = ['jsessionid', 'JSESSIONID', 'PHPSESSID', 'phpsessid']
