import { type Edit, insertBefore, replaceArgs, safeFix } from '../../../edit/edit.js'
import { atoi } from '../../../httpd/number.js'
import type { Site } from '../../../site/site.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const ldapSharedCacheZero = ruleOf('answers', {
  id: 'ldap-shared-cache-zero',
  title: 'LDAPSharedCacheSize 0',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ldap.html#ldapsharedcachesize',
  fixes: 'safe',
  covers: ['ldap-shared-cache-zero'],
  page: `
\`LDAPSharedCacheSize 0\` switched all caching of LDAP answers off in 2.2: a password or group that was changed in the directory
counted with the next request. In 2.4 it switches off shared memory only, and each process keeps answers in a cache of its own,
by default for ten minutes. **For that long a user who was removed is still let in.**

\`LDAPCacheEntries 0\` and \`LDAPOpCacheEntries 0\` switch caching off in 2.4, and are added, or take the place of other values,
which had no effect without a cache.`,
  *check(site) {
    if (site.from === '2.4') return
    const at = site.directives('LDAPSharedCacheSize').find((line) => /^0+$/.test(line.args[0]?.value ?? ''))
    if (at && !sizes.some((name) => isOff(site, name))) {
      yield {
        at,
        message:
          '2.4 caches LDAP answers in each process with this size, 2.2 cached none, so that a removed user is let in for some minutes; set LDAPCacheEntries and LDAPOpCacheEntries to 0.',
        fix: safeFix('Cache nothing', ...sizes.flatMap((name) => switchedOff(site, at, name))),
      }
    }
  },
})

const sizes = ['LDAPCacheEntries', 'LDAPOpCacheEntries'] as const

/** One size of zero is enough (util_ldap_cache_mgr.c, util_ald_create_caches). */
const isOff = (site: Site, name: string) => {
  const lines = site.directives(name)
  return lines.length > 0 && lines.every((line) => atoi(line.args[0]?.value ?? '') <= 0)
}

function switchedOff(site: Site, at: Directive, name: string): Edit[] {
  const lines = site.directives(name)
  return lines.length > 0 ? lines.map((line) => replaceArgs(line, '0')) : [insertBefore(at, [`${name} 0`])]
}
