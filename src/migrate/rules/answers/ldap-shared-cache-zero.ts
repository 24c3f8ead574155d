import { type Edit, insertBefore, replaceArgs, safeFix } from '../../../edit/edit.js'
import { atoi } from '../../../httpd/number.js'
import type { Site } from '../../../site/site.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const ldapSharedCacheZero = ruleOf('answers', {
  id: 'ldap-shared-cache-zero',
  title: 'LDAPSharedCacheSize 0 no longer turns caching off',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ldap.html#ldapsharedcachesize',
  fixes: 'safe',
  covers: ['ldap-shared-cache-zero'],
  page: `
## What 2.2 did

\`LDAPSharedCacheSize 0\` turned all caching of LDAP responses off. A changed password or group took effect with the
next request.

## What 2.4 does

It only turns shared memory off. Each process caches responses itself, by default for ten minutes. **A user who was
removed still gets in for that long.**

## What the rule does

It writes \`LDAPCacheEntries 0\` and \`LDAPOpCacheEntries 0\`, which turn caching off in 2.4. They replace other values,
which had no effect without a cache.`,
  *check(site) {
    if (site.from === '2.4') return
    const at = site.directives('LDAPSharedCacheSize').find((line) => /^0+$/.test(line.args[0]?.value ?? ''))
    if (at && !sizes.some((name) => isOff(site, name))) {
      yield {
        at,
        message:
          'A removed user still gets in for some minutes: 2.4 caches LDAP responses in each process, 2.2 did not. Set LDAPCacheEntries and LDAPOpCacheEntries to 0.',
        fix: safeFix(
          'Write LDAPCacheEntries 0 and LDAPOpCacheEntries 0',
          ...sizes.flatMap((name) => switchedOff(site, at, name)),
        ),
      }
    }
  },
})

const sizes = ['LDAPCacheEntries', 'LDAPOpCacheEntries'] as const

/**
 * Whether every line with this name sets a size of zero. One such size turns the cache off (util_ldap_cache_mgr.c,
 * util_ald_create_caches).
 */
const isOff = (site: Site, name: string) => {
  const lines = site.directives(name)
  return lines.length > 0 && lines.every((line) => atoi(line.args[0]?.value ?? '') <= 0)
}

function switchedOff(site: Site, at: Directive, name: string): Edit[] {
  const lines = site.directives(name)
  return lines.length > 0 ? lines.map((line) => replaceArgs(line, '0')) : [insertBefore(at, [`${name} 0`])]
}
