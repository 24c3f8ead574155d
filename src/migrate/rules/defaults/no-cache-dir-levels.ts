import { insertAfter, reviewFix } from '../../../edit/edit.js'
import { serversOn22, startLines } from '../../../site/server-level.js'
import { rarelyTrueAssumption } from '../../assumptions.js'
import { ruleOf } from '../../rule.js'

export const noCacheDirLevels = ruleOf('defaults', {
  id: 'no-cache-dir-levels',
  title: 'CacheDirLevels is left at its default',
  severity: 'info',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_cache_disk.html#cachedirlevels',
  fixes: 'review',
  covers: ['default-cachedirlevels'],
  page: `
## What 2.2 did

Without CacheDirLevels, the disk cache stored its files three folders deep.

## What 2.4 does

The default is two folders. Responses are the same, but in a very large cache each folder holds more files. 2.4 cannot
read the cache files of 2.2, so empty the CacheRoot folder when you upgrade.

## What the rule does

It offers \`CacheDirLevels 3\` for review.`,
  *check(site) {
    for (const server of serversOn22(site)) {
      const roots = startLines(site, server, 'CacheRoot')
      const [at] = roots
      if (!at || startLines(site, server, 'CacheDirLevels').length > 0) continue
      yield {
        at,
        message: '2.4 stores cached files two folders deep; 2.2 used three. To keep three, add `CacheDirLevels 3`.',
        fix: reviewFix(
          'Add CacheDirLevels 3',
          rarelyTrueAssumption(
            'no-cache-dir-levels',
            'The cache holds so many files that it needs folders three levels deep.',
          ),
          roots.map((root) => insertAfter(root, ['CacheDirLevels 3'])),
        ),
      }
    }
  },
})
